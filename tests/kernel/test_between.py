"""What one decision did, line by line."""

from rumpus.kernel.match.between import between
from rumpus.kernel.match.match import Match


def raised() -> Match:
    m = Match.start("toy", {"players": 2}, seed=7)
    while not m.over:
        m.play(m.active[0], m.actions(m.active[0])[0])
    return m


def test_each_event_has_the_position_in_which_it_was_told():
    m = raised()
    before = m.state_bytes(), [list(step.events) for step in m.steps]
    for decision, step in enumerate(m.steps):
        states = between(m, decision)
        assert len(states) == len(step.events)
        was = step.before.tobytes()
        for state in states:
            assert bytes(state.cells) != was, "an event is told when something has happened"
        after = m.steps[decision + 1].before if decision + 1 < len(m.steps) else m.state
        end, rest = states[-1].copy(), m.spec.records.State.at(after)
        assert [seat.coins for seat in end.seats] == [seat.coins for seat in rest.seats]
    assert (m.state_bytes(), [list(step.events) for step in m.steps]) == before


def test_a_tape_is_not_drawn_from_twice():
    m = Match.start("toy", {"players": 2}, seed=7, tape=[-1] * 40)
    m.play(0, m.actions(0)[0])
    assert between(m, 0) == []
