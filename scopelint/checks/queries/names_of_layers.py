"""What variables of layers are called: `dense/kernel:0`, and with Keras 3 `kernel`."""

from __future__ import annotations

from ...exploration.explore import Run
from ...language.trace import Noted
from ...tf.variables import Variable
from .accesses import noted
from .holding import is_eager


def only_in_keras_3(run: Run) -> Noted | None:
    """Where a program calls what no Keras before Keras 3 has."""
    return next((e for e in noted(run, "only in Keras 3") if not e.moment.arms), None)


def last_names(event: Noted) -> dict[Variable, str]:
    """The last names of the variables that a filter sees, if all are a layer's in eager code and are known by name."""
    seen = event.facts["seen"]
    ours = [v for v in seen if isinstance(v, Variable) and v.kind == "keras" and isinstance(v.op_name, str) and is_eager(v)]
    return {v: str(v.op_name).rpartition("/")[2] for v in ours} if len(ours) == len(seen) else {}


def is_by_last_names(run: Run, event: Noted) -> bool:
    """Whether a filter surely goes by the names that Keras 3 gives, or picks by them alone, so that it is meant to."""
    last, text = last_names(event), event.facts["text"]
    picks = any(text in name if event.facts["how"] == "in" else name.startswith(text) for name in last.values())
    return (
        bool(last)
        and event.facts["how"] != "scope"
        and (event.facts["keras_3"] or only_in_keras_3(run) is not None or (picks and not event.facts["kept"]))
    )
