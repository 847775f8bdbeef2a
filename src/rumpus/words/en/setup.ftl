# The set-up page of any game.

setup-tab = Set up { $game } - rumpus
setup = Set up a table
setup-games = Games
setup-back = Back to the lobby
setup-common = Rules you may want
setup-format = Format
setup-teams = Teams
setup-size = How many


## Seats

setup-seats = Seats
setup-seat = Seat { $letter }
    .team = Seat { $letter }, team { $team }
    .name = Name on seat { $letter }
    .who = Who sits on seat { $letter }
    .level = Level of the bot on seat { $letter }
sitter-me = You
sitter-friend = Friend
    .head = By link
    .line = First to open it
sitter-bot = Bot
    .line = Sits down at once
sitter-here = Here
    .line = Player { $number }
setup-shared = Pass-and-play: hands are covered between turns.
setup-mix = Mix the seats


## Content in pictures

setup-how = How { $group } are chosen
setup-here = Here, now
setup-whose = Whose: { $group }
setup-of = { $group } of seat { $letter }
setup-chip = Seat { $letter }: { $choice }

setup-own = Yours
    .code = A deck by its code
setup-code = Code of a deck
    .take = Take it


## Options

setup-range = { $low } to { $high }
    .usual = { $low } to { $high }, usually { $usual }
setup-more = More options
setup-unusual = Not as usual
setup-search = Search the options
setup-parts = Parts of the options
setup-all = All { $count }
setup-differ = { $count } of { $all } differ
setup-as-usual = { $all } more, all as usual
setup-found = { $count } of { $all } more, all as usual
    .changed = { $count } of { $all } more, { $changed } changed


## The ticket

ticket = The table
ticket-open = Open the table
    .busy = Opening the table
ticket-keep = Keep as mine
    .kept = Kept as mine
ticket-usual = As usual
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
setup-build = Build a deck of your own
