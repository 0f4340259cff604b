"""The table: a server on which people play these games.

A room is a match, its seats and its watchers.  ``docs/protocol.md`` says how clients talk to it,
``docs/hosting.md`` how to run it.
"""
