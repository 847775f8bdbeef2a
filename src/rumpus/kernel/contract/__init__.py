"""What a game promises, as typed parts of a GameSpec, and the tables that it tells its facts in: options, acts, lines,
views, content. Read `spec` and `parts`, then `acts` and `lines`.
"""
