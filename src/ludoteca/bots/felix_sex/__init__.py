"""What the upper levels know of Felix Sex."""
