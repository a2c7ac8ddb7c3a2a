"""What the upper levels of Stax think by: alpha-beta search, in kernels."""
