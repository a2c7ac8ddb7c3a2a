"""Games of networks on a GPU, many thousand at once: to learn from, and to measure who is stronger."""
