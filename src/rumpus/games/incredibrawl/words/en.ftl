# IncrediBrawl in English: what happened, what is asked, what may be done, and why something may not.
#
# SEAT says a seat at the beginning of a sentence, ONE within it; WHOSE and OWN say what is a seat's, likewise; YOU is
# `yes` where the seat is the reader's only one. SEATS and THEM say several seats. CARD says a card or a location, CARDS
# several, TYPE a Power Type, CLASSES the classes of a list, SIGNED a number with its sign.


## What happened. `.show` is what the board says of it, where it has more room or more to show; `.told` what the log says, where the
## lines around it say the rest.

log-round = Round { $round } at { CARD($card) }
log-commit = { SEAT($seat) } { YOU($seat) ->
    [yes] have
   *[no] has
} decided
log-withdraw = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} the card back
log-place = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} at spot { $spot }
log-flip-up = { SEAT($seat) } { YOU($seat) ->
    [yes] reveal
   *[no] reveals
} { CARD($card) }
    .told = { log-flip-up }, { TYPE($kind) } { $level }
log-order = { $nth }. { WHOSE($seat) } { CARD($card) }
log-ability = { WHOSE($seat) } { CARD($card) } uses its { $trigger ->
    [play] Play
    [lose] Lose
    [win] Win
   *[other] Other
} ability
    .show = { CARD($card) }, { $head }: { $text }
    .told = { WHOSE($seat) } { CARD($card) } fires its { $trigger ->
        [play] Play
        [lose] Lose
        [win] Win
       *[other] Other
    } ability
log-ignored = { WHOSE($seat) } { CARD($card) } does not use its ability
log-scrap = { SEAT($seat) } { YOU($seat) ->
    [yes] beat
   *[no] beats
} { ONE($loser) } { $how ->
    [type] by Type
    [level] by Level
    [throw] by a throw
   *[text] by a text
}
    .told = { $known ->
        [yes] { WHOSE($seat) } { CARD($own) } beats { OWN($loser) } { CARD($other) } { $how ->
            [type] by Type
            [level] by Level
            [throw] by a throw
           *[text] by a text
        }
       *[no] { log-scrap }
    }
log-tie = A true tie between { THEM($seats) }
log-throw = { SEAT($seat) } { YOU($seat) ->
    [yes] throw
   *[no] throws
} { $sign ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
log-thrown = { SEAT($seat) } { YOU($seat) ->
    [yes] win
   *[no] wins
} the throw
    .show = { $by ->
        [signs] { log-thrown }
        [coin] The coin decides: { ONE($seat) } { YOU($seat) ->
            [yes] win
           *[no] wins
        }
       *[seed] The seed decides: { ONE($seat) } { YOU($seat) ->
            [yes] win
           *[no] wins
        }
    }
log-walkover = { SEAT($seat) } { YOU($seat) ->
    [yes] go
   *[no] goes
} on without a scrap
log-brawl = { WHOSE($seat) } { CARD($card) } wins the brawl
log-nobody = Nobody wins the brawl
log-gain = { SEAT($seat) } { YOU($seat) ->
    [yes] gain
   *[no] gains
} { $n } Glory: { $glory }
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] gain
       *[no] gains
    } { $n } Glory, { $glory } now
log-pay = { SEAT($seat) } { $n ->
    [0] { YOU($seat) ->
        [yes] have
       *[no] has
    } no Glory to lose
   *[other] { YOU($seat) ->
        [yes] lose
       *[no] loses
    } { $n } Glory: { $glory }
}
    .told = { $n ->
        [0] { log-pay }
       *[other] { SEAT($seat) } { YOU($seat) ->
            [yes] lose
           *[no] loses
        } { $n } Glory, { $glory } now
    }
log-steal = { $n ->
    [0] { SEAT($source) } { YOU($source) ->
        [yes] have
       *[no] has
    } no Glory for { ONE($seat) } to take
   *[other] { SEAT($seat) } { YOU($seat) ->
        [yes] take
       *[no] takes
    } { $n } Glory from { ONE($source) }
}
log-victory = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { $n ->
    [0] no Victory Glory
   *[other] { $n } Victory Glory: { $glory }
}
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] win
       *[no] wins
    } the brawl { $n ->
        [0] and no Glory
       *[other] and { $n } Glory, { $glory } now
    }
log-bonus = { CARD($card) } rewards { ONE($seat) }
log-draw = { SEAT($seat) } { YOU($seat) ->
    [yes] draw
   *[no] draws
} { CARD($card) }
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] draw
       *[no] draws
    } { $known ->
        [yes] { CARDS($drawn) }
       *[no] { page-cards }
    }
log-buy = { SEAT($seat) } { YOU($seat) ->
    [yes] pay 1 Glory and refill
   *[no] pays 1 Glory and refills
}: { $glory } left
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] pay 1 Glory for a full hand
       *[no] pays 1 Glory for a full hand
    }, { $glory } left
log-free = { SEAT($seat) } { YOU($seat) ->
    [yes] have no character in hand and draw
   *[no] has no character in hand and draws
} up to 5 cards at no cost
log-shown = { $all ->
    [yes] The hand of { ONE($seat) } is shown to all
   *[no] { SEATS($to) } looks at the hand of { ONE($seat) }
}
    .show = { $all ->
        [yes] { WHOSE($seat) } hand is shown to all
       *[no] { SEATS($to) } { YOU($to) ->
            [yes] look
           *[no] looks
        } at { OWN($seat) } hand
    }
log-discard = { SEAT($seat) } { YOU($seat) ->
    [yes] discard
   *[no] discards
} { CARD($card) }
log-location = The location is now { CARD($card) }
log-stays = { SEAT($seat) } { YOU($seat) ->
    [yes] stay
   *[no] stays
} at the location
log-window = Power-Ups: { $window ->
    [select] select
    [reveal] reveal
    [before_play] before play
    [before_scrap] before scrap
    [after_scrap] after scrap
    [before_abilities] before abilities
    [before_win] before win
    [after_glory] after glory
   *[draw] draw
}
    .show = Power-Ups: { $window ->
        [select] before choosing
        [reveal] after the reveal
        [before_play] before an ability
        [before_scrap] before the scrap
        [after_scrap] after the scrap
        [before_abilities] brawl decided
        [before_win] before Win
        [after_glory] Glory taken
       *[draw] before drawing
    }
log-laid = { SEAT($seat) } { YOU($seat) ->
    [yes] lay
   *[no] lays
} { CARD($card) }
log-power-up = { WHOSE($seat) } { CARD($card) } resolves
    .show = { CARD($card) }: { $text }
    .told = { WHOSE($seat) } { CARD($card) } takes effect
log-returned = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { CARD($card) } back to hand
log-coin = { SEAT($seat) } { YOU($seat) ->
    [yes] flip
   *[no] flips
} { $heads ->
    [yes] heads
   *[no] tails
}
log-level = { WHOSE($seat) } { CARD($card) }: Level { SIGNED($by) }, now { $level }
    .told = { WHOSE($seat) } { CARD($card) } { $way ->
        [up] rises to
        [down] falls to
       *[same] stays at
    } Level { $level }
log-level-is = { WHOSE($seat) } { CARD($card) }: Level { $level }
    .told = { WHOSE($seat) } { CARD($card) } is Level { $level } now
log-type = { WHOSE($seat) } { CARD($card) } is { TYPE($type) }
    .told = { WHOSE($seat) } { CARD($card) } turns { TYPE($type) }
log-silenced = { WHOSE($seat) } { CARD($card) } is silenced
log-copied = { SEAT($seat) } { YOU($seat) ->
    [yes] copy
   *[no] copies
} the { $trigger ->
    [play] Play
    [lose] Lose
    [win] Win
   *[other] Other
} ability of { CARD($card) }
log-swapped = { SEAT($seat) } and { ONE($other) } swap spots
log-twist = { SEAT($seat) }: { $word ->
    [reverse_types] reverse types
    [reverse_levels] reverse levels
    [ignore_types] ignore types
    [victory_mod] victory mod
   *[location_lock] location lock
}
    .show = { $word ->
        [reverse_types] Types are turned round
        [reverse_levels] The lower Level wins
        [ignore_types] Types do not count
        [victory_mod] The Victory Glory changes
       *[location_lock] The location may not change
    }
log-claim = { WHOSE($seat) } { CARD($card) }: { $word ->
    [beat_class] beat class
    [beat_type] beat type
    [win_ties] win ties
   *[protect] protect
}
    .show = { CARD($card) } { $word ->
        [beat_class] beats { CLASSES($classes) } characters
        [beat_type] beats { TYPES($types) } characters
        [win_ties] wins true ties
       *[protect] is protected
    }
log-peek = { $n ->
    [0] { WHOSE($other) } deck is empty: { ONE($seat) } { YOU($seat) ->
        [yes] look
       *[no] looks
    } at no card
   *[other] { SEAT($seat) } { YOU($seat) ->
        [yes] look
       *[no] looks
    } at the top { $n } of { OWN($other) } deck
}
    .told = { $n ->
        [0] { log-peek }
       *[other] { SEAT($seat) } { YOU($seat) ->
            [yes] look
           *[no] looks
        } at { $n ->
            [one] the top card
           *[other] the top { $n } cards
        } of { $own ->
            [yes] the own deck
           *[no] { OWN($other) } deck
        }
    }
log-ordered = { SEAT($seat) } { $n ->
    [0] { YOU($seat) ->
        [yes] keep
       *[no] keeps
    } none of them on top
   *[other] { YOU($seat) ->
        [yes] put
       *[no] puts
    } them back
}
log-recovered = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { CARD($card) } from the discard pile
log-leaves = { WHOSE($seat) } { CARD($card) } leaves play: { $to ->
    [hand] hand
    [discard] discard
    [deck_bottom] deck bottom
    [deck_top] deck top
   *[deck_shuffled] deck shuffled
}
    .show = { CARD($card) } goes to { $to ->
        [hand] the hand
        [discard] the discard pile
        [deck_bottom] the bottom of the deck
        [deck_top] the top of the deck
       *[deck_shuffled] the deck
    }
log-enters = { WHOSE($seat) } { CARD($card) } comes into play
log-draws-mod = { SEAT($seat) }: { $n ->
    [0] the normal draw stays as it is
   *[other] { SIGNED($n) } to the normal draw
}
    .told = { SEAT($seat) } will draw { $way ->
        [up] { page-cards } more
        [down] { page-cards } less
       *[same] as ever
    }
log-declined = { SEAT($seat) } { YOU($seat) ->
    [yes] decline
   *[no] declines
}
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] leave it be
       *[no] leaves it be
    }
log-nothing = { WHOSE($seat) } { CARD($card) }: { $part ->
    [yes] a part has nothing to do
   *[no] nothing to do
}
    .told = { WHOSE($seat) } { CARD($card) } finds { $part ->
        [yes] nothing to do for a part
       *[no] nothing to do
    }
log-nothing-place = { CARD($card) }: { $part ->
    [yes] a part has nothing to do for
   *[no] nothing to do for
} { ONE($seat) }
    .told = { CARD($card) } has { $part ->
        [yes] nothing more
       *[no] nothing
    } for { ONE($seat) }
log-token = { SEAT($seat) } { YOU($seat) ->
    [yes] have
   *[no] has
} the First Player Token
log-closed = The window closes
log-class = { SEAT($seat) } { YOU($seat) ->
    [yes] claim
   *[no] claims
}: { CARD($card) } is { CLASSES($classes) }
log-vote = { $agreed } of { $voters } agree with { ONE($seat) }
log-over = The game is over: { $reason ->
    [goal] { end-goal }
    [deck] { end-deck }
   *[rounds] { end-rounds }
}; { THEM($winners) } won


## The end

end-goal = the Glory goal is reached
end-deck = a player has no character left to play
end-rounds = the last round is played


## What is asked: what, and how it is answered

ask-wait = Wait for the others
ask-select = Choose a character
    .how = It lies face down until everybody has chosen.
ask-place = Choose a spot
    .how = 1 faces 3, 2 faces 4; with two or three players 1 faces 2.
ask-refill = Refill for 1 Glory?
    .how = Draw up to 5 now instead of your normal draw this round.
ask-window = Lay a Power-Up, or pass
    .how = The first to lay one down has it resolved first.
ask-throw = Rock, paper, scissors
    .how = A true tie is thrown for.
ask-repair = Discard a Power-Up
    .how = You draw a card for it, until you hold a character.
ask-location = Change the location?
    .how = The winner decides where the next brawl is fought.
ask-draw = { act-draw }, or pay for a hand of 5
    .how = 1 Glory draws { $bought ->
        [0] no card
        [one] { $bought } card
       *[other] { $bought } cards
    }.
ask-may = Use { CARD($card) }, or leave it
    .how = { $text }
ask-seat = Choose a target
    .how = For { CARD($card) }.
ask-type = Choose a Type
    .how = For { CARD($card) }. Physical beats Natural, Natural beats Energy, Energy beats Physical.
ask-replace = Choose a character to put into play
    .how = For { CARD($card) }.
ask-discard = { $left ->
    [0] Discard a card
    [one] Discard a card
   *[other] Discard { $left } cards
}
    .how = For { CARD($card) }.
ask-keep = Keep it on top?
    .how = For { CARD($card) }. Otherwise it goes under the deck.
ask-order = Which card comes next?
    .how = For { CARD($card) }. The first one you choose will be on top.
ask-recover = Choose a card from the discard pile
    .how = For { CARD($card) }.
ask-list = Choose one
    .how = For { CARD($card) }.
ask-claim = Claim the class?
    .how = Its card does not list it; the others vote. Once per brawl.
ask-vote = Do you agree?
    .how = More than half of the others must agree.


## What may be done

act-card = { CARD($card) }
act-pass = Pass
act-buy = Pay 1 Glory, draw up to 5
act-draw = Draw { $draws ->
    [0] no card
    [one] { $draws } card
   *[other] { $draws } cards
}
act-withdraw = Take it back
act-rock = Rock
act-paper = Paper
act-scissors = Scissors
act-change = Change the location
act-stay = Stay here
act-yes = Yes
act-no = No
act-spot = Spot { $spot }
act-seat = Seat { SEAT($seat) }
act-type = { $type ->
    [physical] Physical
    [natural] Natural
   *[energy] Energy
}
act-list = { $text }
act-stand = Pass at every refill stop before the Draw step
act-lift = Ask me at refill stops again


## The same as whole sentences, where the button is but a name

do-select = Choose { CARD($card) }
do-place = Take spot { $spot }
do-window = Lay { CARD($card) }
do-throw = Throw { $sign ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
do-repair = Discard { CARD($card) }
do-may-yes = Use { CARD($card) }
do-may-no = Leave { CARD($card) }
do-seat = Choose { YOU($seat) ->
    [yes] yourself
   *[no] { ONE($seat) }
}
do-type = Choose { act-type }
do-replace = Bring in { CARD($card) }
do-discard = Discard { CARD($card) }
do-keep-yes = Keep it on top
do-keep-no = Put it under the deck
do-order = Put { CARD($card) } next
do-recover = Take { CARD($card) } back
do-list = Choose: { $text }
do-claim-yes = Claim the class
do-claim-no = Do not claim the class
do-vote-yes = Agree
do-vote-no = Disagree


## Why: what a hint's step is good for

why-beats = { $seat ->
    [-1] it beats { $n } of the { $of } cards they may hold
   *[other] it beats { $n } of the { $of } cards { ONE($seat) } may hold
}
why-text = { AMID($text) }
why-wins = with it you can win the next scrap
why-type = it beats { $beaten ->
    [physical] Physical
    [natural] Natural
   *[energy] Energy
}
why-no = its text leaves it to you
why-meets = { $spot ->
    [none] there you wait for a winner
   *[other] { $foe ->
        [none] nobody stands across from it yet
       *[other] there you meet { ONE($foe) }
    }
}
why-buy = you hold { $n ->
    [0] no card
    [one] only 1 card
   *[other] only { $n } cards
}
why-location = { $change ->
    [yes] another location takes the place of this one
   *[no] { AMID($text) }
}
why-repair = you draw a card for it
why-claim = { $yes ->
    [yes] the others vote on it
   *[no] its card does not list it
}
why-vote = { $yes ->
    [yes] more than half of the others must agree
   *[no] the card does not list the class
}
why-window = { $n ->
    [0] you hold no Power-Up
    [one] your Power-Up stays in hand
   *[other] your { $n } Power-Ups stay in hand
}
why-refill = your Glory stays { $glory }
why-draw = it costs no Glory
why-throw = each sign wins as often
why-asked = { CARD($card) } asks for it


## Why something may not be done: the fact, and the way out. By the id of the rule that forbids it.

refuse-IB-ABIL-15 = The card does not let you choose that.
    .out = Pick one that glows.
refuse-IB-DRAW-04 = In the Draw step you take the normal draw, or pay for a refill.
    .out = Choose one of the two.
refuse-IB-DRAW-05 = A refill costs 1 Glory, and you have none.
    .out = Win a brawl, or take the normal draw.
refuse-IB-DRAW-06 = A refill is not to be had for you now.
    .out = Once a round, for a hand with room, while your deck has cards.
refuse-IB-DRAW-13 = A refill can only be bought at a stop between two steps, or in a window.
    .out = Wait for the next stop.
refuse-IB-END-01 = The game is over.
    .out = Play again for another one.
refuse-IB-LOC-04 = Only the winner of the brawl decides about the location.
    .out = Change it, or stay.
refuse-IB-PU-02 = This card is not for this moment.
    .out = Its text says when it may be laid. Lay one that is raised, or pass.
refuse-IB-PU-03 = A Power-Up is being carried out.
    .out = Wait until it is done.
refuse-IB-PU-12 = Only a Power-Up can go: you hold no character to fight with.
    .out = Discard one of your Power-Ups.
refuse-IB-PU-18 = This Power-Up would do nothing now.
    .out = Keep it for later: lay another one, or pass.
refuse-IB-R-REFILL = You have asked for that already, or there are no refill stops here.
    .out = Go on playing.
refuse-IB-SAB-02 = This spot is taken.
    .out = Choose a spot that glows.
refuse-IB-SEL-01 = You choose a character of your own hand.
    .out = Pick one of those you hold.
refuse-IB-SEL-04 = A Power-Up does not fight.
    .out = Choose a character; lay the Power-Up when its moment comes.
refuse-IB-SEL-05 = It is too late: your choice stands once everybody has chosen.
    .out = You choose again next round.
refuse-IB-SEL-06 = Everybody chooses a character now.
    .out = Pick a character of your hand.
refuse-IB-TIE-02 = A true tie is being thrown for.
    .out = Choose rock, paper or scissors.
refuse-IB-TURN-01 = Nothing is asked of you now.
    .out = Wait until it is your turn to decide.


## The page

# $who, $name and $card are words already; $yours tells whether it is the reader's.

page-title = IncrediBrawl
page-first = Win brawls, gain Glory, be first to reach the goal.
    .when = Each round:
    .one = Pick a character in secret. All are revealed at once.
    .two = Physical beats Natural, Natural beats Energy, Energy beats Physical. Same Type: the higher Level wins.
    .three = The last one standing gains 1 Glory. Abilities may bring more.
page-a-card = a card
    .title = A card
page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-type = { $type ->
    [physical] Physical
    [natural] Natural
   *[energy] Energy
}
page-trigger = { $trigger ->
    [play] Play
    [lose] Lose
    [win] Win
   *[other] Other
}
page-sign = { $sign ->
    [rock] Rock
    [paper] Paper
   *[scissors] Scissors
}
    .small = { $sign ->
        [rock] rock
        [paper] paper
       *[scissors] scissors
    }
    .beats = { $sign ->
        [rock] beats scissors
        [paper] beats rock
       *[scissors] beats paper
    }
page-window = { $window ->
    [select] Before choosing
    [reveal] After the reveal
    [before_play] Before an ability
    [before_scrap] Before the scrap
    [after_scrap] After the scrap
    [before_abilities] Brawl decided
    [before_win] Before Win
    [after_glory] Glory taken
   *[draw] Before drawing
}
    .small = { $window ->
        [select] before choosing
        [reveal] after the reveal
        [before_play] before an ability
        [before_scrap] before the scrap
        [after_scrap] after the scrap
        [before_abilities] brawl decided
        [before_win] before Win
        [after_glory] glory taken
       *[draw] before drawing
    }
page-kind = { $kind ->
    [character] Character
    [power_up] Power-Up
   *[location] Location
}
page-power-ups = Power-Ups
page-beats = beats


# ---------------------------------------------------------------- keys
page-key-withdraw = Take your face-down card back
page-key-rock = Throw rock
page-key-paper = Throw paper
page-key-scissors = Throw scissors
page-key-yes = Yes, pay and refill, or change the location
page-key-no = No, pass, draw 1, or stay
page-key-soon = Refill at the next stop, though you pass
page-key-digits = Pick the nth card or choice
page-key-enter = Play the card that is up
page-key-all = Pass at every window of this round
page-key-esc = Put the card down


# ---------------------------------------------------------------- the board
page-table = Table
page-extra = { $extra ->
    [power_ups] Power-Ups
    [locations] Locations
   *[other] Select-a-Brawl
}
page-mode = { $mode ->
    [family] Family
    [casual] Casual
   *[gamer] Gamer
}{ $extras ->
    [none] { "" }
   *[other] : { $extras }
}
page-locked = All are locked in.
page-reveal = All reveal at once.
page-turned = Types are turned round
page-upside = Lower Level wins
page-blind = Types do not count
page-copies = copies an ability
page-laid = { $who } laid { $card }
page-triangle = { $one } beats { $other }
    .turned = { $all }: turned round for now
    .blind = Types do not count now
    .short = Type decides first. Equal Types: the higher Level. Still equal: a throw.
    .short-turned = Turned round for this scrap
    .short-blind = Types do not count
page-place = Location.
    .round = Round { $round }
page-coming = Still to come
    .silenced = silenced
page-log = Open the log
    .title = Fight log
page-order = Running order
page-step = { $step ->
    [choose] Choose
    [reveal] Reveal, all at once
    [play] Play abilities, lowest Level first
    [scrap] Scrap
    [glory] Lose, then Win, then Glory
   *[draw] Draw 1
}
page-first-to = first to { $goal } Glory
page-final = { $third ->
    [yes] Winner of the scrap
   *[no] Winner of scrap { $scrap }
}
page-clash = Scrap
    .type = { $one } beats { $other }
    .level = { $one } beats { $other }
    .other = { $how ->
        [throw] Won by the throw
       *[other] Won by a text
    }
    .why = { $how ->
        [type] Type decides first: Level { $one } beats Level { $other }.
        [level] Equal Types, so the higher Level wins.
        [throw] Equal Types, equal Levels.
       *[other] What stands on a card goes before Type and Level.
    }
page-stake = If { $card } wins
    .short = At stake
    .victory = Victory Glory
page-lay-if = If you lay { $card }
    .short = If you lay it
    .on = On { $card }
    .level = { $card }: Level { $was } becomes { $level }.
    .type = { $card } becomes { $type }.
    .wins = { $yours ->
        [yes] You would beat { $other }.
       *[no] { $who } would win the scrap.
    }
    .throw = { $who } would throw.
    .same = Nothing changes on the stage.
    .note = By Type and Level. Others may still lay theirs.
page-holds = { $who } can still hold
    .short = Still to come
    .lose = { $lose } of { $all } lose to it
    .fare = { $fare ->
        [wins] your { $card } beats
        [throw] would be a throw
       *[loses] beat it
    }
    .how = By Type and Level, before abilities. Struck out: discarded or in play.
    .left = { $cards ->
        [one] { $cards } character
       *[other] { $cards } characters
    }, in hand, deck or face down. Struck out: discarded or in play.
page-piles = Your deck and discard pile: your details
page-refill = Refill to 5
    .costs = Costs 1 Glory, draws { $cards } now.
    .full = Costs 1 Glory. Your hand is full.
    .poor = Costs 1 Glory, you have 0.
    .bought = Paid for this round.
    .soon = At the next stop. Press again to keep your Glory.
page-pass-all = Pass all round
page-put-back = Put back
page-odd = Odd one out
page-glory = Glory
    .count = { $glory } Glory
    .of = of { $goal }
page-spot = spot { $spot }
    .title = Spot { $spot }
    .choose = Choose { $spot }
    .down = a card face down
    .card = { $card }, { $type ->
        [physical] physical
        [natural] natural
        [energy] energy
       *[none] { "" }
    } Level { $level }
    .empty = empty
    .none = no card yet
    .beaten = beaten
    .beaten-stamp = Beaten
    .wins = wins the brawl
    .silenced = silenced
    .silenced-note = Silenced
    .secret = Only you see this
    .level = Level { $level }, was { $was }
page-token = First Player Token
    .short = 1st
page-scraps = Scraps of this brawl
page-scrap = { $scrap ->
    [final] Final
    [only] Scrap
   *[other] Scrap { $scrap }
}
    .said = { page-scrap }: { $one } against { $other }, { $end }
    .nobody = nobody yet
    .open = open
    .ended = nobody goes on
    .won = { $who } won by { page-scrap.how }
    .walkover = { $who } goes on without a scrap
    .how = { $how ->
        [type] Type
        [level] Level
       *[other] { $how }
    }
    .waits = { $who } { $yours ->
        [yes] wait
       *[no] waits
    }
page-note-beats = beats { $what }
page-note-ties = wins ties
page-note-protected = protected


# ---------------------------------------------------------------- seats
page-count-hand = Hand
page-count-deck = Deck
page-count-discard = Discard
page-seat = { $who }: { $glory } of { $goal } Glory, hand { $hand }, deck { $deck }, discard pile { $discard }
page-state = { $state ->
    [ready] Locked in
    [choosing] Choosing
   *[deciding] Deciding
}


# ---------------------------------------------------------------- reading a card, a seat
page-read = { $card }: read it
page-read-level = , Level { $level }
    .now = Level { $level } now.
page-read-type = { $type } now.
page-read-silenced = Silenced:
page-read-beats = Beats
page-read-ties = Wins true ties.
page-read-protected = Protected from
    .from = { $from ->
        [power_ups] Power-Ups
       *[abilities] abilities
    }
page-read-copies = Copies
page-read-has = { $glory } Glory, { $hand } in hand, { $deck } in the deck.
    .plays = { $glory } Glory, { $hand } in hand, { $deck } in the deck, { $card } in play.
page-read-seen = Seen in this hand{ $cards ->
    [0] { "" }
   *[other] , { $cards }
}
    .nothing = Nothing yet.
page-read-known = Known in the deck
    .top = On top
    .nth = Number { $nth }
page-read-discards = Discard pile, { $cards }
    .empty = Empty.
page-said = { $card }{ $type ->
    [none] { "" }
   *[other] , { $type } Level { $level }
}{ $kind ->
    [power_up] , Power-Up
   *[other] { "" }
}{ $beats ->
    [none] { "" }
   *[other] , beats { $beats }
}{ $classes ->
    [none] { "" }
   *[other] , { $classes }
}. { $text }


# ---------------------------------------------------------------- the own hand, and who is waited for
page-hand = Your hand
page-withdraw = Take it back
page-verb = { $ask ->
    [discard] Discard { $card }.
    [repair] Discard { $card }.
    [window] Lay { $card }.
    [replace] Bring in { $card }.
   *[other] Choose { $card }.
}
    .button = { $ask ->
        [discard] Discard it
        [repair] Discard it
        [window] Lay it
        [replace] Bring it in
        [select] Lock it in
       *[other] Play it
    }
    .touch = Tap it again, or lock it in.
    .keys = Click it again, or press Enter.
page-lay = { page-window }: lay a Power-Up, or pass.
    .how = The first one laid resolves first.
page-ready = { $ready ->
    [one] { $ready } of { $all } is ready.
   *[other] { $ready } of { $all } are ready.
}
    .waiting = Waiting for { $who }.
    .own = { $ask ->
        [select] Chosen.
        [throw] Thrown.
       *[other] Decided.
    } { page-ready }


# ---------------------------------------------------------------- what is asked, as the panel says it
page-choices = Your choices
    .answer = Your answer:
page-answer = { $answer ->
    [pass] Pass
    [buy] Pay 1 Glory
    [draw] The normal draw
    [yes] Yes
   *[no] No
}
page-clock = { $seconds } s left to answer
page-ask-select = Choose a character.
    .how = It lies face down until all are ready.
page-ask-throw = Throw rock, paper or scissors.
    .how = All signs show at the same time.
page-ask-repair = Discard a Power-Up.
    .how = You draw a card for it.
page-ask-location = Change the location, or stay.
    .how = The next brawl is fought there.
page-ask-refill = Pass, or pay 1 Glory.
    .how = { $stop }. You draw { page-cards }.
page-ask-draw = { act-draw }, or pay.
    .how = 1 Glory draws { page-cards }.
page-ask-place = Choose your spot.
    .how = Pick a glowing spot.
page-ask-window = Lay a Power-Up, or pass.
    .none = Pass: you hold no Power-Up for now.
    .turn = It is your turn.
    .first = The first one laid goes first.
page-ask-may = Use { $card }, or leave it.
    .how = Its text says that you may.
page-ask-seat = Choose a target.
    .how = For { $card }. Pick one that glows.
page-ask-type = Choose a Type.
    .how = For { $card }.
page-ask-replace = Choose who comes into play.
    .how = For { $card }. Pick from your hand.
page-ask-discard = { $cards ->
    [0] Discard a card.
    [one] Discard a card.
   *[other] Discard { $cards } cards.
}
    .how = For { $card }. Pick from your hand.
page-ask-keep = Keep it on top, or under.
    .how = For { $card }. { page-cards } to look at.
page-ask-order = Put a card back.
    .how = The first one lies on top. { $left } left.
page-ask-claim = Claim { $classes }, or not.
    .how = The others vote. Once per brawl.
page-ask-vote = Agree that it is { $classes }?
    .how = More than half of the others must agree.
page-ask-recover = Take a card back.
    .how = For { $card }. Pick from your discard pile.
page-ask-one = Choose one.
    .how = For { $card }.
page-source = { $name }'s { $card }
    .player = A player
    .card = the card
page-next = Next: { $yours ->
    [yes] your
   *[no] { $name }'s
} { $card }
    .ability = ability
page-stop = { $phase ->
    [select_repair] Before you choose a character
    [reveal_window] After the reveal
    [scrap_compare] Before the scrap
    [victory_glory] Before the Victory Glory
   *[other] Before the next ability
}
page-meets = { $one } meets { $other }
    .winner = the winner
page-facing = Meets { $who }
    .spot = Meets spot { $spot }
    .winner = Meets the winner
page-purpose = { $window ->
    [select] Nobody has chosen a character yet.
    [reveal] Before the Play abilities.
    [before_play] A Play ability comes next.
    [before_scrap] A scrap comes next.
    [after_scrap] A scrap was fought.
    [before_abilities] Before Lose and Win.
    [before_win] Before the Win ability.
    [after_glory] The Victory Glory has been taken.
   *[draw] Before everybody draws.
}
    .scrap = Next: { $one } against { $other }.
    .scrap-won = { $who } won the scrap.
    .won = { $who } won. { $window ->
        [before_win] Win comes next.
       *[other] Lose and Win come next.
    }


# ---------------------------------------------------------------- slips of the panel
page-pass = Pass
page-pay = Pay 1 Glory
    .now = Draw { page-cards } now
    .draw = Pay 1 Glory, draw { page-cards }
page-then = Then you hold { $hand }, { $glory } Glory
page-stay = Stay at { $card }
    .here = this location
page-change = Change to { $card }
    .unknown = Change the location
    .hidden = The next one lies face down
page-take-spot = Take spot { $spot }
page-top = On top of the deck
page-keep = Keep it on top
    .under = Put it under
page-take = { $verb ->
    [order] Put back { $card }
   *[recover] Take { $card }
}
page-yes = { $ask ->
    [may] Use it
    [claim] Claim it
    [vote] Agree
   *[other] Yes
}
page-no = { $ask ->
    [may] Leave it
    [claim] Do not claim
    [vote] Disagree
   *[other] No
}
page-in-hand = { page-cards } in hand
page-show = Which cards to show
page-types = Physical beats Natural, Natural beats Energy, Energy beats Physical
    .now = now


# ---------------------------------------------------------------- rock, paper, scissors
page-about = { $about ->
    [scrap] Same Type, same Level: the winner wins the scrap.
    [order] Same Type, same Level: the winner's ability goes first.
    [final] The most Glory is tied: the winner wins the game.
   *[duel] A card's text makes you throw.
}
page-against = against
    .short = VS
page-tie = { $about ->
    [scrap] True tie
    [order] True tie
    [final] Tied for first
   *[duel] A throw
}
    .one = { $type } { $level }
    .meets = meets
    .last = { page-tie.one }. Throw for it.
page-thrower = { $yours ->
    [yes] { $thrown ->
        [yes] You have thrown
       *[no] Your throw
    }
   *[no] { $thrown ->
        [yes] { $who } has thrown
       *[no] { $who } is to throw
    }
}
page-unseen = Your { page-sign.small }, unseen
page-threw = threw { $sign }
page-equal = { $people ->
    [2] Both threw { page-sign.small }. Again.
   *[other] All threw { page-sign.small }. Again.
}
    .one = { $who }: { page-sign.small }.
    .again = Again.
page-throw = { $yours ->
    [yes] { $who } win the throw.
   *[no] { $people ->
        [one] { $who } wins the throw.
       *[other] { $who } win the throw.
    }
}
    .nobody = Nobody wins: throw again.
    .seed = Still equal, so the seed decides: { page-throw }


# ---------------------------------------------------------------- the result
page-race = The Glory race
    .goal = Goal: { $goal } Glory
    .lead = { $yours ->
        [yes] You lead
       *[no] { $who } leads
    }
    .round = Round
page-score = Places, Glory and brawls won
    .brawls = { $count ->
        [one] { $count } brawl
       *[other] { $count } brawls
    }
page-won-scrap = { $card } beat { $other } { $how ->
    [type] by Type
    [level] by Level
    [throw] by a throw
   *[text] by a text
}.
page-won-last = { $by ->
    [victory] Victory Glory made it { $glory }.
   *[card] { $card } made it { $glory }.
}
page-won-most = { $who } { $yours ->
    [yes] hold
   *[no] holds
} { $glory } Glory, the most.
page-won-shared = { $who } hold { $glory } Glory each.


# ---------------------------------------------------------------- the guided first game
page-guide = A short game against a bot that waits for you. One thing at a time, 5 minutes.
page-guide-choose = Choose in secret
    .text = Choose Rubber Knight: a click raises it, another one locks it in. It lies face down until both have chosen.
page-guide-types = Type decides first
    .text = Physical 3 beat Natural 8: the triangle shows who beats whom, whatever the Levels are. You took 1 Glory. Now draw 1 card.
page-guide-levels = Equal Types: Level
    .text = Only between equal Types the higher Level wins. Choose Anvil Bear: no Physical but one is higher.
page-guide-refill = Glory buys cards
    .text = 9 beat 5. Your hand runs thin: pay 1 Glory, and it is full again.
page-guide-play = Play, lowest Level first
    .text = Play abilities come right after the reveal. Choose Toaster Oracle: at Level 3 it draws a card before a 7 can silence it.
page-guide-lose = Losing can pay
    .text = Lose abilities come before the Glory of the brawl. Choose Snack Raccoon: beaten, it steals 1 Glory from the winner.
page-guide-power-up = A Power-Up in hand
    .text = You drew Growth Spurt. It waits until a scrap is near. Choose Neon Duelist.
page-guide-lay = Lay it now
    .text = Energy 6 would beat your 5. Lay Growth Spurt, and on your own Duelist: 8 beats 6.
page-guide-same = Once more
    .text = Draw 1 card, then choose Comet Courier. The bot has one of these, too.
page-guide-throw = A true tie
    .text = Same Type, same Level: only now both throw. Take rock.
page-guide-win = The end is near
    .text = You have 8 Glory, and 10 win. Captain Backflip gains 1 where it wins, and the brawl pays 1: choose it.
page-guide-end = You have won
    .text = 10 Glory. Abilities, prices and brawls all count. Now play a bot, or try a puzzle.


## What stands on a card: `effect-<word>`, in short its `.short`; content/shape.py tells whom a word is about.
#
# $who is whom a word is about, $named what that is called in the sentence: itself, `player` or `it` once it is chosen, `they` of all
# characters at a location, `none` where the sentence is an order. $if is the condition's name, and $shape too, where it follows the
# word `character`. In short $whom heads the text, and $agrees as the subject of its verb.

effect-then = { $first }; then { $next }
    .short = { $first }, { $next }
effect-or = { $first }; or { $next }
    .short = { $first } or { $next }
effect-and = { $first } and { $next }
effect-none = { card-fact }nothing happens
    .short = { card-fact.short }nothing happens
effect-glory-gain = { card-doer }gain{ card-s } { $n } Glory
    .short = { card-fact.short }+{ $n } Glory
effect-glory-lose = { card-doer }lose{ card-s } { $n } Glory
    .short = { card-fact.short }-{ $n } Glory
effect-glory-steal = { card-order }steal { $n } Glory from { card-named }
    .short = { card-order.short }steal { $n } Glory{ $from ->
        [opponent] {""}
       *[other] {" "}from { card-whom }
    }
effect-glory-give = { card-order }give { $n } Glory to { card-named }
    .short = { card-order.short }give { $n } Glory to { card-whom }
effect-glory-per = { card-order }gain 1 Glory for each { $per ->
    [class_in_play] { $class } character in play
    [type_in_play] { $type } character in play
    [beaten_character] beaten character in play
   *[card_in_hand] card in your hand
}, { $max } at most
    .short = { card-fact.short }+1 Glory per { $per ->
        [class_in_play] { $class }
        [type_in_play] { $type }
        [beaten_character] beaten
       *[card_in_hand] card held
    }, { $max } at most
effect-draw = { card-doer }draw{ card-s } { card-cards }
    .short = { card-doer.short }draw{ card-s.short } { $n }
effect-draw-to = { card-doer }draw{ card-s } up to { card-cards }
    .short = { card-doer.short }draw{ card-s.short } up to { $n }
effect-free-refill = { card-order }draw up to { card-cards } instead of your normal draw, at no cost
    .short = { card-order.short }fill up to { $n } for free
effect-draw-step-mod = { card-doer }{ $n ->
    [-1] skip{ card-s } { card-your } normal draw
    [0] draw{ card-s } as usual
   *[other] draw{ card-s } { card-cards } more
} in this round's Draw step
    .short = { $n ->
        [-1] { card-fact.short }no normal draw
        [0] { card-doer.short }draw{ card-s.short } as usual
       *[other] { card-doer.short }draw{ card-s.short } { $n } more later
    }
effect-discard-choice = { card-doer }discard{ card-s } { card-kinds } of { $named ->
    [none] your choice from your hand
   *[other] own choice from hand
}
    .short = { card-doer.short }discard{ card-s.short } { card-kinds.short }
effect-discard-random = { card-doer }discard{ card-s } { $n } random { card-kinds.bare } from { $named ->
    [none] your hand
   *[other] hand
}
    .short = { card-doer.short }discard{ card-s.short } { card-kinds.short } at random
effect-hand-peek = { card-order }look at { $if ->
    [richer] the hand of { card-each } opponent{ card-richer }
   *[other] { card-each } opponent's hand
}
    .short = { card-order.short }{ $who ->
        [opponent] see a hand
       *[other] see all hands
    }
effect-hand-reveal = { card-doer }show{ card-s } { card-your } hand to all
    .short = { card-doer.short }show{ card-s.short } the hand
effect-deck-peek = { card-order }look at the { card-top } of { $named ->
    [none] your
   *[other] that player's
} deck{ $n ->
    [1] { $reorder ->
        [yes] {" "}and put it back
       *[no] {""}
    }{ $bottom ->
        [yes] ; you may put it at the bottom
       *[no] {""}
    }
   *[other] { $reorder ->
        [yes] { $bottom ->
            [yes] ; put any of them at the bottom and the others back in any order
           *[no] {" "}and put them back in any order
        }
       *[no] { $bottom ->
            [yes] {" "}and put any of them at the bottom
           *[no] {""}
        }
    }
}
    .short = { card-order.short }{ $reorder ->
        [yes] sort
       *[no] see
    } { $who ->
        [self] your
       *[other] a deck's
    } top { card-top.short }{ $bottom ->
        [yes] , some go under
       *[no] {""}
    }
effect-mill = { card-doer }put{ card-s } the { card-top } of { card-their } deck on { card-their } discard pile
    .short = { card-doer.short }discard{ card-s.short } the deck's top { card-top.short }
effect-recover = { card-order }{ $to ->
    [hand] take { card-recovered } into your hand
    [deck_top] put { card-recovered } on top of your deck
    [deck_bottom] put { card-recovered } at the bottom of your deck
   *[deck_shuffled] shuffle { card-recovered } into your deck
}
    .short = { card-order.short }{ $to ->
        [hand] take back { card-recovered.short }
        [deck_top] put { card-recovered.short } back on your deck
        [deck_bottom] put { card-recovered.short } back under your deck
       *[deck_shuffled] put { card-recovered.short } back into your deck
    }
effect-return-self = { card-order }{ $to ->
    [hand] return this character to your hand
    [deck_top] put this character on top of your deck
    [deck_bottom] put this character at the bottom of your deck
   *[deck_shuffled] shuffle this character into your deck
}
    .short = { card-order.short }{ $to ->
        [hand] return this to hand
        [deck_top] put this on the deck
        [deck_bottom] put this under the deck
       *[deck_shuffled] shuffle this away
    }
effect-bounce = { card-order }return { card-leaver } to { card-owner } hand
    .short = { card-order.short }return { card-whose } to hand
effect-remove = { card-order }put { card-leaver } on { card-owner } discard pile
    .short = { card-order.short }discard { card-whose }
effect-replace-hand = { card-order }{ card-leaves }{ $who ->
    [this] {" "}and put another character from your hand into its spot
    [own_character] {" "}and put another character from your hand into its spot
   *[other] ; its owner puts another character from hand into its spot
}
    .short = { card-order.short }swap { card-whose } with one from hand
effect-replace-deck = { card-order }{ card-leaves }{ $who ->
    [this] {" "}and put the first character of your deck into its spot
    [own_character] {" "}and put the first character of your deck into its spot
   *[other] ; its owner puts the first character of that deck into its spot
}
    .short = { card-order.short }swap { card-whose } with the next in deck
effect-reenter-discard = { card-order }put { card-article } { card-adjectives }character{ card-levelled } from your discard pile into your spot; a character there { $old_to ->
    [discard] is discarded
   *[other] returns to your hand
}
    .short = { card-order.short }bring back { card-article } { $class ->
        [none] { $type ->
            [none] character
           *[other] { $type }
        }
       *[other] { card-kind }
    }
effect-level-mod = { card-doer }get{ card-s } Level { SIGNED($n) } { card-for }
    .short = { card-fact.short }Level { SIGNED($n) }
effect-level-set = { card-fact }{ $named ->
    [it] its Level
    [this] this character's Level
    [own_character] your character's Level
   *[other] the Level of { card-named }
} becomes { $to ->
    [highest_opposing] the highest Level among the opposing characters
    [lowest_opposing] the lowest Level among the opposing characters
    [printed] the printed one
   *[other] { $to }
} { card-for }
    .short = { card-fact.short }Level { $to ->
        [highest_opposing] as the highest foe
        [lowest_opposing] as the lowest foe
        [printed] as printed
       *[other] { $to }
    }
effect-level-swap = { card-fact }{ card-pair } exchange their Levels { card-for }
    .short = { card-order.short }{ $who ->
        [any_two] swap two Levels
       *[other] swap Levels with one
    }
effect-type-set = { card-doer }{ card-have } { $to ->
    [chosen] that Type
    [copy_opposing] the Type of an opposing character you choose
   *[other] the Type { $to }
} { card-for }
    .short = { $to ->
        [chosen] { card-order.headed }choose its Type
        [copy_opposing] { card-order.headed }take a foe's Type
       *[other] { card-doer.short }become{ card-s.short } { $to }
    }
effect-spot-swap = { card-order }swap the spots of { card-pair }
    .short = { card-order.short }{ $who ->
        [any_two] swap two spots
       *[other] swap spots with one
    }
effect-silence = { card-doer }{ $trigger ->
    [all] is silenced
   *[other] loses its { card-trigger } ability
} { card-for }
    .short = { card-order.short }silence { $trigger ->
        [all] { card-whose }
       *[other] the { card-trigger } of { card-whose }
    }
effect-copy-ability = { card-fact }this character also has its { card-trigger } ability { card-for }
    .short = { card-order.short }copy the { card-trigger } of { card-whose }
effect-reverse-types = { card-fact }{ card-during } the Type that would be beaten beats the other
    .short = { card-fact.short }Types turn round
effect-reverse-levels = { card-fact }{ card-during } the lower Level wins scraps between equal Types
    .short = { card-fact.short }lower Level wins
effect-ignore-types = { card-fact }{ card-during } only Levels are compared
    .short = { card-fact.short }only Levels count
effect-beat-class = { card-doer }beat{ card-s } every { $class } character { card-scraps } with { card-in }
    .short = { card-doer.short }beat{ card-s.short } every { $class }
effect-beat-type = { card-doer }beat{ card-s } every { $type } character { card-scraps } with { card-in }
    .short = { card-doer.short }beat{ card-s.short } every { $type }
effect-win-ties = { card-doer }win{ card-s } true ties { card-in }
    .short = { card-doer.short }win{ card-s.short } true ties
effect-rescrap-throw = { card-fact }the two owners throw, and the throw winner's character wins that scrap instead
    .short = { card-order.short }throw to win it
effect-rescrap = { card-when }{ card-may-order }{ $pre }; then the scrap is compared again
    .short = { card-when.short }{ card-may-fact }{ $pre }, scrap again
effect-protect = { card-fact }{ $from ->
    [power_ups] Power-Ups of opponents
    [play] abilities of opponents
   *[all] opponents
} cannot choose { card-named } { card-in }
    .short = { card-fact.short }safe from { $from ->
        [power_ups] Power-Ups
        [play] abilities
       *[all] opponents
    }
effect-winner-bonus = { effect-glory-gain }
    .short = { effect-glory-gain.short }
effect-victory-mod = { card-fact }the Victory Glory of this brawl is { $n ->
    [-1] 1 less
   *[other] { $n } more
}
    .short = { card-fact.short }Victory Glory { SIGNED($n) }
effect-location-change = { card-fact }the location changes at once
    .short = { card-order.short }change the location
effect-location-lock = { card-fact }the location may not change this round
    .short = { card-fact.short }the location stays
effect-flip = { card-order }flip the coin{ $heads ->
    [none] {""}
   *[other] . Heads: { $heads }
}{ $tails ->
    [none] {""}
   *[other] . Tails: { $tails }
}
    .short = { card-order.short }flip: { $heads ->
        [none] tails { $tails }
       *[other] heads { $heads }{ $tails ->
            [none] {""}
           *[other] , tails { $tails }
        }
    }
effect-throw-duel = { card-order }throw against { $who ->
    [winner] the winner of the brawl
    [loser] a beaten player of your choice
   *[other] an opponent of your choice
}{ card-richer }{ $on_win ->
    [none] {""}
   *[other] . If you win the throw, { $on_win }
}{ $on_loss ->
    [none] {""}
   *[other] . If you lose the throw, { $on_loss }
}
    .short = { card-may-order }throw: { $on_win ->
        [none] if lost { $on_loss }
       *[other] if won { $on_win }{ $on_loss ->
            [none] {""}
           *[other] , if lost { $on_loss }
        }
    }
effect-choose-one = { card-order }choose one: { $options }
    .short = { card-when.short }{ card-may-fact }{ $options }
effect-if-then = { $then ->
    [none] unless { card-if }, { card-may-order }{ $else }
   *[other] if { card-if }, { card-may-order }{ $then }{ $else ->
        [none] {""}
       *[other] . Otherwise, { $else }
    }
}
    .short = { card-may-fact }{ $then ->
        [none] unless { card-if.short }: { $else }
       *[other] { card-if.short }: { $then }{ $else ->
            [none] {""}
           *[other] , else { $else }
        }
    }


## Pieces of them: how a sentence begins, who it is about, how long it lasts.

card-order = { card-when }{ card-may-order }{ card-choose }
    .short = { card-when.short }{ card-may-order }
    .headed = { card-when.every }{ card-may-headed }{ card-head }
card-fact = { card-when }{ $optional ->
    [yes] { $choose ->
        [none] if you want,{" "}
       *[other] you may{" "}
    }
   *[no] {""}
}{ card-choose }
    .short = { card-when.every }{ card-may-fact }{ card-head }
card-doer = { $joined ->
    [yes] {""}
   *[no] { $named ->
        [none] { card-order }
       *[other] { card-fact }{ $wins ->
            [yes] its owner
           *[no] { card-named }
        }{" "}
    }
}
    .short = { card-when.every }{ card-may-headed }{ $agrees ->
        [none] { card-head }
       *[other] { card-whom }{" "}
    }
card-when = { $asks ->
    [yes] if { card-if },{" "}
   *[no] {""}
}
    .short = { $told ->
        [yes] {""}
       *[no] { card-if.short }:{" "}
    }
    .every = { $every ->
        [yes] every other{" "}
       *[no] {""}
    }{ card-when.short }
card-may-order = { $optional ->
    [yes] you may{" "}
   *[no] {""}
}
card-may-fact = { $optional ->
    [yes] you may:{" "}
   *[no] {""}
}
card-may-headed = { $whom ->
    [none] { card-may-order }
   *[other] { card-may-fact }
}
card-head = { $whom ->
    [none] {""}
   *[other] { card-whom }:{" "}
}
card-choose = { $choose ->
    [target] choose { card-chosen }{ card-colon }
    [type] choose a Type{ card-colon }
    [both] choose { card-chosen } and a Type{ card-colon }
   *[none] {""}
}
card-colon = { $on ->
    [power_up] ;
   *[other] :
}{" "}
card-chosen = { $who ->
    [opponent] an opponent{ card-richer }
    [loser] a beaten player{ card-richer }
    [opposing] an opposing { card-character }
    [any] { card-a-character }{ card-behind }
   *[in_scrap] { card-a-character } in { $on ->
        [power_up] it
       *[other] this scrap
    }{ card-behind }
}
card-named = { $named ->
    [player] that player
    [it] it
    [they] { card-characters }
    [each_opponent] each opponent{ card-richer }
    [each_player] every player{ card-richer }
    [winner] the winner of the brawl{ card-richer }
    [richest] the opponent with the most Glory{ card-richer }
    [poorest] the opponent with the least Glory{ card-richer }
    [this] this character
    [own_character] your character
    [all] every { card-character }
   *[all_others] every other { card-character }
}
card-whom = { $who ->
    [opponent] an opponent
    [each_opponent] each opponent
    [each_player] everyone
    [winner] the winner
    [richest] the richest
    [poorest] the poorest
    [loser] a beaten player
    [opposing] a foe
    [own_character] yours
    [any] one
    [in_scrap] one in it
    [all] all
   *[all_others] all others
}
card-whose = { $who ->
    [this] this
   *[other] { card-whom }
}
card-each = { $who ->
    [opponent] one
   *[other] each
}
card-richer = { $if ->
    [richer] {" "}who has more Glory than you
   *[other] {""}
}
card-your = { $named ->
    [none] your
   *[other] the
}
card-their = { $named ->
    [none] your
   *[other] their
}
card-s = { $named ->
    [none] {""}
    [they] {""}
   *[other] s
}
    .short = { $agrees ->
        [it] s
       *[other] {""}
    }
card-have = { $named ->
    [they] have
   *[other] has
}
card-scraps = { $named ->
    [they] they scrap
   *[other] it scraps
}
card-character = { card-typed }character{ card-behind }
card-characters = { card-typed }characters{ card-behind }
card-a-character = { $shape ->
    [type] { $if_type ->
        [energy] an
       *[other] a
    }
   *[other] a
} { card-typed }character
card-typed = { $shape ->
    [type] { $if_type }{" "}
   *[other] {""}
}
card-behind = { $shape ->
    [level_le] {" "}of Level { $if_n } or less
    [level_ge] {" "}of Level { $if_n } or more
    [printed_le] {" "}with a printed Level of { $if_n } or less
    [printed_ge] {" "}with a printed Level of { $if_n } or more
    [class] {" "}that { $plural ->
        [yes] are
       *[no] is
    } { $if_class }
   *[other] {""}
}
card-pair = { $who ->
    [any_two] two { card-characters }
   *[other] this character and another { card-character }
}
card-leaver = { $who ->
    [this] this character
    [own_character] your character
    [all] each { card-character }
   *[other] it
}
card-owner = { $who ->
    [this] your
    [own_character] your
   *[other] its owner's
}
card-leaves = { $old_to ->
    [discard] put { card-leaver } on { card-owner } discard pile
    [deck_bottom] put { card-leaver } at the bottom of { card-owner } deck
   *[other] return { card-leaver } to { card-owner } hand
}
card-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-top = { $n ->
    [1] top card
   *[other] top { $n } cards
}
    .short = { $n ->
        [1] card
       *[other] { $n }
    }
card-kinds = { $n } { card-kinds.bare }
    .bare = { $kind ->
        [any] card
        [character] character
       *[power_up] Power-Up
    }{ card-plural }
    .short = { $kind ->
        [any] { $n }
       *[other] { card-kinds }
    }
card-plural = { $n ->
    [one] {""}
   *[other] s
}
card-recovered = { $n } { card-adjectives }{ card-noun }{ card-plural }{ card-levelled } of your choice from your discard pile
    .short = { $n ->
        [1] { card-article }
       *[other] { $n }
    } { card-kind }{ card-plural }
card-adjectives = { card-adjectives.type }{ $class ->
    [none] {""}
   *[other] { $class }{" "}
}
    .type = { $type ->
        [none] {""}
       *[other] { $type }{" "}
    }
card-noun = { $type ->
    [none] { $class ->
        [none] { $level ->
            [none] card
           *[other] character
        }
       *[other] character
    }
   *[other] character
}
card-levelled = { $level ->
    [none] {""}
   *[other] {" "}of Level { $level } or less
}
card-article = { $type ->
    [none] { $class ->
        [alien] an
        [elemental] an
        [undead] an
       *[other] a
    }
    [energy] an
   *[other] a
}
card-kind = { $class ->
    [none] { $type ->
        [none] card
       *[other] { $type }
    }
    [undead] { card-adjectives }character
    [mythic] { card-adjectives }character
    [royal] { card-adjectives }character
   *[other] { card-adjectives.type }{ $class }
}
card-trigger = { $trigger ->
    [play] Play
    [lose] Lose
    [win] Win
   *[other] Other
}
card-for = { $for ->
    [here] here
   *[other] for this { $for }
}
card-in = { $for ->
    [here] here
   *[other] in this { $for }
}
card-during = { $for ->
    [here] here
    [scrap] in this scrap
   *[brawl] for this brawl
}


## Conditions by their names, with $if_n, $if_type, $if_class and $if_place; who is meant by `your character` follows from $who.

card-if = { $if ->
    [type] { card-own } is { $if_type }
    [level_le] { card-own }'s Level is { $if_n } or less
    [level_ge] { card-own }'s Level is { $if_n } or more
    [printed_le] { card-own }'s printed Level is { $if_n } or less
    [printed_ge] { card-own }'s printed Level is { $if_n } or more
    [class] { card-own } is { $if_class }
    [winner_type] the winning character is { $if_type }
    [winner_le] the winning character's Level is { $if_n } or less
    [winner_ge] the winning character's Level is { $if_n } or more
    [winner_class] the winning character is { $if_class }
    [richer] that player has more Glory than you
    [lost_by] your character lost a scrap by Level by { $if_n } or less
    [lost] your character lost a scrap
    [glory_le] you have { $if_n } Glory or less
    [hand_le] you hold { $if_n ->
        [one] { $if_n } card
       *[other] { $if_n } cards
    } or fewer
    [players] there are { $if_n } players
   *[place] the location is { $if_place }
}
    .short = { $if ->
        [type] { $if_type }
        [level_le] Level { $if_n } or less
        [level_ge] Level { $if_n } or more
        [printed_le] printed Level { $if_n } or less
        [printed_ge] printed Level { $if_n } or more
        [class] { $if_class }
        [winner_type] { $if_type } winner
        [winner_le] winner of Level { $if_n } or less
        [winner_ge] winner of Level { $if_n } or more
        [winner_class] { $if_class } winner
        [richer] one with more Glory
        [lost_by] scrap lost by { $if_n ->
            [one] { $if_n } Level
           *[other] { $if_n } Levels
        } or less
        [lost] scrap lost
        [glory_le] you have { $if_n } Glory or less
        [hand_le] hand of { $if_n } or less
        [players] { $if_n } players
       *[place] at { $if_place }
    }
card-own = { $who ->
    [this] this character
    [guide] the character
   *[other] your character
}
card-class = { $class ->
    [undead] undead
    [mythic] mythic
    [royal] royal
    [alien] { $many ->
        [yes] aliens
       *[no] an alien
    }
    [elemental] { $many ->
        [yes] elementals
       *[no] an elemental
    }
   *[other] { $many ->
        [yes] { $class }s
       *[no] a { $class }
    }
}
    .short = { $class }
card-class-or = { $first } or { $next }


## What stands before the texts of a card: its trigger, its windows (`.short`; `.own` of an Other ability; `.guide` for designers).

card-nothing = No effect.
card-basic = Basic arena: every game starts with it face up. No effect on a brawl.
    .short = Basic arena, no effect.
card-after = After { card-if }
    .short = After a { card-if.short }
card-window = { $window ->
    [select] Before choosing characters
    [reveal] After the reveal
    [before_play] Before a Play ability
    [before_scrap] Before a scrap
    [after_scrap] After a scrap
    [before_abilities] When the brawl is decided
    [before_win] After the Lose abilities
    [after_glory] After the Victory Glory
   *[draw] Before drawing
}
    .own = { $window ->
        [before_scrap] Before its scraps
        [after_scrap] After its scraps
       *[other] { card-window }
    }
    .short = { $window ->
        [select] Before choosing
        [before_play] Before a Play
        [before_abilities] When decided
        [before_win] After Lose
        [after_glory] After Glory
       *[other] { card-window }
    }
    .guide = { $window ->
        [select] before characters are chosen
        [reveal] after the reveal, before the Play abilities are put in order
        [before_play] before each Play ability that comes up in its order
        [before_scrap] before each scrap
        [after_scrap] after each scrap, before its result is final
        [before_abilities] when the brawl is decided, before the Lose abilities
        [before_win] after the Lose abilities, before the Win ability
        [after_glory] after the Victory Glory and what the location gives, before the location may change
       *[draw] in the Draw step, after the discard
    }
card-windows = { $first }, { AMID($next) }
    .last = { $first } or { AMID($next) }
    .own = { $first } and { AMID($next) }

## Words that explain themselves wherever a text says them (kernel/words/keywords.py), in the order of Learn

word-scrap = Scrap
    .text = Two characters meet: first the Type decides, then the Level, then a throw.
    .forms = scrap, scraps
    .rule = IB-SCRAP-04
word-brawl = Brawl
    .text = All scraps of a round. The last one standing wins it.
    .forms = brawl, brawls
    .rule = IB-BRAWL-01
word-type = Type
    .text = Physical, Natural or Energy: each beats one of the others.
    .forms = Type, Types
    .rule = IB-SCRAP-01
word-physical = Physical
    .text = Beats Natural, at any Levels.
    .forms = physical
    .rule = IB-SCRAP-01
word-natural = Natural
    .text = Beats Energy, at any Levels.
    .forms = natural
    .rule = IB-SCRAP-02
word-energy = Energy
    .text = Beats Physical, at any Levels.
    .forms = energy
    .rule = IB-SCRAP-03
word-level = Level
    .text = Compared only between equal Types: the higher one wins.
    .forms = Level, Levels
    .rule = IB-SCRAP-04
word-throw = Throw
    .text = Rock, paper, scissors between those who are truly tied.
    .forms = throw, throws, thrown
    .rule = IB-TIE-01
word-ability = Ability
    .text = What a character's text does: Play before the scraps, Win or Lose after them.
    .forms = ability, abilities
    .rule = IB-ABIL-01
word-silence = Silence
    .text = The character's abilities do nothing for the rest of the brawl.
    .forms = silence, silences, silenced
    .rule = silence
word-opposing = Opposing
    .text = In play, and another player's.
    .forms = opposing
    .rule = IB-R-OPPONENT
word-glory = Glory
    .text = What you play for. It also buys cards.
    .rule = IB-END-01
word-victory-glory = Victory Glory
    .text = 1 for the winner of the brawl, after all abilities.
    .rule = IB-GLORY-02
word-refill = Refill
    .text = Pay 1 Glory and draw up to 5 cards, instead of drawing 1.
    .forms = refill, refills
    .rule = IB-DRAW-04
word-power-up = Power-Up
    .text = Played in the window that its text names, and resolved at once.
    .forms = Power-Up, Power-Ups
    .rule = IB-PU-01
word-window = Window
    .text = The moment in which a Power-Up may be played.
    .forms = window, windows
    .rule = IB-R-WINDOW
word-location = Location
    .text = Where you fight. Its text counts for everybody.
    .forms = location, locations
    .rule = IB-LOC-02
word-spot = Spot
    .text = Where a character stands, and so whom it meets.
    .forms = spot, spots
    .rule = IB-SAB-03
word-first-player = First Player Token
    .text = Whoever has it goes first where players take turns.
    .rule = IB-SAB-05
