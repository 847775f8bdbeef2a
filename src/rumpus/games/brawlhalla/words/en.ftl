# Brawlhalla: The Card Game, in English. SEAT(), SPACE(), CARD() and CARDS() say seats, spaces and cards.

nobody = Nobody
seat = Seat { $letter }
card = a { $value }{ $name ->
    [none] { "" }
   *[other] { "" } ({ $name })
}

## What happened

log-legend = { SEAT($seat) } joins the fight, { $weapon } up.
log-standee = { SEAT($seat) } starts at { SPACE($space) }.
log-deal = { SEAT($seat) } draws a starting hand of { $count }.
log-redraw = { SEAT($seat) } shuffles the starting hand back and draws a new one.
log-turn = { SEAT($seat) }'s turn.
log-move = { SEAT($seat) } plays { CARD($card) } to MOVE.
log-walk = { $steps ->
    [0] { SEAT($seat) } stays at { SPACE($start) }.
   *[other] { SEAT($seat) } moves { $steps } to { SPACE($to) }{ $off_stage ->
        [yes] , off-stage
       *[no] { "" }
    }.
}
log-pickup = { SEAT($seat) } takes the Flaming Sword at { SPACE($space) }.
log-delay = { SEAT($seat) } DELAYs.
log-fall = { SEAT($seat) } falls to { SPACE($to) }.
log-hang = { SEAT($seat) } stays at { SPACE($space) }: nothing below is free.
log-hover = { SEAT($seat) } does not fall.
log-bottom = { SEAT($seat) } falls over the KO line at { SPACE($space) }.
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
log-open = { SEAT($seat) } opens with { CARD($card) }.{ $type ->
    [light] { " " }The attack total is { $total }.
   *[heavy] { "" }
}
log-card = { SEAT($seat) } plays { CARD($card) }: attack { $attack }, defence { $defence }.
log-pass = { SEAT($seat) } passes.
log-dodge = { SEAT($seat) } answers with { CARD($card) }.
log-hit = { $type ->
    [light] { $attack } against { $defence }: the Light attack hits { SEAT($target) }.
   *[heavy] { SEAT($target) } does not dodge: the Heavy attack hits.
}
log-failed = { $type ->
    [light] { $attack } against { $defence }: { SEAT($target) } blocks.
   *[heavy] { SEAT($target) } dodges the Heavy attack.
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
log-pushed = { SEAT($seat) } flies { $steps } to { SPACE($to) }.
log-wall = A Platform stops { SEAT($seat) } at { SPACE($space) }; { $lost } lost.
log-cross = { SEAT($seat) } crosses the KO line at { SPACE($space) }.
log-bump = { SPACE($start) } is taken: { SEAT($seat) } lands on { SPACE($to) }.
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
log-reveal = { SEAT($seat) } reveals KO card #{ $ko }.
log-out = { SEAT($seat) } is out.
log-unarmed = { SEAT($seat) } loses the Flaming Sword.
log-respawn = { SEAT($seat) } is back at { SPACE($space) }.
log-token = { SEAT($seat) } puts a Flaming Sword on { SPACE($space) }.
log-use = { SEAT($seat) } uses { $name }.
log-decline = { SEAT($seat) } leaves the effect unused.
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
log-placed = { SEAT($seat) } is moved from { SPACE($start) } to { SPACE($to) }.
log-look = { SEAT($seat) } looks at { $own ->
    [yes] the own
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
    [0] cannot MOVE
   *[other] moves at most { $steps }
} until the end of its next turn.
log-cancel = { SEAT($seat) } cancels { SEAT($target) }'s effect.
log-pressure = Nobody was KO'd for long: pressure begins.
log-calm = The KO ends the pressure.
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

log-effect = { SEAT($seat) }'s effect takes hold.
log-effect-safe-shuffle = { SEAT($seat) } reshuffles without damage.
log-effect-damage-add = The hit deals { $count } more damage.
log-effect-damage-prevent = { $count } damage to { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} is prevented.
log-effect-knockback-add = The knockback is { $count } more.
log-effect-knockback-reduce = The knockback is { $count } less.
log-effect-knockback-direction = { SEAT($seat) } turns the knockback.
log-effect-knockback-through = Platforms do not stop this knockback.
log-effect-brace = { SEAT($seat) } stops at the KO line.
log-effect-move-bonus = { SEAT($seat) } may make { $count ->
    [one] 1 more step
   *[other] { $count } more steps
}.
log-effect-move-bonus-fewer = { SEAT($seat) } may make { $count ->
    [one] 1 step
   *[other] { $count } steps
} fewer.
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
} may play no more cards.
log-effect-ban-values = { $target ->
    [none] the other side
   *[other] { SEAT($target) }
} may not play some values in this attack.
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
log-effect-refresh-ko-bonus = A used KO card of { SEAT($seat) } is ready again.

## How it ended

end-last-standing = The last one standing wins.
end-round-limit = The round limit is reached; the best placed win.
end-conceded = All opponents have conceded.
end-last-team-standing = The last team standing wins.

## What is asked

ask-over = The fight is over.
ask-legend = Choose your Legend.
    .how = Pick the weapon side that faces up, too.
ask-ready = { $ready } of { $all } are ready.
ask-standee = Choose where to start.
    .how = Pick a free space of row 1.
ask-mulligan = Keep this hand, or draw a new one.
    .how = You may do this once.
ask-action = Take an action.
    .how = Pick a card, attack or delay.
ask-end-or-bonus = End your turn, or use a KO card.
    .how = It gives 1 more action.
ask-end = End your turn.
    .how = No actions are left.
ask-path = Move up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}.
ask-fall = Choose where you fall.
ask-fall-of = Choose where { SEAT($target) } falls.
ask-delay = Draw 2, or handle your weapon.
ask-open = Open the attack with a card.
    .how = Pick a card of your hand.
ask-open-low = Open with a card up to { $most }.
    .how = Pass to give up the attack.
ask-open-many = Open with up to { $most } cards.
    .how = Pick cards of your hand.
ask-dodge = Dodge with a { $value }, or take the hit.
    .how = Higher cards and sums never dodge.{ $tax ->
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
ask-add = Beat { $defence }, or let it stand.
    .how = Your total is { $attack }.{ $tax ->
        [0] { "" }
        [one] { " " }An answer costs 1 more card.
       *[other] { " " }An answer costs { $tax } more cards.
    }
ask-limit = Discard { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
}.
    .how = Pick in your hand. Keep { $limit }.
ask-window = Use an effect, or leave it.
ask-window-ko = Use a KO card, or leave it.
    .how = Each can be used once.
ask-window-one = Use { $name }, or leave it.
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
ask-pile = Choose a card of your discard pile.
ask-hand = Choose a card.
ask-any = Choose.
ask-pick-look = Choose the next card from the top.
ask-pick-strike = Choose how to attack.
ask-pick-ko = Choose the KO card to use again.
ask-pick-copy = Choose the effect to copy.
ask-target-strike = Choose whom to attack.
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
act-decline = Leave it
act-decline-dir = As it is
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
    .says = One card; only its equal dodges. Knocks back.
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
why-decline = its text says that you may
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
    [0] Cannot MOVE
   *[other] Moves at most { $steps }
} until the end of its next turn.
mark-stun = Has { $count ->
    [one] 1 action
   *[other] { $count } actions
} fewer on its next turn.
mark-extra = { $count ->
    [one] 1 more action, which must be a { $kind }.
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
refuse-BH-SETUP-04 = You start in the top row, on a free space.
    .out = Pick a glowing space.
refuse-BH-RUL-12 = First say what happens to your starting hand.
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
    [yes] You have not taken a step yet.
   *[no] This card takes you nowhere from here.
}
    .out = { $path ->
        [yes] Step to a glowing space.
       *[no] Pick another card, or another action.
    }
refuse-BH-RUL-18 = What you began must be finished first.
    .out = Answer what the prompt asks.
refuse-BH-RUL-56 = Only an effect lets you do that.
    .out = Pick a card to move.
refuse-BH-RUL-89 = That is not what is asked now.
    .out = Pick one of the lit choices.

refuse-BH-MOVE-01 = { $hand ->
    [0] A move costs a card, and your hand is empty.
   *[other] That card is not in your hand.
}
    .out = { $hand ->
        [0] Delay to draw 2.
       *[other] Pick a card of your hand.
    }
refuse-BH-MOVE-02 = That is too far for { $path ->
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
refuse-BH-FX-25 = The effect does not take you there.
    .out = Pick a glowing space.
refuse-BH-FX-36 = An effect keeps you from moving this turn.
    .out = Attack, delay or end your turn.
refuse-BH-GRAV-08 = You fall to the lower left or the lower right.
    .out = Pick one of the two glowing spaces.
refuse-BH-DELAY-01 = That is part of a delay.
    .out = Choose Delay first.
refuse-BH-DELAY-03 = A delay draws 2 cards or handles the weapon, never both.
    .out = Pick one of the choices.
refuse-BH-RUL-30 = { $disarmed ->
    [yes] A disarmed weapon cannot be flipped.
   *[no] Your weapon is not disarmed.
}
    .out = { $disarmed ->
        [yes] Recover it, or draw 2.
       *[no] Draw 2, or flip the Weapon card.
    }
refuse-BH-END-01 = You hold more cards than you may keep.
    .out = Discard down to { $limit }.
refuse-BH-RUL-73 = You hold { $surplus ->
    [one] 1 card
   *[other] { $surplus } cards
} too many.
    .out = { $surplus ->
        [one] Pick 1 card of your hand to discard.
       *[other] Pick { $surplus } cards of your hand to discard.
    }

refuse-BH-ATK-01 = You attack on your own turn only.
    .out = Wait for your turn.
refuse-BH-ATK-02 = { $seat ->
    [none] Attack: no one is next to you.
   *[other] { $far ->
        [1] An effect keeps you from attacking { SEAT($seat) } so.
       *[other] { SEAT($seat) } is { $far } spaces away.
    }
}
    .out = { $far ->
        [1] Attack in another way, or someone else.
       *[other] { $ranged ->
            [yes] Move closer first.
           *[no] Attack reaches the next space. Move closer first.
        }
    }
refuse-BH-ATK-03 = { $seat ->
    [none] That attack does not reach so far.
   *[other] This attack does not reach { SEAT($seat) }.
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
refuse-BH-ATK-06 = The attack is declared, and wants its card.
    .out = Pick a card of your hand.
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
refuse-BH-PHASE-03 = Only a card of your hand opens the attack.
    .out = Pick one of your hand.
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
refuse-BH-LIGHT-02 = Only cards of your hand can block.
    .out = Pick one of your hand, or pass.
refuse-BH-LIGHT-03 = Only cards of your hand can be added.
    .out = Pick one of your hand, or pass.
refuse-BH-LIGHT-04 = The attack waits for your cards.
    .out = Pick cards of your hand, or pass.
refuse-BH-HEAVY-02 = The Heavy attack waits for your answer.
    .out = Play a { $value }, or take the hit.
refuse-BH-HEAVY-03 = Only a { $value } dodges this.
    .out = Play a { $value }, or take the hit.
refuse-BH-RUL-86 = One card is enough to dodge.
    .out = Play the one you picked.
refuse-BH-RUL-36 = This stays below what the attack asks for.
    .out = Pick more or higher cards, or pass.
refuse-BH-RUL-39 = That card cannot join what is picked.
    .out = Play what is picked.
refuse-BH-FX-05 = You may play no more cards in this attack.
    .out = Play what you picked, or pass.
refuse-BH-FX-06 = An effect forbids that number in this attack.
    .out = Pick another number, or pass.
refuse-BH-FX-07 = An answer costs { $tax ->
    [one] 1 more card
   *[other] { $tax } more cards
}, and your hand is too small.
    .out = Pass.
refuse-BH-RUL-112 = That power cannot be left out now.
    .out = Wait for a Light attack that it changes.
refuse-BH-WEAP-02 = Your weapon is not ready.
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
    .out = Leave it for later.
refuse-BH-RUL-63 = This KO card does nothing at this moment.
    .out = Leave it, or use what is on offer.
refuse-BH-POW-01 = That effect cannot be used here.
    .out = Use what is on offer, or leave it.
refuse-BH-POW-02 = An effect waits for your answer.
    .out = Use it, or leave it.
refuse-BH-POW-03 = Only one effect of a card is used at a time.
    .out = Leave it.
refuse-BH-POW-04 = That effect cannot be used with this play.
    .out = Play the cards without it.
refuse-BH-POW-05 = It is not your move.
    .out = Wait until you are asked.
refuse-BH-RUL-77 = That effect has been used already.
    .out = Leave it, or use another.
refuse-BH-TRIG-12 = That effect is for another moment.
    .out = Use what is on offer, or leave it.
refuse-BH-MODE-04 = In Discovery cards count by their number only.
    .out = Leave the effect.


## The page

page-title = Brawlhalla
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
page-key-no = Leave the effect, or stop
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
    }. Pressure starts at { $limit }.


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
            [0] no farther than the damage says
           *[other] { $n } farther
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
page-aid = A reminder of the usual game; the options of a table may differ.


# ---------------------------------------------------------------- the draft and the attack
page-legends = Legends
page-draft = Pick your Legend.
    .how = Click a poster, then Fight. Delay flips your weapon later.
    .surprise = Surprise me
    .fight = Fight as { $legend }
    .details = Details
    .close = Less
    .poster = { $legend }, { $title }. { $style } { $weapon } up. { $place } of { $count }.
    .up = { $weapon } up
    .always = { $legend }, always
    .sides = Weapon sides: one is up
    .side = up
    .cards = Your { $count } cards: four of each number
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
page-fight-with = { $sum }, with { $cards }: { $total }
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
       *[no] { $victim } is back soon
    }
    .bonus = Once, on an own turn, this card gives one thing more: knockback on a Heavy hit, damage on a Light hit, or an action.
    .left = { $cards ->
        [0] No KO card is left.
        [one] 1 KO card is left.
       *[other] { $cards } KO cards are left.
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
    [tied] Ties block.
   *[blocks] It is blocked.
}
page-fight-look = Look at the arena
page-fight-last = { $who }'s last card
page-fight = { page-strike } attack: { $attacker } { $attack }, { $defender } { $defence }
    .without = Without { $name }
    .leave = Leave { $name } out


# ---------------------------------------------------------------- the guided first game
page-guide = A duel that waits for you: from the first step to the KO, one thing at a time, 5 minutes.
page-guide-waits = The guide waits for something else.
    .out = Do what glows.
page-guide-move = Move with a card
    .text = Two actions a turn. Pick the glowing card: its number is how far you may go. Then pick the glowing space.
page-guide-light = Attack Light
    .text = Pick Mordex, who glows beside you. A Light attack is a bid of cards: open it with the 3.
page-guide-bid = Bid higher
    .text = Mordex laid a 3 too, and a tie blocks. Add the 2: 5 to 3 hits, and turns Mordex Yellow. Then end your turn.
page-guide-block = Block
    .text = Mordex bids 4 against you. Reach 4 with a card of yours: a tie is enough, and nothing happens to you.
page-guide-delay = Few cards? Delay
    .text = A Delay draws 2 cards. But gravity pulls first: who stands in the air falls. You stand safe on the floor.
page-guide-sword = Fetch a Flaming Sword
    .text = Move with the 3 through the burning sword, on into the air. Armed, you may attack Heavy. Then end your turn.
page-guide-dodge = Dodge a Heavy
    .text = Mordex is armed too: a Heavy with a 5. Only a card of the same number dodges, and you hold one. Play it.
page-guide-heavy = Attack Heavy
    .text = Attack Mordex Heavy, with the 4. Without a 4 nobody dodges it. A hit does not hurt: it throws.
page-guide-power = Your weapon's power
    .text = Yellow throws 1 far, the 4 adds 1, your hammer 1 more. Use it: over the KO line, and that hurts.
page-guide-land = Mind the gap
    .text = Mordex is Red, out on the edge, and you float. Step onto the ledge: there no Delay drops you. End your turn.
page-guide-ko = Knock them out
    .text = Mordex climbs back in front of you. Red throws 2 far, the 5 adds 2: attack Heavy with the 5, and use the hammer.
page-guide-end = KO: you have won
    .text = In a long game a Legend comes back on the top row until its last KO card is turned. Now play a real one.


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
page-told-card = a { $value }{ $name ->
    [none] { "" }
   *[other] { "" } ({ $name })
}
page-told-move = { SEAT($seat) } spends { CARD($card) } to move.
page-told-walk = { $steps ->
    [0] { SEAT($seat) } stays put.
   *[other] { SEAT($seat) } moves { $steps }, { $on ->
        [ring] out to { SPACE($to) }
        [air] into { SPACE($to) }
       *[platform] lands on { SPACE($to) }
    }.
}
page-told-standee = { SEAT($seat) } starts over { SPACE($space) }.
page-told-pickup = { SEAT($seat) } grabs the Flaming Sword: armed.
page-told-delay = { SEAT($seat) } takes a breather.
page-told-fall = { SEAT($seat) } drops to { SPACE($to) }.
page-told-hang = { SEAT($seat) } hangs on: nothing below is free.
page-told-attack = { $type ->
    [heavy] Heavy
   *[light] Light
} attack on { SEAT($target) }{ $free ->
    [yes] , for free
   *[no] { "" }
}!
page-told-open = { SEAT($seat) } opens with { CARD($card) }{ $type ->
    [light] { $sum ->
        [card] { "" }
       *[more] : { $total }
    }
   *[heavy] { "" }
}.
page-told-card-played = { SEAT($seat) } adds { CARD($card) }: { $attack } against { $defence }.
page-told-pass = { SEAT($seat) } passes.
page-told-dodge = { SEAT($seat) } has { CARD($card) }!
page-told-hit = { $type ->
    [light] { $attack } against { $defence }: { SEAT($target) } is hit.
   *[heavy] No dodge: { SEAT($target) } is hit.
}
page-told-failed = { $type ->
    [light] { $attack } against { $defence }: { SEAT($target) } blocks.
   *[heavy] { SEAT($target) } dodges!
}
page-told-knockback = { $level ->
    [0] Fresh gives 0
    [1] Yellow gives 1
   *[other] Red gives { $level }
}, the card { $card }{ $changed ->
    [more] , effects { $effects } more
    [less] , effects { $effects } less
   *[no] { "" }
}: { SEAT($seat) } flies { $count }.
page-told-pushed = { SEAT($seat) } { $on ->
    [ring] ends { SPACE($to) }
    [air] hangs in { SPACE($to) }
   *[platform] lands on { SPACE($to) }
}.
page-told-wall = A Platform stops { SEAT($seat) }.
page-told-cross = { SEAT($seat) } goes over the KO line!
page-told-bottom = { SEAT($seat) } falls over the KO line!
page-told-bump = Taken: { SEAT($seat) } lands beside it.
page-told-ko = { $by ->
    [-1] { $source ->
        [3] { SEAT($seat) } reshuffles at Red, and is KO'd.
        [6] Sudden death: the pressure knocks out { SEAT($seat) }.
       *[other] KO! { SEAT($seat) } is down.
    }
   *[other] KO! { SEAT($by) } knocks out { SEAT($seat) }.
}
page-told-reveal = { SEAT($seat) } turns up KO card #{ $ko }.
page-told-unarmed = { SEAT($seat) } loses the sword.
page-told-respawn = { SEAT($seat) } is back on the top row.
page-told-token = { SEAT($seat) } puts the sword on { SPACE($space) }.
page-told-steps = { SEAT($seat) } steps to { SPACE($to) }.
page-told-placed = { SEAT($seat) } is moved to { SPACE($to) }.
