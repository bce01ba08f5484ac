"""Which TensorFlow the code is written for: its version, and graph or eager execution."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..tf.version import Version

NEWEST = Version(2, 21)
LAST_ONE = Version(1, 15)

_TF1_NAMES = re.compile(
    r"\btf\.(get_variable|placeholder|Session|InteractiveSession|variable_scope|layers\.|contrib\b|app\.|flags\.|train\.\w+Optimizer|"
    r"global_variables_initializer|ConfigProto|reset_default_graph|get_default_graph|nn\.rnn_cell|AUTO_REUSE|GraphKeys|make_template|"
    r"get_collection|trainable_variables|global_variables|gfile\b)"
)
_TF1_IMPORTS = re.compile(r"\btensorflow\.contrib\b|\btf\.contrib\b|from tensorflow\.examples|tensorflow\.python\.ops\.rnn")
_AS_V1 = re.compile(r"^\s*import\s+tensorflow\.compat\.v1\s+as\s+\w+|from\s+tensorflow\.compat\s+import\s+v1|\bcompat\.v1\b", re.MULTILINE)
_GRAPH_MODE = re.compile(r"\bdisable_(v2_behavior|eager_execution)\s*\(")
_DISABLED = re.compile(r"\bdisable_v2_behavior\s*\(")
_EAGER_MODE = re.compile(r"\benable_(eager_execution|v2_behavior)\s*\(|\btf\.function\b|\bGradientTape\b")
_GRAPH_ONLY = re.compile(r"\b(Session|InteractiveSession|placeholder|MonitoredTrainingSession)\s*\(|\bapp\.run\b")
_PLAIN_IMPORT = re.compile(r"^\s*import\s+tensorflow\s+as\s+tf\b", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Dialect:
    """A version and a mode, and why they were chosen."""

    version: Version
    eager: bool
    v2_behavior: bool
    reason: str


def detect(target: str, text: str, context: str, required: Version | None = None) -> Dialect:
    """The dialect of a root whose file reads `text`; `context` is the text of the files it imports.

    `target` is the `target-version` setting, `required` the version that the project's own requirements name.
    """
    for source in (text, context, text + context):
        eager, graph = _mode(source, source is not text)
        if eager is not None:
            break
    else:
        eager, graph = None, "nothing in the code says otherwise"
    if target != "auto":
        version, reason = Version.parse(target), "target-version"
    elif required is not None:
        version, reason = required, "the project's requirements"
    elif _is_tf1(text) or (not _AS_V1.search(text) and _is_tf1(context)):
        version, reason = LAST_ONE, "names that exist in TensorFlow 1 only"
    else:
        version, reason = NEWEST, "the newest"
    if eager is None and version.major >= 2 and _PLAIN_IMPORT.search(text) and not _AS_V1.search(text + context):
        eager, graph = True, "TensorFlow 2 executes eagerly"
    if version.major < 2 and not re.search(r"\benable_(eager_execution|v2_behavior)\s*\(", text):
        eager = False
    v2 = version.major >= 2 and not _DISABLED.search(text + context)
    return Dialect(version, bool(eager), v2, f"TensorFlow {version} ({reason}); {'eager' if eager else 'graph'} mode ({graph})")


def _is_tf1(text: str) -> bool:
    plain = _PLAIN_IMPORT.search(text) is not None and not _AS_V1.search(text)
    return (plain and _TF1_NAMES.search(text) is not None) or _TF1_IMPORTS.search(text) is not None


def _mode(text: str, surroundings: bool) -> tuple[bool | None, str]:
    """Whether a text runs eagerly; None if it does not tell."""
    if _GRAPH_MODE.search(text):
        return False, "v2 behaviour is disabled"
    if _EAGER_MODE.search(text):
        return True, "eager execution, tf.function or GradientTape"
    if _GRAPH_ONLY.search(text):
        return False, "sessions and placeholders"
    if _is_tf1(text):
        return False, "TensorFlow 1 code"
    if _AS_V1.search(text):
        return (True, "compat.v1 without disable_v2_behavior") if not surroundings else (None, "")
    return None, ""
