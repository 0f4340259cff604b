"""What happens in the chapters of government."""
