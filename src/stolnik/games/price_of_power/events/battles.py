"""What happens in the chapters of battles."""
