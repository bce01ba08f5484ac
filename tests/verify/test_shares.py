"""Cases of which only running them settles what is found, or what is behind an error: the bug is confirmed, and its mend is not.

`python -m tests.verify.shares` does it for all cases; these are those for which something is watched that no other test has.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ..cases.verdicts import Case
from .replaying import python
from .shares import Hazard, cases, settled

SETTLED = {
    "1.15": (
        "a008_", "a014_", "a022_", "a058_", "a078_", "a19_", "b10_", "b11_", "d03_", "d05_", "d08_", "d10_", "d13_", "d15_", "d16_",
        "d17_", "d20_", "a06_"
    ),
    "2.21": ("bc03_", "bc23_", "c02_", "c04_", "c05_", "c07_", "c11_", "c14_", "c15_", "c18_", "c20_", "c21_", "c22_", "c24_"),
}  # fmt: skip
"""By what is there to be run: what eager code does needs TensorFlow 2."""
HAZARDS = {
    "1.15": (
        "averages_not_saved", "bidir_multi", "cell_with_kept_variables", "clip_never_run", "collections_second", "found_inside_the_other",
        "loop_filter", "other_list_left_out", "prefix_of_another", "reg_dense", "policy_old", "soft_update_unassigned",
        "target_copied_before_restore", "updates_never_run", "word_vectors_before_init"
    ),
    "2.21": (
        "cached_factory", "default_list", "encoder_listed_twice", "one_norm_in_loop", "second_network_left", "target_copied_the_wrong_way",
        "unfrozen_without_compile", "variables_copied_the_wrong_way"
    ),
}  # fmt: skip


@pytest.mark.parametrize("version", SETTLED)
def test_the_program_confirms_its_bugs_and_nothing_of_its_mends(version: str) -> None:
    python(version)
    wanted = [*SETTLED[version], *(f"hazard_{name}_bug" for name in HAZARDS[version])]
    bugs: Sequence[Case | Hazard] = list(cases(version, "bug", wanted))
    assert len(bugs) == len(wanted)
    found = settled([*bugs, *cases(version, "right", SETTLED[version])], version)
    told = [(str(case), each.code, each.site.span.row, each.verification) for case, each in found]
    assert {str(case) for case in bugs} <= {str(case) for case, _ in found}
    wrong = [one for one in told if one[3] is None or ((one[3].status == "confirmed") is not one[0].endswith("bug"))]
    assert wrong == []
