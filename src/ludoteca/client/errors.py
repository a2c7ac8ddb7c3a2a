"""What can go wrong between a client, a server and an engine; each says in a sentence what to do about it."""

from ludoteca.core.errors import KeyedError

DOMAIN = "connect"


class ClientError(KeyedError):
    """A link that leads nowhere, a server that does not answer, or a file that cannot be kept."""

    domain = DOMAIN


class EngineError(KeyedError):
    """An engine that cannot be started, is gone, says nothing, or answers what it should not."""

    domain, table = DOMAIN, "engine"


class RequestRefusedError(ClientError):
    """What the server has against a request, in its own words."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__("problem", sentence=sentence)
        self.code = code
