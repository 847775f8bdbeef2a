"""What reads the fields of cards, for the annotations of a record (kernel/contract/reader.py): words, choices, ids."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Annotated, Any, Final

from rumpus.effects.art import ArtWords, PlaceWords, read_art, read_place
from rumpus.effects.faults import offer
from rumpus.effects.reader import Node, read
from rumpus.effects.vocabulary import Place, Vocabulary
from rumpus.kernel.contract.reader import Read, Reader, again
from rumpus.kernel.words.spelling import as_written

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
ICON: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Art = Annotated[ArtWords, lambda reader, *_: read_art(reader)]
"""A figure, under `art`; empty where there is none."""
PlaceArt = Annotated[PlaceWords, lambda reader, *_: read_place(reader)]
"""What a place looks like, under `place`; empty where nothing is said."""
Said = Annotated[list[Any], lambda reader, key, _: told if isinstance(told := reader.data.get(key), list) else []]
"""A list as the file has it, beside what was made of it."""


def _switch(reader: Reader, key: str, usual: bool) -> bool:
    """True or false."""
    value = reader.data.get(key, usual)
    if not isinstance(value, bool):
        reader.fault(key, f"{as_written(value)} is not allowed; true or false is wanted")
    return value if isinstance(value, bool) else usual


Switch = Annotated[bool, _switch]


def words(v: Vocabulary, place: Place | None = None) -> Read:
    """A list of words; missing means empty."""
    return lambda reader, key, _: read(v, reader, key, place)


def by_moment(v: Vocabulary) -> Read:
    """A list of words for each moment of a vocabulary; the keys of the field are the moments."""

    def lists(reader: Reader, *_: Any) -> dict[str, tuple[Node, ...]]:
        return {moment: read(v, reader, moment, Place(moment)) for moment in v.moments}

    return lists


def one_of(known: Collection[str]) -> Read:
    """One of some words; the first where it is not."""

    def word(reader: Reader, key: str, usual: str | None) -> str:
        value = reader.text(key, usual)
        if value and value not in known:
            reader.fault(key, f"{as_written(value)} is not allowed{offer(value, known)}")
        return value if value in known else next(iter(known))

    return word


def own_id(example: str, taken: Callable[[str], bool], where: str, form: re.Pattern[str] = ID) -> Read:
    """An id: small letters, digits, underscores, and nothing that means something else there."""

    def name(reader: Reader, key: str, _: object) -> str:
        value = reader.text(key)
        if value and not form.fullmatch(value):
            reader.fault(key, f"{as_written(value)}: small letters, digits and underscores are wanted, as in {example}")
        elif taken(value):
            reader.fault(key, f"{value!r} means something else in {where}; another id is wanted")
        return value

    return name


def icon(example: str) -> Read:
    """The name of an icon."""

    def name(reader: Reader, key: str, usual: str | None) -> str:
        value = reader.text(key, usual)
        if not ICON.fullmatch(value):
            told = f"the name of an icon of game-icons.net is wanted, as in {example}"
            reader.fault(key, f"{as_written(value)}: {told}")
        return value

    return name


def twice(key: str, items: Sequence[Any]) -> Iterator[tuple[str, str]]:
    """What is wrong with a list in which ids stand twice."""
    names = [one.id for one in items]
    return ((f"{key}.{i}.id", f"the id {names[i]} stands twice") for i in again(names))
