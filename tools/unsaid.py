"""A lint of `tools/house.py`: every sentence of the page stands in a catalogue, none in its code.

In a component: no letters in the markup's text, no words in attributes that are read out or shown, no word with a
capital among what an expression may show. In scripts: no string that reads like a sentence, but for the text of an
Error that nobody sees. How a sentence is written: CONTRIBUTING.md.
"""

import re
from collections.abc import Iterator
from pathlib import Path

PAGE = "web/src"
BLOCKS = re.compile(r"<!--.*?-->|<style\b.*?</style>", re.S)
SCRIPT = re.compile(r"(<script\b[^>]*>)(.*?)</script>", re.S)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`\w])//[^\n]*", re.S)
TAG = re.compile(r"</?[a-zA-Z][^>]*>", re.S)
ATTRIBUTE = re.compile(r"""([\w:-]+)=(?:"([^"]*)"|'([^']*)')""")
SPOKEN = {"aria-label", "aria-description", "aria-roledescription", "aria-valuetext"} | {
    "alt",
    "heading",
    "help",
    "label",
    "placeholder",
    "text",
    "title",
}
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`', re.S)
LETTERS = re.compile(r"[^\W\d_]{2,}")
CAPITAL = re.compile(r"\W*[A-Z][a-z]+\b(?![A-Z-])")
SENTENCE = re.compile(r"\W*(?:[A-Z][a-z']+[ ,.!?:]|[AI] )(?=.*[a-z])|\W*[A-Z][a-z']+[.!?]$", re.S)
KEYS = {"Enter", "Escape", "Tab", "Home", "End", "Delete", "Backspace", "Shift", "Space"}
ADVICE = "move it to a catalogue and `say` it"


def _blank(text: str) -> str:
    """As many lines, and nothing on them."""
    return re.sub(r"[^\n]", " ", text)


def _expressions(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The markup with every `{...}` made of underscores, and each of these with its place."""
    plain, found = [], []
    at = 0
    while (start := text.find("{", at)) >= 0:
        plain.append(text[at:start])
        depth, end = 0, start
        while end < len(text):
            string = STRING.match(text, end) if depth and text[end] in "\"'`" else None
            depth += {"{": 1, "}": -1}.get(text[end], 0) if string is None else 0
            end = string.end() if string else end + 1
            if depth == 0:
                break
        found.append((start, text[start:end]))
        plain.append(re.sub(r"[^\n]", "_", text[start:end]))
        at = end
    return "".join([*plain, text[at:]]), found


def _strings(code: str) -> Iterator[tuple[int, str]]:
    """Each string of a piece of code with its place; not what an Error is told, or what is compared with."""
    for match in STRING.finditer(code):
        before = code[: match.start()].rstrip()
        if not re.search(r"(Error\(|[!=]==|\bcase|from|import\(?)$", before):
            words = next(part for part in match.groups() if part is not None)
            yield match.start(), re.sub(r"\$\{[^}]*\}", lambda one: "0" * len(one[0]), words)


def _markup(text: str) -> Iterator[tuple[int, str]]:
    """The English of a component's markup, each with its place."""
    plain, expressions = _expressions(text)
    for match in re.finditer(r"[^<>]+", TAG.sub(lambda tag: re.sub(r"[^\n]", "<", tag[0]), plain)):
        words = re.sub(r"&\w+;|_", " ", match[0])
        if found := LETTERS.search(words):
            yield match.start() + found.start(), words.strip()
    for tag in TAG.finditer(plain):
        for name, double, single in ATTRIBUTE.findall(tag[0]):
            value = double or single
            words = value.replace("_", " ")
            if name not in {"class", "d"} and (LETTERS.search(words) if name in SPOKEN else SENTENCE.match(words)):
                yield tag.start() + tag[0].index(value), words.strip()
    for start, code in expressions:
        for at, words in _strings(COMMENT.sub(lambda one: _blank(one[0]), code)):
            if CAPITAL.match(words) and words not in KEYS:
                yield start + at, words


def unsaid(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """(line, what is wrong) of each sentence in a file of the page that is in no catalogue."""
    if path.suffix not in {".svelte", ".ts"} or not path.is_relative_to(root / PAGE):
        return
    if ".test." in path.name:
        return
    text = path.read_text("utf-8")
    found: list[tuple[int, str]] = []
    scripts = [(0, text)]
    if path.suffix == ".svelte":
        text = BLOCKS.sub(lambda block: _blank(block[0]), text)
        scripts = [(match.start(2), match[2]) for match in SCRIPT.finditer(text)]
        found += _markup(SCRIPT.sub(lambda script: _blank(script[0]), text))
    for start, code in scripts:
        code = COMMENT.sub(lambda one: _blank(one[0]), code)
        found += [(start + at, words) for at, words in _strings(code) if SENTENCE.match(words)]
    for at, words in sorted(found):
        short = " ".join(words.split())
        yield text.count("\n", 0, at) + 1, f'"{short[:40]}" is said in English alone: {ADVICE}'
