"""The chapters of the rulebook, each with its questions, guards and procedures."""
