"""The checked, friendly door: `match` plays, `position` answers, `describe` says it in words; saves, scenes, scenarios
and what a game teaches are games as text.
"""
