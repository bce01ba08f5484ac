"""What names say of the networks that go by them."""

from __future__ import annotations

import re

from ...record.events import Created, Shared

ONE_NETWORK = re.compile(
    r"train|eval|valid|test|infer|predict|sampl|tower|gpu|cpu|device|replica|worker|clone|copy|left|right|anchor|pos|neg|real|fake|"
    r"twin|siam|loss|optim|summar|grad|metric|batch|step|(?<![a-z])time|time(?![a-z])|iter|^[a-z]?\d*$",
    re.IGNORECASE,
)
"""What people call scopes and functions around one network that they mean to run twice."""

_COPY = re.compile(r"target|old|copy|lag|delayed|frozen|teacher", re.IGNORECASE)


def one_network(first: str, second: str) -> bool:
    """Whether two names speak of one network that runs twice, and not of two such as `online` and `target`."""
    if (_COPY.search(first) is None) != (_COPY.search(second) is None):
        return False
    plain = [re.sub(r"_?\d+$", "", name.rpartition("/")[2]) for name in (first, second)]
    return plain[0] == plain[1] or any(ONE_NETWORK.search(name) for name in plain)


def outer_name_scope(event: Created | Shared) -> str:
    """The name scope that was open around the variable scope; empty if none was, or if it is not known.

    That of a variable scope around is none: it stays open where a scope object is opened that is not below it.
    """
    asked = event.asked
    if not isinstance(asked.name_scope, str) or not isinstance(asked.scope, str):
        return ""
    depth = len(asked.scope.split("/")) if asked.scope else 0
    parts = asked.name_scope.split("/")
    outer = "/".join(parts[: len(parts) - depth])
    return outer if event.variable.graph.names.wanted(outer) else ""
