"""Prompts: what a seat may do now, and how."""

from typing import Final

from rumpus.games.brawl.interface.actions import LETTERS, card_words
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import State, Table

GLOW: Final = "Play it on a glowing place, or discard it."


def prompt(t: Table, s: State, p: int) -> tuple[str, str]:
    """What the seat may do now, and how."""
    seat = s.seats[p]
    if s.phase == ids.P_READY:
        return (
            ("Say when you are ready.", "The countdown starts when all are.")
            if not seat.ready
            else ("Ready.", "Wait for the others.")
        )
    if s.phase == ids.P_COUNTDOWN:
        return "Get set.", "Play starts when the countdown ends."
    if s.phase == ids.P_PAUSED:
        return "Paused.", "Everybody must agree to go on."
    if s.phase == ids.P_STARTER:
        return "Choose who starts.", "The other team chooses in secret too."
    if seat.choice > 0:
        return "Let the foul stand, or claim the win.", "No answer lets it stand."
    if s.phase == ids.P_TURN and s.turn != p:
        return "Wait for your turn.", f"{LETTERS[s.turn]} is playing."
    if seat.hand > 0:
        return f"{card_words(t, seat.hand)} in hand.", GLOW
    if seat.deck_n > 0:
        return "Deal a card.", "Or play the top of your pile." if seat.pile > 0 else "You see it before you decide."
    if seat.pile > 0:
        return "Play the top of your pile.", "Your deck is empty."
    return "Nothing left to play.", "The game ends when every Base is frozen."
