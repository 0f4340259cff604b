"""Paladins of the West Kingdom: West Francia around the year 900."""
