"""The Papal Curia: Cardinals, the Papal Controller and what the Pope can be made to do."""
