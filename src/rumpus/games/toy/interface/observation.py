"""What each number of an observation row means."""

from rumpus.kernel.contract.observation import OWN, PART, Field, blocks

ROW = (
    Field("hand", "How many cards of each value, 1 to 9, the own hand holds.", hi=9, n=9, known=OWN),
    *blocks(
        "seat",
        4,
        (
            Field("coins", "Coins won; seats are counted on from the own one.", hi=99),
            Field("cards", "Cards in its hand.", hi=9),
            Field("laid", "Whether it has laid a card this round."),
            Field(
                "card",
                "The card it laid, where that is the own one or lies open; else 0.",
                hi=9,
                known=PART,
            ),
            Field("last", "The card it laid last round; 0 = none.", hi=9),
            Field("out", "Whether it gave up."),
        ),
    ),
)
