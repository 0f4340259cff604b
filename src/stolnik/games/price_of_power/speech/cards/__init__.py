"""What stands on cards, said from their data: no card has a text of its own."""
