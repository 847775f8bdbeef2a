# Ein Tisch, der auf seine Leute wartet.

invite-tab = { $head } - rumpus
invite-gone = Diesen Tisch gibt es nicht mehr.
    .why = Niemand hat sich daran gesetzt, oder er ist lange zu Ende.
invite-fill = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
invite-here = Alle sind da.
invite-all = Alle sind bereit.
invite-watching = { $count } schauen zu
invite-change = Tisch ändern
invite-option = { $option }: { $choice }
invite-came = { $name } ist da.
invite-left = { $name } ist gegangen.
invite-is-ready = { $name } ist bereit.
invite-counting = Alle sind bereit. In 3 geht es los.
invite-stopped = Angehalten.
invite-lobby = Zurück zur Lobby
invite-lost = Die Verbindung wird wieder aufgebaut. Dein Platz bleibt dir.


## Der Link

invite-send = Verschick das
    .local = Diese Adresse gilt nur auf diesem Computer.
    .link = Link zu diesem Tisch
    .copy = Link kopieren
    .copied = Kopiert
    .share = Teilen
    .text = SMS
    .one = Kopiert. Er setzt eine Person an den Tisch.
    .many = Kopiert. Wer zuerst kommt, sitzt.
invite-code = Code des Tisches
    .full = Code des Tisches { $code }
invite-qr = QR-Code des Links


## Sind alle bereit?

invite-check = Alle bereit?
    .count = { $set } von { $all }. Es beginnt von selbst.
    .open = Frei
    .ready = bereit
invite-ready = Bereit
    .set = Du bist bereit
    .stop = Halt
invite-look-on = Alle Plätze sind besetzt. Du schaust zu.
    .free = Du schaust zu. Ein Platz ist frei.
invite-bot = Bot auf den Platz
invite-deck = Dein Deck: { $deck }
    .other = Ein anderes mitbringen


## Ein Platz

invite-seats = Plätze
invite-seat = Platz { $number }: { $name }, { $state }
    .ready = Platz { $number }: { $name }, bereit
    .not-ready = Platz { $number }: { $name }, noch nicht bereit
invite-waits = Wartet { $clock }
invite-a-bot = Bot, { $level ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
    [random] zufällig
   *[greedy] gierig
}
invite-away = Weg. Der Platz wird 2 Minuten freigehalten.
invite-you = Du
    .host = Du, Gastgeber
invite-since = Hier seit { $seconds } s
    .link = Kam über den Link
invite-free = Frei
    .name = Freier Platz
    .scan = Scannen und hinsetzen
    .send = oder schick den Link
invite-face = Ein anderes Gesicht, jetzt { $face }
invite-stamp = Noch nicht
    .ready = Bereit
invite-vacate = Platz zurücknehmen
invite-move = { $name } einen Platz nach links
    .right = { $name } einen Platz nach rechts
face-fox = Fuchs
face-viking = Wikinger
face-octopus = Krake
face-raccoon = Waschbär
face-wolf = Wolf
face-lion = Löwe
face-eagle = Adler
face-owl = Eule
face-frog = Frosch
face-samurai = Samurai
face-boar = Keiler
face-cat = Katze
