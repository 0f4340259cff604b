"""God's Playground (Boże Igrzysko): magnate families, and five enemies at the gates."""
