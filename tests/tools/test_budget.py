"""The bundle budget, on made-up pages: what a route counts, and when it is too much."""

import gzip
import json
import random
import string
from pathlib import Path
from typing import Any

import pytest
from tests.tools.test_house import tool

budget = tool("budget")


def kilo(n: float) -> str:
    """A text that weighs about n kB when packed: letters by chance hardly shrink."""
    letters = random.Random(11).choices(string.ascii_letters + string.digits, k=int(n * 1340))
    return "".join(letters)


def chunk(name: str, *imports: str, later: bool = True, css: str = "") -> dict[str, Any]:
    made: dict[str, Any] = {"file": f"assets/{name}.js", "imports": list(imports), "isDynamicEntry": later}
    return made | ({"css": [f"assets/{css}.css"]} if css else {})


MANIFEST = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "imports": ["_svelte.js"]},
    "_svelte.js": chunk("svelte", later=False),
    "_kit.js": chunk("kit", "index.html", later=False, css="kit"),
    "src/app/lobby/Lobby.svelte": chunk("lobby", "index.html", "_kit.js"),
    "src/app/table/Table.svelte": chunk("table", "_svelte.js", "_kit.js", css="table"),
    "src/app/table/Aside.svelte": chunk("aside", "_kit.js"),
    "src/games/solo/Table.svelte": chunk("solo", "_kit.js", "index.html"),
    "src/games/solo/Aid.svelte": chunk("aid", "_kit.js"),
    "src/games/solo/Setup.svelte": chunk("setup", "src/games/solo/Table.svelte"),
    "src/games/solo/motion.ts": chunk("motion", "src/games/solo/Table.svelte"),
    "virtual:icons/solo": chunk("icons"),
    "words/en/shell": {"file": "assets/shell.en.ftl"},
    "words/en/lobby": {"file": "assets/lobby.en.ftl"},
    "words/de/lobby": {"file": "assets/lobby.de.ftl"},
    "words/en/games/solo": {"file": "assets/solo.en.ftl"},
    "assets/font.woff2": {"file": "assets/font.woff2"},
}


@pytest.fixture
def page(tmp_path: Path):
    """Lays a page of which each file weighs as many kB as it is told, else next to nothing."""

    def lay(manifest: dict[str, Any] = MANIFEST, **heavy: float) -> Path:
        (tmp_path / ".vite").mkdir(exist_ok=True)
        (tmp_path / "assets").mkdir(exist_ok=True)
        (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(manifest))
        index = '<script src="./theme.js"></script><script type="module" crossorigin src="./assets/index.js"></script>'
        (tmp_path / "index.html").write_text(index)
        (tmp_path / "theme.js").write_text("theme")
        for one in manifest.values():
            for file in (one["file"], *one.get("css", ())):
                name = Path(file)
                (tmp_path / file).write_text(kilo(heavy.get(name.name.replace(".", "_"), 0)))
        return tmp_path

    return lay


def told(folder: Path) -> dict[str, Any]:
    return {route.name: route for route in budget.routes(budget.Page(folder))}


def test_a_route_is_its_chunk_and_all_that_it_imports_once(page) -> None:
    found = told(page(index_js=1, svelte_js=2, kit_js=4, lobby_js=8, kit_css=3, table_css=5))
    assert set(found) == {"lobby", "table", "table of solo"}
    assert round(found["lobby"].script / 1000) == 15
    assert round(found["lobby"].style / 1000) == 3
    assert round(found["table"].style / 1000) == 8
    assert found["lobby"].files == 6  # index, svelte, kit, lobby, theme, and the style of kit


def test_a_table_is_all_its_game_brings_but_not_its_lessons_nor_what_moves_once_it_stands(page) -> None:
    found = told(page(solo_js=16, aid_js=99, icons_js=8, setup_js=99, motion_js=99))
    assert found["table of solo"].script / 1000 == pytest.approx(24, abs=2)
    assert round(found["table"].script / 1000) == 0


def test_words_are_no_script_and_counted_in_the_longest_language(page) -> None:
    found = told(page(shell_en_ftl=1, lobby_en_ftl=2, lobby_de_ftl=5, solo_en_ftl=4))
    assert round(found["lobby"].words / 1000) == 5
    assert round(found["table of solo"].words / 1000) == 5
    assert round(found["lobby"].script / 1000) == 0


def test_bytes_are_those_of_gzip(page) -> None:
    folder = page(svelte_js=3)
    files = ("index", "svelte", "kit", "lobby")
    packed = sum(len(gzip.compress((folder / f"assets/{name}.js").read_bytes(), 9)) for name in files)
    assert told(folder)["lobby"].script == packed + len(gzip.compress(b"theme", 9))


def test_a_page_within_its_limits(page, capsys: pytest.CaptureFixture[str]) -> None:
    assert budget.measured(page(svelte_js=60, solo_js=70)) == 0
    said = capsys.readouterr()
    assert "ABOVE" not in said.out
    assert "of 90" in said.out
    assert "of 150" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    ("heavy", "route"),
    [({"lobby_js": 95}, "lobby"), ({"svelte_js": 80, "icons_js": 80}, "table of solo")],
)
def test_a_route_above_its_limit(page, heavy: dict[str, float], route: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert budget.measured(page(**heavy)) == 1
    said = capsys.readouterr()
    assert [line.split("  ")[0] for line in said.out.splitlines() if line.endswith("ABOVE")] == [route]
    assert f"budget: {route} loads " in said.err


def test_what_prints_figures_has_a_limit_of_its_own(page, capsys: pytest.CaptureFixture[str]) -> None:
    """It comes with the first figure: no route counts it, and it does not count what every page has."""
    assert (budget.ROOT / "web" / budget.PRESS).is_file()
    printing = MANIFEST | {budget.PRESS: chunk("image", "_pen.js", "_svelte.js"), "_pen.js": chunk("pen", later=False)}
    folder = page(printing, svelte_js=60, image_js=12, pen_js=12)
    found = told(folder)
    assert found["figures"].script / 1000 == pytest.approx(24, abs=1)
    assert found["table of solo"].script / 1000 == pytest.approx(60, abs=1)
    assert budget.measured(folder) == 0
    assert budget.measured(page(printing, image_js=14, pen_js=12)) == 1
    assert "budget: figures loads " in capsys.readouterr().err


@pytest.mark.parametrize(
    "gone", ["src/app/lobby/Lobby.svelte", "src/app/table/Table.svelte", "src/games/solo/Table.svelte", "index.html"]
)
def test_a_page_that_cannot_be_measured_fails(page, gone: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert budget.measured(page({key: one for key, one in MANIFEST.items() if key != gone})) == 1
    assert "cannot be measured" in capsys.readouterr().err


def test_no_page_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert budget.measured(tmp_path) == 1
    assert "cannot be measured" in capsys.readouterr().err
