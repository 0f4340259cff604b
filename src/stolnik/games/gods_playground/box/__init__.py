"""The components: what they are, and how the box is opened."""
