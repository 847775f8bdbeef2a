# What the server itself says to people, at every table: `no-` refuses, `wait-` tells whom one waits for, `hint-` frames what a
# bot advises. AMID($text) says a sentence amid another one, with a small letter first.

over = The game is over.

# ---------------------------------------------------------------- whom one waits for
wait-one = Waiting for { $name }
wait-many = Waiting for { $names } and { $last }
wait-free = Waiting for a player: share the link to fill the free seat
wait-bot = { $name } is thinking
wait-stand-in = A bot is thinking for { $name }
wait-late = You see all hands, a full round late

# ---------------------------------------------------------------- hints
hint-play = { $play }.
hint-why = { $play }: { $why }.
hint-then = { $play }, then { AMID($next) }
hint-wait = Wait: nothing helps right now.
no-hint = No hint right now.
no-hint-yet = The hint is on its way.
no-hints = This table plays without hints.

# ---------------------------------------------------------------- at the table
no-seat-of-yours = This isn't your seat.
no-turn-of-yours = It isn't your turn.
no-look = { $name } looks first.
no-real-time = This table isn't played in real time.
no-way-back = In real time, what's done is done.
no-longer-so = The table moved on. Nothing was played. Choose again.
no-undo = You can't take this back any more.
no-speed = Only people at the table set its speed.
no-again = Only people who played can ask for another game.
no-end = This game isn't over.
no-team = You play alone: there is no team to talk to.
no-words = Say something, or point at a space.
no-puzzle-open = You have answered. Step back, or take the next puzzle.
no-puzzle-here = This table isn't a puzzle.
no-not-yet = Not yet. First do what glows.

# ---------------------------------------------------------------- a table that waits
no-start-yet = The table hasn't begun. It starts when every seat is taken and everyone is ready.
no-start-left = The table has begun.
no-host = Only the table's host can do that.
no-ready = Only people at the table can be ready.
no-taker = This seat is free already.
no-free-seat = { $name } sits there now.
no-two-seats = Pick two different seats.
no-such-seat = There is no such seat; this table has { $seats }.

# ---------------------------------------------------------------- opening a table, and finding one
no-seed = You can only set a seed when nobody else can sit down.
no-meeting = No seat is free. Leave 1 open to meet somebody here.
no-such-size = { $title } needs { $wanted } seats with these options, not { $seats }.
no-resuming-version = This table can't go on: it began with rules version { $begun }, this is version { $now }.
no-resuming = This table can't go on: { $fault }
no-table = There is no such table.
no-code = No table has this code. A code is a word and a number, like FOX 42.
no-more-codes = Too many wrong codes. Wait a minute, or ask for the link.
no-more-openings = That's a lot of new tables. Wait a minute.
no-more-tables = { $tables } tables are open from your address, and that's the limit. Leave one, and try again in a minute.
no-more-people = This table is full of watchers. Try again later.

# ---------------------------------------------------------------- saves, replays and notes
no-save-of-branch = This game went on from a replay, so it has no save: no shuffle leads to it.
no-save-text = This save can't be opened: it isn't text.
no-save-short = This save can't be opened: it has more than { $most } moves.
no-save-time = This save can't be opened: playing it again took too long.
no-save = This save can't be opened: { $fault }.
no-save-kept = This save was put away a while ago. Drop it on the page again.
no-replay-yet = The replay opens when the game is over.
no-replay-of-puzzle = A puzzle has no replay. Step back and look again.
no-eyes = There are no eyes { $told } here: say all, watcher, or a seat from 0 to { $last }.
no-move = There is no move { $at } in this replay: it has { $moves }.
no-seat-here = There is no seat { $seat } in this replay: say 0 to { $last }.
no-lessons-race = In real time there's no one best move. Watch the replay instead.
no-lessons-now = The bot that looks at your game has stopped. Ask again.
no-lesson-there = That isn't one of your lessons. Open them in the replay again.
no-going-on = The game is over here. Step back to a decision.
no-notes-here = Notes belong to a table's replay. A save that was sent in has none.
no-notes-of-others = Only people who sat at this table, or opened it, can write notes.
no-note-words = A note needs words.
no-more-notes = There are { $notes } notes here, and that's the limit.
no-more-own-notes = You have written { $notes } notes here, and that's the limit.
no-such-note = You have no such note.

# ---------------------------------------------------------------- rules and puzzles
no-rules = There are no rules for { $game } here.
no-game = There is no game { $game } here.
no-puzzle = There is no puzzle { $puzzle }. There are: { $puzzles }.
no-puzzles = There is no puzzle { $puzzle }. This game has none.

# ---------------------------------------------------------------- when something fails
no-saving = That wasn't saved, so it didn't happen. Try again.
no-saving-now = The table can't be saved right now, so it waits. It goes on by itself.
no-doing = That didn't work, so nothing changed. Try again.
no-luck = Something went wrong here, and it's noted. Try again.
no-store = The tables can't be reached right now. Try again in a moment.
no-bus = This table waits for the other servers. It goes on by itself in a moment.
no-writing = The tables can't be saved.
no-writing-soon = Saving the tables takes too long.
no-writing-some = { $tables ->
    [one] { $tables } open table isn't saved yet, and waits.
   *[other] { $tables } open tables aren't saved yet, and wait.
}

# ---------------------------------------------------------------- what cannot be understood
no-drafts = This game has no drafts.
no-own-decks = { $game } has no decks of your own.
no-draft = This isn't a draft: { $fault }
no-sense = This message makes no sense: { $fault }
no-sense-at-all = This request makes no sense.
no-request = This request can't be understood.
no-whole-request = The request broke off.
no-request-in-time = The request did not arrive in time.
no-shallow-order = This order is nested too deep.
no-short-head = The head of this request is too long.
no-short-message = A message can hold up to { $bytes } bytes.
no-short-request = A request can hold up to { $bytes } bytes, a save { $save }.
no-slow-hand = Too many messages at once. Reload the page.
no-such-name = This server doesn't answer to that name. Whoever runs it can allow it with --name.
no-other-sites = Requests from other sites are refused.
no-thing = There is nothing here.
no-deed = You can't do that here.
