"""Pictures of the gallery compared with those kept under `tests/web/gallery`.

A pixel is another one when a channel of it is more than `NEAR` of 255 away, a picture when more than `MOST` pixels of
any square of `SQUARE` by `SQUARE` are: one word of 13 px is enough, wherever it stands, and of the edge of a letter,
which two browsers of one kind draw a little differently, no pixel is. The squares overlap by half, so that a word is
never shared among four of them. The browser itself decodes and compares, so that no reader of pictures is needed.
`RUMPUS_GALLERY=write` (`make gallery`) keeps the new picture where it is another one, in fewer colours than the screen
has (`png.py`): nearer to it than `NEAR`, and a fifth of the bytes.
"""

from __future__ import annotations

import base64
import time
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page
from tests.web.conftest import PATIENCE
from tests.web.png import STEP, Pixels, small
from tests.web.positions import ROOT, WRITE

KEPT = Path(__file__).parent / "gallery"
FAILED = ROOT / "web" / "test-results" / "gallery"
"""Where the pictures of a comparison that failed lie: what there is now, and what differs, in red."""
NEAR = STEP // 2 + 8
SQUARE, MOST = 32, 12
SAME_TWICE = 40
"""Looks after which a page that never comes to rest is called restless."""
STEPS, STEP_MS = 4, 250
"""So much of its own time a page gets, always the same, however busy the machine is: what it does by its clock is done.
Between the steps it lays itself out and draws, as it would in a second of everybody's.
"""
DRAWN = """async () => {
    for (let n = 0; n < 2; n++)
        await new Promise((done) =>
            new IntersectionObserver((_, eye) => { eye.disconnect(); done(); }).observe(document.body));
}"""
"""Two frames: what they are told of is no part of the time that is stopped."""

READ = """async (data) => {
    const image = new Image();
    image.src = 'data:image/png;base64,' + data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const ink = canvas.getContext('2d', {willReadFrequently: true});
    ink.drawImage(image, 0, 0);
    return ink.getImageData(0, 0, image.width, image.height);
}"""
TEXT = """(bytes) => {
    let text = '';
    for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(text);
}"""
PIXELS = f"""async (data) => {{
    const {{data: all, width, height}} = await ({READ})(data);
    return [({TEXT})(all), height, width];
}}"""
COMPARE = """async ([was, now, near, half, most]) => {
    const read = READ;
    const [a, b] = [await read(was), await read(now)];
    const size = `${a.width} x ${a.height}, now ${b.width} x ${b.height}`;
    if (a.width !== b.width || a.height !== b.height) return {most: b.width * b.height, size, picture: null};
    const [one, other, wide, high] = [a.data, b.data, a.width, a.height];
    const off = (n) => Math.abs(one[n] - other[n]) > near || Math.abs(one[n + 1] - other[n + 1]) > near
        || Math.abs(one[n + 2] - other[n + 2]) > near;
    const across = Math.ceil(wide / half) + 1, quarters = new Uint32Array(across * (Math.ceil(high / half) + 1));
    for (let y = 0, n = 0; y < high; y++)
        for (let x = 0; x < wide; x++, n += 4)
            if (off(n)) quarters[Math.floor(y / half) * across + Math.floor(x / half)]++;
    const found = {most: 0, at: [0, 0], size, picture: null};
    for (let n = 0; n + across + 1 < quarters.length; n++) {
        const here = quarters[n] + quarters[n + 1] + quarters[n + across] + quarters[n + across + 1];
        if (here > found.most) [found.most, found.at] = [here, [n % across * half, Math.floor(n / across) * half]];
    }
    if (found.most <= most) return found;
    const canvas = new OffscreenCanvas(wide, high);
    const ink = canvas.getContext('2d');
    const out = ink.createImageData(wide, high);
    for (let n = 0; n < one.length; n += 4) {
        const red = off(n);
        for (let k = 0; k < 3; k++) out.data[n + k] = red ? [255, 0, 0][k] : 255 - (255 - other[n + k]) / 4;
        out.data[n + 3] = 255;
    }
    ink.putImageData(out, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
    return {...found, picture: (TEXT)(bytes)};
}""".replace("READ", READ).replace("TEXT", TEXT)


def settled(page: Page, part: str = "") -> bytes:
    """A picture of a page that stands still, or of a `part` of it by its CSS: its fonts are there, its own time is
    over, two looks are the same.
    """
    seen = page.locator(part) if part else page
    page.evaluate("Promise.all([...document.fonts].map((font) => font.load())).then(() => document.fonts.ready)")
    for _ in range(STEPS):
        page.clock.run_for(STEP_MS)
        page.evaluate(DRAWN)
    printed(page)
    last = b""
    for _ in range(SAME_TWICE):
        now = seen.screenshot(animations="disabled", caret="hide", scale="device")
        if now == last:
            return now
        last = now
    raise AssertionError("the page does not come to rest")


def printed(page: Page) -> None:
    """Waits until every figure and place that was asked for is printed (`data-printing` of the page's root): an icon
    stands there until then.
    """
    until = time.monotonic() + PATIENCE
    while page.locator(":root[data-printing]").count():
        assert time.monotonic() < until, f"a figure was not printed within {PATIENCE} s"
        page.clock.run_for(STEP_MS)
        page.evaluate(DRAWN)


def differs(page: Page, was: bytes, now: bytes) -> dict[str, Any]:
    """The `most` other pixels of a square, the corner that it is `at`, and the two `size`s in words; where they are too
    many, the `picture` that shows where.
    """
    told = [base64.b64encode(was).decode(), base64.b64encode(now).decode(), NEAR, SQUARE // 2, MOST]
    return dict(page.evaluate(COMPARE, told))


def pixels(page: Page, picture: bytes) -> Pixels:
    """The colours of a picture."""
    data, high, wide = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(high, wide, 4)[:, :, :3]


def compare(page: Page, name: str, now: bytes) -> str | None:
    """None where the picture is the kept one; else what is wrong, in a sentence. Any blank page compares."""
    kept = KEPT / f"{name}.png"
    found = differs(page, kept.read_bytes(), now) if kept.is_file() else None
    if found is not None and found["most"] <= MOST:
        return None
    if WRITE:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(small(pixels(page, now)))
        return None
    if found is None:
        return f"{name}: there is no kept picture {kept.relative_to(ROOT)}; `make gallery` keeps this one"
    FAILED.mkdir(parents=True, exist_ok=True)
    (FAILED / f"{name}.png").write_bytes(now)
    if found["picture"]:
        (FAILED / f"{name}.differs.png").write_bytes(base64.b64decode(found["picture"]))
    where = (FAILED / f"{name}.png").relative_to(ROOT)
    square = f"{SQUARE} x {SQUARE} at {tuple(found['at'])}" if found["picture"] else "the whole"
    return (
        f"{name}: {found['most']} pixels of {square} differ ({found['size']}), at most {MOST} may: "
        f"see {where} and beside it .differs.png; `make gallery` keeps the new one"
    )
