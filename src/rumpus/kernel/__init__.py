"""What every game stands on; knows no game. Five rooms, each standing on those before it: `records`, `words`,
`contract`, `compile`, `match`.
"""
