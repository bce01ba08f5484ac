"""`python -m bench.verify PYTHON [COUNT]`: how long it takes to settle findings on the TensorFlow of an interpreter.

The findings are those of the reported cases and of the examples, of which as many are taken as are asked for. Their witnesses are
made first; what is measured is settling them, beside what `import tensorflow` costs there: at most twice that and 5 seconds for 100.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.lint import lint
from scopelint.verify.runner import Target
from scopelint.verify.settle import Settled, settle

ROOT = Path(__file__).parents[1]
PROGRAMS = (ROOT / "examples", ROOT / "tests" / "cases" / "data")


def main(python: str, count: int = 100) -> None:
    """Measure, and print what came of it."""
    settings = load_settings(ROOT, ROOT, config=None, isolated=True, overrides={"target-version": "1.15"})
    settings = replace(settings, verify=True, jobs=1)
    files = sorted(path for folder in PROGRAMS for path in folder.rglob("bug.py"))
    report = lint(discover([str(path) for path in files[:count]], settings).readable(), settings)
    subjects = [each for each in report.diagnostics if each.witness is not None and each.witness.source]
    alone, of_alone = _measured(
        lambda: subprocess.run([python, "-W", "ignore", "-c", "import tensorflow"], check=True, capture_output=True)
    )
    asked = list(islice(cycle(subjects), count))
    settled: list[Settled] = []
    seconds, of_cpu = _measured(lambda: settled.append(settle(asked, Target(python))))
    told = Counter(each.verification.status for each in settled[0].diagnostics if each.verification is not None)
    print(f"{count} findings settled: {dict(told)}")
    print(f"    {seconds:.1f} s; import tensorflow {alone:.1f} s; at most {2 * alone + 5:.1f} s for 100")
    print(f"    of processor time {of_cpu:.1f} s; import tensorflow {of_alone:.1f} s; at most {2 * of_alone + 5:.1f} s for 100")


def _measured(work: Callable[[], object]) -> tuple[float, float]:
    """The seconds that some work takes, and those of processor time in it and its children: a busy machine only adds to the former."""
    begin, spent = time.perf_counter(), os.times()
    work()
    now = os.times()
    return time.perf_counter() - begin, sum(now[:4]) - sum(spent[:4])


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(os.path.abspath(shutil.which(sys.argv[1]) or sys.exit(f"there is no interpreter {sys.argv[1]}")), *map(int, sys.argv[2:]))
