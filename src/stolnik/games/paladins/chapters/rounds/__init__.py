"""The steps of a Round around the actions."""
