"""The compiled rules of Blitz Squad: what each file holds stands in the README of the game."""
