# Learning a game.

learn-tab = Learn { $game } - rumpus
learn-title = Learn { $game }
learn-games = Games
learn-parts = Ways to learn
    .guided = Guided
    .puzzles = Puzzles
    .rules = Rules
    .words = Words
learn-far = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $solved } solved
    .none = Not started
    .closed = Not open yet


## The guided game

guided-steps = Steps
guided-done = Done:
guided-again = Start over
    .on = Continue: { AMID($step) }
    .play = Play the guided game
guided-none = This game has no guided game yet.


## Puzzles

puzzles = Small puzzles
    .solved = { $solved } of { $count } solved
    .which = Which puzzles
    .all = All
    .none = No puzzles yet.
puzzles-first = first try
    .later = solved
puzzles-solve = Solve it
    .again = Look again
    .it = Solve it: { $puzzle }
    .again-it = Look again: { $puzzle }
puzzles-number = { $number }. { $puzzle }


## Cards and words

words = Cards and words
    .search = Search cards, words and rules
    .what = A card, a word, a rule tag
    .words = Words
    .cards = All { $count } cards
    .found = Found
    .nothing = Nothing in this game matches.
