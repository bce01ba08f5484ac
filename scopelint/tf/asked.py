"""What a graph says where it is asked for something by a name that it certainly has not."""

from __future__ import annotations

from .errors import TFError, no_such_kind, no_such_name
from .names import Names, called_by_default


def refusal(names: Names, method: str, wanted: str) -> TFError | None:
    """The error of a method of the graph's (or of a session that is to `run` or to `feed` it), all of whose names are known."""
    return no_such_kind(method, wanted, names.taken(wanted.partition(":")[0])) or missing(names, method, wanted)


def missing(names: Names, method: str, wanted: str) -> TFError | None:
    """The error where nothing has a name that is of the right kind.

    It certainly has nothing of a name where something else ends in that, or where its scope stands inside another one only. What is fed is
    a placeholder, most often, and what gives these their names is known.
    """
    operation = wanted.partition(":")[0]
    elsewhere = [] if called_by_default(operation) else names.elsewhere(operation)
    others = elsewhere or names.outside(operation)
    if method == "feed" and not others and "/" not in operation and not called_by_default(operation) and names.lacks(operation):
        return no_such_name(method, wanted, ())
    return no_such_name(method, wanted, others) if others else None
