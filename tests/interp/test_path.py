"""What a run knows of tests that it could not decide, against the truth tables of random tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from scopelint.domain.path import Path
from scopelint.domain.symbols import Compound, Condition, Sym
from scopelint.domain.trail import Trail

LETTERS = tuple(Sym(name, name, "bool") for name in "abcd")
Values = dict[Sym, bool]


def undecided() -> st.SearchStrategy[Sym]:
    """Letters, and the tests that `and`, `or`, `not` and conditional expressions make of them."""

    def whole(parts: st.SearchStrategy[Sym]) -> st.SearchStrategy[Sym]:
        side = st.one_of(st.booleans(), st.builds(Condition, parts, st.booleans()))
        return st.builds(Compound, parts, side, side).filter(lambda c: len(c.parts()) > 1)

    return st.recursive(st.sampled_from(LETTERS), whole, max_leaves=5)


def true(test: Sym, values: Values) -> bool:
    """What a test is, by the rules of Python."""
    if not isinstance(test, Compound):
        return values[test]
    side = test.yes if true(test.test, values) else test.no
    return side if isinstance(side, bool) else true(side.test, values) == side.when


def worlds(facts: list[tuple[Sym, bool]]) -> Iterator[Values]:
    """The values of the letters for which all facts hold."""
    for bits in product((False, True), repeat=len(LETTERS)):
        values = dict(zip(LETTERS, bits, strict=True))
        if all(true(test, values) == fact for test, fact in facts):
            yield values


@given(st.lists(st.tuples(undecided(), st.booleans(), st.booleans()), max_size=5))
def test_nothing_is_known_that_does_not_follow(facts: list[tuple[Sym, bool, bool]]) -> None:
    path, held = Path(Trail()), list[tuple[Sym, bool]]()
    for test, holds, settled in facts:
        if path.known(test) is not None:
            continue
        if settled:
            held.append((test, path.decide(test)))
        else:
            path.assume(test, holds)
            held.append((test, holds))
        possible = list(worlds(held))
        if not possible:
            return  # a contradiction that is not noticed at once
        for letter in LETTERS:
            assert path.known(letter) in (None, possible[0][letter])
            assert path.known(letter) is None or {w[letter] for w in possible} == {path.known(letter)}


def test_what_an_arm_knew_is_known_after_it_where_its_test_holds() -> None:
    a, b, c, _ = LETTERS
    trail = Trail()
    path = Path(trail)
    mark = trail.mark()
    path.assume(a, True)
    path.assume(b, False)  # as an arm does that goes on where `b` is false only
    yes = trail.undo(mark)
    path.assume(a, False)
    no = trail.undo(mark)
    trail.join(a, yes, no, path.peek)
    assert path.known(a) is None
    assert path.known(b) is None
    path.assume(Compound(c, Condition(b), False), True)
    assert path.known(a) is False


def test_a_disjunction_of_which_one_part_fails_is_the_other() -> None:
    a, b, c, _ = LETTERS
    path = Path(Trail())
    either = Compound(a, True, Condition(b))
    path.assume(Compound(either, Condition(c), False), False)
    path.assume(a, True)
    assert path.known(c) is False


def test_what_follows_in_an_arm_ends_with_it() -> None:
    a, b, _, _ = LETTERS
    path = Path(Trail())
    learned = path.assume(Compound(a, Condition(b), False), True)
    assert path.known(a) is path.known(b) is True
    path.forget(learned)
    assert path.known(a) is path.known(b) is None


def test_what_follows_from_an_assumption_is_not_settled_for_the_run() -> None:
    a, b, _, _ = LETTERS
    trail = Trail()
    path = Path(trail)
    mark = trail.mark()
    path.assume(Compound(a, Condition(b), False), False)
    assert path.decide(a)
    assert path.known(b) is False
    trail.undo(mark)
    assert path.known(a) is True
    assert path.known(b) is None
