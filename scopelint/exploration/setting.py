"""What the runs of a root need besides the root, and the machine that they begin with."""

from __future__ import annotations

from dataclasses import dataclass

from ..domain.path import FIRST, Plan
from ..language import evaluation
from ..language.limits import DEFAULT, Limits
from ..language.machine import Ground
from ..primitives.creators import install_creators
from ..primitives.host import TensorFlowHost
from ..primitives.install import laid
from ..primitives.machine import Machine
from ..source.library import Library
from ..tf.version import Version


@dataclass(frozen=True, slots=True)
class Setting:
    """What a run needs besides its root."""

    library: Library
    version: Version
    limits: Limits = DEFAULT
    eager: bool = False
    v2_behavior: bool = False
    record: bool = False
    """Whether runs keep a journal, for the verifier."""
    strict: bool = False
    keras_3: bool = False


def new_machine(
    setting: Setting, known_empty: bool, plan: Plan = FIRST, stop_at_error: bool = False, ground: Ground | None = None
) -> Machine:
    """A machine with an empty world, on a ground of its own or on one that was `lent`."""
    machine = Machine(
        setting.library,
        setting.limits,
        plan,
        TensorFlowHost(),
        stop_at_error,
        known_empty,
        setting.strict,
        laid() if ground is None else ground,
        version=setting.version,
        eager=setting.eager,
        v2_behavior=setting.v2_behavior,
        record=setting.record,
        keras_3=setting.keras_3,
    )
    install_creators(machine)
    return machine


def intrinsics() -> frozenset[str]:
    """The names that stubs may take from `_scopelint`."""
    return frozenset(str(name) for name in laid().modules[evaluation.INTRINSICS].scope.cells.data)
