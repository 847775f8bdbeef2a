"""The rules of IncrediBrawl, compiled and only compiled, on the kernel alone. Read `ids`, `state` and `turn` first."""
