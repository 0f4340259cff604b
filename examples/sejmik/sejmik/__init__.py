"""Sejmik: the worked example of docs/adding-a-game.md."""
