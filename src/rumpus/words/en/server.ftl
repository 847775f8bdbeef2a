# What the server itself says to people, at every table: `no-` refuses, `wait-` tells whom one waits for, `hint-` frames what a
# bot advises. AMID($text) says a sentence amid another one, with a small letter first.

over = The game is over.

# ---------------------------------------------------------------- whom one waits for
wait-one = Waiting for { $name }
wait-many = Waiting for { $names } and { $last }
wait-free = Waiting for a player: share the link to fill the free seat
wait-bot = { $name } is thinking
wait-stand-in = A bot is thinking for { $name }
wait-late = You watch all hands, a full round late

# ---------------------------------------------------------------- hints
hint-play = { $play }.
hint-why = { $play }: { $why }.
hint-then = { $play }, then { AMID($next) }
hint-wait = Wait: there is nothing good to do just now.
no-hint = No hint could be found just now.
no-hint-yet = The hint is on its way.
no-hints = This table plays without hints.

# ---------------------------------------------------------------- at the table
no-seat-of-yours = This is not your seat.
no-turn-of-yours = It is not your turn.
no-look = { $name } must look first.
no-real-time = This table is not played in real time.
no-way-back = This table is played in real time: what is done is done.
no-longer-so = The table has moved on. Nothing was played; please choose again.
no-undo = This can no longer be taken back.
no-speed = Only who sits at the table sets its speed.
no-again = Only who sat at the table can ask for another game.
no-end = This game is not over.
no-team = You play alone: there is no team to talk to.
no-words = Say something, or point at a space.
no-puzzle-open = This answer is given. Step back, or take the next puzzle.
no-puzzle-here = This table is no puzzle.
no-not-yet = The guide waits for something else: do what glows.

# ---------------------------------------------------------------- a table that waits
no-start-yet = The table has not begun. It starts when every seat is taken and all are ready.
no-start-left = The table has begun.
no-host = Only the host of the table may do that.
no-ready = Only who sits at the table can be ready.
no-taker = This seat is free already.
no-free-seat = { $name } sits there by now.
no-two-seats = Pick two different seats.
no-such-seat = There is no such seat; this table has { $seats }.

# ---------------------------------------------------------------- opening a table, and finding one
no-seed = A seed can only be given when nobody else can sit down.
no-meeting = Nobody is waited for: a table to meet at has a free seat.
no-such-size = { $title } needs { $wanted } seats with these options, not { $seats }.
no-resuming-version = This table cannot be resumed: it was begun with rules version { $begun }, this is version { $now }.
no-resuming = This table cannot be resumed: { $fault }
no-table = There is no such table.
no-code = No table is called so. A code is a word and a number, like FOX 42.
no-more-codes = These are many wrong codes. Please wait a minute, or ask for the link.
no-more-openings = That is a lot of new tables. Please wait a minute.
no-more-tables = { $tables } tables are open from your address, which is all there may be. Please leave one, and try again in a minute.
no-more-people = So many people look at this table that there is no room left. Please try again later.

# ---------------------------------------------------------------- saves, replays and notes
no-save-of-branch = A game that went on from a replay has no save of its own: no shuffle leads to it.
no-save-text = This is no save that can be opened: it is no text.
no-save-short = This is no save that can be opened: it has more than { $most } moves.
no-save-time = This is no save that can be opened: it could not be played again in time.
no-save = This is no save that can be opened: { $fault }.
no-save-kept = This save was opened here a while ago and is put away. Drop it on the page again.
no-replay-yet = The replay is open when the game is over.
no-replay-of-puzzle = A puzzle has no replay: step back, and look at it anew.
no-eyes = There are no eyes { $told } here: say all, watcher, or a seat from 0 to { $last }.
no-move = There is no move { $at } in this replay: it has { $moves }.
no-seat-here = There is no seat { $seat } in this replay: say 0 to { $last }.
no-going-on = The game is over here: step back to where there is something to decide.
no-notes-here = Notes belong to the replay of a table; a save that was sent in has none.
no-notes-of-others = Only those who sat at this table, or opened it, may write notes.
no-note-words = A note needs words.
no-more-notes = There are { $notes } notes here, which is all there may be.
no-more-own-notes = You have written { $notes } notes here, which is all there may be.
no-such-note = There is no such note of yours.

# ---------------------------------------------------------------- rules and puzzles
no-rules = There are no rules for { $game } here.
no-game = There is no game { $game } here.
no-puzzle = There is no puzzle { $puzzle }; there are: { $puzzles }.
no-puzzles = There is no puzzle { $puzzle }; there are none.

# ---------------------------------------------------------------- when something fails
no-saving = That could not be saved, so it did not happen. Please try again.
no-saving-now = The table cannot be saved just now, so it waits. It goes on by itself.
no-doing = That could not be done, so nothing has changed. Please try again.
no-luck = Something went wrong here. It has been noted; please try again.
no-store = The tables cannot be reached just now. Please try again in a moment.
no-bus = This table is waiting for the other servers. It goes on by itself in a moment.
no-writing = The tables cannot be written.
no-writing-soon = Writing to the tables takes too long.
no-writing-some = { $tables ->
    [one] { $tables } of the open tables could not be written, and waits for it.
   *[other] { $tables } of the open tables could not be written, and wait for it.
}

# ---------------------------------------------------------------- what cannot be understood
no-drafts = This game has no drafts.
no-own-decks = { $game } has no decks of one's own.
no-draft = This is no draft: { $fault }
no-sense = This message makes no sense: { $fault }
no-sense-at-all = This request makes no sense.
no-request = This is no request that can be understood.
no-whole-request = The request broke off.
no-request-in-time = The request did not arrive in time.
no-shallow-order = This order is nested too deep.
no-short-head = The head of this request is too long.
no-short-message = A message may hold at most { $bytes } bytes.
no-short-request = A request may hold at most { $bytes } bytes, a save { $save }.
no-slow-hand = Too many messages at once. Please reload the page.
no-such-name = This server does not answer to that name. Who runs it can allow it with --name.
no-other-sites = Requests from other sites are refused.
no-thing = There is nothing here.
no-deed = That cannot be done here.
