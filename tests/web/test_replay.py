"""Replays of every kind of game in a real browser: opened from the table, stepped, shared, noted, gone on from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect
from tests.web.conftest import PHONE, PLAIN
from tests.web.places import box_of

BEGINS_AT = PLAIN
Axe = Callable[[Page], list[str]]
GAMES: dict[str, dict[str, Any]] = {
    "toy": {},
    "brawlhalla": {"legend_pick": "random"},
    "brawl": {},
}
GIVE_UP = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?name=Robin`);
  let asked = false;
  line.onmessage = event => {
    const told = JSON.parse(event.data);
    if (told.type === "state" && told.over) { line.close(); done(told.over.id); }
    else if (told.type === "state" && !asked) {
      asked = true;
      line.send(JSON.stringify({type: "concede", seat: 0}));
    }
    else if (told.type === "refused" || told.type === "error") fail(new Error(told.text));
  };
})"""
"""Plays a seat over its own line: gives the game up, and waits until it is over."""


def given_up(page: Page, game: str) -> str:
    """A finished game of two, given up by its first seat; its table."""
    seats = [{"kind": "me", "name": "Robin"}, {"kind": "me", "name": "Mako"}]
    order = {"game": game, "seats": seats, "options": GAMES[game], "seed": 7}
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.evaluate(GIVE_UP, table)
    return table


PLAY_ON = """table => new Promise((done, fail) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/ws?name=Robin`);
  let ref = 0;
  line.onmessage = event => {
    const told = JSON.parse(event.data);
    if (told.type === "welcome") line.send(JSON.stringify({type: "speed", bot_pause_ms: 0}));
    else if (told.type === "state" && told.over) { line.close(); done(told.over.id); }
    else if (told.type === "state" && told.decision?.yours)
      line.send(JSON.stringify({type: "play", ref: ++ref, seat: told.decision.seat, version: told.version,
                                actions: [told.decision.question.offers[0].id]}));
  };
})"""
"""Plays a seat over its own line to the end, always the first thing that is allowed: for a game nobody gives up."""


def played_out(page: Page) -> str:
    """A finished game with secret choices, which nobody may give up; its table."""
    seats = [{"kind": "me", "name": "Robin"}, {"kind": "bot", "level": "random", "name": "Mako"}]
    order = {"game": "incredibrawl", "seats": seats, "options": {"mode": "casual"}, "seed": 7}
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    page.evaluate(PLAY_ON, table)
    return table


def moments(page: Page) -> tuple[int, int]:
    """The decision that is shown, and how many there are."""
    head = page.get_by_role("slider", name="Moment")
    return int(head.get_attribute("aria-valuenow") or -1), int(head.get_attribute("aria-valuemax") or -1)


@pytest.mark.parametrize("game", ["toy", "brawlhalla", "brawl", "incredibrawl"])
def test_a_finished_game_of_every_kind_is_seen_again_step_by_step(page: Page, axe: Axe, game: str) -> None:
    table = played_out(page) if game == "incredibrawl" else given_up(page, game)
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    head = page.get_by_role("slider", name="Moment")
    expect(head).to_have_attribute("aria-valuenow", "0")
    _, count = moments(page)
    assert count >= 1
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(head).to_have_attribute("aria-valuenow", "1")
    page.get_by_role("button", name="One step back").click()
    expect(head).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("End")
    expect(head).to_have_attribute("aria-valuenow", str(count))
    me = "You" if game == "incredibrawl" else "Robin"
    won = re.compile(f"Mako beat {me}|{me} beat Mako", re.IGNORECASE)
    expect(page.get_by_role("heading", level=1)).to_contain_text(won)
    page.keyboard.press("Home")
    expect(head).to_have_attribute("aria-valuenow", "0")
    for key, eyes in (("2", me), ("3", "Mako"), ("4", "Watcher"), ("1", "All cards")):
        page.keyboard.press(key)
        expect(page.get_by_role("radio", name=eyes)).to_be_checked()
    assert axe(page) == []


def test_incredibrawl_shows_every_hand_and_nothing_that_cannot_be_done(page: Page) -> None:
    table = played_out(page)
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    board = page.get_by_role("region", name="Table")
    for name in ("You", "Mako"):
        expect(board.get_by_role("group", name=f"{name}, 5 cards").get_by_role("button")).to_have_count(5)
    for dead in ("Hint", "Undo", "Fight log"):
        expect(board.get_by_role("button", name=re.compile(dead))).to_have_count(0)
    expect(board.get_by_role("region", name="What you may do now")).to_have_count(0)
    box = boxes_of(page, "region", "Table")
    low = max(one["y"] + one["height"] for one in map(Locator.bounding_box, board.get_by_role("group").all()) if one)
    assert box["y"] + box["height"] - low < 40, "no black third"
    moves = page.get_by_role("region", name="Moves")
    for _ in range(2):
        page.keyboard.press("Shift+ArrowRight")
        expect(moves.get_by_role("listitem").first).to_be_visible()
        told = moves.get_by_role("listitem").all_inner_texts()
        assert not [one for one in told if re.search(r"draws? \.", one)], told
    expect(moves).to_contain_text(re.compile("You draw [A-Z0-9]"))
    page.keyboard.press("3")
    expect(board.get_by_role("group", name=re.compile("^Mako, [1-9]|^You, [1-9]"))).to_have_count(1)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_the_rail_of_brawlhallas_replay_is_whole_and_nothing_lies_on_it(
    visit: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = visit(size=size)
    table = given_up(page, "brawlhalla")
    page.goto(f"/#/replay/{table}?at=1&eyes=all")
    board = page.get_by_role("region", name="Table")
    panels = board.get_by_role("button", name=re.compile("Open details|To act"))
    expect(panels).to_have_count(2)
    expect(board.get_by_text(re.compile(r"^Round \d"))).to_have_count(0)
    first, second = map(box_of, panels.all())
    room = boxes_of(page, "region", "Table")
    assert first["y"] >= room["y"]
    assert first["y"] + first["height"] <= second["y"]
    assert second["y"] + second["height"] <= room["y"] + room["height"]
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="Moves")).not_to_contain_text("Phase")


def untitled(page: Page) -> None:
    """The toy's words do not say what it is called, as those of a game without a page: the server is asked."""

    def without(one: Route) -> None:
        answer = one.fetch()
        words = {room: [line for line in lines if line["id"] != "page-title"] for room, lines in answer.json().items()}
        one.fulfill(response=answer, json=words)

    page.route(re.compile(r"/assets/toy\.en-"), without)


def test_a_key_pressed_while_the_page_still_loads_is_kept(page: Page) -> None:
    table = given_up(page, "toy")
    untitled(page)
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    head = page.get_by_role("slider", name="Moment")
    expect(head).to_have_attribute("aria-valuenow", "0")
    waits: list[Route] = []
    page.route("**/api/games/*", lambda one: waits.append(one))
    with page.expect_request("**/api/games/*"):
        page.reload()
    expect(head).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(head).to_have_attribute("aria-valuenow", "1")
    for one in waits:
        one.continue_()
    expect(page).to_have_title(re.compile("^Replay: "))
    expect(head).to_have_attribute("aria-valuenow", "1")


def test_a_replay_that_is_left_while_its_title_comes_asks_for_nothing_of_another_page(page: Page) -> None:
    table = given_up(page, "toy")
    untitled(page)
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.route("**/api/games/toy", lambda one: held.append(one))
    with page.expect_request("**/api/games/toy"):
        page.goto(f"/#/replay/{table}")
    page.goto("/#/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pick a fight.")
    del asked[:]
    with page.expect_response("**/api/games/toy"):
        for one in held:
            one.continue_()
    # What waited for it has gone on by the time of another answer.
    page.evaluate("fetch('/api/games').then((answer) => answer.json())")
    assert [url for url in asked if "/replay/" in url] == []


def test_the_eyes_asked_for_last_are_the_ones_that_see(page: Page) -> None:
    table = given_up(page, "brawlhalla")
    held: list[Route] = []
    page.route(re.compile(r"eyes=0\b"), lambda one: held.append(one))
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    with page.expect_request(re.compile(r"eyes=0\b")):
        page.keyboard.press("2")
    page.keyboard.press("3")
    expect(page.get_by_role("radio", name="Mako")).to_be_checked()
    with page.expect_response(re.compile(r"eyes=0\b")):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(page.get_by_role("radio", name="Mako")).to_be_checked()


def boxes_of(page: Page, role: Any, name: str) -> FloatRect:
    return box_of(page.get_by_role(role, name=name, exact=True))


def test_the_board_and_the_moves_have_their_room_at_the_smallest_desk(visit: Callable[..., Page]) -> None:
    page = visit(size=(1366, 768))
    table = given_up(page, "brawlhalla")
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    grid = page.get_by_role("region", name="Table").get_by_role("grid")
    expect(grid).to_be_visible()
    box = box_of(grid)
    assert box["width"] >= 540
    assert box["height"] >= 340
    moves = boxes_of(page, "region", "Moves")
    assert moves["height"] >= 270
    notes = boxes_of(page, "region", "Notes")
    assert notes["y"] >= moves["y"] + moves["height"]


TOUCHING = """() => {
  const axis = [...document.querySelectorAll('[role=slider] ~ *, [aria-hidden=true] span')];
  const head = document.querySelector('[role=slider] em').getBoundingClientRect();
  const texts = axis.filter((one) => !one.children.length && /^[0-9:]+$/.test(one.textContent.trim()));
  const boxes = texts.map((one) => ({words: one.textContent, box: one.getBoundingClientRect()}));
  boxes.push({words: 'the head', box: head});
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).filter((b) => !apart(a.box, b.box)).map((b) => `${a.words} on ${b.words}`));
}"""
"""The words below the graph that lie on each other."""


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), PHONE])
@pytest.mark.parametrize("letters", ["16px", "32px"])
def test_the_words_of_a_replay_have_room(visit: Callable[..., Page], size: tuple[int, int], letters: str) -> None:
    page = visit(size=size)
    table = played_out(page)
    page.goto(f"/#/replay/{table}?at=0&eyes=all")
    page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
    head = page.get_by_role("slider", name="Moment")
    expect(head).to_have_attribute("aria-valuenow", "0")
    for key in ("Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "End"):
        page.keyboard.press(key)
        expect(page.get_by_role("region", name="Moves")).to_be_visible()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(TOUCHING) == []
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]
    for button in page.get_by_role("group", name="Transport").get_by_role("button").all():
        box = button.bounding_box()
        if box is None:
            continue
        assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0]
        assert button.evaluate("one => one.scrollWidth - one.clientWidth") <= 1, button.inner_text()
    table_box, graph = boxes_of(page, "region", "Table"), boxes_of(page, "region", "Replay")
    assert table_box["y"] + table_box["height"] <= graph["y"]


def test_a_link_opens_paused_at_its_move_with_its_eyes(page: Page, visit: Callable[..., Page]) -> None:
    table = given_up(page, "brawlhalla")
    guest = visit(size=PHONE, touch=True, at=f"/#/replay/{table}?at=1&eyes=1")
    expect(guest.get_by_role("slider", name="Moment")).to_have_attribute("aria-valuenow", "1")
    expect(guest.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(guest.get_by_role("combobox", name="Whose eyes")).to_have_value("1")
    assert guest.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_a_note_travels_with_the_replay(page: Page, visit: Callable[..., Page]) -> None:
    table = given_up(page, "toy")
    page.goto(f"/#/replay/{table}?at=0")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.keyboard.press("n")
    page.keyboard.type("Given up <b>too</b> early.")
    page.keyboard.press("Enter")
    notes = page.get_by_role("region", name="Notes")
    expect(notes.get_by_role("listitem")).to_contain_text("Robin Given up <b>too</b> early.")
    guest = visit(at=f"/#/replay/{table}?at=0")
    expect(guest.get_by_role("region", name="Notes")).to_contain_text("Robin Given up <b>too</b> early.")
    expect(guest.get_by_role("textbox", name="Write a note")).to_have_count(0)


@pytest.mark.parametrize("game", ["brawlhalla", "brawl"])
def test_a_game_goes_on_from_a_move_at_a_new_table(page: Page, game: str) -> None:
    table = given_up(page, game)
    page.goto(f"/#/replay/{table}?at=0")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.keyboard.press("b")
    sheet = page.get_by_role("dialog")
    sheet.get_by_text("Mako", exact=True).click()
    sheet.get_by_text("Bot, easy").click()
    sheet.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile(r"#/table/\w+"))
    assert table not in page.url
    expect(page.get_by_role("link", name=re.compile("^After "))).to_have_attribute("href", f"#/replay/{table}?at=0")
    rows = page.request.get("/api/tables").json()
    assert [row for row in rows if row["part"]], rows


def test_what_there_is_to_learn_is_searched_listed_looked_at_and_tried_again(page: Page, axe: Axe) -> None:
    """The search itself is another test's (tests/server/test_lessons.py): here it answers from a script."""
    table = played_out(page)
    told = {"seat": 0, "found": [], "searching": True, "part": 40}
    lesson = {"at": 2, "played": {"code": "", "args": {}, "text": "Choose Anvil Bear"}, "cost": 12}
    wanted: list[Any] = []

    def answer(one: Route) -> None:
        if one.request.method == "POST":
            wanted.append(one.request.post_data_json)
            one.fulfill(status=201, json={"table": table})
        else:
            one.fulfill(json=told)

    page.route("**/api/replay/*/lessons*", answer)
    page.goto(f"/#/replay/{table}?learn&eyes=0")
    sheet = page.get_by_role("dialog", name="Learn from it")
    expect(sheet.get_by_role("status")).to_contain_text("40 of 100")
    told |= {"found": [lesson], "searching": False}
    expect(sheet.get_by_role("listitem")).to_have_count(1)
    expect(sheet.get_by_role("listitem")).to_contain_text("Choose Anvil Bear.")
    expect(sheet.get_by_role("listitem")).to_contain_text("about 12 wins in 100")
    assert axe(page) == []
    page.get_by_role("button", name="Look", exact=True).click()
    expect(sheet).to_have_count(0)
    assert moments(page)[0] == 2
    page.keyboard.press("m")
    assert moments(page)[0] > 2
    page.keyboard.press("Shift+M")
    assert moments(page)[0] <= 2
    page.keyboard.press("l")
    sheet.get_by_role("button", name="Try again").click()
    page.wait_for_url(f"**/table/{table}")
    assert [(one["seat"], one["at"]) for one in wanted] == [(0, 2)]


def test_a_save_that_is_dropped_on_the_lobby_is_opened(page: Page) -> None:
    table = given_up(page, "toy")
    text = page.request.get(f"/api/tables/{table}/save").text()
    page.goto("/#/")
    drop = """([text, name]) => {
      const held = new DataTransfer();
      held.items.add(new File([text], name, {type: "text/plain"}));
      for (const type of ["dragenter", "dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, {dataTransfer: held, bubbles: true, cancelable: true}));
    }"""
    page.evaluate(drop, [text, "game.txt"])
    page.wait_for_url(re.compile(r"#/replay/S\w+"))
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        "B beat A" if "Robin" not in text else "Mako beat Robin"
    )


@pytest.mark.parametrize("game", ["brawlhalla", "incredibrawl"])
def test_a_result_on_a_phone_opens_at_who_won(visit: Callable[..., Page], game: str) -> None:
    page = visit(size=PHONE, touch=True)
    table = played_out(page) if game == "incredibrawl" else given_up(page, game)
    page.goto(f"/#/table/{table}")
    sheet = page.get_by_role("dialog")
    title = sheet.get_by_role("heading", level=2)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport(ratio=1)
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(re.compile(f"#/table/{table}"))


@pytest.mark.parametrize("game", ["brawlhalla", "incredibrawl"])
def test_the_poster_of_a_result_shows_whom_the_winner_played(page: Page, game: str) -> None:
    table = played_out(page) if game == "incredibrawl" else given_up(page, game)
    page.goto(f"/#/table/{table}")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_be_visible()
    if game == "brawlhalla":
        expect(sheet.get_by_text(re.compile(r"^\w+ as$")).locator("..")).to_contain_text("Hattori")
    else:
        expect(sheet.get_by_text("Winner", exact=True).locator("..")).not_to_contain_text(re.compile("Mako|Robin|You"))
