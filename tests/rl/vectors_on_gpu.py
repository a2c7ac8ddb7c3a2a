"""Plays vector environments in Numba's CUDA simulator, which must be chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 LUDOTECA_JIT=0 python -m rl.vectors_on_gpu FILE

The file gets all that the steps return, by way to play.
"""

import copy
import pickle
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from ludoteca.rl.errors import RLError
from ludoteca.rl.vector import VectorEnv

ROWS, STEPS, SEED = 3, 14, 4
WAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "parchis": ("parchis", {"players": 2, "mode": "two-colours", "max_steps": 9}),
    "parques": ("parques", {"pieces": 1, "max_steps": 7}),
    "felix-sex": ("felix-sex", {"pieces": 5, "max_steps": 6}),
    "stax": ("stax", {"move_limit": 4}),
    "agent": ("parchis", {"players": 2, "opponents": "easy", "max_steps": 5}),
}
COPIES: tuple[Callable[[VectorEnv], VectorEnv], ...] = (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)))


def played(way: str, device: str) -> dict[str, Any]:
    """Step an environment, copying it twice on the way, and note all that it returns."""
    game, keywords = WAYS[way]
    env = VectorEnv(game, ROWS, seed=SEED, device=device, **keywords)
    notes: dict[str, Any] = {}
    returned: tuple[Any, ...] = env.reset()
    for step in range(STEPS):
        note(notes, f"{way} {step}", returned)
        actions = env.sample()
        note(notes, f"{way} {step} actions", (actions,))
        returned = env.step(actions)
        if step in (4, 8):
            env = COPIES[step // 8](env)
    returned = env.reset(options={"reset_mask": np.array([True, False, True])})
    note(notes, f"{way} reset", returned)
    note(notes, f"{way} seeded", env.reset(seed=[1, 2, 3]))
    note(notes, f"{way} seat 1", (env.observe(1), env.states.view(np.uint8)))
    note(notes, f"{way} refused", (np.array(refusal_of(env)),))
    return notes


def note(notes: dict[str, Any], name: str, returned: tuple[Any, ...]) -> None:
    """Note what was returned; the ends of games only where some have ended."""
    *arrays, last = returned
    infos = last if isinstance(last, dict) else {"last": last}
    ended = infos.get("_final_obs", np.zeros(0)).any()
    named = {str(number): array for number, array in enumerate(arrays)} | infos
    for key, value in named.items():
        if "final" not in key:
            notes[f"{name} {key}"] = np.array(value)
        elif ended and key == "final_info":
            note(notes, f"{name} {key}", ({inner: part[infos["_final_obs"]] for inner, part in value.items()},))
        elif ended:
            notes[f"{name} {key}"] = np.array(value)[infos["_final_obs"]]


def refusal_of(env: VectorEnv) -> str:
    """Return why an action that is not open is refused."""
    try:
        env.step(np.full(ROWS, env.action_count))
    except RLError as error:
        return str(error)
    return "taken"


def main() -> None:
    """Play, and save what came of it."""
    notes: dict[str, Any] = {}
    for way in WAYS:
        notes |= played(way, "cuda")
    np.savez(sys.argv[1], **notes)


if __name__ == "__main__":
    main()
