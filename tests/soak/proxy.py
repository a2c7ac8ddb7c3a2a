"""A network between people and a server that can be cut, slowed down, held up and half closed."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass

CHUNK = 2**16
ENDED = (OSError, RuntimeError)  # how a write to a connection ends that was cut; the second is uvloop's


@dataclass(eq=False)
class Link:
    """One connection of a client, and the one to the server that belongs to it."""

    client: asyncio.StreamWriter
    server: asyncio.StreamWriter

    def cut(self) -> None:
        for writer in (self.client, self.server):
            writer.transport.abort()

    def half_close(self) -> None:
        """Let the server believe that the client sends nothing more; it may still answer."""
        if not self.server.is_closing():
            self.server.write_eof()


class Proxy:
    """Passes bytes between clients and a server whose port may change; keeps a port of its own on loopback."""

    def __init__(self, port_of_server: Callable[[], int | None], chooser: random.Random) -> None:
        self.port_of_server, self.chooser = port_of_server, chooser
        self.links: set[Link] = set()
        self.passing = asyncio.Event()  # cleared, bytes wait
        self.passing.set()
        self.delay_seconds = 0.0  # of every piece of data
        self.refuses = False
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self._accept, "127.0.0.1", 0)

    @property
    def port(self) -> int:
        assert self.server
        port: int = self.server.sockets[0].getsockname()[1]
        return port

    def close(self) -> None:
        if self.server:
            self.server.close()
        for link in tuple(self.links):
            link.cut()

    def some_links(self, share: float) -> list[Link]:
        return [link for link in self.links if self.chooser.random() < share]

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        port = self.port_of_server()
        if self.refuses or port is None:
            writer.transport.abort()
            return
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            writer.transport.abort()
            return
        link = Link(writer, server_writer)
        self.links.add(link)
        try:
            await asyncio.gather(self._pass(reader, server_writer), self._pass(server_reader, writer))
        except ENDED:
            pass
        finally:
            self.links.discard(link)
            link.cut()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self.passing.wait()
            if self.delay_seconds:
                await asyncio.sleep(self.delay_seconds)
            writer.write(data)
            await writer.drain()
        if not writer.is_closing():
            writer.write_eof()
