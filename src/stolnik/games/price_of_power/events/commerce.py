"""What happens in the chapters of commerce."""
