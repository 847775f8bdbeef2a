"""Whatever is in the built page is in NOTICE, with who made it and under which licence."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "rumpus" / "page"
HEAD = re.compile(r"^== (\S+) \S+ \((.+)\)$", re.MULTILINE)
LICENCES = {"MIT", "OFL-1.1", "Apache-2.0", "CC-BY-3.0"}
"""Those whose texts, or addresses, NOTICE and LICENSE have."""


def even(text: str) -> str:
    """Words alone: no line ends, no links of Markdown, one kind of quotation mark."""
    text = re.sub(r"\[([^\]]*)\]\((http[^)]*)\)", r"\1 (\2)", text).translate({0x201C: '"', 0x201D: '"', 0x2019: "'"})
    return " ".join(text.split())


NOTICE = even((ROOT / "NOTICE").read_text("utf-8"))


def shipped() -> dict[str, tuple[str, str]]:
    """The packages of which anything is in the page: the licence of each, and its text."""
    _, *told = HEAD.split((PAGE / "licences.txt").read_text("utf-8"))
    return {name: (licence, text) for name, licence, text in zip(*[iter(told)] * 3, strict=True)}


def faults_of(name: str, licence: str, text: str) -> list[str]:
    """What NOTICE lacks of a package."""
    wanted = [name, *re.findall(r"^Copyright.*?(?=Anybody-|Atkinson\w+-|$)", text, re.MULTILINE)]
    wanted += [
        part
        for part in text.split("\n\n")
        if licence in ("MIT", "OFL-1.1") and part.startswith(("Permission", "THE SOFT"))
    ]
    wanted += text.partition("SIL OPEN FONT LICENSE")[2].split("\n\n") if licence == "OFL-1.1" else []
    return [part for part in wanted if even(part) not in NOTICE] + ([] if licence in LICENCES else [licence])


@pytest.mark.parametrize("name", ["svelte", "lean-qr", "@fluent/bundle", "@iconify-json/game-icons", "clsx"])
def test_what_the_page_is_made_of_is_found(name: str) -> None:
    assert name in shipped()


def test_every_package_in_the_page_is_in_the_notice() -> None:
    assert {name: faults for name, told in shipped().items() if (faults := faults_of(name, *told))} == {}


def test_every_font_in_the_page_has_its_licence_there() -> None:
    fonts = {path.name.split("-standard")[0].split("-latin")[0] for path in (PAGE / "assets").glob("*.woff2")}
    assert len(fonts) == 3
    told = shipped()
    for font in fonts:
        (package,) = (
            name for name, (free, _) in told.items() if free == "OFL-1.1" and font.startswith(name.split("/")[1])
        )
        assert "PERMISSION & CONDITIONS" in told[package][1]


def test_a_package_that_nobody_told_of_is_found() -> None:
    assert faults_of("left-pad", "WTFPL", "Copyright 2014 Somebody\n\nPermission is given.") == [
        "left-pad",
        "Copyright 2014 Somebody",
        "WTFPL",
    ]


def test_what_the_page_needs_at_run_time_is_told() -> None:
    """Packages that the sources import, but for types, and for what only tests and tools of the page use."""
    wanted = set()
    known = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name:
            text = re.sub(r"import type [^;]*;", "", path.read_text("utf-8"))
            found = re.findall(r"""(?:from|import) ["']((?:@[\w-]+/)?[\w-]+)""", text)
            wanted |= {name for name in found if name in known}
    assert wanted >= {"svelte", "lean-qr", "@fluent/bundle"}
    assert wanted <= set(shipped())
