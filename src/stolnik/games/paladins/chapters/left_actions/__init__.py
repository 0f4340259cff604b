"""The actions on the left side of the player board: Workers, resources and Workshops."""
