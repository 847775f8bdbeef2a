"""The lobby and the set-up page, in a real browser against the real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.web.places import box_of
from tests.web.test_replay import GIVE_UP

PHONE = (390, 844)
TABLE = re.compile(r"#/table/[\w-]+$")
CUT = """() => {
  const cut = [];
  const forEars = (one) => one !== null && (one.offsetWidth === 1 || forEars(one.parentElement));
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const [words, holder] = [all.currentNode.textContent.trim(), all.currentNode.parentElement];
    if (!words || holder.closest('noscript, script') || forEars(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(all.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let by = box.right > innerWidth + 1 || box.left < -1 ? 'the window' : '';
    for (let over = holder; over && !by; over = over.parentElement) {
      const look = getComputedStyle(over);
      const room = over.getBoundingClientRect();
      if (/auto|scroll/.test(look.overflowY)) break;
      if (look.overflowX !== 'visible' && (box.right > room.right + 2 || box.left < room.left - 2)) by = over.tagName;
      if (look.overflowY !== 'visible' && (box.bottom > room.bottom + 3 || box.top < room.top - 3)) by = over.tagName;
    }
    if (by) cut.push(`${words} (by ${by})`);
  }
  const wide = document.documentElement.scrollWidth;
  return wide > innerWidth ? [...cut, `the page is ${wide} wide`] : cut;
}"""
"""The words of the page that do not lie whole in every box around them, and in the window."""


ROWS = """(bar) => {
  const all = [...bar.querySelectorAll('a, button')].filter((one) => one.offsetWidth > 1);
  const first = all[0].getBoundingClientRect();
  const below = all.filter((one) => one.getBoundingClientRect().top >= first.bottom);
  return below.map((one) => one.ariaLabel ?? one.innerText);
}"""
"""What of a bar stands in a second row."""


def tile(page: Page, name: str):
    return page.get_by_role("article", name=re.compile(name, re.IGNORECASE))


def seated(page: Page) -> None:
    """At a table whose first view has come."""
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("region", name="What you may do now")).not_to_contain_text("Sitting down")


def test_five_tiles_all_of_them_open(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.get_by_role("article").locator("h2 b").all_inner_texts()[0].upper() == "BRAWLHALLA"
    expect(page.get_by_text("Coming soon")).to_have_count(0)
    expect(page.get_by_role("button", name="Play a bot")).to_have_count(5)


def test_tiles_have_one_size(visit: Callable[..., Page]) -> None:
    for size in ((1440, 900), PHONE):
        page = visit(size=size)
        expect(page.get_by_role("article")).to_have_count(5)
        boxes = map(box_of, page.get_by_role("article").all())
        assert len({(round(box["width"]), round(box["height"])) for box in boxes}) == 1


def test_one_click_opens_a_running_duel_and_the_lobby_offers_it_again(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    address = page.url
    page.get_by_role("link", name="back to the lobby").click()
    page.get_by_role("region", name="Continue").get_by_role("link").first.click()
    expect(page).to_have_url(address)
    seated(page)


def test_the_poster_opens_the_sheet_with_all_that_may_be_done(page: Page) -> None:
    expect(tile(page, "Brawlhalla")).to_be_visible()
    box = box_of(tile(page, "Brawlhalla"))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 90)
    sheet = page.get_by_role("dialog", name="Brawlhalla")
    expect(sheet.get_by_role("button", name="Invite a friend")).to_be_visible()
    expect(sheet.get_by_role("link", name="Set up a table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Brawlhalla: all you can do").press("Enter")
    sheet.get_by_role("radio", name="Hard").check(force=True)
    sheet.get_by_role("button", name="Play a bot").click()
    expect(page).to_have_url(TABLE)
    page.goto("/")
    page.get_by_role("button", name="Brawlhalla: all you can do").click()
    expect(sheet.get_by_role("radio", name="Hard")).to_be_checked()


def test_the_guided_game_has_its_guide(page: Page) -> None:
    page.get_by_role("button", name="Learn in 5 minutes").click()
    seated(page)
    expect(page.get_by_role("complementary", name="Guide")).to_be_visible()


def test_a_table_that_is_not_there_says_so(server: str, visit: Callable[..., Page]) -> None:
    page = visit(at="/#/table/nowhere")
    expect(page.get_by_role("heading", level=1, name="This table is gone.")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)
    expect(page.get_by_role("button")).to_have_count(0)
    page.get_by_role("link", name="Back to the lobby", exact=True).click()
    expect(page.get_by_role("article")).to_have_count(5)


def test_theme_follows_the_system_until_chosen(visit: Callable[..., Page]) -> None:
    page = visit(theme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Light theme").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_lobby_by_keyboard_alone(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(5)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.ariaLabel") == "Play a bot":
            break
    page.keyboard.press("Enter")
    seated(page)


def test_dialogs_by_keyboard(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="How to play")
    expect(keys).to_contain_text("Undo")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_giving_up_ends_the_game_and_play_again_opens_a_new_one(page: Page) -> None:
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    first = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Give up this fight?").get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(first)
    seated(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_no_serious_fault_for_access(
    visit: Callable[..., Page], axe: Callable[[Page], list[str]], size: tuple[int, int], theme: str
) -> None:
    page = visit(size=size, theme=theme, touch=size == PHONE)
    expect(page.get_by_role("article")).to_have_count(5)
    assert axe(page) == []
    page.goto("/#/new/brawlhalla")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    assert axe(page) == []
    page.goto("/#/")
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    assert axe(page) == []
    page.get_by_role("button", name="Menu").click()
    assert axe(page) == []


def test_nothing_overflows_sideways_on_a_phone(visit: Callable[..., Page]) -> None:
    page = visit(size=(360, 740), touch=True)
    expect(page.get_by_role("article")).to_have_count(5)
    for at in ("/#/", "/#/new/brawlhalla", "/#/new/brawl", "/#/new/incredibrawl"):
        page.goto(at)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_letters_of_twice_the_size_have_room(visit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = visit(size=size)
    tile(page, "Brawlhalla").get_by_role("button", name="Play a bot").click()
    seated(page)
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    expect(page.get_by_role("banner").get_by_role("button", name="Menu")).to_be_visible()
    assert page.get_by_role("banner").evaluate(ROWS) == []
    page.goto("/")
    expect(page.get_by_role("region", name="Continue").get_by_role("link")).to_have_count(1)
    for letters in ("16px", "32px"):
        page.evaluate("size => { document.documentElement.style.fontSize = size }", letters)
        expect(page.get_by_role("article")).to_have_count(5)
        assert page.evaluate(CUT) == [], letters
        assert page.get_by_role("banner").evaluate(ROWS) == [], letters
    page.get_by_role("button", name="name and settings").click()
    expect(page.get_by_role("dialog").get_by_role("textbox", name="Your name")).to_be_visible()
    assert page.evaluate(CUT) == []
    field, sheet = box_of(page.get_by_role("textbox", name="Your name")), box_of(page.get_by_role("dialog"))
    assert field["x"] + field["width"] <= sheet["x"] + sheet["width"]


def test_a_page_that_opens_takes_the_focus_to_its_heading(page: Page) -> None:
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page).to_have_title("rumpus: pick a fight")
    tile(page, "Brawlhalla").get_by_role("link", name="Set up a table").press("Enter")
    expect(page).to_have_title("Set up Brawlhalla - rumpus")
    expect(page.get_by_role("status", name="Page")).to_have_text("Set up Brawlhalla - rumpus")
    expect(page.locator("h1:focus, main:focus")).to_have_count(1)
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Pick a fight.")).to_be_focused()
    expect(page.get_by_role("status", name="Page")).to_have_text("rumpus: pick a fight")


def test_the_lobby_loads_no_table_and_gets_its_files_packed(visit: Callable[..., Page]) -> None:
    page = visit()
    expect(page.get_by_role("article")).to_have_count(5)
    loaded = page.evaluate(
        "performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
        ".map((one) => [one.name.split('/').pop(), one.encodedBodySize, one.decodedBodySize])"
    )
    scripts = [one for one in loaded if one[0].endswith((".js", ".css"))]
    assert scripts
    assert not any(name.startswith(("table-", "board-", "more-")) for name, *_ in scripts)
    assert sum(sent for _, sent, _ in scripts) < 0.5 * sum(whole for *_, whole in scripts)


def test_deutsch_is_spoken_from_here_on_and_kept(page: Page) -> None:
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_role("button", name="name and settings").click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("dialog", name="Name und Einstellungen")).to_be_visible()
    expect(page.get_by_role("group", name="Farben")).to_be_visible()
    page.get_by_role("button", name="Schließen").click()
    expect(page.get_by_role("heading", level=1, name="Such dir einen Kampf.")).to_be_visible()
    expect(tile(page, "brawlhalla").get_by_role("button", name="Gegen einen Bot")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", level=1, name="Such dir einen Kampf.")).to_be_visible()
    expect(page).to_have_title("rumpus: such dir einen Kampf")
    assert page.locator("html").get_attribute("lang") == "de"


LONG = "Nebukadnezar the Younger"


def post(page: Page, *seats: dict[str, str], game: str = "toy") -> str:
    """A new table of this visitor's."""
    head = {"content-type": "application/json"}
    made = page.request.post("/api/tables", data=json.dumps({"game": game, "seats": seats}), headers=head)
    assert made.ok, made.text()
    return str(made.json()["table"])


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_whoever_waits_no_tile_moves(visit: Callable[..., Page], size: tuple[int, int]) -> None:
    page = visit(size=size)
    first = tile(page, "Brawlhalla")
    expect(first).to_be_visible()
    bare = box_of(first)
    for _ in range(2):
        post(page, {"kind": "me"}, {"kind": "bot", "name": LONG}, game="brawlhalla")
    page.reload()
    waits = page.get_by_role("region", name="Continue")
    expect(waits.get_by_role("link")).to_have_count(2)
    assert box_of(first) == bare
    for row in waits.get_by_role("link").all():
        box = box_of(row)
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= bare["y"]
        expect(row).to_contain_text(LONG)


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_finished_games_are_found_again_watched_and_played_again(
    visit: Callable[..., Page], axe: Callable[[Page], list[str]], size: tuple[int, int]
) -> None:
    page = visit(size=size, touch=size == PHONE)
    mine = page.get_by_role("region", name="Your games")
    expect(mine).to_contain_text("Finished games land here")
    table = post(page, {"kind": "me", "name": "Robin"}, {"kind": "bot", "name": "Nix"})
    page.evaluate(GIVE_UP, table)
    page.reload()
    row = mine.get_by_role("listitem")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Nix beat you")
    expect(row).to_contain_text("Lost")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row.get_by_role("link", name=re.compile("^Watch: .*Nix beat you")).click()
    expect(page).to_have_url(re.compile(f"#/replay/{table}"))
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    page.go_back()
    row.get_by_role("button", name=re.compile("^Play again")).click()
    seated(page)
    assert table not in page.url
    stranger = visit(size=size)
    expect(stranger.get_by_role("region", name="Your games").get_by_role("listitem")).to_have_count(0)
    expect(stranger.get_by_text("Finished games land here")).to_be_visible()


def test_a_table_in_the_list_calls_this_browsers_seat_you(page: Page) -> None:
    order = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy", "name": "Nix"}]}
    made = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert made.ok, made.text()
    page.reload()
    row = page.get_by_role("link").filter(has_text="You vs Nix")
    expect(row).to_have_attribute("href", f"#/table/{made.json()['table']}")
    expect(page.get_by_text("Player 1")).to_have_count(0)


def test_the_lobby_fetches_tiles_alone_and_a_table_no_list_of_games(page: Page) -> None:
    expect(tile(page, "Brutality")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.partition("/api/")[2]))
    with page.expect_response("**/api/games") as lobby:
        page.reload()
    assert lobby.value.headers["content-encoding"] == "gzip"
    assert len(lobby.value.body()) < 6_000
    tile(page, "Brutality").get_by_role("button", name="Play a bot").click()
    page.wait_for_url(TABLE)
    expect(page).to_have_title(re.compile("Brutality"))
    told = [one for one in asked if one.startswith("games")]
    assert told == ["games", "games/brutality"], "a table has its title from its words"


def test_the_level_stands_beside_play_and_is_changed_there(page: Page) -> None:
    levels = page.get_by_role("article").get_by_label("Bot level")
    expect(levels).to_have_count(5)
    for one in levels.all():
        expect(one).to_have_value("medium")
    levels.nth(2).select_option("Hard")
    page.reload()
    for one in levels.all():
        expect(one).to_have_value("hard")
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as sent:
        tile(page, "IncrediBrawl").get_by_role("button", name="Play a bot").click()
    assert [one.get("level") for one in sent.value.post_data_json["seats"]][1:] == ["hard"]


def test_each_tile_says_how_hard_its_game_is(page: Page) -> None:
    said = {
        name: tile(page, name).get_by_text("How hard:").locator("..") for name in ("Real time", "Blitz", "Brutality")
    }
    expect(said["Real time"]).to_contain_text("Simple")
    expect(said["Blitz"]).to_contain_text("Tricky")
    expect(said["Brutality"]).to_contain_text("Deep")
