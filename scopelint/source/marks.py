"""What a file's text says of the TensorFlow it is written for: words that stand in it or do not."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

_ENABLING = ("enable_eager_execution", "enable_v2_behavior")
_NOT_SET = r"""["']\]\s*=\s*["'](?!(?:1|true|True)["'])"""
"""What follows the name of a variable of the environment where it is set to what TensorFlow takes for no: to `0`, or to `yes`."""
_IN_CODE = r"(?m:^)[^#\n]*"
"""What may stand before a word in its line where the line was not commented out."""
_WORDS: dict[str, tuple[tuple[str, ...], re.Pattern[str]]] = {
    "tf1_names": (
        ("tf.",),
        re.compile(
            r"\btf\.(get_variable|placeholder|Session|InteractiveSession|variable_scope|layers\.|contrib\b|app\.|flags\.|"
            r"train\.\w+Optimizer|global_variables_initializer|ConfigProto|reset_default_graph|get_default_graph|nn\.rnn_cell|"
            r"AUTO_REUSE|GraphKeys|make_template|get_collection|trainable_variables|global_variables|gfile\b)"
        ),
    ),
    "tf1_imports": (
        (".contrib", "tensorflow.examples", "tensorflow.python.ops.rnn", "snt."),
        re.compile(
            r"\btensorflow\.contrib\b|\btf\.contrib\b|from tensorflow\.examples|tensorflow\.python\.ops\.rnn|"
            r"\bsnt\.(AbstractModule|reuse_variables|observe_connections|BatchFlatten|BatchReshape|AddBias)\b"  # Sonnet 1 needs it
        ),
    ),
    "as_v1": (
        ("compat",),
        re.compile(r"^\s*import\s+tensorflow\.compat\.v1\s+as\s+\w+|from\s+tensorflow\.compat\s+import\s+v1|\bcompat\.v1\b", re.MULTILINE),
    ),
    "graph_mode": (("disable_",), re.compile(_IN_CODE + r"\bdisable_(v2_behavior|eager_execution)\s*\(")),
    "disables": (("disable_v2_behavior",), re.compile(_IN_CODE + r"\bdisable_v2_behavior\s*\(")),
    "enables": (_ENABLING, re.compile(_IN_CODE + r"\benable_(eager_execution|v2_behavior)\s*\(")),
    "eager_mode": (
        (*_ENABLING, "tf.function", "GradientTape"),
        re.compile(_IN_CODE + r"(\benable_(eager_execution|v2_behavior)\s*\(|\btf\.function\b|\bGradientTape\b)"),
    ),
    "graph_only": (
        ("Session", "placeholder", "app.run"),
        re.compile(r"\b(Session|InteractiveSession|placeholder|MonitoredTrainingSession)\s*\(|\bapp\.run\b"),
    ),
    "plain_import": (
        ("tensorflow",),
        re.compile(
            r"^\s*import\s+tensorflow\s+as\s+tf\b|^\s*(?:import|from)\s+tensorflow\.keras\b|^\s*from\s+tensorflow\s+import\s+keras\b",
            re.MULTILINE,
        ),
    ),
    "legacy_keras": (("TF_USE_LEGACY_KERAS", "tf-", "tf_"), re.compile(rf"TF_USE_LEGACY_KERAS(?!{_NOT_SET})|tf[-_]keras|tf[-_]slim")),
    "keras_3": (
        ("ops", "random", "KERAS_BACKEND"),
        re.compile(r"\bkeras\.(ops|random)\b|\bfrom\s+keras\s+import\s+.*\b(ops|random)\b|KERAS_BACKEND"),
    ),
    "of_scopelint": (("scopelint",), re.compile("scopelint")),
}
"""For each mark a pattern, and strings of which one stands in every text that it is found in: to look for these is far quicker."""
KERAS_3 = re.compile(
    r"tensorflow(?:[-_](?:gpu|cpu))?\s*(?:\[[^\]]*\])?\s*(?:==|~=|>=)\s*2\.(?:1[6-9]|[2-9]\d)|\bkeras\s*(?:==|~=|>=)\s*[3-9]", re.IGNORECASE
)
"""A requirement of Keras 3, or of a TensorFlow that comes with it."""
_SCRIPT = re.compile(r"^# /// script$(.*?)^# ///$", re.MULTILINE | re.DOTALL)
"""What a script says of its own requirements."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Which words stand in a text, or in any of several."""

    tf1_names: bool = False
    tf1_imports: bool = False
    as_v1: bool = False
    graph_mode: bool = False
    disables: bool = False
    enables: bool = False
    eager_mode: bool = False
    graph_only: bool = False
    plain_import: bool = False
    legacy_keras: bool = False
    keras_3: bool = False
    """It has what only Keras 3 has."""
    of_scopelint: bool = False
    """It may speak to scopelint: by comments that state how something is shared."""
    requires_keras_3: bool = False
    """A script says that it requires a TensorFlow with Keras 3."""

    @property
    def tells(self) -> bool:
        """Whether it says anything of the version or of the mode: that it calls TensorFlow by its old name tells neither."""
        return any((self.tf1_names, self.tf1_imports, self.graph_mode, self.enables, self.eager_mode, self.graph_only))

    def __or__(self, other: Marks) -> Marks:
        return Marks(*(getattr(self, name) or getattr(other, name) for name in MARKS))


MARKS = tuple(each.name for each in fields(Marks))


def marks(text: str) -> Marks:
    """The marks of a text."""
    found = {name: any(map(text.__contains__, near)) and word.search(text) is not None for name, (near, word) in _WORDS.items()}
    return Marks(**found, requires_keras_3="# /// script" in text and any(map(KERAS_3.search, _SCRIPT.findall(text))))


__all__ = ["KERAS_3", "MARKS", "Marks", "marks"]
