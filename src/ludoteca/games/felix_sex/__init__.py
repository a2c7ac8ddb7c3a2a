"""Felix Sex, the Roman ludus duodecim scriptorum with three dice."""
