"""Sentences of parchís, as people say them."""

import pytest

import ludoteca


def test_refusals_are_said_in_both_languages_as_people_say_them() -> None:
    game = ludoteca.from_position("parchis Y=h,h,h,25 B=29,29,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=roll")
    game.roll(6)
    assert game.phase == "roll"
    game = ludoteca.from_position("parchis Y=h,h,20,25 B=29,29,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=move die=4")
    refusal = game.why_not("Y25-29")
    assert refusal is not None
    assert refusal.explain("es") == "La barrera azul de la 29 cierra el paso."
    assert refusal.explain("en") == "The blue barrier on 29 closes the way."
    assert dict(refusal.parameters) | {"barrier": ["B"], "square": "29"} == dict(refusal.parameters)
    game = ludoteca.from_position("parchis Y=h,h,20,25 B=h,h,h,h R=h,h,h,h G=h,h,h,h seat=0 phase=move die=5")
    with pytest.raises(ludoteca.IllegalMove) as error:
        game.push("Y20-25")
    assert (error.value.clause, str(error.value)) == ("P-T2", "With a 5 a piece must leave home first.")
    assert error.value.explain("es") == "Con un 5 hay que sacar antes una ficha de casa."
