"""Events in words, each with the rule it comes from; and what of an event a viewer may see."""

from rumpus.games.incredibrawl.content import moments
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.content.words import NAMES, PLACES
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.spec import Event

ENDS = {
    ids.END_GOAL: ("IB-END-01", "the Glory goal is reached"),
    ids.END_DECK: ("IB-END-03", "a player has no character left to play"),
    ids.END_ROUNDS: ("IB-END-08", "the last round is played"),
}
HOW = ("", "by Type", "by Level", "by a throw", "by a text")
SIGNS = ("rock", "paper", "scissors")
WORDS = {
    ids.EV_ROUND: ("round", "Round {a} at {place_b}", "IB-TURN-01"),
    ids.EV_COMMIT: ("commit", "{seat} has decided", "IB-SEL-02"),
    ids.EV_WITHDRAW: ("withdraw", "{seat} takes the card back", "IB-R-LOCK"),
    ids.EV_PLACE: ("place", "{seat} is at spot {a}", "IB-SEL-07"),
    ids.EV_FLIP_UP: ("flip_up", "{seat} reveals {card_a}", "IB-REV-01"),
    ids.EV_ORDER: ("order", "{c2}. {seat}'s {card_a}", "IB-ABIL-02"),
    ids.EV_ABILITY: ("ability", "{seat}'s {card_a} uses its {trigger_b} ability", "IB-ABIL-05"),
    ids.EV_IGNORED: ("ignored", "{seat}'s {card_a} does not use its ability", "IB-ABIL-16"),
    ids.EV_SCRAP: ("scrap", "{seat} beats {seat_a} {how_b}", "IB-SCRAP-01"),
    ids.EV_TIE: ("tie", "A true tie between {seats_a}", "IB-TIE-01"),
    ids.EV_THROW: ("throw", "{seat} throws {sign_a}", "IB-TIE-02"),
    ids.EV_THROWN: ("thrown", "{seat} wins the throw", "IB-TIE-01"),
    ids.EV_WALKOVER: ("walkover", "{seat} goes on without a scrap", "IB-BRAWL-08"),
    ids.EV_BRAWL: ("brawl", "{seat}'s {card_a} wins the brawl", "IB-BRAWL-01"),
    ids.EV_NOBODY: ("nobody", "Nobody wins the brawl", "IB-BRAWL-09"),
    ids.EV_GAIN: ("gain", "{seat} gains {a} Glory: {b}", "IB-GLORY-04"),
    ids.EV_PAY: ("pay", "{seat} loses {a} Glory: {b}", "IB-TERM-03"),
    ids.EV_STEAL: ("steal", "{seat} takes {b} Glory from {seat_a}", "IB-GLORY-04"),
    ids.EV_VICTORY: ("victory", "{seat} takes {a} Victory Glory: {b}", "IB-GLORY-01"),
    ids.EV_BONUS: ("bonus", "{place_a} rewards {seat}", "IB-LOC-03"),
    ids.EV_DRAW: ("draw", "{seat} draws {card_a}", "IB-DRAW-03"),
    ids.EV_BUY: ("buy", "{seat} pays 1 Glory and refills: {a} left", "IB-DRAW-04"),
    ids.EV_FREE: ("free", "{seat} has no character in hand and draws up to 5 cards at no cost", "IB-DRAW-07"),
    ids.EV_SHOWN: ("shown", "The hand of {seat} is shown to all", "IB-PU-11"),
    ids.EV_DISCARD: ("discard", "{seat} discards {card_a}", "IB-DRAW-02"),
    ids.EV_LOCATION: ("location", "The location is now {place_a}", "IB-LOC-05"),
    ids.EV_STAYS: ("stays", "{seat} stays at the location", "IB-LOC-06"),
    ids.EV_WINDOW: ("window", "Power-Ups: {window_a}", "IB-PU-01"),
    ids.EV_LAID: ("laid", "{seat} lays {card_a}", "IB-PU-07"),
    ids.EV_POWER_UP: ("power_up", "{seat}'s {card_a} resolves", "IB-PU-03"),
    ids.EV_RETURNED: ("returned", "{seat} takes {card_a} back to hand", "IB-R-LATECARD"),
    ids.EV_COIN: ("coin", "{seat} flips {coin_a}", "IB-R-COIN"),
    ids.EV_LEVEL: ("level", "{seat}'s {card_a}: Level {b:+}, now {c}", "IB-SCRAP-06"),
    ids.EV_LEVEL_IS: ("level_is", "{seat}'s {card_a}: Level {b}", "IB-SCRAP-06"),
    ids.EV_TYPE: ("type", "{seat}'s {card_a} is {type_b}", "IB-TERM-04"),
    ids.EV_SILENCED: ("silenced", "{seat}'s {card_a} is silenced", "IB-ABIL-16"),
    ids.EV_COPIED: ("copied", "{seat} copies the {trigger_b} ability of {card_a}", "IB-TERM-08"),
    ids.EV_SWAPPED: ("swapped", "{seat} and {seat_a} swap spots", "IB-SAB-03"),
    ids.EV_TWIST: ("twist", "{seat}: {op_a}", "IB-SCRAP-01"),
    ids.EV_CLAIM: ("claim", "{seat}'s {card_a}: {op_b}", "IB-SCRAP-01"),
    ids.EV_PEEK: ("peek", "{seat} looks at the top {b} of {seat_a}'s deck", "IB-DRAW-08"),
    ids.EV_ORDERED: ("ordered", "{seat} puts them back", "IB-DRAW-08"),
    ids.EV_RECOVERED: ("recovered", "{seat} takes {card_a} from the discard pile", "IB-DRAW-11"),
    ids.EV_LEAVES: ("leaves", "{seat}'s {card_a} leaves play: {to_b}", "IB-DRAW-01"),
    ids.EV_ENTERS: ("enters", "{seat}'s {card_a} comes into play", "IB-REENTER-01"),
    ids.EV_DRAWS_MOD: ("draws_mod", "{seat}: {a:+} to the normal draw", "IB-DRAW-03"),
    ids.EV_DECLINED: ("declined", "{seat} declines", "IB-R-MAY"),
    ids.EV_NOTHING: ("nothing", "{seat}'s {card_a}: nothing to do", "IB-ABIL-15"),
    ids.EV_TOKEN: ("token", "{seat} has the First Player Token", "IB-SAB-05"),
    ids.EV_CLOSED: ("closed", "The window closes", "IB-PU-08"),
    ids.EV_CLASS: ("class", "{seat} claims: {card_a} is {classes_b}", "IB-R-CLASS"),
    ids.EV_VOTE: ("vote", "{a} of {b} agree with {seat}", "IB-R-CLASS"),
    ids.EV_OVER: ("over", "The game is over: {end}; {seats_b} won", "IB-END-01"),
}
"""Event -> its name, its words, and the id of its rule."""
EVENTS = tuple(WORDS[kind][0] for kind in range(len(WORDS)))
"""The name of each event, by its number."""
NONE = {
    ids.EV_PAY: (0, "{seat} has no Glory to lose"),
    ids.EV_STEAL: (1, "{seat_a} has no Glory for {seat} to take"),
    ids.EV_VICTORY: (0, "{seat} takes no Victory Glory"),
    ids.EV_PEEK: (1, "{seat_a}'s deck is empty: {seat} looks at no card"),
    ids.EV_ORDERED: (0, "{seat} keeps none of them on top"),
    ids.EV_DRAWS_MOD: (0, "{seat}: the normal draw stays as it is"),
}
"""Event -> which of its numbers is 0 (0: a, 1: b), and what is said then."""


def words_of(event: Event) -> tuple[str, str]:
    """The words for an event, and the id of its rule."""
    kind, _seat, a, b, c = event[:5]
    _, words, rule = WORDS[kind]
    at, none = NONE.get(kind, (-1, ""))
    if none and (a, b)[at] == 0:
        return none, rule
    if kind == ids.EV_SHOWN and c != ids.ALL_KNOWN:
        return "{seats_c} looks at the hand of {seat}", "IB-ABIL-05"
    if kind == ids.EV_NOTHING and a >= ids.CARDS:
        return f"{{place_card}}: {'a part has ' if b else ''}nothing to do for {{seat}}", rule
    if kind == ids.EV_NOTHING and b:
        return "{seat}'s {card_a}: a part has nothing to do", rule
    return words, rule


def say(t: Table, _s: State, event: Event, _viewer: int) -> tuple[str, str]:
    """A redacted event in plain words, and the id of its rule."""
    kind, seat, a, b, c = event[:5]
    words, rule = words_of(event)
    book = book_of(t)
    told: dict[str, object] = {"seat": "ABCD"[seat] if 0 <= seat < 4 else "Nobody", "a": a, "b": b, "c": c, "c2": b}
    if "{card_a}" in words:
        told["card_a"] = book.sheets[a].name if 0 <= a < ids.CARDS else "a card"
    told["place_card"] = book.places[a - ids.CARDS].name if 0 <= a - ids.CARDS < ids.LOCATIONS else "?"
    for key, number in (("a", a), ("b", b), ("c", c)):
        told[f"seat_{key}"] = "ABCD"[number] if 0 <= number < 4 else "?"
        told[f"seats_{key}"] = ", ".join(x for i, x in enumerate("ABCD") if number >= 0 and number >> i & 1)
        told[f"place_{key}"] = book.places[number].name if 0 <= number < ids.LOCATIONS else "?"
        told[f"op_{key}"] = NAMES[number].replace("_", " ") if 0 <= number < len(NAMES) else "?"
    told["classes_b"] = " or ".join(name for i, name in enumerate(ids.CLASSES) if b > 0 and b >> i & 1)
    told["trigger_b"] = ids.TRIGGERS[b].capitalize() if 0 <= b < 4 else "?"
    told["how_b"] = HOW[b] if 0 <= b < len(HOW) else ""
    told["sign_a"] = SIGNS[a] if 0 <= a < 3 else "?"
    told["window_a"] = moments.NAMES[a].replace("_", " ") if 0 <= a < 9 else "?"
    told["coin_a"] = "heads" if a else "tails"
    told["type_b"] = ids.TYPES[b] if 0 <= b < 3 else "?"
    told["to_b"] = list(PLACES)[b].replace("_", " ") if 0 <= b < len(PLACES) else "?"
    if kind == ids.EV_OVER:
        rule, told["end"] = ENDS[a]
    return words.format_map(told), rule


def redact(event: Event, viewer: int, _t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: cards drawn, chosen and answers of others are -1."""
    kind, seat, a, b, c, *rest = event
    if kind == ids.EV_DRAW and seat != viewer:
        known = viewer >= 0 and b >> viewer & 1
        return (kind, seat, a if known else -1, 0, c, *rest)
    if kind == ids.EV_DRAW:
        return (kind, seat, a, 0, c, *rest)
    if kind == ids.EV_COMMIT and seat != viewer:
        return (kind, seat, a, -1, c, *rest)
    if kind == ids.EV_SHOWN and seat != viewer and not (c == ids.ALL_KNOWN or (viewer >= 0 and c >> viewer & 1)):
        return (kind, seat, -1, 0, c, *rest)
    if kind == ids.EV_ORDERED and seat != viewer:
        return (kind, seat, a, b, c, *rest)
    return event
