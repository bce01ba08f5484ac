"""Programs that mean no good: whatever they do, what is known is printed, the status is right, and none of them is left."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from scopelint.cli import cli
from scopelint.verify.runner import _marked

from ..conftest import Folder
from . import fake
from .replaying import python as version

pytestmark = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="only Linux tells which processes are left")

BUG = "import tensorflow as tf\ntf.get_variable('w', [2])\ntf.get_variable('w', [2])\n"
"""What the made-up TensorFlow never minds."""

TENSORFLOW = (
    fake.TENSORFLOW
    + '''

class _Frameworks(object):
    """What is watched, and never does anything."""


def _module(name, **members):
    import sys
    import types

    module = sys.modules[name] = types.ModuleType(name)
    module.__path__ = []
    module.__dict__.update(members)
    parent, _, last = name.rpartition(".")
    if parent != "tensorflow":
        setattr(sys.modules[parent], last, module)
    return module


class _Stack(object):
    _global_default_graph = None

    def reset(self):
        pass


class _Store(object):
    def get_variable(self):
        pass


class _Base(object):
    def run(self):
        pass


__path__ = []
_module("tensorflow.python")
for _each in ("client", "framework", "ops", "eager"):
    _module("tensorflow.python." + _each)
_module("tensorflow.python.client.session", BaseSession=_Base)
_module("tensorflow.python.framework.ops", Graph=Graph, _default_graph_stack=_Stack())
_module("tensorflow.python.ops.variable_scope", _VariableStore=_Store)
_module("tensorflow.python.ops.resource_variable_ops")
'''
)


@pytest.fixture
def python(folder: Folder) -> str:
    return fake.interpreter(folder.path.parent / "fake", TENSORFLOW)


LAST = "import os, sys\nsys.stderr.write('last words\\n')\nsys.stderr.flush()\nos._exit(0)"
CLOSED = "import os\nfor each in range(20):\n    try: os.close(each)\n    except OSError: pass\nwhile True: pass"
LATE = "did not come to an end or to a step in time"
END = {
    "hangs": ("while True: pass", LATE),
    "eats memory": ("x = []\nwhile True: x.append(bytearray(1 << 29))", "it had no memory left"),
    "exits": (LAST, "could not be run: the child ended with status 0: last words"),
    "is killed": ("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)", "could not be run: the child was ended by SIGKILL"),
    "closes its pipes": (CLOSED, "could not be run: "),
    "talks without end": ("import sys\nwhile True: sys.stdout.write('x' * 1000000)", LATE),
}


@pytest.mark.parametrize("how", END)
def test_a_program_that_dies_is_status_2_with_what_is_known(folder: Folder, python: str, how: str) -> None:
    text, said = END[how]
    folder.write("train.py", f"{BUG}{text}\n")
    start = time.monotonic()
    seconds = "2" if said is LATE else "60"  # the others end by themselves, on a busy machine later
    arguments = ["--python", python, "--timeout", seconds, "--memory", "1G", "--output-format", "concise", "--run", "train.py"]
    done = CliRunner().invoke(cli, ["verify", "--no-cache", *arguments])
    assert done.exit_code == 2, done.output
    assert "train.py:3:1: TVS101" in done.stdout
    assert "All checks passed" not in done.stdout
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert time.monotonic() - start < (20 if said is LATE else 60)


BOMB = """
import os, time
for number in range(10):
    if os.fork() == 0:
        os.setsid()
        if os.fork():
            os._exit(0)
        open(os.path.join({folder!r}, str(os.getpid())), "w").close()
        while True:
            time.sleep(0.1)
while len(os.listdir({folder!r})) < 10:
    time.sleep(0.01)
"""


def test_ten_orphans_in_sessions_of_their_own_do_not_outlive_the_run(folder: Folder, python: str) -> None:
    pids = folder.path.parent / "pids"
    pids.mkdir()
    folder.write("train.py", BUG + BOMB.format(folder=str(pids)))
    CliRunner().invoke(cli, ["verify", "--no-cache", "--python", python, "--run", "train.py"])
    assert len(os.listdir(pids)) == 10
    gone(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() and alive(int(pid)) for pid in os.listdir(pids)))


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def gone(there: Callable[[], bool]) -> None:
    end = time.monotonic() + 2
    while not there():
        assert time.monotonic() < end, "something is left after 2 seconds"
        time.sleep(0.02)


def interrupted(began: Path, number: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What `scopelint verify` says that gets a signal when the program has written its number to a file."""
    process = subprocess.Popen(
        [sys.executable, "-m", "scopelint", "verify", "--no-cache", "--output-format", "json", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # What runs in the background ignores interrupts, and so would its children.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    end = time.monotonic() + 60
    while not (began.exists() and began.read_text()):
        assert time.monotonic() < end
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    return subprocess.CompletedProcess(arguments, process.returncode, out, err)


SIGNALS = pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)], ids=["SIGTERM", "SIGINT"])


@SIGNALS
def test_a_signal_ends_the_run_and_what_is_known_is_printed(folder: Folder, python: str, number: int, status: int) -> None:
    began = folder.path.parent / "pid"
    folder.write("train.py", f"{BUG}import os\nopen({str(began)!r}, 'w').write(str(os.getpid()))\nwhile True: pass\n")
    done = interrupted(began, number, "--python", python, "--run", "train.py")
    assert done.returncode == status, done.stderr
    assert [each["code"] for each in json.loads(done.stdout)["findings"]] == ["TVS101"]
    assert "what is printed is not all" in done.stderr
    gone(lambda: not alive(int(began.read_text())))


HANGS = """\
import os
import posix  # what is executed writes nowhere; one that means no good knows how to
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
step = tf.Variable(0, "step")
child = os.fork()
if not child:
    os.setsid()
    while True:
        pass
posix.write(posix.open({began!r}, os.O_WRONLY | os.O_CREAT), b"%d %d" % (os.getpid(), child))
while True:
    pass
"""


@SIGNALS
def test_a_signal_ends_what_is_executed(folder: Folder, number: int, status: int) -> None:
    """The program goes on, and so do the processes that it has started, one of them in a session of its own."""
    began = folder.path.parent / "pid"
    folder.write("train.py", HANGS.format(began=str(began)))
    done = interrupted(began, number, "--python", version("1.15"), "--execute", "train.py")
    assert done.returncode == status, done.stderr
    assert [(each["code"], each["verification"]["status"]) for each in json.loads(done.stdout)] == [("TVS206", "reproduced")]
    assert "what is printed is not all" in done.stderr
    gone(lambda: not any(map(alive, map(int, began.read_text().split()))))


def test_nothing_carries_a_mark_that_nobody_gave() -> None:
    assert _marked("nobody") == []
