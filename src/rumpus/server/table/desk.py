"""Where messages arrive: each is checked against the seat that sends it, done by the room's writer, and answered."""

from __future__ import annotations

from dataclasses import replace

from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.worker import Job, Thought
from rumpus.server.people.seats import seats_of
from rumpus.server.race.arbiter import Request
from rumpus.server.refusal import NOT_SAVED, NOT_YOUR_SEAT, Refusal, house, refused
from rumpus.server.show.face import NO_HINT
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import StoreError
from rumpus.server.table.coach import coach
from rumpus.server.table.meeting import BEGUN, WAITS
from rumpus.server.table.puzzle import step_back
from rumpus.server.table.room import Room

MEETING = (msg.Prepared, msg.Wear, msg.Bring, msg.Reseat, msg.Fill, msg.Vacate)


async def handle(room: Room, viewer: Viewer, message: msg.ClientMessage) -> None:
    """Answer one message of a connection. Whatever the message holds, it is answered and never raises."""
    ref = getattr(message, "ref", None)
    try:
        if isinstance(message, msg.Ping):
            viewer.send(msg.Pong(message.t, room.now()))
        elif room.meeting is not None or isinstance(message, MEETING):
            await room.do(lambda: _meet(room, viewer, message))
        elif isinstance(message, msg.Rush):
            rush(room, viewer, message)
        elif isinstance(message, msg.Lag):
            if room.live is not None:
                room.live.lag(viewer, message.ms)
        elif isinstance(message, msg.Again):
            await _again(room, viewer)
        else:
            await room.do(lambda: _serve(room, viewer, message))
    except Refusal as no:
        viewer.send(refused(ref, no.no))
    except StoreError:
        viewer.send(refused(ref, house(NOT_SAVED)))


async def _meet(room: Room, viewer: Viewer, message: msg.ClientMessage) -> None:
    """One message about a table that waits, inside the writer. Refusal for all else, and once it has begun."""
    if room.meeting is None:
        raise Refusal(BEGUN)
    if not isinstance(message, MEETING):
        raise Refusal(WAITS)
    await room.meeting.hear(viewer, message)


def rush(room: Room, viewer: Viewer, message: msg.Rush) -> None:
    """Real time: into the table's queue at once; the answer comes when its turn has come. Refusal for a stranger."""
    if room.live is None:
        raise Refusal(saying("no-real-time"))
    own(room, viewer, message.seat, look=False)
    card, top = (-1 if told is None else told for told in (message.card, message.top))
    source = viewer.number
    room.live.rush(Request(message.seat, message.action, card, top, message.ref, message.sent, source))


async def _serve(room: Room, viewer: Viewer, message: msg.ClientMessage) -> None:
    """One message, inside the writer."""
    match message:
        case msg.Play():
            await _play(room, viewer, message)
        case msg.Concede():
            own(room, viewer, message.seat, look=False)
            _running(room)
            await _give_up(room, viewer, message.seat)
        case msg.Undo():
            own(room, viewer, message.seat, look=False)
            _in_turns(room)
            await room.undo(message.seat, viewer)
        case msg.Look():
            own(room, viewer, message.seat, look=False)
            room.pace.take_back(message.seat)
            viewer.looking = message.seat
            room.face.publish(answer=viewer)
        case msg.Coach():
            own(room, viewer, message.seat, look=False)
            coach(room, message)
        case msg.Foresee():
            _foresee(room, viewer, message)
        case msg.StepBack():
            if room.puzzle is not None:
                own(room, viewer, room.puzzle.puzzle.seat, look=False)
            await step_back(room, viewer)
        case msg.Hint():
            _hint(room, viewer, message)
        case msg.Speed():
            await _speed(room, viewer, message.bot_pause_ms)


def own(room: Room, viewer: Viewer, seat: int, *, look: bool = True) -> None:
    """Refusal unless this connection speaks for the seat and (hot seat, `look`) its person is at the screen."""
    mine = seats_of(room.record, viewer.visitor)
    if seat not in mine:
        raise Refusal(NOT_YOUR_SEAT)
    if look and len(mine) > 1 and viewer.eyes.seat != seat:
        raise Refusal(saying("no-look", name=room.record.seats[seat].name))


def _running(room: Room) -> None:
    """Refusal when the game is over."""
    if room.match.over:
        raise Refusal(saying("over"))


def _in_turns(room: Room) -> None:
    """Refusal at a table in real time, whose requests go through its queue."""
    if room.live is not None:
        raise Refusal(saying("no-way-back"))


async def _give_up(room: Room, viewer: Viewer, seat: int) -> None:
    """The seat concedes; where the game has no concession, a bot plays on for it (IB-R-ELIM)."""
    ends = room.concession()
    if not ends:
        room.pace.hand_over(seat)
    elif room.live is not None:
        room.live.rush(Request(seat, *ends))
    else:
        await room.act(seat, ends, viewer)


async def _play(room: Room, viewer: Viewer, message: msg.Play) -> None:
    """Do what a player asks, all or none, if it answers the decision that is open now. What may be done at any time
    answers none: of that the rules alone say whether it is too late (IB-SEL-05).
    """
    own(room, viewer, message.seat)
    _in_turns(room)
    _running(room)
    if room.puzzle is not None:
        room.puzzle.still_open(room.match, message.actions)
    room.pace.take_back(message.seat)
    free = all(action in room.match.spec.actions.anytime for action in message.actions)
    if not free and viewer.ticket(message.version, message.seat) != room.tickets[message.seat]:
        raise Refusal(saying("no-longer-so"))
    await room.act(message.seat, message.actions, viewer)


def _foresee(room: Room, viewer: Viewer, message: msg.Foresee) -> None:
    """Say what would come of a draft; nothing, where its question is no longer open. Refusal for what is no draft."""
    own(room, viewer, message.seat)
    match, seat = room.match, message.seat
    ask = match.spec.words.foresee
    if ask is None:
        raise Refusal(saying("no-drafts"))
    if seat not in match.active or viewer.ticket(message.version, seat) != room.tickets[seat]:
        return
    try:
        forecast = ask(match.t, match.s, seat, message.draft)
    except ValueError as fault:
        raise Refusal(saying("no-draft", fault=str(fault))) from fault
    viewer.send(msg.Foreseen(message.ref, forecast))


def _hint(room: Room, viewer: Viewer, message: msg.Hint) -> None:
    """Ask a bot what it would do here; the answer comes later, and only if the question still stands."""
    own(room, viewer, message.seat)
    if not room.house.hints:
        raise Refusal(saying("no-hints"))
    if message.seat not in room.match.active:
        raise Refusal(saying("no-turn-of-yours"))
    if viewer.hinting:
        raise Refusal(saying("no-hint-yet"))
    viewer.hinting = True
    job = (room.job if room.live is None else room.glance)(message.seat, "hard")
    room.pace.spawn(_give_hint(room, viewer, message, room.tickets[message.seat], job))


async def _give_hint(room: Room, viewer: Viewer, message: msg.Hint, ticket: int, job: Job) -> None:
    """Wait for the bot and pass its advice on."""
    try:
        thought = await (_of_hand(room, job) if room.live is not None else room.thinker.think(job))
    except BotError:
        viewer.send(refused(message.ref, house(NO_HINT)))
        return
    finally:
        viewer.hinting = False
    if room.tickets[message.seat] == ticket and viewer in room.viewers:
        viewer.send(room.face.hint(message.seat, thought))


async def _of_hand(room: Room, job: Job) -> Thought:
    """What a hand in real time would do next: one action, or none where it would rather wait."""
    action, _ = await room.thinker.tempo(job)
    return Thought((action,) if action >= 0 else (), 50)


async def _speed(room: Room, viewer: Viewer, pause_ms: int) -> None:
    """Bots show their plays faster or slower, from the next one on."""
    if not seats_of(room.record, viewer.visitor):
        raise Refusal(saying("no-speed"))
    if pause_ms == room.record.bot_pause_ms:
        return
    await room.rewrite(replace(room.record, bot_pause_ms=pause_ms))


async def _again(room: Room, viewer: Viewer) -> None:
    """Lead the asker to the next table with the same settings; the first who asks opens it."""
    if not seats_of(room.record, viewer.visitor):
        raise Refusal(saying("no-again"))
    following = await room.again(room)
    viewer.send(following.face.welcome(Viewer(viewer.visitor, viewer.send)))
