"""The rules of Dust-up, compiled and only compiled, upon the kernel alone. Read `ids`, `state` and `turn` first."""
