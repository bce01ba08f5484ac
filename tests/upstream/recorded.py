"""TensorFlow's own tests: the variables that each method makes, graph by graph.

python -m tests.upstream.recorded [FILE ...]     runs the files on TensorFlow 1.15 and records what they make in truth.json

No code of TensorFlow's is kept here. SCOPELINT_CHECKOUTS is a folder with a checkout of its branch r1.15, called `tensorflow+tensorflow`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import click

from ..differential.oracle import EVERY_PYTHON, why_missing

VARIABLE = "SCOPELINT_CHECKOUTS"
VERSION = "1.15"
FOLDER = Path(__file__).parent
TRUTH = FOLDER / "truth.json"
NOT_YET = FOLDER / "not_yet.txt"

Made = dict[str, list[list[str]]]
"""The names of the variables of each graph, by `Class.method`."""

FILES = (
    "python/kernel_tests/variable_scope_test.py",
    "python/kernel_tests/template_test.py",
    "python/layers/core_test.py",
    "contrib/layers/python/layers/layers_test.py",
    "contrib/rnn/python/kernel_tests/rnn_cell_test.py",
    "python/training/slot_creator_test.py",
    "python/training/moving_averages_test.py",
    "python/training/gradient_descent_test.py",
    "python/training/adam_test.py",
    "python/training/momentum_test.py",
    "python/training/adagrad_test.py",
    "python/training/rmsprop_test.py",
    "python/layers/normalization_test.py",
    "contrib/framework/python/ops/variables_test.py",
    "python/kernel_tests/metrics_test.py",
    "python/kernel_tests/rnn_cell_test.py",
    "python/layers/base_test.py",
    "python/layers/convolutional_test.py",
    "python/training/adadelta_test.py",
    "python/training/adagrad_da_test.py",
    "python/training/checkpoint_utils_test.py",
    "python/training/ftrl_test.py",
    "python/training/optimizer_test.py",
    "python/training/proximal_adagrad_test.py",
    "python/training/proximal_gradient_descent_test.py",
    "python/training/saver_test.py",
    "python/training/sync_replicas_optimizer_test.py",
    "python/training/warm_starting_util_test.py",
    "contrib/layers/python/layers/embedding_ops_test.py",
    "contrib/layers/python/layers/encoders_test.py",
    "contrib/layers/python/layers/feature_column_ops_test.py",
    "contrib/layers/python/layers/normalization_test.py",
    "contrib/layers/python/layers/optimizers_test.py",
    "contrib/layers/python/layers/rev_block_lib_test.py",
    "contrib/layers/python/layers/utils_test.py",
    "contrib/seq2seq/python/kernel_tests/attention_wrapper_test.py",
    "contrib/slim/python/slim/nets/alexnet_test.py",
    "contrib/slim/python/slim/nets/inception_v1_test.py",
    "contrib/slim/python/slim/nets/inception_v2_test.py",
    "contrib/slim/python/slim/nets/overfeat_test.py",
    "contrib/slim/python/slim/nets/resnet_v1_test.py",
    "contrib/slim/python/slim/nets/resnet_v2_test.py",
    "contrib/slim/python/slim/nets/vgg_test.py",
    "contrib/opt/python/training/lazy_adam_optimizer_test.py",
    "contrib/opt/python/training/moving_average_optimizer_test.py",
    "contrib/opt/python/training/nadam_optimizer_test.py",
    "contrib/opt/python/training/weight_decay_optimizers_test.py",
)
"""Below the folder `tensorflow` of a checkout."""


def path_of(file: str) -> Path | None:
    folder = os.environ.get(VARIABLE)
    path = Path(folder) / "tensorflow+tensorflow" / "tensorflow" / file if folder else None
    return path if path is not None and path.is_file() else None


def why_not_there(file: str) -> str | None:
    """Why there is nothing to compare, or None where there is."""
    if path_of(file) is not None:
        return None
    return f"no checkout of TensorFlow r1.15 with {file}: set {VARIABLE} to a folder with one as tensorflow+tensorflow"


def recorded() -> dict[str, Made]:
    found: dict[str, Made] = json.loads(TRUTH.read_text("utf-8")) if TRUTH.exists() else {}
    return found


def not_yet() -> dict[str, str]:
    """The methods that are known not to come out right, `file:Class.method`, with the reason."""
    lines = [line for line in NOT_YET.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return dict(line.split(": ", 1) for line in lines)


def observe(file: str) -> Made:
    """What TensorFlow makes of a file."""
    asked = [os.environ[EVERY_PYTHON[VERSION]], str(FOLDER / "observer.py"), str(path_of(file))]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(asked, capture_output=True, text=True, check=False, env=environment)
    if done.returncode:
        sys.exit(f"{file}: {done.stderr}")
    found: Made = json.loads(done.stdout.splitlines()[-1])
    return found


def record(wanted: list[str]) -> None:
    if why := why_missing(VERSION):
        sys.exit(why)
    found = recorded()
    for file in FILES:
        if wanted and not any(each in file for each in wanted):
            continue
        if why := why_not_there(file):
            click.echo(why)
            continue
        found[file] = observe(file)
        click.echo(f"{file}: {len(found[file])} methods with variables")
        TRUTH.write_text(_written(found), "utf-8")


def _written(found: dict[str, Made]) -> str:
    """JSON with a line for each method."""

    def lines(made: Made) -> str:
        return ",\n".join(f"  {json.dumps(name)}: {json.dumps(graphs)}" for name, graphs in sorted(made.items()))

    return "{\n" + ",\n".join(f"{json.dumps(file)}: {{\n{lines(made)}\n}}" for file, made in sorted(found.items())) + "\n}\n"


if __name__ == "__main__":
    record(sys.argv[1:])
