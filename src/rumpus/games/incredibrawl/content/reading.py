"""Effect words from TOML: each word with its parameters, its condition and the lists inside it, checked.

What a word takes is `vocabulary.GRAMMAR`; every fault says where it stands and what was allowed.
"""

import re
from dataclasses import dataclass
from typing import Any, Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.kernel.reader import Reader

IF: Final = re.compile(r"([a-z_]+(?:<=|>=|=| in |>own)?)(.*)")
INSIDE: Final = 2
"""Lists inside one another: with a copied Play ability on top they fill ids.DEPTH."""
LONGEST: Final = 6
"""Words of one list."""


@dataclass(frozen=True, slots=True)
class Word:
    """One effect word: its numbers by field of state.Op, and the lists inside it."""

    op: str
    told: tuple[tuple[str, Any], ...]
    numbers: tuple[tuple[str, int], ...]
    lists: tuple[tuple["Word", ...], ...] = ()
    place: str = ""


# ---------------------------------------------------------------- effects
def condition(reader: Reader, text: Any) -> tuple[list[tuple[str, int]], str]:
    """The numbers of a condition in words of IB-C-CONDITIONS, and the location it names."""
    found = IF.fullmatch(text) if isinstance(text, str) else None
    head, rest = (found.group(1), found.group(2)) if found else ("", "")
    if head not in v.CONDITIONS[1:]:
        reader.fault("if", f"{text!r} is no condition; allowed: {', '.join(v.CONDITIONS[1:])}")
        return [], ""
    number, place = 0, ""
    if head.endswith(" in "):
        names = rest.split(",")
        wrong = [name for name in names if name not in ids.CLASSES]
        if wrong:
            reader.fault("if", f"{wrong[0]!r} is no class; allowed: {', '.join(ids.CLASSES)}")
        number = sum(1 << ids.CLASSES.index(name) for name in set(names) - set(wrong))
    elif head in ("type=", "winner_type="):
        if rest not in ids.TYPES:
            reader.fault("if", f"{rest!r} is no Type; allowed: {', '.join(ids.TYPES)}")
        number = ids.TYPES.index(rest) if rest in ids.TYPES else 0
    elif head == "location=":
        place = rest
    elif head.endswith("="):
        lo, hi = v.RANGES[head]
        number = int(rest) if rest.isascii() and rest.isdecimal() and len(rest) < 4 else -1
        if not lo <= number <= hi:
            reader.fault("if", f"{rest!r} is not allowed after {head}; a whole number from {lo} to {hi} is wanted")
    elif rest:
        reader.fault("if", f"{rest!r} is not wanted after {head}")
    return [("cond", v.CONDITIONS.index(head)), ("cond_a", number)], place


def _value(reader: Reader, op: str, key: str, allowed: Any) -> Any:
    """One parameter's value, checked; None when it is missing and may be."""
    if key not in reader.data:
        if key in v.NEEDED and (op, key) not in v.MAY:
            reader.fault(key, f"is missing; {_allowed(allowed)}")
        return None
    value = reader.data[key]
    if allowed is bool:
        fine = isinstance(value, bool)
    elif isinstance(allowed, tuple) and isinstance(allowed[0], int):
        whole = isinstance(value, int) and not isinstance(value, bool)
        fine = whole and allowed[0] <= value <= allowed[1]
    else:
        fine = isinstance(value, str) and value in allowed
    more = v.MORE.get((op, key), {})
    if not fine and not (isinstance(value, str) and value in more):
        also = f", or {', '.join(more)}" if more else ""
        reader.fault(key, f"{value!r} is not allowed; {_allowed(allowed)}{also}")
        return None
    return value


def _allowed(allowed: Any) -> str:
    """What a parameter takes, in words."""
    if allowed is bool:
        return "true or false is wanted"
    if isinstance(allowed, tuple) and isinstance(allowed[0], int):
        return f"a whole number from {allowed[0]} to {allowed[1]} is wanted"
    return f"allowed: {', '.join(allowed)}"


def _number(op: str, key: str, value: Any) -> tuple[str, int]:  # one line a parameter
    """The field of state.Op that a parameter sets, and its number."""
    if (
        key in ("who", "target", "against")
        or (key == "from" and op == "glory_steal")
        or (op == "glory_give" and key == "to")
    ):
        return "who", v.WHO.index("own_character" if value == "own" else value)
    if key == "n":
        return "n", value
    if key == "until":
        return "until", int(value == "scrap")
    if key in ("old_to", "to") and value in v.PLACES:
        return "to", v.PLACES.index(value)
    if op == "level_set":
        return "to", v.LEVEL_WORDS.get(value, value)
    if op == "type_set":
        return "to", v.TYPE_WORDS[value] if value in v.TYPE_WORDS else ids.TYPES.index(value)
    if key == "kind":
        return "to", v.KINDS.index(value)
    if key == "per":
        return "to", v.PER.index(value)
    if key == "max":
        return "high", value
    if key == "class":
        return "mask", 1 << ids.CLASSES.index(value)
    if key == "type":
        return ("to" if op == "beat_type" else "kind"), ids.TYPES.index(value) + (op != "beat_type")
    if key == "level":
        return "high", value
    if key == "trigger":
        return "mask", ids.EVERY_TRIGGER if value == "all" else 1 << ids.TRIGGERS.index(value)
    if key == "from":
        return "mask", v.PROTECTION[value]
    return "mask", {"reorder": 1, "bottom": 2}[key] * int(value)


def read_word(reader: Reader, depth: int = 0) -> Word:
    """One effect word from its table."""
    op = reader.data.get("op")
    if not isinstance(op, str) or op not in v.GRAMMAR:
        reader.fault("op", f"{op!r} is no effect word; allowed: {', '.join(v.GRAMMAR)}")
        return Word("none", (), ())
    grammar = v.GRAMMAR[op]
    names = {"who": "target", "target": "who"}
    data = dict(reader.data)
    for key, other in names.items():
        if key in grammar and key not in data and other in data and other not in grammar:
            data[key] = data.pop(other)
    reader = Reader(reader.file, reader.path, data, reader.faults)
    reader.only("op", "if", "optional", "choose", *grammar)
    numbers = {"who": v.H_THIS if "target" in grammar or op in v.MARKS else v.H_SELF}
    if op == "silence" and "trigger" not in data:
        numbers["mask"] = ids.EVERY_TRIGGER
    for key, allowed in grammar.items():
        value = None if allowed in ("list", "lists") else _value(reader, op, key, allowed)
        if value is not None:
            name, number = _number(op, key, value)
            numbers[name] = numbers.get(name, 0) | number if name == "mask" and op == "deck_peek" else number
    if op == "glory_per" and data.get("per") in v.COUNTED and v.COUNTED[data["per"]] not in data:
        reader.fault(v.COUNTED[data["per"]], f"is missing: per = {data['per']!r} counts one")
    lists = read_lists(reader, op, depth)
    place = ""
    if "if" in data:
        more, place = condition(reader, data["if"])
        numbers.update(more)
    if numbers.get("cond") == v.C_RICHER and numbers["who"] not in v.PLAYERS:
        reader.fault("if", f"target_glory>own is for words about another player, and {op} here is not")
    if op in ("if_then", "rescrap_throw") and "if" not in data:
        reader.fault("if", "is missing: a condition is wanted")
    numbers["optional"] = int(_value(reader, op, "optional", bool) or 0)
    _value(reader, op, "choose", ("owner",))
    numbers["choose"] = int(numbers["who"] in v.CHOSEN)
    told = tuple((key, repr(value)) for key, value in sorted(data.items()) if not isinstance(value, list))
    return Word(op, told, tuple(sorted(numbers.items())), lists, place)


def read_lists(reader: Reader, op: str, depth: int) -> tuple[tuple[Word, ...], ...]:
    """The lists inside a word, in the order of its grammar; one at least has to say something."""
    made: list[tuple[Word, ...]] = []
    for key, allowed in v.GRAMMAR[op].items():
        if allowed == "list":
            made.append(read_list(reader, key, depth + 1))
        elif allowed == "lists":
            found = reader.items(key)
            if not 2 <= len(found) <= 3:
                reader.fault(key, f"{len(found)} effect lists; 2 or 3 are wanted")
            inner = Reader(reader.file, reader.at(key), {str(i): x for i, x in enumerate(found[:3])}, reader.faults)
            made += [read_list(inner, name, depth + 1) for name in inner.data]
            for i, words in enumerate(found[:3]):
                if words == []:
                    inner.fault(str(i), "is empty: an effect word is wanted")
    keys = [key for key, allowed in v.GRAMMAR[op].items() if allowed == "list"]
    if keys and not any(reader.data.get(key) for key in keys):
        reader.fault(keys[0], f"is missing: an effect word is wanted in {' or '.join(keys)}")
    if op == "rescrap" and any(_holds(word, "rescrap") for one in made for word in one):
        reader.fault("pre", "a rescrap cannot stand inside another")
    return tuple(made)


def _holds(word: Word, op: str) -> bool:
    """Whether a word is this one, or has it in a list."""
    return word.op == op or any(_holds(inner, op) for one in word.lists for inner in one)


def read_list(reader: Reader, key: str, depth: int = 0) -> tuple[Word, ...]:
    """A list of effect words; missing means empty."""
    found = reader.items(key)
    if found and depth > INSIDE:
        reader.fault(key, f"lists lie at most {INSIDE} deep inside one another")
        return ()
    if len(found) > LONGEST:
        reader.fault(key, f"{len(found)} effect words; a list has at most {LONGEST}")
    return tuple(
        read_word(Reader(reader.file, f"{reader.at(key)}.{i}", x, reader.faults), depth)
        for i, x in enumerate(found[:LONGEST])
    )
