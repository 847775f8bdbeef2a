"""Every kind of decision on the screen, wide and narrow: what it says, that it fits, that its buttons do it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.games.incredibrawl.scenes.law import table
from tests.web.conftest import DESK, PHONE, PLAIN
from tests.web.incredi import DECISIONS, FAST, act, board, card, choices, choose, click, prompt, seen, tap
from tests.web.letters import enlarge, faults_of
from tests.web.staged import Stage, show, show_next

BEGINS_AT = PLAIN
Visit = Callable[..., Page]
Axe = Callable[[Page], list[str]]
WORDS = 8
"""So many words at most has a sentence of the prompt."""
ROOM = """() => {
    const out = [];
    const wide = document.documentElement.clientWidth, high = document.documentElement.clientHeight;
    for (const one of document.querySelectorAll('[aria-label="Your choices"] button')) {
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


def put(page: Page, name: str, number: int = 0) -> Stage:
    """Opens a table at a decision; `number`: so many were shown in this page before."""
    make, me = DECISIONS[name]
    table = show_next(page, make(), me, number) if number else show(page, make(), me)
    if "clock" in name:
        table.clock_ms = 8000
        table.show()
    return table


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_panel_fits_and_speaks_in_short_sentences(visit: Visit, axe: Axe, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=size == PHONE)
    page.evaluate(FAST)
    faults, asked = [], set[str]()
    for number, name in enumerate(DECISIONS):
        put(page, name, number)
        for part in prompt(page).locator("p > *").all_text_contents():
            faults += [f"{name}: {one}" for one in re.split(r"(?<=[.?]) ", part) if len(one.split()) > WORDS]
        faults += [f"{name}: {one}" for one in faults_of(page, ROOM)]
        ask = seen(page)["ask"]
        if size == DESK and ask not in asked:  # what is asked alike is drawn alike
            asked.add(ask)
            faults += [f"{name}: {one}" for one in axe(page)]
    assert faults == []


def answers(table: Stage) -> list[list[str]]:
    """What was sent, but for the standing pass, which the page sets by itself."""
    return [one for one in table.sent if one != ["stand by"]]


WHOLE = """() => [...document.querySelectorAll('button [title$=" Glory"]')].flatMap((one) => {
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
    expect(board(page).get_by_title(re.compile("^998 Glory$")).first).to_be_visible()
    assert faults_of(page, WHOLE) == []
    assert faults_of(page, ROOM) == []
    assert "998" in str(board(page).text_content())


@pytest.mark.parametrize(
    ("name", "buttons", "sent"),
    [
        ("place", [53], ["spot 3"]),
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
    assert answers(table) == [[one] for one in sent]


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_long_discard_pile_is_looked_through(visit: Visit, touch: bool) -> None:
    """Every card of it can be read before one is taken; on a phone one Type is shown at a time."""
    page = visit(size=PHONE if touch else DESK, touch=touch)
    page.evaluate(FAST)
    table = put(page, "recover long")
    tile = choices(page).locator("[data-look='24']")
    if touch:
        tap(page.get_by_role("button", name="Energy 6"))
        tap(tile)
    else:
        tile.hover()
    expect(act(page, 24)).to_contain_text("Take Neon Duelist")
    assert answers(table) == []
    (tap if touch else click)(tile)
    expect(choices(page).locator("[data-look]")).to_have_count(0)
    assert answers(table) == [["neon_duelist"]]


@pytest.mark.parametrize(
    ("name", "keys", "sent"),
    [
        ("recover long", ["3", "Enter"], ["rubber_knight"]),
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
    assert answers(table) == [[one] for one in sent]


@pytest.mark.parametrize(
    ("name", "number", "sent"),
    [
        ("select", 6, "crate_golem"),
        ("repair", 36, "plot_twist"),
        ("replace", 4, "marching_mole"),
        ("discard", 1, "sock_bandit"),
        ("window asked in turn", 34, "growth_spurt"),
    ],
)
def test_cards_of_the_own_hand_are_chosen_in_the_hand(page: Page, name: str, number: int, sent: str) -> None:
    page.evaluate(FAST)
    table = put(page, name)
    choose(page, number, click)
    expect(card(page, number)).to_have_count(0)
    expect(page.locator("[data-busy]")).to_have_count(0)
    assert answers(table) == [[sent]]


def test_nobody_is_asked_for_an_empty_click(page: Page) -> None:
    """A refill stop is passed by itself; the button that pays stays in its place."""
    page.evaluate(FAST)
    table = put(page, "refill")
    expect(prompt(page)).to_contain_text("Decided.")
    expect(page.locator("[data-ask=refill]")).to_have_count(0)
    assert table.sent == [["stand by"]]
    table = put(page, "window")
    expect(page.locator("[data-ask=window]")).to_have_count(1)
    card(page, 34).focus()
    page.keyboard.press("Shift")
    expect(page.get_by_role("region", name="If you play Growth Spurt")).to_contain_text("Level goes from 7 to 10.")
    page.get_by_role("button", name="Refill to 5").click()
    expect(page.locator("[data-busy]")).to_have_count(0)
    assert answers(table) == [["buy"]]
    bare = put(page, "window of nobody here")
    expect(prompt(page)).to_contain_text("Decided.")
    expect(page.locator("[data-ask=window]")).to_have_count(0)
    assert answers(bare) == [["pass"]]


def test_signs_are_shown_when_all_have_thrown(page: Page) -> None:
    table = put(page, "throw")
    # Whatever is asked, the hand stays whole.
    expect(page.locator('[aria-label^="Your hand"] [data-card]').first).to_be_in_viewport(ratio=1)
    page.keyboard.press("p")
    expect(choices(page)).to_contain_text("Your paper, unseen")
    table.play(1, "scissors")
    expect(choices(page).get_by_role("figure")).to_have_count(2)
    expect(choices(page)).to_contain_text("Mako wins the throw.")


LOST = """() => {
    const out = [];
    const wide = document.documentElement.clientWidth;
    const within = (one, what) => {
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.right > wide + 1) out.push(`outside: ${what}`);
        if (one.scrollWidth > one.clientWidth + 1) out.push(`too long: ${what}`);
    };
    const all = '[aria-label="Your choices"] button, [role=listitem], [data-state]';
    for (const one of document.querySelectorAll(all)) within(one, one.textContent);
    for (const figure of document.querySelectorAll('[data-lit=triangle]')) {
        const names = [...figure.querySelectorAll('em, figcaption')].map((one) => one.getBoundingClientRect());
        names.forEach((a, i) => names.slice(i + 1).forEach((b) => {
            const apart = a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
            if (!apart) out.push('names on each other');
        }));
    }
    if (document.documentElement.scrollWidth > wide) out.push('the page is too wide');
    return out;
}"""
"""What lies outside the window, is cut, or lies on something else."""


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "small desk", "phone"])
def test_letters_of_twice_the_size_have_room_at_a_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    page.evaluate(FAST)
    for number, name in enumerate(name for name in DECISIONS if "throw" in name or "window" in name):
        put(page, name, number)
        enlarge(page)
        assert faults_of(page, LOST) == [], name


def test_ears_hear_what_is_asked_now_though_it_stays_my_turn(page: Page) -> None:
    page.evaluate(FAST)
    stage = put(page, "throw")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Throw rock, paper or scissors")
    stage.match = DECISIONS["draw"][0]()
    stage.show()
    expect(alert).to_contain_text("Your turn.")
    expect(alert).not_to_contain_text("scissors")


SMALL = """() => {
    const out = [];
    const board = document.querySelector('[aria-label="Table"]');
    const all = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (all.nextNode()) {
        const words = all.currentNode.textContent.trim(), holder = all.currentNode.parentElement;
        if (!words || holder.getBoundingClientRect().width <= 1) continue;
        const px = parseFloat(getComputedStyle(holder).fontSize);
        if (px < 12) out.push(`${words}: ${px}`);
    }
    for (const name of document.querySelectorAll('[data-seat] b, button b, [role=listitem] b'))
        if (name.scrollWidth > name.clientWidth + 1) out.push(`cut: ${name.textContent}`);
    for (const words of document.querySelectorAll('[data-part=words]'))
        if (words.scrollHeight > words.clientHeight + 2) out.push(`too long: ${words.textContent}`);
    return out;
}"""
"""Letters on the board of less than 12 px, names that are cut, and cards whose text is."""


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["phone", "phone held sideways"])
def test_letters_of_twice_the_size_are_read_on_a_phone(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, touch=True)
    page.evaluate(FAST)
    for number, name in enumerate(("select", "throw", "place", "draw", "recover long")):
        put(page, name, number)
        enlarge(page)
        # Where a hand has no room to grow its cards are no larger than before, and read by a long press.
        passed = "" if size == PHONE else "too long"
        assert faults_of(page, SMALL, passed) == [], name
        seats = page.get_by_role("button", name=re.compile(r"^(You|Mako|Kit)"))
        for seat in seats.all():
            seat.scroll_into_view_if_needed()
            expect(seat).to_be_in_viewport(ratio=0.9)
