"""Short codes of tables that wait: a word and a number, easy to say, and one table's alone while it is open."""

from __future__ import annotations

import re
import secrets
from typing import Final

_LISTED: Final = """
acorn amber anchor apple arrow autumn badger bamboo banjo barrel basil beacon bear beaver berry bison blanket
bottle branch brass bread breeze brick bridge bronze brook bucket butter button cactus camel candle canoe canyon
carpet carrot castle cedar cellar chalk cherry chess cider cinder circus clover coast cobalt cocoa comet compass
copper coral cotton crane crater cricket crystal curtain daisy dapple desert dinghy dolphin donkey dragon drum
dune eagle ember engine fable falcon feather fern ferry fiddle field finch fjord flame flint flute forest fossil
fountain fox frost galaxy garden garlic geyser ginger glacier goblet goose granite grape gravel guitar hammer
harbor harp hazel heron hickory honey hornet island ivory jacket jaguar jasmine jersey jungle kayak kernel kettle
kitten ladder lagoon lantern lemon lettuce lily linen lizard lobster locket lotus lumber magnet mango maple marble
meadow melon meteor mint mirror mitten monkey moose mortar mosaic mountain muffin mustard nectar needle nickel
nutmeg oasis ocean olive onion opal orange orbit orchid otter oyster paddle panda papaya parrot peach peanut
pebble pelican penguin pepper piano pickle pigeon pillow pilot pine pirate planet plum pocket pony poplar potato
prairie pretzel puffin pumpkin puzzle quartz quill rabbit radish raven ribbon river robin rocket saddle saffron
salmon sandal sapphire saturn scarf shadow shovel sierra silver sparrow spider spruce squash statue stone summer
sunset tango tartan teapot temple thistle thunder tiger timber toffee tomato tractor trumpet tulip tundra tunnel
turtle velvet violet violin waffle walnut walrus willow window winter yellow zebra zephyr
"""
WORDS: Final = tuple(_LISTED.split())
LEAST, MOST = 10, 99
"""The numbers."""
_TYPED = re.compile(r"[\s_-]*([a-z]{2,12})[\s_-]*([0-9]{2})[\s_-]*", re.ASCII)


def some_codes() -> list[str]:
    """Up to 32 codes by chance, each once: "fox-42". Some may be taken."""
    numbers = range(LEAST, MOST + 1)
    found = {f"{secrets.choice(WORDS)}-{secrets.choice(numbers)}": None for _ in range(32)}
    return list(found)


def code_of(text: str) -> str | None:
    """What somebody typed as a code: in any case, with or without a blank or a dash between; None for what is none."""
    found = _TYPED.fullmatch(text.lower()) if len(text) <= 40 else None
    return f"{found[1]}-{found[2]}" if found else None
