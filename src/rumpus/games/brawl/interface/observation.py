"""What each number of an observation row means. Seats are counted on from the own one, and the own end of a
Base is the first.
"""

from rumpus.kernel.contract.observation import BIG, PART, Field, blocks

CARD = (
    Field("word", "What it does, by its word's number; 0 = no card.", hi=63),
    Field("colours", "Its colours: 1 red, 2 blue, 4 green.", hi=7, mask=True),
    Field("n", "Its number.", hi=9),
)
HELD = [Field(f"hand_{f.name}", f"The card in hand. {f.says}", f.lo, f.hi, 1, PART, f.mask) for f in CARD]
PILE = [Field(f"pile_{f.name}", f"The top of its pile. {f.says}", f.lo, f.hi, 1, f.known, f.mask) for f in CARD]
SEAT = (
    Field("there", "Whether there is such a seat."),
    Field("mate", "Whether it is of the own team."),
    Field("out", "Whether it has left the game."),
    Field("deck", "Cards in its deck.", hi=52),
    Field("pile", "Cards in its discard pile.", hi=52),
    Field("origin", "Its hand: 0 empty, 1 dealt from the deck, 2 picked up.", hi=2),
    *HELD,
    *PILE,
    Field("points", "Its points as things stand.", lo=-99, hi=999),
    Field("active", "Tag team: whether it is its team's active player."),
)
END = (
    Field("hits", "Hits counted on the string.", lo=-99, hi=999),
    Field("colour", "The string's colour: 1 red, 2 blue, 4 green; 0 = none.", hi=4),
    Field("top", "What its top card does, by number.", hi=63),
    Field("cards", "Cards in it.", hi=99),
)
BASE = (
    Field("there", "Whether there is such a Base."),
    Field("frozen", "Whether it is frozen."),
    Field("value", "Points it is worth.", lo=-99, hi=99),
    Field("reversed", "Whether fewer Hits win it."),
    Field("leads", "Whether the own side leads on it."),
    Field("own", "Whether it is the own side's."),
    Field("blocked_in", "Whether both of its strings are blocked."),
    Field("modifier", "What the top of its modifiers does, by number; 0 = none.", hi=63),
    *blocks("end", 2, END),
)
ROW = (
    Field("mode", "0 tournament, in real time; 1 training, in turns.", hi=1),
    Field("format", "0 duel, 1 circle, 2 tag team.", hi=2),
    Field("phase", "The phase, by its number in rules/ids.py.", hi=15),
    Field("seats", "How many seats there are.", hi=8),
    Field("rows", "Rows of Bases in play.", hi=8),
    Field("round", "0, then the play-off rounds.", hi=99),
    Field("turn", "Whether it is the own turn."),
    Field("swept", "Cards swept off the table.", hi=416),
    Field("still", "Seconds since the last action that counts against a stall, at most 1,000.", hi=1000),
    Field("warned", "Whether the stall warning was given."),
    Field("limit", "The table's limit of Bases a player.", hi=BIG),
    *blocks("seat", 8, SEAT),
    *blocks("base", 8, BASE),
)
