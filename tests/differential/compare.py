"""Is scopelint's prediction what TensorFlow did?

A prediction is the JSON of `scopelint vars --output-format json`; an observation is what `observer.py` answers. They agree
when they have the same graphs with the same variables in the same order (op name, shape, dtype, trainable, collection; a
shape, dimension or dtype that scopelint does not know matches any) and the same first error: a code that stands for
TensorFlow's message, at the line of the deepest frame in the program's own files.
"""

from __future__ import annotations

import json
import tempfile
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from scopelint.cli import cli

from .oracle import Observation

Prediction = dict[str, Any]

# What TensorFlow says → the codes that may stand for it. The first match counts.
CODES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("Trainable variable created when calling a template after the first time", ("TVS107",)),
    ("already exists, disallowed", ("TVS101",)),
    ("already exists. Did you mean to set reuse=True or reuse=tf.AUTO_REUSE in VarScope?", ("TVS101",)),
    ('"global_step" already exists.', ("TVS101",)),
    ("does not exist, or was not created with tf.get_variable()", ("TVS102",)),
    ("Trying to share variable", ("TVS103",)),
    ("Trying to reuse partitioned variable", ("TVS103",)),
    ("No partitioner was provided, but a partitioned version", ("TVS103",)),
    ("A partitioner was provided, but an unpartitioned version", ("TVS103",)),
    ("reuse=True cannot be used without a name_or_scope", ("TVS104",)),
    ("The reuse parameter must be True or False or None", ("TVS106",)),
    ("got an unexpected keyword argument", ("TVS106",)),
    ("scope argument not allowed when keras style layers are enabled", ("TVS106",)),
    ("is not a valid scope name", ("TVS106",)),
    ("is not a valid root scope name", ("TVS106",)),
    ("is not a valid node name", ("TVS106",)),
    ("Duplicate node name in graph", ("TVS106",)),
    ("If initializer is a constant, do not specify shape", ("TVS106",)),
    ("Initializer type '", ("TVS106",)),
    ("The initializer passed is not valid", ("TVS106",)),
    ("must be fully defined, but instead was", ("TVS106",)),
    ("did not get an initializer, so its `shape` argument must be specified", ("TVS106",)),
    ("An initializer for variable ", ("TVS106",)),
    ("Improper nesting of variable_scope", ("TVS106",)),
    ("VariableScope: name_or_scope must be a string or VariableScope", ("TVS106",)),
    ("If default_name is None then name_or_scope is required", ("TVS106",)),
    ("Variable name must be string, got", ("TVS106",)),
    ("Moving average already computed for", ("TVS106",)),
)


def codes_for(raises: dict[str, Any]) -> tuple[str, ...]:
    """The codes that fit an observed error; none for an error that is not about variables."""
    message = " ".join(raises["message"].split())
    for text, codes in CODES:
        if text in message:
            # A template notes where it was made; what it may not create on a later call is also simply missing.
            return (*codes, "TVS107") if codes == ("TVS102",) and "originally defined at:" in message else codes
    return ()


def scopelint(*arguments: str) -> Result:
    """Runs scopelint in this process, without any configuration file. A crash is raised here."""
    result = CliRunner().invoke(cli, arguments)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def predict(path: Path, version: str) -> Prediction:
    """The JSON of `scopelint vars` for a program."""
    result = scopelint("vars", "--isolated", "--target-version", version, "--output-format", "json", str(path))
    try:
        prediction: Prediction = json.loads(result.stdout)
    except ValueError:
        raise RuntimeError(f"scopelint vars printed no JSON (exit status {result.exit_code}):\n{result.output[-2000:]}") from None
    return prediction


def predict_source(source: str, version: str, files: dict[str, str] | None = None) -> Prediction:
    with tempfile.TemporaryDirectory(prefix="predicted-") as folder:
        path = Path(folder).resolve() / "main.py"
        for name, text in {"main.py": source, **(files or {})}.items():
            target = path.parent / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        return predict(path, version)


@dataclass(frozen=True)
class Disagreement:
    """One way in which the two differ."""

    what: str
    tensorflow: object
    scopelint: object

    def __str__(self) -> str:
        return f"{self.what}\n    TensorFlow: {self.tensorflow}\n    scopelint:  {self.scopelint}"


def module_root(prediction: Prediction, filename: str) -> dict[str, Any] | None:
    for root in prediction["roots"]:
        place, _, what = root["root"].rpartition(":")
        if what == "<module>" and Path(place).name == filename:
            found: dict[str, Any] = root
            return found
    return None


def shapes_agree(observed: list[int | None] | None, predicted: list[int | None] | None) -> bool:
    if predicted is None or observed is None:
        return predicted is None
    return len(observed) == len(predicted) and all(b is None or a == b for a, b in zip(observed, predicted, strict=True))


def variable_differences(where: str, observed: dict[str, Any], predicted: dict[str, Any]) -> list[Disagreement]:
    name = observed["name"]
    found = []
    if not shapes_agree(observed["shape"], predicted["shape"]):
        found.append(Disagreement(f"{where}: the shape of {name}", observed["shape"], predicted["shape"]))
    for key in ("dtype", "trainable", "collection"):
        unknown = (key == "dtype" and predicted[key] is None) or (key == "collection" and observed[key] is None)
        if not unknown and observed[key] != predicted[key]:
            found.append(Disagreement(f"{where}: {key} of {name}", observed[key], predicted[key]))
    return found


def graph_differences(observation: Observation, root: dict[str, Any]) -> list[Disagreement]:
    observed, predicted = observation["graphs"], root["graphs"]
    if len(observed) != len(predicted):
        names = [[[v["name"] for v in g["variables"]] for g in graphs] for graphs in (observed, predicted)]
        return [Disagreement("the graphs that hold variables", *names)]
    found = []
    for i, (ours, theirs) in enumerate(zip(observed, predicted, strict=True)):
        where = f"graph {i}"
        names = [[v["name"] for v in graph["variables"]] for graph in (ours, theirs)]
        if names[0] != names[1]:
            same = next((n for n, (a, b) in enumerate(zip(*names, strict=False)) if a != b), min(map(len, names)))
            place = f"the variables after the first {same}"
            found.append(Disagreement(f"{where}: {place}", *(n[same : same + 8] for n in names)))
            continue
        for a, b in zip(ours["variables"], theirs["variables"], strict=True):
            found += variable_differences(where, a, b)
    return found


def error_differences(observation: Observation, root: dict[str, Any]) -> list[Disagreement]:
    observed, predicted = observation["raises"], root["raises"]
    codes = codes_for(observed) if observed else ()
    if observed is None or not codes:
        # An error of another kind is none of scopelint's: it may end the program silently.
        wrong = predicted is not None and (observed is None or predicted["code"] is not None)
        shown = observed and f"{observed['type']}: {observed['message'][:300]}"
        return [Disagreement("the error", shown, predicted)] if wrong else []
    filename, line, _ = observed["stack"][-1]
    shown = f"{' or '.join(codes)} at {filename}:{line} ({' '.join(observed['message'].split())[:200]})"
    if predicted is None:
        return [Disagreement("the error", shown, None)]
    blurred = "Improper nesting" in observed["message"]  # Python 3.7 tells the last line of the block, later ones that of the `with`
    right = predicted["code"] in codes and (blurred or predicted["row"] == line) and Path(predicted["filename"]).name == Path(filename).name
    return (
        [] if right else [Disagreement("the error", shown, f"{predicted['code']} at {Path(predicted['filename']).name}:{predicted['row']}")]
    )


def differences(observation: Observation, prediction: Prediction, filename: str = "main.py") -> list[Disagreement]:
    """All the ways in which a prediction is not what TensorFlow did; empty when they agree."""
    if observation["failed"]:
        return [Disagreement("the program did not run to its end", observation["failed"], None)]
    root = module_root(prediction, filename)
    if root is None:
        if not observation["graphs"] and observation["raises"] is None:
            return []
        return [Disagreement("the program is not among the roots", observation["graphs"], [r["root"] for r in prediction["roots"]])]
    return error_differences(observation, root) + graph_differences(observation, root)


def numbered(source: str, mark: int | None = None) -> str:
    return "\n".join(f"{'>' if n == mark else ' '}{n:4} {line}" for n, line in enumerate(source.splitlines(), 1))


def report(source: str, observation: Observation, found: list[Disagreement]) -> str:
    """The differences and the program, for a person."""
    raises = observation["raises"]
    line = raises["stack"][-1][1] if raises and raises["stack"] else None
    head = f"scopelint and TensorFlow {observation['tensorflow']} disagree"
    return "\n".join([head, *map(str, found), "", numbered(source, line)])


def check(source: str, observation: Observation, version: str) -> str | None:
    """None when scopelint predicts the observation, else the report. A crash of scopelint is a disagreement."""
    try:
        found = differences(observation, predict_source(source, version))
    except Exception as error:  # a crash is reported like any other disagreement
        found = [Disagreement("scopelint failed", None, "".join(traceback.format_exception(error)[-12:]))]
    return report(source, observation, found) if found else None
