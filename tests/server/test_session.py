"""The analysis behind the server: after any edits it says what a cold run says."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from scopelint.config import Settings
from scopelint.diagnostics import Diagnostic
from scopelint.discovery import discover
from scopelint.lint import lint
from scopelint.rulebook import RuleBook
from scopelint.selection import chosen
from scopelint.server.session import Session
from scopelint.source import lower
from scopelint.watch import Watch

from ..conftest import Folder

HEAD = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\n"
MODEL = f"""{HEAD}
def layer(x, name, reuse=None):
    with tf.variable_scope(name, reuse=reuse):
        return tf.matmul(x, tf.get_variable("w", [4, 4]))

def net(x, reuse=None):
    x = layer(x, "one", reuse)
    return layer(x, "two", reuse)
"""
TRAIN = f"""{HEAD}import model
x = tf.zeros([1, 4])
model.net(x)
model.net(x, True)
step = tf.Variable(0, "step")
"""
CHANGES = [
    ('"two"', '"one"'),
    (", True", ""),
    ("reuse=reuse", "reuse=tf.AUTO_REUSE"),
    (', "step"', ', name="step"'),
    ('"w"', '"v"'),
    (", reuse)", ")"),
]


def edited(text: str, some: random.Random) -> str:
    """The text with a row more or less, something said otherwise or back again, or something that is no Python."""
    lines = text.split("\n")
    kind = some.randrange(5)
    at = some.randrange(len(lines))
    if kind == 0:
        lines.insert(at, some.choice(["", "# \U0001f600", "pass"]))
    elif kind == 1 and len(lines) > 4:
        del lines[at]
    elif kind == 2:
        lines[at] += some.choice(["(", "  # noqa: TVS101", " "])
    else:
        before, after = some.choice(CHANGES)
        return text.replace(before, after, 1) if before in text else text.replace(after, before, 1)
    return "\n".join(lines)


def cold(root: Path, texts: dict[Path, str], rules: RuleBook) -> list[Diagnostic]:
    """What a run without any memory finds in files with these texts."""
    settings = Settings(base=root, src=(root, root / "src"), jobs=1)
    project = discover([path.name for path in texts], settings).with_texts(texts)
    return chosen(lint(project, settings), project, settings, rules)


def test_after_every_edit_it_says_what_a_cold_run_says(folder: Folder) -> None:
    some, session = random.Random(13), Session()
    originals = {folder.write("model.py", MODEL): MODEL, folder.write("train.py", TRAIN): TRAIN}
    texts = dict(originals)
    seen = set()
    for _ in range(40):
        path = some.choice(list(texts))
        texts[path] = originals[path] if some.random() < 0.15 else edited(texts[path], some)
        (snapshot,) = session.analyse(texts) or []
        assert snapshot.complaint == ""
        assert snapshot.found == cold(folder.path, texts, session.rules)
        seen |= {each.code for each in snapshot.found}
    assert {"TVS206", "TVS901", "TVS903"} <= seen
    assert seen & {"TVS101", "TVS102"}


def test_what_was_found_while_an_import_did_not_parse_is_forgotten_with_its_mending(folder: Folder) -> None:
    session = Session()
    model, train = folder.write("model.py", MODEL), folder.write("train.py", TRAIN)
    for text in (MODEL + "x = (\n", MODEL.replace('"two"', '"one"'), MODEL + "y = (\n", MODEL.replace(", reuse)", ")")):
        texts = {model: text, train: TRAIN}
        (snapshot,) = session.analyse(texts) or []
        assert snapshot.found == cold(folder.path, texts, session.rules)


def test_an_analysis_can_be_ended_early(folder: Folder) -> None:
    watch = Watch()
    watch.signal = 15
    assert Session().analyse({folder.write("a.py", TRAIN): TRAIN}, watch) is None


def test_what_changes_on_disk_is_read_again(folder: Folder) -> None:
    session = Session()
    train, model = folder.write("train.py", TRAIN), folder.write("model.py", MODEL)
    (before,) = session.analyse({train: TRAIN}) or []
    model.write_text(MODEL.replace('"two"', '"one"'))
    (after,) = session.analyse({train: TRAIN}) or []
    assert [each.code for each in before.found] == ["TVS206"]
    assert "TVS101" in [each.code for each in after.found]


def test_a_text_that_does_not_parse_is_refused_once(folder: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session()
    broken, train = folder.write("model.py", MODEL + "x = (\n"), folder.write("train.py", TRAIN)
    texts = {broken: MODEL + "x = (\n", train: TRAIN}
    (before,) = session.analyse(texts) or []
    parsed = lower.lower

    def watched(text: str, before: int) -> object:
        assert "x = (" not in text, "parsed again"
        return parsed(text, before=before)

    monkeypatch.setattr(lower, "lower", watched)
    texts[train] += "y = 1\n"
    (after,) = session.analyse(texts) or []
    assert "TVS901" in {each.code for each in before.found} & {each.code for each in after.found}
