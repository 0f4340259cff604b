"""The actions on the right side of the player board.

Each requires one Attribute and raises another, and each scores at the end of the game.
"""
