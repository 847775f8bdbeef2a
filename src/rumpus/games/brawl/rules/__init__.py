"""The rules of BRAWL, compiled and only compiled, upon the kernel alone. Read `ids`, `state` and `turn` first."""
