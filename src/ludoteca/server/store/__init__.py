"""What the server keeps, and how it is read and written."""

from ludoteca.server.store.models import HOST, Entry, Head, Listed, Status, StoreError, Token, Write
from ludoteca.server.store.store import Store

__all__ = ["HOST", "Entry", "Head", "Listed", "Status", "Store", "StoreError", "Token", "Write"]
