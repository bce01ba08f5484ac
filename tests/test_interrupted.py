"""Runs that show what they do, and runs that are ended before their end: real processes, real signals, a real terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from scopelint.cli.progress import PATIENCE, timings
from scopelint.watch import Effort
from tests.conftest import Folder, Run

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="this platform has no process groups (Windows)")

DUPLICATE = "import tensorflow as tf\ntf.get_variable('w', [])\ntf.get_variable('w', [])\n"

# Roots in files that are called `slow…` never end.
DRIVER = """\
import sys, time
from pathlib import Path
from scopelint.project import Analysis

def slowed(method):
    def run(self, root, *rest):
        if "slow" in root.filename:
            Path(__file__).with_name("began").touch()
            while True:
                time.sleep(0.01)
        return method(self, root, *rest)
    return run

Analysis.explore, Analysis.run_once = slowed(Analysis.explore), slowed(Analysis.run_once)
from scopelint.cli import cli
cli(prog_name="scopelint")
"""

Start = Callable[..., "subprocess.Popen[str]"]


def until(there: Callable[[], object], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.02)


def alive(group: int) -> bool:
    """Whether a process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture
def start(folder: Folder) -> Iterator[Start]:
    """Start a command on a project where one root has a bug and the others never end; returns when it has come to these."""
    folder.write("a.py", DUPLICATE)
    for number in range(9):
        folder.write(f"slow{number}.py", DUPLICATE)
    driver = folder.path.parent / "driver.py"
    driver.write_text(DRIVER)
    started: list[subprocess.Popen[str]] = []

    def begin(*arguments: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[str]:
        command = [sys.executable, str(driver), *arguments, "--no-cache", "."]
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "TERM": "xterm"}
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            start_new_session=True,
            env=environment,
            cwd=folder.path,
            # What is started in the background may have been told to ignore it, and would hand that on.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        started.append(process)
        until((driver.with_name("began")).exists)
        return process

    yield begin
    for process in started:
        if alive(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_run_that_is_ended_prints_what_is_known_and_leaves_nothing_behind(
    start: Start, jobs: str, number: signal.Signals, status: int
) -> None:
    process = start("check", "--jobs", jobs, "--output-format", "concise")
    process.send_signal(number)
    printed, said = process.communicate(timeout=60)
    assert process.returncode == status
    assert printed.startswith("a.py:3:1: TVS101 ")
    assert printed.endswith("\nFound 1 error.\n")
    assert said == (
        "error: interrupted: what is printed is not all: 9 of 10 were not done: slow0.py:<module>, slow1.py:<module>, "
        "slow2.py:<module>, slow3.py:<module>, slow4.py:<module> and 4 more\n"
    )
    until(lambda: not alive(process.pid), 2)


def test_the_interrupt_of_a_terminal_reaches_every_process_and_means_the_same(start: Start) -> None:
    process = start("vars", "--jobs", "2")
    os.killpg(process.pid, signal.SIGINT)
    printed, said = process.communicate(timeout=60)
    assert (process.returncode, printed.splitlines()[0]) == (130, "a.py:<module>")
    assert "9 of 10 were not done" in said
    assert "slow0" not in printed
    until(lambda: not alive(process.pid), 2)


def test_nothing_is_left_of_a_run_that_is_killed(start: Start) -> None:
    process = start("check", "--jobs", "2")
    process.kill()
    process.wait(60)
    until(lambda: not alive(process.pid), 2)


def test_an_interrupted_verification_prints_findings_without_verdicts(start: Start, folder: Folder, tmp_path: Path) -> None:
    for path in folder.path.glob("slow*.py"):
        path.unlink()
    python = tmp_path / "python"
    greets = "case \"$*\" in *'scopelint asks'*) echo scopelint asks; exit;; esac"  # as an interpreter does when it is asked for a word
    python.write_text(f"#!/bin/sh\n{greets}\necho $$ >{tmp_path / 'pid'}\ntouch {tmp_path / 'began'}\nsleep 1000\n")
    python.chmod(0o755)
    process = start("verify", "--python", str(python), "--output-format", "concise")
    process.terminate()
    printed, said = process.communicate(timeout=60)
    assert process.returncode == 143
    assert printed.endswith("\nFound 1 error.\n")
    assert said.endswith("1 of 2 were not done: settling what was found on TensorFlow\n")
    until(lambda: not alive(process.pid) and not alive(int((tmp_path / "pid").read_text())), 2)


def screen(text: str) -> list[str]:
    """What a terminal shows of a text."""
    lines = [""]
    column = 0
    for character in text.replace("\r\n", "\n"):
        if character == "\n":
            lines.append("")
            column = 0
        elif character == "\r":
            column = 0
        else:
            lines[-1] = lines[-1][:column].ljust(column) + character + lines[-1][column + 1 :]
            column += 1
    return [line.rstrip() for line in lines]


def test_a_terminal_shows_how_far_a_run_is_and_nothing_of_it_in_the_end(start: Start) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = start("check", "--jobs", "1", stderr=theirs)
    os.close(theirs)
    seen = b""
    while b"slow0" not in seen:
        seen += os.read(ours, 1024)
    process.send_signal(signal.SIGINT)
    with suppress(OSError):  # how Linux tells that nobody has the terminal any more
        while more := os.read(ours, 1024):
            seen += more
    process.communicate(timeout=60)
    os.close(ours)
    assert "\r1 of 10 roots, 1 finding: slow0.py:<module>" in seen.decode()
    *lines, last = screen(seen.decode())
    assert "".join(lines).startswith("error: interrupted: ")
    assert last == ""


def test_a_run_that_is_quick_or_quiet_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    from scopelint.cli import progress

    terminal = io.StringIO()
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    line = progress.ProgressLine(terminal)
    line.begins(["a", "größe/漢\x1b.py"])
    line.goes_on("a")
    assert terminal.getvalue() == ""
    now[0] = PATIENCE
    line.did(Effort("a", 0.1, (1,)), None)
    now[0] += 1
    line.goes_on("größe/漢\x1b.py")
    assert screen(terminal.getvalue()) == ["1 of 2 roots: größe/漢?.py"]
    line.clear()
    assert screen(terminal.getvalue()) == [""]


def test_timings_tell_the_slowest_roots(folder: Folder, run: Run) -> None:
    folder.write("a.py", DUPLICATE)
    result = run("--timings", "--output-format", "concise", ".")
    assert result.stdout.startswith("a.py:3:1")
    head, first, last = result.stderr.splitlines()
    assert head.split() == ["seconds", "runs", "steps", "root"]
    assert re.fullmatch(r" +\d+\.\d\d +1 +\d+  a.py:<module>", first)
    assert last.endswith("  all 1 roots")
    assert "a.py:<module>" in run("vars", "--timings", ".").stderr


def test_timings_are_sorted_and_few() -> None:
    lines = timings([Effort(f"r{number}", number / 10, (10, number)) for number in range(20)]).splitlines()
    assert lines[1] == "    1.90     2       29  r19"
    assert lines[-1] == "   19.00    40      390  all 20 roots"
    assert len(lines) == 12
