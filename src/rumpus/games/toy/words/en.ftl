# Dust-up in English. SEAT($seat) says a seat; a `refuse-` message is told when the rule forbids something, its `.out` is
# the way out.

# ---------------------------------------------------------------- what happens
start = Round { $round }: { $pot } in the pot
commit = { SEAT($seat) } lays a card face down
commit-seen = { SEAT($seat) } lays { $card } face down
show = { SEAT($seat) } shows { $card }
raise = { SEAT($seat) } raises: { $pot } in the pot
take = { SEAT($seat) } takes { $coins }
tie = A tie: { $coins } stay in the pot
draw = { SEAT($seat) } draws a card
draw-seen = { SEAT($seat) } draws { $card }
late = { SEAT($seat) } is late
concede = { SEAT($seat) } concedes
coins = { SEAT($seat) } takes { $coins } by the { $by }
answer = { SEAT($seat) } answers with { $card }
pass = { SEAT($seat) } passes
swap = { SEAT($seat) } swaps { $before } for { $card }
over-cards = Game over: all cards are played
over-conceded = Game over: everyone else conceded

# ---------------------------------------------------------------- how it ends
end-cards = all cards are played
end-conceded = everyone else conceded

# ---------------------------------------------------------------- what is asked
ask-wait = Wait for the others
ask-lay = Lay a card
ask-lay-or-raise = Lay a card, or raise first
ask-lay-how = The single highest card takes the pot.
ask-answer = Answer with a card, or pass
ask-answer-how = Then open cards do what they say. The highest wins.

# ---------------------------------------------------------------- what may be done
act-lay = Lay the { $card }
act-answer = Answer with the { $card }
act-raise = Raise the pot by 1 coin
act-concede = Concede
act-pass = Pass

# ---------------------------------------------------------------- why not
refuse-TOY-END-01 = The game is over.
refuse-TOY-END-02 = You conceded already.
refuse-TOY-PACE-01 = It isn't your turn.
    .out = Wait for the others.
refuse-TOY-PACE-02 = You laid a card already.
    .out = Wait for the others.
refuse-TOY-PLAY-01 = You don't hold this card.
    .out = Lay one from your hand.
refuse-TOY-RAISE-01 = You raised this round already.
    .out = Lay a card.
refuse-TOY-CARD-03 = This card can't answer.
    .out = Pick one that says so, or pass.

# ---------------------------------------------------------------- what stands on a card
# In full and in short. A word is told what a card's file gives it ($n, $from).
card-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
card-from = { $from ->
    [leader] the leader
   *[pot] the pot
}
does-take = take { card-coins } from { card-from }
    .short = { card-coins } from { card-from }
does-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .short = draw { $n }
does-swap = it replaces the card you laid
    .short = swap
does-then = { $first }, then { $next }
    .short = { $first }, then { $next }
does = { $line } { $if }
    .short = { $line } { $if }
cond-pot = if the pot holds { $least } or more
    .short = { cond-pot }
cond-lead = if you lead
    .short = { cond-lead }
when-show = When it lies open
    .short = Open
when-answer = As an answer
    .short = Answer
face-line = { $when }: { $does }.
    .short = { $when }: { $does }
face = { $show }. { $answer }.
    .short = { $show }; { $answer }

# ---------------------------------------------------------------- what the page says
page-title = Dust-up
page-seats = The seats
page-pot = { $n ->
    [one] 1 coin in the pot
   *[other] { $n } coins in the pot
}
page-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
page-coin-count = Coins
page-hand-count = Hand
page-hand = What you may do
page-card = the { $value }
page-face-down = face down
page-places = Places

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-pot = Pot
    .text = Coins in the middle. The single highest card takes them.
    .forms = pot
    .rule = TOY-ROUND-02
word-answer = Answer
    .text = A card from your hand that does what it says once the others lie open.
    .forms = answer, answers
    .rule = TOY-CARD-03
