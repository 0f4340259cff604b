"""The chapters of the rulebook: the set-up, the five stages of a turn, and the end."""
