"""The pre-commit hook, as pre-commit itself installs and runs it from this repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[1]

MODEL = """\
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, reuse=None):
    with tf.variable_scope("dense", reuse=reuse):
        return tf.matmul(x, tf.get_variable("w", [4, 4]))
"""

TRAIN = """\
import tensorflow.compat.v1 as tf

from model import dense

tf.disable_v2_behavior()
x = tf.zeros([1, 4])
dense(x)
dense(x{reuse})
"""


def git(folder: Path, *arguments: str) -> str:
    who = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
    return subprocess.run(["git", *who, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A repository in which the bug is seen only where both files are."""
    if shutil.which("git") is None or not (REPOSITORY / ".git").exists():
        pytest.skip("pre-commit installs hooks from git repositories, and this is none")
    out = tmp_path / "project"
    out.mkdir()
    (out / "model.py").write_text(MODEL)
    (out / "train.py").write_text(TRAIN.format(reuse=""))
    git(out, "init", "-q")
    git(out, "add", "-A")
    return out


def pre_commit(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")} | {"PRE_COMMIT_HOME": str(project.parent / "home")}
    return subprocess.run(
        [sys.executable, "-m", "pre_commit", *arguments], cwd=project, env=environment, capture_output=True, text=True, timeout=600
    )


def test_the_hook_that_needs_tensorflow_waits_to_be_asked() -> None:
    from pre_commit.clientlib import load_manifest

    hooks = {hook["id"]: hook for hook in load_manifest(str(REPOSITORY / ".pre-commit-hooks.yaml"))}
    assert (hooks["scopelint"]["stages"], hooks["scopelint-verify"]["stages"]) == ([], ["manual"])
    for hook in hooks.values():
        command = [sys.executable, "-m", *hook["entry"].split(), "--help"]
        environment = os.environ | {"PYTHONPATH": str(REPOSITORY)}
        assert subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0


def test_the_hook_checks_what_is_given_in_the_context_of_the_project(project: Path, tmp_path: Path) -> None:
    done = pre_commit(project, "try-repo", str(REPOSITORY), "scopelint", "--files", "model.py")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "model.py:8" in done.stdout
    assert "TVS101" in done.stdout

    clone = tmp_path / "clone"
    git(tmp_path, "clone", "-q", str(REPOSITORY), str(clone))
    hook = f"repos:\n  - repo: {clone}\n    rev: {git(clone, 'rev-parse', 'HEAD')}\n    hooks:\n      - id: scopelint\n"
    (project / ".pre-commit-config.yaml").write_text(hook)
    (project / "train.py").write_text(TRAIN.format(reuse=", reuse=True"))
    git(project, "add", "-A")
    done = pre_commit(project, "run", "--all-files")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Passed" in done.stdout
