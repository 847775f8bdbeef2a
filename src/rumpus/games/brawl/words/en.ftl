# BRAWL in English. SEAT($seat) says a seat, CARD($card) a card, SPACE($space) an end, a Base or another place that a card
# goes to, TARGET($space) where to lay it, BASE($base) a Base. A `refuse-` message tells why something may not be done, its `.out` the way out; a `reason-`
# message does so for the reason of a race's judge.

# ---------------------------------------------------------------- what happens
round = The decks are shuffled, the Bases laid out
round-play-off = Play-off { $play_off }: { SEATS($seats) }
starter = { SEAT($seat) } starts for its team
named = { SEAT($seat) } names the team's starter in secret
named-seen = { SEAT($seat) } names the team's starter: { SEAT($whom) }
ready = { SEAT($seat) } is ready
countdown = { $ms } ms to the start
go = Go
turn = { SEAT($seat) } is on turn
deal = { SEAT($seat) } deals { CARD($card) }
pick-up = { SEAT($seat) } picks up { CARD($card) }
put-back = { SEAT($seat) } puts { CARD($card) } back
discard = { SEAT($seat) } discards { CARD($card) }
play = { SEAT($seat) } plays { CARD($card) } on { SPACE($space) }{ $from_pile ->
    [yes] {" "}from the pile
   *[no] {""}
}
play-freeze = { SEAT($seat) } freezes { SPACE($space) }{ $from_pile ->
    [yes] {" "}from the pile
   *[no] {""}
}
play-base = { SEAT($seat) } lays { BASE($base) } { SPACE($space) }{ $from_pile ->
    [yes] {" "}from the pile
   *[no] {""}
}
sweep = { BASE($base) } is swept{ $cards ->
    [0] {""}
    [one] {" "}with the card on it
   *[other] {" "}with the { $cards } cards on it
}
sweep-end = { $cards } cards are swept
pressed = { CARD($card) } and the Press are taken away
burn = { SEAT($seat) } burns { CARD($card) }
tag = { SEAT($seat) } is in
tag-for = { SEAT($seat) } is in for { SEAT($former) }
pass = { SEAT($seat) } passes
out = { SEAT($seat) } { $how ->
    [conceded] concedes
    [beaten] is out of the play-off
   *[forfeited] forfeits
}
vote = { SEAT($seat) } is for { $wants ->
    [pause] a pause
   *[go-on] going on
}
vote-lapsed = The proposal lapses
paused = Paused by agreement
warning = Nobody has done anything: { $ms } ms to the end
idle = { SEAT($seat) } has been idle: a teammate may tag in
call = { SEAT($seat) } calls { SEAT($offender) }'s { CARD($card) } on { SPACE($space) }: { $after ->
    [claim] { SEAT($seat) } may claim
    [taken] it is taken back
   *[back] the game goes back to before it
}
call-none = { SEAT($seat) } calls a foul on { SPACE($space) }: there is none
taken = { SEAT($seat) } takes { CARD($card) } back from { SPACE($space) }
offer = { CARD($card) } on { SPACE($space) } was { SEAT($offender) }'s foul: { SEAT($seat) } may claim
stand = { SEAT($seat) } lets { CARD($card) } stand
claim = { SEAT($seat) } claims: { SEAT($offender) } forfeits
won = { BASE($base) } stands { $more } to { $fewer }{ $by ->
    [reversed] , reversed
    [tie-turned] , the tie turned
    [tie] , its owner's tie
   *[hits] {""}
}: { $points } for { $team ->
    [none] { SEAT($seat) }
   *[other] team { $team }
}
score = { SEAT($seat) } has { $points }
playoff = { SEAT($seat) } is tied for the top: a play-off
back = The game goes back over { $actions ->
    [one] the last action
   *[other] { $actions } actions
}, to before { SEAT($offender) }'s foul on { SPACE($space) }

# ---------------------------------------------------------------- how it ends
end-frozen = every Base is frozen
end-dead = nobody can change anything any more
end-stall = nobody has done anything for too long
end-time = the time is up
end-cap = the simulation's limit of actions is reached
end-left = the others have given up
end-claim = a foul was claimed
over-frozen = The game is over: every Base is frozen
over-dead = The game is over: nobody can change anything any more
over-stall = The game is over: nobody has done anything for too long
over-time = The game is over: the time is up
over-cap = The game is over: the simulation's limit of actions is reached
over-left = The game is over: the others have given up
over-claim = The game is over: a foul was claimed

# ---------------------------------------------------------------- what is asked
ask-ready = Say when you are ready.
ask-ready-how = The countdown starts when everyone is.
ask-is-ready = Ready.
ask-is-ready-how = Wait for the others.
ask-countdown = Get set.
ask-countdown-how = Play starts when the countdown ends.
ask-paused = Paused.
ask-paused-how = Play goes on when everyone agrees.
ask-starter = Choose who starts.
ask-starter-how = The other team chooses in secret too.
ask-foul = Let the foul stand, or claim the win.
ask-foul-how = No answer lets it stand.
ask-wait = Wait for your turn.
ask-wait-how = { SEAT($seat) } is playing.
ask-play = { CARD($card) } in hand.
ask-play-how = Play it on a glowing place, or discard it.
ask-deal = Deal a card.
ask-deal-or-top-how = Or play the top of your pile.
ask-deal-how = You see it before you decide.
ask-top = Play the top of your pile.
ask-top-how = Your deck is empty.
ask-nothing = Nothing left to play.
ask-nothing-how = The game ends when all Bases are frozen.

# ---------------------------------------------------------------- what may be done
act-deal = Deal the top card of your deck
act-pick-up = Pick up the top card of your pile
act-put-back = Put the card back on your pile
act-discard = Discard the card in your hand
act-pass = Pass
act-ready = Ready
act-stand = Let the foul stand
act-claim = Claim the win
act-concede = Give up the game
act-forfeit = Forfeit the game
act-pause = Propose a pause
act-resume = Propose to go on
act-tag = Tag { SEAT($seat) }
act-starter = { SEAT($seat) } starts for your team
act-call = Call a foul on { SPACE($space) }
act-take-back = Take your card back on { SPACE($space) }
act-play = Play { CARD($card) }: { TARGET($space) }

# ---------------------------------------------------------------- why a hint advises it
hint-lay = Play { CARD($card) }, { TARGET($space) }
why-deal = your hand is free, { $cards ->
    [one] and 1 card is left in your deck
   *[other] and { $cards } cards are left in your deck
}
why-text = { AMID($text) }
why-count = { $wins ->
    [yes] then the Base is yours, { $mine } to { $theirs }
   *[no] then it stands { $mine } to { $theirs }
}
why-pick-up = it lies on top, and your hand is free
why-put-back = your hand is free again
why-discard = your hand is free again
why-ready = the countdown starts when everyone is
why-pass = your deck is empty
why-stand = the game goes on
why-claim = a foul forfeits the game
why-tag = { $what ->
    [begins] one player of each team begins
    [alone] nobody on your team is in
   *[cards] { SEAT($seat) } has { $theirs ->
        [one] 1 card
       *[other] { $theirs } cards
    } left to deal, you have { $cards }
}

# ---------------------------------------------------------------- why not
reason-game-over = The game is over.
reason-not-started = Not before the start.
    .out = Wait for the countdown to end.
reason-not-your-turn = It's another player's turn.
    .out = Wait for yours.
reason-not-active = Only your team's active player plays.
    .out = Coach, and wait to be tagged in.
reason-too-fast = Two of your plays are on their way.
    .out = One after the other.
reason-churn = You have picked up and put back too often.
    .out = Do something else first.
reason-card-pending = You still hold the card you were dealt.
    .out = Play or discard it first.
reason-hand-full = Your hand already holds a card.
    .out = Play it, or put it away, first.
reason-deck-empty = Your deck is empty.
    .out = Play the top of your pile.
reason-pile-empty = Your pile is empty.
    .out = Deal a card.
reason-card-mismatch = That card isn't there any more.
    .out = Look again.
reason-bad-zone = A card can't go there.
    .out = Choose a glowing place.
reason-bad-target = It doesn't go on that.
    .out = Choose a glowing place.
reason-target-gone = That Base was cleared.
    .out = Choose another.
reason-not-your-area = You don't share that area.
    .out = Play between you and your neighbours.
reason-frozen = That Base is frozen.
    .out = Choose one that isn't.
reason-area-closed = That area is closed.
    .out = Choose another.
reason-stale = Something else was laid there first.
    .out = Look again.
reason-row-full = That row is full.
    .out = Clear a Base to make room.
reason-last-base = You can't clear a row's last Base.
    .out = Keep it, or lay another Base first.
reason-blocked-in = You can't clear a Base between 2 others.
    .out = Clear one at the end of the row.
reason-held = A Hold keeps that Base from being cleared.
    .out = Press the Hold, or clear another Base.
reason-needs-modifier = A Press on a Base needs a modifier there.
    .out = Lay it on a Block instead.
reason-no-new-base = You can't lay a Base beside that one.
    .out = Choose the other end of the row.
reason-colour-locked = Only another colour goes on that Base.
    .out = Choose another Base.
reason-condition = You can't play this card yet. It says when.
    .out = Keep it for later.
reason-needs-hit = That card needs a Hit under it.
    .out = Lay a Hit there first.
reason-needs-block = A Press needs a Block under it.
    .out = Choose a string that ends in a Block.
reason-top-is-block = A Block stops that string.
    .out = A Press opens it.
reason-top-is-press = Only a Hit goes on that Press.
    .out = Lay a Hit there first.
reason-wrong-colour = That string has another colour.
    .out = Choose one of its own colour, or an empty end.
reason-empty-end = That end is empty.
    .out = Choose an end with cards.
reason-must-play = You can only pass when nothing else works.
    .out = Deal, or play a card.
reason-no-foul = There is no foul there to call or to take back.
reason-call-barred = You can call fouls again in a few seconds.
    .out = Wait a little.
reason-no-choice = Nobody waits for that choice.
reason-no-pause = There is nothing to pause or to go on with.


# ---------------------------------------------------------------- what stands on a card
# In full and in short; `.guide` is what the designer's guide says of it. A word is told what its designer's file gives it
# ($colour, $k), and $removes: whether a Press leaves with its Block.

colour = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
}
    .small = { $colour ->
        [red] red
        [blue] blue
       *[green] green
    }
    .hit = { colour.small }
    .string = { colour.small }
two-colours = { $colours_1 ->
    [red] red
    [blue] blue
   *[green] green
} or { $colours_2 ->
    [red] red
    [blue] blue
   *[green] green
}
some-cards = { $k ->
    [one] { $k } card
   *[other] { $k } cards
}
some-hits = { $k ->
    [one] { $k } Hit
   *[other] { $k } Hits
}
effect = { $line }. { $only_if }.
    .short = { $line }. { $only_if }.
effect-place-base = Goes on the left or right end of a row. You win a tie on it.
    .short = End of a row. You win its ties.
effect-add-hit = Goes on an empty end, a { colour.hit } Hit or Hit-2, or a Press over { colour.small }. Counts { $n }.
    .short = Empty end or { colour.small }. Counts { $n }.
    .guide = a Hit
effect-add-heavy-hit = Goes only on a { colour.hit } Hit or Hit-2. Counts { $n }.
    .short = A { colour.hit } Hit only. Counts { $n }.
    .guide = a Hit-2 that counts `n`
effect-block-string = Goes only on a { colour.hit } Hit or Hit-2. Only a Press goes on top of it.
    .short = Stops a { colour.string } string until a Press.
    .guide = a Block
effect-wild-block-string = Goes on a Hit or Hit-2 of any colour. Only a Press goes on top of it.
    .short = Stops any string until a Press.
    .guide = a Wild Block
effect-press = On a Block: { $removes ->
    [yes] both leave
   *[no] Hits can go on again
}. On a modified Base: it cancels all below.
    .short = { $removes ->
        [yes] Takes a Block away
       *[no] Opens a Block
    }, or cancels on a Base.
    .guide = a Press, on strings and on Bases
effect-clear-base = Clears a Base and all on it. Not one that is frozen, held, blocked in or the last.
    .short = Clears a Base.
    .guide = a Clear
effect-freeze-base = Goes on any Base that isn't frozen, and locks it for good.
    .short = Locks a Base for good.
    .guide = a Freeze; counts among the 3, last in the deck
effect-multiply-value = Goes on a Base: it is worth { $factor ->
    [0] nothing
   *[other] { $factor } times as much
}.
    .short = Base worth { $factor ->
        [0] nothing
       *[other] { $factor } times as much
    }.
    .guide = on a Base: its value is multiplied
effect-reverse-winner = Goes on a Base: fewer Hits win it. A second one turns it back.
    .short = Fewer Hits win the Base.
    .guide = on a Base: fewer Hits win it
effect-hold-base = Goes on a Base: while this is on top, nobody can Clear that Base.
    .short = Base can't be Cleared.
    .guide = on a Base: while on top, it can't be Cleared
effect-wild-hit = Goes on an empty end, where you name its colour, or on any Hit, Hit-2 or Press. Counts { $n }.
    .short = Empty end or any Hit. Counts { $n }.
    .guide = a Hit of the string's colour; on an empty end you name it
effect-two-colour = { $kind ->
    [hit] Goes on an empty end, a Hit or Hit-2 of { two-colours }, or a Press over { two-colours }. Counts 1.
   *[block] Goes only on a { two-colours } Hit or Hit-2. Only a Press goes on top of it.
}
    .short = { $kind ->
        [hit] Empty end or { two-colours }. Counts 1.
       *[block] Stops a { two-colours } string until a Press.
    }
    .guide = a Hit or Block of either of two colours
effect-add-value = Goes on a Base: it is worth { $k } more, before it is multiplied.
    .short = Base worth { $k } more.
    .guide = on a Base: its value grows, before it is multiplied
effect-swap-tiebreak = Goes on a Base: its owner loses ties on it. A second one turns it back.
    .short = Base: ties go the other way.
    .guide = on a Base: its owner loses ties
effect-cap-string = Goes on a Base: each end of it counts { some-hits } at most.
    .short = Base: { some-hits } an end at most.
    .guide = on a Base: each end counts at most `k` Hits
effect-no-new-base = Goes on a Base: while this is on top, no Base goes next to that Base.
    .short = No Base goes next to it.
    .guide = on a Base: while on top, no Base goes next to it
effect-colour-lock = Goes on a Base: while this is on top, the ends take only { colour.string } cards and Presses.
    .short = Base takes only { colour.string } and Presses.
    .guide = on a Base: while on top, its ends take only this colour, and Presses
effect-swap-ends = Goes on a Base: its 2 strings swap ends, once.
    .short = A Base's strings swap ends.
    .guide = on a Base: its two strings swap ends, once
effect-sweep-end = Sweeps away { $k ->
    [all] a whole string
    [1] the top card of a string
   *[other] the top { $k } cards of a string
} on a Base that isn't frozen.
    .short = Sweeps { $k ->
        [all] a whole string
        [1] a string's top card
       *[other] a string's top { $k }
    }.
    .guide = sweeps the top cards of a string away
effect-burn-self = Deals up to { some-cards } from your deck to your pile, never a Freeze. You choose how many.
    .short = Up to { some-cards } from your deck to your pile.
    .guide = deals up to `k` cards from your deck to your pile, never a Freeze
effect-burn-rival = Deals { some-cards } from a rival's deck to their pile, never a Freeze.
    .short = { some-cards } from a rival's deck to their pile.
    .guide = deals `k` cards from a rival's deck to their pile, never a Freeze
effect-dig = Puts the top { $k } cards of your pile back in any order.
    .short = Sorts the top { $k } of your pile.
    .guide = puts the top cards of your pile back in any order
only-if-behind = Only while a rival has more points than you.
    .short = Only when behind.
    .guide = a rival has more points than you
only-if-row = Only in a row with { $n ->
    [one] { $n } Base
   *[other] { $n } Bases
}.
    .short = Only with { $n ->
        [one] { $n } Base
       *[other] { $n } Bases
    }.
    .guide = the row it is played in has so many Bases
only-if-end = Only on an end with at least { $n ->
    [one] { $n } Hit
   *[other] { $n } Hits
}.
    .short = Only on { $n }+ Hits.
    .guide = the end it is played on counts so many Hits
only-if-deck = Only while your deck has at most { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
    .short = Only with { $n } or fewer left.
    .guide = your deck has so many cards left


## The page

# WHO($seat) is a player in a sentence ("you", "Mako"), YOU($seat) tells whether it is the reader, SPACE($space) where a
# card goes, BASE($space) the Base of an end, $card, $base, $where and $who are words already.

page-title = BRAWL
page-first = Have more Hits on more Bases when all of them are frozen.
    .when = There are no turns. Be fast:
    .one = Deal a card from your deck, and play it where a space glows.
    .two = A Hit counts for the end it lies on. A Block shuts that end.
    .three = A Freeze locks a Base for good. Yours are the last cards of your deck.
page-card = { $colours } { $kind }
    .hidden = a card
page-you = you
page-somebody = somebody
page-nobody = Base
page-team = Team { $team }
    .own = Your team
page-hits = { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
}
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .short = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}


# ---------------------------------------------------------------- the bar, settings, keys
page-about = { $format ->
    [duel] Duel
    [circle] Circle
    [tag_team] Tag team
   *[other] { $format }
}
    .mode = { page-about }, { $mode ->
        [training] in turns
       *[tournament] real time
    }
page-callouts = Call out special cards
    .help = Double, Null, Reverse and Hold are announced when they are played.
page-gentle = Bots begin gently
    .help = ¼ speed until your first win, ½ speed until your third, then full speed. Wins so far: { $wins }.
page-key-deal = Deal; ready
page-key-drop = Discard, put back, or pick up
page-key-pause = Pause, or go on
page-key-read = Read the table out
page-key-digits = Tag a teammate, or answer a choice
page-key-log = Open or close the log
page-key-row = { $row ->
    [0] { "" }
    [1] , left row
   *[2] , right row
}
page-key-spot = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
} Base{ $part ->
    [far] , their end
    [near] , your end
   *[base] { "" }
}{ page-key-row }
page-key-side = New Base at the { $side ->
    [left] left
   *[right] right
}{ page-key-row }


# ---------------------------------------------------------------- what is done now
page-starter = Who starts?
    .how = Each team names its starter in secret.
page-paused = Paused.
    .how = Play goes on when everyone agrees.
page-fouls = A foul was found.
    .how = Its victim may let it stand or claim the win.
page-over = The game is over.
    .how = Every Base counts as it lies.
page-stall = The game ends in { $seconds } s.
    .how = Play, deal or discard to go on.
    .said = Nobody has played for a while. The game ends soon.
page-votes = { $who } would like a pause.
    .how = { $key } agrees. Play goes on until all do.
page-watching = You are watching.
page-benched = Your teammate plays.
    .how = Coach, and wait to be tagged.
page-dealing = Dealing.
page-held = { $card } in hand.
    .place = Press a glowing key.
    .place-touch = Tap a glowing place.
    .keys = Press a glowing key, or { $key } to { $away ->
        [pile] put it back
       *[deck] throw it away
    }.
    .touch = Tap a glowing place, or the pile to { $away ->
        [pile] put it back
       *[deck] throw it away
    }.
    .stuck = No place for it now. Press { $key } to { $away ->
        [pile] put it back
       *[deck] throw it away
    }.
    .stuck-touch = No place for it now. Tap the pile to { $away ->
        [pile] put it back
       *[deck] throw it away
    }.
page-top = { $card } on your pile.
    .keys = Press a glowing key, or { $key } to deal.
    .touch = Tap a glowing place, or the deck.
page-empty = Your hand is empty.
    .keys = Press { $key } to deal.
    .touch = Tap your deck to deal.
page-pass = Nothing to play.
    .keys = Press { $key } to pass.
    .touch = Tap Pass to pass.
page-open = Your pile is open.
    .how = Play its top on a glowing place.
page-nothing = Nothing to play now.
    .how = It may change with the next card.


# ---------------------------------------------------------------- the board
page-foul = Foul
page-end = { $base }, { $yours ->
    [yes] your
   *[no] { $name }'s
} end
page-string = { $end }, { page-hits }
page-play = { $place }: play { $card }
page-here = { $card } here
page-new-base = New Base at the { $side ->
    [left] left
   *[right] right
}: { $card }
    .here = Base here
page-base = { $yours ->
    [yes] your Base
   *[no] { $name }'s Base
}
    .yours = yours
page-frozen = frozen
    .title = Frozen
page-score = { $one } to { $other }
    .to = to
page-leads = { $yours ->
    [yes] you lead
   *[no] { $name } leads
}
    .tie = { page-leads } by the tie
page-worth = worth { $value }
page-reversed = reversed: fewer Hits win
page-cancelled = { $card } cancelled
page-play-here = play { $card } here
page-clearing = Clearing
page-areas = The other areas
page-area = { $one } and { $other }
    .versus = v
page-callout = { $card } on { $base }.
    .said = { $card } on { $base }, now worth { $value }.


# ---------------------------------------------------------------- cards of the seats
page-mine = Your cards
page-deal = Deal
    .said = Deal; { $cards } in your deck
page-drop = { $deed ->
    [put-back] Put back
    [discard] Discard
    [pick-up] Pick up
    [pass] Pass
   *[pile] Pile
}
    .said = { page-drop }; { $cards } in your pile
page-pile = Pile
page-hand = In hand: { $card }
    .from = { $from ->
        [pile] Picked up
       *[deck] Dealt
    }, { $cards } in deck
    .covered = Covered
    .dealing = Dealing
    .empty = Hand empty
page-rival = { $who }: { $cards } in the deck
    .holds = holding 1
    .empty = hand empty
    .pile = discard { $cards }
    .away = not connected
page-list = Cards
    .unknown = Not known yet


# ---------------------------------------------------------------- the rail
page-rail = Score and pace
page-pace = Pace
    .out = out
    .in = in
    .left = { page-cards } to Freezes
    .freezes = Freezes only: { $cards }
    .empty = Deck is empty
    .ms = { $ms } ms
    .plays = { $plays ->
        [one] { $plays } play
       *[other] { $plays } plays
    } in the last 10 s
    .pile = { $cards } in the pile
page-now = Just now
    .all = All
    .nothing = Nothing yet.
page-lead = { $left ->
    [yes] Bases led right now, time left
   *[no] Bases led right now
}
    .points = { $left ->
        [yes] Points right now, time left
       *[no] Points right now
    }


# ---------------------------------------------------------------- choices, tools, talk
page-choose = Choose
    .colour = Which colour?
    .one = Which one?
page-call = Call a foul
    .head = Call a foul.
    .how = Pick the end or the Base with the wrong card. Esc goes back.
    .gone = { $base }'s Clear { $space }
page-take-back = Take back from { $base }
page-tag = Tag a teammate
    .head = Tag
page-lag = Slow connection ({ $ms } ms). Close races may go against you.
page-bots = Bots: { page-bots.pace }
    .pace = { $pace ->
        [full] full speed
        [brisk] ½ speed
        [calm] ¼ speed
       *[step] step by step
    }
page-pause = Pause
page-undo = Undo
page-hint = Hint
page-talk = Team talk
    .head = Your team
    .secret = Only your team reads this.
    .placeholder = Say something
    .label = A line to your team
    .say = Say
    .point = Point at a Base
    .look = Look at { $base }.


# ---------------------------------------------------------------- before and between
page-stage = Ready?
    .play-off = Play-off { $round }
    .free = Free seat
    .team = { $deck }, team { $team }
    .ready = Ready
    .away = Away
    .not-yet = Not yet
    .list = Deck list
    .starts = Your team starts with, in secret:
    .waiting = The game starts when every seat is taken.
    .others = Waiting for the others.
    .they = They get ready.
page-stage-words =
    .hit = Hit: counts for the end it lies on.
    .block = Block: shuts an end until a Press opens it.
    .base = Base: 1 point for whoever has more Hits on it.
    .freeze = Freeze: locks a Base. All locked: the game ends.
page-countdown = { $deal } deals. { $drop } discards.
page-covered = The cards are covered, and the clock stands still.
page-foul-on = A foul on { $base }
    .how = { $who } laid a card that can't lie there. Let it stand, or claim the win.
    .stand = Let it stand
    .claim = Claim the win


# ---------------------------------------------------------------- refusals, photo finish, result
page-late = Too late by { $seconds } s.
page-lost = Nothing lost.
page-stays = Your { $card } stays { $pile ->
    [yes] on your pile
   *[no] in your hand
}.
page-photo = { $yours ->
    [yes] You were
   *[no] { $name } was
} first by { $ms } ms.
    .both = Both plays on { $base } count.
    .one = One place on { $base }.
page-result = Bases
    .points = Points
    .yours = Yours
    .tie = , by the tie
    .reversed = , reversed
page-story-bare = Nobody laid a Hit here.
page-story-led = { $you ->
    [yes] You
   *[no] { $name }
} led all the way.
page-story-turned = { $you ->
    [yes] You
   *[no] { $name }
} went ahead at { $more } to { $fewer }, for good.
page-story-froze = { $you ->
    [yes] You
   *[no] { $name }
} froze it.
page-story-swept = { $you ->
    [yes] You
   *[no] { $name }
} swept { $base } away, with { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.


# ---------------------------------------------------------------- the log, without the seat that acts
page-where-row = the { $side ->
    [left] left
   *[right] right
} end of the row
page-where-number = { page-cards } of their own deck
page-where-seat = { YOU($seat) ->
    [yes] your
   *[no] { WHO($seat) }'s
} deck
page-where-order = their own pile
page-from-pile = { $from_pile ->
    [yes] { " " }from the pile
   *[no] { "" }
}
page-fouls-of = { YOU($offender) ->
    [yes] your foul
   *[no] { WHO($offender) }'s foul
}
page-log-round = The decks are shuffled, the Bases laid out
page-log-round-play-off = Play-off { $play_off }: { WHO($seats) }
page-log-starter = Starts for its team
page-log-named = Names the team's starter in secret
page-log-named-seen = Names the team's starter: { WHO($whom) }
page-log-ready = Ready
page-log-countdown = { SECONDS($ms) } s to the start
page-log-turn = On turn
page-log-deal = Deals { CARD($card) }
page-log-pick-up = Picks up { CARD($card) }
page-log-put-back = Puts { CARD($card) } back
page-log-discard = Discards { CARD($card) }
page-log-play = { CARD($card) } on { $where }{ page-from-pile }
page-log-play-freeze = Freezes { SPACE($space) }{ page-from-pile }
page-log-play-base = Lays a Base at { $where }{ page-from-pile }
page-log-sweep = { BASE($base) } is swept{ $cards ->
    [0] { "" }
    [one] { " " }with the card on it
   *[other] { " " }with the { $cards } cards on it
}
page-log-sweep-end = { $cards ->
    [one] { $cards } card is swept
   *[other] { $cards } cards are swept
}
page-log-pressed = { CARD($card) } and the Press are taken away
page-log-burn = Burns { CARD($card) }
page-log-tag = In
page-log-tag-for = In for { WHO($former) }
page-log-pass = Passes
page-log-out = { $how ->
    [conceded] Concedes
    [beaten] Out of the play-off
   *[forfeited] Forfeits
}
page-log-vote = For { $wants ->
    [pause] a pause
   *[go-on] going on
}
page-log-vote-lapsed = The proposal lapses
page-log-warning = Nobody has done anything: { SECONDS($ms) } s to the end
page-log-idle = Has been idle: a teammate may tag in
page-log-call = Calls { CARD($card) } by { WHO($offender) } on { SPACE($space) }: { $after ->
    [claim] { WHO($seat) } may claim
    [taken] it is taken back
   *[back] the game goes back to before it
}
page-log-call-none = Calls a foul on { SPACE($space) }: there is none
page-log-taken = Takes { CARD($card) } back from { SPACE($space) }
page-log-offer = { CARD($card) } on { SPACE($space) } was { page-fouls-of }: { WHO($seat) } may claim
page-log-stand = Lets { CARD($card) } stand
page-log-claim = { YOU($offender) ->
    [yes] Claims: you forfeit
   *[no] Claims: { WHO($offender) } forfeits
}
page-log-won = { BASE($base) } stands { $more } to { $fewer }{ $by ->
    [reversed] , reversed
    [tie] , its owner's tie
    [tie-turned] , the tie turned
   *[hits] { "" }
}: { $points } for { $team ->
    [none] { WHO($seat) }
   *[other] team { $team }
}
page-log-score = Has { page-points }
page-log-playoff = Tied for the top: a play-off
page-log-back = The game goes back over { $actions ->
    [one] the last action
   *[other] { $actions } actions
}, to before { page-fouls-of } on { SPACE($space) }


# ---------------------------------------------------------------- for ears
page-said-end = { $base }{ $own ->
    [yes] , your end
   *[no] , their end
}
page-said-new = New Base { $base }.
page-said-leads = { $base }: { page-leads }, { $score }.
page-said-swept = { $base } is swept away.
page-said-nowhere = { $card }: no place now.
page-said-spots = { $pile ->
    [yes] { $card } on your pile
   *[no] { $card }
}: { $places }.
page-said-base = { $base }: { $ends }.
page-said-top = , { $card } on top
page-said-seat = { $who }: { $cards } cards to the Freezes.


# ---------------------------------------------------------------- the guided first game
page-guide = A race that waits for you: 10 steps, in turns, to the win. Only what is wanted glows.
page-guide-deal = Win more Bases
    .text = More Hits on your end win a Base. Deal a card.
page-guide-hit = Hit
    .text = A Hit counts 1. Play it where it glows.
page-guide-hit-2 = Hit-2
    .text = Deal. A Hit-2 counts 2. Put it on your red Hit.
page-guide-block = Block
    .text = Deal. A Block shuts a string. Shut their blue one.
page-guide-press = Press
    .text = They shut your red string. Deal, and put a Press on their Block.
page-guide-pile = No place for it
    .text = Deal. No blue string is open. Throw the card on your pile.
page-guide-base = Base
    .text = Deal. Put your Base at an end. You win its ties.
page-guide-clear = Clear
    .text = Deal. They lead on their Base. Clear it away.
page-guide-freeze = Freeze
    .text = Deal. You lead 3 to 2. Freeze the Base: nothing changes there any more.
page-guide-win = Freeze the last, and win
    .text = Deal. A tie on your own Base is yours. Freeze it to end the race.
page-guide-end = You won the race
    .text = In a real race nobody waits for a turn. Play a bot: it begins gently.

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-base = Base
    .text = What you fight for. It has an end for each side; the owner wins its ties.
    .forms = Base, Bases
    .rule = BR-TERM-01
word-end = End
    .text = Your side of a Base. Yours grows down, theirs grows up; you may play on both.
    .forms = your end, their end, an end, empty end, each end, the end it lies on
    .rule = BR-GOAL-03
word-string = String
    .text = The cards on one end. Its first card is a Hit, and gives it its colour.
    .forms = string, strings
    .rule = BR-TERM-03
word-hit = Hit
    .text = Counts 1. It starts an empty end, or goes on a Hit of its colour.
    .forms = Hit, Hits
    .rule = BR-HIT-01
word-hit-2 = Hit-2
    .text = Counts 2, and goes only on a Hit of its colour.
    .forms = Hit-2, Hit-2s
    .rule = BR-HIT2-01
word-block = Block
    .text = Shuts a string of its colour: only a Press goes on it.
    .forms = Block, Blocks
    .rule = BR-BLOCK-03
word-wild-block = Wild Block
    .text = A Block for a string of any colour.
    .forms = Wild Block, Wild Blocks
    .rule = BR-WILD-01
word-press = Press
    .text = Opens a shut string, or cancels all that lies on a Base.
    .forms = a Press, the Press, that Press, or Press, Presses
    .rule = BR-PRESS-02
word-clear = Clear
    .text = Sweeps a Base away with all on it: not a frozen one, not the only one.
    .forms = clear, clears, cleared
    .rule = BR-CLEAR-01
word-freeze = Freeze
    .text = Locks a Base for good. When all are locked, the game is over.
    .forms = freeze, freezes, frozen
    .rule = BR-FREEZE-05
word-double = Double
    .text = The Base is worth twice as much.
    .rule = BR-DBL-01
word-null = Null
    .text = The Base is worth nothing.
    .rule = BR-NULL-01
word-reverse = Reverse
    .text = Fewer Hits win the Base.
    .forms = Reverse, reversed
    .rule = BR-REV-01
word-hold = Hold
    .text = While it lies on top, nobody clears the Base.
    .rule = BR-HOLD-01
word-modifier = Modifier
    .text = A card on the Base itself: Double, Null, Reverse or Hold.
    .forms = modifier, modifiers, modified Base
    .rule = BR-TERM-06
word-burning = Burning
    .text = Dealing and throwing away, to reach the card you want.
    .forms = burning, burns
    .rule = BR-REAL-11
word-foul = Foul
    .text = A card laid where it can't go.
    .forms = foul, fouls
    .rule = BR-FOUL-01
