"""Chapter 12: Trade cards, nodes, protection, Merchants and Trade Income."""
