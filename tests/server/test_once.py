"""Once: the same move sent twice is played once, and of two who race for a decision one wins and the other is told."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.players import NO_LIMITS, Line, Served, connected, here, serving, whole_log

TWO = {"game": "parchis", "players": 2, "seats": here(2)}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("once")
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *NO_LIMITS) as served:
        yield served


def action_of(state: dict[str, Any]) -> dict[str, Any]:
    if state["phase"] == "roll":
        return {"type": "roll", "id": 1, "seq": state["seq"]}
    return {"type": "move", "id": 1, "seq": state["seq"], "move": state["moves"][0]["move"]}


def played(log: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in log if event["kind"] in ("roll", "move")]


async def until_done(line: Line) -> list[dict[str, Any]]:
    """Hear all answers to what was sent: up to the one to a message that means nothing."""
    await line.say(type="nothing")
    answers = []
    while (answer := await line.hear())["type"] != "error":
        answers.append(answer)
    return answers


async def settled(line: Line) -> dict[str, Any]:
    """Hear until all are noted to be here: nothing more happens then by itself."""
    while True:
        message = await line.hear("welcome", "events")
        if all(seat["is_here"] for seat in message["state"]["seats"]):
            state: dict[str, Any] = message["state"]
            return state


@pytest.mark.asyncio
async def test_an_action_sent_twice_at_once_is_played_once(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id, list(table.tokens.values())) as line:
        state = await settled(line)
        for count in range(1, 21):
            action = action_of(state)
            await asyncio.gather(*(line.say(**action) for _ in range(3)))
            answers = [await line.hear() for _ in range(3)]
            assert sorted(answer["type"] for answer in answers) == ["events", "stale", "stale"]
            for stale in answers[1:]:
                assert [event["seq"] for event in stale["events"]] == [state["seq"] + 1]
            state = answers[0]["state"]
            assert len(played(await whole_log(served, table.id))) == count


@pytest.mark.asyncio
async def test_an_action_sent_again_after_its_answer_is_told_to_be_stale(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id, list(table.tokens.values())) as line:
        state = await settled(line)
        for _ in range(10):
            action = action_of(state)
            await line.say(**action)
            state = (await line.hear("events"))["state"]
            await line.say(**action)
            stale = await line.hear()
            assert stale["type"] == "stale"
            assert stale["events"][0]["seq"] == action["seq"] + 1
            assert stale["state"] == state | {"seats": stale["state"]["seats"]}  # clocks apart


@pytest.mark.asyncio
async def test_of_two_clients_that_race_for_a_decision_one_wins_and_the_other_is_told(served: Served) -> None:
    table = await served.make(**TWO)
    tokens = list(table.tokens.values())
    async with connected(served, table.id, tokens) as one, connected(served, table.id, tokens) as two:
        state = await settled(one)
        await two.hear_until("seq", state["seq"])
        for count in range(1, 31):
            action = action_of(state)
            await asyncio.gather(one.say(**action), two.say(**action))
            answers = await until_done(one) + await until_done(two)
            assert sorted(answer["type"] for answer in answers) == ["events", "events", "stale"]
            state = answers[0]["state"]
            assert len(played(await whole_log(served, table.id))) == count


@pytest.mark.asyncio
async def test_a_move_whose_answer_was_lost_is_found_again_or_sent_again_but_not_played_twice(served: Served) -> None:
    table = await served.make(**TWO)
    tokens = list(table.tokens.values())
    async with connected(served, table.id, tokens) as line:
        state = await settled(line)
    for count in range(1, 31):
        action = action_of(state)
        async with connected(served, table.id, tokens, state["seq"]) as line:
            await line.hear("welcome")
            await line.say(**action)
            if count % 2:
                await asyncio.sleep(0.005)
            line.cut()
        async with connected(served, table.id, tokens, state["seq"]) as line:
            await line.say(**action)  # the client does not look, and sends it again
            state = (await until_done(line))[-1]["state"]
        assert len(played(await whole_log(served, table.id))) == count


@pytest.mark.asyncio
async def test_a_number_that_no_event_has_yet_is_answered_with_the_state(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id, list(table.tokens.values())) as line:
        state = await settled(line)
        await line.say(type="roll", id=1, seq=state["seq"] + 1)
        stale = await line.hear()
        assert (stale["type"], stale["events"], stale["state"]["seq"]) == ("stale", [], state["seq"])


@pytest.mark.asyncio
async def test_two_who_ask_for_a_rematch_get_the_same_table(served: Served) -> None:
    table = await served.make(game="stax", players=2, seats=here(2))
    tokens = list(table.tokens.values())
    async with connected(served, table.id, tokens) as one, connected(served, table.id, tokens) as two:
        state = await settled(one)
        await one.say(type="resign", id=2, seat=0, seq=state["seq"])
        over = (await one.hear_until("status", "over"))["state"]
        await two.hear_until("status", "over")
        await asyncio.gather(*(line.say(type="rematch", id=3, seat=0, seq=over["seq"]) for line in (one, two)))
        heard = [await line.hear_until("seq", over["seq"] + 1) for line in (one, two)]
        (rematch,) = {message["state"]["rematch"] for message in heard}
        log = await whole_log(served, table.id)
        assert [event["body"] for event in log if event["kind"] == "rematch"] == [
            {"table": rematch, "seats": [1, 0], "name": "P0"}
        ]
    async with connected(served, rematch, tokens) as line:
        assert (await line.hear("welcome"))["seats"] == [0, 1]
