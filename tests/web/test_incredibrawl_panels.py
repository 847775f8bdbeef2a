"""Every kind of decision on the screen, wide and narrow: what it says, that it fits, that its buttons do it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.games.incredibrawl.scenes.law import table
from tests.web.conftest import DESK, PHONE
from tests.web.incredi import DECISIONS, FAST, act, card, choose, click, tap
from tests.web.staged import Stage, show

Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]
WORDS = 8
"""So many words at most has a sentence of the prompt."""
ROOM = """() => {
    const out = [];
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    for (const one of document.querySelectorAll('.asks button')) {
        const box = one.getBoundingClientRect();
        if (!one.textContent.trim() && !one.ariaLabel) out.push('a button without words');
        const out_of = box.left < 0 || box.right > wide || box.top < 0 || box.bottom > high;
        if (out_of) out.push(`outside: ${one.textContent}`);
        if (Math.min(box.width, box.height) < 40) out.push(`too small: ${one.textContent}`);
        if (one.scrollWidth > one.clientWidth + 1) out.push(`too long: ${one.textContent}`);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest('button') !== one) out.push(`covered: ${one.textContent}`);
    }
    if (document.documentElement.scrollWidth > wide) out.push('the page is too wide');
    return out;
}"""


def put(page: Page, name: str) -> Stage:
    """Opens a table at a decision."""
    make, me = DECISIONS[name]
    table = show(page, make(), me)
    if "clock" in name:
        table.clock_ms = 8000
        table.show()
    return table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_panel_fits_and_speaks_in_short_sentences(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE)
    page.evaluate(FAST)
    faults = []
    for name in DECISIONS:
        put(page, name)
        for part in page.locator(".prompt p > *").all_text_contents():
            faults += [f"{name}: {one}" for one in re.split(r"(?<=[.?]) ", part) if len(one.split()) > WORDS]
        faults += [f"{name}: {one}" for one in page.evaluate(ROOM)]
        if size == DESK:
            faults += [f"{name}: {one}" for one in axe(page)]
    assert faults == []


WHOLE = """() => [...document.querySelectorAll('.seat .g, .ps .g, .line .g')].flatMap((one) => {
    const home = one.closest('button').getBoundingClientRect(), box = one.getBoundingClientRect();
    const cut = [...one.querySelectorAll('b, small')].some((part) => part.scrollWidth > part.clientWidth + 1);
    const out = box.left < home.left || box.right > home.right + 0.5 || box.bottom > home.bottom + 0.5;
    return out || cut ? [`${one.textContent} does not fit`] : [];
})"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seats", [2, 4])
def test_three_digits_of_glory_fit(visit: Visit, size: tuple[int, int], seats: int) -> None:
    page = visit(size=size, touch=size == PHONE)
    page.evaluate(FAST)
    hands = ("P7 P5", "N5 N6", "E5 E6", "N1 N2")[:seats]
    match = table(*[f"{hand}; glory {998 - n}" for n, hand in enumerate(hands)], glory_goal=999)
    show(page, match, 0)
    expect(page.locator(".g").first).to_be_visible()
    assert page.evaluate(WHOLE) == []
    assert page.evaluate(ROOM) == []
    assert "998" in str(page.locator(".ib").text_content())


@pytest.mark.parametrize(
    ("name", "buttons", "sent"),
    [
        ("place", [53], ["spot 3"]),
        ("refill", [41], ["buy"]),
        ("window asked in turn", [34], ["growth_spurt"]),
        ("window", [40], ["pass"]),
        ("location", [47], ["change"]),
        ("draw", [42], ["draw"]),
        ("draw taken away", [42], ["draw"]),
        ("window between abilities", [40], ["pass"]),
        ("may of an Other ability", [49], ["yes"]),
        ("may", [50], ["no"]),
        ("seat", [57], ["seat C"]),
        ("type", [60], ["natural"]),
        ("list", [63], ["list 2"]),
        ("keep", [50, 49, 49], ["no", "yes", "yes"]),
        ("order", [29, 27], ["thunder_choir", "comet_courier"]),
        ("recover", [1], ["sock_bandit"]),
        ("claim", [49], ["yes"]),
        ("vote", [50], ["no"]),
        ("throw", [46], ["scissors"]),
    ],
)
def test_the_buttons_do_what_they_say(page: Page, name: str, buttons: list[int], sent: list[str]) -> None:
    page.evaluate(FAST)
    table = put(page, name)
    for button in buttons:
        click(act(page, button))
        expect(page.locator("[data-busy]")).to_have_count(0)
    assert table.sent == [[one] for one in sent]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_long_discard_pile_is_looked_through(visit: Visit, touch: bool) -> None:
    """Every card of it can be read before one is taken; on a phone one Type is shown at a time."""
    page = visit(size=PHONE if touch else DESK, touch=touch)
    page.evaluate(FAST)
    table = put(page, "recover long")
    tile = page.locator(".asks [data-look='24']")
    if touch:
        tap(page.get_by_role("button", name="Energy 6"))
        tap(tile)
    else:
        tile.hover()
    expect(act(page, 24)).to_contain_text("Take Neon Duelist")
    assert table.sent == []
    (tap if touch else click)(tile)
    expect(page.locator(".asks [data-look]")).to_have_count(0)
    assert table.sent == [["neon_duelist"]]


@pytest.mark.parametrize(
    ("name", "keys", "sent"),
    [
        ("recover long", ["3", "Enter"], ["rubber_knight"]),
        ("refill", ["Enter"], ["pass"]),
        ("window", ["p"], ["pass"]),
        ("location", ["n"], ["stay"]),
        ("draw", ["y"], ["buy"]),
        ("type", ["2"], ["natural"]),
        ("seat", ["2"], ["seat C"]),
        ("throw", ["s"], ["scissors"]),
        ("keep", ["n", "y", "y"], ["no", "yes", "yes"]),
    ],
)
def test_the_keys_do_what_they_say(page: Page, name: str, keys: list[str], sent: list[str]) -> None:
    page.evaluate(FAST)
    table = put(page, name)
    for key in keys:
        page.keyboard.press(key)
        expect(page.locator("[data-busy]")).to_have_count(0)
    assert table.sent == [[one] for one in sent]


@pytest.mark.parametrize(
    ("name", "number", "sent"),
    [
        ("select", 6, "crate_golem"),
        ("repair", 36, "plot_twist"),
        ("replace", 4, "marching_mole"),
        ("discard", 1, "sock_bandit"),
    ],
)
def test_cards_of_the_own_hand_are_chosen_in_the_hand(page: Page, name: str, number: int, sent: str) -> None:
    page.evaluate(FAST)
    table = put(page, name)
    choose(page, number, click)
    expect(card(page, number)).to_have_count(0)
    expect(page.locator("[data-busy]")).to_have_count(0)
    assert table.sent == [[sent]]


def test_a_standing_pass_is_set_and_lifted(page: Page) -> None:
    """The switch passes now and at the next stops; it stays in sight until it is lifted."""
    page.evaluate(FAST)
    table = put(page, "refill")
    switch = page.get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(page.locator(".asks[data-ask=refill]")).to_have_count(0)
    assert table.sent == [["stand by"], ["speak up"]]


def test_signs_are_shown_when_all_have_thrown(page: Page) -> None:
    table = put(page, "throw")
    page.keyboard.press("p")
    expect(page.locator(".thrown")).to_contain_text("Your paper, unseen")
    table.play(1, "scissors")
    expect(page.locator(".thrown figure")).to_have_count(2)
    expect(page.locator(".thrown")).to_contain_text("Mako wins the throw.")
