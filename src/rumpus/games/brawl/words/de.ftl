# BRAWL auf Deutsch. Was auf den Karten steht, bleibt, wie es dort steht: Hit, Block, Press, Clear, Freeze, Base.


## Der Server

# ---------------------------------------------------------------- was geschieht
round = Die Decks sind gemischt, die Bases liegen aus
round-play-off = Stechen { $play_off }: { SEATS($seats) }
starter = { SEAT($seat) } fängt für das eigene Team an
named = { SEAT($seat) } bestimmt heimlich, wer für das Team anfängt
named-seen = { SEAT($seat) } bestimmt, wer für das Team anfängt: { SEAT($whom) }
ready = { SEAT($seat) } ist bereit
countdown = { $ms } ms bis zum Start
go = Los
turn = { SEAT($seat) } ist am Zug
deal = { SEAT($seat) } zieht { CARD($card) }
pick-up = { SEAT($seat) } nimmt { CARD($card) } auf
put-back = { SEAT($seat) } legt { CARD($card) } zurück
discard = { SEAT($seat) } wirft { CARD($card) } ab
play = { SEAT($seat) } spielt { CARD($card) } auf { SPACE($space) }{ $from_pile ->
    [yes] {" "}vom Stapel
   *[no] {""}
}
play-freeze = { SEAT($seat) } friert { SPACE($space) } ein{ $from_pile ->
    [yes] {" "}(vom Stapel)
   *[no] {""}
}
play-base = { SEAT($seat) } legt { BASE($base) } an: { SPACE($space) }{ $from_pile ->
    [yes] {" "}(vom Stapel)
   *[no] {""}
}
sweep = { BASE($base) } wird weggeräumt{ $cards ->
    [0] {""}
    [one] {" "}mit der Karte darauf
   *[other] {" "}mit den { $cards } Karten darauf
}
sweep-end = { $cards ->
    [one] { $cards } Karte wird weggeräumt
   *[other] { $cards } Karten werden weggeräumt
}
pressed = { CARD($card) } und der Press kommen weg
burn = { SEAT($seat) } verbrennt { CARD($card) }
tag = { SEAT($seat) } ist im Spiel
tag-for = { SEAT($seat) } kommt für { SEAT($former) }
pass = { SEAT($seat) } passt
out = { SEAT($seat) } { $how ->
    [conceded] gibt auf
    [beaten] ist aus dem Stechen
   *[forfeited] verliert kampflos
}
vote = { SEAT($seat) } ist für { $wants ->
    [pause] eine Pause
   *[go-on] Weiterspielen
}
vote-lapsed = Der Vorschlag verfällt
paused = Pause, alle sind einverstanden
warning = Niemand hat etwas getan: noch { $ms } ms bis zum Ende
idle = { SEAT($seat) } hat lange nichts getan: Jemand aus dem Team darf hinein
call = { SEAT($seat) } meldet ein Foul: { CARD($card) } von { SEAT($offender) } auf { SPACE($space) }. { $after ->
    [claim] { SEAT($seat) } darf den Sieg beanspruchen
    [taken] Die Karte wird zurückgenommen
   *[back] Das Spiel geht davor zurück
}
call-none = { SEAT($seat) } meldet ein Foul auf { SPACE($space) }: Dort ist keines
taken = { SEAT($seat) } nimmt { CARD($card) } von { SPACE($space) } zurück
offer = { CARD($card) } auf { SPACE($space) } war ein Foul von { SEAT($offender) }: { SEAT($seat) } darf den Sieg beanspruchen
stand = { SEAT($seat) } lässt { CARD($card) } stehen
claim = { SEAT($seat) } beansprucht den Sieg: { SEAT($offender) } verliert kampflos
won = { BASE($base) } steht { $more } zu { $fewer }{ $by ->
    [reversed] , umgekehrt
    [tie-turned] , der Gleichstand ist gedreht
    [tie] , bei Gleichstand gewinnt, wem sie gehört
   *[hits] {""}
}: { $points } für { $team ->
    [none] { SEAT($seat) }
   *[other] Team { $team }
}
score = { SEAT($seat) } hat { $points }
playoff = { SEAT($seat) } liegt gleichauf vorn: Es gibt ein Stechen
back = Das Spiel geht { $actions ->
    [one] die letzte Aktion
   *[other] { $actions } Aktionen
} zurück, vor das Foul von { SEAT($offender) } auf { SPACE($space) }

# ---------------------------------------------------------------- wie es endet
end-frozen = jede Base ist eingefroren
end-dead = niemand kann mehr etwas ändern
end-stall = zu lange hat niemand etwas getan
end-time = die Zeit ist um
end-cap = mehr Aktionen lässt die Simulation nicht zu
end-left = die anderen haben aufgegeben
end-claim = nach einem Foul wurde der Sieg beansprucht
over-frozen = Das Spiel ist vorbei: Jede Base ist eingefroren
over-dead = Das Spiel ist vorbei: Niemand kann mehr etwas ändern
over-stall = Das Spiel ist vorbei: Zu lange hat niemand etwas getan
over-time = Das Spiel ist vorbei: Die Zeit ist um
over-cap = Das Spiel ist vorbei: Mehr Aktionen lässt die Simulation nicht zu
over-left = Das Spiel ist vorbei: Die anderen haben aufgegeben
over-claim = Das Spiel ist vorbei: Nach einem Foul wurde der Sieg beansprucht

# ---------------------------------------------------------------- was gefragt wird
ask-ready = Sag, wenn du bereit bist.
ask-ready-how = Der Countdown beginnt, sobald es alle sind.
ask-is-ready = Bereit.
ask-is-ready-how = Warte auf die anderen.
ask-countdown = Achtung.
ask-countdown-how = Es geht los, wenn der Countdown endet.
ask-paused = Pause.
ask-paused-how = Weiter geht es, wenn alle zustimmen.
ask-starter = Bestimme, wer anfängt.
ask-starter-how = Auch das andere Team wählt heimlich.
ask-foul = Lass das Foul stehen, oder beanspruche den Sieg.
ask-foul-how = Ohne Antwort bleibt es stehen.
ask-wait = Warte, bis du am Zug bist.
ask-wait-how = { SEAT($seat) } spielt gerade.
ask-play = { CARD($card) } in der Hand.
ask-play-how = Spiel sie auf einen leuchtenden Platz, oder wirf sie ab.
ask-deal = Zieh eine Karte.
ask-deal-or-top-how = Oder spiel die oberste Karte deines Stapels.
ask-deal-how = Du siehst sie, bevor du dich entscheidest.
ask-top = Spiel die oberste Karte deines Stapels.
ask-top-how = Dein Deck ist leer.
ask-nothing = Nichts mehr zu spielen.
ask-nothing-how = Das Spiel endet, wenn jede Base eingefroren ist.

# ---------------------------------------------------------------- was man tun kann
act-deal = Zieh die oberste Karte deines Decks
act-pick-up = Nimm die oberste Karte deines Stapels auf
act-put-back = Leg die Karte auf deinen Stapel zurück
act-discard = Wirf die Karte in deiner Hand ab
act-pass = Passen
act-ready = Bereit
act-stand = Lass das Foul stehen
act-claim = Beanspruche den Sieg
act-concede = Gib das Spiel auf
act-forfeit = Verlier das Spiel kampflos
act-pause = Schlag eine Pause vor
act-resume = Schlag vor weiterzuspielen
act-tag = Wechsle { SEAT($seat) } ein
act-starter = { SEAT($seat) } fängt für dein Team an
act-call = Melde ein Foul auf { SPACE($space) }
act-take-back = Nimm deine Karte auf { SPACE($space) } zurück
act-play = Spiel { CARD($card) }: { TARGET($space) }

# ---------------------------------------------------------------- warum ein Tipp das rät
hint-lay = Spiel { CARD($card) }, { TARGET($space) }
why-deal = deine Hand ist frei, { $cards ->
    [one] und 1 Karte ist noch im Deck
   *[other] und { $cards } Karten sind noch im Deck
}
why-text = { $text }
why-count = { $wins ->
    [yes] dann gehört die Base dir, { $mine } zu { $theirs }
   *[no] dann steht sie { $mine } zu { $theirs }
}
why-pick-up = sie liegt obenauf, und deine Hand ist frei
why-put-back = deine Hand ist wieder frei
why-discard = deine Hand ist wieder frei
why-ready = der Countdown beginnt, wenn alle es sind
why-pass = dein Deck ist leer
why-stand = das Spiel geht weiter
why-claim = ein Foul kostet das Spiel
why-tag = { $what ->
    [begins] von jedem Team fängt jemand an
    [alone] niemand aus deinem Team ist im Spiel
   *[cards] { SEAT($seat) } hat noch { $theirs ->
        [one] 1 Karte
       *[other] { $theirs } Karten
    } im Deck, du hast { $cards }
}

# ---------------------------------------------------------------- warum nicht
reason-game-over = Das Spiel ist vorbei.
reason-not-started = Nicht vor dem Start.
    .out = Warte, bis der Countdown endet.
reason-not-your-turn = Jemand anders ist am Zug.
    .out = Warte, bis du dran bist.
reason-not-active = Nur wer für dein Team im Spiel ist, handelt.
    .out = Warte, bis du eingewechselt wirst; Rat geben darfst du.
reason-too-fast = Zwei deiner Züge sind unterwegs.
    .out = Eine nach der anderen.
reason-churn = Du hast zu oft aufgenommen und zurückgelegt.
    .out = Tu zuerst etwas anderes.
reason-card-pending = Du hältst noch die Karte, die du gezogen hast.
    .out = Spiel sie zuerst, oder wirf sie ab.
reason-hand-full = In deiner Hand ist schon eine Karte.
    .out = Spiel sie zuerst, oder leg sie weg.
reason-deck-empty = Dein Deck ist leer.
    .out = Spiel die oberste Karte deines Stapels.
reason-pile-empty = Dein Stapel ist leer.
    .out = Zieh eine Karte.
reason-card-mismatch = Diese Karte ist nicht mehr da.
    .out = Sieh noch einmal hin.
reason-bad-zone = Dorthin kann keine Karte.
    .out = Wähle einen leuchtenden Platz.
reason-bad-target = Dorthin passt sie nicht.
    .out = Wähle einen leuchtenden Platz.
reason-target-gone = Diese Base ist weggeräumt.
    .out = Wähle eine andere.
reason-not-your-area = An diesem Bereich bist du nicht beteiligt.
    .out = Spiel zwischen dir und denen neben dir.
reason-frozen = Diese Base ist eingefroren.
    .out = Wähle eine, die es nicht ist.
reason-area-closed = Dieser Bereich ist geschlossen.
    .out = Wähle einen anderen.
reason-stale = Dort wurde zuerst etwas anderes hingelegt.
    .out = Sieh noch einmal hin.
reason-row-full = Diese Reihe ist voll.
    .out = Mach mit einem Clear Platz.
reason-last-base = Die letzte Base einer Reihe räumt kein Clear weg.
    .out = Behalte ihn, oder leg zuerst eine andere Base.
reason-blocked-in = Eine Base zwischen zwei anderen räumt kein Clear weg.
    .out = Räum eine am Rand der Reihe weg.
reason-held = Ein Hold schützt diese Base vor dem Clear.
    .out = Leg einen Press auf den Hold, oder räum eine andere Base weg.
reason-needs-modifier = Ein Press auf einer Base braucht dort eine Karte, die sie verändert.
    .out = Leg ihn auf einen Block.
reason-no-new-base = Neben diese Base darf keine neue.
    .out = Nimm das andere Ende der Reihe.
reason-colour-locked = Auf diese Base geht nur eine andere Farbe.
    .out = Wähle eine andere Base.
reason-condition = Auf der Karte steht, wann sie gespielt werden darf, und das ist jetzt nicht so.
    .out = Heb sie für später auf.
reason-needs-hit = Diese Karte braucht einen Hit unter sich.
    .out = Leg dort zuerst einen Hit.
reason-needs-block = Ein Press braucht einen Block unter sich.
    .out = Wähle eine Kette, die mit einem Block endet.
reason-top-is-block = Ein Block hält diese Kette an.
    .out = Ein Press öffnet ihn.
reason-top-is-press = Auf diesen Press geht nur ein Hit.
    .out = Leg dort zuerst einen Hit.
reason-wrong-colour = Diese Kette hat eine andere Farbe.
    .out = Wähle eine in ihrer Farbe, oder ein leeres Ende.
reason-empty-end = An diesem Ende liegt nichts.
    .out = Wähle ein Ende mit Karten.
reason-must-play = Passen darfst du nur, wenn du sonst nichts tun kannst.
    .out = Zieh, oder spiel eine Karte.
reason-no-foul = Dort ist kein Foul, das man melden oder zurücknehmen könnte.
reason-call-barred = Du darfst in ein paar Sekunden wieder ein Foul melden.
    .out = Warte ein wenig.
reason-no-choice = Auf diese Wahl wartet niemand.
reason-no-pause = Es gibt nichts, was pausieren oder weitergehen könnte.


## The page

page-title = BRAWL
page-first = Hab mehr Hits auf mehr Bases, wenn alle eingefroren sind.
    .when = Es gibt keine Züge. Sei schnell:
    .one = Zieh eine Karte von deinem Stapel und leg sie, wo ein Feld leuchtet.
    .two = Ein Hit zählt für die Seite, auf der er liegt. Ein Block sperrt diese Seite.
    .three = Ein Freeze schließt eine Base für immer. Deine liegen ganz unten im Stapel.
page-card = { $kind } ({ $colours })
    .hidden = eine Karte
page-you = du
page-somebody = jemand
page-nobody = Base
page-team = Team { $team }
    .own = Dein Team
page-hits = { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
}
page-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .short = { $points } P.
page-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}


# ---------------------------------------------------------------- the bar, settings, keys
page-about = { $format ->
    [duel] Duell
    [circle] Kreis
    [tag_team] Tag-Team
   *[other] { $format }
}
    .mode = { page-about }, { $mode ->
        [training] reihum
       *[tournament] alle auf einmal
    }
page-callouts = Besondere Karten ansagen
    .help = Double, Null, Reverse und Hold werden angesagt, sobald sie liegen.
page-gentle = Bots fangen sanft an
    .help = ¼ Tempo bis zum ersten Sieg, ½ Tempo bis zum dritten, dann volles Tempo. Siege bisher: { $wins }.
page-key-deal = Ziehen; bereit
page-key-drop = Abwerfen, zurücklegen oder aufnehmen
page-key-pause = Pause, oder weiterspielen
page-key-read = Den Tisch vorlesen
page-key-digits = Jemanden einwechseln oder eine Wahl treffen
page-key-log = Protokoll öffnen oder schließen
page-key-row = { $row ->
    [0] { "" }
    [1] , linke Reihe
   *[2] , rechte Reihe
}
page-key-spot = { $place }. Base{ $part ->
    [far] , ihr Ende
    [near] , dein Ende
   *[base] { "" }
}{ page-key-row }
page-key-side = Neue Base { $side ->
    [left] links
   *[right] rechts
}{ page-key-row }


# ---------------------------------------------------------------- what is done now
page-starter = Wer fängt an?
    .how = Jedes Team bestimmt heimlich, wer für es anfängt.
page-paused = Pause.
    .how = Weiter geht es, wenn alle zustimmen.
page-fouls = Ein Foul wurde gefunden.
    .how = Wer es erlitten hat, lässt es stehen oder beansprucht den Sieg.
page-over = Das Spiel ist vorbei.
    .how = Jede Base zählt, wie sie liegt.
page-stall = Das Spiel endet in { $seconds } s.
    .how = Leg, zieh oder wirf eine Karte ab, dann geht es weiter.
    .said = Seit Langem hat niemand etwas getan. Das Spiel endet bald.
page-votes = Für eine Pause: { $who }.
    .how = { $key } stimmt zu. Bis alle zustimmen, läuft das Spiel weiter.
page-watching = Du siehst zu.
page-benched = Dein Team spielt ohne dich.
    .how = Du darfst Rat geben. Warte, bis du eingewechselt wirst.
page-dealing = Die Karte kommt.
page-held = { $card } in der Hand.
    .place = Drück eine leuchtende Taste.
    .place-touch = Tippe auf einen leuchtenden Platz.
    .keys = Drück eine leuchtende Taste, oder { $key }, um sie { $away ->
        [pile] zurückzulegen
       *[deck] abzuwerfen
    }.
    .touch = Tippe auf einen leuchtenden Platz, oder auf den Stapel, um sie { $away ->
        [pile] zurückzulegen
       *[deck] abzuwerfen
    }.
    .stuck = Gerade passt sie nirgends. Drück { $key }, um sie { $away ->
        [pile] zurückzulegen
       *[deck] abzuwerfen
    }.
    .stuck-touch = Gerade passt sie nirgends. Tippe auf den Stapel, um sie { $away ->
        [pile] zurückzulegen
       *[deck] abzuwerfen
    }.
page-top = { $card } auf deinem Stapel.
    .keys = Drück eine leuchtende Taste, oder { $key }, um zu ziehen.
    .touch = Tippe auf einen leuchtenden Platz oder auf dein Deck.
page-empty = Deine Hand ist leer.
    .keys = Drück { $key }, um zu ziehen.
    .touch = Tippe auf dein Deck, um zu ziehen.
page-pass = Nichts zu spielen.
    .keys = Drück { $key }, um zu passen.
    .touch = Tippe auf „Passen“.
page-open = Dein Stapel ist offen.
    .how = Spiel seine oberste Karte auf einen leuchtenden Platz.
page-nothing = Gerade ist nichts zu spielen.
    .how = Die nächste Karte kann das ändern.


# ---------------------------------------------------------------- the board
page-foul = Foul
page-end = { $base }, { $yours ->
    [yes] dein Ende
   *[no] Ende von { $name }
}
page-string = { $end }, { page-hits }
page-play = { $place }: { $card } spielen
page-here = { $card } hierhin
page-new-base = Neue Base { $side ->
    [left] links
   *[right] rechts
}: { $card }
    .here = Base hierhin
page-base = { $yours ->
    [yes] deine Base
   *[no] Base von { $name }
}
    .yours = deine
page-frozen = eingefroren
    .title = Gefroren
page-score = { $one } zu { $other }
    .to = zu
page-leads = { $yours ->
    [yes] du führst
   *[no] { $name } führt
}
    .tie = { page-leads } bei Gleichstand
page-worth = { $value } wert
page-reversed = umgekehrt: weniger Hits gewinnen
page-cancelled = { $card } aufgehoben
page-play-here = { $card } hier spielen
page-clearing = Wird geräumt
page-areas = Die anderen Bereiche
page-area = { $one } und { $other }
    .versus = –
page-callout = { $card } auf { $base }.
    .said = { $card } auf { $base }, jetzt { $value } wert.


# ---------------------------------------------------------------- cards of the seats
page-mine = Deine Karten
page-deal = Ziehen
    .said = Ziehen; { $cards } in deinem Deck
page-drop = { $deed ->
    [put-back] Zurücklegen
    [discard] Abwerfen
    [pick-up] Aufnehmen
    [pass] Passen
   *[pile] Stapel
}
    .said = { page-drop }; { $cards } in deinem Stapel
page-pile = Stapel
page-hand = In der Hand: { $card }
    .from = { $from ->
        [pile] Aufgenommen
       *[deck] Gezogen
    }, { $cards } im Deck
    .covered = Verdeckt
    .dealing = Kommt
    .empty = Hand leer
page-rival = { $who }: { $cards } im Deck
    .holds = 1 in der Hand
    .empty = Hand leer
    .pile = Stapel { $cards }
    .away = nicht verbunden
page-list = Karten
    .unknown = Noch nicht bekannt


# ---------------------------------------------------------------- the rail
page-rail = Stand und Tempo
page-pace = Tempo
    .out = ausgeschieden
    .in = spielt
    .left = noch { page-cards } bis zu den Freezes
    .freezes = Nur noch Freezes: { $cards }
    .empty = Das Deck ist leer
    .ms = { $ms } ms
    .plays = { $plays ->
        [one] { $plays } Karte
       *[other] { $plays } Karten
    } in den letzten 10 s
    .pile = { $cards } im Stapel
page-now = Gerade eben
    .all = Alles
    .nothing = Noch nichts.
page-lead = { $left ->
    [yes] Bases in Führung, Restzeit
   *[no] Bases in Führung
}
    .points = { $left ->
        [yes] Punkte gerade, Restzeit
       *[no] Punkte gerade
    }


# ---------------------------------------------------------------- choices, tools, talk
page-choose = Wähle
    .colour = Welche Farbe?
    .one = Was davon?
page-call = Foul melden
    .head = Foul melden.
    .how = Wähle das Ende oder die Base mit der falschen Karte. Esc bricht ab.
    .gone = Das Clear von { $base } { $space }
page-take-back = Zurücknehmen von { $base }
page-tag = Jemanden einwechseln
    .head = Einwechseln
page-lag = Deine Leitung ist langsam: { $ms } ms. Andere sind vielleicht schneller.
page-bots = Bots: { page-bots.pace }
    .pace = { $pace ->
        [full] volles Tempo
        [brisk] ½ Tempo
        [calm] ¼ Tempo
       *[step] Schritt für Schritt
    }
page-pause = Pause
page-undo = Rückgängig
page-hint = Tipp
page-talk = Teamgespräch
    .head = Dein Team
    .secret = Nur dein Team liest das.
    .placeholder = Sag etwas
    .label = Eine Zeile an dein Team
    .say = Sagen
    .point = Auf eine Base zeigen
    .look = Schaut auf { $base }.


# ---------------------------------------------------------------- before and between
page-stage = Bereit?
    .play-off = Stechen { $round }
    .free = Freier Platz
    .team = { $deck }, Team { $team }
    .ready = Bereit
    .away = Abwesend
    .not-yet = Noch nicht
    .list = Deckliste
    .starts = Für dein Team fängt, noch geheim, an:
    .waiting = Das Spiel beginnt, wenn jeder Platz besetzt ist.
    .others = Es fehlen noch andere.
    .they = Sie machen sich bereit.
page-stage-words =
    .hit = Hit: zählt für die Seite, auf der er liegt.
    .block = Block: sperrt eine Seite, bis ein Press sie öffnet.
    .base = Base: 1 Punkt für den, der mehr Hits daran hat.
    .freeze = Freeze: schließt eine Base. Sind alle zu, ist es aus.
page-countdown = { $deal } zieht. { $drop } wirft ab.
page-covered = Die Karten sind verdeckt, und die Uhr steht still.
page-foul-on = Ein Foul auf { $base }
    .how = { $who } hat eine Karte gelegt, die dort nicht liegen darf. Lass sie stehen, oder beanspruche den Sieg.
    .stand = Stehen lassen
    .claim = Sieg beanspruchen


# ---------------------------------------------------------------- refusals, photo finish, result
page-late = Zu spät, um { $seconds } s.
page-lost = Nichts ist verloren.
page-stays = { $card } bleibt { $pile ->
    [yes] auf deinem Stapel
   *[no] in deiner Hand
}.
page-photo = { $yours ->
    [yes] Du warst
   *[no] { $name } war
} um { $ms } ms schneller.
    .both = Beide Karten auf { $base } gelten.
    .one = Auf { $base } ist nur ein Platz.
page-result = Bases
    .points = Punkte
    .yours = Deine
    .tie = , durch Gleichstand
    .reversed = , umgekehrt
page-story-bare = Hier hat niemand einen Hit gelegt.
page-story-led = { $you ->
    [yes] Du führtest
   *[no] { $name } führte
} die ganze Zeit.
page-story-turned = { $you ->
    [yes] Du gingst
   *[no] { $name } ging
} bei { $more } zu { $fewer } in Führung und blieb{ $you ->
    [yes] st
   *[no] {""}
} dort.
page-story-froze = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} sie eingefroren.
page-story-swept = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $base } weggefegt, mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.


# ---------------------------------------------------------------- the log, without the seat that acts
page-where-row = das { $side ->
    [left] linke
   *[right] rechte
} Ende der Reihe
page-where-number = { page-cards } des eigenen Decks
page-where-seat = { YOU($seat) ->
    [yes] dein Deck
   *[no] das Deck von { WHO($seat) }
}
page-where-order = den eigenen Stapel
page-from-pile = { $from_pile ->
    [yes] , vom Stapel
   *[no] { "" }
}
page-fouls-of = { YOU($offender) ->
    [yes] dein Foul
   *[no] das Foul von { WHO($offender) }
}
page-log-round = Die Decks sind gemischt, die Bases ausgelegt
page-log-round-play-off = Stechen { $play_off }: { WHO($seats) }
page-log-starter = Fängt für das Team an
page-log-named = Bestimmt heimlich, wer für das Team anfängt
page-log-named-seen = Bestimmt, wer für das Team anfängt: { WHO($whom) }
page-log-ready = Bereit
page-log-countdown = Noch { SECONDS($ms) } s bis zum Start
page-log-turn = Ist am Zug
page-log-deal = Zieht { CARD($card) }
page-log-pick-up = Nimmt { CARD($card) } auf
page-log-put-back = Legt { CARD($card) } zurück
page-log-discard = Wirft { CARD($card) } ab
page-log-play = { CARD($card) } auf { $where }{ page-from-pile }
page-log-play-freeze = Friert { SPACE($space) } ein{ page-from-pile }
page-log-play-base = Legt eine Base an { $where }{ page-from-pile }
page-log-sweep = { BASE($base) } wird weggeräumt{ $cards ->
    [0] { "" }
    [one] , mit der Karte darauf
   *[other] , mit den { $cards } Karten darauf
}
page-log-sweep-end = { $cards ->
    [one] { $cards } Karte wird weggeräumt
   *[other] { $cards } Karten werden weggeräumt
}
page-log-pressed = { CARD($card) } und der Press kommen weg
page-log-burn = Verbrennt { CARD($card) }
page-log-tag = Ist im Spiel
page-log-tag-for = Kommt für { YOU($former) ->
    [yes] dich
   *[no] { WHO($former) }
} ins Spiel
page-log-pass = Passt
page-log-out = { $how ->
    [conceded] Gibt auf
    [beaten] Ist aus dem Stechen ausgeschieden
   *[forfeited] Verliert kampflos
}
page-log-vote = Ist { $wants ->
    [pause] für eine Pause
   *[go-on] fürs Weiterspielen
}
page-log-vote-lapsed = Der Vorschlag verfällt
page-log-warning = Niemand hat etwas getan: noch { SECONDS($ms) } s bis zum Ende
page-log-idle = War untätig: jemand aus dem Team darf sich einwechseln
page-log-call = Meldet ein Foul, { CARD($card) } von { YOU($offender) ->
    [yes] dir
   *[no] { WHO($offender) }
} auf { SPACE($space) }: { $after ->
    [claim] { YOU($seat) ->
        [yes] du darfst
       *[no] { WHO($seat) } darf
    } den Sieg beanspruchen
    [taken] sie wird zurückgenommen
   *[back] das Spiel geht davor zurück
}
page-log-call-none = Meldet ein Foul auf { SPACE($space) }: da ist keins
page-log-taken = Nimmt { CARD($card) } von { SPACE($space) } zurück
page-log-offer = { CARD($card) } auf { SPACE($space) } war { page-fouls-of }: { YOU($seat) ->
    [yes] du darfst
   *[no] { WHO($seat) } darf
} den Sieg beanspruchen
page-log-stand = Lässt { CARD($card) } stehen
page-log-claim = Beansprucht den Sieg: { YOU($offender) ->
    [yes] du verlierst
   *[no] { WHO($offender) } verliert
} kampflos
page-log-won = { BASE($base) } steht { $more } zu { $fewer }{ $by ->
    [reversed] , umgekehrt
    [tie] , Gleichstand für die Base
    [tie-turned] , der Gleichstand gedreht
   *[hits] { "" }
}: { $points } für { $team ->
    [none] { YOU($seat) ->
        [yes] dich
       *[no] { WHO($seat) }
    }
   *[other] Team { $team }
}
page-log-score = Hat { page-points }
page-log-playoff = Gleichauf an der Spitze: es gibt ein Stechen
page-log-back = Das Spiel geht { $actions ->
    [one] um die letzte Aktion
   *[other] um { $actions } Aktionen
} zurück, vor { page-fouls-of } auf { SPACE($space) }


# ---------------------------------------------------------------- for ears
page-said-end = { $base }{ $own ->
    [yes] , dein Ende
   *[no] , ihr Ende
}
page-said-new = Neue Base { $base }.
page-said-leads = { $base }: { page-leads }, { $score }.
page-said-swept = { $base } ist weggeräumt.
page-said-nowhere = { $card }: gerade kein Platz.
page-said-spots = { $pile ->
    [yes] { $card } auf deinem Stapel
   *[no] { $card }
}: { $places }.
page-said-base = { $base }: { $ends }.
page-said-top = , { $card } obenauf
page-said-seat = { $who }: noch { $cards } Karten bis zu den Freezes.


# ---------------------------------------------------------------- the guided first game
page-guide = Ein Rennen, das auf dich wartet: 10 Schritte, reihum, bis zum Sieg. Es leuchtet nur, was dran ist.
page-guide-deal = Gewinn mehr Bases
    .text = Mehr Hits am eigenen Ende gewinnen eine Base; bei Gleichstand gewinnt, wem sie gehört. Dein Deck gehört nur dir: Zieh eine Karte.
page-guide-hit = Hit
    .text = Er zählt 1. Beginn dein Ende deiner eigenen Base: Spiel ihn dorthin, wo es leuchtet.
page-guide-hit-2 = Hit-2
    .text = Zieh. Er zählt 2 und kommt nur auf einen Hit seiner Farbe. Leg ihn auf deinen roten.
page-guide-block = Block
    .text = Zieh. Ein Block sperrt eine Kette seiner Farbe. Sperr ihre blaue, bevor sie wächst.
page-guide-press = Press
    .text = Deine rote Kette ist gesperrt. Zieh, und leg einen Press auf den Block: Dann dürfen wieder rote Hits folgen.
page-guide-pile = Kein Platz dafür
    .text = Zieh. Keine blaue Kette ist offen, also passt diese Karte nirgends. Wirf sie schnell auf deinen Stapel.
page-guide-base = Base
    .text = Zieh. Eine eigene Base kommt an ein Ende der Reihe. Sie beginnt mit 0 zu 0, und bei Gleichstand gewinnst du sie.
page-guide-clear = Clear
    .text = Zieh. Auf ihrer Base liegst du hinten. Räum sie weg, mit allem, was darauf liegt.
page-guide-freeze = Freeze
    .text = Zieh. Hier führst du mit 3 zu 2. Frier die Base ein: Dann ändert sich nichts mehr daran.
page-guide-win = Frier ein und gewinn
    .text = Zieh. 0 zu 0 ist ein Gleichstand, und die Base gehört dir. Sind alle eingefroren, ist das Rennen vorbei.
page-guide-end = Du hast das Rennen gewonnen
    .text = In einem echten Rennen ist niemand reihum dran: Zieh und spiel, so schnell du kannst. Deine ersten Bots fangen sanft an.


## Der Aufbau eines Tischs. Auf Englisch steht dies, wo das Spiel es festlegt: content/options.toml, content/decks, interface/setup_page.py

# ---------------------------------------------------------------- Formate
format-duel = Duell
size-duel = { $count } Spieler
format-circle = Kreis
size-circle = { $count } Spieler
format-tag_team = Tag-Team
size-tag_team = { $first } gegen { $second }

# ---------------------------------------------------------------- Decks
group-decks = Decks
    .usual = Wie üblich
    .note = Auf einem Platz ohne Wahl spielt das nächste der üblichen Decks.
pick-decks-anvil = Orla Anvil
    .line = langsam
    .text = Wenige Hits, aber schwere: Jede offene Kette zählt doppelt, jede falsche Farbe kostet sie einen Zug. 3 Base, 5 Hit(rot), 5 Hit(blau), 3 Hit(grün), 3 Hit-2(rot), 3 Hit-2(blau), 1 Hit-2(grün), 1 Block(rot), 1 Block(blau), 2 Block(grün), 3 Press, 2 Clear, 3 Freeze.
pick-decks-broom = Mother Broom
    .line = langsam
    .text = Räumt verlorene Bases weg und legt neue; Grün ist alles, womit sie zuschlägt. 5 Base, 5 Hit(rot), 2 Hit(blau), 8 Hit(grün), 2 Hit-2(grün), 1 Block(rot), 2 Block(grün), 1 Press, 6 Clear, 3 Freeze.
pick-decks-doorman = Gus the Doorman
    .line = mauert
    .text = Schließt jede Kette und gewinnt knapp; was andere schließen, öffnet er kaum wieder. 2 Base, 5 Hit(rot), 4 Hit(blau), 5 Hit(grün), 5 Block(rot), 4 Block(blau), 4 Block(grün), 1 Press, 2 Clear, 3 Freeze.
pick-decks-fuse = Red Fuse
    .line = sehr schnell
    .text = Eine Farbe, kein Gedanke, geradewegs zu den Freezes; ein Ende, das in einer anderen Farbe beginnt, ist für sie verloren. 2 Base, 16 Hit(rot), 2 Hit(blau), 3 Hit-2(rot), 2 Block(rot), 4 Press, 3 Clear, 3 Freeze.
pick-decks-jackdaw = Jackdaw
    .line = chaotisch
    .text = Von jedem Kniff des Hauses einer; was eine Base wert ist, weiß bis zum Schluss niemand, auch Jackdaw nicht. 3 Base, 4 Hit(rot), 4 Hit(blau), 4 Hit(grün), 1 Hit-2(rot), 1 Hit-2(grün), 1 Block(rot), 2 Block(blau), 3 Press, 3 Clear, 3 Freeze, 1 Wild Block, 1 Double, 1 Null, 2 Reverse, 1 Hold.
pick-decks-jig = Jig Fennimore
    .line = trickreich
    .text = Fünf Presses und sieben Blocks: öffnet, was du schließt, schließt, was du öffnest, und verdirbt Enden mit der falschen Farbe. 3 Base, 4 Hit(rot), 5 Hit(blau), 4 Hit(grün), 1 Hit-2(blau), 2 Block(rot), 3 Block(blau), 2 Block(grün), 5 Press, 3 Clear, 3 Freeze.
pick-decks-ledger = Silas Ledger
    .line = langsam
    .text = Sucht sich eine Base aus, legt Hold und Double darauf und verteidigt sie bis zum Schluss. 2 Base, 2 Hit(rot), 8 Hit(blau), 6 Hit(grün), 1 Hit-2(blau), 1 Hit-2(grün), 1 Block(blau), 2 Block(grün), 2 Press, 1 Clear, 3 Freeze, 3 Double, 3 Hold.
pick-decks-locksmith = Nan Locksmith
    .line = mauert
    .text = Sechs Wild Blocks antworten sofort auf jede Farbe; ihre Presses sind ihre eigenen Schlüssel. 3 Base, 5 Hit(rot), 5 Hit(blau), 4 Hit(grün), 1 Hit-2(rot), 1 Block(blau), 3 Press, 2 Clear, 3 Freeze, 6 Wild Block, 1 Null, 1 Hold.
pick-decks-mason = Bram Mason
    .line = langsam
    .text = Legt Base um Base und lebt vom Gleichstand, der ihm gehört; Blau ist seine Mauer. 5 Base, 3 Hit(rot), 8 Hit(blau), 4 Hit(grün), 2 Hit-2(blau), 2 Block(rot), 3 Block(blau), 2 Block(grün), 2 Press, 1 Clear, 3 Freeze.
pick-decks-motley = Kit Motley
    .line = ausgewogen
    .text = Von allem ein wenig, alle Farben gleich; das Deck zum Lernen. 3 Base, 5 Hit(rot), 5 Hit(blau), 5 Hit(grün), 1 Hit-2(rot), 1 Hit-2(blau), 1 Hit-2(grün), 2 Block(rot), 2 Block(blau), 1 Block(grün), 3 Press, 3 Clear, 3 Freeze.
pick-decks-sparrow = Tansy Sparrow
    .line = schnell
    .text = Flutet zwei Farben, bevor jemand antworten kann; wenig Verteidigung, hasst lange Spiele. 2 Base, 9 Hit(rot), 8 Hit(blau), 3 Hit(grün), 1 Hit-2(rot), 1 Hit-2(blau), 2 Block(rot), 2 Block(blau), 2 Press, 2 Clear, 3 Freeze.
pick-decks-vesper = Vesper Glass
    .line = trickreich
    .text = Baut dir deinen Vorsprung auf und dreht dann die Base um; was sie nicht drehen kann, macht sie mit Null wertlos. 3 Base, 6 Hit(rot), 3 Hit(blau), 5 Hit(grün), 1 Hit-2(grün), 2 Block(rot), 2 Block(grün), 3 Press, 1 Clear, 3 Freeze, 2 Null, 4 Reverse.

# ---------------------------------------------------------------- Teile der Optionen
part-decks = Decks
part-real-time = Echtzeit
part-cards-and-points = Karten und Punkte
part-circle-and-teams = Kreis und Teams

# ---------------------------------------------------------------- Optionen
option-mode = Spielweise
    .help = Alle auf einmal ist das Spiel aus dem Buch, ein Rennen. Reihum hat man Zeit zum Nachdenken.
option-mode-tournament = Alle auf einmal
option-mode-training = Reihum
option-format = Format
    .help = Zwei Spieler, ein Kreis von Nachbarn, oder zwei Teams.
option-format-duel = Duell
option-format-circle = Kreis
option-format-tag_team = Tag-Team
option-players = Spieler
    .help = Mit 0 so viele, wie das Format braucht; in einen Kreis passen bis zu 8.
option-teams = Teams
    .help = Spieler in jedem Team, zwei oder mehr (Tag-Team).
option-team_sizes = Größe der Teams
    .help = Dürfen die Teams verschieden groß sein?
option-team_sizes-free = Darf verschieden sein
option-team_sizes-equal = Gleich
option-deck_seat = Deck von Platz { $letter }
    .help = Wessen Deck hier gespielt wird.
option-weight = Größe der Decks
    .help = Mit größeren Decks dauert ein Spiel länger.
option-weight-standard = 35 Karten
option-weight-heavy = 52 Karten
option-weight-mixed = Jeder Platz wählt
option-weight_seat = Größe des Decks von Platz { $letter }
    .help = Wenn jeder Platz die Größe seines Decks wählt.
option-weight_seat-table = Wie der Tisch
option-weight_seat-standard = 35 Karten
option-weight_seat-heavy = 52 Karten
option-expansion = Decks der Erweiterung
    .help = Nicht erlaubt: nur Decks mit den acht Arten des ersten Spiels.
option-expansion-on = Erlaubt
option-expansion-off = Nicht erlaubt
option-mirror_decks = Dasselbe Deck zweimal
    .help = Dürfen zwei Spieler dasselbe Deck nehmen?
option-mirror_decks-allow = Erlaubt
option-mirror_decks-forbid = Nicht erlaubt
option-decklists = Decklisten
    .help = Dürfen alle nachsehen, welche Karten ein Deck hat?
option-decklists-public = Alle sehen sie
option-decklists-discover = Im Spiel zu entdecken
option-arbitration = Zwei Züge zugleich
    .help = Der Zug, der zuerst ankommt, zählt; oder das Los entscheidet unter denen eines kurzen Augenblicks.
option-arbitration-arrival = Der erste zählt
option-arbitration-slot = Das Los entscheidet
option-slot_ms = Länge des Augenblicks
    .help = In Millisekunden, wenn das Los unter zwei Zügen zugleich entscheidet.
option-hand_ms = Pause zwischen zwei Zügen
    .help = Millisekunden, die zwischen zwei Zügen eines Platzes vergehen müssen. 0: keine.
option-bot_delay_min = Ein Bot wartet mindestens
    .help = Millisekunden vor jedem seiner Züge.
option-bot_delay_max = Ein Bot wartet höchstens
    .help = Millisekunden vor jedem seiner Züge.
option-churn_limit = Eine Karte auf und ab
    .help = Wie oft hintereinander man eine Karte aufnehmen und zurücklegen darf. 0: ohne Grenze; 10 passt an den meisten Tischen.
option-stall_seconds = Wenn niemand etwas tut
    .help = Nach so vielen Sekunden ohne Zug wird gewertet. 0: nie, nur ohne Bots.
option-game_limit_seconds = Längstes Spiel
    .help = In Sekunden, 60 bis 3600. 0: ohne Grenze.
option-pause = Pause
    .help = Darf das Spiel pausieren, wenn alle einverstanden sind?
option-pause-agreed = Wenn alle zustimmen
option-pause-never = Nie
option-disconnect_seconds = Zeit zum Wiederkommen
    .help = So viele Sekunden bleibt ein verlorener Platz frei.
option-fouls = Verbotene Züge
    .help = Wie am echten Tisch geht ein verbotener Zug, bis ihn jemand meldet; dann nur ohne Bots.
option-fouls-refuse = Der Tisch lehnt sie ab
option-fouls-claim = Gehen, bis jemand sie meldet
option-training_pass = Passen mit leerem Deck
    .help = Darf passen, wer kein Deck mehr hat? Gezwungen: nur, wenn sonst nichts geht.
option-training_pass-forced = Nur gezwungen
option-training_pass-free = Frei
option-held_card = Wer die Karte in der Hand sieht
    .help = Wie üblich: reihum alle, auf einmal nur, wem sie gehört.
option-held_card-auto = Wie üblich
option-held_card-public = Alle
option-held_card-private = Wem sie gehört
option-show_discards = Abgelegte Karten
    .help = Was man von den Stapeln der abgelegten Karten sieht.
option-show_discards-top = Oberste Karten
option-show_discards-own = Auch den eigenen Stapel
option-show_discards-all = Alle
option-base_press = Press auf einer Base
    .help = Wo ein Press auf einer Base liegen darf: wo eine Veränderung liegt, oder nur, wo gerade eine gilt.
option-base_press-modified = Jede veränderte Base
option-base_press-active = Nur was gerade gilt
option-press_variant = Press auf einem Block
    .help = Was ein Press mit einem Block tut: Er deckt ihn zu, oder beide verschwinden.
option-press_variant-cancel = Bleibt liegen
option-press_variant-remove = Nimmt ihn weg
option-point_tie = Gleich viele Punkte
    .help = Bei gleich vielen Punkten ist es unentschieden, oder es gewinnt, wer mehr Bases hat.
option-point_tie-draw = Unentschieden
option-point_tie-bases = Mehr gewonnene Bases
option-playoff_rounds = Runden, die ein Gleich brechen
    .help = Weitere Runden unter denen, die im Kreis gleichauf vorn liegen.
option-area_close = Eingefrorene Bereiche
    .help = Ob man in einem Bereich eines Kreises noch spielen darf, dessen Bases alle eingefroren sind.
option-area_close-off = Bleiben offen
option-area_close-on = Schließen
option-tag_hand = Wechsel mit einer Karte in der Hand
    .help = Darf man wechseln, solange man eine Karte hält?
option-tag_hand-any = Erlaubt
option-tag_hand-empty = Zuerst weglegen
option-self_tag_seconds = Sich selbst einwechseln
    .help = Nach so vielen Sekunden ohne Zug darf jemand aus dem Team ungefragt hinein. 0: jederzeit.

# ---------------------------------------------------------------- was nicht zusammenpasst
clash-deck_seat-expansion = Dieses Deck hat Karten der Erweiterung, und die ist aus.
clash-mirror_decks-deck_seat-twice = Dieses Deck spielt schon jemand, und jedes darf nur einmal vorkommen.
clash-weight-weight_seat = Alle Decks sind gleich schwer, wenn nicht jeder Platz es selbst bestimmt.
clash-format-team_sizes-teams = Diese Teams sind verschieden groß.
clash-stall_seconds = 0 heißt nie; sonst sind es mindestens 10 Sekunden.
clash-game_limit_seconds = 0 heißt ohne Grenze; sonst sind es mindestens 60 Sekunden.
clash-bot_delay_min-bot_delay_max = Am schnellsten ist nicht langsamer als am langsamsten.
clash-fouls-mode = Reihum geht nichts Verbotenes.
clash-fouls-bot = Bots melden keine Fouls: nur ohne Bots.
clash-stall_seconds-mode-bot = Mit Bots muss ein Spiel enden können, in dem niemand mehr etwas tut.
clash-mode-here = Alle auf einmal: Jeder braucht einen eigenen Bildschirm. Reihum könnt ihr einen teilen.

## Karten des Buchs beim Namen

card-base = Base
card-hit-red = Hit (rot)
card-hit-blue = Hit (blau)
card-hit-green = Hit (grün)
card-hit-2-red = Hit-2 (rot)
card-hit-2-blue = Hit-2 (blau)
card-hit-2-green = Hit-2 (grün)
card-block-red = Block (rot)
card-block-blue = Block (blau)
card-block-green = Block (grün)
card-press = Press
card-clear = Clear
card-freeze = Freeze
card-wild-block = Wild Block
card-double = Double
card-null = Null
card-reverse = Reverse
card-hold = Hold


## Was auf den Karten steht, ganz und kurz; `.guide` ist, was die Anleitung für eigene Decks davon sagt

colour = { $colour ->
    [red] Rot
    [blue] Blau
   *[green] Grün
}
    .small = { $colour ->
        [red] rot
        [blue] blau
       *[green] grün
    }
    .hit = { $colour ->
        [red] roten
        [blue] blauen
       *[green] grünen
    }
    .string = { $colour ->
        [red] rote
        [blue] blaue
       *[green] grüne
    }
two-colours = { $colours_1 ->
    [red] Rot
    [blue] Blau
   *[green] Grün
} oder { $colours_2 ->
    [red] Rot
    [blue] Blau
   *[green] Grün
}
some-cards = { $k ->
    [one] { $k } Karte
   *[other] { $k } Karten
}
some-hits = { $k ->
    [one] { $k } Hit
   *[other] { $k } Hits
}
effect = { $line }. { $only_if }.
    .short = { $line }. { $only_if }.
effect-place-base = Kommt links oder rechts an eine Reihe; bei Gleichstand gewinnt sie, wem sie gehört.
    .short = Ans Ende einer Reihe; gewinnt Gleichstände.
effect-add-hit = Kommt auf ein leeres Ende, auf einen { colour.hit } Hit oder Hit-2, oder auf einen Press über { colour }; zählt { $n }.
    .short = Leeres Ende oder { colour }; zählt { $n }.
    .guide = ein Hit
effect-add-heavy-hit = Kommt nur auf einen { colour.hit } Hit oder Hit-2; zählt { $n }.
    .short = Nur auf einen { colour.hit } Hit; zählt { $n }.
    .guide = ein Hit-2, der `n` zählt
effect-block-string = Kommt nur auf einen { colour.hit } Hit oder Hit-2; darauf kommt nur ein Press.
    .short = Hält eine { colour.string } Kette an, bis ein Press kommt.
    .guide = ein Block
effect-wild-block-string = Kommt auf einen Hit oder Hit-2 jeder Farbe; darauf kommt nur ein Press.
    .short = Hält jede Kette an, bis ein Press kommt.
    .guide = ein Wild Block
effect-press = Kommt auf einen Block, { $removes ->
    [yes] und beide kommen weg
   *[no] und Hits dürfen wieder folgen
}; oder auf eine veränderte Base, wo er alles darunter aufhebt.
    .short = { $removes ->
        [yes] Nimmt einen Block weg
       *[no] Öffnet einen Block
    }, oder hebt auf einer Base alles auf.
    .guide = ein Press, auf Ketten und auf Bases
effect-clear-base = Räumt eine Base weg mit allem, was darauf liegt: keine eingefrorene, gehaltene, eingeschlossene oder letzte.
    .short = Räumt eine Base weg.
    .guide = ein Clear
effect-freeze-base = Kommt auf jede Base, die nicht eingefroren ist, und friert sie endgültig ein.
    .short = Friert eine Base endgültig ein.
    .guide = ein Freeze; zählt unter die 3, die im Deck zuletzt kommen
effect-multiply-value = Kommt auf eine Base: Ihr Wert wird mit { $factor ->
    [0] 0 malgenommen, sie ist also nichts wert
   *[other] { $factor } malgenommen
}.
    .short = Die Base { $factor ->
        [0] ist nichts wert
        [2] zählt doppelt
       *[other] zählt dreifach
    }.
    .guide = auf eine Base: Ihr Wert wird malgenommen
effect-reverse-winner = Kommt auf eine Base: Weniger Hits gewinnen sie; ein zweiter dreht es zurück.
    .short = Weniger Hits gewinnen die Base.
    .guide = auf eine Base: Weniger Hits gewinnen sie
effect-hold-base = Kommt auf eine Base: Solange er oben liegt, räumt kein Clear sie weg.
    .short = Kein Clear räumt die Base weg.
    .guide = auf eine Base: Solange er oben liegt, räumt kein Clear sie weg
effect-wild-hit = Kommt auf ein leeres Ende, wo du seine Farbe nennst, oder auf jeden Hit, Hit-2 oder Press; zählt { $n }.
    .short = Leeres Ende oder jeder Hit; zählt { $n }.
    .guide = ein Hit in der Farbe der Kette; auf einem leeren Ende nennst du sie
effect-two-colour = { $kind ->
    [hit] Kommt auf ein leeres Ende, auf einen Hit oder Hit-2 in { two-colours }, oder auf einen Press über { two-colours }; zählt 1.
   *[block] Kommt nur auf einen Hit oder Hit-2 in { two-colours }; darauf kommt nur ein Press.
}
    .short = { $kind ->
        [hit] Leeres Ende, { two-colours }; zählt 1.
       *[block] Hält eine Kette in { two-colours } an, bis ein Press kommt.
    }
    .guide = ein Hit oder Block für jede von zwei Farben
effect-add-value = Kommt auf eine Base: Ihr Wert steigt um { $k }, bevor er malgenommen wird.
    .short = Die Base ist { $k } mehr wert.
    .guide = auf eine Base: Ihr Wert steigt, bevor er malgenommen wird
effect-swap-tiebreak = Kommt auf eine Base: Einen Gleichstand gewinnt nicht, wem sie gehört; eine zweite solche Karte dreht es zurück.
    .short = Gleichstand auf der Base gewinnt die andere Seite.
    .guide = auf eine Base: Einen Gleichstand gewinnt nicht, wem sie gehört
effect-cap-string = Kommt auf eine Base: Jedes ihrer Enden zählt höchstens { some-hits }.
    .short = Base: höchstens { some-hits } je Ende.
    .guide = auf eine Base: Jedes Ende zählt höchstens `k` Hits
effect-no-new-base = Kommt auf eine Base: Solange die Karte oben liegt, kommt keine neue Base neben diese.
    .short = Daneben kommt keine neue Base.
    .guide = auf eine Base: Solange die Karte oben liegt, kommt keine neue Base daneben
effect-colour-lock = Kommt auf eine Base: Solange die Karte oben liegt, kommen auf beide Enden nur { colour.string } Karten und Presses.
    .short = Auf die Base kommen nur { colour } und Presses.
    .guide = auf eine Base: Solange die Karte oben liegt, kommen auf ihre Enden nur diese Farbe und Presses
effect-swap-ends = Kommt auf eine Base: Ihre beiden Ketten tauschen einmal die Enden.
    .short = Die Ketten einer Base tauschen die Enden.
    .guide = auf eine Base: Ihre beiden Ketten tauschen einmal die Enden
effect-sweep-end = Räumt auf einer Base, die nicht eingefroren ist, { $k ->
    [all] eine ganze Kette
    [1] die oberste Karte einer Kette
   *[other] die obersten { $k } Karten einer Kette
} weg.
    .short = Räumt { $k ->
        [all] eine ganze Kette
        [1] die oberste Karte einer Kette
       *[other] die obersten { $k } einer Kette
    } weg.
    .guide = räumt die obersten Karten einer Kette weg
effect-burn-self = Legt bis zu { some-cards } oben von deinem Deck auf deinen Stapel, nie einen Freeze; wie viele, bestimmst du.
    .short = Bis zu { some-cards } vom Deck auf deinen Stapel.
    .guide = legt bis zu `k` Karten von deinem Deck auf deinen Stapel, nie einen Freeze
effect-burn-rival = Legt { some-cards } oben vom Deck eines Gegners auf dessen Stapel, nie einen Freeze.
    .short = { some-cards } vom Deck eines Gegners auf den Stapel.
    .guide = legt `k` Karten vom Deck eines Gegners auf dessen Stapel, nie einen Freeze
effect-dig = Legt die obersten { $k } Karten deines Stapels in beliebiger Reihenfolge zurück.
    .short = Ordnet die obersten { $k } deines Stapels.
    .guide = legt die obersten Karten deines Stapels in beliebiger Reihenfolge zurück
only-if-behind = Nur solange ein Gegner mehr Punkte hat als du.
    .short = Nur im Rückstand.
    .guide = ein Gegner hat mehr Punkte als du
only-if-row = Nur in einer Reihe mit { $n ->
    [one] { $n } Base
   *[other] { $n } Bases
}.
    .short = Nur bei { $n ->
        [one] { $n } Base
       *[other] { $n } Bases
    }.
    .guide = die Reihe, in der sie gespielt wird, hat so viele Bases
only-if-end = Nur auf ein Ende mit mindestens { $n ->
    [one] { $n } Hit
   *[other] { $n } Hits
}.
    .short = Nur auf { $n }+ Hits.
    .guide = das Ende, auf dem sie gespielt wird, zählt so viele Hits
only-if-deck = Nur solange dein Deck höchstens { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} hat.
    .short = Nur bei { $n } oder weniger.
    .guide = dein Deck hat noch so viele Karten


## Was man lernen kann. Auf Englisch steht es in content/learn

word-base = Base
    .text = Darum kämpft ihr. Sie hat ein Ende für jede Seite; bei Gleichstand gewinnt, wem sie gehört.
    .forms = Base, Bases
word-end = Ende
    .text = Deine Seite einer Base. Deins wächst nach unten, ihres nach oben; spielen darfst du auf beide.
    .forms = dein Ende, deinem Ende, ihr Ende, ihrem Ende, ein Ende, leeres Ende, leeren Ende, leere Ende, jedes Ende
word-string = Kette
    .text = Die Karten an einem Ende. Die erste ist ein Hit und gibt ihr die Farbe.
    .forms = Kette, Ketten
word-hit = Hit
    .text = Zählt 1. Er beginnt ein leeres Ende, oder kommt auf einen Hit seiner Farbe.
    .forms = Hit, Hits
word-hit-2 = Hit-2
    .text = Zählt 2, und kommt nur auf einen Hit seiner Farbe.
    .forms = Hit-2, Hit-2s
word-block = Block
    .text = Schließt eine Kette seiner Farbe: Darauf kommt nur ein Press.
    .forms = Block, Blocks
word-wild-block = Wild Block
    .text = Ein Block für eine Kette jeder Farbe.
word-press = Press
    .text = Öffnet eine geschlossene Kette, oder hebt alles auf, was auf einer Base liegt.
    .forms = Press, Presses
word-clear = Clear
    .text = Räumt eine Base weg mit allem darauf: keine eingefrorene, und nicht die einzige.
    .forms = Clear, Clears, weggeräumt
word-freeze = Freeze
    .text = Friert eine Base endgültig ein. Sind es alle, ist das Spiel vorbei.
    .forms = Freeze, Freezes, eingefroren, eingefrorene, eingefrorenen, friert
word-double = Double
    .text = Die Base zählt doppelt.
word-null = Null
    .text = Die Base ist nichts wert.
word-reverse = Reverse
    .text = Weniger Hits gewinnen die Base.
    .forms = Reverse, umgekehrt
word-hold = Hold
    .text = Solange er oben liegt, räumt niemand die Base weg.
word-modifier = Modifier
    .text = Eine Karte auf der Base selbst: Double, Null, Reverse oder Hold.
    .forms = verändert, veränderte, Modifier
word-foul = Foul
    .text = Eine Karte, wo sie nicht liegen darf.
    .forms = Foul, Fouls
word-burning = Verbrennen
    .text = Ziehen und abwerfen, um an die Karte zu kommen, die du willst.
    .forms = verbrennt, verbrennen

# ---------------------------------------------------------------- die Regeln auf einem Blatt
sheet-goal = Ziel
sheet-your-deck-your-hand = Dein Deck, deine Hand
sheet-hits = Hits
sheet-blocks-and-presses = Blocks und Presses
sheet-bases = Bases
sheet-on-a-base = Auf einer Base
sheet-the-end = Das Ende

# ---------------------------------------------------------------- die Spielhilfe
aid-your-turn-all-the-time = Du bist immer dran
aid-deal = Geben
    .text = Hand leer? Nimm die oberste Karte deines Decks. Niemand wartet auf jemanden.
aid-play = Spielen
    .text = Leg sie dorthin, wo ein Platz leuchtet, auf deine Enden oder auf ihre.
aid-discard = Abwerfen
    .text = Lieber nicht? Leg sie offen auf deinen Stapel.
aid-pick-up = Aufnehmen
    .text = Hand leer? Die oberste Karte deines Stapels darf wieder hinein.
aid-hits = Hits
aid-hit = Hit
    .text = Auf ein leeres Ende in jeder Farbe, sonst auf einen Hit der eigenen. Zählt 1.
aid-hit-2 = Hit 2
    .text = Nur auf einen Hit der eigenen Farbe. Zählt 2.
aid-count = Zählen
    .text = Hits zählen für das Ende, auf dem sie liegen, gleich wer sie gespielt hat, auch unter einem Block.
aid-blocks-and-presses = Blocks und Presses
aid-block = Block
    .text = Auf einen Hit der eigenen Farbe: Darauf kommt nur noch ein Press.
aid-wild-block = Wild Block
    .text = Ein Block, der auf einen Hit jeder Farbe kommt.
aid-press = Press
    .text = Auf einen Block: Hits der Farbe dieser Kette gehen wieder.
aid-bases = Bases
aid-base = Base
    .text = Leg eine neue links oder rechts an die Reihe; höchstens 3 liegen dort.
aid-clear = Clear
    .text = Räumt eine Base mit allem darauf aus dem Spiel.
aid-middle = Mitte
    .text = Von 3 Bases lässt sich die mittlere nicht räumen.
aid-the-end = Das Ende
aid-freeze = Freeze
    .text = Friert eine Base endgültig ein: Dort wird nichts mehr gespielt.
aid-last = Zuletzt
    .text = Deine 3 Freezes sind die letzten Karten deines Decks.
aid-over = Vorbei
    .text = Sind alle Bases eingefroren, endet das Spiel sofort.
aid-who-wins = Wer gewinnt
aid-a-base = Eine Base
    .text = Wer mehr Hits auf dem eigenen Ende hat.
aid-a-tie = Ein Gleichstand
    .text = Er geht an den, dessen Karte die Base ist.
aid-the-game = Das Spiel
    .text = Die meisten gewonnenen Bases; mit Erweiterungskarten die meisten Punkte.



## Rätsel

puzzles-basics = Grundlagen
puzzles-strings = Ketten
puzzles-hard = Schwer
puzzle-a-tie-is-yours = Gleichstand gehört dir
    .question = Du hast einen roten Hit in der Hand. Welche Base gewinnst du damit?
    .learned = Liegen auf beiden Enden gleich viele Hits, gewinnt, wem die Base gehört: Auf deiner eigenen reicht 2 zu 2.
    .otherwise = Diese Base gehört noch den anderen. Wer einen Gleichstand gewinnt, entscheidet, wem sie gehört.
    .wrong-play-b1-a = 2 zu 2, und ein Gleichstand auf ihrer Base gehört ihnen.
    .wrong-discard = Auf dem Stapel zählt er nichts.
puzzle-turn-it-round = Dreh es um
    .question = Beide Bases sollen dir gehören. Wohin kommt der Reverse?
    .learned = Unter einem Reverse gewinnt das Ende mit weniger Hits. Leg ihn dorthin, wo du hinten liegst.
    .otherwise = Schau noch einmal: Wer gewinnt jede Base mit weniger Hits?
    .wrong-play-b1 = Auf B1 hast du geführt; der Reverse hat sie verschenkt.
    .wrong-discard = A1 gehört noch den anderen.
puzzle-worth-twice = Doppelt so viel
    .question = Jeder eine Base, 1 zu 1. Geh mit deinem Double in Führung.
    .learned = Mit einem Double ist eine Base 2 Punkte wert, wer sie auch gewinnt. Leg es dorthin, wo du führst.
    .otherwise = Du führst nicht. Die Punkte einer Base bekommt, wer auf seinem eigenen Ende mehr Hits hat.
    .wrong-play-a1 = 2 Punkte für die anderen: Sie haben dort mehr Hits, auch wenn die Base dir gehört.
    .wrong-discard = Immer noch 1 zu 1.
puzzle-open-it-again = Mach sie wieder auf
    .question = Deine grüne Kette ist zu. Spiel die Karte, nach der ein grüner Hit folgen darf.
    .learned = Ein Press kommt auf einen Block, und danach darf ein Hit in der Farbe der Kette folgen.
    .otherwise = Deine Kette ist noch zu.
    .wrong-play-a1-b = Jetzt ist ihre Kette offen, und deine nicht.
    .wrong-discard = Der Press liegt auf deinem Stapel, und deine Kette ist zu.
puzzle-sweep-and-win = Abräumen und gewinnen
    .question = Du führst mit einer Base zu einer. Gewinn das Spiel sofort.
    .learned = Abgeräumte Bases zählen nicht, und sind nur noch eingefrorene Bases da, ist das Spiel sofort vorbei.
    .otherwise = Das Spiel geht weiter, und sie können noch einfrieren, wo sie führen.
    .wrong-discard = Ein Clear auf deinem Stapel räumt nichts ab.
