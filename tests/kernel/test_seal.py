"""Sealed deals: ChaCha20 under a secret of 256 bits, equal in both runtimes, and what an attacker can make of it."""

import random
from collections import Counter
from statistics import mean

import numpy as np
import pytest
from tests.helpers.runtimes import assert_same_bytes

from rumpus import load, new
from rumpus.games.toy.rules.state import State
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.load import SaveError
from rumpus.kernel.records import chance
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import loop
from rumpus.kernel.records.seal import checked, commitment, generator, new_secret, seal, seed_of, set_generator, text_of

GAMES = ("toy", "brawlhalla", "brawl", "incredibrawl", "blitz_squad", "brutality")
SECRET = bytes(range(32))


def sealed(secret=SECRET):
    s = State.new()
    seal(s, secret)
    return s


# ---------------------------------------------------------------- the stream
@pytest.mark.parametrize(
    ("key", "number", "word"),
    [
        # RFC 8439, appendix A.1, test vectors 1 to 4: the first word of each block
        (bytes(32), 0, 0xADE0B876),
        (bytes(32), 1, 0xBEE7079F),
        (bytes(31) + b"\x01", 1, 0x2452EB3A),
        (b"\x00\xff" + bytes(30), 2, 0xFB4DD572),
    ],
)
def test_the_stream_is_the_published_one(key, number, word):
    s = sealed(key)
    assert [chance.word(s) for _ in range(number + 1)][-1] == word
    assert s.rng[chance.DRAWN] == number + 1


def block(key, nonce, number):
    """ChaCha20's block function once more, over a list, as RFC 8439 tells it."""
    words = [int.from_bytes(key[k : k + 4], "little") for k in range(0, 32, 4)]
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *words, number, nonce, 0, 0]
    x = list(start)

    def quarter(a, b, c, d):
        for i, j, k, n in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[i] = (x[i] + x[j]) % 2**32
            turned = x[k] ^ x[i]
            x[k] = (turned << n | turned >> 32 - n) % 2**32

    for _ in range(10):
        for column in range(4):
            quarter(*(4 * row + column for row in range(4)))
        for column in range(4):
            quarter(*(4 * row + (column + row) % 4 for row in range(4)))
    return (x[0] + start[0]) % 2**32


@loop
def words_of(S, out):
    for k in range(len(out)):
        out[k] = chance.word(S[0])


def test_the_stream_equals_an_obvious_twin_in_this_runtime():
    chooser = random.Random(5)
    for _ in range(20):
        key = chooser.randbytes(32)
        state = State.blank()
        seal(State.at(state), key)
        out = np.zeros(20, np.int64)
        words_of(rows(State, state), out)
        assert out.tolist() == [block(key, 0, n) for n in range(20)]
        assert [chance.aside(sealed(key), n) for n in range(5)] == [block(key, 1, n) for n in range(5)]


def test_numbers_are_even():
    s = sealed()
    counts = Counter(chance.below(s, 6) for _ in range(6_000))
    assert set(counts) == set(range(6))
    assert all(abs(n - 1000) < 150 for n in counts.values())


def test_an_aside_draws_nothing():
    for s in (sealed(), State.new()):
        before = s.rng.tolist()
        found = {chance.aside(s, n) for n in range(500)}
        assert len(found) == 500
        assert s.rng.tolist() == before


# ---------------------------------------------------------------- games
@pytest.mark.parametrize("game", GAMES)
def test_a_sealed_game_has_equal_bytes_in_both_runtimes(game):
    assert_same_bytes(game, {}, [SECRET.hex(), bytes(32).hex()])


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_sealed_unless_it_is_given_a_seed(game):
    one, other, fast = new(game), new(game), new(game, seed=7)
    assert isinstance(one.seed, bytes)
    assert len(one.seed) == 32
    assert one.seed != other.seed
    assert one.s.rng[chance.IS_SEALED] == other.s.rng[chance.IS_SEALED] == 1
    assert fast.s.rng.tolist()[chance.IS_SEALED :] == [0] * 10


def test_a_sealed_match_does_not_show_its_secret():
    m = new("toy", seed=SECRET)
    assert "sealed" in repr(m)
    assert SECRET.hex()[:8] not in repr(m)
    assert repr(SECRET)[2:10] not in repr(m)


@pytest.mark.parametrize("game", GAMES)
def test_a_what_if_forgets_the_secret(game):
    m = new(game, seed=SECRET)
    for seat in (-1, *range(m.seats)):
        assert m.redealt(seat, 5).s.rng.tolist()[chance.IS_SEALED :] == [0] * 10
        assert m.redealt(seat, 5).s.rng.tolist() != m.redealt(seat, 6).s.rng.tolist()
    assert m.s.rng.tolist()[chance.KEY :] == sealed().rng.tolist()[chance.KEY :]


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_keeps_the_secret(game):
    m = new(game, seed=SECRET)
    _, state = m.spec.scenes.read(m.scene(), m.options)
    assert m.spec.records.State.at(state).rng.tolist() == m.s.rng.tolist()


def test_a_sealed_game_is_saved_with_its_secret():
    m = new("toy", seed=SECRET)
    while not m.over:
        m.play(m.active[0], m.actions(m.active[0])[-1])
    text = m.save()
    assert f"\nsecret {SECRET.hex()}\n" in text
    assert load(text).state_bytes() == m.state_bytes()
    other = text.replace(SECRET.hex(), bytes(32).hex())
    with pytest.raises(SaveError, match="is refused"):
        load(other)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("secret 7", "line secret: a seed is a number, a secret 64 hex digits"),
        (f"seed {SECRET.hex()}", "line seed: a seed is a number"),
        ("seed 2147483648", "not a number from 0 to 2147483647"),
        ("seed -1", "'-1' is neither a seed"),
        (f"secret {SECRET.hex()[:-1]}", "is neither a seed"),
        (f"secret {SECRET.hex()[:-1]}g", "is neither a seed"),
        (f"seed {'9' * 5000}", "is neither a seed"),
    ],
)
def test_a_damaged_deal_is_named(line, words):
    text = new("toy", seed=7).save().replace("seed 7", line)
    with pytest.raises(SaveError, match=words):
        load(text)


def test_seeds_and_secrets_as_text():
    secret = new_secret()
    assert seed_of(text_of(secret)) == secret
    assert seed_of(text_of(2**31 - 1)) == seed_of(2**31 - 1) == 2**31 - 1
    for wrong in (2**31, -1, b"short", bytes(33)):
        with pytest.raises(ValueError, match=r"seed|secret"):
            checked(wrong)
    for wrong in (1.5, "7", None, True):
        with pytest.raises(TypeError, match="is not a whole number"):
            checked(wrong)


def test_a_generator_as_words():
    s, other = sealed(), State.new()
    chance.word(s)
    set_generator(other, generator(s).split()[1:])
    assert other.rng.tolist() == s.rng.tolist()
    chance.seed(s, 7)
    other = State.new()
    set_generator(other, generator(s).split()[1:])
    assert other.rng.tolist() == s.rng.tolist()
    for wrong in ("", "1", "1 2 3", "1 4294967296", "sealed", "sealed 1 ab", f"sealed -1 {SECRET.hex()}", "a b"):
        with pytest.raises(ValueError, match="write two numbers of 32 bits, or `sealed`"):
            set_generator(other, wrong.split())


# ---------------------------------------------------------------- the attack
def flipped(secret, bit):
    """The secret with one bit turned over."""
    cells = bytearray(secret)
    cells[bit // 8] ^= 1 << bit % 8
    return bytes(cells)


SEEN = 9


class Attacker:
    """Knows BRAWL's rules and all of the secret but some bits; sees the first nine cards that seat A draws."""

    def __init__(self, secret, hidden):
        self.spec = find("brawl")
        self.loops = bind(self.spec)
        self.state = self.spec.records.State.blank()
        tables = self.spec.records.tables(self.spec.resolve())
        self.T, self.S = tables.rows, rows(self.spec.records.State, self.state)
        self.L = rows(Log, Log.blank())
        self.secret, self.hidden = secret, hidden

    def dealt(self, secret):
        """What seat A has seen, nine draws on, of the deal of this secret: cards of its own, in order."""
        self.state[:] = np.zeros(1, self.state.dtype)
        seal(self.spec.records.State.at(self.state), secret)
        self.loops.setup_at(self.T, self.S, 0, chance.SEALED, self.L)
        seat = self.spec.records.State.at(self.state).seats[0]
        return tuple(seat.deck[seat.deck_n - 1 - k] for k in range(SEEN))

    def candidate(self, number):
        """The secret whose hidden bits are those of a number."""
        made = self.secret
        for k, bit in enumerate(self.hidden):
            if number >> k & 1:
                made = flipped(made, bit)
        return made

    def search(self):
        """Every candidate's deal, by number."""
        return [self.dealt(self.candidate(n)) for n in range(1 << len(self.hidden))]


def test_the_search_for_a_secret_needs_its_whole_space():
    """The seed of before had 31 bits, and who tried all of them knew the next draws. With only `bits` bits hidden the
    same search still finds the secret; but each hidden bit doubles it, wherever it lies, and half a guess that is
    right looks like one that is wrong: no search is shorter, and 256 bits are out of reach.
    """
    chooser = random.Random(11)
    secret = chooser.randbytes(32)
    for bits in (5, 7, 9):
        hidden = chooser.sample(range(256), bits)
        attacker = Attacker(secret, hidden)
        true = chooser.randrange(1 << bits)
        deals = attacker.search()
        fitting = [n for n, deal in enumerate(deals) if deal == deals[true]]
        assert fitting == [true], "the one that fits is found, and nothing else fits"
        assert len(set(deals)) == 1 << bits, "no two secrets deal alike: none may be skipped"
    alike = [mean(a == b for a, b in zip(deal, deals[true], strict=True)) for deal in deals]
    for k in range(bits):
        right = [x for n, x in enumerate(alike) if n != true and (n ^ true) >> k & 1 == 0]
        wrong = [x for n, x in enumerate(alike) if (n ^ true) >> k & 1]
        assert abs(mean(right) - mean(wrong)) < 0.05, f"bit {k} shows by itself"


def test_every_bit_of_the_secret_deals():
    secret = random.Random(3).randbytes(32)
    attacker = Attacker(secret, [])
    deals = {attacker.dealt(flipped(secret, bit)) for bit in range(256)}
    assert len(deals | {attacker.dealt(secret)}) == 257


def test_the_commitment_binds_every_bit():
    hashes = {commitment(flipped(SECRET, bit), "salt") for bit in range(256)}
    assert len(hashes | {commitment(SECRET, "salt"), commitment(SECRET, "salz")}) == 258
