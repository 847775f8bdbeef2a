# Ein beendetes Spiel noch einmal.

replay = Aufzeichnung
    .tab = Aufzeichnung: { $game } - rumpus
    .phone = { $game }, Aufzeichnung
    .none = Keine Aufzeichnung.
    .lobby = Zurück zur Lobby
    .winding = Es wird zurückgespult.
    .stuck = Das Brett ließ sich nicht laden. Versuch es noch einmal.
    .table = Tisch
    .about = Zu diesem Zug
    .start = Der Beginn.
    .keys = Tasten
    .menu = Menü
    .drop = Zieh einen Spielstand hierher, um ihn zu öffnen
    .refused = { $name }: { $action } abgelehnt
    .refused-rule = { $name }: { $action } abgelehnt, { $rule }


## Teile eines Spiels, Augenblicke

part = { $kind ->
    [turn] Zug
    [round] Runde
   *[other] { $kind }
}
    .number = { part } { $number }
    .before = { part } zurück
    .after = { part } weiter
    .start = Beginn
    .setup = Aufbau
    .who = { $part }, { $who }
    .of = { $moment } von { $last }
deed = { $what }
    .by = { $what } von { $you ->
        [yes] dir
       *[no] { $name }
    }
    .before = { $what } davor
    .after = { $what } danach


## Wessen Augen

eyes = Wessen Augen
    .all = Alle Karten
    .watcher = Zuschauer
eyes-seen = { $you ->
    [yes] Gesehen von dir.
   *[no] Gesehen von { $name }.
}
    .all = Gesehen von allen.
    .watcher = Gesehen von einem Zuschauer.


## Sich hindurchbewegen

transport = Steuerung
    .back = Einen Schritt zurück
    .back-short = ‹ Schritt
    .on = Einen Schritt weiter
    .on-short = Schritt ›
    .play = Abspielen
    .pause = Pause
    .speed = Tempo: { $speed }
    .speeds = Tempo
    .moment = Augenblick
moves = Züge


## Die Schätzung

estimate = Schätzung
    .of = { $count ->
    [one] { $you ->
        [yes] Schätzung, du gewinnst
       *[no] Schätzung, { $name } gewinnt
    }
   *[other] Schätzung, { $name } gewinnen
}
    .table = als Tabelle
    .to = zu
    .first = vor dem ersten Zug
    .counting = { $part }, wird noch gezählt
    .even = gleich
    .for = { $by } für { $you ->
        [yes] dich
       *[no] { $name }
    }.
    .how = { $part }, vom Bot gezählt nach dem, was { $you ->
        [yes] du wusstest
       *[no] { $name } wusste
    }.
    .turned = { $part } war die Wende: { $by } für { $you ->
        [yes] dich
       *[no] { $name }
    }
    .turns = Zug um Zug
    .not-counted = nicht gezählt
    .was = { $after }, vorher { $before }
    .row = { $part }: { $what }
    .up = { $by } hinauf bei { $part }
    .down = { $by } hinab bei { $part }
    .sum = Schätzung: Anteil der Siege für { $you ->
        [yes] dich
       *[no] { $name }
    }.
    .sum-swings = Schätzung: Anteil der Siege für { $you ->
        [yes] dich
       *[no] { $name }
    }; { $swings }.


## Notizen, und was man mit einem Zug tun kann

notes = Notizen
    .at = Notiz { $part }
    .part = bei { $part }
    .away = Diese Notiz wegnehmen
    .write = Eine Notiz schreiben
    .here = Schreib hier eine Notiz
    .sign = Unterschreiben
    .by = Notiz von { $name }
share = Diesen Zug teilen
    .copied = Der Link zu diesem Zug ist kopiert.
    .title = Der Link zu diesem Zug
    .link = Link
save = Speichern
    .file = Das Spiel als Datei speichern


## Von hier weiter

branch = Von hier weiterspielen
    .dealt = Verdeckte Karten werden neu gegeben
    .over = Hier ist das Spiel aus. Geh zurück, um von einem Zug aus weiterzuspielen.
    .title = Ab { $part }
    .next = { $you ->
        [yes] Du bist am Zug.
       *[no] { $name } ist am Zug.
    }
    .as = Weiterspielen als
    .both = Beide
    .all = Alle
    .against = Gegen
    .bot = Bot, { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
    .friend = Freund
    .rated = { $dealt } Gleich viele Karten, dieselben Ablagen. Der neue Tisch wird nie gewertet.
    .anew = Verdeckte Karten werden neu gegeben.


## Aus einem Spiel lernen

lessons = Daraus lernen
    .whose = { $you ->
        [yes] Deine Entscheidungen, die am meisten gekostet haben. Versuch jede noch einmal am Tisch, gegen den Bot.
       *[no] Entscheidungen von { $name }, die am meisten gekostet haben. Versuch jede noch einmal am Tisch, gegen den Bot.
    }
    .cost = −{ $cost }
    .cost-said = Das hat etwa { $cost } von 100 Siegen gekostet.
    .look = Ansehen
    .try = Noch einmal
    .searching = Der Bot geht das Spiel durch: { $part } von 100.
    .none = { $you ->
        [yes] Keine deiner Entscheidungen hat dich viel gekostet. Gut gespielt.
       *[no] Keine Entscheidung von { $name } hat viel gekostet. Gut gespielt.
    }


## Tasten

replay-keys = Abspielen und anhalten
    .step = Ein Schritt
    .part = Ein Zug
    .jump = Das große Ereignis davor und danach
    .mine = Deine eigene Entscheidung danach und davor
    .learn = Daraus lernen
    .ends = Beginn und Ende
    .eyes = Wessen Augen
    .speed = Tempo
    .note = Eine Notiz schreiben
    .branch = Von hier weiterspielen
    .share = Diesen Zug teilen
    .save = Speichern
    .help = Diese Tasten
    .digits = 1 bis 9
    .home = Pos1 Ende
    .shift = Umschalt ← →
