# Brutality in English: what happened, what is asked, what may be done, and why something may not.
#
# SEAT says a seat at the beginning of a sentence, ONE within it; SEATS and THEM say several. YOU is `yes` where the seat is
# the reader's only one, or where it is several. TEAM says a team, HAND its hand. HERO says a hero, DESIGN a hero of the
# box, RELIC and RELICS cards, TOOL an artifact, SPECIAL a special, THING a hazard or creation, TYPE a type of relics.


## What happened

log-first = { SEAT($seat) } { YOU($seat) ->
    [yes] go
   *[no] goes
} first
log-hero = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { DESIGN($design) }
log-reveal = The heroes are revealed
log-placed = { HERO($hero) } stands on { $space }
log-hazard = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} { THING($thing) } on { $space }
log-tool = { HERO($hero) } carries { TOOL($tool) }
log-stack = { TYPE($type) }: { $n } relics are laid out
log-pick = { SEAT($seat) } { YOU($seat) ->
    [yes] draft
   *[no] drafts
} { RELIC($relic) }
log-pick-unseen = { SEAT($seat) } { YOU($seat) ->
    [yes] draft
   *[no] drafts
} a relic
log-shuffle = A deck of { $n } relics is shuffled
log-turn = Round { $round }: { TEAM($team) }
log-phase = { $phase ->
    [heroes] Heroes are chosen
    [place] Heroes are placed
    [hazards] Hazards are placed
    [artifacts] Artifacts are chosen
    [draft] Relics are drafted
    [start] The turn begins
    [draw] Relics are drawn
    [main] The heroes act
   *[end] The turn ends
}
log-draw = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { RELIC($relic) }
log-draw-unseen = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} a relic
log-instant = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { RELIC($relic) }: it happens now
log-declined = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} no more
log-lapse = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} too long: time is up
log-relic = { SEAT($seat) } { YOU($seat) ->
    [yes] play
   *[no] plays
} { RELIC($relic) }
log-holds = { RELIC($relic) } takes effect
log-fades = { RELIC($relic) } finds nobody
log-discard = { RELIC($relic) } is discarded
log-steal = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { RELIC($relic) } from { HAND($team) }
log-peek = { SEAT($seat) } { YOU($seat) ->
    [yes] see
   *[no] sees
} { HAND($team) }: { RELICS($relics) }
log-peek-unseen = { SEAT($seat) } { YOU($seat) ->
    [yes] look
   *[no] looks
} at { HAND($team) }, { $n ->
    [one] 1 relic
   *[other] { $n } relics
}
log-recover = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { RELIC($relic) } back from the discard pile
log-pile = { RELIC($relic) } goes to the discard pile
log-step = { HERO($hero) } steps { $was } to { $to }
log-special = { HERO($hero) } uses { SPECIAL($special) }
log-artifact = { HERO($hero) } uses { TOOL($tool) }
log-aim = { HERO($hero) } takes aim
log-aim-relic = { SEAT($seat) } { YOU($seat) ->
    [yes] aim
   *[no] aims
} { RELIC($relic) }
log-move = { $way ->
    [knock] { HERO($hero) } is knocked back to { $to }
    [pull] { HERO($hero) } is pulled to { $to }
    [chain] { HERO($hero) } is pushed to { $to }
    [room] { HERO($hero) } makes room on { $to }
    [charge] { HERO($hero) } charges to { $to }
    [swap] { HERO($hero) } swaps to { $to }
    [teleport] { HERO($hero) } appears on { $to }
   *[roam] { HERO($hero) } moves to { $to }
}
log-fly = { HERO($hero) } flies towards { $to }
log-land = { HERO($hero) } lands on { $to }
log-fall = { HERO($hero) } falls back to { $to }
log-stopped = { HERO($hero) } stays on { $space }{ $by ->
    [wall] {": "}something is in the way
    [hero] {": "}nobody makes room
    [edge] {": "}the board ends there
   *[other] {""}
}
log-soaked = { HERO($hero) } takes the hit
log-hit = { HERO($hero) } runs into { THING($thing) } on { $space }
log-hurt = { HERO($hero) } takes { $n }, { $hp } HP left
log-shield = { HERO($hero) } blocks { $n } with a shield
log-saved = { HERO($hero) } keeps 1 HP
log-heal = { HERO($hero) } heals { $n }, { $hp } HP now
log-death = { HERO($hero) } is killed
log-revived = { HERO($hero) } returns on { $space } with { $hp } HP
log-status = { HERO($hero) } { $status ->
    [stun] is stunned
    [root] is rooted
    [silence] is silenced
    [slow] is slowed by { $n }
    [haste] is hastened by { $n }
    [poison] is poisoned for { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
    [steadfast] is steadfast
    [warded] is warded
    [hidden] is hidden
    [no_heal] can't heal
    [reflect] reflects the next hit
    [death_save] survives one deadly hit
    [shield] gets a shield of { $n }
    [next_bonus] hits { $n } harder with its next special
    [bonus] hits { $n } harder
    [reduced] takes { $n } less from each hit
   *[capped] takes { $n } at most from each hit
}
log-ends = { HERO($hero) } { $status ->
    [stun] is no longer stunned
    [root] is no longer rooted
    [silence] is no longer silenced
    [slow] is no longer slowed
    [haste] is no longer hastened
    [poison] is no longer poisoned
    [steadfast] is no longer steadfast
    [warded] is no longer warded
    [hidden] is no longer hidden
    [no_heal] can heal again
    [reflect] reflects no more
    [death_save] can die again
    [shield] loses the shield
    [next_bonus] hits as hard as before
    [bonus] hits as hard as before
   *[other] loses the protection
}
log-creation = { $made ->
    [wall] A wall stands
    [cloud] A poison cloud hangs
   *[snare] A snare lies
} on { $space }
log-gone = { $made ->
    [wall] The wall
    [cloud] The poison cloud
   *[snare] The snare
} on { $space } is gone
log-hazard_gone = Gone from { $space }: { THING($thing) }
log-hazard_moved = Moved from { $was } to { $to }: { THING($thing) }
log-suppressed = { $on ->
    [yes] Harmless on { $space }: { THING($thing) }
   *[other] Back on { $space }: { THING($thing) }
}
log-cooldown = { HERO($hero) }'s { TOOL($tool) } { $n ->
    [0] is ready
    [one] is ready in 1 turn
   *[other] is ready in { $n } turns
}
log-gain = { $actions ->
    [0] { HERO($hero) } has { $n ->
        [one] 1 more step
       *[other] { $n } more steps
    }
   *[other] { HERO($hero) } has a third action
}
log-lock = { TEAM($team) } can't { $what ->
    [relics] play relics
    [artifacts] use artifacts
   *[both] play relics or use artifacts
}
log-done = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} done
log-skipped = { RELIC($relic) } changes nothing
log-concede = { SEAT($seat) } { YOU($seat) ->
    [yes] give
   *[no] gives
} up
over-beaten = No enemy hero is left: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-both_beaten = The last heroes fall together: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-concede = { SEATS($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}: the others gave up
over-round_limit = The last round is over: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-quiet_rounds = Nobody was hurt for too long: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}


## How it ended

end-beaten = no enemy hero left
end-both_beaten = the last heroes fell together
end-concede = the others gave up
end-round_limit = the round limit
end-quiet_rounds = too many quiet rounds


## What is asked

ask-over = The game is over.
ask-waiting = Waiting for { SEATS($seats) }.
ask-hero = Choose a hero.
ask-corner = Which hero takes your left corner?
ask-kind = Which hazard do you place?
ask-site = Where does the hazard stand?
ask-tool = Choose an artifact.
ask-bearer = Which hero carries it?
ask-draft = Draft a relic for your deck.
ask-order = Which relic takes effect first?
ask-offer = Draw a second relic?
ask-wait = Hand full. Play a relic to draw, or skip the draw.
ask-main = Move, use a special, play cards, or end your turn.
ask-main-how = Each hero does 2 of 3: Move, special 1, special 2.
ask-main-four = Your hero does 2 of 3: Move, special 1, special 2. Your teammate may act in between.
ask-discard = Discard relics you don't need.
ask-aim = { $by ->
    [special] { SPECIAL($special) }: pick a target.
    [tool] { TOOL($tool) }: pick a target.
    [relic] { RELIC($relic) }: pick a target.
   *[none] Choose.
}
ask-via = From which square, or past whom?
ask-room = { HERO($hero) } makes room. Where to?
ask-pillars = { HERO($hero) } leaves its square. Where to?
ask-launch = Aim { HERO($hero) }'s launch.
ask-fall = Where does { HERO($hero) } fall back to?
ask-push = Push which way?
ask-spot = On which square?
ask-roam = Move on, or stop.
ask-revive = Where does your hero return?
ask-steal = Which relic do you take?
ask-toss = Which relic is discarded?
ask-recover = Which relic do you take back?
ask-drain = Which of your heroes heals?
ask-may = Do it?
ask-hazard = Where does the hazard go?


## What may be done

act-end = End turn
act-pass = Skip
act-take = Draw it
act-direct = Straight at it
act-concede = Give up
act-lapse = Time is up
act-step = { HERO($hero) }: step { $direction }
act-launch = Launch { HERO($hero) }
act-special = { SPECIAL($special) }
act-artifact = { TOOL($tool) }
act-hero = { HERO($hero) }
act-aim = { $direction }
act-fly = { $direction }, { $far ->
    [one] 1 square
   *[other] { $far } squares
}
act-group = Choice { $group }
act-kind = { THING($hazard) }
act-row = Row { $row }
act-column = Column { $column }
act-square = { $square }
act-relic = { RELIC($relic) }
act-choose = { DESIGN($design) }
act-tool = { TOOL($tool) }


## What a hint says

said-end = End your turn
said-pass = { $ask ->
    [offer] Skip the second relic
    [wait] Skip the draw
    [discard] Keep your relics
    [aim] Choose no more squares
    [roam] Stop here
    [may] Skip it
   *[other] Skip this
}
said-take = Draw a second relic
said-direct = Aim past the tank
said-step = Move { HERO($hero) } { said-way }
said-launch = Launch { HERO($hero) } from the Catapult
said-special = Use { HERO($hero) }'s { SPECIAL($special) }
said-artifact = Use { HERO($hero) }'s { TOOL($tool) }
said-hero = { $ask ->
    [corner] Put { HERO($hero) } on your left corner
    [bearer] Give it to { HERO($hero) }
    [drain] Heal { HERO($hero) }
    [via] Let { HERO($hero) } take it
   *[other] { $by ->
        [special] Aim { SPECIAL($of) } at { HERO($hero) }
        [tool] Aim { TOOL($of) } at { HERO($hero) }
        [relic] Play { RELIC($of) } on { HERO($hero) }
       *[none] Choose { HERO($hero) }
    }
}
said-aim = { $ask ->
    [push] Push { said-way }
    [roam] Move { said-way }
   *[other] { $by ->
        [special] Aim { SPECIAL($of) } { said-way }
        [tool] Aim { TOOL($of) } { said-way }
       *[none] Aim { said-way }
    }
}
said-fly = { $ask ->
    [launch] Launch { HERO($moved) } { said-far } { said-way }
   *[other] Go { said-far } { said-way }
}
said-group = Take choice { $group }
said-kind = Take { THING($hazard) }
said-row = Choose row { $row }
said-column = Choose column { $column }
said-square = { $ask ->
    [site] Put it on the lit square
    [via] Attack from the lit square
    [fall] Let { HERO($moved) } fall back to the lit square
    [room] Send { HERO($moved) } to the lit square
    [pillars] Send { HERO($moved) } to the lit square
    [revive] Bring your hero back on the lit square
    [hazard] Choose the lit hazard
   *[other] { $by ->
        [special] Aim { SPECIAL($of) } at the lit square
        [tool] Use { TOOL($of) } on the lit square
        [relic] Play { RELIC($of) } on the lit square
       *[none] Choose the lit square
    }
}
said-relic = { $ask ->
    [draft] Draft { RELIC($relic) }
    [discard] Discard { RELIC($relic) }
    [toss] Discard { RELIC($relic) }
    [steal] Take { RELIC($relic) }
    [recover] Take back { RELIC($relic) }
    [order] Start with { RELIC($relic) }
   *[other] Play { RELIC($relic) }
}
said-way = { $direction ->
    [N] up
    [NE] up right
    [E] right
    [SE] down right
    [S] down
    [SW] down left
    [W] left
   *[NW] up left
}
said-far = { $far ->
    [one] 1 square
   *[other] { $far } squares
}
said-choose = Take { DESIGN($design) }
said-tool = Take { TOOL($tool) }


hint-use = Use { $by ->
    [special] { SPECIAL($special) }
   *[artifact] { TOOL($tool) }
} { $how ->
    [hero] on { HERO($at) }
    [aim] { said-way }
    [fly] { said-far } { said-way }
   *[square] on the lit square
}{ $push ->
    [none] {""}
    [N] {" "}and push up
    [NE] {" "}and push up right
    [E] {" "}and push right
    [SE] {" "}and push down right
    [S] {" "}and push down
    [SW] {" "}and push down left
    [W] {" "}and push left
   *[NW] {" "}and push up left
}
hint-place = { $what ->
    [kind] Put { THING($hazard) } on the lit square
   *[tool] Give { TOOL($tool) } to { HERO($hero) }
}
why-text = { AMID($text) }
why-step = { $n ->
    [one] then it stands beside { HERO($foe) }
   *[other] { $way ->
        [near] then { HERO($foe) } is { $n } squares away
       *[far] that keeps it { $n } squares from { HERO($foe) }
    }
}
why-corner = { $foe ->
    [-1] { HERO($mate) } takes the right one
   *[other] there it faces { HERO($foe) }
}
why-hand = { $act ->
    [take] your hand has room for { $room } more
    [relic] then your hand has room for { $room }
   *[pass] { $n ->
        [one] you hold 1 relic
       *[other] you hold { $n } relics
    }
}
why-end = { $n ->
    [0] { $of ->
        [one] your hero has done all it can
       *[other] your heroes have done all they can
    }
    [one] { $of ->
        [one] your hero can leave an action unused
       *[other] one hero can leave an action unused
    }
   *[other] both heroes can leave actions unused
}

## Why something may not be done

refuse-BU-WIN-02 = The game is over.
    .out = Start another.
refuse-BU-RUL-74 = You have given up already.
    .out = Wait for your teammate.
refuse-BU-RUL-91 = There is no such card at this table.
    .out = Choose one that is shown.
refuse-BU-RUL-06 = { $ask ->
    [hero] That hero is taken.
   *[other] Heroes are chosen in turns.
}
    .out = { $ask ->
        [hero] Choose one that is left.
       *[other] Wait for your turn.
    }
refuse-BU-HERO-01 = You don't choose a hero now.
    .out = Wait for the others.
refuse-BU-RUL-07 = One of your two heroes takes the left corner.
    .out = Choose one of them.
refuse-BU-PLACE-03 = The other team places its heroes now.
    .out = Wait for the other team.
refuse-BU-RUL-08 = That hazard is not in the box.
    .out = Choose another.
refuse-BU-RUL-09 = A hazard needs a square with nothing on it.
    .out = Choose a free square.
refuse-BU-RUL-10 = Each team places a hazard.
    .out = Answer what is asked.
refuse-BU-HAZP-03 = The other team places its hazard now.
    .out = Wait for the other team.
refuse-BU-HAZP-04 = Start rows stay free of hazards.
    .out = Choose a square between the start rows.
refuse-BU-RUL-12 = { $ask ->
    [main] That hero carries no artifact.
    [bearer] That hero carries an artifact already.
   *[other] That artifact is taken.
}
    .out = { $ask ->
        [main] Use something else.
        [bearer] Choose your team's other hero.
       *[other] Choose one that is left.
    }
refuse-BU-ART-01 = Your artifacts are for your team's heroes.
    .out = Choose one of them.
refuse-BU-ART-02 = Artifacts are chosen in turns.
    .out = Wait for your turn.
refuse-BU-CC-03 = That relic is not in the open stack.
    .out = Choose one that is.
refuse-BU-CC-05 = The teams draft in turns.
    .out = Wait for your turn.
refuse-BU-RUL-76 = Your teammate decides that for your team.
    .out = Wait for the decision.
refuse-BU-RUL-15 = Several relics take effect now.
    .out = Choose which comes first.
refuse-BU-RUL-61 = A second relic is offered.
    .out = Draw it, or skip it.
refuse-BU-RUL-96 = A draw waits for room in your hand.
    .out = Play a relic, or skip the draw.
refuse-BU-ACT-02 = That's not what is asked.
    .out = Move, use a special, play a card, or end your turn.
refuse-BU-ACT-03 = This hero has done 2 of 3.
    .out = { $other ->
        [yes] Use your other hero, play a card, or end your turn.
       *[no] Play a card, or end your turn.
    }
refuse-BU-ACT-06 = That special was used this turn.
    .out = Use what the hero has left, or something else.
refuse-BU-RELIC-09 = You play relics on your own turn.
    .out = Wait for your turn.
refuse-BU-RELIC-11 = That relic isn't in your hand.
    .out = Choose a relic from your hand.
refuse-BU-RELIC-08 = Your team can't play relics this turn.
    .out = Use your heroes.
refuse-BU-RELIC-13 = Your turn ends. Discard relics you don't need.
    .out = Choose one, or end your turn.
refuse-BU-RUL-14 = You use artifacts on your own turn.
    .out = Wait for your turn.
refuse-BU-RUL-63 = Your team can't use artifacts this turn.
    .out = Use your heroes.
refuse-BU-ART-05 = This artifact is recharging.
    .out = Wait until its track is empty.
refuse-BU-ART-08 = Its hero is dead.
    .out = Use something else.
refuse-BU-TURN-01 = It's the other team's turn.
    .out = Wait for yours.
refuse-BU-TERM-01 = That's the other team's hero.
    .out = Choose one of your own.
refuse-BU-RUL-86 = You are done this turn.
    .out = Wait for your teammate.
refuse-BU-RUL-77 = Your hero is dead.
    .out = Your teammate plays on for both of you.
refuse-BU-RUL-64 = A question is open.
    .out = { $ask ->
        [none] Wait for the answer.
       *[other] Answer it first.
    }
refuse-BU-TEAM-01 = Your teammate plays that hero.
    .out = Act with your own hero.
refuse-BU-DEATH-01 = That hero is dead.
    .out = Choose a living one.
refuse-BU-DEATH-05 = That hero lives.
    .out = Choose one that is dead.
refuse-BU-RUL-73 = { $ask ->
    [revive] A hero returns in its start row, or as close as there is room.
   *[other] This hero just came back and can't act this turn.
}
    .out = { $ask ->
        [revive] Choose a lit square.
       *[other] { $other ->
            [yes] Use your other hero, play a card, or end your turn.
           *[no] Play a card, or end your turn.
        }
    }
refuse-BU-RUL-78 = This hero's status stops that.
    .out = Use what it can still do.
refuse-BU-RUL-17 = This hero's Move is over.
    .out = { $other ->
        [yes] Use a special or your other hero, or end your turn.
       *[no] Use a special, or end your turn.
    }
refuse-BU-RUL-18 = This hero moves in a straight line.
    .out = Go on the same way.
refuse-BU-RUL-19 = A hero stands inside another and steps on first.
    .out = { $ask ->
        [none] Wait until it has.
       *[other] Step to a free square.
    }
refuse-BU-RUL-20 = { $ask ->
    [aim] That would hit nobody, or do nothing.
   *[other] Nobody is in reach, or it would do nothing.
}
    .out = { $ask ->
        [aim] Choose another target.
       *[other] Move closer, or use something else.
    }
refuse-BU-RUL-65 = It would change nothing.
    .out = { $ask ->
        [aim] Choose another target.
       *[other] Keep it for later.
    }
refuse-BU-RUL-105 = The card doesn't offer that choice.
    .out = Choose one that is shown.
refuse-BU-MOVE-03 = This hero can't walk that way.
    .out = Choose a lit square.
refuse-BU-MOVE-04 = No MS left.
    .out = { $other ->
        [yes] Use a special or your other hero, or end your turn.
       *[no] Use a special, or end your turn.
    }
refuse-BU-MOVE-06 = A hero stands there.
    .out = Choose a free square.
refuse-BU-MOVE-08 = It would end inside another hero.
    .out = Choose another way.
refuse-BU-MOVE-09 = The board ends there.
    .out = Stay on the board.
refuse-BU-SPIKE-08 = The Spiked Pillars stand there.
    .out = Choose another way.
refuse-BU-WALL-02 = The Limestone is in the way.
    .out = Go around it, or leap.
refuse-BU-RUL-46 = A wall stands there.
    .out = Choose another way.
refuse-BU-RUL-58 = Nobody can stand on the Limestone.
    .out = Choose another square.
refuse-BU-RUL-116 = That square is kept for a hero in the air.
    .out = Choose another.
refuse-BU-RUL-53 = A launch starts from the Catapult.
    .out = Step onto the Catapult first.
refuse-BU-RUL-47 = { $ask ->
    [main] This hero has used the Catapult this turn.
   *[other] This hero used that hazard this turn. Now it is like a wall.
}
    .out = { $ask ->
        [main] Walk off it.
       *[other] Choose another square.
    }
refuse-BU-CATA-03 = { $ask ->
    [launch] A launch goes up to 3 squares straight, or 2 diagonally.
   *[other] There is nowhere to land.
}
    .out = { $ask ->
        [launch] Choose a lit landing.
       *[other] Walk off the Catapult.
    }
refuse-BU-RUL-52 = A launch goes its full length here.
    .out = Choose a lit landing.
refuse-BU-RUL-54 = You can't skip the launch.
    .out = Choose a lit landing.
refuse-BU-RUL-55 = You can't land on 2 heroes at once.
    .out = Choose a lit landing.
refuse-BU-TANK-07 = You can't fly over an enemy tank.
    .out = Land on it, or before it.
refuse-BU-RUL-50 = Pikes on the way catch the flier, and there is no room on them.
    .out = Fly another way.
refuse-BU-RUL-34 = The card says how far you leap and on whom. Never on a teammate, never on 2 heroes.
    .out = Choose a lit landing.
refuse-BU-RUL-97 = A hidden hero can only be hit from next to it.
    .out = Go next to it, or aim at somebody else.
refuse-BU-RUL-26 = It only works on enemies.
    .out = Choose an enemy.
refuse-BU-TERM-02 = It doesn't work on the hero that uses it.
    .out = Choose another hero.
refuse-BU-SPEC-01 = The card doesn't work on that hero.
    .out = Choose a lit hero.
refuse-BU-SPEC-02 = That's out of reach.
    .out = Choose a lit target.
refuse-BU-RUL-27 = Pillars, Limestone or a wall are in the way.
    .out = Choose a lit target.
refuse-BU-RUL-28 = { $ask ->
    [via] It can't go that way.
   *[other] It only goes N, E, S or W.
}
    .out = Choose one that is lit.
refuse-BU-RUL-59 = A creation needs a free square outside the start rows.
    .out = Choose a lit square.
refuse-BU-UTIL-01 = The card finds nothing there.
    .out = Choose a lit square.
refuse-BU-RUL-40 = The hero makes room on one of the closest free squares.
    .out = Choose a lit square.
refuse-BU-RUL-42 = The hero goes to the closest free square that touches the Pillars.
    .out = Choose a lit square.
refuse-BU-RUL-35 = The hero falls back to 1 of 2 squares.
    .out = Choose a lit square.
refuse-BU-RUL-45 = { $ask ->
    [spot] The hero stands there already.
   *[other] The two can't swap places.
}
    .out = { $ask ->
        [spot] Choose a lit square.
       *[other] Choose another target.
    }
refuse-BU-RUL-66 = That relic isn't in their hand.
    .out = Choose one that is shown.
refuse-BU-RUL-67 = { $ask ->
    [recover] The card doesn't take that relic back.
   *[other] That relic isn't in the hand.
}
    .out = Choose one of the relics shown.
refuse-BU-RUL-79 = Only your living heroes heal.
    .out = Choose one of them.
refuse-BU-RUL-57 = { $ask ->
    [main] The Catapult does nothing now.
    [kind] The card doesn't place that hazard.
    [hazard] The card doesn't move the hazard that far.
   *[other] The card finds no hazard there.
}
    .out = { $ask ->
        [main] Walk off it.
       *[other] Choose one that is lit.
    }


## The page: names

page-title = Brutality
page-first = Bring both enemy heroes to 0 HP.
    .when = Each of your heroes has 2 actions a turn:
    .one = Move, or hit with a special. There are no dice: a hit always lands.
    .two = Push enemies into hazards. They hurt everyone.
    .three = Draw a relic each turn. Playing one costs no action.
page-you = You
    .small = you
page-nobody = Nobody
page-team = { $ours ->
    [yes] You
    [four] Your team
   *[no] { $name ->
        [none] Their team
       *[other] { $name }
    }
}
page-hand-of = { $ours ->
    [yes] your hand
    [four] your team's hand
   *[no] { $name ->
        [none] their hand
       *[other] { $name }'s hand
    }
}
page-timing = { $timing ->
    [any_time] Now
    [instant] On draw
    [next_turn] Next turn
   *[next_round] Next round
}


## The page: what happened. A deed and what came of it is one sentence; `.aloud` is what ears are told of it.

page-log = Fight log
page-log-head = Round { $round }, { $ours ->
    [yes] you
    [four] your team
   *[no] { $name ->
        [none] their team
       *[other] { $name }
    }
}
page-told-step = { HERO($hero) } steps { $path }
page-told-special = { SPECIAL($special) }
    .aloud = { HERO($hero) }, { SPECIAL($special) }
    .bare = { HERO($hero) } uses { SPECIAL($special) }
page-told-artifact = { TOOL($tool) }
    .aloud = { HERO($hero) }, { TOOL($tool) }
    .bare = { HERO($hero) } uses { TOOL($tool) }
page-told-relic = { RELIC($relic) }
    .bare = { SEAT($seat) } { YOU($seat) ->
        [yes] play
       *[no] plays
    } { RELIC($relic) }{ $timing ->
        [next_turn] {", "}for the next turn
        [next_round] {", "}for the next round
       *[other] {""}
    }
page-told-holds = { RELIC($relic) } takes effect
    .bare = { RELIC($relic) } takes effect
page-told-instant = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { RELIC($relic) }
    .bare = { SEAT($seat) } { YOU($seat) ->
        [yes] draw
       *[no] draws
    } { RELIC($relic) }: it happens now
page-part = { HERO($hero) } { $part }
page-part-hurt = takes { $n }
    .aloud = takes { $n }, { $hp } left
page-part-hit = { $n ->
    [0] runs into { THING($thing) }
   *[other] takes { $n } from { THING($thing) }
}
    .aloud = { $n ->
        [0] runs into { THING($thing) }
       *[other] runs into { THING($thing) }, takes { $n }, { $hp } left
    }
page-part-move = { $way ->
    [knock] is knocked back { $n }
    [pull] is pulled { $n }
    [chain] is pushed { $n }
    [room] makes room
    [charge] charges to { $to }
    [swap] swaps to { $to }
    [teleport] appears on { $to }
   *[roam] moves to { $to }
}
    .aloud = { $way ->
        [knock] is knocked back { $n } to { $to }
        [pull] is pulled { $n } to { $to }
        [chain] is pushed { $n } to { $to }
        [room] makes room on { $to }
        [charge] charges to { $to }
        [swap] swaps to { $to }
        [teleport] appears on { $to }
       *[roam] moves to { $to }
    }
page-part-land = lands on { $to }
page-part-fall = falls back to { $to }
page-part-stopped = stays{ $by ->
    [wall] {", "}blocked
    [hero] {", "}no room
    [edge] {", "}edge
   *[none] {""}
}
    .aloud = stays on { $space }
page-part-soaked = takes the hit
page-part-shield = blocks { $n } with a shield
page-part-saved = keeps 1 HP
page-part-heal = heals { $n }
    .aloud = heals { $n }, { $hp } now
page-part-death = is killed
page-part-revived = returns on { $space } with { $hp } HP
page-part-status = { $status ->
    [stun] is stunned
    [root] is rooted
    [silence] is silenced
    [slow] is slowed by { $n }
    [haste] is hastened by { $n }
    [poison] is poisoned for { $n }
    [steadfast] is steadfast
    [warded] is warded
    [hidden] hides
    [no_heal] can't heal
    [reflect] reflects the next hit
    [death_save] survives one deadly hit
    [shield] gets a shield of { $n }
    [next_bonus] hits { $n } harder with its next special
    [bonus] hits { $n } harder
    [reduced] takes { $n } less from each hit
   *[capped] takes { $n } at most from each hit
}
page-part-ends = no more: { page-chip }
page-part-creation = { $made ->
    [wall] a wall
    [cloud] a poison cloud
   *[snare] a snare
} on { $space }
page-part-gone = { $made ->
    [wall] the wall
    [cloud] the cloud
   *[snare] the snare
} on { $space } is gone
page-part-hazard_gone = { THING($thing) } gone
page-part-hazard_moved = { THING($thing) } moved to { $to }
page-part-suppressed = { THING($thing) } { $on ->
    [yes] harmless
   *[other] back
}
page-part-cooldown = { TOOL($tool) }: { $n ->
    [0] ready
    [one] 1 turn
   *[other] { $n } turns
}
page-part-gain = { $actions ->
    [0] { $n ->
        [one] 1 step more
       *[other] { $n } steps more
    }
   *[other] a third action
}
page-chip = { $status ->
    [stun] Stunned
    [root] Rooted
    [silence] Silenced
    [slow] Slowed by { $n }
    [haste] Hastened by { $n }
    [poison] Poison { $n }
    [steadfast] Steadfast
    [warded] Warded
    [hidden] Hidden
    [no_heal] No healing
    [reflect] Mirror
    [death_save] Saved once
    [shield] Shield { $n }
    [next_bonus] Next special +{ $n }
    [bonus] Hits +{ $n }
    [reduced] { $n } less a hit
   *[capped] At most { $n } a hit
}


## What the page says: the board

page-format = { $n } players, { $format ->
    [controlled_chaos] Controlled Chaos
   *[other] standard
}
page-a-hero = a hero
page-a-relic = a relic
page-type = { $type ->
    [blessing] Saint's Blessing
    [curse] Saint's Curse
    [op] OP
   *[other] Utility
}
page-made = { $made ->
    [wall] Wall
    [cloud] Poison cloud
   *[other] Snare
}
page-board = Board { $name }
page-plates = What the hero does
page-move = Move
page-end = { $how ->
    [discard] Discard { $n }
    [keep] Keep all
    [four] I'm done
   *[end] End turn
}
page-unused = { $room ->
    [yes] { $n ->
        [0] no action left
        [one] 1 action unused
       *[other] { $n } actions unused
    }
   *[no] { $n } unused
}
page-mate-goes-on = { $name } can go on
page-two-of-three = 2 of 3 are used
page-steps-left = { $n } of { $of } left
page-your-turn = Your turn
page-aim = Aim
page-choose = Choose
page-lost = { $who } acted first
    .text = { $what ->
        [deed] { $name } isn't possible any more.
        [place] { $space } is out of reach now.
       *[target] { $name } needs another target.
    }
page-go-back = Back
page-launch = Launch
page-play-it = Play it
page-use-it = Use it
page-first-hero = Pick a hero.
page-done = You are done. { $name } goes on.
page-no-hero = { $free ->
    [yes] Your heroes are done. Relics and artifacts are still free.
   *[no] Your heroes are done. End your turn.
}
page-guided = Do what the guide asks.
page-now = { $left ->
    [special] Use { $name }'s special, or end your turn.
   *[end] { $name } is done. Act with your other hero, or end your turn.
}
page-move-up = { $more ->
    [yes] { $n ->
        [one] Move 1 more square.
       *[other] Move up to { $n } more squares.
    }
   *[no] { $n ->
        [one] Move 1 square.
       *[other] Move up to { $n } squares.
    }
}
page-move-how = { $pattern ->
    [orthogonal] No diagonals.
    [diagonal] Diagonals only.
    [straight] In one line.
   *[any] Pick a square.
}
page-enters = Enters { $thing }: { $from } to { $to }
page-on-place = On { $space }: { $n ->
    [0] no step left
    [one] 1 step left
   *[other] { $n } steps left
}{ $targets ->
    [0] {""}
    [one] , 1 target
   *[other] , { $targets } targets
}
page-ready = { $name } is ready.
page-pick-for = { $kind ->
    [hero] { $name }: pick a target.
    [aim] { $name }: pick a direction.
    [fly] { $name }: pick where to land.
   *[other] { $name }: pick a square.
}
page-in-sight = { $kind ->
    [hero] { $n } in sight.
   *[other] {""}
}
page-ask = { $ask ->
    [via] From which square, or past whom?
    [push] Push which way?
    [spot] On which square?
    [launch] Aim the launch.
    [fall] Fall back to where?
    [room] Where does it go?
    [pillars] Where does it go?
    [revive] Where does it return?
    [roam] Where does it step? It costs nothing.
    [drain] Who heals?
    [may] Do it?
    [hazard] Where does the hazard go?
   *[other] { $name }: pick the next target.
}
page-confirm = { $how ->
    [aim_shot] Shoot
    [aim_line] Shoot
    [aim_blast] Shoot
    [aim_melee] Strike
    [aim_arc] Strike
    [aim_burst] Strike
    [aim_leap] Leap
    [aim_charge] Charge
    [launch] Launch
    [place] Place
    [heal] Heal
   *[other] Do it
}
page-back = Back { $n }
page-of = { $n } of { $of }
page-pull = Pull { $n }
page-far-away = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
page-stays = { $by ->
    [edge] Edge: stays
    [hero] No room: stays
   *[other] Blocked: stays
}
page-chooses = { $name } chooses
page-dead = Killed
page-stops-sight = Stops sight
page-space = { $space }.
page-space-free = Free.
page-space-hero = { $name }, { $whose ->
    [yours] yours
   *[theirs] theirs
}, { $wide } by { $deep }, { $from }{ $to ->
    [none] {""}
   *[other] {" "}to { $to }
}, { $hp } of { $full } HP, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
page-space-thing = { $thing }.
page-space-cost = { $n ->
    [one] 1 step
   *[other] { $n } steps
}, then { $left } left. You can go there.
page-space-hurts = Takes { $n }.
page-space-reaches = From here { $name } reaches { $names }.
page-space-target = Target.
page-space-legal = You can pick it.
page-space-shadow = Out of sight.
page-from-to = { $name }: { $from } to { $to }
page-key-move = Move
page-key-special_1 = First special
page-key-special_2 = Second special
page-key-artifact = Use the artifact
page-key-relic_1 = First relic
page-key-relic_2 = Second relic
page-key-relic_3 = Third relic
page-key-end = End the turn
page-key-last = Hero before
page-key-next = Next hero
page-key-discard = Mark a relic to discard
page-key-wait = After you
page-key-first = Me first
page-key-aim = What your teammate aims at
page-key-read = Read about it
page-key-arrows = Squares and targets
page-key-digits = How far, or which answer
page-key-enter = Go, confirm
page-key-esc = One step back
page-key-groups = Next part of the table


## The page: setting up

page-steps = Steps of setting up
page-step = { $step ->
    [heroes] Heroes
    [place] Corners
    [hazards] Hazards
    [artifacts] Artifacts
   *[draft] Relics
}
page-picks = Picks
page-picks-secret = Both at once, secretly
page-setup-yours = Your team
page-setup-theirs = Their team
page-setup-hero = { $kind ->
    [tank] Tank
    [damage] Damage
   *[utility] Utility
} { $wide }×{ $deep }, { $hp } HP
page-setup-now = { $mine ->
    [yes] Pick now
   *[no] Picks now
}
page-setup-then = { $n ->
    [1] First hero
   *[2] Second hero
}
page-setup-of = Pick one of { $n }
page-setup-step = step { $n }
page-setup-done = done
page-setup-hazard = Hazard
page-setup-placing = now
page-setup-seeing = after yours
page-setup-tool = Artifact: step 4
page-setup-tools = { $n } artifacts
page-corner = { $corner ->
    [left] Left corner
   *[right] Right corner
}
page-corner-at = { $corner ->
    [left] Left corner
   *[right] Right corner
}, { $from }{ $large ->
    [yes] { " " }to { $to }
   *[no] { "" }
}
page-corner-none = Corner: step 2
page-corner-go = Stand here
page-swap = Swap
page-pick-line = { $kind ->
    [tank] Tank
    [damage] Damage
   *[utility] Utility
}, MS { $ms }
page-carried = { $name } has it
page-detail = What you look at
page-detail-move = Move { $ms }
page-detail-none = { $ask ->
    [hero] Tap a hero to read it. 2 heroes are your whole team.
    [tool] Choose an artifact, then who carries it.
    [draft] Choose an open relic for your deck.
   *[wait] The other side chooses. Look around meanwhile.
}
page-class = { $wide }×{ $deep } squares. { $kind ->
    [tank] Takes hits for its teammate.
    [damage] Hits hard, dies fast.
   *[utility] Moves heroes and changes the ground.
}
page-pattern = { $pattern ->
    [orthogonal] no diagonals
    [diagonal] only diagonals
    [straight] any way, in one line
   *[any] any way
}
page-recharges = Recharges { $n ->
    [one] 1 turn
   *[other] { $n } turns
} after each use.
page-take-it = Take it
page-take = Take { $name }
page-give = To { $name }
page-later = Step { $n }, { $step ->
    [hazards] hazards
   *[artifacts] artifacts
}
page-later-hazards = Each team places 1 of these 5.
page-later-tools = 1 for each hero. Circles: turns to recharge.
page-later-order = Taken in turns. No two are alike.
page-pick = { $ask ->
    [hero] Pick a hero.
    [second] Pick your second hero.
    [tool] Pick an artifact.
    [bearer] Who carries it?
   *[draft] Pick 1 of { $n }.
}
page-pick-how = { $ask ->
    [tool] Then say who carries it.
    [bearer] Click one of your heroes below.
    [draft] Nobody else sees it.
    [open] The other side sees which.
   *[hero] Tap a hero to read it, then take it.
}
page-lies = { $stands ->
    [yes] Stands
   *[no] Flat
}
page-kinds-note = { $n ->
    [0] 1 of each kind. The other side picks from the 4 you leave.
   *[other] 1 of each kind. 4 are left for you.
}
page-on = On { $space }
page-on-none = Where?
    .how = { $ask ->
        [kind] Choose a hazard, then a lit square.
        [site] Choose a lit square. Start rows stay free.
       *[wait] The other side chooses.
    }
page-far = { $n ->
    [one] 1 square
   *[other] { $n } squares
} from their row. { $sides ->
    [all] In the middle: you can throw somebody in from any side.
   *[edge] At the edge: you can throw somebody in from 5 sides.
}
page-knocks = Your heroes knock
page-knocks-none = Your heroes don't knock. Flames and Pikes hurt whoever walks.
page-knock = { $name } { $fx ->
    [pulls] pulls { $n }
   *[knocks] { $n }
}
page-place = Place on { $space }
page-place-none = { $square ->
    [yes] Choose a hazard
   *[no] Place it
}
page-deck-yours = Your deck
page-deck-of = { $who }'s deck
page-deck-count = { $n } of { $of }{ $hidden ->
    [yes] , face down
   *[no] { "" }
}
page-deck-heroes = Your heroes:
page-deck-hazards = Hazards:
page-stack-left = { $n } left
page-stack-gone = { $n } gone
    .how = You took { $n }, the other side has the rest.
page-stack-wait = The other side picks. You will not see which.


## The page: the guided first game

page-guide = Two turns of a real fight, one thing at a time. The guide waits for you.
page-guide-move = Move the Archer
    .text = What you point at is what happens. Click the lit square.
page-guide-artifact = An artifact is free
    .text = Click the Archer's Whetstone, then "Use it". The next special deals 1 more.
page-guide-special = Hit the Demon King
    .text = A hero does 2 of 3: Move and 2 specials. Open Piercing Bolt, click the King, confirm.
page-guide-split = Finish the Move
    .text = You can split a Move. 2 steps are left: step back from the King.
page-guide-knock = Knock him into the Pillars
    .text = Now your Warden. Slam knocks the King into the Pillars, for 1 more.
page-guide-relic = A relic ends him
    .text = Relics are free. Click Saint's Wrath, then the King: he has 2 HP.
page-guide-end = End your turn
    .text = The King is dead: 1 hero left. End your turn.
page-guide-pull = Drag her through the fire
    .text = Anchor Chain drags the Witch 2 squares, through the Flames.
page-guide-two = Two specials, no Move
    .text = She is in the Archer's line. Piercing Bolt first.
page-guide-win = Win
    .text = Now Gust Shot. Both their heroes dead: you win.
page-guide-over = You won the fight
    .text = In a whole game you first pick heroes, corners and a hazard. Now play a bot.


## What the page says: rails, log and result

page-team-of = { $own ->
    [yes] Your team
   *[no] Their team
}
page-captain = captain
page-one-hand = one hand of relics
page-relics-n = { $n ->
    [one] 1 relic
   *[other] { $n } relics
}
page-known = Holds { $relics }
page-locked = No { $what ->
    [relics] relics
    [artifacts] artifacts
   *[both] relics, no artifacts
} now
page-living = { $n ->
    [one] 1 hero left
   *[other] { $n } heroes left
}
page-row-class = { $kind ->
    [tank] Tank
    [damage] Damage
   *[utility] Utility
} { $wide }×{ $deep }
page-row-ms = MS { $n }
page-row-start = { $hp } HP at the start
page-row-hits = by hits
page-row-hazards = by hazards
page-row-killed = Killed in round { $round }
page-row-dead = Dead
page-row-actions = { $n } of { $of } left
page-row-move = { $state ->
    [open] Moving, { $n ->
        [one] 1 step left
       *[other] { $n } steps left
    }
    [over] Moved
    [none] Not moved, { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
   *[no] {""}
}
page-row-may = May act now
page-row-done = Done
page-row-waits = Waits
page-row-frozen = Frozen
page-row-wait = { $n ->
    [0] Ready
    [one] 1 turn
   *[other] { $n } turns
}
page-strip-left = { $moving ->
    [yes] { $ms ->
        [one] 1 step left
       *[other] { $ms } steps left
    }
   *[no] { $n ->
        [0] Done
        [one] 1 action
       *[other] { $n } actions
    }
}
page-round = Round { $n }
page-round-of = of { $n }.
page-blood = { $round ->
    [0] No blood yet.
   *[other] Last blood: round { $round }.
}
page-turning = The play that turned it: { $deed }
page-goes = Goes
page-relics = { $four ->
    [yes] Team relics
   *[no] Your relics
}
page-relics-how = { $how ->
    [discard] Click those that go.
    [four] Either of you plays them.
    [free] { $n } of 3. Free to play.
   *[wait] { $n } of 3.
}
page-piles = Deck { $deck }, discard { $pile }
page-bar = Cards and turn
page-bar-relics = Relics
page-bar-artifact = Artifact
page-bar-end = { $how ->
    [discard] Discard { $n }
    [four] I'm done
   *[end] End turn
}
page-force = In force
page-force-when = { $round ->
    [0] this turn
   *[other] round { $round }
}
page-force-turns = { $n ->
    [0] until somebody enters
    [one] 1 turn
   *[other] { $n } turns
}
page-hazards = Hazards here
page-hazards-once = hurt each hero once a turn
page-rests = harmless
page-rules = Rules
page-met = { $hero }: done
page-read = About it
page-trait = { $trait ->
    [phasing] Walks through heroes
    [sure_footed] Flat hazards don't hurt it
   *[other] { $trait }
}
page-cooldown = { $n ->
    [one] Ready again after 1 turn.
   *[other] Ready again after { $n } turns.
}
page-made-text = { $thing ->
    [12] Stops steps and sight until its turns are over.
    [13] Enter it or stay in it: 1 damage.
   *[14] An enemy that enters takes 1 and stops. Then it is gone.
}
page-list = { $list ->
    [pile] Discarded: { $n }
    [deck] Your deck, shuffled: { $n }
   *[picks] Drafted: { $n }
}
page-will = What it will do
page-will-sure = no dice, no luck
page-will-none = Nobody is hit, and nothing else changes.
page-will-open = Then a hidden card decides.
page-will-asked = Then { THEM($seats) } { YOU($seats) ->
    [yes] choose
   *[no] chooses
}.
page-will-left = { HERO($hero) } { $n ->
    [0] is killed.
   *[other] has { $n } left.
}
page-will-hits = { SPECIAL($special) } hits { HERO($hero) }.
page-will-hurt = { HERO($hero) } takes { $n }.
page-will-hit = { HERO($hero) } runs into the { THING($thing) }.
page-will-to = { $was } to { $hp }
page-will-way = { $was } to { $to }.
page-will-move = { HERO($hero) } { $way ->
    [knock] is knocked back { $n }.
    [pull] is pulled { $n }.
    [chain] is pushed { $n }.
    [room] makes room.
    [charge] charges.
    [swap] swaps.
    [teleport] appears there.
   *[roam] moves.
}
page-sign = { $kind ->
    [hurt] Hit
    [hit] Hazard
    [move] { $way ->
        [knock] Back
        [pull] Pull
        [chain] Pushed
        [room] Room
       *[other] Moves
    }
    [land] Lands
    [fall] Back
    [stopped] Stays
    [soaked] Tank
    [heal] Heal
    [death] Killed
   *[other] Then
}
page-relay = Who goes when
page-relay-next = Next
page-relay-or = or
page-relay-then = then they
page-relay-how = { $how ->
    [first] first to act
    [either] either goes on
    [you] to act
   *[one] goes on
}
page-relay-said = Next: { $names }
page-relay-did = { $kind ->
    [step] { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
    [special] { SPECIAL($special) }
    [artifact] { TOOL($tool) }
   *[relic] { RELIC($relic) }
}
page-after-you = After you
page-me-first = Me first
page-mate = { $name } aims
page-mate-yet = not done yet
page-end-hits = HP lost to hits
page-end-hazards = HP lost to hazards
page-end-shoved = Squares knocked
page-end-relics = Relics played
page-end-team = { TEAM($team) }
page-end-fair = Was the shuffle fair?
page-end-save = Save
page-end-replay = Replay
page-end-lobby = Lobby
page-health = Health by round
page-health-said = HP of the four heroes over { $rounds } rounds
page-health-start = Start
page-killed = Killed


## What stands on a card: `effect-<word>`, in short its `.short` where it has one. An aim names its subjects, what follows is done to them.
#
# $subject is the aim's message and $own whose that makes a thing; $person is how many they are (`you`, `it`, `they`), and $said is `yes`
# where the sentence has named them. `.own` and `.short-own` are for subjects that end in an s. $listed are the kinds of a list; where some
# are $missing, $left is the first of those.

card-doer = { $said ->
    [yes] {""}
   *[no] { $subject }{" "}
}
card-object = { $said ->
    [yes] { $person ->
        [it] it
       *[they] them
    }
   *[no] { $subject }
}
card-s = { $person ->
    [it] s
   *[other] {""}
}
card-be = { $person ->
    [it] is
   *[other] are
}
card-do = { $person ->
    [it] does
   *[other] do
}
card-have = { $person ->
    [it] has
   *[other] have
}
card-it = it
    .own = { $person ->
        [it] its
       *[other] their
    }
card-own = { $subject }'s
card-list = { $first }, { $next }
card-and = { $first } and { $next }
card-or = { $first } or { $next }
card-groups = { $first }; or { $next }
card-then = { $first }, then { $next }
card-lead = { $lead }, { $line }
card-may = { $line } (you may skip it)
card-when = { $timing ->
    [instant] when you draw it
    [next_turn] during { card-whose } next turn
   *[next_round] at the start of the next round
}
    .short = { $timing ->
        [instant] when drawn
        [next_turn] on { card-whose } next turn
       *[next_round] next round
    }
card-whose = { $whose ->
    [own] your
   *[enemy] the enemy's
}
card-thing = { $thing ->
    [spiked_pillars] the Spiked Pillars
    [hidden_trap_pikes] the Hidden Trap Pikes
    [relentless_flames] the Relentless Flames
    [limestone_wall_ruins] the Limestone Wall Ruins
    [catapult] the Catapult
    [wall] wall
    [cloud] poison cloud
    [snare] snare
    [blessing] Saint's Blessing
    [curse] Saint's Curse
    [utility] Utility
   *[op] OP
}
    .plain = { $thing ->
        [spiked_pillars] spiked pillars
        [hidden_trap_pikes] hidden trap pikes
        [relentless_flames] relentless flames
        [limestone_wall_ruins] limestone wall ruins
        [catapult] catapult
       *[other] { card-thing }
    }
card-squares-own = { $reach ->
    [1] 's
   *[other] '
}
card-reach = { $reach ->
    [one] { $reach } square
   *[other] { $reach } squares
}
card-far = { $reach ->
    [0] {""}
   *[other] {" "}within { $reach }
}
card-steps = { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
card-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
card-where = { $where ->
    [touching_hazard] {" "}on or next to a hazard
    [on_hazard] {" "}on a hazard
    [chosen_row] {" "}in a row you choose
    [chosen_column] {" "}in a column you choose
    [hp_at_most] {" "}with { $value } HP or less
   *[anywhere] {""}
}
card-until = { $until ->
    [this_turn] {" "}this turn
    [your_next_turn] {" "}until your next turn
    [its_next_turn] {" "}until the end of its next turn
    [round_end] {" "}until the end of the round
   *[other] {""}
}
    .short = { $until ->
        [its_next_turn] {" "}next turn
        [round_end] {" "}this round
       *[other] { card-until }
    }
card-choice = { $choice ->
    [random] at random
    [victim] of their choice
   *[look_and_choose] of your choice
}


## Aims.

effect-aim-self = this hero
effect-aim-melee = one adjacent enemy
    .short = an adjacent enemy
effect-aim-arc = every enemy in three adjacent squares
    .short = enemies in 3 squares
    .own = { effect-aim-arc }'
    .short-own = { effect-aim-arc.short }'
effect-aim-line = { card-hits } in a { $dirs ->
    [4] straight line
   *[other] line
} of { card-reach }
    .short = { card-hits } in a line of { $reach }
    .own = { effect-aim-line }{ card-squares-own }
card-hits = { $hits ->
    [first] the first enemy
   *[all] every enemy
}
effect-aim-shot = { card-shot } within { card-reach }
    .short = { card-shot } within { $reach }
    .own = { effect-aim-shot }{ card-squares-own }
card-shot = { $who ->
    [enemy] one enemy
    [teammate] your teammate
   *[any_other_hero] one other hero
}
effect-aim-burst = every { card-fresh }{ $radius ->
    [1] adjacent enemy
   *[2] enemy within 2 squares
}
    .short = every { card-fresh }{ $radius ->
        [1] adjacent enemy
       *[2] enemy within 2
    }
    .own = { effect-aim-burst }{ $radius ->
        [1] 's
       *[2] '
    }
card-fresh = { $except ->
    [already_hit] other{" "}
   *[nobody] {""}
}
effect-aim-blast = { effect-aim-blast.alone }; { card-blast }
    .alone = aim at a square within { $reach }{ $needs_target ->
        [yes] {""}
       *[no] {" "}(with or without an enemy)
    }
    .short = { effect-aim-blast.short-alone }; { card-blast }
    .short-alone = aim at a square within { $reach }
card-blast = { $radius ->
    [0] every enemy on it
   *[1] every enemy on or next to it
}
effect-aim-charge = { effect-aim-charge.alone }; what stands in the way
    .alone = charge up to { $distance ->
        [one] { $distance } square
       *[other] { $distance } squares
    }
    .short = { effect-aim-charge.short-alone }; what is in the way
    .short-alone = charge { $distance }
effect-aim-leap = { effect-aim-leap.alone }{ $land ->
    [enemy] ; it
   *[other] ; an enemy you land on
}
    .alone = leap { $fixed ->
        [yes] { $max ->
            [one] { $max } square
           *[other] { $max } squares
        }
       *[no] { $min } to { $max } squares
    }{ $dirs ->
        [4] {" "}straight
       *[other] {""}
    }{ $land ->
        [empty] {" "}to an empty place
        [enemy] {" "}onto an enemy
       *[any] {""}
    }
    .after = { card-doer }{ card-be } pushed aside
    .own = { effect-aim-leap.alone }{ $land ->
        [enemy] ; its
       *[other] ; the landed-on enemy's
    }
effect-aim-teammate = { $include_self ->
    [yes] { $count ->
        [all] both heroes
       *[1] this hero or your teammate
    }
   *[no] your teammate
}{ card-far }
    .own = { effect-aim-teammate }{ $include_self ->
        [yes] { $count ->
            [all] { $reach ->
                [0] '
               *[other] 's
            }
           *[1] 's
        }
       *[no] 's
    }
effect-aim-enemy = { $count ->
    [1] one enemy
   *[all] every enemy
}{ card-where }
    .own = { effect-aim-enemy }{ $where ->
        [hp_at_most] '
       *[other] 's
    }
effect-aim-own = { $count ->
    [1] one of your
   *[all] each of your
} { $state ->
    [dead] dead heroes
   *[alive] heroes
}
    .own = { effect-aim-own }'
effect-aim-all-heroes = every hero{ card-where }
effect-aim-square = { $count ->
    [1] one square{ $reach ->
        [0] {" "}anywhere
       *[other] { card-far }
    }
   *[other] up to { $count } squares{ card-far }
}{ $needs_path ->
    [yes] {" "}in sight
   *[no] {""}
}
effect-aim-hazard = { $kinds ->
    [1] { $listed }
   *[other] { $missing ->
        [0] one hazard
        [1] one hazard other than { $left }
       *[other] { $listed }
    }
}
effect-aim-creation = one { $listed }{ card-far }
effect-aim-player = { $who ->
    [own] you
   *[enemy] the opponent
}


## What is done to them.

effect-damage = { card-doer }take{ card-s } { $amount } damage{ $only ->
    [enemies] {" "}if it is an enemy
   *[all] {""}
}
    .short = { card-doer }take{ card-s } { $amount }
effect-self-damage = this hero takes { $amount } damage
    .short = this hero takes { $amount }
effect-heal = { card-doer }heal{ card-s } { $amount } HP
    .short = { card-doer }heal{ card-s } { $amount }
effect-shield = { card-doer }gain{ card-s } a shield of { $amount }{ card-until }
    .short = { card-doer }get{ card-s } shield { $amount }{ card-until.short }
effect-damage-bonus = { card-doer }deal{ card-s } { $amount } more damage to each victim of { card-scope }{ card-until }
    .short = { card-doer }deal{ card-s } { $amount } more with { card-scope }{ card-until.short }
card-scope = { $scope ->
    [next_special] its next special
   *[all_specials] its specials
}
effect-damage-reduction = { card-doer }take{ card-s } { $amount } less damage from each hit{ card-until }
    .short = { card-doer }take{ card-s } { $amount } less{ card-until.short }
effect-damage-cap = { card-doer }take{ card-s } at most { $amount } damage from each hit{ card-until }
    .short = { card-doer }take{ card-s } at most { $amount } a hit{ card-until.short }
effect-life-drain = this hero heals as much HP as the hit takes, up to { $limit }
    .short = this hero heals as much, up to { $limit }
effect-revive = { card-doer }return{ card-s } with { $hp ->
    [half_up] half its full HP, rounded up
    [full] its full HP
   *[1] 1 HP
}
effect-knockback = { card-doer }{ card-be } knocked back { card-steps }
    .short = { card-doer }{ card-be } knocked back { $steps }
effect-push-chosen = { card-doer }{ card-be } pushed { card-steps } in a direction you choose
    .short = { card-doer }{ card-be } pushed { $steps } your way
effect-pull = { card-doer }{ card-be } pulled { card-steps } closer
    .short = { card-doer }{ card-be } pulled { $steps }
effect-collision-damage = { card-doer }take{ card-s } { $amount } more if { $with ->
    [wall] Limestone or a wall
    [hero] a hero
    [edge] the edge
   *[any] anything
} stops it
effect-throw = { card-doer }{ card-be } thrown over this hero to its other side
    .short = { card-doer }{ card-be } thrown over
effect-move-free = { $kind ->
    [hero] { card-doer }move{ card-s }
   *[other] this hero moves
} up to { card-steps } free
effect-gain-ms = { card-doer }{ card-have } { $amount } more MS this turn
    .short = { card-doer }{ card-have } { $amount } more MS
effect-swap = { $both ->
    [yes] your two heroes swap places if both fit
   *[no] { card-doer }swap{ card-s } places with this hero if both fit
}
effect-teleport = teleport { card-object } up to { card-reach } to an open place
    .short = teleport { card-object } up to { $reach }
effect-set-status = { card-doer }{ $status ->
    [stun] { card-be } stunned
    [root] { card-be } rooted
    [silence] can't use specials
    [slow] { card-have } { $value } less MS
    [haste] { card-have } { $value } more MS
    [poison] { card-be } poisoned: 1 damage at the start of each of its next { $value ->
        [one] { $value } turn
       *[other] { $value } turns
    }
    [steadfast] { card-be } steadfast
    [warded] { card-be } warded
    [hidden] { card-be } hidden (only attacks from next to it can hit it)
    [no_heal] gain{ card-s } no HP
    [reflect] reflect{ card-s } the next special that damages it (even if it dies of it)
   *[death_save] keep{ card-s } 1 HP the first time it would be reduced to 0
}{ card-until }
    .short = { card-doer }{ $status ->
        [stun] { card-be } stunned
        [root] { card-be } rooted
        [silence] { card-be } silenced
        [slow] { card-be } slowed { $value }
        [haste] { card-be } hastened { $value }
        [poison] get{ card-s } poison { $value }
        [steadfast] { card-be } steadfast
        [warded] { card-be } warded
        [hidden] { card-be } hidden
        [no_heal] gain{ card-s } no HP
        [reflect] reflect{ card-s } the next hit
       *[death_save] keep{ card-s } 1 HP
    }{ card-until.short }
effect-clear-status = { card-doer }lose{ card-s } { $which ->
    [harmful] all harmful statuses
    [helpful] all helpful statuses
   *[all] all statuses
}
effect-extra-action = { card-doer }{ card-have } a third action this turn
    .short = { card-doer }{ card-have } a third action
effect-cooldown-shift = { $own } artifact gets { $amount ->
    [-3] 3 fewer cooldown markers
    [-2] 2 fewer cooldown markers
    [-1] 1 fewer cooldown marker
    [0] 0 more cooldown markers
    [1] 1 more cooldown marker
   *[other] { $amount } more cooldown markers
}
    .short = { $own } artifact gets { SIGNED($amount) }
effect-lock-cards = { card-doer }can't { $relics ->
    [yes] play relics{ $artifacts ->
        [yes] {" "}or use artifacts
       *[no] {""}
    }
   *[no] use artifacts
}
effect-draw = { card-doer }draw{ card-s } { card-relics } (hand limit applies)
    .short = { card-doer }draw{ card-s } { card-relics }
effect-draw-bonus = { effect-draw-bonus.short } at the draw step
    .short = { card-doer }draw{ card-s } { $count ->
        [-2] 2 fewer relics
        [-1] 1 fewer relic
        [1] 1 more relic
       *[other] { $count } more relics
    }
effect-peek-hand = look at the opponent's hand
effect-steal-card = { $choice ->
    [random] take { card-relics } at random from the opponent's hand
   *[other] look at the opponent's hand and take { card-relics } of your choice
}
    .short = take { card-relics } { card-choice }
effect-discard-enemy = { card-doer }discard{ card-s } { card-relics } { card-choice }
    .short = { card-doer }discard{ card-s } { $count } { card-choice }
effect-recover-card = take { card-relics }{ $missing ->
    [0] {""}
    [1] {" "}that is not { $left }
   *[other] {" "}({ $listed })
} from the discard pile (Controlled Chaos: your used pile)
    .short = take { card-relics } from the pile
effect-remove-hazard = remove { card-object }
effect-move-hazard = move { card-object } up to { $steps } to a legal square without a hero
    .short = move { card-object } up to { $steps }
effect-place-hazard = put one hazard from the box ({ $plain }) on a legal square
    .short = put a hazard from the box
effect-suppress-hazard = { card-doer }{ card-do } no harm{ card-until }
    .short = { card-doer }{ card-do } no harm{ card-until.short }
effect-place-creation = put a { card-creation } { $where ->
    [blast_centre] there (if it may lie there)
   *[chosen_squares] on { card-object }
}{ card-turns }
    .short = { card-creation } { $where ->
        [blast_centre] there
       *[chosen_squares] on { card-object }
    }{ card-turns }
card-creation = { $creation ->
    [wall] wall
    [cloud] poison cloud
   *[snare] snare
}
card-turns = { $turns ->
    [0] {""}
    [one] {" "}for { $turns } turn
   *[other] {" "}for { $turns } turns
}
effect-remove-creation = remove { card-object }
effect-if-killed = if a hero dies by it
    .short = if one dies
effect-if-state = { $condition ->
    [subject_on_hazard] if it is on a hazard
    [subject_touching_hazard] if it is on or next to a hazard
    [subject_is_tank] if it is a tank
    [own_hero_dead] if one of your heroes is dead
    [actor_hp_at_most] if this hero has { $value } HP or less
   *[enemy_hand_empty] if the opponent holds no relic
}
effect-choose-one = choose one: { $groups }

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-ms = MS
    .text = Movement speed: how many squares one Move is long.
    .rule = BU-MOVE-01
word-action = Action
    .text = A Move or a special. A hero takes 2 of its 3 in a turn.
    .forms = action, actions
    .rule = BU-ACT-02
word-special = Special
    .text = One of a hero's 2 attacks. It always hits.
    .forms = special, specials
    .rule = BU-SPEC-03
word-adjacent = Adjacent
    .text = On one of the 8 squares around.
    .forms = adjacent
    .rule = BU-RUL-02
word-in-sight = In sight
    .text = Nothing solid stands in between.
    .forms = in sight
    .rule = BU-RUL-27
word-tank = Tank
    .text = Between a hit and its teammate, it takes the damage.
    .forms = tank, tanks
    .rule = BU-TANK-05
word-knock-back = Knock back
    .text = Squares that a hit drives its victim straight away.
    .forms = knocked back, knock back, knocks back, knocked, knocks, knock
    .rule = BU-KB-02
word-pull = Pull
    .text = Knocked back the other way: towards the attacker.
    .forms = pull, pulls, pulled
    .rule = BU-RUL-43
word-push = Push
    .text = Knocked back in a direction that the attacker chooses.
    .forms = push, pushes, pushed
    .rule = push_chosen
word-make-room = Make room
    .text = A hero in the way of a knock goes along, or to a square beside.
    .forms = make room, makes room
    .rule = BU-KB-04
word-leap = Leap
    .text = Jump over what is in the way, and land.
    .forms = leap, leaps
    .rule = BU-RUL-34
word-charge = Charge
    .text = Run straight ahead, and hit what is in the way.
    .forms = charge, charges
    .rule = BU-RUL-44
word-teleport = Teleport
    .text = Go to an open place, whatever is in between.
    .forms = teleport, teleports
    .rule = teleport
word-hazard = Hazard
    .text = A thing on the board. It hurts both teams alike, each hero once for each other hero that turns it on them in a turn.
    .forms = hazard, hazards
    .rule = BU-HAZ-06
word-pillars = Spiked Pillars
    .text = Knocked into them: 1 damage, and you stop. Nobody walks there.
    .forms = Spiked Pillars, Pillars
    .rule = BU-SPIKE-01
word-pikes = Hidden Trap Pikes
    .text = Step on them: 1 damage, and you are held.
    .forms = Hidden Trap Pikes, Pikes
    .rule = BU-PIKE-02
word-flames = Relentless Flames
    .text = Pass through them: 1 damage, and you go on.
    .forms = Relentless Flames, Flames
    .rule = BU-FLAME-01
word-limestone = Limestone Wall Ruins
    .text = A wall that hurts nobody. Leap over it, or go around.
    .forms = Limestone Wall Ruins, Limestone
    .rule = BU-WALL-01
word-catapult = Catapult
    .text = Stand on it, pay 1 MS, and fly.
    .rule = BU-CATA-02
word-launch = Launch
    .text = From the Catapult through the air, for 1 MS.
    .forms = launch, launches, launched
    .rule = BU-CATA-03
word-creation = Creation
    .text = A wall, cloud or snare that a hero has put on the board.
    .forms = creation, creations
    .rule = BU-RUL-59
word-wall = Wall
    .text = Stops feet and aim. Leap over it.
    .forms = wall, walls
    .rule = BU-RUL-59
word-cloud = Poison cloud
    .text = Enter it, or stay in it: 1 damage.
    .forms = poison cloud, cloud, clouds
    .rule = BU-RUL-59
word-snare = Snare
    .text = The first enemy that enters takes 1 damage, and is rooted.
    .forms = snare, snares
    .rule = BU-RUL-59
word-relic = Relic
    .text = A card of your team's hand, at most 3. It costs no action.
    .forms = relic, relics
    .rule = BU-RELIC-07
word-artifact = Artifact
    .text = A hero's own tool. After each use it recharges.
    .forms = artifact, artifacts
    .rule = BU-ART-04
word-cooldown = Cooldown
    .text = How many turns an artifact recharges. One marker goes each turn.
    .forms = cooldown, cooldown marker, cooldown markers, recharge, recharges, recharging
    .rule = BU-ART-06
word-stun = Stunned
    .text = No Move and no specials. Artifacts and relics still work.
    .forms = stunned
    .rule = BU-RUL-78
word-root = Rooted
    .text = No Move, leap, charge or launch.
    .forms = rooted
    .rule = BU-RUL-78
word-silence = Silenced
    .text = No specials.
    .forms = silenced
    .rule = BU-RUL-78
word-slow = Slowed
    .text = The Move is shorter by so many squares.
    .forms = slowed
    .rule = BU-RUL-78
word-haste = Hastened
    .text = The Move is longer by so many squares.
    .forms = hastened
    .rule = BU-RUL-78
word-poison = Poisoned
    .text = 1 damage at the start of each of its next turns.
    .forms = poisoned, poison
    .rule = BU-RUL-78
word-steadfast = Steadfast
    .text = No enemy can move it: whatever pushes it stops.
    .forms = steadfast
    .rule = BU-RUL-78
word-warded = Warded
    .text = Hazards and creations neither hurt nor hold it.
    .forms = warded
    .rule = BU-RUL-78
word-hidden = Hidden
    .text = Only attacks from next to it can hit it.
    .forms = hidden
    .rule = BU-RUL-97
word-reflect = Reflect
    .text = Who hits it takes the same damage, once.
    .forms = reflect, reflects, Mirror
    .rule = BU-RUL-98
word-shield = Shield
    .text = Takes so much damage before HP does.
    .forms = shield, shields
    .rule = BU-RUL-23
