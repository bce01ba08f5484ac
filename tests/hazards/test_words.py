"""The lists of words on which verdicts hang: whole words, in one place."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopelint import checks
from scopelint.checks.queries import words
from scopelint.checks.queries.words import AGAIN, COMMON, COPY, LAYER, ONE_NETWORK, ONWARD, Words, words_of


def test_a_name_is_taken_apart_into_its_words() -> None:
    assert words_of("net/numResBlocks_2") == ("net", "num", "res", "blocks")
    assert words_of("DQNTarget") == ("dqn", "target")
    assert words_of("for i in range(self.num_layers)") == ("for", "i", "in", "range", "self", "num", "layers")


@pytest.mark.parametrize(
    ("listed", "text", "found"),
    [
        (AGAIN, "unroll_steps", True),
        (AGAIN, "criterion", False),
        (AGAIN, "return_background", False),
        (LAYER, "resblock", True),
        (LAYER, "conv2d", True),
        (LAYER, "normal_init", False),
        (COPY, "target_net", True),
        (COPY, "threshold", False),
        (COPY, "flag", False),
        (ONE_NETWORK, "d_real", True),
        (ONE_NETWORK, "evalNet", True),
        (ONE_NETWORK, "retrieval", False),
        (ONE_NETWORK, "position_encoder", False),
        (COMMON, "shared_layers", True),
        (COMMON, "database", False),
        (ONWARD, "partial_fit", True),
        (ONWARD, "continuous_fit", False),
    ],
)
def test_words_are_whole(listed: Words, text: str, found: bool) -> None:
    assert listed.stand_in(text) is found


def test_no_check_keeps_words_of_its_own() -> None:
    folder = Path(checks.__file__).parent
    own = [path.name for path in sorted(folder.rglob("*.py")) if "IGNORECASE" in path.read_text(encoding="utf-8")]
    assert own == ["names.py", "words.py"]


def test_beside_each_list_stands_what_the_flow_shows() -> None:
    text = Path(words.__file__).read_text(encoding="utf-8")
    for name in (name for name, value in vars(words).items() if isinstance(value, Words)):
        after = text[text.index(f"\n{name} = ") :].partition('\n"""')[2].partition('"""')[0]
        assert "The flow shows" in after, name
