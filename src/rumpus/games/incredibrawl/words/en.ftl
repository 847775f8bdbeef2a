# IncrediBrawl in English: what happened, what is asked, what may be done, and why something may not.
#
# SEAT says a seat at the beginning of a sentence, ONE within it; WHOSE and OWN say what is a seat's, likewise; YOU is
# `yes` where the seat is the reader's only one. SEATS and THEM say several seats. CARD says a card or a location, CARDS
# several, TYPE a Power Type, CLASSES the classes of a list, SIGNED a number with its sign.


## What happened. `.show` is what the board says of it, where it has more room or more to show; `.told` what the log says, where the
## lines around it say the rest.

log-round = Round { $round } at { CARD($card) }
log-commit = { SEAT($seat) } { YOU($seat) ->
    [yes] are
   *[no] is
} ready
log-withdraw = { SEAT($seat) } { YOU($seat) ->
    [yes] take your
   *[no] takes their
} card back
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
log-ignored = { WHOSE($seat) } { CARD($card) } doesn't use its ability
log-scrap = { SEAT($seat) } { YOU($seat) ->
    [yes] beat
   *[no] beats
} { ONE($loser) } { $how ->
    [type] by Type
    [level] by Level
    [throw] by a throw
   *[text] by a card
}
    .told = { $known ->
        [yes] { WHOSE($seat) } { CARD($own) } beats { OWN($loser) } { CARD($other) } { $how ->
            [type] by Type
            [level] by Level
            [throw] by a throw
           *[text] by a card
        }
       *[no] { log-scrap }
    }
log-tie = A true tie: { THEM($seats) }
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
} { $n } Glory, now { $glory }
log-pay = { SEAT($seat) } { $n ->
    [0] { YOU($seat) ->
        [yes] have
       *[no] has
    } no Glory to lose
   *[other] { YOU($seat) ->
        [yes] lose
       *[no] loses
    } { $n } Glory, now { $glory }
}
log-steal = { $n ->
    [0] { SEAT($source) } { YOU($source) ->
        [yes] have
       *[no] has
    } no Glory for { ONE($seat) } to steal
   *[other] { SEAT($seat) } { YOU($seat) ->
        [yes] steal
       *[no] steals
    } { $n } Glory from { ONE($source) }
}
log-victory = { SEAT($seat) } { YOU($seat) ->
    [yes] gain
   *[no] gains
} { $n ->
    [0] no Victory Glory
   *[other] { $n } Victory Glory, now { $glory }
}
    .told = { SEAT($seat) } { YOU($seat) ->
        [yes] win
       *[no] wins
    } the brawl{ $n ->
        [0] , but no Glory
       *[other] { " " }and { $n } Glory, now { $glory }
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
    [yes] pay
   *[no] pays
} 1 Glory to refill, { $glory } left
log-free = { SEAT($seat) } { YOU($seat) ->
    [yes] have no character, and draw
   *[no] has no character, and draws
} up to 5 cards for free
log-shown = { $all ->
    [yes] Everyone sees { OWN($seat) } hand
   *[no] { SEATS($to) } { YOU($to) ->
        [yes] look
       *[no] looks
    } at { OWN($seat) } hand
}
log-discard = { SEAT($seat) } { YOU($seat) ->
    [yes] discard
   *[no] discards
} { CARD($card) }
log-location = The next location is { CARD($card) }
log-stays = { SEAT($seat) } { YOU($seat) ->
    [yes] keep
   *[no] keeps
} the location
log-window = Power-Ups: { $window ->
    [select] before choosing
    [reveal] after the reveal
    [before_play] before an ability
    [before_scrap] before the scrap
    [after_scrap] after the scrap
    [before_abilities] brawl decided
    [before_win] before Win
    [after_glory] Glory gained
   *[draw] before drawing
}
log-laid = { SEAT($seat) } { YOU($seat) ->
    [yes] play
   *[no] plays
} { CARD($card) }
log-power-up = { WHOSE($seat) } { CARD($card) } takes effect
    .show = { CARD($card) }: { $text }
log-returned = { SEAT($seat) } { YOU($seat) ->
    [yes] take
   *[no] takes
} { CARD($card) } back
log-coin = { SEAT($seat) } { YOU($seat) ->
    [yes] flip
   *[no] flips
} the coin: { $heads ->
    [yes] heads
   *[no] tails
}
log-level = { WHOSE($seat) } { CARD($card) }: Level { SIGNED($by) }, now { $level }
    .told = { WHOSE($seat) } { CARD($card) } { $way ->
        [up] rises to
        [down] falls to
       *[same] stays at
    } Level { $level }
log-level-is = { WHOSE($seat) } { CARD($card) } is now Level { $level }
log-type = { WHOSE($seat) } { CARD($card) } is now { TYPE($type) }
log-silenced = { WHOSE($seat) } { CARD($card) } is silenced
log-copied = { SEAT($seat) } { YOU($seat) ->
    [yes] copy
   *[no] copies
} { CARD($card) }'s { $trigger ->
    [play] Play
    [lose] Lose
    [win] Win
   *[other] Other
} ability
log-swapped = { SEAT($seat) } and { ONE($other) } swap spots
log-twist = { $word ->
    [reverse_types] Types are reversed
    [reverse_levels] The lower Level wins
    [ignore_types] Types don't count
    [victory_mod] The Victory Glory changes
   *[location_lock] The location stays this round
}
log-claim = { WHOSE($seat) } { CARD($card) } { $word ->
    [beat_class] beats { CLASSES($classes) } characters
    [beat_type] beats { TYPES($types) } characters
    [win_ties] wins true ties
   *[protect] is protected
}
    .show = { CARD($card) } { $word ->
        [beat_class] beats { CLASSES($classes) } characters
        [beat_type] beats { TYPES($types) } characters
        [win_ties] wins true ties
       *[protect] is protected
    }
log-peek = { $n ->
    [0] { WHOSE($other) } deck is empty: nothing to see for { ONE($seat) }
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
            [yes] { YOU($seat) ->
                [yes] your
               *[no] their
            }
           *[no] { OWN($other) }
        } deck
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
log-leaves = { WHOSE($seat) } { CARD($card) } goes to { $to ->
    [hand] the hand
    [discard] the discard pile
    [deck_bottom] the bottom of the deck
    [deck_top] the top of the deck
   *[deck_shuffled] the deck
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
    [0] a normal draw
   *[other] { SIGNED($n) } to the normal draw
}
    .told = { SEAT($seat) } will draw { $way ->
        [up] { $cards ->
            [one] { $cards } more card
           *[other] { $cards } more cards
        }
        [down] { $cards ->
            [one] { $cards } card less
           *[other] { $cards } cards less
        }
       *[same] the normal number of cards
    }
log-declined = { SEAT($seat) } { YOU($seat) ->
    [yes] skip
   *[no] skips
} { CARD($card) }
log-nothing = { $part ->
    [yes] A part of { OWN($seat) } { CARD($card) } has no effect
   *[no] { WHOSE($seat) } { CARD($card) } has no effect
}
log-nothing-place = { $part ->
    [yes] A part of { CARD($card) } has no effect
   *[no] { CARD($card) } has no effect
} for { ONE($seat) }
log-token = { SEAT($seat) } { YOU($seat) ->
    [yes] have
   *[no] has
} the First Player Token
log-closed = No more Power-Ups now
log-class = { SEAT($seat) } { YOU($seat) ->
    [yes] claim
   *[no] claims
} that { CARD($card) } is { CLASSES($classes) }
log-vote = { $agreed } of { $voters } agree with { ONE($seat) }
log-over = { SEATS($winners) } won: { $reason ->
    [goal] { end-goal }
    [deck] { end-deck }
   *[rounds] { end-rounds }
}


## The end

end-goal = first to the Glory goal
end-deck = most Glory when a player ran out of characters
end-rounds = most Glory after the last round


## What is asked: what, and how it is answered

ask-wait = Wait for the others
ask-select = Choose a character
    .how = It stays face down until everyone has chosen.
ask-place = Choose a spot
    .how = 1 meets 3 and 2 meets 4. With 2 or 3 players, 1 meets 2.
ask-refill = Pay 1 Glory to refill?
    .how = Draw up to a hand of 5 now. You draw no card later this round.
ask-window = Play a Power-Up, or pass
    .how = The first one played takes effect first.
ask-throw = Throw rock, paper or scissors
    .how = Everyone's sign shows at once.
ask-repair = Discard a Power-Up
    .how = Draw 1 card for it, until you hold a character.
ask-location = Change the location?
    .how = The winner decides where the next brawl is.
ask-draw = { act-draw }, or pay 1 Glory
    .how = 1 Glory draws { $bought ->
        [0] no card
        [one] { $bought } card
       *[other] { $bought } cards
    }.
ask-may = Use { CARD($card) }?
    .how = { $text }
ask-seat = Pick a target
    .how = For { CARD($card) }.
ask-type = Pick a Type
    .how = For { CARD($card) }. Physical beats Natural, Natural beats Energy, Energy beats Physical.
ask-replace = Bring in a character
    .how = For { CARD($card) }.
ask-discard = { $left ->
    [0] Discard a card
    [one] Discard a card
   *[other] Discard { $left } cards
}
    .how = For { CARD($card) }.
ask-keep = Keep it on top?
    .how = For { CARD($card) }. If not, it goes on the bottom.
ask-order = Which card comes next?
    .how = For { CARD($card) }. The first one goes on top.
ask-recover = Take a card back
    .how = For { CARD($card) }. Pick from your discard pile.
ask-list = Pick one
    .how = For { CARD($card) }.
ask-claim = Claim the class?
    .how = The card doesn't list it, so the others vote. Once a brawl.
ask-vote = Do you agree?
    .how = More than half of the others must.


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
act-stand = Pass at every refill until the Draw step
act-lift = Ask me again about refills


## The same as whole sentences, where the button is but a name

do-select = Choose { CARD($card) }
do-place = Take spot { $spot }
do-window = Play { CARD($card) }
do-throw = Throw { $sign ->
    [rock] rock
    [paper] paper
   *[scissors] scissors
}
do-repair = Discard { CARD($card) }
do-may-yes = Use { CARD($card) }
do-may-no = Skip { CARD($card) }
do-seat = Choose { YOU($seat) ->
    [yes] yourself
   *[no] { ONE($seat) }
}
do-type = Choose { act-type }
do-replace = Bring in { CARD($card) }
do-discard = Discard { CARD($card) }
do-keep-yes = Keep it on top
do-keep-no = Put it on the bottom
do-order = Put { CARD($card) } next
do-recover = Take { CARD($card) } back
do-list = Choose: { $text }
do-claim-yes = Claim the class
do-claim-no = Don't claim the class
do-vote-yes = Agree
do-vote-no = Disagree


## Why: what a hint's step is good for

why-beats = { $seat ->
    [-1] it beats { $n } of the { $of } characters they may hold
   *[other] it beats { $n } of the { $of } characters { ONE($seat) } may hold
}
why-text = { AMID($text) }
why-steal = you steal { $n } Glory from { ONE($source) }
why-gain = you gain { $n } Glory
why-silenced = { OWN($seat) } { CARD($card) } is silenced
why-level = { OWN($seat) } { CARD($card) } is then Level { $level }
why-wins = it turns the next scrap your way
why-type = it beats { $beaten ->
    [physical] Physical
    [natural] Natural
   *[energy] Energy
}
why-no = { $ask ->
    [keep] another card comes up
   *[other] nothing changes
}
why-meets = { $spot ->
    [none] you meet the winner of the others
   *[other] { $foe ->
        [none] nobody stands across yet
       *[other] you meet { ONE($foe) } there
    }
}
why-buy = you hold { $n ->
    [0] no card
    [one] only 1 card
   *[other] only { $n } cards
}
why-location = { $change ->
    [yes] the next brawl is somewhere new
   *[no] { AMID($text) }
}
why-repair = you draw 1 card for it
why-claim = { $yes ->
    [yes] the others vote on it
   *[no] its card doesn't list it
}
why-vote = { $yes ->
    [yes] more than half must agree
   *[no] the card doesn't list the class
}
why-window = { $n ->
    [0] you have no Power-Up
    [one] you keep your Power-Up
   *[other] you keep your { $n } Power-Ups
}
why-refill = you keep your { $glory } Glory
why-draw = it costs no Glory
why-throw = every sign wins as often
why-asked = { CARD($card) } asks for it


## Why something may not be done: the fact, and the way out. By the id of the rule that forbids it.

refuse-IB-ABIL-15 = The card doesn't let you pick that.
    .out = Pick one that glows.
refuse-IB-DRAW-04 = Now you draw, or pay 1 Glory to refill.
    .out = Pick one of the two.
refuse-IB-DRAW-05 = A refill costs 1 Glory. You have 0.
    .out = Draw instead, or win a brawl first.
refuse-IB-DRAW-06 = You can't refill now.
    .out = You need room in hand and cards in your deck. Once a round.
refuse-IB-DRAW-13 = You can't refill in the middle of a step.
    .out = Wait for the next stop.
refuse-IB-END-01 = The game is over.
    .out = Play again.
refuse-IB-LOC-04 = Only the brawl's winner picks the location.
    .out = Change it, or stay.
refuse-IB-PU-02 = This isn't the moment for this card.
    .out = Its text says when. Play one that is raised, or pass.
refuse-IB-PU-03 = A Power-Up is at work.
    .out = Wait until it is done.
refuse-IB-PU-12 = You hold no character, so a Power-Up must go.
    .out = Discard 1 of your Power-Ups.
refuse-IB-PU-18 = This Power-Up would do nothing now.
    .out = Play another one, or pass.
refuse-IB-R-REFILL = You asked for that already, or there are no refill stops here.
    .out = Play on.
refuse-IB-SAB-02 = This spot is taken.
    .out = Pick one that glows.
refuse-IB-SEL-01 = You can only choose from your hand.
    .out = Pick a character you hold.
refuse-IB-SEL-04 = A Power-Up can't fight.
    .out = Choose a character. Play the Power-Up when its moment comes.
refuse-IB-SEL-05 = Too late: everyone has chosen.
    .out = You choose again next round.
refuse-IB-SEL-06 = Now everyone chooses a character.
    .out = Pick one from your hand.
refuse-IB-TIE-02 = A throw comes first.
    .out = Pick rock, paper or scissors.
refuse-IB-TURN-01 = It isn't your turn to decide.
    .out = Wait for the others.


## The page

# $who, $name and $card are words already; $yours tells whether it is the reader's.

page-title = IncrediBrawl
page-first = First to the Glory goal wins.
    .when = Each round:
    .one = Pick a character in secret. All are revealed at once.
    .two = Physical beats Natural, Natural beats Energy, Energy beats Physical. Same Type: the higher Level wins.
    .three = The last one standing gains 1 Glory. Abilities can bring more.
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
    [after_glory] Glory gained
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
        [after_glory] Glory gained
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
page-key-yes = Yes, refill, or change the location
page-key-no = No, pass, draw 1, or stay
page-key-soon = Refill at the next stop, even if you pass
page-key-digits = Pick a card or choice by its number
page-key-enter = Play the raised card
page-key-all = Pass for the rest of the round
page-key-esc = Put the card back


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
page-locked = Everyone is locked in.
page-reveal = All reveal at once.
page-turned = Types are reversed
page-upside = Lower Level wins
page-blind = Types don't count
page-copies = copies an ability
page-laid = { $who } played { $card }
page-triangle = { $one } beats { $other }
    .turned = { $all }: reversed for now
    .blind = Types don't count now
    .short = Type decides first. Same Type: the higher Level. Still equal: a throw.
    .short-turned = Reversed for this scrap
    .short-blind = Types don't count
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
        [throw] Won by a throw
       *[other] Won by a card
    }
    .why = { $how ->
        [type] Type decides first: Level { $one } beats Level { $other }.
        [level] Same Type, so the higher Level wins.
        [throw] Same Type, same Level.
       *[other] A card's text beats Type and Level.
    }
page-stake = If { $card } wins
    .short = At stake
    .victory = Victory Glory
page-lay-if = If you play { $card }
    .short = If you play it
    .on = On { $card }
    .level = { $card }'s Level goes from { $was } to { $level }.
    .type = { $card } becomes { $type }.
    .wins = { $yours ->
        [yes] You would beat { $other }.
       *[no] { $who } would win the scrap.
    }
    .throw = { $who } would throw.
    .same = Nothing changes on the stage.
    .note = By Type and Level. Others can still play theirs.
page-holds = What { $who } may hold
    .short = What they may hold
    .lose = { $lose } of { $all } lose to it
    .fare = { $fare ->
        [wins] your { $card } beats
        [throw] would be a throw
       *[loses] beat it
    }
    .how = By Type and Level, before abilities. Crossed out: already played.
    .left = { $cards ->
        [one] { $cards } character
       *[other] { $cards } characters
    } unseen. Crossed out: already played.
page-piles = Your deck and discard pile: your details
page-refill = Refill to 5
    .costs = Pay 1 Glory, draw { $cards } now.
    .full = Your hand is full.
    .poor = Costs 1 Glory. You have 0.
    .bought = Paid for this round.
    .soon = At the next stop. Press again to cancel.
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
        [throw] a throw
       *[other] a card
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
    [window] Play { $card }.
    [replace] Bring in { $card }.
   *[other] Choose { $card }.
}
    .button = { $ask ->
        [discard] Discard it
        [repair] Discard it
        [window] Play it
        [replace] Bring it in
        [select] Lock it in
       *[other] Play it
    }
    .touch = Tap it again, or lock it in.
    .keys = Click it again, or press Enter.
page-lay = { page-window }: play a Power-Up, or pass.
    .how = The first one played takes effect first.
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
    .how = It stays face down until everyone is ready.
page-ask-throw = Throw rock, paper or scissors.
    .how = Everyone's sign shows at once.
page-ask-repair = Discard a Power-Up.
    .how = You draw 1 card for it.
page-ask-location = Change the location, or stay.
    .how = The next brawl is fought there.
page-ask-refill = Pay 1 Glory, or pass.
    .how = { $stop }. You draw { page-cards }.
page-ask-draw = { act-draw }, or pay 1 Glory.
    .how = 1 Glory draws { page-cards }.
page-ask-place = Choose your spot.
    .how = Pick one that glows.
page-ask-window = Play a Power-Up, or pass.
    .none = Pass: you have no Power-Up for now.
    .turn = It's your turn.
    .first = The first one played goes first.
page-ask-may = Use { $card }?
    .how = If you skip it, nothing changes.
page-ask-seat = { $card }: pick a target.
    .how = Pick one that glows.
page-ask-type = { $card }: pick a Type.
    .how = It counts at once.
page-ask-replace = { $card }: who comes in?
    .how = Pick from your hand.
page-ask-discard = { $card }: discard { $cards ->
    [0] 1 card.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
    .how = Pick from your hand.
page-ask-keep = { $card }: keep it on top?
    .how = { page-cards } to look at.
page-ask-order = { $card }: stack the next cards.
    .how = Your first pick goes on top. { $left } left.
page-ask-claim = Claim { $classes }?
    .how = The others vote. Once a brawl.
page-ask-vote = Is it { $classes }?
    .how = More than half of the others must agree.
page-ask-recover = { $card }: take a card back.
    .how = Pick from your discard pile.
page-ask-one = { $card }: pick one.
    .how = The others are lost.
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
    [after_glory] The winner has the Victory Glory.
   *[draw] Before everyone draws.
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
    .hidden = The next one is face down
page-take-spot = Take spot { $spot }
page-top = On top of the deck
page-keep = Keep it on top
    .under = Put it on the bottom
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
    [may] Skip it
    [claim] Don't claim it
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
    [final] Tied for most Glory: the winner wins the game.
   *[duel] A card demands a throw!
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
        [yes] You threw
       *[no] Your throw
    }
   *[no] { $thrown ->
        [yes] { $who } threw
       *[no] { $who } throws next
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
    .nobody = Nobody wins. Throw again.
    .seed = Still equal, so chance decides: { page-throw }


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
   *[text] by a card
}.
page-won-last = { $by ->
    [victory] The Victory Glory made it { $glory }.
   *[card] { $card } made it { $glory }.
}
page-won-most = { $who } { $yours ->
    [yes] hold
   *[no] holds
} { $glory } Glory, the most.
page-won-shared = { $who } hold { $glory } Glory each.


# ---------------------------------------------------------------- the guided first game
page-guide = A short game against a bot that waits for you. 5 minutes.
page-guide-choose = Choose in secret
    .text = Click Rubber Knight. Click it again to lock it in.
page-guide-types = Type decides first
    .text = Physical beats Natural, even 3 against 8. You gained 1 Glory. Now draw 1 card.
page-guide-levels = Same Type: Level
    .text = Only between equal Types does the higher Level win. Choose Anvil Bear.
page-guide-refill = Glory buys cards
    .text = 9 beat 5. Your hand is small: pay 1 Glory to fill it.
page-guide-play = Play, lowest Level first
    .text = Play abilities come right after the reveal. Choose Toaster Oracle: it draws a card.
page-guide-lose = Losing can pay
    .text = Lose abilities come before the winner's Glory. Choose Snack Raccoon: beaten, it steals 1 Glory.
page-guide-power-up = A Power-Up in hand
    .text = You drew Growth Spurt. Keep it for the scrap. Choose Neon Duelist.
page-guide-lay = Play it now
    .text = Their Energy 6 beats your 5. Play Growth Spurt on your Duelist: 8 beats 6.
page-guide-same = Once more
    .text = Draw 1 card, then choose Comet Courier. The bot has one too.
page-guide-throw = A true tie
    .text = Same Type, same Level: you both throw. Throw rock.
page-guide-win = One more win
    .text = You have 8 Glory. Captain Backflip pays 2 for a win: choose it.
page-guide-end = You won
    .text = 10 Glory. Now play a bot, or try a puzzle.


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
effect-glory-steal = { card-order }steal { $n } Glory from { card-named.whom }
    .short = { card-order.short }steal { $n } Glory{ $from ->
        [opponent] {""}
       *[other] {" "}from { card-whom }
    }
effect-glory-give = { card-order }give { $n } Glory to { card-named.whom }
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
effect-draw-to = { card-doer }draw{ card-s } up to a hand of { $n }
    .short = { card-doer.short }draw{ card-s.short } up to { $n }
effect-free-refill = { card-order }draw up to a hand of { $n } for free, instead of your normal draw
    .short = { card-order.short }fill up to { $n } for free
effect-draw-step-mod = { card-doer }{ $n ->
    [-1] skip{ card-s } { card-their } normal draw
    [0] draw{ card-s } as normal
    [one] draw{ card-s } { $n } more card
   *[other] draw{ card-s } { $n } more cards
} in this round's Draw step
    .short = { $n ->
        [-1] { card-fact.short }no normal draw
        [0] { card-doer.short }draw{ card-s.short } as normal
       *[other] { card-doer.short }draw{ card-s.short } { $n } more later
    }
effect-discard-choice = { card-doer }discard{ card-s } { card-kinds } of { $named ->
    [none] your
   *[other] their
} choice
    .short = { card-doer.short }discard{ card-s.short } { card-kinds.short }
effect-discard-random = { card-doer }discard{ card-s } { $n } random { card-kinds.bare }
    .short = { card-doer.short }discard{ card-s.short } { $n } { $kind ->
        [any] at random
       *[other] random { card-kinds.bare }
    }
effect-hand-peek = { card-order }look at { $if ->
    [richer] the hand of { card-each } opponent{ card-richer }
   *[other] { card-each } opponent's hand
}
    .short = { card-order.short }{ $who ->
        [opponent] see a hand
       *[other] see all hands
    }
effect-hand-reveal = { card-doer }show{ card-s } { card-their } hand to everyone
    .short = { card-doer.short }show{ card-s.short } the hand
effect-deck-peek = { card-order }look at the { card-top } of { card-their } deck{ $n ->
    [1] { $reorder ->
        [yes] {" "}and put it back
       *[no] {""}
    }{ $bottom ->
        [yes] ; you may put it on the bottom
       *[no] {""}
    }
   *[other] { $reorder ->
        [yes] { $bottom ->
            [yes] ; put any of them on the bottom and the rest back in any order
           *[no] {" "}and put them back in any order
        }
       *[no] { $bottom ->
            [yes] {" "}and put any of them on the bottom
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
effect-mill = { card-doer }discard{ card-s } the { card-top } of { card-their } deck
    .short = { card-doer.short }discard{ card-s.short } the deck's top { card-top.short }
effect-recover = { card-order }{ $to ->
    [hand] take { card-recovered } into your hand
    [deck_top] put { card-recovered } on top of your deck
    [deck_bottom] put { card-recovered } on the bottom of your deck
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
    [deck_bottom] put this character on the bottom of your deck
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
effect-remove = { card-order }discard { card-leaver }
    .short = { card-order.short }discard { card-whose }
effect-replace-hand = { card-order }{ card-leaves }{ $who ->
    [this] {" "}and put another character from your hand into its spot
    [own_character] {" "}and put another character from your hand into its spot
   *[other] ; its owner puts another character from their hand into its spot
}
    .short = { card-order.short }swap { card-whose } with one from hand
effect-replace-deck = { card-order }{ card-leaves }{ $who ->
    [this] {" "}and put the first character of your deck into its spot
    [own_character] {" "}and put the first character of your deck into its spot
   *[other] ; its owner puts the first character of their deck into its spot
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
    [highest_opposing] the highest opposing Level
    [lowest_opposing] the lowest opposing Level
    [printed] the printed one
   *[other] { $to }
} { card-for }
    .short = { card-fact.short }Level { $to ->
        [highest_opposing] as the highest foe
        [lowest_opposing] as the lowest foe
        [printed] as printed
       *[other] { $to }
    }
effect-level-swap = { card-fact }{ card-pair } swap Levels { card-for }
    .short = { card-order.short }{ $who ->
        [any_two] swap 2 Levels
       *[other] swap Levels with one
    }
effect-type-set = { card-doer }{ $to ->
    [chosen] become{ card-s } that Type
    [copy_opposing] take{ card-s } the Type of an opposing character of your choice
   *[other] become{ card-s } { $to }
} { card-for }
    .short = { $to ->
        [chosen] { card-order.headed }choose its Type
        [copy_opposing] { card-order.headed }take a foe's Type
       *[other] { card-doer.short }become{ card-s.short } { $to }
    }
effect-spot-swap = { card-order }swap the spots of { card-pair }
    .short = { card-order.short }{ $who ->
        [any_two] swap 2 spots
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
effect-reverse-types = { card-fact }{ card-during } the Type that would lose wins instead
    .short = { card-fact.short }Types are reversed
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
effect-rescrap-throw = { card-fact }both owners throw, and whoever wins the throw wins that scrap instead
    .short = { card-order.short }throw to win it
effect-rescrap = { card-when }{ card-may-order }{ $pre }; then the scrap is fought again
    .short = { card-when.short }{ card-may-fact }{ $pre }, scrap again
effect-protect = { card-fact }{ $from ->
    [power_ups] opponents' Power-Ups
    [play] opponents' abilities
   *[all] opponents
} can't choose { card-named } { card-in }
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
effect-location-lock = { card-fact }the location can't change this round
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
    [winner] the brawl's winner
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
    [winner] the brawl's winner{ card-richer }
    [richest] the opponent with the most Glory{ card-richer }
    [poorest] the opponent with the least Glory{ card-richer }
    [this] this character
    [own_character] your character
    [all] every { card-character }
   *[all_others] every other { card-character }
}
    .whom = { $named ->
        [player] them
       *[other] { card-named }
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
    [any_two] 2 { card-characters }
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
    [discard] discard { card-leaver }
    [deck_bottom] put { card-leaver } on the bottom of { card-owner } deck
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
card-recovered = { $n } { card-adjectives }{ card-noun }{ card-plural }{ card-levelled } from your discard pile
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
    [lost_by] your character lost a scrap by { $if_n ->
        [one] { $if_n } Level
       *[other] { $if_n } Levels or less
    }
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
card-basic = Every game starts here. No effect.
    .short = Every game starts here. No effect.
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
