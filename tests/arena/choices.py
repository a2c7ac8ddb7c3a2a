"""What the bots choose in some positions, as a digest: while it stays, the published ladder tells their strength.

`python tests/arena/choices.py` prints the digests. They belong into choices.toml when the ladder has been measured
again.
"""

import hashlib
from itertools import islice

import ludoteca
from ludoteca.bots import LEVELS, bot_for
from playing import nodes

LEVELS_WITHOUT_CLOCK = LEVELS[:-1]  # an expert searches for as long as it may
POSITIONS = 10
SECONDS = 60.0


def digest_of(game_id: str, level: str) -> str:
    """Digest what a level chooses in positions of a random game, every twelfth node of it."""
    digest = hashlib.sha256()
    for node in islice(nodes(ludoteca.new(game_id, players=2, seed=17), seed=17), 3, 3 + 12 * POSITIONS, 12):
        if len(node.legal_moves) > 1:
            choice = bot_for(game_id, level, seed=3).choose(node, SECONDS)
            digest.update(f"{node.position()} {choice.move}\n".encode())
    return digest.hexdigest()[:16]


def main() -> None:
    """Print the digests as choices.toml has them."""
    for game_id in ludoteca.games:
        print(f"[{game_id}]")
        for level in LEVELS_WITHOUT_CLOCK:
            print(f'{level} = "{digest_of(game_id, level)}"')
        print()


if __name__ == "__main__":
    main()
