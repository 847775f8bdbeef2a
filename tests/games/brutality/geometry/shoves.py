"""The slow twin of displacement: knock-back, pull, making room, flights and landings, as the law's sentences go.

Every question is put to a script, and `outcomes` plays each script there is: what comes of an attack is a set of
(what was asked and answered, where everybody stands with how many HP).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from tests.games.brutality.geometry.twin import (
    BLOCKERS,
    DIRECTIONS,
    NO_LANDING,
    Hero,
    Place,
    Square,
    World,
    apart,
    away,
    back,
    distance,
    order,
    turned,
)

HOLD: Final = {"pikes", "snare"}
HURT: Final = {"pikes", "snare", "flames", "cloud"}
USED: Final = {"pillars", "pikes", "flames", "catapult", "cloud", "snare"}
"""What a cause can use up (BU-RUL-47: creations follow the same limit)."""
Question = tuple[str, str, tuple[Square, ...]]
"""What is asked, about which hero, and the anchors offered."""


@dataclass
class Play:
    """One attack on one world, with its answers: the index of each answer in turn, the first where the script ends."""

    world: World
    cause: str = ""
    script: tuple[int, ...] = ()
    asked: list[tuple[Question, Square]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    inert: bool = False
    crowded_stays: bool = False
    tanks_launched: bool = False
    """tank_landing = leap_only."""
    plugged: bool = False
    hurtful: bool = False
    """forced_pillar_landing = hurts."""
    exact: bool = False
    spent: set[Square] = field(default_factory=set)
    flying: set[str] = field(default_factory=set)
    """Whose squares are its own until it has come to rest (BU-RUL-46)."""

    def ask(self, kind: str, who: str, options: list[Square]) -> Square:
        """A question; one with a single answer is none."""
        told = sorted(options, key=order)
        if len(told) == 1 and kind != "launch":
            return told[0]
        k = self.script[len(self.sizes)] if len(self.sizes) < len(self.script) else 0
        self.sizes.append(len(told))
        self.asked.append(((kind, who, tuple(told)), told[k]))
        return told[k]

    # ------------------------------------------------------------ hazards
    def use(self, at: Square) -> bool:
        """The cause uses a hazard on a hero, if it has its use of it left."""
        if at in self.spent:
            return False
        self.spent.add(at)
        if not self.inert:
            self.world.walls.add(at)
        return True

    def hurt(self, who: str, n: int = 1) -> None:
        """Damage, and at 0 HP the hero is off the board."""
        hero = self.world.heroes[who]
        if hero.hp > n:
            self.world.heroes[who] = replace(hero, hp=hero.hp - n)
        else:
            del self.world.heroes[who]

    def alive(self, who: str) -> bool:
        """Whether it still stands somewhere."""
        return who in self.world.heroes

    def enter(self, who: str, after: Hero, forced: bool = True, launches: bool = True) -> bool:
        """A hero comes to stand somewhere; what it newly is on takes effect. Whether its movement may go on."""
        world, before = self.world, self.world.heroes[who].place
        assert world.inside(after.place), f"{who} is off the board"
        assert not any(world.at(one, who) for one in after.place), f"{who} is on top of another"
        hp = world.heroes[who].hp
        world.heroes[who] = after if after.hp == hp else replace(after, hp=hp)
        self.flying.discard(who)
        new = [one for one in sorted(after.place - before, key=order) if one in world.things]
        held = False
        for kinds in (HOLD, {"flames"}, {"cloud"}):
            for one in new:
                kind = world.things.get(one, "")
                if kind not in kinds or (kind == "snare" and not self.trapped(after, one)):
                    continue
                if forced and not self.use(one):
                    continue
                held |= kind in HOLD
                if kind == "snare":  # once it is gone nothing is a wall there
                    del world.things[one]
                    world.walls.discard(one)
                self.hurt(who)
                if not self.alive(who):
                    return False
        if launches and not held:
            for one in new:
                if world.things.get(one) == "catapult" and self.use(one):
                    self.launched(who, one)
                    return False
        return not held

    def trapped(self, hero: Hero, at: Square) -> bool:
        """A snare is Team 1's in these boards: it holds enemies alone."""
        return hero.team == 1

    # ------------------------------------------------------------ knock-back
    def knock(self, who: str, d: Square, n: int) -> None:
        """BU-RUL-38: up to n single steps; the hero that was hit only ever goes straight."""
        for _ in range(n):
            if not self.alive(who) or not self.step(who, d, who):
                return

    def step(self, who: str, d: Square, knocked: str) -> bool:
        """One step of a knock-back (BU-RUL-39); whether the next may follow."""
        after = self.free(who, d, knocked)
        return after is not None and self.enter(who, after)

    def free(self, who: str, d: Square, knocked: str) -> Hero | None:
        """Where a step takes the hero, once everybody there has made room; None when it does not happen."""
        world, hero = self.world, self.world.heroes[who]
        after = hero.moved(d)
        new = after.place - hero.place
        into = [one for one in sorted(new, key=order) if world.things.get(one) == "pillars"]
        stopped = not world.inside(new) or world.holds(new, BLOCKERS) or bool(new & world.walls)
        if stopped:
            for one in into:
                if self.use(one):
                    self.hurt(who)
            return None
        gone: set[str] = set()
        while there := {other for one in new if (other := world.at(one, who))}:
            first = min(there, key=lambda name: order(world.heroes[name].at))
            if first in gone or not self.make_room(first, d, after.place, knocked):
                return None
            gone.add(first)
            if not self.alive(who) or world.heroes[who].at != hero.at:
                return None
        return after

    def make_room(self, who: str, d: Square, into: Place, knocked: str) -> bool:
        """BU-RUL-40, BU-RUL-111: straight on, if it is out of the way there, else one step aside, else the closest
        place; whether it went (or died).
        """
        world, hero = self.world, self.world.heroes[who]
        if hero.steadfast or who in self.flying:
            return False
        before = len(self.spent)
        new = hero.moved(d).place - hero.place
        thorns = [one for one in new if world.things.get(one) == "pillars" and one not in self.spent]
        still_there = not thorns and bool(hero.moved(d).place & into)
        after = None if still_there else self.free(who, d, knocked)
        if not self.alive(who):
            return True
        if after is not None:
            self.enter(who, after)
            return True
        if thorns and len(self.spent) > before:
            return self.off_pillars(who, frozenset(thorns), into, knocked)
        return self.aside(who, d, into, knocked)

    def aside(self, who: str, d: Square, into: Place, knocked: str) -> bool:
        """The second choice: one step another way; with none, the closest places there are."""
        here = self.world.heroes[who].at
        near = [one for one in self.places(who, into) if apart(one, here) == 1 and one != self.moved(here, d)]
        if not near and not self.crowded_stays:
            far = [one for one in self.places(who, into) if apart(one, here) > 0]
            least = min((apart(one, here) for one in far), default=0)
            near = [one for one in far if apart(one, here) == least]
        return self.put(who, near, "displace")

    def off_pillars(self, who: str, thorns: Place, into: Place, knocked: str) -> bool:
        """BU-RUL-42: the closest open place that touches the Pillars."""
        hero = self.world.heroes[who]
        touching = [
            one
            for one in self.places(who, into)
            if one != hero.at and distance(replace(hero, at=one).place, thorns) == 1
        ]
        least = min((apart(one, hero.at) for one in touching), default=0)
        return self.put(who, [one for one in touching if apart(one, hero.at) == least], "pillars")

    def put(self, who: str, options: list[Square], kind: str) -> bool:
        """One of these places is chosen, and the hero stands there."""
        if not options:
            return False
        self.enter(who, replace(self.world.heroes[who], at=self.ask(kind, who, options)))
        return True

    def places(self, who: str, into: Place) -> list[Square]:
        """Every open place of a hero that is free of what moves in."""
        hero = self.world.heroes[who]
        anchors = [(x, y) for y in range(self.world.rows) for x in range(self.world.cols)]
        found = [(one, replace(hero, at=one).place) for one in anchors]
        return [one for one, filled in found if self.world.open(filled, who, True) and not filled & into]

    def moved(self, at: Square, d: Square) -> Square:
        """The next square that way."""
        return at[0] + d[0], at[1] + d[1]

    # ------------------------------------------------------------ pull
    def pull(self, who: str, by: str, n: int, along: Square | None = None) -> None:
        """BU-RUL-43: step by step towards the attacker, pushing nobody."""
        for _ in range(n):
            world = self.world
            if not self.alive(who) or distance(world.heroes[who].place, world.heroes[by].place) <= 1:
                return
            d = back(along) if along else away(world.heroes[who].place, world.heroes[by].place)
            hero = world.heroes[who]
            after = hero.moved(d)
            new = after.place - hero.place
            if any(world.at(one, who) for one in new) and not world.holds(new, BLOCKERS):
                return
            landed = self.free(who, d, who)
            if landed is None or not self.enter(who, landed):
                return

    # ------------------------------------------------------------ flights
    def flights(self, who: str, ways: dict[Square, tuple[int, int]], leap: bool, forced: bool = False) -> set[Square]:
        """The flights (columns, rows) that may be declared; `ways` has the shortest and longest by direction."""
        return {
            (d[0] * n, d[1] * n)
            for d, (low, high) in ways.items()
            for n in range(low, high + 1)
            if self.may_fly(who, d, n, leap, forced)
        }

    def may_fly(self, who: str, d: Square, n: int, leap: bool, forced: bool) -> bool:
        """BU-RUL-32, 34, 50, 56: whether a flight of n squares may be declared."""
        world, hero = self.world, self.world.heroes[who]
        goal = hero.moved(d, n)
        if not world.inside(goal.place) or world.holds(goal.place, NO_LANDING):
            return False
        if forced and (goal.place - hero.place) & world.walls and not self.inert:
            return False
        on = {name for one in goal.place if (name := world.at(one, who))}
        if len(on) > 1 or on & self.flying or (leap and any(world.heroes[name].team == hero.team for name in on)):
            return False
        if any(self.unseen(who, name) for name in on):
            return False
        for k in range(1, n):
            for one in hero.moved(d, k).place - hero.place - goal.place:
                other = world.at(one, who)
                if other and other not in on and world.heroes[other].tank and world.heroes[other].team != hero.team:
                    return False
        caught = self.caught(who, d, n, forced)
        if (caught and caught < n) or (caught == n and not on):
            there = hero.moved(d, caught).place
            return world.open(there, who)
        return True

    def unseen(self, who: str, name: str) -> bool:
        """A hidden enemy farther away than next to the flier."""
        one, other = self.world.heroes[who], self.world.heroes[name]
        return other.hidden and other.team != one.team and distance(one.place, other.place) > 1

    def caught(self, who: str, d: Square, n: int, forced: bool) -> int:
        """BU-RUL-50: at which square of its way the Pikes catch a flier; 0 for nowhere."""
        world, hero = self.world, self.world.heroes[who]
        for k in range(1, n + 1):
            new = hero.moved(d, k).place - hero.moved(d, k - 1).place
            for one in new:
                if world.things.get(one) != "pikes" or one in hero.place or (forced and one in self.spent):
                    continue
                if self.plugged and world.at(one, who):
                    continue
                return k
        return 0

    def launched(self, who: str, at: Square) -> None:
        """BU-RUL-54: a forced launch; its cause chooses among what there is."""
        ways = {d: (1, 3 if 0 in d else 2) for d in DIRECTIONS.values()}
        options = sorted(self.flights(who, ways, False, True))
        if options:
            x, y = self.ask("launch", who, options)
            n = max(abs(x), abs(y))
            self.fly(who, (x // n, y // n), n, launch=True, forced=True)

    def fly(self, who: str, d: Square, n: int, launch: bool = False, forced: bool = False, hit: int = 0) -> None:
        """A flight and its landing (BU-RUL-36): a leap deals `hit` to whom it lands on."""
        world, start = self.world, self.world.heroes[who]
        self.flying.add(who)
        caught = self.caught(who, d, n, forced)
        goal = start.moved(d, n)
        on = next((name for one in sorted(goal.place, key=order) if (name := world.at(one, who))), "")
        if caught and (caught < n or not on):
            self.enter(who, start.moved(d, caught), forced, launches=False)
            return
        if world.holds(goal.place, {"pillars"}):
            if launch and forced and self.hurtful:
                for one in goal.place:
                    if world.things.get(one) == "pillars" and self.use(one):
                        self.hurt(who)
            if self.alive(who):
                self.fall_back(who, goal, start, d, forced, "", knocked=True)
            return
        if on:
            self.damage_of_landing(who, on, launch, forced, hit)
            stays = world.heroes[on].tank and not (launch and self.tanks_launched) if self.alive(on) else False
            if not self.alive(who):
                return
            if self.alive(on) and not stays:
                self.landed_on(on, d, goal.place)
            if any(world.at(one, who) for one in goal.place):
                self.fall_back(who, goal, start, d, forced, on)
                return
        self.enter(who, goal, forced, launches=False)

    def damage_of_landing(self, who: str, on: str, launch: bool, forced: bool, hit: int) -> None:
        """BU-RUL-55 for a launch, what the card says for a leap."""
        enemy = self.world.heroes[on].team != self.world.heroes[who].team
        if not launch:
            self.hurt(on, hit) if hit else None
        elif not forced and enemy:
            self.hurt(on)
        elif forced and not enemy:
            self.hurt(on)
            self.hurt(who)

    def landed_on(self, who: str, d: Square, into: Place) -> None:
        """Whom somebody lands on is knocked 1 square; with the Pillars behind it, it goes beside them (BU-RUL-42)."""
        world, hero = self.world, self.world.heroes[who]
        new = hero.moved(d).place - hero.place
        thorns = frozenset(one for one in new if world.things.get(one) == "pillars" and one not in self.spent)
        self.knock(who, d, 1)
        if thorns and self.alive(who) and thorns & self.spent and world.heroes[who].at == hero.at:
            self.off_pillars(who, thorns, into, who)

    def fall_back(
        self, who: str, goal: Hero, start: Hero, d: Square, forced: bool, on: str, knocked: bool = False
    ) -> None:
        """BU-RUL-35, BU-RUL-111: straight back till clear, else a place beside it, else where it came from."""
        world, k = self.world, 1
        while on and goal.moved(back(d), k).place & world.heroes[on].place:
            k += 1
        first = goal.moved(back(d), k)
        taken = world.holds(first.place, BLOCKERS) or (forced and bool((first.place - start.place) & world.walls))
        if knocked and world.inside(first.place) and not taken:
            for one in sorted(first.place, key=order):
                other = world.at(one, who)
                if other and first.at != start.at:
                    self.make_room(other, back(d), first.place, who)
        if world.open(first.place, who, forced) or first.at == start.at:
            self.enter(who, first, forced, launches=False)
            return
        beside = [goal.moved(turned(back(d), turn)) for turn in (-1, 1)]
        options = [one.at for one in beside if world.open(one.place, who, forced)]
        if options:
            self.enter(who, replace(start, at=self.ask("fallback", who, options)), forced, launches=False)


# ---------------------------------------------------------------- every script

End = dict[str, tuple[Square, int]]


def standing(world: World) -> End:
    """Where everybody is, and how many HP it has."""
    return {name: (hero.at, hero.hp) for name, hero in sorted(world.heroes.items())}


def outcomes(made: Callable[[], World], act: Callable[[Play], None], **more: object) -> Iterator[Play]:
    """Plays an act with every script of answers there is."""
    script: list[int] | None = []
    while script is not None:
        play = Play(made(), script=tuple(script), **more)
        act(play)
        yield play
        answers = [*script, *[0] * (len(play.sizes) - len(script))]
        while answers and answers[-1] + 1 == play.sizes[len(answers) - 1]:
            answers.pop()
        script = [*answers[:-1], answers[-1] + 1] if answers else None
