"""BRAWL in words: actions, prompts, views, events, card texts, scenes. It reads the rules, and changes nothing."""
