# Ein Spiel lernen.

learn-tab = { $game } lernen - rumpus
learn-title = { $game } lernen
learn-games = Spiele
learn-parts = Wege zu lernen
    .guided = Geführt
    .puzzles = Rätsel
    .rules = Regeln
    .words = Wörter
learn-far = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $solved } gelöst
    .none = Nicht begonnen
    .closed = Noch nicht offen


## Das geführte Spiel

guided-steps = Schritte
guided-done = Geschafft:
guided-again = Noch einmal von vorn
    .on = Weiter: { $step }
    .play = Das geführte Spiel spielen
guided-none = Für dieses Spiel gibt es noch kein geführtes.


## Rätsel

puzzles = Kleine Rätsel
    .solved = { $solved } von { $count } gelöst
    .which = Welche Rätsel
    .all = Alle
    .none = Noch keine Rätsel.
puzzles-first = im ersten Versuch
    .later = gelöst
puzzles-solve = Lösen
    .again = Noch mal ansehen
    .it = Lösen: { $puzzle }
    .again-it = Noch mal ansehen: { $puzzle }
puzzles-number = { $number }. { $puzzle }


## Karten und Wörter

words = Karten und Wörter
    .search = Karten, Wörter und Regeln durchsuchen
    .what = Karte, Wort oder Regelmarke
    .words = Wörter
    .cards = Alle { $count } Karten
    .found = Gefunden
    .nothing = Nichts in diesem Spiel heißt so oder spricht davon.
