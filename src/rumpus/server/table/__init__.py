"""A table: its people, its match, what may be done at it, what moves by itself."""
