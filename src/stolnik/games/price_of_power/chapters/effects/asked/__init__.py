"""The words of conditions, by what they ask about.

Each module has a table ``WORDS`` of functions that say whether one word holds for a Realm.
"""
