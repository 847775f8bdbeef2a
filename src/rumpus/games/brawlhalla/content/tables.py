"""Options and content to the read-only Table record, and the names and texts that go with it."""

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawlhalla.content import load
from rumpus.games.brawlhalla.content.board import Grid
from rumpus.games.brawlhalla.content.options import DEFAULT_ARENA, LETTERS, OPTIONS, checked, seats, teams
from rumpus.games.brawlhalla.content.reading import Effect
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import Table
from rumpus.games.brawlhalla.rules.static_abilities import const_bit
from rumpus.kernel.contract.content import Items, Parts, Tables
from rumpus.kernel.contract.options import OptionError, Options, fill
from rumpus.kernel.words.spelling import nearest

FIXED: Final = 3


@dataclass(frozen=True, slots=True)
class Book:
    """Names and texts of one table: what the plain side says about the numbers in its Table."""

    options: tuple[tuple[str, Any], ...]
    legends: tuple[load.LegendCards, ...]
    arena: load.Arena

    def option(self, name: str) -> Any:
        """The value of an option."""
        return dict(self.options)[name]

    def card(self, legend: int, c: int) -> load.Card:
        """Card c of a Legend's deck."""
        return self.legends[legend].deck[c]

    def code(self, legend: int, c: int) -> str:
        """The short name of a card: its value, and a letter for cards with an effect ("3", "3a")."""
        return self.legends[legend].codes[c]

    def items(self) -> Items:
        """The content as saves pin it: the Legends, the arena, the KO cards."""
        swords = self.arena.swords[seats(dict(self.options))]
        return {
            "Legend": {legend.id: _parts(legend) for legend in self.legends},
            "arena": {self.arena.id: {"grid": self.arena.grid.lines, "swords": swords}},
            "KO-cards": {str(self.option("ko_mode")): _ko_parts(str(self.option("ko_mode")))},
        }


def _parts(legend: load.LegendCards) -> Parts:
    """What the rules read of a Legend, as its file says it; cards by their place in the file, from 1."""
    sources = {"power": legend.power, "weapon 1": legend.weapons[0], "weapon 2": legend.weapons[1]}
    parts: dict[str, Any] = {name: [effect.data for effect in one.effects] for name, one in sources.items()}
    for number, card in enumerate(legend.cards, 1):
        parts[f"card {number}, value"] = card.value
        parts[f"card {number}, copies"] = card.copies
        parts[f"card {number}, effects"] = [effect.data for effect in card.effects]
    return parts


def _ko_parts(mode: str) -> Parts:
    """The stack of a mode, and what its cards give."""
    ko = load.load_ko()
    return {"stack": ko.stacks[mode], **{f"card {number}": list(gain) for number, gain in ko.gains.items()}}


def card_codes(legend: load.LegendCards) -> tuple[str, ...]:
    """The code of each of the 20 cards (LegendCards.codes)."""
    return legend.codes


def book_of(t: Any) -> Book:
    """The names and texts of a table."""
    book: Book = t.book
    return book


def content_for(options: Options, content: str | None = None) -> Book:
    """Names and texts of a table with these options and a designer's file. Raises OptionError or ContentError."""
    extra = load.load_extra(content)
    legends = list(load.load_set(str(options["card_set"])))
    for legend in extra.legends:
        legends = [old for old in legends if old.id != legend.id] + [legend]
    if len(legends) > ids.LEGENDS:
        raise OptionError(f"{len(legends)} Legends; a table holds {ids.LEGENDS}")
    return Book(tuple(sorted(options.items())), tuple(legends), _arena(options, extra))


def _arena(options: Options, extra: load.Extra) -> load.Arena:
    """The arena asked for, when it fits the format (BH-RUL-04 to BH-RUL-07)."""
    n = seats(options)
    key = f"{options['format']}{n}" if options["format"] == "ffa" else str(options["format"])
    arenas = load.load_arenas()
    name = str(options["arena"])
    if name == "default" and extra.arenas:
        name = "custom"
    if name == "custom":
        if not extra.arenas:
            raise OptionError("option arena: custom needs a content file with an arena")
        arena = next((one for one in extra.arenas if key in one.formats), extra.arenas[0])
    else:
        arena = arenas[DEFAULT_ARENA[key] if name == "default" else name]
    if key not in arena.formats:
        fitting = ", ".join(sorted(one.id for one in arenas.values() if key in one.formats))
        raise OptionError(f"option arena: {arena.id} is not laid out for {key}; these are: {fitting}")
    return arena


def tables(options: Options, content: str | None = None) -> Tables:
    """The Tables of resolved options and a designer's file (name, or TOML text). OptionError or ContentError."""
    checked(options)
    book = content_for(options, content)
    array = Table.blank()
    t = Table.at(array)
    _fill_options(t, options, book)
    _fill_board(t, book.arena.grid)
    swords = book.arena.swords[t.n]
    for k, name in enumerate(swords):
        t.tokens[k] = book.arena.grid.parse(name)
    _fill_cards(t, book)
    return Tables(t, array, book)


def _fill_options(t: Table, options: Options, book: Book) -> None:
    """Every option as a number."""
    fill(t, OPTIONS, options)
    t.n = seats(options)
    for p in range(4):
        t.team[p] = p
    for p, team in enumerate(teams(options)):
        t.team[p] = team
    t.ko_cards = load.load_ko().stacks[str(options["ko_mode"])]
    for number, gain in load.load_ko().gains.items():
        for k in range(3):
            t.ko_gain[(number - 2) * 3 + k] = gain[k]
    _fill_picks(t, options, book)
    cols = book.arena.grid.cols
    spread = {2: (1, cols - 2), 3: (0, cols // 2, cols - 1), 4: (0, 1, cols - 2, cols - 1)}[t.n]
    for k, col in enumerate(spread):
        t.spread[k] = col + 1
    first = str(options["first_player"])
    t.first_player = int(first[4:]) - 1 if first.startswith("seat") else -1
    t.air_limit = 99 if options["air_limit"] == "none" else int(options["air_limit"])


def _fill_picks(t: Table, options: Options, book: Book) -> None:
    """BH-RUL-97: Legends that the table fixes."""
    names = [legend.id for legend in book.legends]
    taken: set[str] = set()
    for p in range(4):
        t.fixed[p] = -1
        pick = str(options[f"legend_{LETTERS[p]}"])
        if pick == "draft":
            continue
        name, _, side = pick.partition(" ")
        if name not in names:
            raise OptionError(
                f"option legend_{LETTERS[p]}: {name} is not in the card set; it has {', '.join(names)}"
                f"{nearest(name, names)}"
            )
        if not side:
            raise OptionError(
                f"option legend_{LETTERS[p]}: write the weapon side that faces up too: '{name} 1' or '{name} 2'"
            )
        if name in taken and not t.mirror:
            raise OptionError(f"option legend_{LETTERS[p]}: {name} is taken by another seat (mirror_legends = no)")
        taken.add(name)
        t.fixed[p] = 2 * names.index(name) + int(side) - 1
        t.legend_pick = FIXED


def _fill_board(t: Table, grid: Grid) -> None:
    """The geometry, once for all."""
    t.rows, t.cols, t.width, t.spaces = grid.rows, grid.cols, grid.width, grid.spaces
    for space in range(grid.spaces):
        row, col = grid.at(space)
        t.row[space], t.col[space] = row, col
        t.platform[space] = int(grid.platform(row, col))
        t.inside[space] = int(grid.inside(space))
        for d in range(8):
            t.go[space * 8 + d] = grid.go(space, d)
            t.wall[space * 8 + d] = int(grid.wall(space, d))
        for other in range(grid.spaces):
            t.sight[space * 48 + other] = int(grid.sight(space, other))


# ---------------------------------------------------------------- cards and effects


def _fill_cards(t: Table, book: Book) -> None:
    """Values, equal cards, effects and what each source listens to."""
    t.n_legends = len(book.legends)
    for number, legend in enumerate(book.legends):
        record = t.legends[number]
        for u in range(69):
            record.fx[u] = -1
        for c, card in enumerate(legend.deck):
            record.value[c] = card.value
            same = c > 0 and legend.deck[c - 1] is card
            record.twin[c] = c - 1 if same else -1
        record.power_listens, record.power_const = _fill_source(t, number, 0, legend.power.effects)
        for side in range(2):
            made = _fill_source(t, number, 1 + side, legend.weapons[side].effects)
            record.side_listens[side], record.side_const[side] = made
        for c, card in enumerate(legend.deck):
            if not t.discovery:  # BH-MODE-04
                record.card_listens[c], _ = _fill_source(t, number, 3 + c, card.effects)


def _fill_source(t: Table, legend: int, source: int, effects: tuple[Effect, ...]) -> tuple[int, int]:
    """Compiles the effects of one source: (mask of triggers and events, mask of standing operations: const_bit)."""
    listens = 0
    standing = 0
    for slot, effect in enumerate(effects):
        if effect.trigger == ids.T_CONSTANT:
            for row in effect.code:
                if const_bit(row.op) >= 0:
                    standing |= 1 << const_bit(row.op)
        t.legends[legend].fx[source * 3 + slot] = _fill_effect(t, legend, source, slot, effect)
        listens |= 1 << effect.trigger
    t.any_listens |= listens
    return listens, standing


def _fill_effect(t: Table, legend: int, source: int, slot: int, effect: Effect) -> int:
    """One Fx with its conditions, costs and program; its index."""
    index = t.n_fx
    if index >= len(t.fx):
        raise OptionError(f"the card set has more than {len(t.fx)} effects")
    t.n_fx += 1
    record = t.fx[index]
    record.trigger, record.attack = effect.trigger, effect.attack
    record.result, record.role = effect.result, effect.role
    record.uses, record.times = effect.uses, effect.times
    record.n_conds = len(effect.conditions)
    for k, condition in enumerate(effect.conditions):
        record.conds[k] = _fill_condition(t, condition)
    record.n_costs = len(effect.costs)
    for k, cost in enumerate(effect.costs):
        record.cost_kind[k], record.cost_n[k] = cost.fields["kind"], cost.fields["n"]
        record.cost_cmp[k], record.cost_value[k] = cost.fields.get("cmp", 0), cost.fields.get("value", 0)
    record.kinds = 1 if source >= 3 else (2 if source == 0 else 3)
    record.legend, record.source, record.slot = legend, source, slot
    record.code = t.n_code
    if t.n_code + len(effect.code) > len(t.code):
        raise OptionError(f"the card set has more than {len(t.code)} operations")
    t.n_code = fx.write(t.code, effect.code, t.n_code, apart=partial(_fill_condition, t))
    return index


def _fill_condition(t: Table, condition: fx.Sentence) -> int:
    """One Cond; its index."""
    index = t.n_conds
    if index >= len(t.conds):
        raise OptionError(f"the card set has more than {len(t.conds)} conditions")
    t.n_conds += 1
    for name, number in condition.fields.items():
        setattr(t.conds[index], name, number)
    return index
