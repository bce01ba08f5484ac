"""`python -m bench.verify PYTHON [COUNT]`: how long it takes to settle findings on the TensorFlow of an interpreter.

The findings are those of the reported cases and of the examples, of which as many are taken as are asked for. Their witnesses are
made first; what is measured is settling them, beside what `import tensorflow` costs there: at most twice that and 5 seconds for 100.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from itertools import cycle, islice
from pathlib import Path

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.lint import lint
from scopelint.verify.runner import Target
from scopelint.verify.settle import settle

ROOT = Path(__file__).parents[1]
PROGRAMS = (ROOT / "examples", ROOT / "tests" / "cases" / "data")


def main(python: str, count: int = 100) -> None:
    """Measure, and print what came of it."""
    settings = load_settings(ROOT, ROOT, config=None, isolated=True, overrides={"target-version": "1.15"})
    settings = replace(settings, verify=True, jobs=1)
    files = sorted(path for folder in PROGRAMS for path in folder.rglob("bug.py"))
    report = lint(discover([str(path) for path in files[:count]], settings).readable(), settings)
    subjects = [each for each in report.diagnostics if each.witness is not None and each.witness.source]
    begin = time.perf_counter()
    subprocess.run([python, "-W", "ignore", "-c", "import tensorflow"], check=True, capture_output=True)
    alone = time.perf_counter() - begin
    begin = time.perf_counter()
    settled = settle(list(islice(cycle(subjects), count)), Target(python))
    seconds = time.perf_counter() - begin
    told = Counter(each.verification.status for each in settled.diagnostics if each.verification is not None)
    bound = 2 * alone + 5
    print(f"{count} findings settled in {seconds:.1f} s, import tensorflow {alone:.1f} s (at most {bound:.1f} s for 100): {dict(told)}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
