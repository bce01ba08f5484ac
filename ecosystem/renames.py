"""`python -m ecosystem.renames --repositories FOLDER [--python PYTHON] [NAME…]`: commits that renamed variables.

Each entry of renames.toml is one: `scopelint vars --diff` between its parent and itself has to find the renames, and to say that no
checkpoint of before loads. With `--python` its TensorFlow writes a checkpoint with the names of before, loads it into variables with
the names of after by the map that was printed, and each has to have the value that was its own. Status 1 where it is not so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import checkout
from .data import load

RECORDED = Path(__file__).with_name("renames.toml")
_MOVE = r"""
import json, sys
import tensorflow as tf
if hasattr(tf, "compat") and hasattr(tf.compat, "v1"):
    tf = tf.compat.v1
    tf.disable_v2_behavior()
folder, names = sys.argv[1], json.loads(sys.argv[2])
with tf.Graph().as_default(), tf.Session() as session:
    for number, name in enumerate(sorted(names)):
        tf.get_variable(name, initializer=float(number))
    session.run(tf.global_variables_initializer())
    path = tf.train.Saver().save(session, folder + "/model")
with tf.Graph().as_default(), tf.Session() as session:
    made = {name: tf.get_variable(new, initializer=-1.0) for name, new in names.items()}
    tf.train.init_from_checkpoint(path, names)
    session.run(tf.global_variables_initializer())
    values = session.run(made)
    wrong = [name for number, name in enumerate(sorted(names)) if values[name] != number]
    sys.exit("not loaded: " + ", ".join(wrong) if wrong else 0)
"""


@dataclass(frozen=True, slots=True)
class Rename:
    """A commit, and what it renamed, as [before, after], in one of its roots."""

    repository: str
    commit: str
    path: str
    root: str
    renamed: tuple[tuple[str, str], ...]
    count: int
    """How many variables have another name, slots among them."""


def recorded() -> list[Rename]:
    """All entries."""
    return [Rename(**{**entry, "renamed": tuple((old, new) for old, new in entry["renamed"])}) for entry in load(RECORDED)["rename"]]


def compared(rename: Rename, clone: Path, folder: Path) -> Any:
    """What `vars --diff` says of the root."""
    tree = folder / "tree"
    subprocess.run(["git", "clone", "--quiet", "--shared", "--no-checkout", str(clone), str(tree)], check=True)
    # Sources alone: a partial clone may lack other files.
    subprocess.run(["git", "-C", str(tree), "checkout", "--quiet", "--force", rename.commit, "--", "*.py"], check=True)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1]), "PYTHONSAFEPATH": "1"}
    between = f"{rename.commit}~1..{rename.commit}"
    command = [
        sys.executable,
        "-m",
        "scopelint",
        "vars",
        "--isolated",
        "--no-cache",
        "--diff",
        between,
        "--output-format",
        "json",
        rename.path,
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tree, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"scopelint failed on {rename.commit}: {done.stderr}")
    return next((each for each in json.loads(done.stdout)["roots"] if each["root"] == rename.root), None)


def judged(rename: Rename, clone: Path, python: str | None) -> Iterator[str]:
    """What is not as it should be."""
    with tempfile.TemporaryDirectory() as folder:
        found = compared(rename, clone, Path(folder))
        if found is None:
            yield f"there is no root {rename.root}"
            return
        pairs = {(each["before"], each["after"]) for each in found["renamed"]}
        yield from (f"not found: {old} → {new}" for old, new in rename.renamed if (old, new) not in pairs)
        if len(pairs) != rename.count:
            yield f"{len(pairs)} renamed instead of {rename.count}"
        if found["loads"]:
            yield "it is said to load"
        yield from (f"not in the map: {old}" for old, new in rename.renamed if found["assignment"].get(old) != new)
        if python is not None:
            environment = {**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3", "CUDA_VISIBLE_DEVICES": ""}
            command = [python, "-W", "ignore", "-c", _MOVE, folder, json.dumps(found["assignment"])]
            done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
            if done.returncode:
                yield f"TensorFlow: {done.stderr.strip()[-300:]}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ecosystem.renames", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repositories", type=Path, required=True, metavar="FOLDER", help="the folder with the clones")
    parser.add_argument("--python", help="an interpreter with TensorFlow, to load the maps")
    parser.add_argument("names", nargs="*", metavar="NAME", help="entries (default: all), by parts of their repositories' names")
    options = parser.parse_args()
    status = 0
    for each in recorded():
        name = f"{each.repository}@{each.commit[:10]}"
        if options.names and not any(part.lower() in name.lower() for part in options.names):
            continue
        clone = checkout.find_clone(options.repositories, each.repository)
        if clone is None or not checkout.has_commit(clone, each.commit):
            print(f"{name}: not there, left out", flush=True)
            continue
        wrong = list(judged(each, clone, options.python))
        print(f"{name} {each.root}: {'; '.join(wrong) or f'as it should be, {each.count} renamed'}", flush=True)
        status = status or bool(wrong)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
