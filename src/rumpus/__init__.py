"""Tabletop brawls at one table: rules, bots, a server and a page."""
