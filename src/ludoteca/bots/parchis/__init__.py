"""What the upper levels know of parchís."""
