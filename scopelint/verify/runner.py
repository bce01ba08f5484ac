"""Child processes that run witnesses: started once for many, limited, and never left behind.

A child has its own session, its own temporary folder and limits on memory and processor time. What it says is read as it
comes and kept up to a bound. It is killed, with everything it started, when it takes too long or when we are interrupted.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import signal
import subprocess
import tempfile
import time
import uuid
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..diagnostics import Claim, Mode, Witness
from .patterns import OF_KERAS

PROBE = Path(__file__).with_name("probe.py")
REPLAY = PROBE.with_name("replay.py")
PROTOCOL = 1

START = 120.0
"""Seconds in which a TensorFlow must have been imported."""
MOST_OUTPUT = 64 << 10
"""Bytes kept of what a child prints."""
_LONGEST_PROBLEM = 300
LONGEST_ANSWER = 4 << 20
_MARK = "SCOPELINT_CHILD"
_ROUNDS = 20
"""How often what goes on starting processes is looked through."""
MOST_RESTARTS = 25
_GRACE = 5.0
"""Seconds in which a child must have seen that one of its processes is late."""
_MOST_AT_ONCE = 8
"""Witnesses that a child is asked for before the first of them is answered."""
_ENOUGH = 2 << 30
"""Bytes that any TensorFlow can be loaded in."""

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Limits:
    """`timeout` is in seconds, for one finding; `memory` in bytes, for the child."""

    timeout: float = 30.0
    memory: int = 8 << 30


@dataclass(frozen=True, slots=True)
class Target:
    """Which TensorFlow to ask, and how: the interpreter, the devices (`all` for every one), how many CPU devices to make."""

    python: str
    device: str = "/CPU:0"
    cpus: int = 1
    limits: Limits = field(default_factory=Limits)

    @property
    def needs_gpu(self) -> bool:
        return self.device == "all" or "CPU" not in self.device.upper()


class ChildError(Exception):
    """Why a child gave no answer."""


class Child:
    """A running child process that speaks lines of JSON."""

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits,
        *,
        gpu: bool,
        folder: str,
        cpu_seconds: float | None = None,
        own_environment: bool = False,
        more: Mapping[str, str] | None = None,
    ) -> None:
        self._errors = bytearray()
        self._buffer = bytearray()
        self._token = uuid.uuid4().hex
        inherited = {**_QUIET, **os.environ} if own_environment else environment(gpu) | {"TMPDIR": folder}
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env={**inherited, **(more or {}), _MARK: self._token},
                start_new_session=True,
                preexec_fn=_limiter(limits, gpu, cpu_seconds),
            )
        except OSError as error:
            raise ChildError(f"{command[0]} cannot be started: {error.strerror}") from None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._out, self._err = self._process.stdout.fileno(), self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for pipe in (self._out, self._err):
            os.set_blocking(pipe, False)
            self._selector.register(pipe, selectors.EVENT_READ)

    def ask(self, request: Json, timeout: float) -> Json:
        """Send a request and wait for its answer. Raises ChildError."""
        self.send(request)
        return self.answer(timeout)

    def send(self, request: Json) -> None:
        """Send a request, of which `answer` tells in its turn."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # it is gone: reading says why
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()

    def answer(self, timeout: float) -> Json:
        """The next line that the child says."""
        deadline = time.monotonic() + timeout
        while b"\n" not in self._buffer:
            left = deadline - time.monotonic()
            if left <= 0:
                raise ChildError(f"no answer within {timeout:g} seconds")
            for key, _ in self._selector.select(left):
                data = os.read(key.fd, 1 << 16)
                if key.fd == self._err:
                    self._errors += data[: max(0, MOST_OUTPUT - len(self._errors))]
                    if not data:
                        self._selector.unregister(key.fd)
                elif not data:
                    raise ChildError(self._ended())
                else:
                    self._buffer += data
                    if len(self._buffer) > LONGEST_ANSWER:
                        raise ChildError("it says more than an answer can hold")
        line, _, rest = bytes(self._buffer).partition(b"\n")
        self._buffer = bytearray(rest)
        try:
            answer: Json = json.loads(line)
        except ValueError:
            answer = {}
        if not isinstance(answer, dict) or not answer:
            raise ChildError(f"it says what no probe of ours would: {line[:80].decode('utf-8', 'replace')}")
        return answer

    def _ended(self) -> str:
        """How the child ended, in words."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(5)
        code = self._process.returncode
        with contextlib.suppress(OSError):
            self._errors += (os.read(self._err, MOST_OUTPUT) or b"")[: max(0, MOST_OUTPUT - len(self._errors))]
        return ended(code, self.printed)

    @property
    def printed(self) -> str:
        """What it printed, as far as it is kept."""
        return self._errors.decode("utf-8", "replace")

    def kill(self) -> None:
        """End it and everything it started, be that in sessions of its own and without a parent."""
        for _ in range(_ROUNDS):
            pids = [*_descendants(self._process.pid), *_marked(self._token), self._process.pid]
            for pid in pids:
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
            if not _marked(self._token):
                break
        self._process.wait()
        self._selector.close()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def ended(code: int | None, printed: str) -> str:
    """How a process ended, in words, and what it printed last."""
    last = printed.strip().rpartition("\n")[2][-300:]
    if code is None:
        how = "the child closed its output"
    elif code < 0:
        how = f"the child was ended by {signal.Signals(-code).name}"
    else:
        how = f"the child ended with status {code}"
    return f"{how}: {last}" if last else how


_QUIET = {
    "TF_CPP_MIN_LOG_LEVEL": "3",
    "TF_USE_LEGACY_KERAS": "1",  # what `tf.compat.v1.layers` needs on TF 2.16 and later
    "AUTOGRAPH_VERBOSITY": "0",
    "PYTHONDONTWRITEBYTECODE": "1",
}


def environment(gpu: bool) -> dict[str, str]:
    """A quiet TensorFlow, without a GPU where none is asked for."""
    # Modules of ours must not come before those of the child's own interpreter.
    inherited = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    return inherited | _QUIET | ({} if gpu else {"CUDA_VISIBLE_DEVICES": ""})


def _limiter(limits: Limits, gpu: bool, cpu_seconds: float | None) -> Any:
    """What the child does before it becomes Python."""
    try:
        import resource  # Windows has none
    except ImportError:
        return None
    # A GPU maps far more than it uses.
    space = resource.RLIMIT_DATA if gpu else resource.RLIMIT_AS

    bounds = [(space, (limits.memory, limits.memory)), (resource.RLIMIT_CORE, (0, 0))]
    if cpu_seconds is not None:
        bounds.append((resource.RLIMIT_CPU, (int(cpu_seconds) + 1, int(cpu_seconds) + 6)))

    def limit() -> None:
        for which, bound in bounds:
            with contextlib.suppress(OSError, ValueError):  # a bound that this system, or a lower one in force, does not allow
                resource.setrlimit(which, bound)

    return limit


def _marked(token: str) -> list[int]:
    """The living processes that have a token in their environment: whoever starts them, they get it."""
    found, mark = [], f"{_MARK}={token}"
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                found.append(int(folder.name))
    return found


def _descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started, youngest first."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError, IndexError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found, frontier = [], {pid}
    while frontier:
        frontier = {child for child, parent in parents.items() if parent in frontier}
        found += sorted(frontier)
    return found[::-1]


# -- witnesses


@dataclass(frozen=True, slots=True)
class Ready:
    """A TensorFlow that answers."""

    tensorflow: str
    python: str
    devices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """What came of a witness on one device: an answer, or why there is none."""

    device: str
    ready: Ready | None
    answer: Json | None = None
    obstacle: str = ""
    whole: Json | None = None
    """What came of the whole trace."""


def observe(witnesses: Sequence[Witness], target: Target) -> list[list[Observation]]:
    """Run witnesses; for each, an observation for each device asked for."""
    out: list[list[Observation]] = [[] for _ in witnesses]
    servers: dict[str, list[int]] = {}
    for index, witness in enumerate(witnesses):
        if witness.source:
            servers.setdefault(_server(witness.mode), []).append(index)
    with tempfile.TemporaryDirectory(prefix="scopelint-") as folder:
        for indices in servers.values():
            for index, observations in _Session(target, folder, [witnesses[i] for i in indices]).run([(i, witnesses[i]) for i in indices]):
                out[index] = observations
    return out


def _server(mode: Mode) -> str:
    """Which witnesses one child can run: of one Keras, and where it cannot fork of one mode."""
    return mode if mode == "keras 3" or not hasattr(os, "fork") else ""


@dataclass(frozen=True, slots=True)
class _Asked:
    """A witness on a device."""

    index: int
    witness: Witness
    device: str


class _Session:
    """The children for some witnesses: one, and another one whenever it was lost."""

    def __init__(self, target: Target, folder: str, witnesses: Sequence[Witness]) -> None:
        self.target, self.folder = target, folder
        self.legacy_keras = all(witness.mode != "keras 3" for witness in witnesses)
        self.layers = any(part in witness.source for witness in witnesses for part in OF_KERAS)
        self.cpu_seconds = 4 * START + len(witnesses) * target.limits.timeout
        self.child: Child | None = None
        self.ready: Ready | None = None
        self.problem = ""
        self.starts = 0
        # Answers come in the order of requests: with one for each processor, a long one would leave the others idle.
        self.at_once = min(_MOST_AT_ONCE, 2 * (os.cpu_count() or 1)) if hasattr(os, "fork") else 1

    def run(self, witnesses: Sequence[tuple[int, Witness]]) -> Iterator[tuple[int, list[Observation]]]:
        try:
            self._start()
            if self.ready is None:
                for index, _ in witnesses:
                    yield index, [Observation(self.target.device, None, obstacle=self.problem)]
                return
            devices = self.ready.devices if self.target.device == "all" else (self.target.device,)
            seen = self._observations([_Asked(index, witness, device) for index, witness in witnesses for device in devices])
            for index, _ in witnesses:
                yield index, [next(seen) for _ in devices]
        finally:
            self._stop()

    def _observations(self, wanted: Iterable[_Asked]) -> Iterator[Observation]:
        """What comes of each, in order; the child is asked for the next ones while it is at one."""
        waiting, asked = deque(wanted), deque[_Asked]()
        while waiting or asked:
            while waiting and len(asked) < self.at_once:
                asked.append(waiting.popleft())
                if self._is_there(asked[-1].device) and self._running():
                    self._send(asked[-1])
            first = asked[0]
            try:
                observation = self._observation(first)
            except ChildError as error:
                self._stop()
                if len(asked) > 1:  # whose doing it was shows where each is alone
                    self.at_once = 1
                    waiting.extendleft(reversed(asked))
                    asked.clear()
                    continue
                observation = Observation(first.device, self.ready, obstacle=str(error))
            asked.popleft()
            yield observation

    def _observation(self, asked: _Asked) -> Observation:
        """What came of what was sent. Raises ChildError."""
        assert self.ready is not None
        if not self._is_there(asked.device):
            there = ", ".join(self.ready.devices)
            return Observation(asked.device, self.ready, obstacle=f"there is no device {asked.device} (there are: {there})")
        if self.child is None:
            return Observation(asked.device, self.ready, obstacle=self.problem)
        answer, *more = self.child.answer(self.target.limits.timeout + _GRACE)["answers"]
        why = self._without(answer)
        if why:
            return Observation(asked.device, self.ready, obstacle=why)
        return Observation(asked.device, self.ready, answer, whole=next((each for each in more if not self._without(each)), None))

    def _is_there(self, device: str) -> bool:
        return self.ready is not None and short(device) in self.ready.devices

    def _running(self) -> bool:
        """Whether there is a child, begun anew if it was lost."""
        if self.child is None and not self.problem:
            self._start()
        return self.child is not None

    def _send(self, asked: _Asked) -> None:
        assert self.child is not None
        assert asked.witness.claim is not None
        placed_by_itself = "with tf.device(" in asked.witness.source  # on devices that need not be there
        programs = [_program(asked.witness.source, asked.witness.claim, not placed_by_itself)]
        if asked.witness.whole is not None:
            programs.append(_program(*asked.witness.whole, values=False))
        seconds = self.target.limits.timeout
        mode, device = asked.witness.mode, short(asked.device)
        self.child.send({"id": asked.index, "mode": mode, "device": device, "programs": programs, "seconds": seconds})

    def _without(self, answer: Json) -> str:
        """Why an answer has nothing to tell; empty if it has."""
        if answer.get("late"):
            return f"no answer within {self.target.limits.timeout:g} seconds"
        if "ended" in answer:
            return ended(answer["ended"], answer["printed"])
        return str(answer.get("obstacle", ""))

    def _start(self) -> None:
        if self.starts > MOST_RESTARTS:
            self.problem = f"given up: {self.starts} children were lost"
            return
        self.starts += 1
        options = {"protocol": PROTOCOL, "cpus": self.target.cpus, "layers": self.layers, "seconds": START}
        command = [self.target.python, "-W", "ignore", str(REPLAY), json.dumps(options)]
        more = {"TF_USE_LEGACY_KERAS": "1" if self.legacy_keras else "0"}
        try:
            self.child = Child(
                command, self.target.limits, gpu=self.target.needs_gpu, folder=self.folder, cpu_seconds=self.cpu_seconds, more=more
            )
            hello = self.child.answer(START)
        except ChildError as error:
            self.problem = str(error)
            self._stop()
            return
        if hello.get("problem") or hello.get("protocol") != PROTOCOL:
            self.problem = unusable(self.target.python, hello)
            if self.target.limits.memory < _ENOUGH:
                self.problem += f" (it may use {self.target.limits.memory >> 20} MB, see --memory)"
            self._stop()
            return
        self.ready = Ready(hello["tensorflow"], hello["python"], tuple(hello["devices"]))

    def _stop(self) -> None:
        if self.child is not None:
            self.child.kill()
            self.child = None


def _program(source: str, claim: Claim, values: bool) -> Json:
    return {"source": source, "claim": {"handles": claim.handles, "pairs": claim.pairs}, "values": values}


def unusable(python: str, hello: Json) -> str:
    problem = str(hello.get("problem") or "it speaks another protocol")
    if "No module named 'tensorflow" in problem:
        return f"{python} has no TensorFlow"
    if problem.startswith("TensorFlow "):
        return problem
    return f"TensorFlow cannot be used by {python}: {problem[:_LONGEST_PROBLEM]}"


def short(device: str) -> str:
    """A device as the probe calls it: `/GPU:1`."""
    kind, _, number = device.strip().lstrip("/").removeprefix("device:").partition(":")
    return f"/{kind.upper()}:{number or 0}"


def probe_devices(target: Target) -> Ready:
    """Start a child to see what is there. Raises ChildError."""
    with tempfile.TemporaryDirectory(prefix="scopelint-") as folder:
        session = _Session(target, folder, ())
        try:
            session._start()
        finally:
            session._stop()
    if session.ready is None:
        raise ChildError(session.problem)
    return session.ready
