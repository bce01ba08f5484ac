"""How an unknown value is called in messages."""

from __future__ import annotations

import pytest

from scopelint.domain.symbols import Sym
from scopelint.source.places import number


@pytest.mark.parametrize("before", range(40, 60))
def test_a_label_that_is_cut_has_no_part_of_a_number_that_stands_for_a_place(before: int) -> None:
    place = str(number(3, 17))
    label = Sym("key", f"{'x' * before} {place} and more, and still more").label
    assert len(label) <= 60
    assert label.endswith("…")
    assert place in label or "7" not in label


def test_what_a_loop_cuts_a_text_down_to_is_compared_in_no_time() -> None:
    """Each rest is named after the one before it twice over, by itself and by where it begins: there are two to the depth ways through."""

    def rest(turns: int) -> Sym:
        text = Sym(("parameter", "word"), "word", "str")
        for _ in range(turns):
            text = Sym(("cut", text, Sym(("length", text), "len()", "int")), "word[…]", "str")
        return text

    first, second = rest(200), rest(200)
    assert first is not second
    assert first == second
    assert rest(199) != second
    assert {first: 1}[second] == 1
