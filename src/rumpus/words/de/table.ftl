# Ein Tisch, welches Spiel auch immer: was du tun darfst, das Protokoll, der Rahmen um das Brett, Dialoge, das Ende.


## Die Ansage

prompt = Was du jetzt tun darfst
prompt-gone = Diesen Tisch gibt es nicht mehr.
    .how = Geh zurück und such dir einen anderen.
prompt-lost = Die Verbindung wird wieder aufgebaut.
    .how = Dein Platz bleibt dir.
prompt-sitting = Du setzt dich.
prompt-sending = Wird gesendet ...
prompt-waiting = Warten.
prompt-hint = Tipp
    .do = Mach das
prompt-undo = Rückgängig
refusal = Jetzt nicht
refusal-unsent = Die Verbindung ist weg.
    .out = Nichts wurde gesendet. Es wird von selbst wieder versucht.


## Plätze

seat-letter = Platz { $letter }
seat-nobody = Niemand
    .small = niemand
seat-whose = { $yours ->
    [yes] Dein
   *[no] { $name }s
}
    .small = { $yours ->
        [yes] dein
       *[no] { $name }s
    }
    .alone = { $yours ->
        [yes] Deins
       *[no] { $name }s
    }
seat-open = Einzelheiten öffnen.
    .acting = Am Zug. Einzelheiten öffnen.
    .of = { $label }. Einzelheiten öffnen.
hand = { $label }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
    .not-now = { $card }, jetzt nicht


## Für die Ohren

ears-news = Was gerade geschah
ears-turn = Du bist dran. { $what }
ears-over = Das Spiel ist vorbei. { $why }
slips = Neues


## Das Protokoll

log = Protokoll
log-close = Protokoll schließen
log-open = Protokoll öffnen
log-newest = Neuestes
log-lines = Alle Zeilen
log-tip = Zeig auf eine Zeile: ihre Regel
log-none = Noch ist nichts geschehen.
log-turn = Zug { $turn }
    .start = Beginn
    .now = { $who }, jetzt


## Die Verbindung

line = Verbindung
    .lost = Die Verbindung wird wieder aufgebaut.
    .kept = Die Verbindung wird wieder aufgebaut. Dein Platz bleibt dir.
    .next = Versuch { $tries }, der nächste in { $seconds } s.
    .now = Versuch { $tries }, jetzt.
    .try = Jetzt versuchen


## Ein freier Platz

free = Freier Platz
    .copied = Der Link ist kopiert. Schick ihn jemandem, der mitspielt.
    .send = { $count ->
    [one] 1 Platz ist frei.
   *[other] { $count } Plätze sind frei.
} Verschick diesen Link.
    .copy = Kopieren
    .done = Kopiert


## Eine Lektion, ein Rätsel

guide = Anleitung
    .count = { $number } von { $count }
    .skip = Überspringen
    .got = Verstanden
    .stop = Anleitung beenden
puzzle = Rätsel
    .right = Richtig.
    .wrong = Das ist es nicht.
    .back = Einen Schritt zurück
    .next = Nächstes Rätsel
    .learn = Zurück zum Lernen
    .leave = Verlassen
study = Aus deinem Spiel lernen
    .title = Was ist hier besser?
    .question = Deine Wahl: { $played } Das hat dich etwa { $cost } von 100 Siegen gekostet.
    .right = Besser.
    .wrong = Nicht besser.
    .again = Geh einen Schritt zurück und versuch etwas anderes, oder sieh, was der Bot täte.
    .better = Der Bot: { $better } Spiel weiter, oder nimm die nächste Entscheidung.
    .show = Zeig es mir
    .next = Nächste Entscheidung
    .replay = Zurück zur Aufzeichnung


## Eine Pause

pause = Pause
    .agreed = will weiterspielen
    .rests = ruht
    .go = Weiter


## Das Ende

won-nobody = Niemand gewinnt.
won-you = Du gewinnst!
    .and = Du und { $names }, ihr gewinnt!
won-others = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
winners = { $count ->
    [one] Es gewinnt
   *[other] Es gewinnen
}
result-turns = { $count ->
    [one] 1 Zug.
   *[other] { $count } Züge.
}
result-places = Plätze
result-again = Noch einmal
result-replay = Aufzeichnung ansehen
    .learn = Daraus lernen
result-board = Das Brett ansehen
result-save = Spiel speichern
result-lobby = Zurück zur Lobby
seal = Ehrlich gemischt
    .shown = Siegel { $seal } vor dem Beginn gezeigt, Saat { $seed } jetzt geöffnet.
    .opened = Saat { $seed } jetzt geöffnet.
    .check = Prüf es selbst
    .how = Das Siegel ist der SHA-256 aus Saat, Doppelpunkt und Salz. Ein gespeichertes Spiel prüft { $command }.
    .seal = Siegel
    .seed = Saat
    .salt = Salz
    .opening = Das Siegel wird geöffnet.
    .fits = Ehrlich gemischt: Das Siegel passt.
    .wrong = Das Siegel passt nicht: Das ist nicht die Mischung, die versiegelt war.
    .blind = Dieser Browser kann das Siegel nicht prüfen.


## Die Leiste eines Tisches

table-gone = Diesen Tisch gibt es nicht mehr.
    .why = Er ist lange zu Ende, oder er gehört jemand anderem.
    .back = Zurück zur Lobby
    .tab = Diesen Tisch gibt es nicht mehr - rumpus
table-tab = { $game } - rumpus
    .turn = Du bist dran: { $game }
table-home = rumpus: zurück zur Lobby
table-after = Nach { $part ->
    [turn] Zug
    [round] Runde
   *[other] { $part }
} { $number }
table-log = Protokoll
    .new = Protokoll, { $count } neu
table-help = So wird gespielt
    .key = So wird gespielt (?)
table-menu = Menü
table-undo = Rückgängig
table-hint = Tipp
table-speed = Tempo
table-keys-log = Protokoll öffnen oder schließen
table-lobby = Lobby
table-result = Ergebnis


## Dialoge

curtain = Gib den Bildschirm an { $name } weiter
    .why = Die Karten sind erst zu sehen, wenn du sagst, dass du es bist. Alle anderen schauen weg.
    .me = Ich bin { $name }
hand-over = Soll ein Bot weiterspielen?
    .what = Dieses Spiel kann man nicht aufgeben. Ein Bot spielt mit deinen Karten weiter; spiel selbst eine Karte oder komm an diesen Tisch zurück, und der Platz gehört wieder dir.
    .no = Weiterspielen
    .yes = Übergeben
    .open = Bot spielt weiter
concede = Diesen Kampf aufgeben?
    .what = Deine Seite verliert jetzt. Der Tisch und sein Protokoll bleiben.
    .no = Weiterspielen
    .yes = Aufgeben


## Hilfe

help = Hilfe
    .sheet = So wird gespielt
    .now = Du, gerade jetzt
    .cards = Karten hier
    .keys = Tasten
    .aside = Du und deine Tasten
    .search = In den Regeln suchen
    .found = Gefunden
    .nothing = Nichts in diesem Spiel heißt so oder spricht davon.
    .silent = Auf keiner Karte dieses Spiels steht etwas.
    .puzzle = Versuch es als Rätsel
    .keep = Neben dem Tisch offen lassen
    .put-away = „So wird gespielt“ weglegen
    .usual = So geht das übliche Spiel; die Optionen eines Tisches können davon abweichen.
    .left = Zeit, die dir für die Entscheidung bleibt
now-may = Was du tun darfst
    .one = { $deeds }.
    .more = { $deeds } und { $more } mehr.
    .nothing = Gerade wird nichts von dir verlangt.
now-not = Jetzt nicht
    .list = Was jetzt nicht möglich ist
    .more = Und { $more } mehr.
keys-how = Wähl eine Taste, dann drück die, die du stattdessen willst.
keys-change = { $command }: { $key }. Taste ändern
keys-press = Drück eine Taste
keys-reset = Zurück zu den ersten Tasten

## Ein Spielfeld

board-hp = { $hp } von { $full } HP
board-size = { $wide } mal { $deep }
board-map = Karte


## A first game

first-learn = In 5 Minuten lernen
first-start = Spielen
