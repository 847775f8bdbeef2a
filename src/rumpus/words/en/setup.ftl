# The set-up page of any game.

setup-tab = Set up { $game } - rumpus
setup = Set up a table
setup-games = Games
setup-back = Back to the lobby
setup-common = House rules
setup-format = Format
setup-teams = Teams
setup-size = Players


## Seats

setup-seats = Seats
setup-seat = Seat { $letter }
    .team = Seat { $letter }, team { $team }
    .name = Seat { $letter }'s name
    .who = Who sits in seat { $letter }
    .level = Seat { $letter }'s bot level
sitter-me = You
sitter-friend = Friend
    .head = By link
    .line = First to open it
sitter-bot = Bot
    .line = Ready right away
sitter-here = Here
    .line = Player { $number }
setup-shared = Pass-and-play: hands are covered between turns.
setup-mix = Shuffle seats


## Content in pictures

setup-how = How { $group } are chosen
setup-here = Here, now
setup-whose = Whose: { $group }
setup-of = Seat { $letter }'s { $group }
setup-chip = Seat { $letter }: { $choice }

setup-own = Yours
    .code = Deck by code
setup-code = Deck code
    .take = Load


## Options

setup-range = { $low } to { $high }
    .usual = { $low } to { $high }, standard { $usual }
setup-more = More options
setup-unusual = Changed
setup-search = Search the options
setup-parts = Option groups
setup-all = All { $count }
setup-differ = { $count } of { $all } changed
setup-as-usual = { $all } more rules, all standard
setup-found = { $count } of { $all } more rules, all standard
    .changed = { $count } of { $all } more rules, { $changed } changed


## The ticket

ticket = The table
ticket-open = Open the table
    .busy = Opening the table
ticket-keep = Keep as mine
    .kept = Kept as mine
ticket-usual = Reset
ticket-friend = a friend
ticket-bot = { $level ->
    [easy] an easy bot
    [medium] a medium bot
    [hard] a hard bot
    [random] a random bot
   *[greedy] a greedy bot
}
ticket-you = you
ticket-player = player { $number }
setup-build = Build your own deck
