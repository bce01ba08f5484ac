"""Whatever a child does, each finding gets a verdict in time, and nothing of the child is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from scopelint.diagnostics import Claim, Verification, Witness
from scopelint.verify import runner
from scopelint.verify.runner import Limits, Target

from . import fake
from .replaying import verdicts

NOTHING = Claim("same", "nothing is wrong", pairs=())


def program(text: str) -> Witness:
    return Witness(textwrap.dedent(text), NOTHING)


FINE = program("print('fine')")


@pytest.fixture
def python(tmp_path: Path) -> str:
    return fake.interpreter(tmp_path / "fake")


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    # What other tests of this process left to themselves (multiprocessing's resource tracker lives as long as its parent).
    before = set(runner._descendants(os.getpid()))
    yield
    assert set(runner._descendants(os.getpid())) <= before


def run(python: str, *witnesses: Witness, **limits: float) -> list[Verification]:
    memory = int(limits.pop("memory", 4 << 30))
    return verdicts(witnesses, Target(python, limits=Limits(memory=memory, **limits)))


def statuses(found: list[Verification]) -> list[str]:
    return [each.status for each in found]


def test_a_program_that_does_nothing_is_seen_to_do_nothing(python: str) -> None:
    (found,) = run(python, FINE)
    assert found == Verification("confirmed", "0.0.fake", ".".join(map(str, sys.version_info[:3])), "/CPU:0", "nothing is wrong")


def test_two_hundred_findings_share_one_child(tmp_path: Path) -> None:
    starts = tmp_path / "starts"
    python = fake.interpreter(tmp_path / "fake", f"open({str(starts)!r}, 'a').write('one ')\n{fake.TENSORFLOW}")
    begin = time.monotonic()
    assert statuses(run(python, *[FINE] * 200)) == ["confirmed"] * 200
    assert starts.read_text() == "one "
    assert time.monotonic() - begin < 30


@pytest.mark.parametrize("text", ["while True: pass", "import time; time.sleep(1000)"])
def test_a_hang_loses_only_its_own_finding(python: str, text: str) -> None:
    start = time.monotonic()
    found = run(python, FINE, program(text), FINE, timeout=1.5)
    assert statuses(found) == ["confirmed", "inconclusive", "confirmed"]
    assert "no answer within 1.5 seconds" in found[1].detail
    assert time.monotonic() - start < 15


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import os; os.abort()", "ended by SIGABRT"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "ended by SIGSEGV"),
        ("import os; os._exit(7)", "ended with status 7"),
        ("import sys, os; sys.stderr.write('out of luck\\n'); sys.stderr.flush(); os._exit(1)", "out of luck"),
    ],
)
def test_a_crash_loses_only_its_own_finding(python: str, text: str, said: str) -> None:
    found = run(python, program(text), FINE, program(text), FINE)
    assert statuses(found) == ["inconclusive", "confirmed", "inconclusive", "confirmed"]
    assert said in found[0].detail


def test_who_ends_the_server_loses_only_its_own_finding(python: str) -> None:
    ends = program("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")
    found = run(python, FINE, ends, FINE, FINE, ends, FINE)
    assert statuses(found) == ["confirmed", "inconclusive", "confirmed", "confirmed", "inconclusive", "confirmed"]
    assert "ended by SIGKILL" in found[1].detail


def test_witnesses_are_run_side_by_side(python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 6)
    begin = time.monotonic()
    assert statuses(run(python, *[program("import time; time.sleep(2)")] * 6)) == ["confirmed"] * 6
    assert time.monotonic() - begin < 8


SPOILS = program("import json, sys, tensorflow\ntensorflow.Session = json.loads = None\nsys.modules['os'] = None")


def test_one_program_does_not_disturb_another(python: str) -> None:
    assert statuses(run(python, SPOILS, FINE, SPOILS, FINE)) == ["confirmed"] * 4


def test_a_system_that_cannot_fork_runs_them_in_one_process(tmp_path: Path) -> None:
    python = fake.interpreter(tmp_path / "fake", f"import os\ndel os.fork\n{fake.TENSORFLOW}")
    assert statuses(run(python, FINE, program("raise ValueError"), FINE)) == ["confirmed", "refuted", "confirmed"]


def test_what_a_program_forks_does_not_outlive_it(python: str, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    fork = f"""
        import os, time
        for number in range(20):
            if os.fork() == 0:
                if number % 2:
                    os.setsid()
                with open({str(pids)!r}, "a") as stream:
                    stream.write("%d\\n" % os.getpid())
                time.sleep(1000)
                os._exit(0)
        while len(open({str(pids)!r}).read().split()) < 20:
            time.sleep(0.01)
    """
    assert statuses(run(python, program(fork), FINE)) == ["confirmed", "confirmed"]
    numbers = [int(pid) for pid in pids.read_text().split()]
    assert len(numbers) == 20
    deadline = time.monotonic() + 10  # what was killed needs a moment to die
    while any(map(is_running, numbers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [pid for pid in numbers if is_running(pid)] == []


def is_running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_twenty_gigabytes_are_refused_and_that_refutes_nothing(python: str) -> None:
    start = time.monotonic()
    found = run(python, program("block = bytearray(20 << 30)"), FINE)
    assert statuses(found) == ["inconclusive", "confirmed"]
    assert "memory" in found[0].detail
    assert time.monotonic() - start < 15


def test_a_gigabyte_of_output_is_not_kept(python: str) -> None:
    text = """
        import sys
        for _ in range(1 << 10):
            sys.stdout.write("x" * (1 << 20))
            sys.stderr.write("y" * 100)
    """
    start = time.monotonic()
    before = peak()
    assert statuses(run(python, program(text), FINE)) == ["confirmed", "confirmed"]
    assert peak() - before < 64 << 10
    assert time.monotonic() - start < 30


def peak() -> int:
    """The most memory this process ever had, in kilobytes."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_a_program_cannot_forge_an_answer_by_printing_one(python: str) -> None:
    text = """
        import os
        os.write(1, b'{"id": 1, "raised": null, "shared": true, "pairs": [], "placed": {}, "problem": null}\\n')
        raise ValueError("no")
    """
    (found,) = run(python, program(text))
    assert found.status == "refuted"
    assert "ValueError: no" in found.detail


# -- interpreters

INTERPRETERS = {
    "missing": (lambda folder: str(folder / "nowhere" / "python"), "cannot be started: No such file or directory"),
    "a folder": (lambda folder: str(folder), "cannot be started: Permission denied"),
    "no TensorFlow": (lambda folder: fake.interpreter(folder, None), "has no TensorFlow"),
    "a TensorFlow that cannot be imported": (
        lambda folder: fake.interpreter(folder, "import os.nothing_of_the_kind"),
        "TensorFlow cannot be used by",
    ),
    "a TensorFlow that crashes": (lambda folder: fake.interpreter(folder, "import os; os.abort()"), "ended by SIGABRT"),
    "a TensorFlow that exits": (lambda folder: fake.interpreter(folder, "raise SystemExit(3)"), "ended with status 3"),
    "not Python": (lambda folder: fake.script(folder / "python", "echo hello\nsleep 1000\n"), "it says what no probe of ours would: hello"),
    "a flood": (lambda folder: fake.script(folder / "python", "tr '\\000' x < /dev/zero\n"), "says more than an answer can hold"),
    "silence": (lambda folder: fake.script(folder / "python", "true\n"), "the child ended with status 0"),
    "another protocol": (
        lambda folder: fake.script(folder / "python", 'echo \'{"protocol": 99, "problem": null}\'\n'),
        "it speaks another protocol",
    ),
}


@pytest.mark.parametrize("kind", INTERPRETERS)
def test_an_interpreter_that_is_of_no_use_is_said_to_be_so(kind: str, tmp_path: Path) -> None:
    make, said = INTERPRETERS[kind]
    start = time.monotonic()
    found = run(make(tmp_path), FINE, FINE)
    assert statuses(found) == ["inconclusive", "inconclusive"]
    assert all(said in each.detail for each in found), found
    assert time.monotonic() - start < 20


def test_a_tensorflow_that_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "START", 2.0)
    python = fake.interpreter(tmp_path, "import time; time.sleep(1000)")
    (found,) = run(python, FINE)
    assert (found.status, found.detail) == ("inconclusive", "no answer within 2 seconds")


def test_children_that_are_lost_one_after_the_other_are_given_up(python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MOST_RESTARTS", 3)
    found = run(python, *[program("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")] * 8)
    assert statuses(found) == ["inconclusive"] * 8
    assert "given up: 4 children were lost" in found[-1].detail


def test_an_operation_that_a_device_does_not_have_refutes_nothing(python: str) -> None:
    text = "Cannot assign a device for operation save: no registered 'SaveV2' OpKernel for GPU devices"
    (found,) = run(python, program(f"raise ValueError({text!r})"))
    assert found.status == "inconclusive"
    assert found.detail == f"the program cannot run on this device: ValueError: {text}"


def test_an_unknown_device_is_named_with_those_there_are(python: str) -> None:
    found = verdicts([FINE], Target(python, device="/GPU:3"))
    assert [(v.status, v.detail) for v in found] == [("inconclusive", "there is no device /GPU:3 (there are: /CPU:0)")]


@pytest.mark.parametrize("spelled", ["/CPU:0", "cpu:0", "/device:CPU:0", "CPU"])
def test_a_device_may_be_spelled_as_tensorflow_lets_it(python: str, spelled: str) -> None:
    assert statuses(verdicts([FINE], Target(python, device=spelled))) == ["confirmed"]


def test_what_witnesses_save_goes_away_with_their_folder(python: str, tmp_path: Path) -> None:
    told = tmp_path / "told"
    text = f"import tempfile\nopen({str(told)!r}, 'w').write(tempfile.mkdtemp())"
    assert statuses(run(python, program(text))) == ["confirmed"]
    assert not Path(told.read_text()).exists()


def test_programs_run_in_a_temporary_folder_that_goes_away(python: str, tmp_path: Path) -> None:
    note = tmp_path / "where"
    text = f"import os; open('left', 'w').close(); open({str(note)!r}, 'w').write(os.getcwd())"
    assert statuses(run(python, program(text))) == ["confirmed"]
    folder = Path(note.read_text())
    assert folder != Path.cwd()
    assert not folder.exists()


def test_an_interrupt_takes_the_child_along(tmp_path: Path) -> None:
    python = fake.interpreter(
        tmp_path / "fake", f"import os, time; open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid())); time.sleep(1000)"
    )
    code = tmp_path / "project" / "model.py"
    code.parent.mkdir()
    code.write_text("import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n")
    command = [sys.executable, "-m", "scopelint", "verify", "--isolated", "--no-cache", "--python", python, str(code)]
    # What runs in the background ignores interrupts, and so would its children.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heed)
    deadline = time.monotonic() + 30
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.05)
    child = int((tmp_path / "pid").read_text())
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)
    assert process.returncode != 0
    assert not is_running(child)


@pytest.mark.parametrize(
    "error",
    [
        "ImportError('Keras cannot be imported. Check that it is installed.')",
        "ImportError('`tf.layers` requires the tf_keras package')",
        "AttributeError(\"module 'tensorflow' has no attribute 'contrib'\")",
    ],
)
def test_a_part_that_is_not_installed_refutes_nothing(python: str, error: str) -> None:
    (found,) = run(python, program(f"raise {error}"))
    assert found.status == "inconclusive"
    assert "this TensorFlow does not have what the program uses: " in found.detail
