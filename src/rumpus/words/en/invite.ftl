# A table that waits for its people.

invite-tab = { $head } - rumpus
invite-gone = This table is gone.
    .why = Not everyone came, or it ended long ago.
invite-fill = { $count ->
    [one] 1 seat to fill.
   *[other] { $count } seats to fill.
}
invite-here = Everyone is here.
invite-all = Everyone is ready.
invite-watching = { $count } watching
invite-change = Change the table
invite-option = { $option }: { $choice }
invite-came = { $name } joins.
invite-left = { $name } leaves.
invite-is-ready = { $name } is ready.
invite-counting = Everyone is ready. Starts in 3.
invite-stopped = Stopped.
invite-lobby = Back to the lobby
invite-lost = Reconnecting. Your seat is kept.


## The link

invite-send = Send this
    .local = This link only works on this computer.
    .link = Link to this table
    .copy = Copy link
    .copied = Copied
    .share = Share
    .text = Text
    .one = Copied. It seats 1 person.
    .many = Copied. First come, first seated.
invite-code = Table code
    .full = Table code { $code }
invite-qr = QR code of the link


## The ready check

invite-check = Ready check
    .count = { $set } of { $all } ready. We start when everyone is.
    .open = Open
    .ready = ready
invite-ready = Ready
    .set = You are ready
    .stop = Stop
invite-look-on = All seats are taken. You're watching.
    .free = You're watching. A seat is free.
invite-bot = Add a bot
invite-deck = Your deck: { $deck }
    .other = Bring another deck


## A seat

invite-seats = Seats
invite-seat = Seat { $number }: { $name }, { $state }
    .ready = Seat { $number }: { $name }, ready
    .not-ready = Seat { $number }: { $name }, not ready
invite-waits = Waits { $clock }
invite-a-bot = Bot, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
   *[greedy] greedy
}
invite-away = Away. The seat is kept for 2 minutes.
invite-you = You
    .host = You, host
invite-since = Here { $seconds } s
    .link = Came by the link
invite-free = Free
    .name = Open seat
    .scan = Scan to sit here
    .send = or send the link
invite-face = Change your face, now { $face }
invite-stamp = Not yet
    .ready = Ready
invite-vacate = Take the seat back
invite-move = Move { $name } left
    .right = Move { $name } right
face-fox = Fox
face-viking = Viking
face-octopus = Octopus
face-raccoon = Raccoon
face-wolf = Wolf
face-lion = Lion
face-eagle = Eagle
face-owl = Owl
face-frog = Frog
face-samurai = Samurai
face-boar = Boar
face-cat = Cat
