# A table, whatever its game: what may be done, the log, the frame around the board, its dialogs, its end.


## The prompt

prompt = What you may do now
prompt-gone = This table is gone.
    .how = Go back and pick another.
prompt-lost = Reconnecting.
    .how = Your seat is kept.
prompt-sitting = Sitting down.
prompt-sending = Sending...
prompt-waiting = Waiting.
prompt-hint = Hint
    .do = Do it
prompt-undo = Undo
refusal = Not now
refusal-unsent = The connection is lost.
    .out = Nothing was sent. Trying again.


## Seats

seat-letter = Seat { $letter }
seat-nobody = Nobody
    .small = nobody
seat-whose = { $yours ->
    [yes] Your
   *[no] { $name }'s
}
    .small = { $yours ->
        [yes] your
       *[no] { $name }'s
    }
    .alone = { $yours ->
        [yes] Yours
       *[no] { $name }'s
    }
seat-open = Open details.
    .acting = To act. Open details.
    .of = { $label }. Open details.
hand = { $label }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .not-now = { $card }, not now


## For ears

ears-news = What just happened
ears-turn = Your turn. { $what }
ears-over = The game is over. { $why }
slips = News


## The log

log = Fight log
log-close = Close the log
log-open = Open the log
log-newest = Newest
log-lines = All lines
log-tip = hover a line for its rule
log-none = Nothing has happened yet.
log-turn = Turn { $turn }
    .start = Start
    .now = { $who }, now


## The connection

line = Connection
    .lost = Reconnecting.
    .kept = Reconnecting. Your seat is kept.
    .next = Try { $tries }, next in { $seconds } s.
    .now = Try { $tries }, now.
    .try = Try now


## A free seat

free = Free seat
    .copied = The link is copied. Send it to a friend.
    .send = { $count ->
    [one] 1 seat is free.
   *[other] { $count } seats are free.
} Send this link.
    .copy = Copy
    .done = Copied


## A lesson, a puzzle

guide = Guide
    .count = { $number } of { $count }
    .skip = Skip
    .got = Got it
    .stop = Stop the guide
puzzle = Puzzle
    .right = Right.
    .wrong = Not quite.
    .back = Step back
    .next = Next puzzle
    .learn = Back to Learn
    .leave = Leave
study = Learn from your game
    .title = What's better here?
    .question = You chose: { $played } It cost you about { $cost } wins in 100.
    .right = Better.
    .wrong = No better.
    .again = Step back and try something else, or see what the bot would play.
    .better = The bot: { $better } Play on, or take the next decision.
    .show = Show me
    .next = Next decision
    .replay = Back to the replay


## A pause

pause = Paused
    .agreed = wants to go on
    .rests = rests
    .go = Go on


## The end

won-nobody = Nobody wins.
won-you = You win!
    .and = You and { $names } win!
won-others = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
winners = { $count ->
    [one] Winner
   *[other] Winners
}
result-turns = { $count ->
    [one] 1 turn.
   *[other] { $count } turns.
}
result-places = Places
result-again = Play again
result-replay = Watch the replay
    .learn = Learn from it
result-board = Look at the board
result-save = Save the game
result-lobby = Back to the lobby
seal = Fair shuffle
    .shown = Sealed before the start: { $seal }. The seed was { $seed }.
    .opened = The seed was { $seed }.
    .check = Check it yourself
    .how = The seal is the SHA-256 of the seed, a colon and the salt. Check a saved game with { $command }.
    .seal = Seal
    .seed = Seed
    .salt = Salt
    .opening = Opening the seal.
    .fits = Fair shuffle: verified.
    .wrong = Not verified: this isn't the shuffle that was sealed.
    .blind = This browser can't check the seal.


## The bar of a table

table-gone = This table is gone.
    .why = It ended long ago, or it belongs to somebody else.
    .back = Back to the lobby
    .tab = This table is gone - rumpus
table-tab = { $game } - rumpus
    .turn = Your turn: { $game }
table-home = rumpus: back to the lobby
table-after = After { $part } { $number }
table-log = Log
    .new = Log, { $count } new
table-help = How to play
    .key = How to play (?)
table-menu = Menu
table-undo = Undo
table-hint = Hint
table-speed = Speed
table-keys-log = Open or close the log
table-lobby = Lobby
table-result = Result


## Dialogs

curtain = Pass the screen to { $name }
    .why = Their cards show when they say so. Everyone else, look away.
    .me = I am { $name }
hand-over = Let a bot play on?
    .what = You can't give up here. A bot plays your cards. Play a card or come back, and the seat is yours again.
    .no = Play on
    .yes = Hand over
    .open = Bot plays on
concede = Give up this fight?
    .what = Your side loses now. The table and its log stay.
    .no = Play on
    .yes = Give up


## Help

help = Help
    .sheet = How to play
    .now = You, right now
    .cards = Cards here
    .keys = Keys
    .aside = You and your keys
    .search = Search the rules
    .found = Found
    .nothing = Nothing in this game matches.
    .silent = This game's cards have no text.
    .puzzle = Try it as a puzzle
    .keep = Keep open beside the table
    .put-away = Close "How to play"
    .usual = These are the standard rules. Your table may have others.
    .left = Time left to decide
now-may = What you may do
    .one = { $deeds }.
    .more = { $deeds }, and { $more } more.
    .nothing = Nothing to do right now.
now-not = Not now
    .list = What you can't do now
    .more = And { $more } more.
keys-how = Choose a key, then press the one you want instead.
keys-change = { $command }: { $key }. Change the key
keys-press = Press a key
keys-reset = Reset the keys

## A board

board-hp = { $hp } of { $full } HP
board-size = { $wide } by { $deep }
board-map = Map


## A first game

first-learn = Learn it in 5 minutes
first-start = Play
