"""What every game shares: kernels, games in progress, options, records, dice, words."""
