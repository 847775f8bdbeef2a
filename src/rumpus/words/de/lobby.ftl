# Die Lobby: die Spiele, die Tische, die warten.

lobby-tab = rumpus: such dir einen Kampf
lobby-title = Such dir einen Kampf.
lobby-continue = Weiter
lobby-waiting = Wartende Tische
lobby-credits = Ein inoffizieller Tisch. Die Spiele gehören ihren Verlagen. Symbole von game-icons.net, CC BY 3.0.


## Ein Spiel

lobby-all = { $game }: alles, was du tun kannst
lobby-players = Spieler:
lobby-length = Dauer:
lobby-weight = Wie schwer:
lobby-bot = Bot
lobby-level = Stärke des Bots
lobby-play = Gegen einen Bot
    .short = Spielen
    .busy = Der Tisch wird geöffnet
lobby-invite = Freund einladen
lobby-setup = Tisch einrichten
lobby-build = Deck bauen
lobby-learn = Lernen
lobby-soon = Kommt bald


## Ein Tisch, zu dem du zurückkannst

lobby-your-turn = Du bist dran
lobby-resume = Weiterspielen
lobby-open = Öffnen
lobby-table = { $one } vs. { $other }
    .after = { $names }, nach { $part ->
        [turn] Zug
        [round] Runde
       *[other] { $part }
    } { $number }


## Spiele, die zu Ende sind

lobby-played = Deine Spiele
    .none = Hier stehen Spiele, die du beendet hast: zum Ansehen und zum Weiterspielen.
    .watch = Ansehen
    .again = Noch einmal
    .all = Alle { $count }
    .result = { $result ->
        [won] Gewonnen
        [lost] Verloren
       *[none] Niemand
    }
    .gone = Die Regeln haben sich geändert: Dieses Spiel lässt sich nicht mehr ansehen.


## Wer neu ist

lobby-first = Dein erstes Spiel?
    .offer = Lerne { $game } in 5 Minuten: ein geführtes Duell mit einfachen Karten.
    .learn = In 5 Minuten lernen
lobby-school = { $game } lernen


## Was auf den Karten der Spiele steht. Auf Englisch sagt es jedes Spiel selbst, oder games/coming.toml

tile-brawl = Schnelle Hände holen die Bases.
    .subtitle = Echtzeit, ohne Züge
tile-incredibrawl = Zehn Ruhm. Jedes Mittel.
    .subtitle = Alle decken zugleich auf
tile-brawlhalla = Schlag sie über die Linie.
    .subtitle = Das Kartenspiel
tile-blitz_squad = Ein Zug, der ganze Trupp.
    .subtitle = Dein Trupp gegen ihren
tile-brutality = Stoß sie in die Stacheln.
    .subtitle = Zwei Helden je Seite, keine Würfel
