"""Chapter 15: the faiths of Areas and Realms, Religious Dissent, and how faiths change."""
