"""What happens in the chapters of war."""
