# Die Seite, auf der man einen Tisch einrichtet.

setup-tab = { $game } einrichten - rumpus
setup = Tisch einrichten
setup-games = Spiele
setup-back = Zurück zur Lobby
setup-common = Regeln, die du vielleicht willst
setup-format = Format
setup-teams = Teams
setup-size = Wie viele


## Plätze

setup-seats = Plätze
setup-seat = Platz { $letter }
    .team = Platz { $letter }, Team { $team }
    .name = Name auf Platz { $letter }
    .who = Wer auf Platz { $letter } sitzt
    .level = Stärke des Bots auf Platz { $letter }
sitter-me = Du
sitter-friend = Freund
    .head = Per Link
    .line = Wer ihn zuerst öffnet
sitter-bot = Bot
    .line = Setzt sich sofort
sitter-here = Hier
    .line = Spieler { $number }
setup-shared = Ein Bildschirm für alle: Zwischen den Zügen sind die Hände verdeckt.
setup-mix = Plätze mischen


## Inhalt in Bildern

setup-how = So wird gewählt: { $group }
setup-here = Hier, jetzt
setup-whose = Wessen: { $group }
setup-of = { $group } von Platz { $letter }
setup-chip = Platz { $letter }: { $choice }

setup-own = Deins
    .code = Ein Deck per Code
setup-code = Code eines Decks
    .take = Nehmen


## Optionen

setup-range = { $low } bis { $high }
    .usual = { $low } bis { $high }, sonst { $usual }
setup-more = Weitere Optionen
setup-unusual = Anders als üblich
setup-search = In den Optionen suchen
setup-parts = Teile der Optionen
setup-all = Alle { $count }
setup-differ = { $count } von { $all } sind anders
setup-as-usual = { $all } weitere, alle wie üblich
setup-found = { $count } von { $all } weiteren, alle wie üblich
    .changed = { $count } von { $all } weiteren, { $changed } geändert


## Der Zettel

ticket = Der Tisch
ticket-open = Tisch öffnen
    .busy = Der Tisch wird geöffnet
ticket-keep = Als meinen merken
    .kept = Als meiner gemerkt
ticket-usual = Wie üblich
ticket-friend = ein Freund
ticket-bot = { $level ->
    [easy] ein leichter Bot
    [medium] ein mittlerer Bot
    [hard] ein schwerer Bot
    [random] ein zufälliger Bot
   *[greedy] ein gieriger Bot
}
ticket-you = du
ticket-player = Spieler { $number }
setup-build = Ein eigenes Deck bauen


## Optionen des Hauses. Auf Englisch stehen sie in server/table/house.py und server/show/games.py

part-undo-and-hints = Rückgängig und Tipps
part-more = Mehr
option-clock_seconds = Uhr
    .help = Sekunden für jede Entscheidung; dann trifft der Tisch die ruhigste. 0: keine Uhr.
option-on_leave = Wer geht
    .help = Was geschieht, wenn jemand geht, während andere warten.
option-on_leave-bot = Ein Bot springt ein
option-on_leave-concede = Das Spiel ist verloren
option-free_undo = Rückgängig
    .help = Was du allein gegen Bots zurücknehmen darfst: jeden letzten Zug, oder nur einen, auf den noch niemand geantwortet hat.
option-free_undo-true = Jeder letzte Zug
option-free_undo-false = Nur was nichts aufdeckt
option-hints = Tipps
    .help = Darfst du fragen, was ein Bot an deiner Stelle täte?
option-hints-true = Gegen Bots
option-hints-false = Keine
clash-clock_seconds = 0 heißt keine Uhr; sonst sind es mindestens 10 Sekunden.
