"""Brutality in words: names, views, acts, prompts, events, scenes. Plain Python; reads the rules, changes nothing."""
