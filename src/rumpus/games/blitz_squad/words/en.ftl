# Blitz Squad Brawl in English: what happened, what is asked, what may be done, and why something may not.
#
# SEAT says a seat at the beginning of a sentence, ONE within it; WHOSE says what is a seat's; YOU is `yes` where the seat
# is the reader's only one. SEATS and THEM say several seats. CARD says a card, CARDS several, SIGNED a number with its
# sign, STACK the cards of a stack from the bottom to the top. `.show` is what the page says of it; `.told` what the log says,
# where the lines around it say the rest.

stack = { CARD($top) }{ $covered ->
    [0] {""}
   *[other] {" "}on { CARDS($under) }
}


## What happened

log-flip = Flip { $n }: all decks are turned over
log-shown = { SEAT($seat) } { YOU($seat) ->
    [yes] show
   *[no] shows
} { CARD($card) }: { $power }
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] show
       *[no] shows
    } { CARD($card) }, power { $power }
log-tied = { SEATS($seats) } tie: flip again
log-won = { $lot ->
    [yes] By lot, it is { ONE($seat) }
   *[other] { SEAT($seat) } { YOU($seat) ->
        [yes] win
       *[no] wins
    } The Flip
}
log-first = { SEAT($seat) } { YOU($seat) ->
    [yes] begin
   *[no] begins
}
log-placed = { SEAT($seat) } { YOU($seat) ->
    [yes] place
   *[no] places
} { CARD($card) }
log-left = { SEAT($seat) } { YOU($seat) ->
    [yes] leave
   *[no] leaves
} { CARD($card) } where it is
log-hands = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} an opening hand of { $n }
    .told = { $known ->
        [yes] { SEAT($seat) } { YOU($seat) ->
            [yes] open
           *[no] opens
        } with { CARDS($cards) }
       *[no] { log-hands } cards
    }
log-turn = Turn { $turn }: { SEAT($seat) }
log-phase = { $phase ->
    [beginning] Beginning Phase
    [draw] Draw Phase
    [main] Main Phase
    [blocking] Blocking Phase
   *[end] End Phase
}
log-return = { CARDS($cards) } { $n ->
    [one] returns
   *[other] return
} to { YOU($seat) ->
    [yes] your hand
   *[no] { SEAT($seat) }'s hand
}
log-draw = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { CARDS($cards) }
log-draw-unseen = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
log-discard = { SEAT($seat) } { YOU($seat) ->
    [yes] discard
   *[no] discards
} { CARDS($cards) } { $source ->
    [tavern] from the tavern
   *[other] from hand
}
log-bury = { SEAT($seat) } { YOU($seat) ->
    [yes] bury
   *[no] buries
} { CARDS($cards) }
log-recover = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} { CARDS($cards) } at the bottom of the tavern
log-rise = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} { CARDS($cards) } from the tomb on top of the clinic
log-rescue = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { CARDS($cards) } from the clinic to hand
log-mend = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} { CARDS($cards) } from the clinic into the tavern
log-reveal = { SEAT($seat) } { YOU($seat) ->
    [yes] reveal
   *[no] reveals
} { CARDS($cards) }
log-conceal = { SEAT($seat) } { YOU($seat) ->
    [yes] conceal
   *[no] conceals
} { CARDS($cards) }
log-spy = { SEAT($seat) } { YOU($seat) ->
    [yes] look
   *[no] looks
} at { YOU($whom) ->
    [yes] your hand
   *[no] { SEAT($whom) }'s hand
}
log-spied = { YOU($whom) ->
    [yes] Your hand
   *[no] { SEAT($whom) }'s hand
}: { CARDS($cards) }
log-scout = { SEAT($seat) } { YOU($seat) ->
    [yes] look
   *[no] looks
} at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the tavern
log-seen = On top of the tavern: { CARDS($cards) }
log-sunk = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} { CARD($card) } at the bottom
log-sunk-unseen = { SEAT($seat) } { YOU($seat) ->
    [yes] put
   *[no] puts
} a card at the bottom
log-shuffle = { SEAT($seat) } { YOU($seat) ->
    [yes] shuffle
   *[no] shuffles
} the tavern
log-special = { SEAT($seat) } { YOU($seat) ->
    [yes] play
   *[no] plays
} { CARD($card) }
log-gone = { YOU($seat) ->
    [yes] Your { CARD($card) }
   *[no] { SEAT($seat) }'s { CARD($card) }
} leaves play
log-combo = { SEAT($seat) } { $attack ->
    [yes] { YOU($seat) ->
        [yes] attack
       *[no] attacks
    } { THEM($foes) }, price { $price }
   *[other] { YOU($seat) ->
        [yes] play
       *[no] plays
    } an action against { THEM($foes) }
}
    .told = { SEAT($seat) } { $attack ->
        [yes] { YOU($seat) ->
            [yes] attack
           *[no] attacks
        } { THEM($foes) } with { STACK($cards) }, paid with { CARDS($energy) }
       *[other] { YOU($seat) ->
            [yes] play
           *[no] plays
        } { STACK($cards) } as an action against { THEM($foes) }
    }
log-stack = { SEAT($seat) }, { $role }: { CARDS($cards) }
    .show = { WHOSE($seat) } { $role }: { CARDS($cards) }
    .told = { SEAT($seat) } { $role ->
        [block] { YOU($seat) ->
            [yes] block
           *[no] blocks
        }
        [reply] { YOU($seat) ->
            [yes] reply
           *[no] replies
        }
       *[other] { YOU($seat) ->
            [yes] lay
           *[no] lays
        }
    } with { STACK($cards) }
log-skipped = { SEAT($seat) } { YOU($seat) ->
    [yes] don't
   *[no] doesn't
} answer
log-answer = { SEAT($seat) } { $reply ->
    [yes] { YOU($seat) ->
        [yes] reply
       *[no] replies
    }
   *[other] { YOU($seat) ->
        [yes] block
       *[no] blocks
    }
} with { $n ->
    [one] 1 card
   *[other] { $n } cards
}
log-compare = Damage { $damage } to { ONE($seat) }, defense { $defense }
    .told = { WHOSE($seat) } block of { $defense } is { $short } short
log-blocked = { SEAT($seat) } { YOU($seat) ->
    [yes] hold
   *[no] holds
}
    .told = { WHOSE($seat) } block of { $defense } holds against { $damage }
log-damage = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} dealt { $n } damage
    .told = { SEAT($by) } { YOU($by) ->
        [yes] hit
       *[no] hits
    } { ONE($seat) } for { $n }: tavern { $before } to { $after }
log-no_damage = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} dealt no damage
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] take
       *[no] takes
    } no damage
log-line = { SEAT($seat) }'s { CARD($card) }
    .show = { WHOSE($seat) } { CARD($card) } goes off
log-declined = { SEAT($seat) } { YOU($seat) ->
    [yes] skip
   *[no] skips
} { CARD($card) }
log-hush = { YOU($seat) ->
    [yes] Your { CARD($card) }
   *[no] { SEAT($seat) }'s { CARD($card) }
} silences the cards against it
log-lasting = { $name ->
    [surge] { SEAT($seat) }: later attacks { SIGNED($n) } damage
    [guard] { SEAT($seat) }: blocks { SIGNED($n) } defense
    [tax] { SEAT($seat) }: attacks cost { $n } more
    [next_draw] { SEAT($seat) }: next Draw Phase { SIGNED($n) }
    [ban] { SEAT($seat) } can't play { $ban }
   *[ease] { SEAT($seat) }: no attack costs { $n } less
}
    .told = { $name ->
        [surge] { WHOSE($seat) } later attacks deal { SIGNED($n) } damage
        [guard] { WHOSE($seat) } blocks have { SIGNED($n) } defense
        [tax] { WHOSE($seat) } attacks cost { $n } more
        [next_draw] { WHOSE($seat) } next Draw Phase brings { SIGNED($n) }
        [ban] { SEAT($seat) } can't play { $ban }
       *[ease] No attack costs { ONE($seat) } { $n ->
            [one] 1 card
           *[other] { $n } cards
        } less
    }
log-wait = { YOU($seat) ->
    [yes] Your { CARD($card) }
   *[no] { SEAT($seat) }'s { CARD($card) }
} goes off later
log-cleared = { YOU($seat) ->
    [yes] Your stack
   *[no] { SEAT($seat) }'s stack
} goes to the clinic
log-encore = { CARD($card) } returns to { YOU($seat) ->
    [yes] your hand
   *[no] { SEAT($seat) }'s hand
}
log-doom = { CARD($card) } goes to { YOU($seat) ->
    [yes] your tomb
   *[no] { SEAT($seat) }'s tomb
}
log-missing = { SEAT($seat) } made no attack: { $n } to discard
log-concede = { SEAT($seat) } { YOU($seat) ->
    [yes] give
   *[no] gives
} up
log-out = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} out: { $reason ->
    [forced_draw] nothing left to draw
    [forced_discard] nothing left to discard
    [no_cards] no cards left
   *[other] gave up
}
    .show = { SEAT($seat) } { $reason ->
        [forced_draw] must draw from an empty tavern
        [forced_discard] must discard from an empty tavern
        [no_cards] { YOU($seat) ->
            [yes] have
           *[no] has
        } no cards left in tavern and hand
       *[other] { YOU($seat) ->
            [yes] give
           *[no] gives
        } up
    }
over-forced_draw = Nothing left to draw: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-forced_discard = The tavern is empty: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-no_cards = No cards left: { THEM($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}
over-concede = { SEATS($winners) } { YOU($winners) ->
    [yes] win
   *[no] wins
}: the others gave up
over-all_lost = All lose together: a draw
over-turn_limit = The last turn is over: { THEM($winners) } { YOU($winners) ->
    [yes] hold
   *[no] holds
} the most cards


## How it ended

end-forced_draw = had to draw from an empty tavern
end-forced_discard = had to discard from an empty tavern
end-no_cards = no card left in tavern and hand
end-concede = gave up
end-all_lost = all lost together
end-turn_limit = the turn limit


## What is asked

ask-over = The game is over.
ask-wait = { SEAT($seat) } { YOU($seat) ->
    [yes] decide
   *[no] decides
}.
ask-first = You won The Flip. Who begins?
ask-place = Place your special card now?
ask-main = Play specials, attacks and actions, or end your turn.
ask-target = Who is it aimed at?
ask-stack = Lay the { $role ->
    [attack] attack stack
    [energy] energy stack
    [action] action
    [block] block
   *[reply] reply
}.
ask-stack-how = Bottom card first. The last card is on top, and only its effect counts.
ask-top = Which card goes on top?
ask-answer = Block, reply or pass.
ask-block = Block the reply, or pass.
ask-missing = No attack this turn: discard { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
ask-may = Use { CARD($card) }?
ask-seat = { CARD($card) }: which player?
ask-discard = { CARD($card) }: discard { $left ->
    [one] 1 card
   *[other] { $left } cards
}.
ask-snatch = { CARD($card) }: discard which revealed card?
ask-mend = { CARD($card) }: mend which card?
ask-rescue = { CARD($card) }: rescue which card?
ask-reveal = { CARD($card) }: reveal which card?
ask-conceal = { CARD($card) }: conceal which card?
ask-scout = { CARD($card) }: keep this card on top, or put it at the bottom?
ask-cycle = { CARD($card) }: discard up to { $left }, then draw as many.
ask-banish = { CARD($card) }: banish which special card?
ask-owner = { CARD($card) }: whose?
ask-option = { CARD($card) }: choose one.
ask-pay = Pay for { CARD($card) }?


## What may be done

act-end = End turn
act-pass = Pass
act-attack = Attack
act-action = Action
act-block = Block
act-reply = Reply
act-done = Done
act-yes = Do it
act-no = Skip
act-place = Place it
act-leave = Leave it
act-keep = Keep
act-bottom = To the bottom
act-stop = Stop
act-concede = Give up
act-lapse = Drop the stack
act-choice = { $text }
act-option = Option { $n }
act-seat = { SEAT($seat) }
act-special = Play { CARD($card) }
act-add = Lay { CARD($card) }
act-top = { CARD($card) } on top
act-discard = Discard { CARD($card) }
act-snatch = Discard { CARD($card) }
act-mend = { CARD($card) } into the tavern
act-rescue = Take { CARD($card) }
act-reveal = Reveal { CARD($card) }
act-conceal = Conceal { CARD($card) }
act-banish = Discard { CARD($card) }
act-pick = { CARD($card) }


## What a bot advises: the whole play, and what would come of it

hint-attack = Attack { $all ->
    [yes] everybody
   *[no] { ONE($foe) }
} for { $damage } with { STACK($cards) }, paid with { CARDS($energy) }
hint-action = Play { STACK($cards) } as an action{ $damage ->
    [0] {""}
   *[other] {" "}for { $damage }
} against { $all ->
    [yes] everybody
   *[no] { ONE($foe) }
}
hint-block = Block with { STACK($cards) }
hint-reply = Reply with { STACK($cards) }{ $damage ->
    [0] {""}
   *[other] {" "}for { $damage }
}
hint-special = Place { CARDS($cards) } in the special zone
hint-end = End your turn
hint-pass = { $n ->
    [0] Don't answer
   *[other] Take the { $n } damage
}
hint-first = { YOU($seat) ->
    [yes] Go first yourself
   *[no] Let { ONE($seat) } go first
}
hint-begun = { $kind ->
    [attack] Attack { $all ->
        [yes] everybody
       *[no] { ONE($foe) }
    }
    [action] Play an action against { $all ->
        [yes] everybody
       *[no] { ONE($foe) }
    }
    [block] Block
   *[reply] Reply
}{ $n ->
    [0] {""}
   *[other] {" "}with { CARDS($cards) }
}
hint-stack = Lay { CARDS($cards) }
hint-target = Aim at { ONE($seat) }
hint-place = Place your card from The Flip in the special zone
hint-leave = Leave your card from The Flip where it is
hint-missing = Discard { CARDS($cards) }
hint-discard = Discard { CARDS($cards) }
hint-cycle = Discard { CARDS($cards) }, and draw as many
hint-snatch = Make them discard { CARDS($cards) }
hint-mend = Mend { CARDS($cards) }
hint-rescue = Rescue { CARDS($cards) }
hint-reveal = Reveal { CARDS($cards) }
hint-conceal = Conceal { CARDS($cards) }
hint-banish = Banish { CARDS($cards) }
hint-may = { $yes ->
    [yes] Use { CARD($card) }
   *[no] Skip { CARD($card) }
}
hint-pay = { $yes ->
    [yes] Pay for { CARD($card) }
   *[no] Don't pay for { CARD($card) }
}
hint-seat = Choose { ONE($seat) } for { CARD($card) }
hint-option = Choose "{ $text }" for { CARD($card) }
hint-keep = Keep the card on top of your tavern
hint-bottom = Put the card at the bottom of your tavern
hint-stop = Stop here

## Why: what would come of it, in a few words

why-block = it holds{ $n ->
    [0] {""}
   *[other] , and { $over ->
        [more] without it you lose
        [all] without it your tavern is empty
       *[less] saves you { $n } damage
    }
}
why-hit = { $free ->
    [yes] they can't block it, and { $left ->
        [0] empties { OWN($seat) } tavern
       *[other] { OWN($seat) } tavern drops to { $left }
    }
   *[no] unblocked, { $left ->
        [0] it empties { OWN($seat) } tavern
       *[other] { OWN($seat) } tavern drops to { $left }
    }
}
why-text = { AMID($text) }
why-missing = { $n ->
    [one] no attack this turn costs you 1 card
   *[other] no attack this turn costs you { $n } cards
}
why-end = { $n ->
    [0] your hand is empty
    [one] keep your last card for blocking
   *[other] keep your { $n } cards for blocking
}
why-pass = { $n ->
    [0] nothing hits you
   *[other] { $left ->
        [0] your last cards are those in hand
       *[other] your tavern still holds { $left }
    }
}
why-kept = { $n ->
    [one] you keep your last card
   *[other] you keep your { $n } cards
}
why-coming = { $n ->
    [0] nothing hits you, but you can answer
   *[other] { $n } damage is coming
}
why-end-not = { $n ->
    [one] you hold 1 card to play
   *[other] you hold { $n } cards to play with
}
why-target = { OWN($seat) } tavern holds { $n }
why-power = { $of ->
    [one] its power is { $n }
   *[other] their powers make { $n }
}
why-done = the stack is complete
why-option = { $n ->
    [one] there is no other choice
   *[other] it is 1 of { $n } choices
}
why-first = { YOU($seat) ->
    [yes] you get the first attack
   *[no] they attack first, and you answer
}
why-mend = { $n ->
    [one] your tavern grows by 1 card
   *[other] your tavern grows by { $n } cards
}
why-rescue = { $n ->
    [one] 1 more card to play
   *[other] { $n } more cards to play
}
why-cycle = { $n ->
    [one] you draw another one
   *[other] you draw { $n } others
}
why-asked = { CARD($card) } asks for it


## What lasts and waits

lasting-surge = Later attacks { SIGNED($n) } damage
lasting-guard = Blocks { SIGNED($n) } defense
lasting-tax = Attacks cost { $n } more
lasting-next_draw = Next draw { SIGNED($n) }
lasting-ban = No { $ban }
lasting-ease = No attack costs { $n } less
waits-end = { CARD($card) }: at the end of the turn
waits-begin = { CARD($card) }: on { YOU($seat) ->
    [yes] your next turn
   *[no] { SEAT($seat) }'s next turn
}
chip-card = { CARD($card) }
chip-lasting = effect


## Why something may not be done

refuse-BS-FLIP-05 = The winner of The Flip says who begins.
    .out = Choose a player.
refuse-BS-RUL-27 = First The Flip's winner says who begins.
    .out = Wait until you are asked.
refuse-BS-FLIP-09 = First your special card from The Flip.
    .out = Place it or leave it.
refuse-BS-MAIN-01 = Not now: it's your Main Phase.
    .out = Attack, play an action, place a special, or end your turn.
refuse-BS-MULTI-01 = Aim at an opponent who is still in.
    .out = Choose an opponent that glows.
refuse-BS-MAIN-05 = One play at a time.
    .out = Finish your stack first.
refuse-BS-MAIN-04 = A brawler's card goes in a stack.
    .out = Lay it in an attack, an action or a block.
refuse-BS-RUL-60 = This card doesn't come next in the stack.
    .out = Choose a card that glows.
refuse-BS-BLK-05 = You answer a combo once: a block, a reply, or nothing.
    .out = Choose one of them.
refuse-BS-RUL-74 = You can only block a reply.
    .out = Block it, or pass.
refuse-BS-PEN-01 = A turn without an attack costs cards from your hand.
    .out = Choose a card to discard.
refuse-BS-RUL-56 = First answer what the card asks.
    .out = Choose one of its answers.
refuse-BS-TGT-01 = The card doesn't work on that.
    .out = Choose one that glows.
refuse-BS-RUL-42 = Discard a card from your own hand.
    .out = Choose one of them.
refuse-BS-RUL-43 = That one doesn't count here.
    .out = Choose one that glows.
refuse-BS-REV-04 = You can only reveal a closed card from your hand.
    .out = Choose a closed card.
refuse-BS-CON-02 = You can only conceal a revealed card of yours.
    .out = Choose a revealed card.
refuse-BS-LOSE-09 = The game is over.
    .out = Start another.
refuse-BS-MULTI-03 = You are out of this game.
    .out = Watch the others.
refuse-BS-RUL-24 = You play special cards in your own Main Phase, between combos.
    .out = Keep it until then.
refuse-BS-RUL-54 = Another player chooses first.
    .out = Wait until you are asked.
refuse-BS-RUL-38 = Only the target of a combo can answer it.
    .out = Wait until you are asked.
refuse-BS-TURN-03 = You can't play that in this phase.
    .out = Wait until you are asked.
refuse-BS-ATK-02 = Not enough energy for the attack.
    .out = Lay more energy, or other cards.
refuse-BS-ATK-03 = Nothing you hold pays for that attack.
    .out = Choose something else.
refuse-BS-STACK-02 = A stack takes one brawler's cards.
    .out = Choose a card of the same brawler.
refuse-BS-STACK-03 = A stack needs a brawler card.
    .out = Lay one, or choose something else.
refuse-BS-STACK-04 = The stack is full.
    .out = Finish it as it is.
refuse-BS-STACK-09 = One of the stack's own cards goes on top.
    .out = Choose one of them.
refuse-BS-STACK-10 = That card isn't in your hand, or it's already laid.
    .out = Choose another card.
refuse-BS-RUL-40 = You hold that card the other way: closed, or revealed.
    .out = Take it from where it lies.
refuse-BS-SPEC-04 = A special card can't go in a stack.
    .out = Choose a brawler card.
refuse-BS-RUL-64 = A larger block isn't allowed against this.
    .out = Finish the block as it is.
refuse-BS-RUL-49 = No more combos this turn.
    .out = Play a special card, or end the turn.
refuse-BS-RUL-48 = An effect stops you from playing that now.
    .out = Choose something else.
refuse-BS-RUL-73 = No actions means no replies either.
    .out = Block, or pass.
refuse-BS-RUL-07 = At this table you can't answer combos with actions.
    .out = Block, or pass.
refuse-BS-RUL-63 = You have no stack to drop.
    .out = There is nothing to drop.
refuse-BS-RUL-20 = There is nothing to block.
    .out = Reply, or pass.


## The page


# What would come of a draft (interface/forecast.py).
forecast-loses = without { CARD($card) }
forecast-line = { CARD($card) }: { $text }
forecast-lacks-target = Pick a target
forecast-lacks-action = No action now
forecast-lacks-attack = No attack now
forecast-lacks-energy = { $n ->
    [0] No energy stack
   *[other] { $n } energy short
 }
forecast-lacks-more = { $n } energy short
forecast-may-block = { SEAT($seat) } may block with { $n } or more{ $replies ->
    [yes] {", or reply"}
   *[no] {""}
 }.
forecast-may-answer = { SEAT($seat) } may block{ $replies ->
    [yes] {" or reply"}
   *[no] {""}
 }.
forecast-unblockable = { SEAT($seat) } can't block this.
forecast-no-block = No block: tavern { $n } to { $left }.
forecast-pass = No block: your tavern { $n } to { $left }.

# Before a play that makes its own player lose at once.
loses-cards = { $n ->
    [one] This is your last card
   *[other] These are your last { $n } cards
}, and your tavern is empty: you lose right away.
loses-damage = { $n } damage is more than your tavern holds: you lose right away.
loses-tavern = Your tavern doesn't hold { $n ->
    [one] 1 more card
   *[other] { $n } more cards
}: you lose right away.

# The log: what came of a card, and of a turn without an attack.

page-title = Blitz Squad Brawl
page-first = Your tavern is your life. Run theirs dry first.
    .when = On your turn:
    .one = Stack cards of 1 brawler to attack. Pay for it with a second stack.
    .two = They block with 1 stack, or lose 1 tavern card for each damage.
    .three = Keep some cards: you block with what is left in your hand.
page-by = { CARD($by) }: { $text }
page-by-missing = No attack: { $text }

# What the game's page says by itself: trays, receipt, buttons, and what is said to ears.

page-tray-attack = Attack
page-tray-energy = Energy
page-tray-action = Action
page-tray-block = Block
page-tray-reply = Reply
page-or-reply = or reply
page-tray-empty = { $tray } stack, empty
page-tray-said = { $tray } stack, { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, { $brawler }. Top: { $top }, power { $power }. Total { $total }.
page-base = base { $n }
page-energy-n = energy { $n }
page-price = price { $n }
page-meter = Price { $price }, paid { $paid }, spare { $spare }
page-on-top = ON TOP
page-chip-top = { $card }{ $more ->
    [yes] {" and more"}
   *[no] {""}
}
page-hushed = no effect
page-more = +{ $n } more
page-stacked = { $card }, power { $power }, covered. Press to put it on top.
page-stacked-would = { $card }, power { $power }, covered. On top: total { $total }.
page-stacked-top = { $card }, power { $power }, on top
page-would-top = { $card } on top
page-ghost = drop here or press { $key }
page-ghost-drop = drop here

page-drop-attack = Tap a card, or drop it here.
page-drop-energy = Pay for the attack here. No attack? Then it's an action.
page-drop-action = Pay for the attack here. No attack? Then it's an action.
page-drop-block = Tap cards of one brawler to block.
page-drop-reply = Drop a stack here to reply instead.
page-needs = { $who } needs { $n } to hold. { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
 }, { $seen } seen.
page-reply-how = Hit back with one stack instead.
page-after = { $who }, after you confirm

page-tavern = Tavern
page-clinic = Clinic
page-tomb = Tomb
page-tavern-said = { $who }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 } in the tavern. Open details.
page-tavern-then = { $who }: { $n } cards in the tavern, { $left } after this. Open details.
page-clinic-said = { $who }: clinic, { $n ->
    [0] empty
    [one] 1 card, on top { $top }
   *[other] { $n } cards, on top { $top }
 }. Look through it.
page-tomb-said = { $who }: tomb, { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
 }. Look through it.
page-last-cards = last cards
page-if-hits = if it hits
page-if-holds = if it holds
page-hand-left = hand { $n } left
page-to = to { $n }
page-of = of { $n }
page-of-60 = of 60
page-hand-seen = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }, { $seen ->
    [0] none seen
   *[other] { $seen } seen
 }
page-hand-n = Hand { $n }
page-piles = Clinic { $clinic }, tomb { $tomb }
page-counts = Hand { $hand }  Clinic { $clinic }  Tomb { $tomb }
page-face = { $name }, { $left } of { $of } cards still to come
page-out = out
page-your-target = your target
page-last-one = Last one standing
page-clockwise = Clockwise. Only the target can block or reply.
page-mat = The mat

page-zone = Special zone, { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
 }
page-special-zone = Special zone
page-special = Special
page-sign-whose = { $who }'s
page-sign-turns = { $n ->
    [one] 1 more turn
   *[other] { $n } more turns
 }
page-specials-here = Specials go here, before or after an attack
page-specials-own = Specials: only on your own turn

page-hits = Hits { $who } for
page-hits-you = Hits you for
page-no-damage = No damage
page-holds-mid = holds
page-short-mid = { $n } short
page-holds-short = Holds
page-not-blocked = Not blocked
page-wham = WHAM
page-clash-side = { $you ->
    [yes] You { $role ->
        [attack] attack
        [block] block
        [reply] reply
       *[other] act
     }
   *[no] { $who } { $role ->
        [attack] attacks
        [block] blocks
        [reply] replies
       *[other] acts
     }
 }
page-was = was { $n }
page-discards = { $who } { $who ->
    [You] discard
   *[other] discards
 } { $n }.

page-if-confirm = If you confirm
page-only-you = only you see this
page-all-see = everyone sees this
page-whose-attack = { $you ->
    [yes] Your attack
   *[other] { $who }'s attack
 }
page-whose-action = { $you ->
    [yes] Your action
   *[other] { $who }'s action
 }
page-power = { $card } { $power }
page-total-damage = Total damage
page-pays = Energy, the price is { $n }
page-energy = Energy
page-action-from = An action starts at damage
page-holds = Your block holds
page-short = Your block is { $n } short
page-block-holds = The block holds
page-block-short = The block is { $n } short

page-turn = Turn { $turn }, combo { $combo }
page-phases = Where the turn is
page-phase-beginning = Beginning
page-phase-draw = Draw
page-phase-main = Main
page-phase-blocking = Blocking
page-phase-end = End
page-attacked = You attacked. Ending costs no cards.
page-no-attack = No attack yet. Ending now { $n ->
    [0] is free
    [one] costs 1 card
   *[other] costs { $n } cards
 }.

page-your-turn = Your turn
page-your-answer = Your answer
page-your-choice = Your choice
page-waiting = Waiting
page-combo = Combo { $n }
page-answer-once = One answer only
page-say-build = Your attack.
page-say-again = Another combo?
page-say-build-how = Tap cards of one brawler to stack them.
page-forced-pass = You have nothing to answer with.
page-forced-end = Nothing left to play. Your turn ends.
page-say-answer = Block with { $n } or more.
page-say-answer-how = Use one brawler's cards. Too little blocks nothing.
page-say-idle = Nobody was attacked. Play an action?
page-say-idle-how = Lay one stack, or pass.
page-say-attack = Attack { $who } for { $n }.
page-say-energy = { $n ->
    [0] Action against { $who }.
   *[other] Action against { $who } for { $n }.
 }
page-say-block = Block with { $total }.
page-say-reply = Reply instead of blocking.
page-say-special = Place it in the special zone.
page-how-top = Tap a card in the stack to put it on top.
page-how-more = Add another card, or confirm.
page-pick-target = Pick a target.
page-pick-target-how = A tap on a player, or Z, X, C.
page-ending = End the turn without an attack?
page-ending-how = It costs { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from your hand.
page-clear = Clear
page-take = Take { $n }
page-do-attack = Attack
page-do-energy = Act
page-do-block = Block
page-do-reply = Reply
page-do-special = Place
page-do-attack-for = Attack for { $n }
page-do-energy-for = { $n ->
    [0] Act
   *[other] Act for { $n }
 }
page-do-block-for = Block with { $n }
page-done = Confirm
page-pick-more = Pick { $n } more
page-end-turn = End turn
page-losing = Lose the game?
page-do-anyway = Do it anyway
page-end-anyway = End turn, discard { $n }
page-back-to-turn = Back

page-hand = Your hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
page-card = { $card }, { $brawler }, power { $power }. { $text } { $why }
page-card-open = { $card }, { $brawler }, power { $power }, revealed. { $text } { $why }
page-back = { $card }: take it back
page-tag = { $tray } { $before } to { $after }
page-tag-block = Block instead
page-tag-reply = Reply instead
page-aloud-sum = { $tray } base { $base }, total { $total }.

page-picked = { $n } of { $of }
page-pick-of = { $card }, { $n } of { $of } picked
page-pick-hand = Tap cards of your hand.
page-keep = keep
page-bottom = bottom
page-ask-missing = Discard { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
page-ask-discard = Discard { $n } from your hand.
page-ask-snatch = Discard { $n ->
    [one] a revealed card
   *[other] { $n } revealed cards
 }.
page-ask-mend = Pick { $n } to mend.
page-ask-rescue = Pick { $n } to rescue.
page-ask-reveal = Reveal { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
page-ask-conceal = Conceal { $n ->
    [one] 1 card
   *[other] { $n } cards
 }.
page-ask-banish = Pick a special card.
page-ask-scout = Keep or bottom.

page-flip = The Flip
page-flip-tied = A tie. All shuffle and flip again.
page-flip-lot = Drawn by lot: { $who }.
page-flip-won = { $you ->
    [yes] You win { $powers }.
   *[no] { $who } wins { $powers }.
 }
page-flip-to = {" to "}
page-goes-first = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
 }

page-card-of = { $name }, power { $power }
page-kind-terrain = A terrain: it stays in the special zone.
page-kind-event = An event: it goes off once and leaves.
page-kind-brawler = A brawler card
page-copies = { $n ->
    [one] 1 copy in its set
   *[other] { $n } copies in its set
 }
page-seat-line = Tavern { $tavern }, hand { $hand }.
page-known = Known in hand
page-empty = Empty.

page-cards-left = cards left
page-turns = Turns
page-combos = { $n ->
    [one] 1 combo
   *[other] { $n } combos
}
page-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
page-swap = Swap squads
page-edit-squad = Edit my squad
page-copy = Copy the result
page-copied = Copied
page-result-text = Blitz Squad Brawl, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}. { $why } Cards left: { $left }.
page-result-left = { $who } { $n }
page-dealt = What { $who }'s brawlers dealt
page-dealt-n = dealt
page-ran-dry = How the taverns ran dry
page-ran-dry-said = cards in the tavern after each turn
page-turn-most = Turn { $turn }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $n }
page-numbers = The numbers
page-n-attacks = Attacks
page-n-attacks-sub = { $hits } hit, { $blocked } blocked
page-n-best = Best hit
page-n-best-sub = { $card } on top, turn { $turn }
page-n-held = Blocks that held
page-n-lost = Energy lost
page-n-lost-sub = power laid beyond the price

# The squad builder.
page-builder = Squad builder
page-builder-none-here = None
page-builder-none = The server doesn't answer. Nothing was lost.
page-builder-name = Name of the squad
page-builder-count = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
page-builder-saved = saved
page-builder-start = Start from a deck
page-builder-own = { $name }, yours
page-builder-try = Try it against a bot
page-builder-use = Use this deck
page-builder-tab-squad = Squad
page-builder-tab-cards = Cards
page-builder-tab-specials = Specials
page-builder-tab-check = Check
page-builder-choose = Choose a brawler from the bench.
page-builder-bench = Bench
page-builder-bench-how = tap, or drag onto a poster
page-builder-out = { $n } out
page-builder-left = { $n } of 15. Take a card out to make room.
page-builder-less = 1 { $card } less
page-builder-more = 1 { $card } more
page-builder-copies = { $n } of { $of } in
page-builder-specials = Specials
page-builder-specials-how = power 0, they count for both players
page-builder-terrain = terrain.
page-builder-event = event.
page-builder-brawler = brawler card.
page-builder-find = Find a card
page-builder-find-hint = Find: draw, mill, Brakka ...
page-builder-find-attack = Cards that do something in an attack
page-builder-find-block = Cards that do something in a block
page-builder-find-action = Cards that do something as an action
page-builder-found = { $n ->
    [0] No card does that
    [one] 1 card
   *[other] { $n } cards
}
page-builder-join = Take { $brawler }
page-builder-complete = Complete my deck
page-builder-share = Share as text
page-builder-copy = Copy
page-builder-paste = Paste
page-builder-take = Take it
page-builder-cancel = Back
page-check = Squad check
page-check-ready = Ready to fight
page-check-not = Not ready yet
page-check-of = { $n } of 4
page-check-cards = { $n } of 60 cards
page-check-brawlers = { $n } of 4 brawlers, all different
page-check-swap = { $out } out, { $into } in, 1 for 1
page-check-sound = No card above its set
page-check-wait = Checking
page-curve = Power curve
page-curve-average = average { $n }
page-curve-said = Power { $power }: { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
page-curve-special = Specials: { $n }
page-curve-attack = { $n } attack
page-curve-block = { $n } block
page-curve-action = { $n } action
page-builder-copied = Copied
page-builder-forget = Forget it

page-a-card = a card
page-many-cards = { $n } cards

# The keys.
page-key-take = Take the damage, without a block
page-key-end = End your turn
page-key-undo = Take back the last step, or the last play
page-key-clinic = Look through the clinic
page-key-tomb = Look through the tomb
page-key-left = Aim at the opponent on the left
page-key-middle = Aim at the opponent in the middle
page-key-right = Aim at the opponent on the right
page-key-yes = Do it
page-key-no = Skip it
page-key-digits = Nth card into its stack, or out
page-key-shifted = Nth card into the energy or reply stack
page-key-space = On a stacked card: put it on top
page-key-enter = Confirm
page-key-esc = Clear, then close

# The guided first game.
page-guide = A real game against an easy bot. One thing at a time, 10 minutes.
page-guide-flip = The Flip
    .text = Every deck turns over 1 card. The highest power chooses who begins.
page-guide-stack = A stack is a sum
    .text = Tap a framed card to attack. Cards of one brawler add up.
page-guide-pay = Pay for it
    .text = Pay with a second stack: any brawler, as much power or more.
page-guide-top = Choose the top
    .text = Only the top card has an effect. Tap a covered card to put it on top.
page-guide-send = Send it
    .text = The paper says what it hits for. Confirm to send it.
page-guide-ask = A card asks you
    .text = Your card wants something. Tap what is framed, then confirm.
page-guide-block = Block or take it
    .text = Tap one brawler's cards to block. It stops all the damage, or nothing.
page-guide-tavern = The tavern is life
    .text = Damage mills cards from your tavern. Draw from it when it's empty, and you lose.
page-guide-penalty = A turn wants an attack
    .text = A turn without an attack costs 2 cards. You attacked: go on, or end your turn.
page-guide-special = Special cards
    .text = Yellow cards have no power. Tap the framed one, then place it.
page-guide-ready = Now you know it
    .text = Play what glows. The bright button sends it. Empty their tavern.
page-urged = In this game you attack first. Tap a card that glows.

page-format = { $n ->
    [2] Duel
    [3] Three players
   *[other] Four players
 }
page-squad-name = My squad


## What stands on a card: `effect-<word>`, in short its `.short`; `effect` stands around each.
#
# $who is whom it is about, $on when it happens, $if with $c on what condition, $per with $cap what its number is multiplied by, $may
# whether its player may decline. $bare is `yes` where a word is a cost: what is paid is said without its player.

effect = { card-on.head }{ card-if.head }{ $line }{ card-per.tail }
    .short = { card-on.short-head }{ card-if.short-head }{ $line }{ card-per.short-tail }
effect-then = { $first } and { $next }
    .short = { effect-then }
effect-or = { $first } or { $next }
    .short = { effect-or }
effect-power = { SIGNED($n) } power
    .short = { effect-power }
effect-damage = { SIGNED($n) } damage
    .short = { effect-damage }
effect-defense = { SIGNED($n) } defense
    .short = { effect-defense }
effect-energy = { SIGNED($n) } energy
    .short = { effect-energy }
effect-discount = costs { $n } less energy
    .short = costs { $n } less
effect-pierce = blocks against it have { $n } less defense
    .short = blocks -{ $n }
effect-weaken = the combo deals { $n } less damage
    .short = combo -{ $n }
effect-double = its total is doubled
    .short = doubled
effect-unblockable = can't be blocked
    .short = unblockable
effect-block-size = only blocks of up to { card-cards } can answer it
    .short = blocks of up to { $n }
effect-absorb = if it isn't blocked, take { $n } less damage
    .short = take { $n } less
effect-hush = the opposing top cards have no effect
    .short = hush their tops
effect-draw = { card-doer }draw{ card-s } { card-cards }
    .short = { card-doer.short }draw{ card-s.short } { $n }
effect-draw-to = { card-doer }draw{ card-s } up to { card-cards } in hand
    .short = { card-doer.short }draw{ card-s.short } to { $n }
effect-discard = { card-doer }discard{ card-s } { card-cards } from hand
    .short = { card-doer.short }discard{ card-s.short } { $n }
effect-discard-random = { card-doer }discard{ card-s } { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
} from hand
    .short = { card-doer.short }discard{ card-s.short } { $n } at random
effect-snatch = { card-order }choose { $n ->
    [one] { $n } revealed card
   *[other] { $n } revealed cards
} of { card-yours } and discard { $n ->
    [one] it
   *[other] them
}
    .short = { card-order.short }discard { $n } { $who ->
        [you] you show
        [foe] they show
       *[other] shown by { card-brief }
    }
effect-mill = { card-doer }mill{ card-s } { $n } (tavern to clinic)
    .short = { card-doer.short }mill{ card-s.short } { $n }
effect-bury = { card-doer }{ $who ->
    [you] bury
   *[other] buries
} { $n } (clinic to tomb)
    .short = { card-doer.short }{ $who ->
        [you] bury
        [foe] bury
        [foes] bury
        [all] bury
       *[other] buries
    } { $n }
effect-recover = { card-doer }recover{ card-s } { $n } (clinic top to tavern bottom)
    .short = { card-doer.short }recover{ card-s.short } { $n }
effect-mend = { card-doer }mend{ card-s } { $n ->
    [one] { $n } chosen card
   *[other] { $n } chosen cards
} (clinic, shuffled into the tavern)
    .short = { card-doer.short }mend{ card-s.short } { $n }
effect-rescue = { card-doer }rescue{ card-s } { card-cards } of { $which ->
    [same] the same
   *[any] any
} brawler (clinic to hand)
    .short = { card-doer.short }rescue{ card-s.short } { $n } { $which ->
        [same] of its own
       *[any] of any
    }
effect-raise = { card-doer }raise{ card-s } { $n } (tomb to clinic top)
    .short = { card-doer.short }raise{ card-s.short } { $n }
effect-encore = { card-wish }this card returns to hand afterwards
    .short = { $may ->
        [yes] may return to hand
       *[no] returns to hand
    }
effect-doom = this card goes to the tomb afterwards
    .short = goes to tomb
effect-reveal = { card-doer }reveal{ card-s } { card-cards }
    .short = { card-doer.short }reveal{ card-s.short } { $n }
effect-expose = { card-wish }{ $n ->
    [one] { $n } random card of { card-yours } is
   *[other] { $n } random cards of { card-yours } are
} revealed
    .short = { card-order.short }expose { $n }{ $who ->
        [you] {""}
        [foe] {" "}of theirs
       *[other] {" "}of { card-brief }
    }
effect-conceal = { card-doer }conceal{ card-s } { card-cards }
    .short = { card-doer.short }conceal{ card-s.short } { $n }
effect-spy = { card-order }look at { card-named.own } hand
    .short = { card-order.short }see { $who ->
        [foe] their hand
        [foes] all others' hands
        [target] a hand
        [all] all hands
       *[other] { card-brief }'s hand
    }
effect-scout = look at the top { $n } of your tavern; put any of them at the bottom
    .short = scout { $n }
effect-cycle = discard up to { $n } from hand and draw as many
    .short = cycle up to { $n }
effect-strike = { effect-mill }
    .short = { effect-mill.short }
effect-shuffle = { card-doer }shuffle{ card-s } the tavern
    .short = { card-doer.short }shuffle{ card-s.short } tavern
effect-banish = { card-order }banish { $n ->
    [one] { $n } special card
   *[other] { $n } special cards
} in play
    .short = { card-order.short }banish { $n ->
        [one] { $n } special
       *[other] { $n } specials
    }
effect-choose = choose one: { $options }
    .short = choose: { $options }
effect-pay = you may { $cost }; if you do, { $gain }
    .short = may { $cost }: { $gain }
effect-surge = your later attacks this turn have { SIGNED($n) } damage
    .short = later attacks { SIGNED($n) }
effect-guard = until your next turn your blocks have { SIGNED($n) } defense
    .short = your blocks { SIGNED($n) }
effect-tax = { $who ->
    [you] your attacks cost { $n } more energy until the end of your next turn
   *[other] { card-named.own } attacks cost { $n } more energy until the end of their next turn
}
    .short = { $who ->
        [you] your attacks
        [foe] their attacks
       *[other] attacks of { card-brief }
    } cost { $n } more
effect-next-draw = { card-named.own } next Draw Phase { card-draws }
    .short = { $who ->
        [you] your next Draw Phase
        [foe] their next Draw Phase
       *[other] next Draw Phase of { card-brief }
    } { card-draws.short }
effect-ban = { card-named } can't play { card-banned } { $on ->
    [static] while in play
   *[other] { $until ->
        [turn] until the end of this turn
       *[next] until the end of { $who ->
            [you] your
           *[other] their
        } next turn
    }
}
    .short = { $who ->
        [all] {""}
       *[other] { card-doer.short }play{ card-s.short }{" "}
    }no { card-banned }{ $on ->
        [static] {""}
       *[other] { $until ->
            [turn] {" "}this turn
           *[next] {" "}until next turn ends
        }
    }
effect-ease = ending a turn without an attack costs { card-cards } less
    .short = no attack: discard { $n } fewer
effect-all-stacks = { card-stacks }: { SIGNED($n) } { $stat }
    .short = { card-stacks.short }: { SIGNED($n) } { $stat }
effect-hand-size = each Draw Phase{ card-of } { card-draws }
    .short = Draw Phase{ card-of.short } { card-draws.short }
effect-penalty = a turn{ card-of } without an attack costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} instead of 2
    .short = no attack{ card-of.short }: discard { $cards }
effect-toll = attacks{ card-of } cost { $n } more energy
    .short = attacks{ card-of.short } cost { $n } more
effect-stack-cap = stacks{ card-of } hold up to { card-cards }
    .short = stacks{ card-of.short }: up to { card-cards }
effect-combo-cap = at most { card-combos } a turn{ card-of }
    .short = { card-combos } a turn{ card-of.short } at most
effect-expire = leaves at the end of the { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
} turn
    .short = leaves after { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
effect-sweep = banish all other special cards in play
    .short = banish all others


## Pieces of them: who does it, and whether its player may decline.

card-doer = { $who ->
    [you] { $bare ->
        [yes] {""}
       *[no] you{" "}
    }{ card-may }
   *[other] { card-wish }{ card-named }{" "}
}
    .short = { $who ->
        [you] { card-may }
       *[other] { card-wish.short }{ card-brief }{" "}
    }
card-order = { $may ->
    [yes] you may{" "}
   *[no] {""}
}
    .short = { card-may }
card-may = { $may ->
    [yes] may{" "}
   *[no] {""}
}
card-wish = { $may ->
    [yes] if you like,{" "}
   *[no] {""}
}
    .short = { $may ->
        [yes] if you like:{" "}
       *[no] {""}
    }
card-s = { $who ->
    [you] {""}
   *[other] s
}
    .short = { $who ->
        [you] {""}
        [foe] {""}
        [foes] {""}
        [all] {""}
       *[other] s
    }
card-named = { $who ->
    [you] you
    [foe] the opponent
    [foes] each opponent
    [target] target opponent
    [target_player] target player
    [all] each player
    [active] the player whose turn it is
    [damaged] the damaged player
    [attacker] the attacking player
    [blocker] the blocking player
   *[owner] its owner
}
    .own = { $who ->
        [you] your
        [foe] the opponent's
        [foes] each opponent's
        [target] target opponent's
        [target_player] target player's
        [all] each player's
        [active] the turn player's
        [damaged] the damaged player's
        [attacker] the attacking player's
        [blocker] the blocking player's
       *[owner] its owner's
    }
card-brief = { $who ->
    [foe] they
    [foes] all others
    [target] one opponent
    [target_player] one player
    [all] all
    [active] turn player
    [damaged] the damaged
    [attacker] attacker
    [blocker] blocker
   *[owner] owner
}
card-yours = { $who ->
    [you] yours
   *[other] { card-named }
}
card-of = { $who ->
    [all] {""}
   *[other] {" "}of { card-named }
}
    .short = { $who ->
        [all] {""}
       *[other] {" "}of { card-brief }
    }
card-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-combos = { $n ->
    [one] { $n } combo
   *[other] { $n } combos
}
card-draws = draws { $n ->
    [-4] 4 fewer cards
    [-3] 3 fewer cards
    [-2] 2 fewer cards
    [-1] 1 fewer card
    [1] 1 more card
   *[other] { $n } more cards
}
    .short = draws { SIGNED($n) }
card-banned = { $what ->
    [attack] attacks
    [action] actions
    [combo] attacks or actions
    [block] blocks
    [reply] replies
   *[special] special cards
}
card-stacks = { $who ->
    [all] all { card-stat }
   *[other] { card-named.own } { card-stat }
}
    .short = { $who ->
        [all] all { card-stat }
       *[other] { card-stat } of { card-brief }
    }
card-stat = { $stat ->
    [damage] attacks
    [defense] blocks
   *[energy] energy stacks
}
card-none = No effect.
card-slots = { $first }/{ $next }
card-slot = { $slot ->
    [attack] Attack
    [energy] Energy
    [action] Action
    [block] Block
   *[reply] Reply
}


## When, on what condition, times what.

card-on = { $on ->
    [hit] when it hits
    [blocked] when it is blocked
    [held] when the block holds
    [hurt] if it still hits you
    [end] at the end of this turn
    [begin] at the start of your next turn
    [enter] on entering
    [each_begin] at the start of each turn
    [each_end] at the end of each turn
    [each_hit] whenever a combo hits
    [each_held] whenever a block holds
   *[other] {""}
}
    .short = { $on ->
        [hit] on a hit
        [blocked] if blocked
        [held] if it holds
        [hurt] if it still hits
        [end] at turn's end
        [begin] next turn
        [enter] on entering
        [each_begin] each turn
        [each_end] each turn's end
        [each_hit] each hit
        [each_held] each block held
       *[other] {""}
    }
    .head = { $on ->
        [mod] {""}
        [play] {""}
        [static] {""}
       *[other] { card-on }:{" "}
    }
    .short-head = { $on ->
        [mod] {""}
        [play] {""}
        [static] {""}
       *[other] { card-on.short }:{" "}
    }
card-if = { $if ->
    [stack_min] with at least { card-c } in this stack
    [stack_max] with at most { card-c } in this stack
    [energy_min] with total energy { $c } or more
    [surplus_min] with at least { $c } energy to spare
    [same_brawler] if both stacks are of one brawler
    [mixed] if the stacks are of different brawlers
    [revealed_min] with at least { card-c.revealed } of yours
    [foe_revealed_min] if the opponent has at least { card-c.revealed }
    [hand_min] with at least { card-c } left in hand
    [hand_max] with at most { card-c } left in hand
    [tavern_max] with at most { card-c } in your tavern
    [behind] if your tavern is smaller than the opponent's
    [clinic_min] with at least { card-c } in your clinic
    [tomb_min] with at least { card-c } in your tomb
    [special_in_play] if a special card is in play
    [first_combo] as the turn's first combo
   *[later_combo] after an earlier combo this turn
}
    .short = { $if ->
        [stack_min] { $c }+ cards
        [stack_max] { card-c } at most
        [energy_min] energy { $c }+
        [surplus_min] { $c }+ to spare
        [same_brawler] one brawler
        [mixed] two brawlers
        [revealed_min] { $c }+ revealed
        [foe_revealed_min] they show { $c }+
        [hand_min] hand { $c }+
        [hand_max] hand { $c } at most
        [tavern_max] tavern { $c } at most
        [behind] smaller tavern
        [clinic_min] clinic { $c }+
        [tomb_min] tomb { $c }+
        [special_in_play] special in play
        [first_combo] first combo
       *[later_combo] later combo
    }
    .head = { $if ->
        [none] {""}
       *[other] { card-if }:{" "}
    }
    .short-head = { $if ->
        [none] {""}
       *[other] { card-if.short }:{" "}
    }
card-c = { $c ->
    [one] { $c } card
   *[other] { $c } cards
}
    .revealed = { $c ->
        [one] { $c } revealed card
       *[other] { $c } revealed cards
    }
card-per = { $per ->
    [under] for each covered card in this stack
    [stack] for each card in this stack
    [revealed] for each of your revealed cards
    [foe_revealed] for each revealed card of the opponent
    [tomb3] for every 3 cards in your tomb
    [kin_in_clinic] for each card of this brawler in your clinic
    [specials] for each special card in play
    [earlier_combos] for each earlier combo this turn
   *[foe_hand] for each card in the opponent's hand
}
    .short = { $per ->
        [under] per covered card
        [stack] per card
        [revealed] per revealed
        [foe_revealed] per card they show
        [tomb3] per 3 in tomb
        [kin_in_clinic] per own in clinic
        [specials] per special
        [earlier_combos] per earlier combo
       *[foe_hand] per card in their hand
    }
    .tail = { $per ->
        [none] {""}
       *[other] {" "}{ card-per } (at most { $cap })
    }
    .short-tail = { $per ->
        [none] {""}
       *[other] {" "}{ card-per.short } (max { $cap })
    }

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-tavern = Tavern
    .text = Your face-down deck, and your life.
    .forms = tavern, taverns
    .rule = BS-ZONE-01
word-clinic = Clinic
    .text = Your face-up discard pile.
    .forms = clinic, clinics
    .rule = BS-DISC-02
word-tomb = Tomb
    .text = Where cards go that leave the clinic. Few cards bring them back.
    .forms = tomb, tombs
    .rule = BS-DISC-03
word-mill = Mill
    .text = Put cards from the top of the tavern into the clinic.
    .forms = mill, mills, milled
    .rule = BS-DISC-02
word-bury = Bury
    .text = Put cards from the top of the clinic into the tomb.
    .forms = bury, buries, buried
    .rule = BS-DISC-03
word-recover = Recover
    .text = Put cards from the top of the clinic under the tavern.
    .forms = recover, recovers, recovered
    .rule = recover
word-mend = Mend
    .text = Choose cards in the clinic and shuffle them into the tavern.
    .forms = mend, mends, mended
    .rule = mend
word-rescue = Rescue
    .text = Take a card from the clinic into the hand.
    .forms = rescue, rescues, rescued
    .rule = rescue
word-raise = Raise
    .text = Put cards from the top of the tomb onto the clinic.
    .forms = raise, raises, raised
    .rule = raise
word-banish = Banish
    .text = Put a special card in play into its owner's clinic.
    .forms = banish, banishes, banished
    .rule = banish
word-reveal = Reveal
    .text = Lay a card face up: it still counts as in hand.
    .forms = reveal, reveals, revealed
    .rule = BS-REV-01
word-conceal = Conceal
    .text = Take a revealed card back into the closed hand.
    .forms = conceal, conceals, concealed
    .rule = BS-CON-01
word-stack = Stack
    .text = Cards of one brawler, laid over each other. Only the top one has an effect.
    .forms = stack, stacks, stacked
    .rule = BS-STACK-01
word-covered = Covered
    .text = A card under the top one of its stack: it adds its power, and nothing else.
    .forms = covered card, covered cards
    .rule = BS-STACK-08
word-base = Base
    .text = The printed powers of a stack, added up.
    .forms = base
    .rule = BS-STACK-05
word-total = Total
    .text = The base, with all effects added.
    .forms = total energy, its total, total
    .rule = BS-STACK-06
word-price = Price
    .text = What the energy must reach: the attack's base, more or less by effects.
    .forms = price
    .rule = BS-ATK-02
word-energy = Energy
    .text = The stack that pays for an attack.
    .forms = energy
    .rule = BS-ATK-11
word-action = Action
    .text = An energy stack alone. Its damage starts at 0.
    .forms = action, actions
    .rule = BS-ACT-01
word-combo = Combo
    .text = All that is laid out for one attack or action.
    .forms = combo, combos
    .rule = BS-ATK-12
word-block = Block
    .text = One stack that stops all of the damage, or nothing.
    .forms = block, blocks, blocked
    .rule = BS-BLK-08
word-reply = Reply
    .text = An action in answer to a combo, instead of a block.
    .forms = reply, replies
    .rule = BS-BLK-04
word-special = Special card
    .text = A card of no brawler. In play it counts for everyone.
    .forms = special card, special cards, specials
    .rule = BS-SPEC-02
word-special-zone = Special zone
    .text = The place between the players where special cards lie.
    .forms = special zone
    .rule = BS-ZONE-02
word-terrain = Terrain
    .text = A special card that stays in play.
    .forms = terrain, terrains
    .rule = BS-SPEC-03
word-flip = The Flip
    .text = Each turns over a card: the higher power decides who begins.
    .rule = BS-FLIP-02
