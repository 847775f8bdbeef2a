# Was alle Seiten des Hauses gemeinsam haben: was gesagt wird, wenn etwas misslingt, Einstellungen, Leisten und Dialoge.

shell-close = Schließen
shell-cancel = Abbrechen
shell-page = Seite
shell-again = Noch einmal
shell-silent = Der Server antwortet nicht. Läuft er?
shell-status = Der Server hat mit { $status } geantwortet.
shell-moment = Einen Moment.
rule-tag = Regel { $rule }
    .unread = Der Text dieser Regel war nicht zu lesen.
    .english = Die Regeln selbst stehen hier auf Englisch.
key-space = Leertaste
key-enter = Enter
key-escape = Esc


## Einstellungen

settings-language = Sprache
settings-theme = Farben
    .system = Wie das System
    .dark = Dunkel
    .light = Hell
settings-speed = Tempo der Bewegungen
    .off = Aus
settings-motion = Weniger Bewegung
    .help = Figuren wechseln den Platz mit einer kurzen Überblendung.
settings-taps = Schnelles Tippen
    .help = Ein Tipp auf ein Feld zieht dorthin. Sonst zeigt der erste Tipp nur, was geschähe.
settings-sound = Ton
    .off = Aus
    .silent = aus
    .percent = { $percent } %
    .percent-spoken = { $percent } Prozent
settings-stuck = Diese Sprache ist nicht angekommen: Der Server antwortet nicht.


## Von jedem Spiel

game-minutes = { $minutes } Min.
game-players = { $first }–{ $last }
    .or = { $first } oder { $last }
game-weight = { $weight ->
    [light] Einfach
    [medium] Knifflig
   *[heavy] Komplex
}
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer


## Die Leiste

bar-home = rumpus: Lobby
bar-sound-off = Ton aus
bar-sound-on = Ton an
bar-dark = Dunkle Farben
bar-light = Helle Farben
bar-you = Du
bar-me = : Name und Einstellungen
bar-settings = Name und Einstellungen
bar-name = Dein Name
bar-code = Code des Tisches
    .short = Code
    .sit = Hinsetzen


## Hinsetzen

sit-free = Ein Platz ist frei
sit-wait = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
sit-empty = Hier sitzt noch niemand.
sit-name = Dein Name
sit-guest = Gast
sit-watch = Zuschauen
sit-down = Hinsetzen


## Das Regelblatt

sheet = Die Regeln auf einem Blatt
    .none = Noch kein Blatt.
    .print = Drucken


## Ein Spielstand, auf die Seite gezogen

drop = Loslassen zum Öffnen
    .one = Immer nur ein Spielstand auf einmal.
    .large = Das ist kein Spielstand, der sich öffnen lässt: Einer hat höchstens { $most } Bytes, und diese Datei { $size }.
    .opening = Der Spielstand wird geöffnet.
seat-you = Du
    .small = du
seats-won = Gewonnen: { $winners }, verloren: { $losers }
seat-unnamed = Platz { $number }
seat-free = Freier Platz
