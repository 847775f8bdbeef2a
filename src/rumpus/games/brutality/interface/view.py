"""What a viewer may see of a position: an allow-list (catalogue [hidden]). Nothing is shown that is not named here."""

from typing import Any, Final

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.interface.actions import ACTS
from rumpus.games.brutality.interface.names import LETTERS, square, team_of
from rumpus.games.brutality.interface.prompts import ASKED, source
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import area, clock, quiet, seat_of
from rumpus.games.brutality.rules.moves import may_act, ms_left
from rumpus.games.brutality.rules.state import State, Table
from rumpus.games.brutality.rules.turn import who
from rumpus.kernel.bits import first_bit
from rumpus.kernel.grid import DIRECTIONS
from rumpus.kernel.lines import seats_of

Json = dict[str, Any]
DEEDS: Final = ("move", "special_1", "special_2")


def view(t: Table, s: State, viewer: int) -> Json:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types."""
    board = book_of(t).board
    eyes = team_of(s, viewer)
    return {
        "game": "brutality",
        "mode": f"{t.n}p",
        "format": "controlled_chaos" if t.chaos else "standard",
        "board": {"name": board.name, "columns": t.cols, "rows": t.rows},
        "turn": s.turn,
        "round": (s.turn + 1) // 2,
        "team": s.team + 1 if s.turn else None,
        "phase": ids.PHASES[s.phase],
        "ask": "" if s.over else ASKED[s.ask],
        "asked": [] if s.over else seats_of(who(t, s)),
        "by": source(t, s),
        "chosen": s.frames[0].chosen if s.ask in (ids.ASK_SITE, ids.ASK_BEARER) else None,
        "moving": moving(s),
        "seats": [seat_view(t, s, p) for p in range(t.n)],
        "heroes": [hero_view(t, s, h) for h in range(ids.HEROES)],
        "hazards": [hazard_view(s, i) for i in range(ids.HAZARDS) if s.hazards[i].kind],
        "creations": [creation_view(s, i) for i in range(ids.CREATIONS) if s.creations[i].kind],
        "teams": [team_view(t, s, k, eyes) for k in range(ids.TEAMS)],
        "play": [play_view(t, s, i) for i in range(ids.PLAY) if s.play[i].card],
        "draft": draft_view(t, s, eyes) if s.phase == ids.P_DRAFT else None,
        "quiet": {"rounds": s.quiet, "of": t.quiet_rounds, "limit": t.round_limit},
        "mine": mine(t, s, eyes) if eyes >= 0 else None,
        "over": ids.REASONS[s.over] if s.over else None,
        "won": [p for p in range(t.n) if s.over and s.winner >= 0 and team_of(s, p) == s.winner],
    }


def moving(s: State) -> int | None:
    """The hero that is on its way, or will be, where a question is about one."""
    if not s.depth or s.over:
        return None
    f = s.frames[s.depth - 1]
    if s.ask == ids.ASK_PUSH:
        return int(f.left - 1)
    if s.ask in (ids.ASK_SPOT, ids.ASK_REVIVE) and f.mask:
        return first_bit(f.mask)
    return f.hero if f.kind in (ids.F_SHOVE, ids.F_ROOM, ids.F_LAUNCH, ids.F_LAND, ids.F_ROAM) else None


def seat_view(t: Table, s: State, p: int) -> Json:
    """A seat: its team and heroes."""
    return {
        "letter": LETTERS[p],
        "team": team_of(s, p) + 1,
        "heroes": [h for h in range(ids.HEROES) if seat_of(t, s, h) == p],
        "captain": p < ids.TEAMS,
        "done": bool(s.done >> p & 1),
        "conceded": bool(s.conceded >> p & 1),
    }


# ---------------------------------------------------------------- the board
def hero_view(t: Table, s: State, h: int) -> Json:
    """A hero: all of it is public."""
    hero = s.heroes[h]
    return {
        "hero": h,
        "team": h // 2 + 1,
        "seat": seat_of(t, s, h),
        "design": hero.design or None,
        "space": square(hero.place) if hero.place >= 0 else None,
        "squares": [square(hero.place + ids.FOOT[i]) for i in range(area(t, s, h) if hero.place >= 0 else 0)],
        "hp": hero.hp,
        "full": t.heroes[hero.design].hp,
        "dead": hero.deaths > 0 and hero.place < 0,
        "used": [deed for k, deed in enumerate(DEEDS) if hero.used >> k & 1],
        "actions": actions_left(t, s, h),
        "ms": ms_left(t, s, h) if hero.place >= 0 else 0,
        "course": DIRECTIONS[hero.course - 1] if hero.course else None,
        "closed": bool(hero.closed),
        "inside": hero.rest > 0,
        "tool": hero.tool or None,
        "markers": hero.cool,
        "statuses": [status_view(s, hero, k) for k in range(1, ids.STATUSES) if hero.value[k]],
    }


def actions_left(t: Table, s: State, h: int) -> int:
    """The actions that a hero has left; before the first turn those it will have."""
    if s.heroes[h].place < 0 or (s.turn and not may_act(t, s, h)):
        return 0
    return max(0, 2 + s.heroes[h].extra - s.heroes[h].used.bit_count())


def status_view(s: State, hero: Any, k: int) -> Json:
    """A status: its number, and how many team turns it still lasts (null: until it is used up)."""
    lasts = hero.ends[k]
    turns = None if lasts >= ids.FOR_GOOD else max(0, (lasts - clock(s) + 1) // 2)
    return {"status": ids.STATUS_NAMES[k], "n": hero.value[k] - (k == ids.CAPPED), "turns": turns}


def hazard_view(s: State, i: int) -> Json:
    """A hazard, and which heroes have used it in this turn (BU-HAZ-02)."""
    one = s.hazards[i]
    used = seats_of(one.used & ids.ANYBODY)
    return {"thing": one.kind, "space": square(one.square), "used": used, "suppressed": bool(quiet(s, one))}


def creation_view(s: State, i: int) -> Json:
    """A wall, cloud or snare."""
    one = s.creations[i]
    made: Json = {"made": ids.CREATION_NAMES[one.kind], "space": square(one.square)}
    return made | {"team": one.team + 1, "turns": one.turns or None}


# ---------------------------------------------------------------- cards
def team_view(t: Table, s: State, k: int, eyes: int) -> Json:
    """A team: sizes, piles, and what these eyes know of its hand and its picks; Standard has one deck and one pile."""
    team = s.teams[k]
    lies = s.teams[k if t.chaos else 0]
    open_picks = t.chaos and (k == eyes or bool(t.open_picks) or bool(s.over))
    picks = [card for card in range(1, t.relics_n + 1) if s.owner[card] == k + 1] if t.chaos else []
    return {
        "team": k + 1,
        "hand": team.hand_n,
        "known": [
            card for i, card in enumerate(team.hand[: team.hand_n]) if k != eyes and eyes >= 0 and team.seen >> i & 1
        ],
        "deck": lies.deck_n,
        "pile": list(lies.pile[: lies.pile_n]),
        "picks": picks if open_picks else None,
        "picked": len(picks),
        "bonus": team.bonus,
        "locked": [
            word for word, until in (("relics", team.no_relics), ("artifacts", team.no_tools)) if until > clock(s)
        ],
    }


def play_view(t: Table, s: State, i: int) -> Json:
    """A card in the play area: whose it is, whether it waits and for which turn, and what was chosen."""
    one = s.play[i]
    chosen = [ACTS.name(t, s, one.seat, a - 1) for a in one.pick if a > 0]
    return {"card": one.card, "team": one.team + 1, "seat": one.seat, "holds": one.holds or None, "chosen": chosen}


def draft_view(t: Table, s: State, eyes: int) -> Json:
    """BU-CC-06: the open stack, which the picker's team alone sees."""
    picker = team_of(s, s.asker) if s.asker >= 0 else -1
    cards = list(s.stack[: s.stack_n])
    kind = ids.TYPES[t.relics[cards[0]].kind] if cards else None
    return {"type": kind, "n": len(cards), "cards": cards if eyes >= 0 and eyes == picker else None}


def mine(t: Table, s: State, eyes: int) -> Json:
    """What only this team knows: its hand, its deck without its order (Controlled Chaos), its secret heroes."""
    team = s.teams[eyes]
    picks = [one - 1 for one in (team.picks & 255, team.picks >> 8 & 255) if one]
    return {
        "team": eyes + 1,
        "hand": list(team.hand[: team.hand_n]),
        "deck": sorted(team.deck[: team.deck_n]) if t.chaos else None,
        "heroes": picks,
    }
