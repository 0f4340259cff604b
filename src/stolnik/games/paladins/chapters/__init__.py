"""The chapters of the rulebook, with their questions and guards."""
