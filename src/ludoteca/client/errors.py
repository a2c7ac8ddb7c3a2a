"""What can go wrong between a client, a server and an engine; each says in a sentence what to do about it."""

from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import Message

DOMAIN = "connect"


class ClientError(LudotecaError):
    """A link that leads nowhere, a server that does not answer, or a file that cannot be kept."""

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(Message(DOMAIN, f"fault.{key}", parameters))


class EngineError(LudotecaError):
    """An engine that cannot be started, is gone, says nothing, or answers what it should not."""

    def __init__(self, key: str, **parameters: Any) -> None:
        super().__init__(Message(DOMAIN, f"engine.{key}", parameters))
        self.key = key


class RequestRefusedError(ClientError):
    """What the server has against a request, in its own words."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__("problem", sentence=sentence)
        self.code = code
