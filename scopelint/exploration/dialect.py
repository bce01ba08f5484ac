"""Which TensorFlow the code is written for: its version, and graph or eager execution."""

from __future__ import annotations

from dataclasses import dataclass

from ..source.marks import Marks
from ..tf.version import Version

NEWEST = Version(2, 21)
LAST_ONE = Version(1, 15)


@dataclass(frozen=True, slots=True)
class Dialect:
    """A version and a mode, and why they were chosen."""

    version: Version
    eager: bool
    v2_behavior: bool
    reason: str


def detect(target: str, text: Marks, context: Marks, required: Version | None = None) -> Dialect:
    """The dialect of a root whose file bears the marks `text`; `context` are those of the files it imports.

    `target` is the `target-version` setting, `required` the version that the project's own requirements name.
    """
    for source in (text, context, text | context):
        eager, graph = _mode(source, source is not text or context.tf1_imports or context.graph_mode)
        if eager is not None:
            break
    else:
        eager, graph = None, "nothing in the code says otherwise"
    if target != "auto":
        version, reason = Version.parse(target), "target-version"
    elif required is not None:
        version, reason = required, "the project's requirements"
    elif _is_tf1(text) or context.tf1_imports or (not text.as_v1 and _is_tf1(context)):
        version, reason = LAST_ONE, "names that exist in TensorFlow 1 only"
    else:
        version, reason = NEWEST, "the newest"
    if eager is None and version.major >= 2 and (text | context).plain_import and not (text | context).as_v1:
        eager, graph = True, "TensorFlow 2 executes eagerly"
    if version.major < 2 and not text.enables:
        eager = False
    v2 = version.major >= 2 and not (text | context).disables
    return Dialect(version, bool(eager), v2, f"TensorFlow {version} ({reason}); {'eager' if eager else 'graph'} mode ({graph})")


def _is_tf1(text: Marks) -> bool:
    return (text.plain_import and not text.as_v1 and text.tf1_names) or text.tf1_imports


def _mode(text: Marks, not_alone: bool) -> tuple[bool | None, str]:
    """Whether a text runs eagerly; None if it does not tell. That it calls TensorFlow by its old name tells only if it stands alone."""
    if text.graph_mode:
        return False, "v2 behaviour is disabled"
    if text.eager_mode:
        return True, "eager execution, tf.function or GradientTape"
    if text.graph_only:
        return False, "sessions and placeholders"
    if _is_tf1(text):
        return False, "TensorFlow 1 code"
    if text.as_v1:
        return (True, "compat.v1 without disable_v2_behavior") if not not_alone else (None, "")
    return None, ""
