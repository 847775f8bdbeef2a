"""IncrediBrawl in words: actions, prompts, views, events, card texts, scenes. It changes nothing."""
