"""The HTTP half of the protocol: thin handlers over the house."""
