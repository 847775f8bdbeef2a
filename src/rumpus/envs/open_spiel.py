"""OpenSpiel's face (extra `openspiel`): importing this registers `rumpus_<game>` for each game without a race.

>>> import pyspiel, rumpus.envs.open_spiel
>>> game = pyspiel.load_game("rumpus_toy(deals=4,options=hand:1;highest:4)")
>>> state = game.new_initial_state()
>>> state.apply_action(2)  # chance: the third of the four deals
>>> state.current_player(), [state.action_to_string(a) for a in state.legal_actions()]
(0, ['lay 1', 'raise'])

All chance of a game comes from its deal: the root is a chance node with `deals` outcomes, alike likely, and what
follows is decided by the seats alone. So a game of few deals is a small game of its own, whole and exact, for CFR and
best responses; one of many is the game itself, and ISMCTS deals the unknown anew by its own rules. Where several act
at once they are asked one after the other, the lowest seat first; none sees what another has laid.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from rumpus.envs.one import SEEDS
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.match import Match

LONGEST: Final = 1 << 16
"""What OpenSpiel is told of the greatest number of decisions of any game."""
DEFAULTS: Final = {"options": "", "deals": 1024, "first": 0, "recall": 16}
"""options: "name:value;name:value"; deals: how many there are; first: the seed of the first, the others follow it;
recall: how many own past decisions an information state's tensor holds, each with the row it was made on."""


def told(text: str) -> dict[str, object]:
    """Options as a game's name writes them. ValueError for what is not written so."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise ValueError(f"options {part!r}: name:value;name:value is wanted")
        found[name.strip()] = int(value) if value.strip().lstrip("-").isdigit() else value.strip()
    return found


def kind(spec: GameSpec) -> Any:
    """What OpenSpiel wants to know of every game of this kind."""
    of = pyspiel.GameType
    return of(
        short_name=f"rumpus_{spec.id}",
        long_name=spec.about.title,
        dynamics=of.Dynamics.SEQUENTIAL,
        chance_mode=of.ChanceMode.EXPLICIT_STOCHASTIC,
        information=of.Information.IMPERFECT_INFORMATION,
        utility=of.Utility.ZERO_SUM,
        reward_model=of.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of one table, with its options, and so many deals; a class of its own (`register`) has its spec."""

    spec: GameSpec

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Raises OptionError, and ValueError for what is out of range."""
        given = {**DEFAULTS, **(params or {})}
        spec = self.spec
        self.deals, self.first, self.recall = (int(given[name]) for name in ("deals", "first", "recall"))
        if self.deals < 1 or not 0 <= self.first <= SEEDS - self.deals or self.recall < 0:
            raise ValueError(
                f"deals {self.deals}, first {self.first}, recall {self.recall}: at least 1, 0 and 0 are wanted, and "
                f"seeds below {SEEDS}"
            )
        self.options = spec.resolve(told(str(given["options"])))
        self.seats = spec.options.seats(self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions.count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind(spec), info, dict(params or {}))

    def new_initial_state(self) -> "State":
        """Before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat may see now, or with perfect recall all that it ever saw and did."""
        if params:
            raise ValueError(f"observers take no parameters; {params} were given")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game that is dealt, or is to be."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.match: Match | None = None
        self.past: list[list[tuple[list[int], int]]] = [[] for _ in range(game.seats)]
        """By seat: what it saw at each of its decisions, and what it did."""
        self.thought_by = SPECTATOR
        """In a state dealt anew: the seat that thinks; nobody else's past is known."""

    def current_player(self) -> int:
        """The seat that is asked, chance before the deal, or that the game is over."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.over else self.match.active[0]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.match is None or self.match.over else self.match.actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, alike likely."""
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            game = self.get_game()
            self.match = Match.start(game.spec, game.options, game.first + action)
            return
        seat = self.match.active[0]
        self.past[seat].append((self.match.features(seat), action))
        self.match.play(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player < 0:
            return f"deal {action}"
        return self.match.name(player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.over

    def returns(self) -> list[float]:
        """1 for beating everybody, -1 for being beaten by all; zeros while the game runs."""
        seats = self.get_game().seats
        if self.match is None or not self.match.over:
            return [0.0] * seats
        places = self.match.places
        return [sum((q > p) - (q < p) for q in places) / (seats - 1) for p in places]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "State":
        """The same game as the seat may think it to be: all that it cannot know is dealt anew."""
        number = int((sampler() if sampler is not None else np.random.default_rng().random()) * SEEDS) % SEEDS
        twin: State = self.clone()
        if self.match is not None:
            twin.match = self.match.redealt(player, number)
            twin.thought_by = player
        return twin

    def __str__(self) -> str:
        """The whole position as a scene."""
        return "before the deal" if self.match is None else self.match.scene()


class Observer:
    """What OpenSpiel reads of a state for a seat: `tensor`, its named parts `dict`, and a string."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.recall = game.recall if kind.perfect_recall else 0
        self.perfect = bool(kind.perfect_recall)
        width = game.spec.rules.observed
        shapes: dict[str, tuple[int, ...]] = {"player": (game.seats,), "row": (width,)}
        if self.recall:
            shapes["past"] = (self.recall, width + 1)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: State, player: int) -> None:
        """Fills the tensor; the latest own decision comes first, its action plus 1 at the end of its row."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.match is None:
            return
        self.dict["row"][:] = state.match.features(player)
        for line, (row, action) in enumerate(reversed(state.past[player][-self.recall :] if self.recall else [])):
            self.dict["past"][line, :-1], self.dict["past"][line, -1] = row, action + 1

    def string_from(self, state: State, player: int) -> str:
        """The same in words that differ where, and only where, the seat knows of a difference."""
        if state.match is None:
            return f"seat {player}, before the deal"
        lines = [f"seat {player}: {state.match.features(player)}"]
        if self.perfect:
            knows = player if state.thought_by in (SPECTATOR, player) else SPECTATOR
            lines += [f"{line['seat']} {line['code']} {line['args']}" for line in state.match.said(knows)]
            if knows == player:
                lines += [f"{action} on {row}" for row, action in state.past[player]]
        return "\n".join(lines)


def register() -> None:
    """Tells OpenSpiel all installed games that have no race; what it knows already stays."""
    known = set(pyspiel.registered_names())
    for name in list_games():
        spec = find(name)
        if spec.race is None and f"rumpus_{name}" not in known:
            # A class, as OpenSpiel keeps it beyond the end of Python: a plain function would be freed there, and crash.
            pyspiel.register_game(kind(spec), type(f"Rumpus{name.title()}", (Game,), {"spec": spec}))


register()
