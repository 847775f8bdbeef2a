"""How the rules of a game run: the loops written once (`loops`), bound to a game as one module (`bind`), and processes
for what takes long.
"""
