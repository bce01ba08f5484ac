"""The TensorFlows to compare with: one `observer.py` worker per interpreter, asked over pipes.

Interpreters are named by the environment: TF221_PYTHON (TensorFlow 2.21), TF115_PYTHON (1.15.5) and TF15_PYTHON (1.5.0).
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

OBSERVER = Path(__file__).with_name("observer.py")
PYTHONS = {"2.21": "TF221_PYTHON", "1.15": "TF115_PYTHON"}
EVERY_PYTHON = PYTHONS | {"1.5": "TF15_PYTHON"}
"""TensorFlow 1.5 has no `compat.v1`, so that it is asked only where programs are written for it too."""

Observation = dict[str, Any]


def why_missing(version: str) -> str | None:
    """Why this TensorFlow cannot be asked, or None when it can."""
    variable = EVERY_PYTHON[version]
    python = os.environ.get(variable)
    if not python:
        return f"TensorFlow {version} is not compared: set {variable} to a Python that has it"
    if not Path(python).exists():
        return f"TensorFlow {version} is not compared: {variable}={python} does not exist"
    return None


def environment(legacy_keras: bool = True) -> dict[str, str]:
    return os.environ | {
        "TF_CPP_MIN_LOG_LEVEL": "3",
        "TF_USE_LEGACY_KERAS": str(int(legacy_keras)),
        "CUDA_VISIBLE_DEVICES": "",
        "AUTOGRAPH_VERBOSITY": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


class Oracle:
    """A running worker. Thread-safe: questions are answered one at a time."""

    def __init__(self, version: str, legacy_keras: bool = True) -> None:
        self.version = version
        self._lock = threading.Lock()
        self._asked = 0
        self._errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            [os.environ[EVERY_PYTHON[version]], "-W", "ignore", str(OBSERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            env=environment(legacy_keras),
        )
        self.tensorflow: str = self._read()["ready"]
        if not self.tensorflow.startswith(version):
            raise RuntimeError(f"{EVERY_PYTHON[version]} has TensorFlow {self.tensorflow}, not {version}")

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            self._errors.seek(0)
            raise RuntimeError(f"the observer of TensorFlow {self.version} ended:\n{self._errors.read()[-3000:]}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def ask(self, **request: Any) -> Observation:
        assert self._process.stdin
        with self._lock:
            self._asked += 1
            self._process.stdin.write(json.dumps({"id": self._asked, **request}) + "\n")
            self._process.stdin.flush()
            return self._read()

    def observe(self, source: str, files: dict[str, str] | None = None) -> Observation:
        """What the program does; `files` are modules beside it."""
        return self.ask(source=source, files=files or {})

    def observe_file(self, path: Path) -> Observation:
        return self.ask(path=str(path.resolve()))

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout
        self._process.stdout.close()
        self._errors.close()

    def __enter__(self) -> Oracle:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
