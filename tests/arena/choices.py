"""What the bots choose in some positions, as a digest: while it stays, the published ladder tells their strength.

Those of hard bots: lower levels make slips by luck, which is drawn from all bytes of a state and so changes with every
new field; an expert searches for as long as it may.

`python tests/arena/choices.py` prints the digests. They belong into choices.toml when the ladder has been measured
again.
"""

import hashlib
from itertools import islice

import ludoteca
from ludoteca.bots import bot_for
from playing import nodes, unhurried

LEVEL = "hard"
POSITIONS = 10


def digest_of(game_id: str) -> str:
    """Digest what the level chooses in positions of a random game, every twelfth node of it."""
    digest, bot = hashlib.sha256(), bot_for(game_id, LEVEL, seed=3)
    for node in islice(nodes(ludoteca.new(game_id, players=2, seed=17), seed=17), 3, 3 + 12 * POSITIONS, 12):
        if len(node.legal_moves) > 1:
            with unhurried() as seconds:
                digest.update(f"{len(node.legal_moves)} {bot.choose(node, seconds).move}\n".encode())
    return digest.hexdigest()[:16]


def main() -> None:
    """Print the digests as choices.toml has them."""
    for game_id in ludoteca.games:
        print(f'{game_id} = "{digest_of(game_id)}"')


if __name__ == "__main__":
    main()
