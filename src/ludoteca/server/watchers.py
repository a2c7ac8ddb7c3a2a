"""Tables of bots alone go on while somebody looks, a few for each address."""

from collections.abc import Mapping

from ludoteca.server.live_table import Client, LiveTable
from ludoteca.server.schedule import is_of_bots_alone


class Watchers:
    """Knows which tables the clients at each address look at, the longest watched first."""

    def __init__(self, live: Mapping[str, LiveTable], most: int) -> None:
        self.live, self.most = live, most
        self._watched: dict[str, dict[str, int]] = {}  # connections, by address and table

    def enter(self, client: Client, table: str) -> None:
        """Note that a client looks at a table."""
        tables = self._watched.setdefault(client.address, {})
        tables[table] = tables.get(table, 0) + 1

    def leave(self, client: Client, table: str) -> list[LiveTable]:
        """Note that a client has gone; return the tables that may go on now."""
        tables = self._watched.get(client.address, {})
        if table not in tables:
            return []  # it has gone before it was let in
        tables[table] -= 1
        if not tables[table]:
            del tables[table]
        if not tables:
            del self._watched[client.address]
        return [self.live[one] for one in self._going_on(client.address) if one in self.live]

    def is_watched(self, live: LiveTable) -> bool:
        """Return whether somebody looks at a table of bots alone, and not at too many others."""
        table = live.table.head.id
        return any(table in self._going_on(client.address) for client in live.clients)

    def _going_on(self, address: str) -> list[str]:
        tables = self._watched.get(address, {})
        alone = [one for one in tables if one in self.live and is_of_bots_alone(self.live[one].table)]
        return alone[: self.most]
