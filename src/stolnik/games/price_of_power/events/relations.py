"""What happens in the chapters of relations."""
