"""The virtual player of the one-player game, driven by its Scheme cards.

It decides nothing: every move follows from its cards, its board and its Resource marker.  Only
an Inquisition that it brings about can ask anything, and then it asks the human player.
"""
