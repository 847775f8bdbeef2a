"""What rules are written with: `@record` and `@rule`, how a rule becomes machine code, and what records hold that games
share: piles, masks, squares, a stack, chance, the log. Read `record`, `runtime`, then `chance`. Imports nothing of the
house.
"""
