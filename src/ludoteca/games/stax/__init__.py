"""Stax: hexagonal tiles that walk and climb along their arrows (Cameron Browne)."""
