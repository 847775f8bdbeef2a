"""From checked words to rows of the Table. A game says which of two layouts it has, and which field is which.

`program` lays words one after the other and turns those with words inside into jumps (a machine with a counter runs
it); `nested` lays each list in one piece and gives a word the first row and the size of each list inside it (a machine
with a stack of lists runs it). Either gives `Row`s, which `write` puts into the records of a Table.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rumpus.effects.conditions import Sentence
from rumpus.effects.reader import Node

Look = Callable[[str, str], int]
"""The number of a name: (field, name), as in ("cond_a", "mirror_lake")."""


@dataclass(slots=True)
class Row:
    """One row: numbers by field, lists of numbers for fields of several cells; which of the fields are addresses of
    rows, counted from the first row of the program; sentences that are rows of their own, by the field that takes
    their index; and the word that it is the row of, if it is one.
    """

    op: int
    fields: dict[str, int] = field(default_factory=dict)
    lists: dict[str, tuple[int, ...]] = field(default_factory=dict)
    addresses: set[str] = field(default_factory=set)
    apart: dict[str, Sentence] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    node: Node | None = None


def row_of(node: Node) -> Row:
    """The row of a word without what lies inside it."""
    return Row(node.op, dict(node.fields), apart=dict(node.apart), names=dict(node.names), node=node)


# ---------------------------------------------------------------- one program with jumps


@dataclass(frozen=True, slots=True)
class Flat:
    """How a program is laid: the numbers of the row that ends it and of the jump, and how each word with words inside
    is laid; `to` is the field of a jump's address, `otherwise` that of a failed condition, `branches` those of a
    choice and `count` that of their number.
    """

    end: int
    jump: int
    shapes: "Mapping[str, Callable[[Program, Node], None]]"
    to: str = "a"
    otherwise: str = "b"
    branches: tuple[str, ...] = ("a", "b", "c", "d")
    count: str = "n"


class Program:
    """A program in the making."""

    def __init__(self, flat: Flat) -> None:
        self.flat = flat
        self.rows: list[Row] = []

    @property
    def here(self) -> int:
        """The address of the row to come."""
        return len(self.rows)

    def put(self, row: Row) -> Row:
        """One more row."""
        self.rows.append(row)
        return row

    def jump(self) -> Row:
        """A jump whose address is set later."""
        return self.put(Row(self.flat.jump))

    def aim(self, row: Row, field_: str, address: int) -> None:
        """Sets an address of a row."""
        row.fields[field_] = address
        row.addresses.add(field_)

    def run(self, nodes: Iterable[Node]) -> None:
        """Words one after the other."""
        for node in nodes:
            shape = self.flat.shapes.get(node.word)
            if shape is None:
                self.put(row_of(node))
            else:
                shape(self, node)


def program(nodes: Iterable[Node], flat: Flat) -> list[Row]:
    """The rows of a whole program, the one that ends it included."""
    made = Program(flat)
    made.run(nodes)
    made.put(Row(flat.end))
    return made.rows


def in_order(key: str) -> Callable[[Program, Node], None]:
    """The words of a list, with nothing around them."""

    def lay(made: Program, node: Node) -> None:
        for nodes in node.block(key):
            made.run(nodes)

    return lay


def repeated(key: str) -> Callable[[Program, Node], None]:
    """The words of a list, and a row that goes back to the first of them."""

    def lay(made: Program, node: Node) -> None:
        start = made.here
        for nodes in node.block(key):
            made.run(nodes)
        made.aim(made.put(row_of(node)), made.flat.to, start)

    return lay


def either(then: str, otherwise: str) -> Callable[[Program, Node], None]:
    """A row that goes on where its condition holds and else jumps to the second list."""

    def lay(made: Program, node: Node) -> None:
        head = made.put(row_of(node))
        for nodes in node.block(then):
            made.run(nodes)
        jump = made.jump()
        made.aim(head, made.flat.otherwise, made.here)
        for nodes in node.block(otherwise):
            made.run(nodes)
        made.aim(jump, made.flat.to, made.here)

    return lay


def one_of(key: str) -> Callable[[Program, Node], None]:
    """A row with the number of branches and the address of each; each ends in a jump behind the last."""

    def lay(made: Program, node: Node) -> None:
        head = made.put(row_of(node))
        jumps = []
        head.addresses |= set(made.flat.branches)
        for field_, nodes in zip(made.flat.branches, node.block(key), strict=False):
            made.aim(head, field_, made.here)
            made.run(nodes)
            jumps.append(made.jump())
        head.fields[made.flat.count] = len(jumps)
        for jump in jumps:
            made.aim(jump, made.flat.to, made.here)

    return lay


def counted(key: str, count: str) -> Callable[[Program, Node], None]:
    """A row with the number of rows that follow and belong to it, which are skipped where its condition fails."""

    def lay(made: Program, node: Node) -> None:
        head = made.put(row_of(node))
        start = made.here
        for nodes in node.block(key):
            made.run(nodes)
        head.fields[count] = made.here - start

    return lay


# ---------------------------------------------------------------- lists in one piece


def nested(nodes: Sequence[Node], start: int = 0, first: str = "first", size: str = "size") -> list[Row]:
    """The rows of a list from row `start` of the Table on, the lists inside behind it."""
    made = [row_of(node) for node in nodes]
    for row, node in zip(list(made), nodes, strict=True):
        lists = [inner for _, several in node.blocks for inner in several]
        starts = []
        for inner in lists:
            starts.append(start + len(made))
            made += nested(inner, start + len(made), first, size)
        if lists:
            row.lists[first], row.lists[size] = tuple(starts), tuple(map(len, lists))
    return made


# ---------------------------------------------------------------- into the Table


def write(
    records: Any,
    rows: Iterable[Row],
    at: int,
    *,
    op: str = "op",
    apart: Callable[[Sentence], int] | None = None,
    look: Look | None = None,
) -> int:
    """Puts rows into `records` from row `at` on; the first free row behind them.

    `apart` writes a sentence that is a row of its own and gives its index, `look` the number of a name. Addresses
    count from `at`. Raises IndexError when the records are full.
    """
    free = at
    for row in rows:
        record = records[free]
        free += 1
        setattr(record, op, row.op)
        for name, value in row.fields.items():
            setattr(record, name, value)
        for name in row.addresses:
            setattr(record, name, row.fields.get(name, 0) + at)
        for name, values in row.lists.items():
            cells = getattr(record, name)
            for k, value in enumerate(values):
                cells[k] = value
        for name, text in row.names.items():
            setattr(record, name, look(name, text) if look else 0)
        for name, sentence in row.apart.items():
            setattr(record, name, apart(sentence) if apart else 0)
    return free
