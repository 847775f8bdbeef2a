# The lobby: the games, the tables that wait.

lobby-tab = rumpus: pick a fight
lobby-title = Pick a fight.
lobby-continue = Continue
lobby-waiting = Waiting tables
lobby-credits = An unofficial table. The games belong to their publishers. Icons from game-icons.net, CC BY 3.0.


## A game

lobby-all = { $game }: all you can do
lobby-players = Players:
lobby-length = Length:
lobby-weight = How hard:
lobby-bot = Bot
lobby-level = Bot level
lobby-play = Play a bot
    .short = Play
    .busy = Opening the table
lobby-invite = Invite a friend
lobby-setup = Set up a table
lobby-build = Build a deck
lobby-learn = Learn
lobby-soon = Coming soon


## A table to go back to

lobby-your-turn = Your turn
lobby-resume = Resume
lobby-open = Open
lobby-table = { $one } vs { $other }
    .after = { $names }, after { $part } { $number }


## Games that are over

lobby-played = Your games
    .none = Finished games land here. Watch them, or play again.
    .watch = Watch
    .again = Play again
    .all = All { $count }
    .result = { $result ->
        [won] Won
        [lost] Lost
       *[none] Nobody won
    }
    .gone = The rules have changed since. You can't watch this game.


## Who is new

lobby-first = First game?
    .offer = Learn { $game } in 5 minutes: a guided duel with plain cards.
    .learn = Learn in 5 minutes
lobby-school = Learn { $game }
