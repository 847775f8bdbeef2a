# What every page of the house shares: what is said when something fails, settings, the bars and dialogs.

shell-close = Close
shell-cancel = Cancel
shell-page = Page
shell-again = Try again
shell-silent = The server doesn't answer. Is it running?
shell-status = The server answered { $status }.
shell-moment = One moment.
rule-tag = Rule { $rule }
    .unread = This rule's text didn't load.
    .english = Rules are quoted in English.
key-space = Space
key-enter = Enter
key-escape = Esc


## Settings

settings-language = Language
settings-theme = Theme
    .system = System
    .dark = Dark
    .light = Light
settings-speed = Animation speed
    .off = Off
settings-motion = Less motion
    .help = Pieces fade from place to place.
settings-taps = Fast taps
    .help = One tap moves there. Off: the first tap shows the way.
settings-sound = Sound
    .off = Off
    .silent = off
    .percent = { $percent } %
    .percent-spoken = { $percent } percent
settings-stuck = This language didn't load: the server doesn't answer.


## Of every game

game-minutes = { $minutes } min
game-players = { $first }–{ $last }
    .or = { $first } or { $last }
game-weight = { $weight ->
    [light] Simple
    [medium] Tricky
   *[heavy] Deep
}
level-easy = Easy
level-medium = Medium
level-hard = Hard


## The bar

bar-home = rumpus: lobby
bar-sound-off = Sound off
bar-sound-on = Sound on
bar-dark = Dark theme
bar-light = Light theme
bar-you = You
bar-me = : name and settings
bar-settings = Name and settings
bar-name = Your name
bar-code = Table code
    .short = Code
    .sit = Sit down


## Sitting down

sit-free = A seat is free
sit-wait = { $count ->
    [one] { $names } waits for you.
   *[other] { $names } wait for you.
}
sit-empty = Nobody sits here yet.
sit-name = Your name
sit-guest = Guest
sit-watch = Watch
sit-down = Sit down


## The rule sheet

sheet = Rules on one sheet
    .none = No sheet yet.
    .print = Print


## A save dropped on the page

drop = Drop to open
    .one = Drop one save at a time.
    .large = This save can't be opened: it has { $size } bytes, and { $most } is the limit.
    .opening = Opening the save.
seat-you = You
    .small = you
seats-won = { $winners } beat { $losers }
seat-unnamed = Player { $number }
seat-free = Free seat
