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
