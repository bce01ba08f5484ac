"""Many random programs at once:

python -m tests.differential.fuzz --programs 2000 --seed 1 --tf 2.21 --tf 1.15

Every program runs on TensorFlow and, unless `--observe-only`, through scopelint. Disagreements are printed with their
program; the exit status is 1 when there are any. `--one SEED` shows and compares a single program.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import click

from .compare import check, numbered
from .oracle import PYTHONS, Oracle, why_missing
from .programs import Program, mixed_program, random_program
from .tally import Statistics

_SOURCE = Path(__file__).parents[2] / "scopelint"
SEED = int(os.environ.get("SCOPELINT_FUZZ_SEED") or crc32(b"".join(f.read_bytes() for f in sorted(_SOURCE.rglob("*.py")))))
"""Which programs the tests take: others for other sources of scopelint, so that the same tree meets the same programs."""


def seed_of(seed: int, index: int) -> str:
    return f"{seed}/{index}"


def run(
    version: str, seeds: list[str], compare: bool, show: int, written: Callable[[str], Program] = random_program
) -> tuple[Statistics, int]:
    """Statistics and the number of disagreements; the first `show` of them are printed."""
    statistics, bad = Statistics(), 0
    with Oracle(version) as oracle:
        for seed in seeds:
            program = written(seed)
            observation = oracle.observe(program.source)
            statistics.add(program, observation)
            text = check(program.source, observation, version) if compare else observation["failed"]
            if text:
                bad += 1
                if bad <= show:
                    click.echo(f"--- seed {seed}\n{text}\n")
    return statistics, bad


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.differential.fuzz", description="Random programs, TensorFlow against scopelint.")
    parser.add_argument("--programs", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tf", action="append", choices=list(PYTHONS), help="default: every TensorFlow that the environment names")
    parser.add_argument("--one", metavar="SEED", help="show and compare this program only, such as 1/42")
    parser.add_argument("--show", type=int, default=10, metavar="N", help="how many disagreements to print")
    parser.add_argument("--observe-only", action="store_true", help="do not ask scopelint")
    parser.add_argument("--mixed", action="store_true", help="programs that mix generators, context managers, hierarchies and `finally`")
    options = parser.parse_args(arguments)
    written = mixed_program if options.mixed else random_program
    versions = options.tf or [v for v in PYTHONS if not why_missing(v)]
    missing = [why for v in versions if (why := why_missing(v))]
    if missing or not versions:
        click.echo("\n".join(missing or ["no TensorFlow: set " + " or ".join(PYTHONS.values())]), err=True)
        return 2
    seeds = [options.one] if options.one else [seed_of(options.seed, i) for i in range(options.programs)]
    if options.one:
        click.echo(numbered(written(options.one).source) + "\n")
    total = 0
    for version in versions:
        start = time.perf_counter()
        statistics, bad = run(version, seeds, not options.observe_only, options.show, written)
        total += bad
        click.echo(
            f"TensorFlow {version}, seed {options.one or options.seed}: {bad} disagree ({time.perf_counter() - start:.0f} s)\n{statistics}"
        )
    return int(total > 0)


if __name__ == "__main__":
    sys.exit(main())
