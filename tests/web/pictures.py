"""Pictures of the gallery compared with those kept under `tests/web/gallery`.

Two browsers of one kind draw a letter's edge a little differently: a pixel counts as another one when a channel of it
is more than `NEAR` of 255 away, a picture when more than `SHARE` of its pixels are. A frame, a word or a colour that
changed is far above that. The browser itself decodes and compares, so that no reader of pictures is needed.
`RUMPUS_GALLERY=write` (`make gallery`) keeps the new picture where it is another one, in fewer colours than the screen
has (`png.py`): far nearer to it than `NEAR`, and a third of the bytes.
"""

from __future__ import annotations

import base64
import time
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page
from tests.web.conftest import PATIENCE
from tests.web.png import Pixels, small
from tests.web.positions import ROOT, WRITE

KEPT = Path(__file__).parent / "gallery"
FAILED = ROOT / "web" / "test-results" / "gallery"
"""Where the pictures of a comparison that failed lie: what there is now, and what differs, in red."""
NEAR = 32
SHARE = 0.001
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
PIXELS = f"""async (data) => {{
    const {{data: all, width, height}} = await ({READ})(data);
    let text = '';
    for (let n = 0; n < all.length; n += 8192) text += String.fromCharCode(...all.subarray(n, n + 8192));
    return [btoa(text), height, width];
}}"""
COMPARE = """async ([was, now, near]) => {
    const read = READ;
    const [a, b] = [await read(was), await read(now)];
    const size = `${a.width} x ${a.height}, now ${b.width} x ${b.height}`;
    if (a.width !== b.width || a.height !== b.height) return {share: 1, size, picture: null};
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [a.width, a.height];
    const ink = canvas.getContext('2d');
    const out = ink.createImageData(a.width, a.height);
    let other = 0;
    for (let n = 0; n < a.data.length; n += 4) {
        const off = Math.max(...[0, 1, 2].map((k) => Math.abs(a.data[n + k] - b.data[n + k]))) > near;
        other += off;
        for (let k = 0; k < 3; k++) out.data[n + k] = off ? [255, 0, 0][k] : 255 - (255 - b.data[n + k]) / 4;
        out.data[n + 3] = 255;
    }
    ink.putImageData(out, 0, 0);
    return {share: other / (a.width * a.height), size, picture: canvas.toDataURL('image/png').split(',')[1]};
}""".replace("READ", READ)


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
    """`share` of the pixels that differ, the two `size`s in words, and the `picture` that shows where."""
    told = [base64.b64encode(was).decode(), base64.b64encode(now).decode(), NEAR]
    return dict(page.evaluate(COMPARE, told))


def pixels(page: Page, picture: bytes) -> Pixels:
    """The colours of a picture."""
    data, high, wide = page.evaluate(PIXELS, base64.b64encode(picture).decode())
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(high, wide, 4)[:, :, :3]


def compare(page: Page, name: str, now: bytes) -> str | None:
    """None where the picture is the kept one; else what is wrong, in a sentence. Any blank page compares."""
    kept = KEPT / f"{name}.png"
    found = differs(page, kept.read_bytes(), now) if kept.is_file() else None
    if found is not None and found["share"] <= SHARE:
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
    return (
        f"{name}: {found['share']:.2%} of the pixels differ ({found['size']}), at most {SHARE:.2%} may: "
        f"see {where} and beside it .differs.png; `make gallery` keeps the new one"
    )
