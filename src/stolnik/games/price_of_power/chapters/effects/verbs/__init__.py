"""The verbs of cards, by subject.

Each module has a table ``VERBS`` of functions ``(g, scope, args) -> Flow[None]``.
"""
