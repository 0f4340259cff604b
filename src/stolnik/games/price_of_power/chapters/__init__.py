"""The rules, one module or room per chapter of the rulebook."""
