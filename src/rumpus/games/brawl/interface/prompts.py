"""Prompts: what a seat may do now, and how."""

from rumpus.games.brawl.interface.cards import known_card
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.words.saying import Saying, saying


def prompt(t: Table, s: State, p: int) -> tuple[Saying, Saying]:
    """What the seat may do now, and how."""
    seat = s.seats[p]
    if s.phase == ids.P_READY:
        return asked("is-ready" if seat.ready else "ready")
    if s.phase == ids.P_COUNTDOWN:
        return asked("countdown")
    if s.phase == ids.P_PAUSED:
        return asked("paused")
    if s.phase == ids.P_STARTER:
        return asked("starter")
    if seat.choice > 0:
        return asked("foul")
    if s.phase == ids.P_TURN and s.turn != p:
        return saying("ask-wait"), saying("ask-wait-how", seat=s.turn)
    if seat.hand > 0:
        return saying("ask-play", card=known_card(t, seat.hand)), saying("ask-play-how")
    if seat.deck_n > 0:
        return saying("ask-deal"), saying("ask-deal-or-top-how" if seat.pile > 0 else "ask-deal-how")
    return asked("top" if seat.pile > 0 else "nothing")


def asked(what: str) -> tuple[Saying, Saying]:
    """A question and how it is answered, by its name in the catalogue."""
    return Saying(f"ask-{what}"), Saying(f"ask-{what}-how")
