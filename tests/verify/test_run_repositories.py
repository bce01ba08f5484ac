"""`--run` on scripts of real repositories: what scopelint predicts of them is what they do.

No code of theirs is kept here. SCOPELINT_CHECKOUTS is a folder with a checkout of each, called `owner+name`, at the commit named
below. Each script gets to its first training step with what its repository holds, or raises the error that it has.
"""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pytest
from click.testing import CliRunner

from scopelint.cli import cli

from ..conftest import Folder
from .replaying import python

VARIABLE = "SCOPELINT_CHECKOUTS"


@dataclass(frozen=True, slots=True)
class Script:
    """A script of a repository at a commit: the variables that it makes, and the findings with their verdicts."""

    repository: str
    commit: str
    path: str
    variables: int
    findings: tuple[tuple[str, str, int, str], ...] = ()
    stopped: str = "step"


SCRIPTS = (
    Script("sherjilozair/char-rnn-tensorflow", "4bff62d34ba6d536f052145cd3f8f79b6fa11365", "train.py", 24),
    Script("hunkim/DeepLearningZeroToAll", "60c707e02af7bd950401faeadcc6c0e1b39b2978", "lab-12-4-rnn_long_char.py", 20),
    Script("golbin/TensorFlow-Tutorials", "c8ac1e45ca27cccd228f316dd4f66afbc22f9016", "10 - RNN/03 - Seq2Seq.py", 20),
    Script(
        "martin-gorner/tensorflow-rnn-shakespeare",
        "cb7de85e3e7d48a3bf6cc36e85219263aede9968",
        "rnn_train.py",
        4,
        (("TVS307", "rnn_train.py", 78, "inconclusive"), ("TVS103", "rnn_train.py", 80, "confirmed")),
        "error",
    ),
)


class FromRepository(Protocol):
    """What comes of a repository at a commit."""

    @property
    def repository(self) -> str: ...
    @property
    def commit(self) -> str: ...


def checkout(script: FromRepository) -> Path:
    """The folder of a script's repository; skips the test where there is none."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        pytest.skip(f"no checkout of {script.repository}: set {VARIABLE} to a folder with one as owner+name, at {script.commit}")
    path = Path(folder) / script.repository.replace("/", "+")
    if not path.is_dir():
        pytest.skip(f"no checkout of {script.repository} at {script.commit} in {folder}")
    return path


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.repository)
def test_what_a_real_script_does_is_what_was_predicted(script: Script, folder: Folder) -> None:
    source = checkout(script)
    shutil.copytree(source, folder.path / "project", ignore=lambda _, names: [name for name in names if name == ".git"])
    path = folder.path / "project" / script.path
    os.chdir(path.parent)
    chosen = ["verify", "--isolated", "--no-cache", "--python", python("1.15"), "--run", path.name]
    done = CliRunner().invoke(cli, [*chosen, "--output-format", "json"])
    told = json.loads(done.stdout)
    assert told["missed"] == []
    assert told["stopped"] == script.stopped, told["roots"][0]["raises"]
    assert sum(len(graph["variables"]) for graph in told["roots"][0]["graphs"]) == script.variables
    seen = [(f["code"], Path(f["filename"]).name, f["location"]["row"], f["verification"]["status"]) for f in told["findings"]]
    assert seen == list(script.findings)
    assert done.exit_code == (1 if script.findings else 0)
    Path("observed.json").write_text(done.stdout, "utf-8")
    if script.stopped == "step":
        against = CliRunner().invoke(cli, ["vars", "--isolated", "--no-cache", "--against", "observed.json", path.name])
        assert against.stdout == "The model agrees with observed.json.\n"
