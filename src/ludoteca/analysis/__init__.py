"""What many games have in common: random games by the million, and what can be learned from them."""
