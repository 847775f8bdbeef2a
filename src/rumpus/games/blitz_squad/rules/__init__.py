"""Compiled rules: so far `ops`, the generated numbers of the words."""
