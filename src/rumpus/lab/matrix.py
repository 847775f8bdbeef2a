"""Every piece against every other (a deck, a Legend ...) in games of two: who wins how often, and how sure that is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rumpus.kernel.spec import GameSpec, Options
from rumpus.lab.sim import chunks_of, played
from rumpus.lab.stage import Plan
from rumpus.lab.stats import wilson
from rumpus.lab.tally import Tally

Progress = Callable[[int], None]


@dataclass
class Pair:
    """One piece against another: games it won, lost, shared. Its share is of the games that somebody won."""

    wins: int = 0
    losses: int = 0
    shared: int = 0

    def add(self, other: "Pair") -> None:
        """Counts more games in."""
        self.wins += other.wins
        self.losses += other.losses
        self.shared += other.shared

    @property
    def decided(self) -> int:
        """Games that somebody won."""
        return self.wins + self.losses

    @property
    def share(self) -> float:
        """Games won of those decided; a half when there are none."""
        return self.wins / self.decided if self.decided else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.decided)

    def turned(self) -> "Pair":
        """The same from the other side."""
        return Pair(self.losses, self.wins, self.shared)


@dataclass
class Matrix:
    """Results of every ordered pair of pieces; a piece is not set against itself."""

    pieces: tuple[str, ...]
    pairs: dict[tuple[str, str], Pair]
    total: Tally

    def against_all(self, piece: str) -> Pair:
        """A piece against all the others."""
        made = Pair()
        for other in self.pieces:
            if other != piece:
                made.add(self.pairs[piece, other])
        return made


def pieces_for(spec: GameSpec, options: Options) -> tuple[str, ...]:
    """The pieces a seat may take. Raises ValueError when the game has none, or there are not two seats."""
    name = spec.pieces.option if spec.pieces else ""
    if not name:
        raise ValueError(f"--matrix: {spec.about.title} has no pieces to set against each other")
    if spec.options.seats(options) != 2:
        raise ValueError(f"--matrix: it is for two seats, not {spec.options.seats(options)}")
    chosen = next(option for option in spec.options.listed if option.name == f"{name}a")
    return tuple(str(choice) for choice in chosen.choices if choice != chosen.default)


def plans(spec: GameSpec, plan: Plan) -> Iterator[tuple[tuple[str, str], Plan]]:
    """A plan for each pair and each way round: the first piece at seat A, then at seat B."""
    pieces, name = pieces_for(spec, dict(plan.options)), spec.pieces.option if spec.pieces else ""
    even = dict(spec.study.even) if spec.study else {}
    for one, other in combinations(pieces, 2):
        for a, b in ((one, other), (other, one)):
            yield (a, b), plan.with_options(**even, **{f"{name}a": a, f"{name}b": b})


def play_matrix(
    spec: GameSpec, plan: Plan, games: int, seed: int, workers: int, progress: Progress = lambda _n: None
) -> Matrix:
    """So many games a pair, half of them each way round, the same seeds for all pairs."""
    each = max(1, games // 2)
    seats = {made: pair for pair, made in plans(spec, plan)}
    chunks = (chunk for made in seats for chunk in chunks_of(made, each, seed, 1))
    pieces = pieces_for(spec, dict(plan.options))
    matrix = Matrix(pieces, {(a, b): Pair() for a in pieces for b in pieces if a != b}, Tally())
    for made, tally in played(chunks, workers):
        a, b = seats[made]
        won = Pair(tally.seats[0].wins, tally.seats[1].wins, tally.seats[0].shared)
        matrix.pairs[a, b].add(won)
        matrix.pairs[b, a].add(won.turned())
        tally.pieces = {}
        tally.seats = []
        matrix.total.add(tally)
        progress(tally.games)
    return matrix


def matrix_data(matrix: Matrix) -> dict[str, Any]:
    """The matrix as JSON types: rows by piece, in each the results against every other."""

    def said(pair: Pair) -> dict[str, Any]:
        low, high = pair.interval
        return {
            "wins": pair.wins,
            "losses": pair.losses,
            "shared": pair.shared,
            "share": round(pair.share, 6),
            "interval": [round(low, 6), round(high, 6)],
        }

    return {
        piece: {
            "all": said(matrix.against_all(piece)),
            "against": {other: said(matrix.pairs[piece, other]) for other in matrix.pieces if other != piece},
        }
        for piece in matrix.pieces
    }
