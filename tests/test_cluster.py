"""Roots on a Dask cluster: the same bytes as from one process, whatever becomes of its workers."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopelint.config import Settings
from scopelint.discovery import discover
from scopelint.jobs.cluster import packed, perform
from scopelint.project import Analysis
from tests.conftest import Folder, Run

REPOSITORY = Path(__file__).parents[1]

# What a worker runs first: it may look at nothing in the folder of the project, which it is not to have.
AWAY = """\
import os, sys

def look(event, arguments):
    if event in ("open", "os.listdir", "os.scandir") and str(arguments[0]).startswith(os.environ["AWAY_FROM"]):
        print("LOOKED AT", arguments[0], flush=True)
        os._exit(1)

sys.addaudithook(look)
"""

# And what one runs first that is to be lost: it dies of a certain root.
DYING = """\
import os, signal
from scopelint.project import Analysis

def dying(self, root, setting=Analysis.setting):  # Dask reads this file twice
    if "m07" in root.filename:
        os.kill(os.getpid(), signal.SIGKILL)
    return setting(self, root)

Analysis.setting = dying
"""


class Cluster:
    """A scheduler and workers on this machine, each a process of its own."""

    def __init__(self, folder: Path, away_from: Path) -> None:
        pytest.importorskip("distributed", reason="Dask is not installed: the extra scopelint[dask] has it")
        self.folder = folder
        folder.mkdir()
        self.environment = {**os.environ, "AWAY_FROM": str(away_from), "DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error"}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"dask://127.0.0.1:{self.port}"
        self.started: list[subprocess.Popen[bytes]] = []
        self._start("scheduler", "--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard")
        self._wait_for_scheduler()

    def _start(self, *arguments: str, path: Path = REPOSITORY) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *arguments]
        environment = {**self.environment, "PYTHONPATH": str(path)}
        with (self.folder / f"log{len(self.started)}").open("wb") as log:
            self.started.append(subprocess.Popen(command, stdout=log, stderr=log, env=environment, cwd=self.folder))
        return self.started[-1]

    def _wait_for_scheduler(self) -> None:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log0").read_text())

    def worker(self, preload: str = "", path: Path = REPOSITORY) -> subprocess.Popen[bytes]:
        file = self.folder / f"preload{len(self.started)}.py"
        file.write_text(preload)
        address = f"tcp://127.0.0.1:{self.port}"
        return self._start("worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", "--preload", str(file), path=path)

    def logs(self) -> str:
        return "".join(path.read_text() for path in sorted(self.folder.glob("log*")))

    def stop(self) -> None:
        for process in reversed(self.started):
            process.kill()
            process.wait()


@pytest.fixture
def cluster(folder: Folder, tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path / "cluster", folder.path)
    yield found
    found.stop()


def project(folder: Folder) -> None:
    """A project with something of everything that a worker is told: modules, a stub, requirements, files that cannot be read."""
    for number in range(12):
        name = f"m{number:02}"
        twice = f"    helper.make('{name}')\n    tf.get_variable('{name}', [])\n"
        folder.write(f"{name}.py", f"import tensorflow as tf\nimport helper, inhouse\n\ndef f{number}():\n{twice}")
    folder.write("helper.py", "import tensorflow as tf\n\ndef make(name):\n    tf.get_variable(name, [])\n")
    folder.write("train.py", "import inhouse\ninhouse.layer(1)\ninhouse.layer(1)\n")
    folder.write("latin1.py", b"y = '\xe9'\n")
    folder.write("syntax.py", "x = (\n")
    folder.write("requirements.txt", "tensorflow==1.15.5\n")
    folder.write("stubs/inhouse.py", "from _scopelint import get_variable\ndef layer(x): return get_variable('w', [])\n")
    folder.write("scopelint.toml", 'stub-path = ["stubs"]\n')


def test_two_workers_give_the_same_bytes_though_one_is_lost(folder: Folder, run: Run, cluster: Cluster) -> None:
    project(folder)
    first = run("--jobs", "1", "--no-cache", "--output-format", "json", ".")
    assert first.stdout.count('"TVS101"') == 13
    lost = cluster.worker(DYING)
    cluster.worker(AWAY)
    second = run("--executor", cluster.address, "--no-cache", "--output-format", "json", ".")
    assert (second.stderr, second.exit_code) == (first.stderr, first.exit_code)
    assert second.stdout == first.stdout
    lost.kill()  # if the other one had that root
    for command in (["vars", "--output-format", "json"], ["check", "--output-format", "sarif"]):
        one = run(*command, "--jobs", "1", "--no-cache", ".")
        assert run(*command, "--executor", cluster.address, "--no-cache", ".").stdout == one.stdout
    assert "LOOKED AT" not in cluster.logs()


def test_a_root_that_every_worker_dies_of_is_done_here(folder: Folder, run: Run, cluster: Cluster) -> None:
    project(folder)
    first = run("--jobs", "1", "--no-cache", "--output-format", "json", ".")
    for _ in range(5):
        cluster.worker(DYING)
    second = run("--executor", cluster.address, "--no-cache", "--output-format", "json", ".")
    assert second.stdout == first.stdout


def test_a_scheduler_that_ends_costs_nothing(folder: Folder, run: Run, cluster: Cluster) -> None:
    project(folder)
    first = run("--jobs", "1", "--no-cache", "--output-format", "json", ".")
    ending = DYING.replace("os.getpid()", str(cluster.started[0].pid))
    cluster.worker(ending)
    second = run("--executor", cluster.address, "--no-cache", "--output-format", "json", ".")
    assert second.stderr == first.stderr
    assert cluster.started[0].poll() == -signal.SIGKILL
    assert second.stdout == first.stdout


def test_another_scopelint_on_a_worker_is_refused(folder: Folder, run: Run, cluster: Cluster, tmp_path: Path) -> None:
    project(folder)
    shutil.copytree(REPOSITORY / "scopelint", tmp_path / "other" / "scopelint")
    shutil.copytree(REPOSITORY / "rules", tmp_path / "other" / "rules")
    (tmp_path / "other" / "scopelint" / "__init__.py").write_text('"""Another one."""\n\n__version__ = "0.0.1"\n')
    cluster.worker(path=tmp_path / "other")
    result = run("--executor", cluster.address, "--no-cache", ".")
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    host = re.escape(socket.gethostname())
    assert re.fullmatch(rf"error: dask://\S+: the worker on {host} has scopelint 0\.0\.1 .*, and here it is scopelint .*", line)


def test_a_scopelint_that_is_elsewhere_gives_the_same_bytes(folder: Folder, run: Run, cluster: Cluster, tmp_path: Path) -> None:
    project(folder)
    first = run("--jobs", "1", "--no-cache", "--output-format", "json", ".")
    shutil.copytree(REPOSITORY / "scopelint", tmp_path / "other" / "scopelint", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(REPOSITORY / "rules", tmp_path / "other" / "rules")
    cluster.worker(path=tmp_path / "other")
    assert run("--executor", cluster.address, "--no-cache", "--output-format", "json", ".").stdout == first.stdout


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("ray://here:1", "--executor: expected dask://HOST:PORT, not ray://here:1"),
        ("dask://127.0.0.1:1", "dask://127.0.0.1:1: no Dask scheduler answers there"),
    ],
)
def test_an_executor_that_is_not_there_is_one_line(folder: Folder, run: Run, address: str, message: str) -> None:
    if "dask" in address:
        pytest.importorskip("distributed", reason="Dask is not installed: the extra scopelint[dask] has it")
    folder.write("a.py", "import tensorflow as tf\ntf.get_variable('w', [])\n")
    result = run("--executor", address, ".")
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"error: {message}\n")


def test_without_dask_the_extra_is_named(folder: Folder, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = run("--executor", "dask://127.0.0.1:1", ".")
    assert result.stderr == "error: dask://127.0.0.1:1 needs Dask, which the extra scopelint[dask] installs\n"


def test_a_parcel_holds_all_that_an_analysis_looks_at(folder: Folder) -> None:
    import pickle

    from scopelint.pipeline import diagnose

    project(folder)
    settings = Settings(folder.path, src=(folder.path,), stub_path=(folder.path / "stubs",))
    analysis = Analysis(discover(["."], settings), settings)
    roots = analysis.roots()
    parcel = packed(analysis)
    here = [diagnose(analysis, root) for root in roots]
    shutil.rmtree(folder.path)
    folder.path.mkdir()
    there = [pickle.loads(perform(parcel, pickle.dumps((diagnose, root)))).value for root in roots]
    assert there == here
    assert [len(outcome.diagnostics) for outcome in here] == [1] * 13
