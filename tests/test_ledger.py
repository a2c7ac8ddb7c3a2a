"""Ids, functions and rows: every clause is kept somewhere, every rule function keeps one, every clause is shown."""

import inspect
import re
import tomllib
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import ludoteca
from ludoteca.core.kernel import plain
from ludoteca.core.rules_text import BOTH, PRINTED, RULED
from playing import table_of
from test_rows import reach, rows_of

CONTRACTS = Path(__file__).parents[1] / "docs/rules"
ORIGINALS = Path(__file__).parents[2] / "shared/rules"
SOURCE_OF_MARKS = {frozenset("S"): PRINTED, frozenset("R"): RULED, frozenset("SR"): BOTH}
ENDINGS = {"enforced", "construction", "left_out"}
CLAUSES = [(game_id, clause) for game_id in ludoteca.games for clause in table_of(game_id, "ledger.toml")]

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_clause = pytest.mark.parametrize(("game_id", "clause"), CLAUSES)


def module_of(game_id: str, name: str) -> ModuleType:
    """Load a module of a game."""
    return import_module(f"ludoteca.games.{game_id.replace('-', '_')}.{name}")


def module_folder(game_id: str) -> Path:
    """Find the folder of a game's modules."""
    return Path(ludoteca.__file__).parent / "games" / game_id.replace("-", "_")


def rule_functions(game_id: str) -> dict[str, str]:
    """Tell the clause at the head of each rule function's docstring, in the order of the file."""
    rules = module_of(game_id, "rules")
    found = {name: plain(value) for name, value in vars(rules).items() if callable(value)}
    own = {name: function for name, function in found.items() if function.__module__ == rules.__name__}
    ordered = sorted(own, key=lambda name: inspect.getsourcelines(own[name])[1])
    return {name: (own[name].__doc__ or "").split("  ")[0] for name in ordered}


def test_the_contracts_are_those_that_lie_beside_this_checkout() -> None:
    """Only where they do: they are written there and copied here."""
    for original in ORIGINALS.glob("*.md"):
        assert (CONTRACTS / original.name).read_bytes() == original.read_bytes(), f"copy {original} to docs/rules"


@every_game
def test_the_ledger_has_the_clauses_of_the_contract(game_id: str) -> None:
    contract = (CONTRACTS / f"{game_id}.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^- ([A-Z]-\w+) ", contract, re.MULTILINE)
    assert list(table_of(game_id, "ledger.toml")) == clauses


@every_game
def test_the_source_of_each_clause_is_that_of_the_contract(game_id: str) -> None:
    contract = (CONTRACTS / f"{game_id}.md").read_text(encoding="utf-8")
    clauses = re.findall(r"^- ([A-Z]-\w+) (.*(?:\n\n? +.*)*)", contract, re.MULTILINE)
    marked = {clause: set(re.findall(r"\((S/R|S|R)\b", text)) for clause, text in clauses}
    sources = tomllib.loads((module_folder(game_id) / "sources.toml").read_text(encoding="utf-8"))
    assert sources == {
        clause: SOURCE_OF_MARKS[frozenset("/".join(marks).split("/"))] for clause, marks in marked.items()
    }


@every_clause
def test_every_clause_has_one_honest_ending(game_id: str, clause: str) -> None:
    entry = table_of(game_id, "ledger.toml")[clause]
    assert len(entry) == 1
    assert set(entry) <= ENDINGS
    for name in entry.get("enforced", []):
        module, _, function = name.rpartition(".")
        assert hasattr(module_of(game_id, module or "rules"), function), name


@every_game
def test_every_rule_function_keeps_the_clause_that_it_names(game_id: str) -> None:
    ledger = table_of(game_id, "ledger.toml")
    enforced = {clause: set(entry.get("enforced", [])) for clause, entry in ledger.items()}
    for name, clause in rule_functions(game_id).items():
        assert name in enforced.get(clause, set()), f"{name} names {clause}"


@every_game
def test_rule_functions_stand_in_the_order_of_the_rules(game_id: str) -> None:
    order = list(table_of(game_id, "ledger.toml"))
    places = [order.index(clause) for clause in rule_functions(game_id).values()]
    assert places == sorted(places)


@every_clause
def test_every_clause_has_a_row(game_id: str, clause: str) -> None:
    assert any(row["clause"] == clause for row in rows_of(game_id))


def refused_in_rows(game_id: str) -> dict[str, str]:
    """Tell the reasons that some row is refused for, with the clause."""
    reasons = {}
    for row in rows_of(game_id):
        for move in row.get("refused", {}):
            refusal = reach(game_id, row).why_not(move)
            assert refusal
            reasons[refusal.key.removeprefix("refusal.")] = refusal.clause
    return reasons


def reasons_of(game_id: str) -> dict[str, str]:
    """Tell every reason that a move can be refused for, with its clause."""
    return dict(module_of(game_id, "engine").REFUSALS[1:])


@every_game
def test_every_reason_is_given_by_a_row(game_id: str) -> None:
    assert refused_in_rows(game_id) == reasons_of(game_id)


@every_game
def test_every_refusing_clause_has_a_row_that_allows(game_id: str) -> None:
    refusing = set(reasons_of(game_id).values())
    allowing = {row["clause"] for row in rows_of(game_id) if row.get("legal")}
    assert refusing <= allowing
