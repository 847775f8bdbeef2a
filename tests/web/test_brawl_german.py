"""BRAWL in German: set-up, a puzzle, a table, what is asked, a line of the log, a refusal, the help, the end of a fight
in turns and of a race; and no English anywhere.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from playwright.sync_api import Page, expect
from tests.web.brawling import BOT, ME
from tests.web.conftest import PLAIN

import rumpus
from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import STANDARD
from rumpus.games.brawl.interface.card_text import CATALOGUE, said
from rumpus.kernel.words.saying import Catalogue

BEGINS_AT = PLAIN
SOURCES = Path(rumpus.__file__).parent
CATALOGUES = ("words/{}/shell.ftl", "words/{}/table.ftl", "words/{}/server.ftl", "games/brawl/words/{}.ftl")
READ = """() => {
  const names = ['aria-label', 'aria-valuetext', 'alt', 'placeholder'];
  const said = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walk.currentNode; node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) said.add(node.parentElement.closest('noscript') ? '' : node.data);
    else for (const name of names) said.add(node.getAttribute(name) ?? '');
  }
  return [...said].map((one) => one.replace(/\\s+/g, ' ').trim()).filter(Boolean);
}"""
"""All that is shown or read out."""


def pieces(node: object) -> set[str]:
    """Every piece of text of a catalogue, as it is written between what it is told."""
    if isinstance(node, syntax.TextElement):
        return {" ".join(node.value.split())}
    if isinstance(node, list):
        return set().union(*map(pieces, node))
    return pieces(list(vars(node).values())) if isinstance(node, syntax.BaseNode) else set()


def of(language: str) -> set[str]:
    """The pieces of all that a table says in a language."""
    files = [(SOURCES / one.format(language)).read_text("utf-8") for one in CATALOGUES]
    return set().union(*(pieces(FluentResource(text).body) for text in files))


def english() -> list[re.Pattern[str]]:
    """What only English says, each as whole words: pieces with a word that no German sentence has."""
    known = {word.lower() for piece in of("de") for word in re.findall(r"\w+", piece)}
    foreign = (one for one in of("en") if any(word.lower() not in known for word in re.findall(r"[A-Za-z]{3,}", one)))
    return [re.compile(rf"(?<!\w){re.escape(one)}(?!\w)") for one in foreign]


def card_texts() -> set[str]:
    """What stands on a card of the book in German, in short."""
    german = Catalogue(*CATALOGUE.folders, language="de")
    return {german.say(said(kind, fx.SHORT)) for kind in STANDARD}


def no_english(page: Page) -> None:
    """Nothing on the page is said as only English says it."""
    only, said = english(), page.evaluate(READ)
    assert len(only) > 300
    assert len(said) > 30
    assert [one for one in said if any(piece.search(one) for piece in only)] == []


def speaks(page: Page) -> None:
    """In German by the stored setting."""
    page.evaluate("localStorage.setItem('rumpus.settings', JSON.stringify({ language: 'de' }))")
    page.reload()


def opened(page: Page, mode: str = "training") -> None:
    """A table, in turns or everybody at once."""
    speaks(page)
    order = {"game": "brawl", "seats": [{**ME, "name": "Robin"}, BOT], "options": {"mode": mode}, "seed": 7}
    answer = page.request.post("/api/tables", data=json.dumps(order), headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    page.goto(f"/#/table/{answer.json()['table']}")


def test_a_table_speaks_german(page: Page) -> None:
    opened(page)
    prompt = page.get_by_role("region", name="Was du jetzt tun darfst")
    mine = page.get_by_role("region", name="Deine Karten")
    expect(prompt).to_contain_text("Deine Hand ist leer.")
    expect(prompt).to_contain_text("um zu ziehen.")
    assert page.locator("html").get_attribute("lang") == "de"

    page.keyboard.press("Space")
    held = mine.get_by_role("article", name=re.compile("^In der Hand: "))
    expect(held).to_contain_text(re.compile("|".join(re.escape(text) for text in card_texts())))
    expect(prompt).to_contain_text("in der Hand.")
    no_english(page)

    # Where the card may not lie, the rules say why.
    barred = page.locator("button[data-space][aria-disabled=true]:not([data-space=deck])")
    barred.last.dispatch_event("pointerdown", {"button": 0, "isPrimary": True})
    barred.last.dispatch_event("click")
    refusal = page.get_by_role("complementary", name="Jetzt nicht")
    expect(refusal).to_be_visible()
    no_english(page)
    page.keyboard.press("Escape")

    page.keyboard.press("f")
    just_now = page.get_by_role("region", name="Stand und Tempo").get_by_role("listitem")
    expect(just_now.filter(has_text=re.compile(r"^Wirft .+ ab"))).to_have_count(1)
    # The bot has answered, so nothing is taken back: the next card is drawn.
    expect(prompt).to_contain_text("um zu ziehen.")
    expect(page.get_by_role("button", name="Rückgängig").first).to_be_disabled()
    page.keyboard.press("Space")
    expect(mine.get_by_role("article", name=re.compile("^In der Hand: "))).to_be_visible()

    page.keyboard.press("?")
    # The law itself is quoted as it is written; what may be done here is not.
    expect(page.get_by_role("dialog").get_by_role("list", name="Was du tun darfst")).to_contain_text("Wirf die Karte")


def test_a_result_is_told_in_german(page: Page) -> None:
    opened(page)
    expect(page.get_by_role("region", name="Deine Karten")).to_be_visible()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Aufgeben").click()
    page.get_by_role("dialog", name="Diesen Kampf aufgeben?").get_by_role("button", name="Aufgeben").click()
    result = page.get_by_role("dialog", name=re.compile("gewinnt!"))
    expect(result).to_contain_text("Die anderen haben aufgegeben.")
    expect(result.get_by_role("list", name="Punkte")).to_be_visible()
    no_english(page)


def test_set_up_puzzles_and_a_race_are_in_german(page: Page) -> None:
    opened(page, "tournament")
    page.keyboard.press("Space")
    expect(page.get_by_role("region", name="Stand und Tempo").get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("button", name="Aufgeben").click()
    page.get_by_role("dialog", name="Diesen Kampf aufgeben?").get_by_role("button", name="Aufgeben").click()
    result = page.get_by_role("dialog", name=re.compile("gewinnt!"))
    expect(result.get_by_role("list", name="Punkte")).to_be_visible()
    no_english(page)

    page.goto("/#/new/brawl")
    expect(page.get_by_role("heading", level=1, name="BRAWL")).to_be_visible()
    expect(page).to_have_title("BRAWL einrichten - rumpus")
    expect(page.get_by_role("button", name="Tisch öffnen")).to_be_visible()
    expect(page.get_by_text("Verbotene Züge", exact=True).first).to_be_visible()
    no_english(page)

    page.goto("/#/learn/brawl")
    expect(page.get_by_role("heading", name="1. Gleichstand gehört dir")).to_be_visible()
    expect(page.get_by_role("button", name="Grundlagen")).to_be_visible()
    # The law is English, and the page says so to eyes and ears.
    expect(page.get_by_text("Die Regeln selbst stehen hier auf Englisch.")).to_be_visible()
    expect(page.locator("[lang=en]").filter(has_text="win a Base").first).to_be_attached()
    page.get_by_role("button", name=re.compile("Gleichstand gehört dir")).click()
    expect(page.get_by_role("region", name="Deine Karten").get_by_role("article")).to_be_visible()
    expect(page.get_by_text("Welche Base gewinnst du damit?")).to_be_visible()
    page.keyboard.press("f")
    expect(page.get_by_text("Auf dem Stapel zählt er nichts.")).to_be_visible()
