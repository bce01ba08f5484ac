"""The check on real repositories: what it reads, measures and compares; and the histories, where their clones are."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from ecosystem import __main__ as check
from ecosystem import baseline, checkout, histories, rates
from ecosystem.measure import measure
from scopelint.rulebook import RuleBook

REPOSITORIES = os.environ.get("SCOPELINT_REPOSITORIES")

MODEL = """\
import tensorflow as tf
from launch import start


def build():
    with tf.variable_scope("net"):
        tf.get_variable("w", [])
        tf.get_variable("w", [])


def unused(flag):
    if flag == 3:
        return
    raise ValueError
    tf.layers.dense(flag, 1)


start(build)
"""


def git(folder: Path, *arguments: str) -> str:
    identity = ("-c", "user.name=a", "-c", "user.email=a@b")
    return subprocess.run(["git", "-C", str(folder), *identity, *arguments], check=True, capture_output=True, text=True).stdout.strip()


@pytest.fixture
def clone(tmp_path: Path) -> tuple[Path, str]:
    """A folder with a repository, and its commit."""
    folder = tmp_path / "clones" / "some+one"
    folder.mkdir(parents=True)
    (folder / "model.py").write_text(MODEL)
    (folder / "weights.bin").write_bytes(b"\0")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "one")
    return folder.parent, git(folder, "rev-parse", "HEAD")


def test_only_sources_are_taken_out_of_a_clone(clone: tuple[Path, str], tmp_path: Path) -> None:
    found = checkout.find_clone(clone[0], "some/one")
    assert found is not None
    assert checkout.find_clone(clone[0], "any/one") is None
    assert checkout.has_commit(found, clone[1])
    assert not checkout.has_commit(found, "0" * 40)
    assert checkout.extract(found, clone[1], tmp_path / "tree") == MODEL.count("\n")
    assert [path.name for path in (tmp_path / "tree").iterdir()] == ["model.py"]


def test_a_project_is_measured(tmp_path: Path) -> None:
    (tmp_path / "scopelint.toml").touch()
    (tmp_path / "model.py").write_text(MODEL)
    (tmp_path / "old.py").write_text("print (x\n")
    found = measure(tmp_path)
    assert [(f["file"], f["row"], f["code"]) for f in found["findings"]] == [("model.py", 8, "TVS101")]
    assert (found["files"], found["unparsed"], found["problems"]) == (1, 1, [])
    assert (found["sites"], found["executed"]) == (4, 3)
    assert [(m["row"], m["call"], m["in"]) for m in found["missed"]] == [(15, "dense", "unused")]
    assert ["launch.start", 1] in [list(each) for each in found["unknown"]]


def test_findings_are_compared_with_the_baseline(
    clone: tuple[Path, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pinned = tmp_path / "repositories.toml"
    pinned.write_text(f'[[repository]]\nname = "some/one"\ncommit = "{clone[1]}"\n\n[[repository]]\nname = "a/b"\ncommit = "{"0" * 40}"\n')
    monkeypatch.setattr(check, "PINNED", pinned)
    monkeypatch.setattr(baseline, "FOLDER", tmp_path / "baseline")
    arguments = ["--repositories", str(clone[0])]
    assert check.main(arguments) == 1
    printed = capsys.readouterr().out
    assert "+model.py:8:9 TVS101 error" in printed
    assert "a/b: not there at 000000000000, left out" in printed
    assert check.main([*arguments, "--update"]) == 0
    path = baseline.path_of("some/one")
    path.write_text(path.read_text().replace("unclear: not read yet", "true: it is made twice"))
    capsys.readouterr()
    assert check.main(arguments) == 0
    printed = capsys.readouterr().out
    assert "+" not in printed
    assert "3 of 4 sites reached (75.0%)" in printed
    assert "errors (per 100,000 lines): 1 true" in printed


def test_every_finding_of_the_baseline_is_judged() -> None:
    texts = {path.name: baseline.read(path.read_text(encoding="utf-8")) for path in sorted(baseline.FOLDER.glob("*.txt"))}
    assert len(texts) >= 30
    unread = [f"{name}: {judged.place}" for name, found in texts.items() for judged in found if judged.reason == "not read yet"]
    assert unread == []


def test_a_verdict_must_be_one_and_have_a_reason() -> None:
    with pytest.raises(ValueError, match=r"a\.py:1:1: expected one of true, false, unclear and a reason"):
        baseline.read("a.py:1:1 TVS101 error\n  message\n  perhaps\n")


def judgement(code: str, verdict: str) -> baseline.Judged:
    return baseline.Judged("a.py:1:1", code, "warning", "a message", verdict, "read")


def test_a_rule_that_is_wrong_more_than_once_in_ten_is_told() -> None:
    findings = [*(judgement("TVS301", "true") for _ in range(9)), judgement("TVS301", "false"), judgement("TVS302", "false")]
    found = rates.rates([*findings, judgement("TVS303", "unclear"), judgement("TVS304", "false")])
    assert rates.share(found["TVS301"]) == 0.9
    assert rates.share(found["TVS303"]) is None
    assert rates.too_often_wrong(found, RuleBook.load()) == ["TVS302"], "TVS304 is off by default"


def test_no_rule_of_silent_hazards_that_is_on_by_default_is_too_often_wrong() -> None:
    wrong = rates.too_often_wrong(rates.rates(rates.judged()), RuleBook.load())
    assert [code for code in wrong if not code.startswith("TVS1")] == []


def test_a_page_says_whether_its_rule_was_ever_seen_to_be_true() -> None:
    assert list(rates.wrong_pages(rates.rates(rates.judged()), RuleBook.load())) == [], "run python -m ecosystem.rates --pages"


def test_a_rule_that_is_seen_no_longer_says_that_it_was_not() -> None:
    text = "+++\n+++\n\n# a-rule (TVS101)\n\n## What it does\n"
    unseen = rates.page(text, seen=False)
    assert unseen == f"+++\n+++\n\n# a-rule (TVS101)\n\n{rates.UNSEEN}\n\n## What it does\n"
    assert rates.page(unseen, seen=False) == unseen
    assert rates.page(unseen, seen=True) == text


def test_histories_are_whole() -> None:
    found = histories.recorded()
    assert len({history.name for history in found}) == len(found) >= 20
    assert all(len(h.parent) == len(h.fix) == 40 and h.paths and h.file and h.line and h.bug for h in found)


@pytest.mark.parametrize("history", histories.recorded(), ids=lambda history: history.name)
def test_bugs_that_were_mended_are_found_before_and_not_after(history: histories.History) -> None:
    if REPOSITORIES is None:
        pytest.skip("set SCOPELINT_REPOSITORIES to a folder with clones of the repositories in ecosystem/histories.toml")
    clone = checkout.find_clone(Path(REPOSITORIES), history.repository)
    if clone is None or not checkout.has_commit(clone, history.parent):
        pytest.skip(f"{history.repository} is not in {REPOSITORIES}")
    assert list(histories.replay(history, clone)) == []
