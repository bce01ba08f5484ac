"""The probe is one file that old interpreters can read, and explains what a device cannot hold."""

from __future__ import annotations

import ast
import sys

import pytest

from scopelint.verify import probe
from scopelint.verify.runner import PROBE, PROTOCOL

STANDARD = {"ast", "importlib", "json", "os", "re", "signal", "sys", "threading", "time", "types", "warnings"}


@pytest.mark.parametrize("name", ["probe", "replay", "forking", "driver", "watching", "noticing", "rebinding", "handed", "guard"])
def test_what_runs_in_children_is_in_the_language_of_python_3_5(name: str) -> None:
    tree = ast.parse(PROBE.with_name(f"{name}.py").read_text("utf-8"), feature_version=(3, 5))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.AsyncFunctionDef, ast.NamedExpr)
    assert [node for node in ast.walk(tree) if isinstance(node, newer)] == []
    annotated = [node for node in ast.walk(tree) if isinstance(node, ast.arg) and node.annotation is not None]
    assert annotated == []
    keyword_only = [node for node in ast.walk(tree) if isinstance(node, ast.arguments) and (node.kwonlyargs or node.posonlyargs)]
    assert keyword_only == []


def test_the_probe_stands_alone() -> None:
    tree = ast.parse(PROBE.read_text("utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    others = {name.partition(".")[0] for name in imported} - STANDARD
    assert others == {"tensorflow", "numpy"}
    assert "tensorflow" not in sys.modules


def test_probe_and_runner_speak_one_protocol() -> None:
    assert probe.PROTOCOL == PROTOCOL


@pytest.mark.parametrize(
    "text",
    [
        (
            "Cannot assign a device for operation step: Could not satisfy explicit device specification '/device:GPU:0' because no "
            "supported kernel for GPU devices is available."
        ),
        "No OpKernel was registered to support Op 'VariableV2' used by node step with these attrs",
        "No registered 'VarHandleOp' OpKernel for 'GPU' devices compatible with node step",
    ],
)
def test_a_dtype_that_a_device_has_no_kernel_for_is_explained(text: str) -> None:
    asked = probe.Probe.__new__(probe.Probe)
    asked.device = "/GPU:0"
    assert asked.explained(ValueError(text)).startswith("no kernel: TensorFlow has no way to keep a variable of this dtype on /GPU:0: ")
    assert asked.explained(ValueError("out of luck")) == "ValueError: out of luck"


@pytest.mark.parametrize(
    ("full", "short"),
    [
        ("/job:localhost/replica:0/task:0/device:CPU:0", "/CPU:0"),
        ("/job:localhost/replica:0/task:0/device:GPU:1", "/GPU:1"),
        ("/device:CPU:1", "/CPU:1"),
        ("/cpu:0", "/CPU:0"),
        ("", ""),
    ],
)
def test_devices_are_called_as_one_writes_them(full: str, short: str) -> None:
    assert probe.short(full) == short
