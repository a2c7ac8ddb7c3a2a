"""What the upper levels know of parqués."""
