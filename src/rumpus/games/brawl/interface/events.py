"""Events in words, each with the rule it comes from."""

from typing import Final

from rumpus.games.brawl.content import words
from rumpus.games.brawl.interface.actions import LETTERS, base_name, card_words, end_name, target_name
from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.determinize import knows_hand
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.spec import Event

EVENTS: Final = (
    "round",
    "starter",
    "named",
    "ready",
    "countdown",
    "go",
    "turn",
    "deal",
    "pick_up",
    "put_back",
    "discard",
    "play",
    "sweep",
    "pressed",
    "burn",
    "tag",
    "pass",
    "out",
    "vote",
    "paused",
    "warning",
    "idle",
    "call",
    "taken",
    "offer",
    "stand",
    "claim",
    "won",
    "score",
    "playoff",
    "over",
    "back",
)
"""The kinds of events by their number, ids.EV_*."""
ENDS: Final = {
    ids.END_FROZEN: ("BR-FREEZE-05", "every Base is frozen"),
    ids.END_DEAD: ("BR-RUL-08", "nobody can change anything any more"),
    ids.END_STALL: ("BR-RUL-07", "nobody has done anything for too long"),
    ids.END_TIME: ("BR-RUL-07", "the time is up"),
    ids.END_CAP: ("BR-RUL-07", "the simulation's limit of actions is reached"),
    ids.END_LEFT: ("BR-FOUL-03", "the others have given up"),
    ids.END_CLAIM: ("BR-FOUL-02", "a foul was claimed"),
}
WORDS: Final = {
    ids.EV_STARTER: ("{seat} starts for its team", "BR-RUL-29"),
    ids.EV_READY: ("{seat} is ready", "BR-RUL-31"),
    ids.EV_COUNTDOWN: ("{a} ms to the start", "BR-RUL-31"),
    ids.EV_GO: ("Go", "BR-RUL-31"),
    ids.EV_TURN: ("{seat} is on turn", "BR-TRAIN-02"),
    ids.EV_DEAL: ("{seat} deals {card}", "BR-REAL-02"),
    ids.EV_PICK_UP: ("{seat} picks up {card}", "BR-REAL-05"),
    ids.EV_PUT_BACK: ("{seat} puts {card} back", "BR-REAL-06"),
    ids.EV_DISCARD: ("{seat} discards {card}", "BR-REAL-04"),
    ids.EV_PRESSED: ("{card} and the Press are taken away", "BR-RUL-16"),
    ids.EV_BURN: ("{seat} burns {card}", "burn_self"),
    ids.EV_PASS: ("{seat} passes", "BR-RUL-10"),
    ids.EV_PAUSED: ("Paused by agreement", "BR-RUL-31"),
    ids.EV_WARNING: ("Nobody has done anything: {a} ms to the end", "BR-RUL-07"),
    ids.EV_IDLE: ("{seat} has been idle: a teammate may tag in", "BR-RUL-27"),
    ids.EV_TAKEN: ("{seat} takes {card} back from {where}", "BR-RUL-06"),
    ids.EV_OFFER: ("{card} on {where} was a foul of {other}: {seat} may claim", "BR-RUL-06"),
    ids.EV_STAND: ("{seat} lets {card} stand", "BR-FOUL-02"),
    ids.EV_CLAIM: ("{seat} claims: {other} forfeits", "BR-FOUL-02"),
    ids.EV_SCORE: ("{seat} has {a}", "BR-GOAL-01"),
    ids.EV_PLAYOFF: ("{seat} is tied for the top: a play-off", "BR-CIRC-08"),
}


def redact(event: Event, viewer: int, t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: BR-RUL-11 a card dealt to another hand, BR-RUL-29 another team's starter."""
    kind, seat, *rest = event
    if kind == ids.EV_DEAL and not knows_hand(t, viewer, seat):
        return (kind, seat, 0, *rest[1:])
    if kind == ids.EV_NAMED and (viewer < 0 or t.team[viewer] != t.team[seat]):
        return (kind, seat, 0, *rest[1:])
    return event


def say(t: Table, s: State, event: Event, _viewer: int) -> tuple[str, str]:
    """A redacted event in plain words, and the id of its rule."""
    kind, seat, a, b, c, d = event[:6]
    if kind in SPECIAL:
        return SPECIAL[kind](t, s, event)
    told, rule = WORDS[kind]
    card = card_words(t, a) if kind in WITH_CARD else ""
    where = spot(t, s, b) if kind in (ids.EV_TAKEN, ids.EV_OFFER) else ""
    if kind in (ids.EV_DEAL, ids.EV_DISCARD) and t.mode == ids.TRAINING:
        rule = "BR-TRAIN-04"
    other = LETTERS[c - 1] if c > 0 else ""
    return told.format(seat=LETTERS[seat], a=a, card=card, where=where, other=other, d=d), rule


def spot(t: Table, s: State, target: int) -> str:
    """Where a foul lies: an end or a Base."""
    return base_name(target - ids.BASE) if target < ids.END else end_name(t, s, target - ids.END)


def say_round(_t: Table, s: State, event: Event) -> tuple[str, str]:
    """A round begins."""
    if event[2] == 0:
        return "The decks are shuffled, the Bases laid out", "BR-SETUP-01"
    who = " and ".join(LETTERS[p] for p in range(ids.SEATS) if event[3] >> p & 1)
    return f"Play-off {event[2]}: {who}", "BR-CIRC-08"


def say_named(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """A starter is named, in secret."""
    whom = f": {LETTERS[event[2] - 1]}" if event[2] else " in secret"
    return f"{LETTERS[event[1]]} names the team's starter{whom}", "BR-RUL-29"


def say_play(t: Table, s: State, event: Event) -> tuple[str, str]:
    """A card is played."""
    _, seat, card, target, top, laid = event[:6]
    word = int(t.types[type_of(t, card)].word)
    rule = words.WORDS[word].rule
    where = base_name(laid - 1) + " " + target_name(t, s, seat, target) if laid else place(t, s, seat, target)
    if word == ops.PRESS and ids.BASE <= target < ids.END:
        rule = "BR-MOD-04"
    origin = " from the pile" if top else ""
    verb = "freezes" if word == ops.FREEZE_BASE else "lays" if word == ops.PLACE_BASE else "plays"
    if word == ops.FREEZE_BASE:
        return f"{LETTERS[seat]} freezes {where}{origin}", rule
    if word == ops.PLACE_BASE:
        return f"{LETTERS[seat]} {verb} {where}{origin}", rule
    return f"{LETTERS[seat]} {verb} {card_words(t, card)} on {where}{origin}", rule


def place(t: Table, s: State, p: int, target: int) -> str:
    """A target in a sentence."""
    if target >= ids.ORDER:
        return "the own pile"
    if target >= ids.RIVAL:
        return f"{LETTERS[target - ids.RIVAL]}'s deck"
    if target >= ids.NUMBER:
        return f"the own deck ({target - ids.NUMBER})"
    return target_name(t, s, p, target)


def say_sweep(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """Cards leave the game."""
    if event[2] == 0:
        return f"{event[3]} cards are swept", "sweep_end"
    on_it = {0: "", 1: " with the card on it"}.get(event[3], f" with the {event[3]} cards on it")
    return f"{base_name(event[2] - 1)} is swept{on_it}", "BR-CLEAR-01"


def say_tag(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """A player becomes active."""
    former = f" for {LETTERS[event[2] - 1]}" if event[2] else ""
    return f"{LETTERS[event[1]]} is in{former}", "BR-TAG-07"


def say_out(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """A seat leaves."""
    how = ("", "concedes", "forfeits", "is out of the play-off")[event[2]]
    return f"{LETTERS[event[1]]} {how}", "BR-CIRC-08" if event[2] == ids.BEATEN else "BR-FOUL-03"


def say_vote(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """A pause, or going on, is proposed."""
    if event[2] == 0:
        return "The proposal lapses", "BR-RUL-45"
    return f"{LETTERS[event[1]]} is for {'a pause' if event[2] == 1 else 'going on'}", "BR-RUL-31"


def say_call(t: Table, s: State, event: Event) -> tuple[str, str]:
    """A foul is called."""
    _, seat, card, target, offender, after = event[:6]
    where = spot(t, s, target)
    if not card:
        return f"{LETTERS[seat]} calls a foul on {where}: there is none", "BR-RUL-06"
    comes = (f"{LETTERS[seat]} may claim", "it is taken back", "the game goes back to before it")[after]
    return f"{LETTERS[seat]} calls {card_words(t, card)} of {LETTERS[offender - 1]} on {where}: {comes}", "BR-RUL-06"


def say_back(t: Table, s: State, event: Event) -> tuple[str, str]:
    """A called foul is reversed."""
    _, _, n, target, offender = event[:5]
    over = "the last action" if n == 1 else f"{n} actions"
    foul = f"the foul of {LETTERS[offender - 1]} on {spot(t, s, target)}"
    return f"The game goes back over {over}, to before {foul}", "BR-RUL-06"


def say_won(t: Table, _s: State, event: Event) -> tuple[str, str]:
    """A Base is scored: by more Hits, by fewer where it is reversed, by its owner where both ends count the same."""
    _, who, index, _side, points, hits = event[:6]
    whom = f"team {who + 1}" if t.format == ids.TAG_TEAM else LETTERS[who]
    one, other, turned = hits // 1000 % 1000, hits % 1000, hits >= 1_000_000
    stands = f"{base_name(index)} stands {one} to {other}"
    if one != other:
        rule = "BR-REV-01" if turned else "BR-SCORE-02"
        return f"{stands}{', reversed' * turned}: {points} for {whom}", rule
    if t.team[index // ids.NUMBERS] != who:
        return f"{stands}, the tie turned: {points} for {whom}", "swap_tiebreak"
    return f"{stands}, its owner's tie: {points} for {whom}", "BR-REV-02" if turned else "BR-SCORE-03"


def say_over(_t: Table, _s: State, event: Event) -> tuple[str, str]:
    """The end."""
    rule, why = ENDS[event[2]]
    return f"The game is over: {why}", rule


WITH_CARD: Final = {
    ids.EV_DEAL,
    ids.EV_PICK_UP,
    ids.EV_PUT_BACK,
    ids.EV_DISCARD,
    ids.EV_PRESSED,
    ids.EV_BURN,
    ids.EV_TAKEN,
    ids.EV_OFFER,
    ids.EV_STAND,
}
SPECIAL: Final = {
    ids.EV_ROUND: say_round,
    ids.EV_NAMED: say_named,
    ids.EV_PLAY: say_play,
    ids.EV_SWEEP: say_sweep,
    ids.EV_TAG: say_tag,
    ids.EV_OUT: say_out,
    ids.EV_VOTE: say_vote,
    ids.EV_CALL: say_call,
    ids.EV_BACK: say_back,
    ids.EV_WON: say_won,
    ids.EV_OVER: say_over,
}
