"""`python -m bench.verify PYTHON [COUNT]`: how long it takes to settle findings on the TensorFlow of an interpreter.

The findings are those of the reported cases and of the examples, each program copied until there are enough. What is measured
is `scopelint verify` from its start to its end: the analysis, the witnesses, the start of TensorFlow, and the verdicts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]


def main(python: str, count: int = 200) -> None:
    """Measure, and print what came of it."""
    os.environ["PYTHONPATH"] = str(ROOT)
    programs = sorted([*(ROOT / "tests" / "cases" / "data").glob("*/bug.py"), *(ROOT / "examples").glob("*/bug.py")])
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        (tree / "scopelint.toml").touch()
        for number in range(count):
            program = programs[number % len(programs)]
            (tree / f"p{number}").mkdir()
            shutil.copy(program, tree / f"p{number}" / f"program{number}.py")
        begin = time.perf_counter()
        command = [sys.executable, "-m", "scopelint", "verify", "--no-cache", "--python", python, "--output-format", "json", "."]
        done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
        seconds = time.perf_counter() - begin
    verdicts = [each["verification"]["status"] for each in json.loads(done.stdout)]
    told = ", ".join(f"{verdicts.count(status)} {status}" for status in ("confirmed", "reproduced"))
    print(f"{len(verdicts)} findings in {count} programs settled in {seconds:.1f} s: {told}")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:]))
