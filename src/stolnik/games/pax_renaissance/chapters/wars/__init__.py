"""Battles and what they change: campaigns, civil and religious wars, and regimes (F9, J, K)."""
