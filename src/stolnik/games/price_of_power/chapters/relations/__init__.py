"""Chapter 11: Influence, Marriages, Alliances and Vassals."""
