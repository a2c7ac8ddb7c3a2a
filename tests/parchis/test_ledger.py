"""Ids, functions and rows: every clause is kept somewhere, every rule function keeps one, every clause is shown."""

import inspect
import os
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.kernel import plain
from ludoteca.games.parchis import rules, story
from parchis.test_rows import ROWS, reach

HERE = Path(__file__).parent
LEDGER: dict[str, dict[str, Any]] = tomllib.loads((HERE / "ledger.toml").read_text(encoding="utf-8"))
CONTRACT = HERE.parents[2] / "shared/rules/parchis.md"
ENDINGS = {"enforced", "construction", "left_out"}


def rule_functions() -> dict[str, str]:
    """Tell the clause at the head of each rule function's docstring, in the order of the file."""
    found = {name: plain(value) for name, value in vars(rules).items() if callable(value)}
    own = {name: function for name, function in found.items() if function.__module__ == rules.__name__}
    ordered = sorted(own, key=lambda name: inspect.getsourcelines(own[name])[1])
    return {name: (own[name].__doc__ or "").split("  ")[0] for name in ordered}


def test_the_ledger_has_the_clauses_of_the_contract() -> None:
    if not CONTRACT.exists() and not os.environ.get("LUDOTECA_REQUIRE_ALL"):
        pytest.skip(f"the contract is not beside this checkout ({CONTRACT.name})")
    clauses = re.findall(r"^- (P-\w+) ", CONTRACT.read_text(encoding="utf-8"), re.MULTILINE)
    assert list(LEDGER) == clauses


@pytest.mark.parametrize("clause", LEDGER)
def test_every_clause_has_one_honest_ending(clause: str) -> None:
    entry = LEDGER[clause]
    assert len(entry) == 1
    assert set(entry) <= ENDINGS
    for name in entry.get("enforced", []):
        module, _, function = name.rpartition(".")
        assert hasattr(import_module(f"ludoteca.games.parchis.{module}") if module else rules, function), name


def test_every_rule_function_keeps_the_clause_that_it_names() -> None:
    enforced = {clause: set(entry.get("enforced", [])) for clause, entry in LEDGER.items()}
    for name, clause in rule_functions().items():
        assert name in enforced.get(clause, set()), f"{name} names {clause}"


def test_rule_functions_stand_in_the_order_of_the_rules() -> None:
    order = list(LEDGER)
    places = [order.index(clause) for clause in rule_functions().values()]
    assert places == sorted(places)


@pytest.mark.parametrize("clause", LEDGER)
def test_every_clause_has_a_row(clause: str) -> None:
    assert any(row["clause"] == clause for row in ROWS)


def refused_in_rows() -> dict[str, str]:
    """Tell the reasons that some row is refused for, with the clause."""
    reasons = {}
    for row in ROWS:
        for move in row.get("refused", {}):
            refusal = reach(row).why_not(move)
            assert refusal
            reasons[refusal.key.removeprefix("refusal.")] = refusal.clause
    return reasons


def test_every_reason_is_given_by_a_row() -> None:
    assert refused_in_rows() == dict(story.REFUSALS.values()) | story.REFUSAL_VARIANTS


def test_every_refusing_clause_has_a_row_that_allows() -> None:
    refusing = {clause for _, clause in story.REFUSALS.values()} | set(story.REFUSAL_VARIANTS.values())
    allowing = {row["clause"] for row in ROWS if row.get("legal")}
    assert refusing <= allowing


def test_refusals_are_said_in_both_languages_as_people_say_them() -> None:
    game = ludoteca.from_position("parchis Y=h,h,h,25 B=29,29,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=roll")
    game.roll(6)
    assert game.phase == "roll"
    game = ludoteca.from_position("parchis Y=h,h,20,25 B=29,29,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=move die=4")
    refusal = game.why_not("Y25-29")
    assert refusal is not None
    assert refusal.explain("es") == "La barrera azul de la casilla 29 cierra el paso."
    assert refusal.explain("en") == "The blue barrier on square 29 closes the way."
    assert dict(refusal.parameters) | {"barrier": ["B"], "square": "29"} == dict(refusal.parameters)
    game = ludoteca.from_position("parchis Y=h,h,20,25 B=h,h,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=move die=5")
    with pytest.raises(ludoteca.IllegalMove) as error:
        game.push("Y20-25")
    assert (error.value.clause, str(error.value)) == ("P-T2", "With a 5 a piece must leave home first.")
    assert error.value.explain("es") == "Con un 5 hay que sacar antes una ficha de casa."
