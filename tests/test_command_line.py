"""What is around the commands: completion in shells, and runs that go on after every change."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from scopelint.cli import cli
from tests.conftest import Folder, Run

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
PROGRAM = "import tensorflow as tf\ntf.get_variable('w', [1])\ntf.get_variable('{}', [1])\n"


def completed(*words: str) -> list[str]:
    """What bash would offer for the last word."""
    asked = {"_SCOPELINT_COMPLETE": "bash_complete", "COMP_WORDS": " ".join(words), "COMP_CWORD": str(len(words) - 1)}
    code = "from scopelint.cli import cli; cli(prog_name='scopelint')"
    done = subprocess.run([sys.executable, "-c", code], env=ENVIRONMENT | asked, capture_output=True, text=True, check=False)
    return [line.partition(",")[2] for line in done.stdout.splitlines()]


def test_a_process_that_ends_leaves_its_garbage_to_the_system() -> None:
    """Looking for it takes a fifth of a run."""
    code = "import atexit, gc; atexit.register(lambda: print(len(gc.get_objects()))); from scopelint.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code, "--version"], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert int(done.stdout.split()[-1]) < 1000


def test_a_shell_is_told_commands_options_and_codes() -> None:
    assert "verify" in completed("scopelint", "ve")
    assert {"--select", "--isolated"} & set(completed("scopelint", "--sel")) == {"--select"}
    assert completed("scopelint", "--select", "TVS101,TVS30")[:2] == ["TVS101,TVS301", "TVS101,TVS302"]
    assert completed("scopelint", "rule", "TVS90") == completed("scopelint", "--ignore", "TVS90") != []
    assert completed("scopelint", "nets/mod") == ["nets/mod"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_for_a_shell_is_one(run: Run, shell: str) -> None:
    script = run("completion", shell).stdout
    assert "_SCOPELINT_COMPLETE" in script
    if shutil.which(shell):
        assert subprocess.run([shell, "-n"], input=script, text=True, check=False).returncode == 0


def test_statistics_of_findings_and_unfollowed_calls_are_two_things(run: Run) -> None:
    assert "--unfollowed" in run("vars", "--help").stdout
    assert run("vars", "--statistics").exit_code == 2


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_watching_checks_again_after_a_change_until_ctrl_c(folder: Folder) -> None:
    pytest.importorskip("watchfiles")
    folder.write("program.py", PROGRAM.format("w"))
    command = [sys.executable, "-u", "-m", "scopelint", "--watch", "--output-format", "concise", "."]
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # where this runs in the background of a shell, it is ignored
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, preexec_fn=heed) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith("program.py:3:1: TVS101")
        assert process.stderr.readline().startswith("Waiting for changes")
        folder.write("program.py", PROGRAM.format("v"))
        assert [process.stdout.readline(), process.stdout.readline()] == ["Found 1 error.\n", "All checks passed!\n"]
        assert process.stderr.readline().startswith("Waiting for changes")
        folder.write("scopelint.toml", "selekt = []\n")
        assert 'unknown key "selekt"' in process.stderr.readline()
        assert process.stderr.readline().startswith("Waiting for changes")
        process.send_signal(signal.SIGINT)
        try:
            assert (process.wait(20), process.stderr.read()) == (130, "")
        finally:
            process.kill()


def test_what_cannot_be_watched_is_said(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "standard input" in run("--watch", "-", stdin="x = 1\n").stderr
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    result = run("--watch", ".")
    assert (result.exit_code, "pip install 'scopelint[watch]'" in result.stderr) == (2, True)


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_the_help_of_every_command_fits_a_screen(command: str) -> None:
    def shown(option: str) -> str:
        return CliRunner().invoke(cli, [command, option], prog_name="scopelint", terminal_width=80).stdout

    text = shown("--help")
    assert len(text.splitlines()) <= 40
    if "more options" not in text:
        return
    told, all_told = (re.findall(r"^  (?:-\w, )?(--[\w-]+)", each, re.MULTILINE) for each in (text, shown("--help-all")))
    assert set(told) < set(all_told)
    assert f"\n{len(all_told) - len(told)} more options: scopelint {command} --help-all\n" in text
