# Was der Server selbst sagt, an jedem Tisch: siehe en/server.ftl.

over = Das Spiel ist vorbei.

# ---------------------------------------------------------------- auf wen man wartet
wait-one = Warten auf { $name }
wait-many = Warten auf { $names } und { $last }
wait-free = Ein Platz ist noch frei: Teile den Link, damit jemand mitspielt
wait-bot = { $name } denkt nach
wait-stand-in = Ein Bot denkt für { $name } nach
wait-late = Du siehst alle Hände, um eine ganze Runde verzögert

# ---------------------------------------------------------------- Tipps
hint-play = { $play }.
hint-why = { $play }: { $why }.
hint-then = { $play }, dann: { $next }
hint-wait = Warte: Gerade gibt es nichts Gutes zu tun.
no-hint = Gerade ließ sich kein Tipp finden.
no-hint-yet = Der Tipp ist unterwegs.
no-hints = An diesem Tisch gibt es keine Tipps.

# ---------------------------------------------------------------- am Tisch
no-seat-of-yours = Das ist nicht dein Platz.
no-turn-of-yours = Du bist nicht am Zug.
no-look = Zuerst muss { $name } hinsehen.
no-real-time = An diesem Tisch wird nicht in Echtzeit gespielt.
no-way-back = An diesem Tisch wird in Echtzeit gespielt: Was geschehen ist, ist geschehen.
no-longer-so = Das Spiel ist schon weiter. Es wurde nichts gespielt; bitte wähle neu.
no-undo = Das lässt sich nicht mehr zurücknehmen.
no-speed = Nur wer am Tisch sitzt, bestimmt sein Tempo.
no-again = Nur wer am Tisch saß, kann noch ein Spiel beginnen.
no-end = Dieses Spiel ist noch nicht vorbei.
no-team = Du spielst allein: Es gibt kein Team, mit dem du reden könntest.
no-words = Sag etwas, oder zeige auf ein Feld.
no-puzzle-open = Diese Antwort ist gegeben. Geh zurück, oder nimm das nächste Rätsel.
no-puzzle-here = An diesem Tisch gibt es kein Rätsel.
no-not-yet = Die Einführung wartet auf etwas anderes: Mach, was leuchtet.

# ---------------------------------------------------------------- ein Tisch, der wartet
no-start-yet = Das Spiel hat noch nicht begonnen. Es beginnt, sobald alle Plätze besetzt und alle bereit sind.
no-start-left = Das Spiel hat schon begonnen.
no-host = Das darf nur, wer den Tisch eröffnet hat.
no-ready = Nur wer am Tisch sitzt, kann bereit sein.
no-taker = Dieser Platz ist schon frei.
no-free-seat = Dort sitzt inzwischen { $name }.
no-two-seats = Wähle zwei verschiedene Plätze.
no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.

# ---------------------------------------------------------------- einen Tisch eröffnen und finden
no-seed = Eine Startzahl geht nur, wenn sich sonst niemand dazusetzen kann.
no-meeting = Es wird auf niemanden gewartet: Ein Tisch zum Treffen hat einen freien Platz.
no-such-size = { $title } braucht mit diesen Einstellungen { $wanted } Plätze, nicht { $seats }.
no-resuming-version = Dieser Tisch lässt sich nicht fortsetzen: Er wurde mit Regelversion { $begun } begonnen, dies ist Version { $now }.
no-resuming = Dieser Tisch lässt sich nicht fortsetzen: { $fault }
no-table = Diesen Tisch gibt es nicht.
no-code = So heißt kein Tisch. Ein Code ist ein Wort und eine Zahl, wie FOX 42.
no-more-codes = Das waren viele falsche Codes. Warte bitte eine Minute, oder frag nach dem Link.
no-more-openings = Das sind viele neue Tische. Warte bitte eine Minute.
no-more-tables = Von deiner Adresse sind { $tables } Tische offen, mehr geht nicht. Verlass bitte einen und versuch es in einer Minute noch einmal.
no-more-people = An diesem Tisch schauen so viele zu, dass kein Platz mehr ist. Versuch es bitte später noch einmal.

# ---------------------------------------------------------------- Spielstände, Aufzeichnungen und Notizen
no-save-of-branch = Ein Spiel, das aus einer Aufzeichnung weiterging, hat keinen eigenen Spielstand: Kein Mischen führt dorthin.
no-save-text = Dieser Spielstand lässt sich nicht öffnen: Er ist kein Text.
no-save-short = Dieser Spielstand lässt sich nicht öffnen: Er hat mehr als { $most } Züge.
no-save-time = Dieser Spielstand lässt sich nicht öffnen: Er ließ sich nicht rechtzeitig nachspielen.
no-save = Dieser Spielstand lässt sich nicht öffnen: { $fault }.
no-save-kept = Dieser Spielstand wurde hier vor einer Weile geöffnet und ist weggeräumt. Zieh ihn noch einmal auf die Seite.
no-replay-yet = Die Aufzeichnung ist offen, sobald das Spiel vorbei ist.
no-replay-of-puzzle = Ein Rätsel hat keine Aufzeichnung: Geh zurück, und sieh es dir neu an.
no-eyes = Die Augen { $told } gibt es hier nicht: Sag all, watcher oder einen Platz von 0 bis { $last }.
no-move = Zug { $at } gibt es in dieser Aufzeichnung nicht: Sie hat { $moves }.
no-seat-here = Platz { $seat } gibt es in dieser Aufzeichnung nicht: Sag 0 bis { $last }.
no-lessons-race = In Echtzeit gibt es keinen einen besten Zug. Sieh dir stattdessen die Aufzeichnung an.
no-lessons-now = Der Bot, der dein Spiel ansieht, hat aufgehört. Frag noch einmal.
no-lesson-there = Das ist keine deiner Lektionen. Öffne sie in der Aufzeichnung noch einmal.
no-going-on = Hier ist das Spiel vorbei: Geh dorthin zurück, wo es etwas zu entscheiden gibt.
no-notes-here = Notizen gehören zur Aufzeichnung eines Tisches; ein eingeschickter Spielstand hat keine.
no-notes-of-others = Notizen schreibt nur, wer an diesem Tisch saß oder ihn eröffnet hat.
no-note-words = Eine Notiz braucht Worte.
no-more-notes = Hier stehen { $notes } Notizen, mehr geht nicht.
no-more-own-notes = Du hast hier { $notes } Notizen geschrieben, mehr geht nicht.
no-such-note = So eine Notiz hast du nicht.

# ---------------------------------------------------------------- Regeln und Rätsel
no-rules = Für { $game } gibt es hier keine Regeln.
no-game = Das Spiel { $game } gibt es hier nicht.
no-puzzle = Das Rätsel { $puzzle } gibt es nicht; es gibt: { $puzzles }.
no-puzzles = Das Rätsel { $puzzle } gibt es nicht; es gibt keine.

# ---------------------------------------------------------------- wenn etwas schiefgeht
no-saving = Das ließ sich nicht speichern und ist darum nicht geschehen. Bitte versuch es noch einmal.
no-saving-now = Der Tisch lässt sich gerade nicht speichern und wartet darum. Es geht von selbst weiter.
no-doing = Das ging nicht, und es hat sich nichts geändert. Bitte versuch es noch einmal.
no-luck = Hier ist etwas schiefgegangen. Es ist vermerkt; bitte versuch es noch einmal.
no-store = Die Tische sind gerade nicht erreichbar. Bitte versuch es gleich noch einmal.
no-bus = Dieser Tisch wartet auf die anderen Server. Gleich geht es von selbst weiter.
no-writing = Die Tische lassen sich nicht speichern.
no-writing-soon = Das Speichern der Tische dauert zu lange.
no-writing-some = { $tables ->
    [one] { $tables } offener Tisch ließ sich nicht speichern und wartet darauf.
   *[other] { $tables } offene Tische ließen sich nicht speichern und warten darauf.
}

# ---------------------------------------------------------------- was sich nicht verstehen lässt
no-drafts = In diesem Spiel gibt es keine Entwürfe.
no-own-decks = In { $game } gibt es keine eigenen Decks.
no-draft = Das ist kein Entwurf: { $fault }
no-sense = Diese Nachricht ergibt keinen Sinn: { $fault }
no-sense-at-all = Diese Anfrage ergibt keinen Sinn.
no-request = Diese Anfrage lässt sich nicht verstehen.
no-whole-request = Die Anfrage brach ab.
no-request-in-time = Die Anfrage kam nicht rechtzeitig an.
no-shallow-order = Dieser Auftrag ist zu tief verschachtelt.
no-short-head = Der Kopf dieser Anfrage ist zu lang.
no-short-message = Eine Nachricht darf höchstens { $bytes } Bytes haben.
no-short-request = Eine Anfrage darf höchstens { $bytes } Bytes haben, ein Spielstand { $save }.
no-slow-hand = Zu viele Nachrichten auf einmal. Bitte lade die Seite neu.
no-such-name = Auf diesen Namen hört dieser Server nicht. Wer ihn betreibt, kann ihn mit --name erlauben.
no-other-sites = Anfragen von anderen Seiten werden abgelehnt.
no-thing = Hier ist nichts.
no-deed = Das geht hier nicht.
