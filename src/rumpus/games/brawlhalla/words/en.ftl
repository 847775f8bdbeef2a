# Brawlhalla: The Card Game, in English. SEAT(), SPACE(), CARD() and CARDS() say seats, spaces and cards.

nobody = Nobody
seat = Seat { $letter }
card = a { $value }{ $name ->
    [none] { "" }
   *[other] { "" } ({ $name })
}

## What happened. `.told` is what the log says, where that is shorter than the event itself.

log-legend = { SEAT($seat) } joins the fight, { $weapon } up.
log-standee = { SEAT($seat) } starts at { SPACE($space) }.
    .told = { SEAT($seat) } starts in the top row.
log-deal = { SEAT($seat) } draws a starting hand of { $count }.
log-redraw = { SEAT($seat) } shuffles the starting hand back and draws a new one.
log-turn = { SEAT($seat) }'s turn.
log-move = { SEAT($seat) } plays { CARD($card) } to MOVE.
    .told = { SEAT($seat) } spends { CARD($card) } to move.
log-walk = { $steps ->
    [0] { SEAT($seat) } stays at { SPACE($start) }.
   *[other] { SEAT($seat) } moves { $steps } to { SPACE($to) }{ $on ->
        [ring] , off-stage
       *[other] { "" }
    }.
}
    .told = { $steps ->
        [0] { SEAT($seat) } stays put.
       *[other] { SEAT($seat) } moves { $steps }, { $on ->
            [ring] out to { SPACE($to) }
            [air] into { SPACE($to) }
           *[platform] lands on { SPACE($to) }
        }.
    }
log-pickup = { SEAT($seat) } takes the Flaming Sword at { SPACE($space) }.
    .told = { SEAT($seat) } grabs the Flaming Sword: armed.
log-delay = { SEAT($seat) } DELAYs.
    .told = { SEAT($seat) } delays.
log-fall = { SEAT($seat) } falls to { SPACE($to) }.
log-hang = { SEAT($seat) } stays at { SPACE($space) }: nothing below is free.
    .told = { SEAT($seat) } hangs on: nothing below is free.
log-hover = { SEAT($seat) } doesn't fall.
log-bottom = { SEAT($seat) } falls over the KO line at { SPACE($space) }.
    .told = { SEAT($seat) } falls over the KO line!
log-draw = { SEAT($seat) } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $shown ->
    [0] { "" }
   *[other] : { CARDS($cards) }
}.
log-shuffle = { SEAT($seat) } shuffles { $count ->
    [one] 1 card
   *[other] { $count } cards
} into a new deck.
log-swap = { SEAT($seat) } flips the Weapon card to { $weapon }.
log-recover = { SEAT($seat) } recovers the weapon.
log-attack = { SEAT($seat) } declares a { $type ->
    [heavy] Heavy
   *[light] Light
} attack on { SEAT($target) }{ $free ->
    [yes] , without an action
   *[no] { "" }
}.
    .told = { $type ->
        [heavy] Heavy
       *[light] Light
    } attack on { SEAT($target) }{ $free ->
        [yes] , for free
       *[no] { "" }
    }!
log-open = { SEAT($seat) } opens with { CARD($card) }.{ $type ->
    [light] { " " }The attack total is { $total }.
   *[heavy] { "" }
}
    .told = { SEAT($seat) } opens with { CARD($card) }{ $type ->
        [light] { $sum ->
            [card] { "" }
           *[more] : { $total }
        }
       *[heavy] { "" }
    }.
log-card = { SEAT($seat) } plays { CARD($card) }: attack { $attack }, defence { $defence }.
    .told = { SEAT($seat) } adds { CARD($card) }: { $attack } against { $defence }.
log-pass = { SEAT($seat) } passes.
log-dodge = { SEAT($seat) } answers with { CARD($card) }.
    .told = { SEAT($seat) } has { CARD($card) }!
log-hit = { $type ->
    [light] { $attack } against { $defence }: the Light attack hits { SEAT($target) }.
   *[heavy] { SEAT($target) } doesn't dodge: the Heavy attack hits.
}
    .told = { $type ->
        [light] { $attack } against { $defence }: { SEAT($target) } is hit.
       *[heavy] No dodge: { SEAT($target) } is hit.
    }
log-failed = { $type ->
    [light] { $attack } against { $defence }: { SEAT($target) } blocks.
   *[heavy] { SEAT($target) } dodges the Heavy attack.
}
    .told = { $type ->
        [light] { $attack } against { $defence }: { SEAT($target) } blocks.
       *[heavy] { SEAT($target) } dodges!
    }
log-bonus = { SEAT($seat) } uses KO card #{ $ko }: { $gives ->
    [knockback] +{ $count } knockback
    [damage] +{ $count } damage
   *[actions] { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }
}.
log-knockback = { $level ->
    [0] no damage gives 0
    [1] Yellow gives 1
   *[other] Red gives { $level }
}, the card gives { $card }{ $changed ->
    [more] , effects give { $effects }
    [less] , effects take { $effects }
   *[no] { "" }
}: { SEAT($seat) } is knocked back { $count }.
    .told = { SEAT($seat) } flies { $count }: { $level ->
        [0] 0 for Fresh
        [1] 1 for Yellow
       *[other] { $level } for Red
    }, { $card } for the card{ $changed ->
        [more] , { $effects } from effects
        [less] , { $effects } less from effects
       *[no] { "" }
    }.
log-pushed = { SEAT($seat) } flies { $steps } to { SPACE($to) }.
    .told = { SEAT($seat) } { $on ->
        [ring] flies out to { SPACE($to) }
        [air] hangs in { SPACE($to) }
       *[platform] lands on { SPACE($to) }
    }.
log-wall = A Platform stops { SEAT($seat) } at { SPACE($space) }; { $lost } lost.
    .told = A Platform stops { SEAT($seat) }.
log-cross = { SEAT($seat) } crosses the KO line at { SPACE($space) }.
    .told = { SEAT($seat) } goes over the KO line!
log-bump = { SPACE($start) } is taken: { SEAT($seat) } lands on { SPACE($to) }.
    .told = Taken: { SEAT($seat) } lands beside it.
log-damage = { SEAT($seat) } goes to { $to ->
    [0] no damage
    [1] Yellow
   *[other] Red
}.
log-capped = { SEAT($seat) } is at Red already.
log-ko = { SEAT($seat) } is KO'd{ $by ->
    [-1] { "" }
   *[other] { " " }by { SEAT($by) }
}.
    .told = { $by ->
        [-1] { $source ->
            [3] { SEAT($seat) } reshuffles at Red, and is KO'd.
            [6] Sudden death: the pressure knocks out { SEAT($seat) }.
           *[other] KO! { SEAT($seat) } is down.
        }
       *[other] KO! { SEAT($by) } knocks out { SEAT($seat) }.
    }
log-reveal = { SEAT($seat) } reveals KO card #{ $ko }.
    .told = { SEAT($seat) } turns up KO card #{ $ko }.
log-out = { SEAT($seat) } is out.
log-unarmed = { SEAT($seat) } loses the Flaming Sword.
    .told = { SEAT($seat) } loses the sword.
log-respawn = { SEAT($seat) } is back at { SPACE($space) }.
    .told = { SEAT($seat) } is back in the top row.
log-token = { SEAT($seat) } puts a Flaming Sword on { SPACE($space) }.
    .told = { SEAT($seat) } puts the sword on { SPACE($space) }.
log-use = { SEAT($seat) } uses { $name }.
log-decline = { SEAT($seat) } skips the effect.
log-discard = { SEAT($seat) } discards { CARD($card) }.
log-limit = { SEAT($seat) } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
} down to the hand limit.
log-disarm = { SEAT($seat) } is disarmed.
log-heal = { SEAT($seat) } recovers from { $start ->
    [0] no damage
    [1] Yellow
   *[other] Red
} to { $to ->
    [0] no damage
    [1] Yellow
   *[other] Red
}.
log-steps = { SEAT($seat) } steps from { SPACE($start) } to { SPACE($to) }.
    .told = { SEAT($seat) } steps to { SPACE($to) }.
log-placed = { SEAT($seat) } is moved from { SPACE($start) } to { SPACE($to) }.
    .told = { SEAT($seat) } is moved to { SPACE($to) }.
log-look = { SEAT($seat) } looks at { $own ->
    [yes] their own
   *[no] { SEAT($target) }'s
} { $zone ->
    [deck] deck
   *[hand] hand
}{ $shown ->
    [0] { "" }
   *[other] : { CARDS($cards) }
}.
log-back = { SEAT($seat) } takes { CARD($card) } back to hand.
log-salvage = { SEAT($seat) } takes { CARD($card) } from the discard pile { $to ->
    [top] to the top of the deck
    [deck] into the deck
   *[hand] to hand
}.
log-mill = { SEAT($seat) } puts { CARD($card) } from the deck on the discard pile.
log-revealed = { SEAT($seat) } reveals { CARD($card) } from the deck: attack { $attack }, defence { $defence }.
log-total = The totals are now { $attack } against { $defence }.
log-actions = { SEAT($seat) } has { $count ->
    [one] 1 action
   *[other] { $count } actions
} { $more ->
    [yes] more
   *[no] fewer
} this turn.
log-root = { SEAT($seat) } { $steps ->
    [0] can't MOVE
   *[other] moves up to { $steps }
} until the end of their next turn.
log-cancel = { SEAT($seat) } cancels { SEAT($target) }'s effect.
log-pressure = No KO for too long: sudden death begins.
log-calm = The KO ends sudden death.
log-end-turn = { SEAT($seat) } ends the turn.
log-concede = { SEAT($seat) } concedes.
log-fault = A chain of effects was cut off: this card set needs mending.
log-phase = Phase { $phase }: { $phase ->
    [1] Declare
    [2] Preparation
    [3] Action
    [4] Resolve
   *[other] After
}.
log-left-out = { SEAT($seat) } leaves { $name } out of this attack: attack { $attack }, defence { $defence }.

log-effect = { SEAT($seat) }'s effect goes off.
log-effect-safe-shuffle = { SEAT($seat) } reshuffles without damage.
log-effect-damage-add = The hit deals { $count } more damage.
log-effect-damage-prevent = { $count } damage to { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} is prevented.
log-effect-knockback-add = The knockback is { $count } more.
log-effect-knockback-reduce = The knockback is { $count } less.
log-effect-knockback-direction = { SEAT($seat) } turns the knockback.
log-effect-knockback-through = Platforms don't stop this knockback.
log-effect-brace = { SEAT($seat) } stops at the KO line.
log-effect-move-bonus = { SEAT($seat) } gets { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}.
log-effect-move-bonus-fewer = { SEAT($seat) } loses { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
log-effect-air-limit = { SEAT($seat) } may enter { $count ->
    [one] 1 Air space
   *[other] { $count } Air spaces
} in a row.
log-effect-phase = { SEAT($seat) } may pass through a Platform floor.
log-effect-intercept = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} becomes the target.
log-effect-extra-opening = { SEAT($seat) } may open with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
log-effect-limit-cards = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} may play at most { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}.
log-effect-limit-cards-fewer = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} can't play more cards.
log-effect-ban-values = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} can't play some values in this attack.
log-effect-tax = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} must also discard { $count ->
    [one] 1 card
   *[other] { $count } cards
} to answer.
log-effect-win-ties = Equal totals count as a hit.
log-effect-extra-trigger = { SEAT($seat) } may apply 1 more effect.
log-effect-better-delay = { SEAT($seat) }'s DELAY does more.
log-effect-survive = { SEAT($seat) } is not KO'd.
log-effect-refresh-ko-bonus = { SEAT($seat) }'s used KO card is ready again.

## How it ended

end-last-standing = The last one standing wins.
end-round-limit = The round limit is reached; the best placed win.
end-conceded = All opponents conceded.
end-last-team-standing = The last team standing wins.

## What is asked

ask-over = The fight is over.
ask-legend = Pick your Legend.
    .how = Also pick which weapon side is up.
ask-ready = { $ready } of { $all } ready.
ask-standee = Choose where to start.
    .how = Pick a space in the top row.
ask-mulligan = Keep this hand, or draw a new one.
    .how = Only once.
ask-action = Take an action.
    .how = Pick a card, attack or delay.
ask-end-or-bonus = End your turn, or use a KO card.
    .how = It gives 1 more action.
ask-end = End your turn.
    .how = No actions left.
ask-path = Move up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
ask-fall = Choose where you fall.
ask-fall-of = Choose where { SEAT($target) } falls.
ask-delay = Draw 2, or handle your weapon.
ask-open = Open the attack with a card.
    .how = Pick a card from your hand.
ask-open-low = Open with a card up to { $most }.
    .how = Pass to give up the attack.
ask-open-many = Open with up to { $most } cards.
    .how = Pick cards from your hand.
ask-dodge = Dodge with a { $value }, or take the hit.
    .how = Only the same number dodges.{ $tax ->
        [0] { "" }
        [one] { " " }An answer costs 1 more card.
       *[other] { " " }An answer costs { $tax } more cards.
    }
ask-defend = Block: reach { $attack }.
    .how = Your total is { $defence }.{ $tax ->
        [0] { " " }Cards add up.
        [one] { " " }An answer costs 1 more card.
       *[other] { " " }An answer costs { $tax } more cards.
    }
ask-add = Beat { $defence }, or your attack fails.
    .how = Your total is { $attack }.{ $tax ->
        [0] { "" }
        [one] { " " }An answer costs 1 more card.
       *[other] { " " }An answer costs { $tax } more cards.
    }
ask-limit = Discard { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
}.
    .how = Pick from your hand. Keep { $limit }.
ask-window = Use an effect, or skip it.
ask-window-ko = Use a KO card, or skip it.
    .how = Each can be used once.
ask-window-one = { $name }: use it?
ask-bump = Choose where to land.
    .how = The space is taken.
ask-bump-of = Choose where { SEAT($target) } lands.
ask-respawn = Choose where to come back.
ask-respawn-of = Choose where { SEAT($target) } comes back.
ask-token = Place the Flaming Sword.
ask-discard = Discard a card.
    .how = Your answer costs it.
ask-target = Choose a Legend.
ask-space = Choose a space.
ask-dir = Choose a direction.
ask-pick = Choose one.
ask-pile = Choose a card from your discard pile.
ask-hand = Choose a card.
ask-any = Choose.
ask-pick-look = Choose the next card from the top.
ask-pick-strike = Choose how to attack.
ask-pick-ko = Choose the KO card to use again.
ask-pick-copy = Choose the effect to copy.
ask-target-strike = Choose who to attack.
ask-pile-back = Choose a card you played.
ask-pile-times = Choose the card that counts { $twice ->
    [yes] twice
   *[no] as { $value }
}.
ask-hand-cycle = Discard a card, or stop.
ask-hand-discard = Choose a card that { $you ->
    [yes] you
   *[no] { SEAT($target) }
} discards.
ask-dir-knockback = Choose where { $you ->
    [yes] you
   *[no] { SEAT($target) }
} flies.
ask-space-teleport = Choose where to go.
ask-space-survive = Choose where to come back.
ask-space-sword = Choose a Flaming Sword.
ask-space-knock = Choose where the Flaming Sword goes.
ask-space-put = Choose where it goes.
how-glow = Pick a glowing space.
how-effect = For { $name }.
how-effect-of = For { SEAT($owner) }'s { $name }.

wait-legend = { SEAT($seat) } is choosing a Legend.
wait-standee = { SEAT($seat) } is choosing a starting space.
wait-mulligan = { SEAT($seat) } is looking at the starting hand.
wait-action = { SEAT($seat) } is choosing an action.
wait-path = { SEAT($seat) } is moving.
wait-fall = { SEAT($seat) } is choosing a side to fall to.
wait-delay = { SEAT($seat) } may draw or handle the weapon.
wait-open = { SEAT($seat) } is opening the attack.
wait-defend = { SEAT($seat) } may block.
wait-add = { SEAT($seat) } may add cards.
wait-dodge = { SEAT($seat) } may dodge.
wait-window = { SEAT($seat) } may use an effect.
wait-bump = { SEAT($seat) } is choosing where to land.
wait-respawn = { SEAT($seat) } is coming back.
wait-token = { SEAT($seat) } is placing a Flaming Sword.
wait-limit = { SEAT($seat) } is discarding to the hand limit.
wait-discard = { SEAT($seat) } is discarding a card.
wait-any = { SEAT($seat) } is choosing.

## With a card in hand

pick-move = Move up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
pick-move-none = Stay where you are.
pick-move-asks = Play this card to move.
    .how = Then pick your path.

pick-attack = Attack.
    .how = Pick light or heavy.
pick-attack-one = Attack.
    .how = Pick your attack.
pick-play = Play
    .how = Add cards, or play.
pick-play-one = Play
    .how = Pick it again to play.
pick-discard = Discard
pick-discard-more = Discard { $left } more.
    .how = Pick cards in your hand.
pick-discard-these = Discard these.
    .how = Pick one again to keep it.

## What may be done

act-end = End turn
act-delay = Delay
act-stop = Stop
act-stop-path = Stop here
act-pass = Pass
act-pass-dodge = Take the hit
act-pass-block = Pass, { $stays ->
    [yes] stay
   *[no] go
} { $level ->
    [1] Yellow
   *[other] Red
}
act-decline = Skip
act-decline-dir = No change
act-lay = Play these
act-draw = Draw 2
act-swap = Flip to { $weapon }
act-recover = Recover the weapon
act-keep = Keep this hand
act-redraw = Draw a new hand
act-concede = Concede
act-light = Light attack on { SEAT($seat) }
    .says = Bid cards for 1 damage.
act-heavy = Heavy attack on { SEAT($seat) }
    .says = 1 card. Only the same number dodges. Knocks back.
act-bonus = KO card #{ $ko }
act-bonus-actions = +{ $count ->
    [one] 1 action
   *[other] { $count } actions
}
act-bonus-knockback = +{ $count } knockback
act-bonus-damage = +{ $count } damage
act-move = Move { $code }
act-card = { $verb ->
    [discard] Discard
    [take] Take
    [name] Name
   *[play] Play
} { $code }
act-step = Step { $dir }
act-way = { $dir ->
    [N] Up
    [NE] Up right
    [E] Right
    [SE] Down right
    [S] Down
    [SW] Down left
    [W] Left
   *[NW] Up left
}
act-space = Choose { SPACE($space) }
act-target = { SEAT($seat) }
act-leave-out = Leave { $name } out
act-legend = { $legend }, { $weapon } up
act-draw-flip = Draw and flip
act-strike-light = Light attack
act-strike-heavy = Heavy attack
act-look = { $name ->
    [none] A { $value }
   *[other] A { $value } ({ $name })
}
act-option = Option { $number }

said-move = Move with { CARD($card) }
said-card = { $verb ->
    [discard] Discard
    [take] Take
    [name] Name
   *[play] Play
} { CARD($card) }
said-step = Go to { SPACE($space) }
said-way = Choose { $dir ->
    [N] up
    [NE] up right
    [E] right
    [SE] down right
    [S] down
    [SW] down left
    [W] left
   *[NW] up left
}
said-target = Choose { SEAT($seat) }
said-legend = Choose { $legend }, { $weapon } up
said-pick = Choose: { $label }
said-use = Use { $name }
said-bonus = Use KO card #{ $ko }

## What a hint says: a whole step

hint-move = Move to { SPACE($space) } with { CARD($card) }
hint-light = Attack { SEAT($seat) }{ $n ->
    [0] { "" }
    [one] { " " }with { CARD($card) }
   *[other] { " " }with { CARDS($cards) }
}
hint-heavy = Heavy attack on { SEAT($seat) }{ $n ->
    [0] { "" }
    [one] { " " }with { CARD($card) }
   *[other] { " " }with { CARDS($cards) }
}
hint-block = Block with { hint-cards }
hint-add = Add { hint-cards }
hint-dodge = Dodge with { hint-cards }
hint-discard = Discard { hint-cards }
hint-cards = { $n ->
    [one] { CARD($card) }
   *[other] { CARDS($cards) }
}{ $use ->
    [none] { "" }
   *[other] { " " }and use { $use }
}
hint-delay = Delay and { $choice ->
    [draw] draw 2
    [swap] flip to { $weapon }
   *[recover] recover your weapon
}
hint-pass = Pass

## Why: what would come of it, in a few words

why-no-cards = { SEAT($seat) } has no cards to answer with
why-most = they can lay { $most } at most
why-level = a hit makes { SEAT($seat) } { $level ->
    [1] Yellow
   *[other] Red
}
why-costs = stopping it costs { SEAT($seat) } cards
why-ko = a hit sends { SEAT($seat) } over the KO line
why-dodges = { $n ->
    [0] { SEAT($seat) } has no { $value } left to dodge with
   *[other] { SEAT($seat) } has 1 card left that dodges a { $value }
}
why-flies = { $n ->
    [0] a hit throws { SEAT($seat) }
    [one] a hit throws { SEAT($seat) } 1 space
   *[other] a hit throws { SEAT($seat) } { $n } spaces
}
why-total = that makes it { $mine } to { $theirs }
why-stands = it stands { $mine } to { $theirs }
why-steps = it is good for { $n ->
    [one] 1 step
   *[other] { $n } steps
}
why-token = { $platform ->
    [yes] there it lies on a Platform
   *[no] there it hangs in the air
}
why-lands = there { SEAT($seat) } { $platform ->
    [yes] stands on a Platform
   *[no] is in the air
}
why-blank = { $kind ->
    [use] it is yours to use
    [swap] it is the other side of your weapon
   *[legend] no power of theirs is printed
}
why-block-pass = { $could ->
    [yes] { why-kept }
   *[no] no card of yours can block it
}
why-add-pass = { $could ->
    [yes] { why-kept }
   *[no] no card of yours can be added
}
why-dodge-pass = { $could ->
    [yes] { why-kept }
   *[no] no card of yours dodges it
}
why-kept = { $cards ->
    [one] you keep your last card
   *[other] you keep your { $cards } cards
}
why-dodge = a card of the same number dodges
why-discard = your hand is over its limit
why-draw = you hold { $cards ->
    [0] no cards
    [one] only 1 card
   *[other] { $cards } cards
}
why-recover = an armed Legend can attack Heavy
why-keep = it is a hand of { $cards }
why-redraw = it is a new hand of { $cards }
why-end = { $cards ->
    [0] your hand is empty
    [one] keep your last card for blocking
   *[other] keep your { $cards } cards for blocking
}
why-decline = its text lets you
why-bonus = { $gives ->
    [knockback] it adds { $count } to the knockback
    [damage] it adds { $count } to the damage
   *[actions] it gives { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }
}
why-sword = the Flaming Sword lies there
why-reach = then a { $attack ->
    [heavy] Heavy
   *[light] Light
} attack reaches { SEAT($seat) }
why-platform = you can't fall from there
why-air = { $near ->
    [yes] you are within reach, in the air
   *[no] no foe is in reach there
}
why-text = { AMID($text) }

## What stands beside the board

mark-root = { $steps ->
    [0] Can't MOVE
   *[other] Moves up to { $steps }
} until the end of its next turn.
mark-stun = Has { $count ->
    [one] 1 action
   *[other] { $count } actions
} fewer on its next turn.
mark-extra = { $count ->
    [one] 1 more action, for a { $kind } only.
   *[other] { $count } more actions, each of them a { $kind }.
}
moment = { $when ->
    [before] before the attack
    [during] as the card is played
    [after] after the attack
    [before-move] before the move
    [after-move] after the move
    [turn-start] at the start of the turn
    [turn-end] at the end of the turn
    [declared] as the attack is declared
    [played] as cards are played
    [hit-modify] on the hit
    [hit-react] after the hit
    [failed] after the failed attack
    [damage] after the damage
    [knockback] after the knockback
    [ko] after the KO
    [weapon] after the weapon change
    [delay] after the DELAY
    [gravity] before the fall
    [reshuffle] before the reshuffle damage
    [drawn] after the draw
    [passed] as a Legend passes
    [adjacent] next to a Legend
    [dying] before the KO
    [respawn] before the respawn
    [delay-start] as the DELAY begins
    [chosen] as an effect is chosen
   *[now] now
}
verdict-light = Light attack.
verdict-heavy = Heavy attack.
verdict-hit = Hit.
verdict-flies = Hit. Flies { $spaces }.
verdict-blocked = Blocked.
verdict-dodged = Dodged.
verdict-dodges = Only a { $value } dodges.
verdict-ahead = Hits by { $lead }.
verdict-tie = A tie { $hits ->
    [yes] hits
   *[no] blocks
}.
verdict-behind = Blocks by { $lead }.
stake = Hit: { SEAT($seat) } { $stays ->
    [yes] stays at
   *[no] goes to
} { $level ->
    [1] Yellow
   *[other] Red
}.
turn-mine = Your move.
turn-of = { SEAT($seat) } decides.

## Why not, and what instead: one sentence of fact, one with the way out

refuse-BH-GEN-02 = The game is over.
    .out = Look at the result, or play again.
refuse-BH-KO-07 = Your Legend is out of the game.
    .out = Watch how the others finish.
refuse-BH-RUL-08 = That Legend is taken, or it is not your pick.
    .out = Wait for your pick, then choose a free one.
refuse-BH-SETUP-04 = You start on a free space in the top row.
    .out = Pick a glowing space.
refuse-BH-RUL-12 = First decide about your starting hand.
    .out = Keep it, or draw a new one.
refuse-BH-TURN-05 = An action is a move, a delay or an attack.
    .out = Pick one of these, or end your turn.
refuse-BH-TURN-07 = You have no action left for that.
    .out = { $bonus ->
        [yes] End your turn, or use a KO card.
       *[no] End your turn.
    }
refuse-BH-TURN-08 = Someone else decides first.
    .out = Wait until you are asked.
refuse-BH-RUL-16 = { $path ->
    [yes] You haven't taken a step yet.
   *[no] This card takes you nowhere from here.
}
    .out = { $path ->
        [yes] Step to a glowing space.
       *[no] Pick another card, or another action.
    }
refuse-BH-RUL-18 = Finish what you began first.
    .out = Answer what the prompt asks.
refuse-BH-RUL-56 = Only an effect lets you do that.
    .out = Pick a card to move.
refuse-BH-RUL-89 = That's not what is asked now.
    .out = Pick one of the lit choices.

refuse-BH-MOVE-01 = { $hand ->
    [0] A move costs a card, and your hand is empty.
   *[other] That card isn't in your hand.
}
    .out = { $hand ->
        [0] Delay to draw 2.
       *[other] Pick a card from your hand.
    }
refuse-BH-MOVE-02 = That's too far for { $path ->
    [yes] the steps you have left
   *[no] any card you hold
}.
    .out = Pick a glowing space.
refuse-BH-MOVE-05 = That way has more than { $air ->
    [one] 1 Air space
   *[other] { $air } Air spaces
} in a row.
    .out = Touch a Platform on the way.
refuse-BH-MOVE-07 = Somebody stands there.
    .out = Pick a free space.
refuse-BH-MOVE-10 = A Platform is in the way.
    .out = Go around its end.
refuse-BH-MOVE-11 = Platforms side by side leave no gap.
    .out = Go around their end.
refuse-BH-MOVE-15 = The KO line is in the way.
    .out = Stay inside it.
refuse-BH-RUL-01 = There is no step that way.
    .out = Pick a glowing space.
refuse-BH-FX-25 = The effect doesn't take you there.
    .out = Pick a glowing space.
refuse-BH-FX-36 = An effect stops you from moving this turn.
    .out = Attack, delay or end your turn.
refuse-BH-GRAV-08 = You fall to the lower left or the lower right.
    .out = Pick one of the two glowing spaces.
refuse-BH-DELAY-01 = That's part of a delay.
    .out = Choose Delay first.
refuse-BH-DELAY-03 = A delay draws 2 cards or handles the weapon, never both.
    .out = Pick one of the choices.
refuse-BH-RUL-30 = { $disarmed ->
    [yes] A disarmed weapon can't be flipped.
   *[no] Your weapon isn't disarmed.
}
    .out = { $disarmed ->
        [yes] Recover it, or draw 2.
       *[no] Draw 2, or flip the Weapon card.
    }
refuse-BH-END-01 = You hold too many cards.
    .out = Discard down to { $limit }.
refuse-BH-RUL-73 = You hold { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
} too many.
    .out = { $surplus ->
        [one] Pick 1 card from your hand to discard.
       *[other] Pick { $surplus } cards from your hand to discard.
    }

refuse-BH-ATK-01 = You only attack on your own turn.
    .out = Wait for your turn.
refuse-BH-ATK-02 = { $seat ->
    [none] Attack: no one is next to you.
   *[other] { $far ->
        [1] An effect stops you from attacking { SEAT($seat) } like that.
       *[other] { SEAT($seat) } is { $far } spaces away.
    }
}
    .out = { $far ->
        [1] Attack another way, or attack someone else.
       *[other] { $ranged ->
            [yes] Move closer first.
           *[no] Attack reaches the next space. Move closer first.
        }
    }
refuse-BH-ATK-03 = { $seat ->
    [none] That attack doesn't reach that far.
   *[other] This attack doesn't reach { SEAT($seat) }.
}
    .out = { $type ->
        [light] Attack Heavy instead, or move closer.
       *[heavy] Attack Light instead, or move closer.
    }
refuse-BH-ATK-05 = { $seat ->
    [none] A Platform blocks the line.
   *[other] A Platform blocks the line to { SEAT($seat) }.
}
    .out = Move to where nothing is between you.
refuse-BH-RUL-31 = { $seat ->
    [none] A Platform is between you.
   *[other] A Platform is between you and { SEAT($seat) }.
}
    .out = Move around it first.
refuse-BH-ATK-06 = The attack is declared and needs its card.
    .out = Pick a card from your hand.
refuse-BH-ATK-08 = Heavy: you are unarmed.
    .out = Fetch a Flaming Sword, or attack Light.
refuse-BH-WEAP-07 = Heavy: your weapon is disarmed.
    .out = Recover it with a delay, or attack Light.
refuse-BH-ATK-09 = An attack costs a card, and your hand is empty.
    .out = Delay to draw 2.
refuse-BH-ATK-10 = { $seat ->
    [none] That Legend is on your team.
   *[other] { SEAT($seat) } is on your team.
}
    .out = Pick an opponent instead.
refuse-BH-RUL-34 = There is nobody there to attack.
    .out = Pick an opponent who is still in.
refuse-BH-PHASE-03 = Only a card from your hand opens the attack.
    .out = Pick one from your hand.
refuse-BH-FX-63 = This attack opens with a { $most } or less.
    .out = Pick a lower card, or pass.
refuse-BH-LIGHT-01 = { $open ->
    [yes] No more cards open this attack.
   *[no] A card opens an attack only after it is declared.
}
    .out = { $open ->
        [yes] Play what you picked.
       *[no] Choose Attack first.
    }
refuse-BH-LIGHT-02 = Only cards from your hand can block.
    .out = Pick one from your hand, or pass.
refuse-BH-LIGHT-03 = Only cards from your hand can be added.
    .out = Pick one from your hand, or pass.
refuse-BH-LIGHT-04 = The attack waits for your cards.
    .out = Pick cards from your hand, or pass.
refuse-BH-HEAVY-02 = The Heavy attack waits for your answer.
    .out = Play a { $value }, or take the hit.
refuse-BH-HEAVY-03 = Only a { $value } dodges this.
    .out = Play a { $value }, or take the hit.
refuse-BH-RUL-86 = One card is enough to dodge.
    .out = Play the one you picked.
refuse-BH-RUL-36 = This still falls short.
    .out = Pick more or higher cards, or pass.
refuse-BH-RUL-39 = That card can't join what is picked.
    .out = Play what is picked.
refuse-BH-FX-05 = You can't play more cards in this attack.
    .out = Play what you picked, or pass.
refuse-BH-FX-06 = An effect bans that number in this attack.
    .out = Pick another number, or pass.
refuse-BH-FX-07 = An answer costs { $tax ->
    [one] 1 more card
   *[other] { $tax } more cards
}, and your hand is too small.
    .out = Pass.
refuse-BH-RUL-112 = That power can't be left out now.
    .out = Wait for a Light attack that it changes.
refuse-BH-WEAP-02 = Your weapon isn't ready.
    .out = Fetch a Flaming Sword, or recover it with a delay.
refuse-BH-WEAP-08 = That side of the weapon faces down.
    .out = Flip the Weapon card with a delay.

refuse-BH-KB-07 = You land on a free space next to the taken one.
    .out = Pick a glowing space.
refuse-BH-KO-04 = A KO'd Legend comes back in the top row.
    .out = Pick a glowing space.
refuse-BH-KO-05 = A Flaming Sword goes on a free Platform.
    .out = Pick a glowing space.
refuse-BH-KOC-02 = This KO card has nothing to give now.
    .out = Take an action, or end your turn.
refuse-BH-KOC-03 = A KO card helps on your own turn, once it is revealed.
    .out = Keep it for later.
refuse-BH-RUL-63 = This KO card does nothing at this moment.
    .out = Leave it, or use what is on offer.
refuse-BH-POW-01 = That effect can't be used here.
    .out = Use what is on offer, or skip it.
refuse-BH-POW-02 = An effect waits for your answer.
    .out = Use it, or skip it.
refuse-BH-POW-03 = You use one effect of a card at a time.
    .out = Skip it.
refuse-BH-POW-04 = That effect can't be used with this play.
    .out = Play the cards without it.
refuse-BH-POW-05 = It isn't your move.
    .out = Wait until you are asked.
refuse-BH-RUL-77 = That effect has been used already.
    .out = Leave it, or use another.
refuse-BH-TRIG-12 = That effect is for another moment.
    .out = Use what is on offer, or skip it.
refuse-BH-MODE-04 = In Discovery only a card's number counts.
    .out = Skip the effect.


## The page

page-title = Brawlhalla
page-first = Knock your rivals over the KO line. The last Legend standing wins.
    .when = You take 2 actions a turn:
    .one = Move: play a card, and go up to as many spaces as it says.
    .two = Attack: play a card against a rival in reach. They may dodge with theirs.
    .three = Delay: everyone in the air falls, then you draw 2 cards or flip your weapon.
page-deed =
    { $verb ->
        [move] Move with { $card }
        [discard] Discard { $card }
        [take] Take { $card }
        [name] Name { $card }
       *[play] Play { $card }
    }
page-deed-card = { $value } ({ $name })
    .plain = a plain { $value }
page-move = Move
page-attack = Attack
page-delay = Delay
page-end = End turn
page-sword = By way of a sword
page-play = Play it
page-tap-twice = Tap a space, tap again to go.
page-tap-again = Tap it again to play.
page-choose = choose
page-stay = stay
page-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $sword ->
    [yes] , by a sword
   *[no] { "" }
}
page-strike = { $kind ->
    [heavy] Heavy
   *[light] Light
}
    .of = { page-strike }: { $who }
    .ask = Light or Heavy?
page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-you = You

page-key-yes = Use the effect on offer
page-key-no = Skip the effect, or stop
page-key-pass = Pass
page-key-sword = Go by way of a sword
page-key-digits = Pick the nth card or choice
page-key-arrows = Move over the board
page-key-enter = Play what is picked
page-key-esc = One step back


# ---------------------------------------------------------------- the table
page-turn = Your turn
    .left = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } left
page-forced = { $kind ->
    [choose_action] You have no actions left.
    [dodge] You have no card that dodges.
    [add] You have nothing to add.
   *[other] You have nothing to answer with.
}
    .how = { $kind ->
        [choose_action] Your turn ends.
        [dodge] You take the hit.
       *[other] You pass.
    }
page-side = { $mine ->
    [yes] Your team
   *[no] Their team
}
    .left = KO cards { $left } of { $all }
page-order = Next
page-about = { $format ->
    [ffa] Free-for-all
    [teams] 2 against 2
   *[other] Duel
}{ $mode ->
    [open] { "" }
    [discovery] , Discovery
    [blitz] , one KO wins
    [classic] , 3 KO cards
   *[standard] , 2 KO cards
}
page-choices = Your choices
page-pick = Pick { $value }{ $name ->
    [none] { "" }
   *[other] , { $name }. { $when }: { $text }
}
page-hand = Your hand
    .card = Card { $value }, { $name ->
        [none] no effect
       *[other] { $name }. { $when }: { $text }
    }
page-backs = { $who } holds { page-cards }
page-round = Round { $round }
    .pressure = Sudden death! Whoever ends a turn takes damage, until someone is KO'd.
    .quiet = No KO for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }. Sudden death at { $limit }.


# ---------------------------------------------------------------- the arena
page-arena = Arena, { $rows } rows by { $cols } columns inside the off-stage ring
page-space = Row { $row }, column { $col }, { $kind ->
    [ring] off-stage
    [platform] platform
   *[air] air
}
    .said = { page-space }{ $sword ->
        [yes] , Flaming Sword
       *[no] { "" }
    }, { $who ->
        [none] free
       *[other] { $who }
    }{ $legal ->
        [yes] , { $goal }, legal
        [no] , not legal
       *[open] { "" }
    }.
page-ko-line = KO LINE
page-off-stage = Off-stage


# ---------------------------------------------------------------- seats
page-level = { $level ->
    [0] Fresh
    [1] Yellow
   *[2] Red
}
page-status = { $status ->
    [equipped] Equipped
    [disarmed] Disarmed
   *[unarmed] Unarmed
}
    .small = { $status ->
        [equipped] equipped
        [disarmed] disarmed
       *[unarmed] unarmed
    }
page-seat = { page-level }, { page-status.small }.
    .acts = To act.
    .gone = Out of the game
    .out = Out
    .ally = ally
    .mine = You, deck { $deck }
    .cards = { $cards ->
        [one] card
       *[other] cards
    }
    .other = { $who }, { page-cards }
    .left = KO cards left
page-count-hand = Hand
page-count-deck = Deck
page-count-discard = Discard
page-count-ko = KO
page-ko-cards = KO cards
page-ko = { $state ->
    [used] KO card #{ $ko }, used
    [up] KO card #{ $ko }
   *[down] KO card #{ $ko }, face down
}


# ---------------------------------------------------------------- reading a card, a seat, the Game Aid
page-plain = Plain
    .card = A plain { $value }
page-value = Value { $value }
page-no-effect = No effect.
page-read = { $kind ->
    [move] Move
    [heavy] Heavy
   *[light] Light
}
    .does = { $kind ->
        [move] { $n ->
            [0] nowhere from here
            [one] up to 1 space
           *[other] up to { $n } spaces
        }
        [heavy] { $n ->
            [0] no extra knockback
           *[other] { $n } more knockback
        }
       *[light] adds { $n }
    }
page-up = Side up, { page-status.small }
page-other-side = Other side
page-damage = Damage: { $level }. Hand { $hand }, deck { $deck }.
page-seen = Seen in hand
page-discards = Discard pile, { $cards }
    .card = { $value }, { $name }: { $text }
    .empty = Empty.
page-aid = These are the standard rules. Your table may have others.


# ---------------------------------------------------------------- the draft and the attack
page-legends = Legends
page-draft = Pick your Legend.
    .how = You can switch weapons mid-fight.
    .surprise = Surprise me
    .fight = Fight as { $legend }
    .details = Details
    .close = Less
    .poster = { $legend }, { $title }. { $style } { $weapon } up. { $place } of { $count }.
    .up = { $weapon } up
    .always = { $legend }, always
    .sides = Weapon sides: one is up
    .side = up
    .cards = Your { $count } cards: 4 of each number
    .plain = 4 plain
    .number = { $plain } plain, and
page-key-surprise = Surprise me, in the draft
page-key-flip = The other weapon side, in the draft
page-key-details = Details, in the draft
page-fight-title = { page-strike } attack
page-fight-step = { $step ->
    [1] Declare
    [2] Open
    [3] { $kind ->
        [heavy] Dodge
       *[light] Play
    }
    [4] Result
   *[5] After
}
    .done = { page-fight-step }, done
page-fight-track = Where the attack stands
page-fight-role = { $attacks ->
    [yes] { $you ->
        [yes] You attack
       *[no] { $who } attacks
    }
   *[no] { $you ->
        [yes] You defend
       *[no] { $who } defends
    }
}
page-fight-works = { $works ->
    [hit] { $attacks ->
        [yes] If it hits
       *[no] If you are hit
    }
    [failed] { $attacks ->
        [yes] If blocked
       *[no] If you block
    }
    [any] Hit or not
    [now] Now
   *[no] Number only
}
page-fight-effects = effects
page-fight-with = { $sum } + { $cards } = { $total }
page-fight-only = Only a
    .dodges = dodges
    .other = not a { $value }
page-fight-if = If it lands: { $spaces ->
    [0] no push
    [one] 1 space
   *[other] { $spaces } spaces
}
    .level = { $you ->
        [yes] you are
       *[no] { $who } is
    } { page-level }
    .card = for the { $value }
    .change = from effects
    .ko = Over the KO line:
    .beyond = Over the KO line: { $beyond } damage.
    .wall = A Platform stops it.
page-ko-word = KO
    .by = { $who } knocks out { $victim }
    .alone = { $source ->
        [3] { $victim } reshuffles at Red
        [6] Sudden death for { $victim }
       *[other] { $victim } is out of the arena
    }
    .next = { $out ->
        [yes] { $victim } is out
       *[no] { $victim } will be back
    }
    .bonus = Once, on your own turn, this card gives one extra: knockback on a Heavy hit, damage on a Light hit, or an action.
    .left = { $cards ->
        [0] No KO card left.
        [one] 1 KO card left.
       *[other] { $cards } KO cards left.
    }
    .after = After the KO
page-ko-step = Damage gone: Fresh
    .respawn = { $who } { $yours ->
        [yes] pick
       *[no] picks
    } a top space
    .back = Back on the top row
    .token = { $who } { $yours ->
        [yes] place
       *[no] places
    } the sword
page-result = KOs
    .facts = The fight in numbers
    .fact = { $fact ->
        [hits] Attacks that hit
        [held] Blocked or dodged
       *[cards] Cards played
    }
    .of = { $hits } of { $attacks }
    .how = How it was won
    .as = { $who } as
page-fight-makes = { $cards ->
    [one] The card makes
   *[other] The cards make
} it { $attack } to { $defence }. { $verdict ->
    [hits] It hits.
    [ties] A tie hits.
    [tied] A tie blocks.
   *[blocks] Blocked.
}
page-fight-look = Look at the arena
page-fight-last = { $who }'s last card
page-fight = { page-strike } attack: { $attacker } { $attack }, { $defender } { $defence }
    .without = Without { $name }
    .leave = Leave { $name } out


# ---------------------------------------------------------------- the guided first game
page-guide = A duel that waits for you: from the first step to the KO, one thing at a time, 5 minutes.
page-guide-waits = Not yet.
    .out = First do what glows.
page-guide-move = Move with a card
    .text = Pick the glowing card, then a space. Its number is how far you go.
page-guide-light = Attack Light
    .text = Pick Mordex, beside you. Open your Light attack with the 3.
page-guide-bid = Bid higher
    .text = Mordex laid a 3 too, and a tie blocks. Add the 2 to hit. Then end your turn.
page-guide-block = Block
    .text = Mordex bids 4. Play a 4: a tie blocks.
page-guide-delay = Few cards? Delay
    .text = Delay to draw 2 cards. First, everyone in the air falls.
page-guide-sword = Fetch a Flaming Sword
    .text = Move with the 3 through the burning sword. Now you're armed. End your turn.
page-guide-dodge = Dodge a Heavy
    .text = Mordex attacks Heavy with a 5. Only a 5 dodges it. Play yours.
page-guide-heavy = Attack Heavy
    .text = Attack Mordex Heavy with the 4. Only a 4 dodges it. A hit throws them.
page-guide-power = Your weapon's power
    .text = Yellow 1, card 1, hammer 1: that's 3 spaces, past the KO line. Use it.
page-guide-land = Mind the gap
    .text = Mordex is Red. Step onto the ledge: you can't fall from there. End your turn.
page-guide-ko = Knock them out
    .text = Mordex is back in front of you. Attack Heavy with the 5, and use the hammer.
page-guide-end = KO: you win
    .text = In a longer game a Legend comes back after a KO. Now play a bot.


# ---------------------------------------------------------------- the fight, told as one sees it
page-place-slab = { $kind ->
    [floor] the floor
   *[ledge] the { $side } ledge
}
page-place-ring = { $side ->
    [top] off-stage, above
    [bottom] off-stage, below
   *[other] off-stage, { $side }
}
page-place-over = the air over { $slab }
page-place-under = the air under { $slab }
page-place-air = the open air, { $side }

## What stands on a card
# In full and in short; `.guide` is what the designer's guide says of it. A word is told what its file gives it ($n, $who;
# `none` where that was left out) and what the effect around it brings: its $moment, the $type of attack, the $role of the
# owner in it, the $other Legend of the attack or event, the $subject of an event, and whether that is the owner's $own.
# AMID() and LARGE() say a text amid another one and with a capital, SIGNED() a number with its sign.

card-when = { LARGE($head) }
    .short = { LARGE($head) }
card-what = { LARGE($body) }.
    .short = { LARGE($body) }.
card-text = { $head ->
    [none] { LARGE($body) }
   *[other] { $head }
}{ $head ->
    [none] { "" }
   *[other] : { $body }
}.
    .short = { card-text }
card-paid = you may { $cost }. If you do, { $body }
    .short = { $cost }: { $body }

# ---------------------------------------------------------------- numbers of things, and who is who

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
    .more = { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
    .top = { $n ->
        [1] top card
       *[other] top { $n } cards
    }
    .alone = { $n ->
        [one] card
       *[other] cards
    }
n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
n-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
    .more = { $n ->
        [one] { $n } more step
       *[other] { $n } more steps
    }
    .far = { $n ->
        [1] 1 step
       *[other] up to { n-steps }
    }
other = { $other ->
    [defender] the defender
    [attacker] the attacker
    [opponent] your opponent
    [causer] the Legend that caused it
   *[legend] that Legend
}
whom = { $who ->
    [self] your Legend
    [that-Legend] that Legend
    [all-adjacent-opponents] each adjacent opponent
    [one-opponent-within] one { $range ->
        [1] adjacent opponent
       *[other] opponent within { $range } spaces
    }
    [teammate-within] a teammate within { $range ->
        [one] { $range } space
       *[other] { $range } spaces
    }
   *[other-combatant] { other }
}
    .hand = { $who ->
        [one-opponent-within] { $range ->
            [1] { whom }'s hand
           *[other] the hand of { whom }
        }
       *[other-combatant] { whom }'s hand
    }
    .deck = { $who ->
        [one-opponent-within] { $range ->
            [1] { whom }'s deck
           *[other] the deck of { whom }
        }
       *[other-combatant] { whom }'s deck
    }
    .short = { $who ->
        [one-opponent-within] one opponent { $range ->
            [1] next to you
           *[other] within { $range }
        }
       *[other-combatant] them
    }
    .held = { $who ->
        [one-opponent-within] the hand of { whom.short }
       *[other-combatant] their hand
    }
    .piled = { $who ->
        [one-opponent-within] the deck of { whom.short }
       *[other-combatant] their deck
    }
within = within { $within ->
    [one] { $within } space
   *[other] { $within } spaces
}
strike = { $type ->
    [light] Light
    [heavy] Heavy
   *[any] Light or Heavy
}
own-attacks = { $attack ->
    [light] your Light attacks
    [heavy] your Heavy attacks
   *[both] your Light and Heavy attacks
}
    .short = { $attack ->
        [light] your Light reaches
        [heavy] your Heavy reaches
       *[both] your attacks reach
    }

# ---------------------------------------------------------------- words: totals and cards in an attack

effect-then = { $word ->
    [opportunity] { "" }
   *[other] { $first }, then{ " " }
}{ $next }
    .short = { $word ->
        [opportunity] { "" }
       *[other] { $first },{ " " }
    }{ $next }
effect-total-add = { $n ->
    [-3] reduce your total by 3
    [-2] reduce your total by 2
    [-1] reduce your total by 1
   *[other] add { $n } to your total
}{ $per ->
    [card-played] { " " }for each card you played{ $moment ->
        [constant] { "" }
       *[other] { " " }in this attack
    }
    [damage-level] { " " }for each level of damage on your Legend
    [card-in-hand] { " " }for each card in your hand{ $n ->
        [-3] { "" }
        [-2] { "" }
        [-1] { "" }
       *[other] , 5 at most
    }
   *[attack] { "" }
}
    .short = { SIGNED($n) } to your total{ $per ->
        [card-played] { " " }per card
        [damage-level] { " " }per damage
        [card-in-hand] { " " }per hand card
       *[attack] { "" }
    }
effect-total-reduce = reduce { other }'s total by { $n }, never below 0
    .short = -{ $n } to their total
played-card = { $card ->
    [this] this card
   *[one-played] 1 card you played
}
    .short = { $card ->
        [this] this card
       *[one-played] a played card
    }
effect-value-multiply = { played-card } counts twice
    .short = { played-card.short } counts twice
effect-value-set = { played-card } counts as { $v }
    .short = { played-card.short } counts as { $v }
effect-extra-opening = you may open with up to { n-cards }
    .short = open with up to { $n }
effect-limit-cards = { other } can { $n ->
    [0] play no more cards
   *[other] { $scope ->
        [per-play] play at most { n-cards } at a time
       *[attack] play at most { n-cards.more }
    }
} in this attack
    .short = they play { $n ->
        [0] no more cards
       *[other] { $n } { $scope ->
            [per-play] at a time
           *[attack] more at most
        }
    }
barred = { $values ->
    [1] a { $values_1 }
    [2] a { $values_1 } or a { $values_2 }
    [3] a { $values_1 } or a { $values_2 } or a { $values_3 }
    [4] a { $values_1 } or a { $values_2 } or a { $values_3 } or a { $values_4 }
   *[5] a { $values_1 } or a { $values_2 } or a { $values_3 } or a { $values_4 } or a { $values_5 }
}
effect-ban-values = { other } can't play { barred } in this attack
    .short = they can't play { barred }
effect-tax = { $type ->
    [heavy] to dodge, { other } must also discard { n-cards }
   *[any] { $times ->
        [per-play] each
       *[once] the next
    } time { other } plays cards{ $type ->
        [light] { "" }
       *[any] { " " }or dodges
    } in this attack, they must also discard { n-cards }
}
    .short = { $type ->
        [heavy] their dodge
       *[any] { $times ->
            [per-play] each
           *[once] their
        } { $type ->
            [light] play
           *[any] answer
        }
    } costs { n-cards.more }
effect-win-ties = if the totals are equal, { $moment ->
    [constant] your
   *[other] the
} attack hits
    .short = a tie hits
effect-play-from-deck = reveal the { n-cards.top } of your deck; { $n ->
    [1] it counts as played in this attack, without its effect
   *[other] they count as played in this attack, without their effects
}
    .short = add your deck's { n-cards.top }
effect-cancel-effect = { $moment ->
    [cancel] cancel it if it is printed on { $scope ->
        [action-card-effects] an Action card
        [weapon-powers] a weapon
       *[both] an Action card or a weapon
    }
   *[other] cancel the next { $scope ->
        [action-card-effects] Action-card effect
        [weapon-powers] weapon effect
       *[both] effect of an Action card or a weapon
    } that { other } uses in this attack
}
    .short = cancel their effect
effect-extra-trigger = you may use { effect-extra-trigger.short } in this attack
    .short = { $n } more { $type ->
        [during] During
       *[after] After
    } effect

# ---------------------------------------------------------------- words: damage and knockback

effect-damage-add = this attack deals { $n } more damage
    .short = +{ $n } damage
effect-damage-deal = deal { $n } damage to { whom }{ $ko_at_red ->
    [yes] , a KO at Red
   *[no] { "" }
}
    .short = { $who ->
        [all-adjacent-opponents] all next to you take
        [one-opponent-within] { whom.short } takes
       *[other-combatant] they take
    } { $n } damage{ $ko_at_red ->
        [yes] , KO at Red
       *[no] { "" }
    }
effect-damage-prevent = prevent { $moment ->
    [on-reshuffle] the damage of this reshuffle to { effect-damage-prevent.whom }
   *[other] { $n ->
        [all] all damage
       *[other] { $n } damage
    } to { effect-damage-prevent.whom } { $source ->
        [light] from the Light hit
        [crossing] from crossing the KO line in this attack
       *[any] in this attack
    }
}
    .whom = { $who ->
        [self] your Legend
       *[adjacent-teammate] an adjacent teammate
    }
    .short = prevent { $moment ->
        [on-reshuffle] the damage
       *[other] { $n } damage
    }
effect-heal = { whom } heals { $n } damage
    .short = { $who ->
        [self] heal { $n } damage
       *[teammate-within] a teammate heals { $n }
    }
effect-thorns = the attacker takes { $n } damage
    .short = they take { $n } damage
effect-wall-damage = { $result ->
    [stopped-by-Platform] { "" }
   *[other] if a Platform stopped it,{ " " }
}that Legend takes { $n } damage
    .short = they take { $n } damage
effect-knockback-add = add { $n } to the knockback of this attack
    .short = +{ $n } knockback
effect-knockback-reduce = { $n ->
    [all] this attack has no knockback
   *[other] reduce the knockback of this attack by { $n }, never below 0
}
    .short = { $n ->
        [all] no knockback
       *[other] -{ $n } knockback
    }
effect-knockback-direction = you may turn this knockback { $choice ->
    [any] in any direction
    [up-only] straight up
    [down-only] straight down
    [sideways-only] left or right
   *[towards-the-attacker] { $role ->
        [attacker] towards your Legend
       *[other] towards the attacker
    }
}
    .short = turn the knockback { $choice ->
        [any] in any direction
        [up-only] straight up
        [down-only] straight down
        [sideways-only] sideways
       *[towards-the-attacker] { $role ->
            [attacker] towards you
           *[other] to the attacker
        }
    }
effect-light-knockback = also push the defender { $as_card ->
    [none] { n-spaces }
    [1] 0 spaces
    [2] 0 spaces
    [5] 2 spaces
   *[other] 1 space
} straight away from { $role ->
    [attacker] your Legend
   *[other] the attacker
}, as { $as_card ->
    [none] a knockback
   *[other] the knockback of a { $as_card }
}
    .short = also push them { $as_card ->
        [none] { $n }
        [1] 0
        [2] 0
        [5] 2
       *[other] 1
    }
effect-knockback-through = Platforms don't stop this knockback
    .short = Platforms don't stop it
effect-brace = it stops at the KO line instead
    .short = stop at the KO line
effect-chain-push = push each { $who_else ->
    [all] Legend
   *[opponents-only] opponent
} it passed or landed on { n-spaces } in the same direction
    .short = push { $who_else ->
        [all] Legends
       *[opponents-only] opponents
    } on the way { $n }

# ---------------------------------------------------------------- words: places, ways, steps and falls

effect-step = your Legend may make { n-steps.far }{ $way ->
    [towards] , only towards { other }
    [away] , only away from { other }
   *[any] { "" }
}{ $end ->
    [Platform] , ending on a Platform
   *[anywhere] { "" }
}
    .short = { $n ->
        [1] make 1 step
       *[other] { n-steps.far }
    }{ $way ->
        [towards] { " " }towards them
        [away] { " " }away from them
       *[any] { "" }
    }{ $end ->
        [Platform] { " " }to a Platform
       *[anywhere] { "" }
    }
effect-push = push { whom } { $who ->
    [one-opponent-within] { $range ->
        [1] { n-spaces } straight away from your Legend
       *[other] straight away from your Legend by { n-spaces }
    }
   *[other-combatant] { n-spaces } straight away from your Legend
}, { $stop_at_ko_line ->
    [yes] stopping at the KO line
   *[no] as a knockback
}
    .short = push { whom.short } { $who ->
        [one-opponent-within] by { $n }
       *[other-combatant] { $n }
    }
effect-pull = pull { whom } { $who ->
    [one-opponent-within] towards your Legend by { effect-pull.far }
   *[other-combatant] { effect-pull.far } towards your Legend
}{ $n ->
    [1] { "" }
   *[other] , stopping next to it
}{ $sight ->
    [yes] , if in line of sight
   *[no] { "" }
}
    .far = { $n ->
        [1] 1 space
       *[other] up to { n-spaces }
    }
    .short = pull { whom.short }{ $who ->
        [one-opponent-within] { "" }
       *[other-combatant] { " " }{ $n }
    } closer
effect-swap-places = your Legend swaps places with { $within ->
    [none] { $teammates ->
        [yes] one { $range ->
            [1] adjacent opponent or teammate
           *[other] opponent or teammate within { $range } spaces
        }
       *[no] { whom }
    }
   *[other] { whom }, if { within }
}
    .short = swap places with { whom.short }{ $within ->
        [none] { "" }
       *[other] { " " }up to { $within } away
    }
effect-teleport = put your Legend on { $where ->
    [any-Platform] any free Platform
    [row-1] any free space of the top row
    [adjacent-to-target] a free space next to { other }
   *[within] a free space within { n-spaces }, through Platforms too
}
    .short = reappear { $where ->
        [any-Platform] on a Platform
        [row-1] in the top row
        [adjacent-to-target] next to them
       *[within] within { n-spaces }
    }
effect-move-bonus = { $who ->
    [self] your Legend may make { n-steps.more } in { $moment ->
        [constant] every
       *[other] this
    } MOVE
   *[opponents-within-1] opponents within 1 space make { $n ->
        [-1] 1 step
       *[-2] 2 steps
    } fewer in a MOVE
}
    .short = { $who ->
        [self] { n-steps.more }{ $moment ->
            [constant] { " " }in a MOVE
           *[other] { "" }
        }
       *[opponents-within-1] opponents next to you move { $n ->
            [-1] 1
           *[-2] 2
        } less
    }
effect-air-limit = your Legend may cross { effect-air-limit.far } { $moment ->
    [constant] when it moves
   *[other] in this MOVE
}
    .far = { $limit ->
        [none] any number of
       *[other] { $limit }
    } Air spaces in a row
    .short = cross { effect-air-limit.far }
effect-phase = your Legend may pass { effect-phase.way } through { $times ->
    [any] Platform floors
   *[1] 1 Platform floor
} in { $moment ->
    [constant] every
   *[other] this
} MOVE
    .way = { $way ->
        [up] up
        [down] down
       *[both] up or down
    }
    .short = pass { effect-phase.way } through { $times ->
        [any] floors
       *[1] 1 floor
    }
effect-hover = { $moment ->
    [on-gravity] { $subject ->
        [none] it
        [self] it
       *[other] your Legend
    }
   *[other] your Legend
} doesn't fall{ $when ->
    [own-DELAY] { " " }at your own DELAY
   *[any-DELAY] { "" }
}
    .short = don't fall{ $when ->
        [own-DELAY] { " " }at your DELAY
       *[any-DELAY] { "" }
    }
effect-drop = { whom } falls { $n ->
    [1] 1 space if
   *[other] { $n } times, 1 space each, while
} on Air
    .short = { $who ->
        [self] you fall
        [one-opponent-within] { whom.short } falls
       *[other-combatant] they fall
    } { n-spaces }
effect-opportunity = { "" }
    .short = { "" }
effect-root = { $moment ->
    [constant] opponents within 1 space { $n ->
        [0] can't MOVE
       *[other] make at most { n-steps } in a MOVE
    }
   *[other] { other } { $n ->
        [0] can't MOVE
       *[other] makes at most { n-steps } in a MOVE
    } until the end of their next turn
}
    .short = { $moment ->
        [constant] opponents next to you { effect-root.far }
       *[other] they { effect-root.far } next turn
    }
    .far = { $n ->
        [0] can't MOVE
       *[other] MOVE { $n } at most
    }

# ---------------------------------------------------------------- words: reach, and whom an attack is aimed at

effect-range = { own-attacks }{ $min ->
    [1] { "" }
   *[2] { " " }also
} reach { effect-range.far } { $n ->
    [one] space
   *[other] spaces
}{ $line ->
    [straight] { " " }in a straight line,
   *[any] { "" }
} in line of sight
    .far = { $min ->
        [1] 1 to { $n }
       *[2] { $n ->
            [2] 2
           *[other] 2 to { $n }
        }
    }
    .short = { own-attacks.short } { effect-range.far }{ $line ->
        [straight] { " " }in a line
       *[any] { "" }
    }
effect-ignore-sight = Platforms don't block { own-attacks }{ $close ->
    [yes] , close ones included
   *[no] { "" }
}
    .short = Platforms don't block you
effect-splash = { $operation ->
    [push] push { effect-splash.whom } 1 space straight away from your Legend
    [discard] { effect-splash.whom } { $n ->
        [all] discards
        [1] discards
       *[other] discard
    } 1 card
   *[damage] { effect-splash.whom } { $n ->
        [all] takes
        [1] takes
       *[other] take
    } 1 damage
}
    .whom = { $n ->
        [all] each other opponent
        [1] one other opponent
       *[other] up to { $n } other opponents
    } next to { $around ->
        [attacker] the attacker
       *[target] the defender
    }
    .short = { $n ->
        [all] all others
        [1] 1 other
       *[other] up to { $n } others
    } near { $around ->
        [attacker] the attacker
       *[target] them
    }{ $operation ->
        [push] : pushed 1
        [discard] { $n ->
            [1] { " " }discards 1
           *[other] { " " }discard 1
        }
       *[damage] : 1 damage
    }
effect-intercept = { $by ->
    [self-for-a-teammate] your Legend becomes the target instead of an adjacent teammate
   *[another-opponent] another opponent of the attacker next to the target becomes the target
}
    .short = { $by ->
        [self-for-a-teammate] take it for a teammate
       *[another-opponent] another opponent is the target
    }
effect-untargetable = your Legend can't be attacked{ $distance ->
    [any] { "" }
   *[other] { " " }from 2 or more spaces away
}{ $on ->
    [any] { "" }
   *[other] { " " }while { effect-untargetable.on }
}
    .on = { $on ->
        [Platform] on a Platform
        [Air] on Air
       *[Off-stage] Off-stage
    }
    .short = no attacks on you{ $distance ->
        [any] { "" }
       *[other] { " " }from 2+ away
    }{ $on ->
        [any] { "" }
       *[other] { " " }{ effect-untargetable.on }
    }

# ---------------------------------------------------------------- words: weapons and Flaming Swords

effect-disarm = disarm { whom }
    .short = disarm { whom.short }
effect-recover-free = recover your disarmed weapon
    .short = recover your weapon
effect-swap-free = flip your Weapon card
    .short = flip your Weapon card
effect-fetch = if you are unarmed, take a Flaming Sword { within }
    .short = take a sword within { $within }
effect-knock-away = knock { other }'s weapon away: put the Flaming Sword on a free Platform{ $within ->
    [none] { "" }
   *[other] { " " }{ within } of that Legend
}
    .short = knock their sword away
effect-move-token = move a Flaming Sword of the Arena to a free Platform { within } of it
    .short = move a sword to a Platform near it
effect-disarm-immune = your weapon can't be disarmed or knocked away
    .short = you keep your weapon
effect-unarmed-heavy = you may make Heavy attacks while { effect-unarmed-heavy.status }{ $knockback ->
    [0] { "" }
   *[-1] , with 1 less knockback
}
    .status = { $status ->
        [UNARMED] unarmed
        [DISARMED] disarmed
       *[both] unarmed or disarmed
    }
    .short = Heavy while { effect-unarmed-heavy.status }

# ---------------------------------------------------------------- words: hands, decks and discard piles

effect-draw = { $who ->
    [self] draw { n-cards }
   *[teammate] a teammate draws { n-cards }
}
    .short = { $who ->
        [self] draw { $n }
       *[teammate] a teammate draws { $n }
    }
effect-opponent-discards = { $which ->
    [owner] look at { whom.hand } and choose { n-cards } they discard
    [random] { whom } discards { n-cards } at random
   *[victim] { whom } discards { n-cards } of their choice
}
    .short = { $which ->
        [owner] see { whom.held }, choose { $n } they discard
       *[other] { $who ->
            [one-opponent-within] { whom.short } discards
           *[other-combatant] they discard
        } { $n }{ $which ->
            [random] { " " }at random
           *[victim] { "" }
        }
    }
effect-look = look at { $what ->
    [hand] { whom.hand }
    [random-hand-cards] { $n ->
        [one] { $n } random card
       *[other] { $n } random cards
    } in { whom.hand }
    [top-of-deck] the { n-cards.top } of { whom.deck }
   *[top-of-own-deck] the { n-cards.top } of your deck{ $reorder ->
        [yes] { $n ->
            [1] { "" }
           *[other] { " " }and put them back in any order
        }
       *[no] { "" }
    }
}
    .short = { $what ->
        [hand] see { whom.held }
        [random-hand-cards] see { $n ->
            [one] { $n } random card
           *[other] { $n } random cards
        } of { whom.held }
        [top-of-deck] see the { n-cards.top } of { whom.piled }
       *[top-of-own-deck] { $reorder ->
            [yes] sort
           *[no] see
        } your { n-cards.top }
    }
effect-take-back = return { played-card } to your hand
    .short = take { played-card.short } back
effect-salvage = { $to ->
    [hand] take { effect-salvage.cards } from your discard pile into your hand
    [deck-top] put { effect-salvage.cards } from your discard pile on top of your deck
   *[shuffled-into-the-deck] shuffle { effect-salvage.cards } from your discard pile into your deck
}
    .cards = { n-cards }{ $worth ->
        [one] { " " }of value { $value_min }
        [most] { " " }of value { $value_max } or less
        [least] { " " }of value { $value_min } or more
        [between] { " " }of value { $value_min } to { $value_max }
       *[any] { "" }
    }
    .short = { $to ->
        [hand] take back { effect-salvage.few }
        [deck-top] put { effect-salvage.few } on top of your deck
       *[shuffled-into-the-deck] shuffle { effect-salvage.few } into your deck
    }
    .few = { $worth ->
        [one] { $n ->
            [1] a { $value_min }
           *[other] { $n } cards of { $value_min }
        }
       *[other] { $n ->
            [1] a card
           *[other] { n-cards }
        }{ $worth ->
            [most] { " " }up to { $value_max }
            [least] { " " }of { $value_min }+
            [between] { " " }of { $value_min } to { $value_max }
           *[any] { "" }
        }
    }
effect-cycle = discard { $n ->
    [1] 1 card
   *[other] up to { n-cards }
}, then draw as many{ $bonus ->
    [1] { " " }and, if you discarded any, 1 more
   *[0] { "" }
}
    .short = discard { $n ->
        [1] 1
       *[other] up to { $n }
    }, draw as many{ $bonus ->
        [1] { " " }+ 1
       *[0] { "" }
    }
effect-mill = { other } discards the { n-cards.top } of their deck
    .short = they discard their deck's { $n ->
        [1] top card
       *[other] top { $n }
    }
effect-safe-shuffle = { $moment ->
    [on-reshuffle] this reshuffle costs you no damage
   *[other] shuffle your discard pile into your deck, without damage
}
    .short = reshuffle unhurt
effect-hand-limit = your hand limit is { n-cards }
    .short = keep up to { n-cards }

# ---------------------------------------------------------------- words: actions, turns and KOs, and those that copy

effect-extra-action = you have { $n } more action this turn{ $kind ->
    [any] { "" }
    [ATTACK] , for an ATTACK only
   *[other] , for a { $kind } only
}
    .short = { $n } more { $kind ->
        [any] action
       *[other] { $kind }
    }
effect-follow-up = make another { strike } attack on the same defender at once, if in reach
    .short = another { strike } on them
effect-counter = make a Light attack on the attacker at once, if in reach
    .short = a Light attack on them
effect-stun = { other } has { $n } action fewer on their next turn, but at least 1
    .short = { $n } action fewer next turn
effect-move-and-strike = make a { strike } attack without spending an action{ $opening_max ->
    [5] { "" }
   *[other] ; open it with a card of value { $opening_max } or less
}
    .short = a free { strike }{ $opening_max ->
        [5] { "" }
       *[other] , open with { $opening_max } or less
    }
effect-better-delay = { $how ->
    [draw] { effect-better-delay.which } DELAY draws { n-cards } instead of 2
    [draw-and-swap] { effect-better-delay.which } DELAY may draw and also flip your Weapon card
    [no-gravity] nobody falls at { effect-better-delay.which } DELAY
   *[gravity-for-opponents-only] only opponents fall at { effect-better-delay.which } DELAY
}
    .which = { $moment ->
        [constant] your
       *[other] this
    }
    .short = { $how ->
        [draw] your DELAY draws { $n }
        [draw-and-swap] DELAY: draw and flip
        [no-gravity] no falls at your DELAY
       *[gravity-for-opponents-only] DELAY: only opponents fall
    }
effect-respawn-change = { $where ->
    [row-1] { $keep_weapon ->
        [yes] it keeps its weapon{ effect-respawn-change.more }
       *[no] { $draw ->
            [0] it respawns in the top row
           *[other] you draw { effect-respawn-change.cards }
        }
    }
   *[other] it respawns { $where ->
        [any-Platform] on any free Platform
       *[next-to-the-causer] next to the Legend that KO'd it
    }{ $keep_weapon ->
        [yes] { " " }and it keeps its weapon
       *[no] { "" }
    }{ effect-respawn-change.more }
}
    .cards = { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }
    .more = { $draw ->
        [0] { "" }
       *[other] { " " }and you draw { effect-respawn-change.cards }
    }
    .short = { $where ->
        [row-1] { $keep_weapon ->
            [yes] keep your weapon{ effect-respawn-change.few }
           *[no] { $draw ->
                [0] respawn in the top row
               *[other] draw { $draw }
            }
        }
       *[other] respawn { $where ->
            [any-Platform] on a Platform
           *[next-to-the-causer] next to them
        }{ $keep_weapon ->
            [yes] , keep your weapon
           *[no] { "" }
        }{ effect-respawn-change.few }
    }
    .few = { $draw ->
        [0] { "" }
       *[other] , draw { $draw }
    }
effect-survive = it stays at Red instead{ $at ->
    [row-1] { " " }and returns to a free space of the top row
   *[last-space] , on its space
}
    .short = stay at Red{ $at ->
        [row-1] , in the top row
       *[last-space] { " " }instead
    }
effect-spoils = { $gain ->
    [draw] draw { $n ->
        [none] 1 card
       *[other] { n-cards }
    }
    [heal] your Legend heals { effect-spoils.n } damage
    [extra-action] you have 1 more action this turn
    [equip] recover your weapon or, if you are unarmed, take any Flaming Sword of the Arena
   *[choose-the-respawn-space] choose where the KO'd Legend respawns
}
    .n = { $n ->
        [none] 1
       *[other] { $n }
    }
    .short = { $gain ->
        [draw] draw { effect-spoils.n }
        [heal] heal { effect-spoils.n } damage
        [extra-action] 1 more action
        [equip] recover or take a weapon
       *[choose-the-respawn-space] choose where they respawn
    }
effect-refresh-ko-bonus = you may use 1 of your used KO cards again
    .short = use a KO card again
effect-copy = use an effect of { $source ->
    [top-of-own-discard] the top card of your discard pile
   *[opponent-s-card-in-play] a card { other } has in play
} as if it were printed here
    .short = { $source ->
        [top-of-own-discard] use your top discard's effect
       *[opponent-s-card-in-play] use an effect of theirs
    }

# ---------------------------------------------------------------- words that hold others

effect-or = { $first }; or { $next }
    .short = { $first } or { $next }
effect-choose-one = { $chooser ->
    [other] { other } chooses
   *[owner] choose
} one: { $of }
    .short = { $of }
effect-sequence = { $do }
    .short = { $do }
effect-if = if { $if }, { $then }{ $else ->
    [none] { "" }
   *[other] ; if not, { $else }
}
    .short = if { $if }: { $then }{ $else ->
        [none] { "" }
       *[other] , else { $else }
    }
effect-repeat = do this { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}: { $do }
    .short = { $times } x { $do }

# ---------------------------------------------------------------- conditions and costs

side = { $who ->
    [self] your Legend
   *[target] { other }
}
    .has = { $who ->
        [self] you have
       *[target] { other } has
    }
    .whose = { $who ->
        [self] your
       *[target] { other }'s
    }
    .are = { $who ->
        [self] you are
       *[target] they are
    }
    .they = { $who ->
        [self] you
       *[target] they
    }
    .their = { $who ->
        [self] your
       *[target] their
    }
many = { $cmp ->
    [at-least] at least
    [exactly] exactly
   *[at-most] at most
} { $n }
    .short = { $cmp ->
        [at-least] { $n }+
        [exactly] { $n }
       *[at-most] up to { $n }
    }
levels = { $cmp ->
    [at-least] { $n ->
        [0] Fresh, Yellow or Red
        [1] Yellow or Red
       *[2] Red
    }
    [exactly] { $n ->
        [0] Fresh
        [1] Yellow
       *[2] Red
    }
   *[at-most] { $n ->
        [0] Fresh
        [1] Fresh or Yellow
       *[2] Fresh, Yellow or Red
    }
}
spot = { $space ->
    [Platform] on a Platform
    [Air] on Air
    [Off-stage] Off-stage
    [row-1] in the top row
    [bottom-row] in the bottom row
   *[edge-column] in an edge column
}
armed = { $status ->
    [UNARMED] unarmed
    [EQUIPPED] equipped
   *[DISARMED] disarmed
}
zone = { $zone ->
    [hand] { n-cards.alone } in hand
    [deck] { n-cards.alone } in the deck
    [discard] { n-cards.alone } in the discard pile
   *[unrevealed-KO-cards] unrevealed KO { n-cards.alone }
}
    .all = { $zone ->
        [hand] cards in hand
        [deck] cards in the deck
        [discard] cards in the discard pile
       *[unrevealed-KO-cards] unrevealed KO cards
    }
    .short = { $zone ->
        [hand] hand
        [deck] deck
        [discard] discard pile
       *[unrevealed-KO-cards] KO stack
    }
cause = { $source ->
    [light] by a Light hit
    [crossing] by crossing the KO line
    [reshuffle] by a reshuffle
    [fall] by a fall
   *[effect] by an effect
}
condition-and = { $first } and { $next }
condition-role =
    .guide = the owner's part in the attack
condition-attack =
    .guide = the type of the attack
condition-level = { side } is { levels }
    .short = { side.are } { levels }
    .guide = damage level: 0 none, 1 Yellow, 2 Red
condition-level-higher = { $who ->
    [self] your Legend has more damage than { other }
   *[target] { other } has more damage than your Legend
}
    .short = { side.are } more hurt
    .guide = higher than the other one's
condition-space = { side } is { spot }
    .short = { side.are } { spot }
    .guide = the kind of space; the ring is Air, and in no row or column
condition-distance = { other } is { $cmp ->
    [at-least] { $n } or more spaces away
    [exactly] exactly { n-spaces } away
   *[at-most] within { n-spaces }
}
    .short = { $cmp ->
        [at-least] from { $n }+ away
        [exactly] from { $n } away
       *[at-most] within { $n }
    }
    .guide = steps to the target, corners included
condition-position = { other } is { $position ->
    [above] higher up than your Legend
    [below] lower down than your Legend
    [same-row] in your Legend's row
    [diagonal] on a diagonal with your Legend
   *[in-sight] in line of sight
}
    .short = they are { $position ->
        [above] higher up
        [below] lower down
        [same-row] in your row
        [diagonal] on a diagonal
       *[in-sight] in sight
    }
    .guide = where the target is, seen from the owner
condition-status = { side } is { armed }
    .short = { side.are } { armed }
    .guide = the weapon
condition-side = { side } is { armed } with side { $a } of the Weapon card up
    .short = { side.are } { armed } with side { $a }
    .guide = the weapon, and which side is up
condition-played = { side.has } played { many } { n-cards.alone } in this attack
    .short = { side.they } played { many.short }
    .guide = cards played in this attack
condition-total = { side.whose } total is { many }
    .short = { side.their } total { many.short }
    .guide = the total of this attack
condition-pair = { side.has } played 2 cards of the same value in this attack
    .short = { side.they } played a pair
    .guide = two cards of one value in this attack
condition-parity = { side.whose } total is { $parity ->
    [even] even
   *[odd] odd
}
    .short = { side.their } total is { $parity ->
        [even] even
       *[odd] odd
    }
    .guide = the sum of the cards played
condition-margin = the totals differ by at least { $n }
    .short = { $n }+ apart
    .guide = the difference of both totals
condition-zone = { side.has } { $n ->
    [0] { $cmp ->
        [at-least] at least 0
       *[other] no
    }
   *[other] { many }
} { zone }
    .short = { side.their } { zone.short } { many.short }
    .guide = cards in a zone
condition-fewer = { side.has } fewer { zone.all } than { $who ->
    [self] { other }
   *[target] you
}
    .short = { side.their } { zone.short } is smaller
    .guide = fewer cards there than the other one
condition-action = this is your { condition-action.short } of the turn
    .short = { $nth ->
        [first] first
       *[second] second
    } action
    .guide = of the own turn
condition-moved = your Legend has moved at least { n-spaces } this turn
    .short = moved { $n }+
    .guide = spaces, in the own turn
condition-first-attack = this is your first attack of the turn
    .short = first attack
    .guide = of the own turn
condition-was-hit = an attack has hit your Legend since your last turn
    .short = you were hit
    .guide = hit by an attack
condition-air-to-platform = this MOVE started on Air and ended on a Platform
    .short = from Air to Platform
    .guide = the MOVE that runs
condition-near = at least { $n } { $near ->
    [teammate] teammate
   *[opponent] { $fight ->
        [yes] other opponent
       *[no] opponent
    }
}{ $n ->
    [one] { " " }is
   *[other] s are
} within { $b ->
    [one] { $b } space
   *[other] { $b } spaces
} of { side }
    .short = { $n }+ { $near ->
        [teammate] teammates
       *[opponent] opponents
    } near { $who ->
        [self] you
       *[target] them
    }
    .guide = others near; the target not counted
condition-subject = this is about { condition-subject.whom }
    .whom = { $subject ->
        [self] your Legend
        [any] any Legend
       *[other] { subject }
    }
    .short = about { condition-subject.whom }
    .guide = whom the event is about
condition-turn = { $turn ->
    [own] it is your turn
    [opponent-s] it is an opponent's turn
   *[any] { "" }
}
    .short = { $turn ->
        [own] your turn
        [opponent-s] their turn
       *[any] { "" }
    }
    .guide = whose turn it is
condition-value = a { $n } is among them
    .short = a { $n } among them
    .guide = such a card is among those just laid down
condition-in-play = { many } { n-cards.alone } { $n ->
    [one] is
   *[other] are
} played at once
    .short = { many.short } at once
    .guide = how many were just laid down
condition-source = the damage was done { cause }
    .short = damage { cause }
    .guide = where the damage came from
condition-result = { $result ->
    [moved] it moved
    [stopped-by-Platform] a Platform stopped it
    [in-ring] it ended Off-stage
   *[crossed] it crossed the KO line
}
    .short = { condition-result }
    .guide = how the knockback went
condition-caused = you caused it
    .short = { condition-caused }
    .guide = the owner caused it
condition-weapon = the change is a { $change ->
    [pickup] Flaming Sword taken
    [swap] Weapon card flipped
    [recover] weapon recovered
   *[disarm] weapon disarmed
}
    .short = { condition-weapon }
    .guide = what happened to the weapon
condition-choice = you { $choice ->
    [draw] drew
    [swap] flipped the Weapon card
   *[recover] recovered
}
    .short = { condition-choice }
    .guide = what the DELAY was for
cost-and = { $first } and { $next }
    .short = { $first }, { $next }
cost-discard = discard { n-cards }
    .short = discard { $n }
    .guide = cards of the own hand
cost-discard-exactly = discard { n-cards } of value { $value }
    .short = discard { n-cards } worth { $value }
    .guide = cards of the own hand of that value
cost-discard-at-least = { cost-discard-exactly } or more
    .short = { cost-discard-exactly.short }+
    .guide = cards of that value or more
cost-damage = take { $n } damage
    .short = { cost-damage }
    .guide = not at Red
cost-disarm = disarm your own weapon
    .short = disarm yourself
    .guide = only while EQUIPPED
cost-action = spend 1 action
    .short = { cost-action }
    .guide = in the own turn, one that is left

# ---------------------------------------------------------------- when an effect may be used

head-if = { $head ->
    [none] While { $asked }
   *[other] { $head }, if { $asked }
}
    .short = { $head ->
        [none] { "" }
       *[other] { $head }{ $form ->
            [distance] { " " }
            [air-to-platform] { " " }
           *[other] ,{ " " }
        }
    }{ $asked }
head-limit = { $times ->
    [1] { $uses ->
        [once-per-turn] Once per turn
        [once-per-life] Once per life
       *[once-per-game] Once per game
    }
   *[other] Up to { $times } times per game
}{ $head ->
    [none] { "" }
   *[other] , { AMID($head) }
}
    .short = { $head ->
        [none] { "" }
       *[other] { $head },{ " " }
    }{ $times ->
        [1] once
       *[other] { $times } times
    } { $uses ->
        [once-per-turn] a turn
        [once-per-life] a life
       *[once-per-game] a game
    }
head-always = Always
the-attack = { $type ->
    [light] Light attack
    [heavy] Heavy attack
   *[any] attack
}
    .an = { $type ->
        [any] an attack
       *[other] a { the-attack }
    }
    .kind = { $type ->
        [light] Light
        [heavy] Heavy
       *[any] attack
    }
    .a-kind = { $type ->
        [any] an attack
       *[other] a { the-attack.kind }
    }
    .hit = { $type ->
        [any] hit
       *[other] { the-attack.kind } hit
    }
    .answer = { $type ->
        [light] block
        [heavy] dodge
       *[any] block or dodge
    }
    .fought = { $role ->
        [attacker] your { the-attack }
        [defender] { the-attack.an } on you
        [bystander] { the-attack.an } of others
       *[either] { the-attack.an }
    }
moment-before = Before your { the-attack }
    .short = { $asked ->
        [yes] { the-attack.kind }
       *[no] your { the-attack.kind }
    }
moment-during = During { the-attack.fought }
    .short = { $role ->
        [attacker] { moment-before.short }
       *[other] { moment-constant.short }
    }
moment-after = After { the-attack.fought }
    .short = after { $role ->
        [attacker] your { the-attack.kind }
        [defender] { the-attack.a-kind } on you
        [bystander] others' { the-attack.kind }
       *[either] { the-attack.a-kind }
    }
moment-hit = After { $role ->
    [defender] { the-attack.an } hits you
   *[other] { the-attack.fought } hits
}
    .short = after { $role ->
        [attacker] a { the-attack.hit }
       *[other] { moment-on-hit.short }
    }
moment-failed = { moment-after } fails
    .short = after { $role ->
        [attacker] a failed { the-attack.kind }
       *[other] { moment-on-failed.short }
    }
moment-on-attack-declared = When { $role ->
    [attacker] you declare { the-attack.an }
    [defender] { the-attack.an } on you is declared
    [bystander] { the-attack.an } between others is declared
    [helper] { the-attack.an } is declared
   *[either] { the-attack.an } by or on you is declared
}
    .short = { $role ->
        [defender] { the-attack.a-kind } on you
       *[other] { moment-constant.short }
    }
moment-on-hit = When { $role ->
    [attacker] your { the-attack } hits
    [defender] { the-attack.an } hits you
    [bystander] { the-attack.an } between others hits
    [helper] { the-attack.an } hits
   *[either] { the-attack.an } by or on you hits
}
    .short = { $role ->
        [attacker] your { the-attack.hit }
        [defender] { the-attack.a-kind } hits you
        [bystander] others' { the-attack.hit }
       *[either] any { the-attack.hit }
    }
moment-on-failed = When { $role ->
    [attacker] your { the-attack }
    [defender] { the-attack.an } on you
    [bystander] { the-attack.an } between others
   *[either] { the-attack.an } by or on you
} fails
    .short = { $role ->
        [attacker] your failed { the-attack.kind }
        [defender] you { the-attack.answer }
        [bystander] others' failed { the-attack.kind }
       *[either] any failed { the-attack.kind }
    }
moment-constant = In { $role ->
    [attacker] your { the-attack }s
    [defender] { the-attack }s on you
    [bystander] { the-attack }s between others
   *[either] { the-attack }s
}
    .short = { $role ->
        [attacker] your { the-attack.kind }
        [defender] { $type ->
            [any] defending
           *[other] { the-attack.kind }, defending
        }
        [bystander] { the-attack.kind } of others
       *[either] any { the-attack.kind }
    }
in-attack = in { $role ->
    [bystander] { the-attack.an } between others
   *[other] { the-attack.fought }
}
    .of = { $role ->
        [attacker] { " " }in your { the-attack }
        [defender] { " " }in an attack on you
        [bystander] { " " }in an attack between others
       *[either] { "" }
    }
moment-on-card-played = When { $subject ->
    [self] you play cards
    [none] cards are played
    [any] cards are played
   *[other] { subject } plays cards
} { in-attack }
    .short = cards are played
moment-cancel = When { other } uses an effect { in-attack }
    .short = they use an effect
subject = { $subject ->
    [none] a Legend
    [any] a Legend
    [opponent] an opponent
    [teammate] a teammate
    [any-other-Legend] another Legend
   *[other] { other }
}
    .short = { $subject ->
        [other-combatant] the other
        [target] the other
        [victim] the other
       *[other] { subject }
    }
    .legend = { $own ->
        [yes] your Legend
       *[no] { subject }
    }
    .player = { $own ->
        [yes] you
       *[no] { subject }
    }
    .they = { $own ->
        [yes] you
       *[no] { subject.short }
    }
    .s = { $own ->
        [yes] { "" }
       *[no] s
    }
    .whose = { $own ->
        [yes] your
       *[no] { subject }'s
    }
    .their = { $own ->
        [yes] your
       *[no] { subject.short }'s
    }
moment-before-move = Before a MOVE
    .short = before a move
moment-after-move = After a MOVE
    .short = after a move
moment-on-turn-start = At the start of { subject.whose } turn
    .short = { subject.their } turn starts
moment-on-turn-end = At the end of { subject.whose } turn
    .short = { subject.their } turn ends
moment-on-damage = After { subject.legend } takes damage{ moment-on-damage.cause }{ in-attack.of }
    .cause = { $source ->
        [none] { "" }
       *[other] { " " }{ cause }
    }
    .short = after damage to { subject.they }{ moment-on-damage.cause }
moment-on-knockback = After { subject.legend } is knocked back{ in-attack.of }
    .short = { $result ->
        [stopped-by-Platform] a Platform stops them
       *[other] { $own ->
            [yes] after your knockback
           *[no] after { subject.short } is knocked back
        }
    }
moment-on-ko = After { $by_you ->
    [yes] you KO { subject }
   *[no] { subject.legend } is KO'd
}{ in-attack.of }
    .short = after { $by_you ->
        [yes] you KO { subject.short }
       *[no] { subject.their } KO
    }
moment-on-weapon-change = After { subject.whose } weapon changes
    .short = { subject.their } weapon changes
moment-on-delay = After { subject.whose } DELAY
    .short = after { subject.their } DELAY
moment-on-gravity = When { subject.legend } would fall
    .short = before { subject.they } fall{ subject.s }
moment-on-reshuffle = Before { subject.player } take{ subject.s } damage for a reshuffle
    .short = { subject.they } reshuffle{ subject.s }
moment-on-draw = After { subject.player } draw{ subject.s }
    .short = after { subject.they } draw{ subject.s }
moment-on-pass-through = When { $own ->
    [yes] your Legend moves through another Legend
   *[no] { subject } moves through your Legend
}
    .short = { $own ->
        [yes] you pass a Legend
       *[no] { subject.short } passes you
    }
moment-on-adjacent = When { $own ->
    [yes] your Legend ends a MOVE next to another Legend
   *[no] { subject } ends a MOVE next to your Legend
}
    .short = { $own ->
        [yes] you stop near a Legend
       *[no] { subject.short } stops near you
    }
moment-before-ko = When { subject.legend } would be KO'd
    .short = before { subject.their } KO
moment-respawn = When { $by_you ->
    [yes] { subject } that you KO'd
   *[no] { subject.legend }
} respawns
    .short = { $by_you ->
        [yes] { subject.short } you KO'd respawns
       *[no] { subject.they } respawn{ subject.s }
    }
moment-brace = Before a knockback takes { subject.legend } over the KO line
    .short = at the KO line
moment-delay = When { subject.player } DELAY{ subject.s }
    .short = { subject.their } DELAY
moment-pickup = After { subject.player } take{ subject.s } a Flaming Sword
    .short = { subject.they } take{ subject.s } a sword
moment-swap = After { $own ->
    [yes] you flip your Weapon card
   *[no] { subject } flips the Weapon card
}
    .short = { subject.they } flip{ subject.s } { $own ->
        [yes] your weapon
       *[no] the weapon
    }
moment-recover = After { $own ->
    [yes] you recover your weapon
   *[no] { subject } recovers the weapon
}
    .short = { subject.they } recover{ subject.s }
moment-disarm = After { subject.whose } weapon is disarmed
    .short = { $own ->
        [yes] you are disarmed
       *[no] { subject.short } is disarmed
    }

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-delay = Delay
    .text = Gravity for all, then draw 2 cards, flip your weapon, or recover it.
    .forms = DELAY, DELAYs, delay, delays
    .rule = BH-DELAY-01
word-gravity = Gravity
    .text = At each Delay, whoever is on Air falls 1 space.
    .forms = gravity
    .rule = BH-GRAV-01
word-platform = Platform
    .text = A space that holds you. Nothing passes it straight up or down.
    .forms = Platform, Platforms
    .rule = BH-ARENA-02
word-air = Air
    .text = A space without ground. You may end there; a Delay makes you fall.
    .rule = BH-MOVE-08
word-off-stage = Off-stage
    .text = The ring outside the Arena. It is Air, just before the KO line.
    .forms = off-stage
    .rule = BH-ARENA-03
word-ko-line = KO line
    .text = Each space pushed beyond it is 1 damage; at Red it is a KO.
    .forms = KO line, KO LINE
    .rule = BH-KOL-01
word-damage = Fresh, Yellow, Red
    .text = Damage: none, 1, 2. It goes no higher.
    .rule = BH-DMG-03
word-ko = KO
    .text = Over the KO line at Red. You come back Fresh, and turn up a KO card.
    .forms = KO, KO'd, KOs
    .rule = BH-KOL-03
word-ko-card = KO card
    .text = Turned up at a KO: #2 gives one bonus on your turn, #1 means you are out.
    .forms = KO card, KO cards
    .rule = BH-KOC-02
word-light-attack = Light attack
    .text = A bid of cards: the higher total hits for 1 damage, a tie blocks.
    .forms = Light attack, Light attacks
    .rule = BH-LIGHT-06
word-heavy-attack = Heavy attack
    .text = One card, and only the same number dodges. A hit knocks back.
    .forms = Heavy attack, Heavy attacks
    .rule = BH-HEAVY-02
word-dodge = Dodge
    .text = Play a card of the very same number against a Heavy attack.
    .forms = dodge, dodges, dodged
    .rule = BH-HEAVY-02
word-knockback = Knockback
    .text = Spaces pushed away: damage plus card. A Platform in the way stops it.
    .forms = knockback, knocked back
    .rule = BH-KB-02
word-flaming-sword = Flaming Sword
    .text = Step on it and you have a weapon.
    .forms = Flaming Sword, Flaming Swords
    .rule = BH-WEAP-03
word-unarmed = Unarmed
    .text = No sword: Light attacks only, and no weapon power.
    .forms = unarmed, UNARMED
    .rule = BH-WEAP-02
word-equipped = Equipped
    .text = With a sword: Heavy attacks, and the power of the weapon side facing up.
    .forms = equipped, EQUIPPED
    .rule = BH-WEAP-01
word-disarm = Disarm
    .text = Turn a sword over: it does nothing until a Delay recovers it.
    .forms = disarm, disarms, disarmed, DISARMED
    .rule = BH-WEAP-07
word-recover = Recover
    .text = Turn your disarmed sword back: it works again.
    .forms = recover, recovers, recovered
    .rule = BH-SWAP-02
word-flip = Flip
    .text = Turn your Weapon card over: its other side counts now.
    .forms = flip, flips, flipped
    .rule = BH-SWAP-01
word-line-of-sight = Line of sight
    .text = The straight line between 2 spaces. A Platform cuts it.
    .forms = line of sight
    .rule = BH-ATK-05
word-pressure = Sudden death
    .text = No KO for too long: whoever ends a turn takes damage. A KO ends it.
    .forms = sudden death, pressure
    .rule = BH-RUL-80
