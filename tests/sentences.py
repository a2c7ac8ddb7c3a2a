"""Every sentence of the catalogues, rendered with small and large numbers and every word that it can name.

To read them: `python tests/sentences.py es parchis` (a language, and as many catalogues as you like, or none for all).
"""

import string
import sys
from collections.abc import Iterator, Mapping
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core import text
from ludoteca.core.text import SELECTOR, SEVERAL, is_sentence, say

LOCALE = Path(ludoteca.__file__).parent / "locale"
DOMAINS = sorted([*ludoteca.games, *(path.stem for path in (LOCALE / "en").glob("*.toml"))])
NUMBERS = (1, 2, 0, 21, 1000)
NEVER_ONE = {
    "players": (2, 4, 8),
    "limit": (60, 200, 4000),
    "columns": (40, 80),
    "width": (40, 80),
    "widest": (80, 100),
}  # by the name of the parameter
STARRED = ("1", "22", "7")  # what stands for the star of a vocabulary's entry
MOST_RENDERINGS = 12


def entries(table: Mapping[str, Any], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """List the sentences of a catalogue's table with their keys; a sentence may be a table of forms."""
    for key, value in table.items():
        if is_sentence(value):
            yield prefix + key, value
        else:
            yield from entries(value, f"{prefix}{key}.")


def catalogue(domain: str, language: str) -> dict[str, Any]:
    """Read the sentences of a catalogue by key, without its vocabularies."""
    return {key: value for key, value in entries(text.catalogue(domain, language)) if not key.startswith("words.")}


def forms(sentence: Any) -> list[str]:
    """List the forms of a sentence."""
    return [sentence] if isinstance(sentence, str) else [text for key, text in sentence.items() if key != SELECTOR]


def parameters(sentence: Any) -> dict[str, str]:
    """Map each parameter of a sentence to its vocabulary, or to an empty text."""
    named = {} if isinstance(sentence, str) else {sentence[SELECTOR]: ""}
    for form in forms(sentence):
        for _, name, vocabulary, _ in string.Formatter().parse(form):
            if name:
                named[name] = vocabulary or named.get(name, "")
    return named


def renderings(domain: str, key: str, language: str) -> Iterator[str]:
    """Say a sentence with as many values as make a difference to its words."""
    sentence = catalogue(domain, language)[key]
    words = text.catalogue(domain, language).get("words", {})
    chosen_by = (
        [one for one in sentence if one not in (SELECTOR, "one", "other")] if not isinstance(sentence, str) else []
    )
    values: dict[str, list[Any]] = {}
    for name, vocabulary in parameters(sentence).items():
        if vocabulary:
            single = [known for entry in words[vocabulary] if entry != SEVERAL for known in starred(entry)]
            chooses = not isinstance(sentence, str) and name == sentence[SELECTOR]  # then it is a list, of any length
            values[name] = [*([one] if chooses else one for one in single), single[:2], single[:3]]
        elif not isinstance(sentence, str) and name == sentence[SELECTOR]:
            values[name] = [*chosen_by, *NUMBERS]
        else:
            values[name] = list(NEVER_ONE.get(name, NUMBERS))
    if not values:
        yield say(domain, key, language)
        return
    for row in islice(zip_longest(*values.values()), MOST_RENDERINGS):
        filled = {
            name: values[name][index % len(values[name])] if value is None else value
            for index, (name, value) in enumerate(zip(values, row, strict=True))
        }
        yield say(domain, key, language, **filled)


def starred(entry: str) -> list[str]:
    """List values that an entry of a vocabulary covers."""
    return [entry[:-1] + value for value in STARRED] if entry.endswith("*") else [entry]


def main() -> None:
    """Print every sentence of some catalogues."""
    language, *domains = sys.argv[1:]
    for domain in domains or DOMAINS:
        print(f"== {domain}")
        for key in catalogue(domain, language):
            print(f"{key}:", *dict.fromkeys(renderings(domain, key, language)), sep="\n    ")


if __name__ == "__main__":
    main()
