# A finished game again.

replay = Replay
    .tab = Replay: { $game } - rumpus
    .phone = { $game }, replay
    .none = No replay.
    .lobby = Back to the lobby
    .winding = Rewinding.
    .stuck = The board didn't load. Try again.
    .table = Table
    .about = About this move
    .start = The start.
    .keys = Keys
    .menu = Menu
    .drop = Drop a save here to open it
    .refused = { $name }: { $action } refused
    .refused-rule = { $name }: { $action } refused, { $rule }


## Parts of a game, moments

part = { $kind ->
    [turn] Turn
    [round] Round
   *[other] { $kind }
}
    .number = { part } { $number }
    .before = { part } before
    .after = { part } after
    .start = Start
    .setup = Set-up
    .who = { $part }, { $who }
    .of = { $moment } of { $last }
deed = { $what }
    .by = { $what } by { $you ->
        [yes] you
       *[no] { $name }
    }
    .before = { $what } before
    .after = { $what } after


## Whose eyes

eyes = Whose eyes
    .all = All cards
    .watcher = Watcher
eyes-seen = { $you ->
    [yes] Seen by you.
   *[no] Seen by { $name }.
}
    .all = Seen by all.
    .watcher = Seen by a watcher.


## Moving through it

transport = Transport
    .back = One step back
    .back-short = ‹ Step
    .on = One step on
    .on-short = Step ›
    .play = Play
    .pause = Pause
    .speed = Speed: { $speed }
    .speeds = Speed
    .moment = Moment
moves = Moves


## The estimate

estimate = Estimate
    .of = { $count ->
    [one] { $you ->
        [yes] Estimate, you win
       *[no] Estimate, { $name } wins
    }
   *[other] Estimate, { $name } win
}
    .table = as a table
    .to = to
    .first = before the first move
    .counting = { $part }, still counting
    .even = even
    .for = { $by } for { $you ->
        [yes] you
       *[no] { $name }
    }.
    .how = { $part }, counted by the bot from what { $you ->
        [yes] you
       *[no] { $name }
    } knew.
    .turned = { $part } turned it: { $by } for { $you ->
        [yes] you
       *[no] { $name }
    }
    .turns = Turn by turn
    .not-counted = not counted
    .was = { $after }, was { $before }
    .row = { $part }: { $what }
    .up = up { $by } at { $part }
    .down = down { $by } at { $part }
    .sum = Estimate: how often { $you ->
        [yes] you win
       *[no] { $name } wins
    }.
    .sum-swings = Estimate: how often { $you ->
        [yes] you win
       *[no] { $name } wins
    }; { $swings }.


## Notes, and what may be done with a move

notes = Notes
    .at = Note { $part }
    .part = at { AMID($part) }
    .away = Delete this note
    .write = Write a note
    .here = Write a note here
    .sign = Sign
    .by = Note by { $name }
share = Share this move
    .copied = The link to this move is copied.
    .title = The link to this move
    .link = Link
save = Save
    .file = Save the game as a file


## Going on from here

branch = Continue from here
    .dealt = Hidden cards are dealt again
    .over = The game is over here. Step back to go on from a move.
    .title = From { AMID($part) }
    .next = { $you ->
        [yes] You're next.
       *[no] { $name } is next.
    }
    .as = Play on as
    .both = Both
    .all = All of them
    .against = Against
    .bot = Bot, { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
    .friend = Friend
    .rated = { $dealt } Same counts, same discards. The new table is never rated.
    .anew = Hidden cards are dealt again.


## Learning from a game

lessons = Learn from it
    .whose = { $you ->
        [yes] Your decisions that cost most. Try each again at the table, against the bot.
       *[no] { $name }'s decisions that cost most. Try each again at the table, against the bot.
    }
    .cost = −{ $cost }
    .cost-said = It cost about { $cost } wins in 100.
    .look = Look
    .try = Try again
    .searching = The bot goes through the game: { $part } of 100.
    .none = { $you ->
        [yes] None of your decisions cost you much. Well played.
       *[no] None of { $name }'s decisions cost much. Well played.
    }


## Keys

replay-keys = Play and pause
    .step = One step
    .part = A turn
    .jump = Big moment before and after
    .mine = Your own decision after and before
    .learn = Learn from it
    .ends = The start and the end
    .eyes = Whose eyes
    .speed = Speed
    .note = Write a note
    .branch = Continue from here
    .share = Share this move
    .save = Save
    .help = These keys
    .digits = 1 to 9
    .home = Home End
    .shift = Shift ← →
