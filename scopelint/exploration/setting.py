"""What the runs of a root need besides the root, and the machine that they begin with."""

from __future__ import annotations

from dataclasses import dataclass

from ..domain.path import FIRST, Plan
from ..language import builtins, evaluation
from ..language.limits import DEFAULT, Limits
from ..language.values import ModuleValue, Namespace, PythonCells
from ..primitives.host import TensorFlowHost
from ..primitives.install import install
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


def new_machine(setting: Setting, known_empty: bool, plan: Plan = FIRST, stop_at_error: bool = False) -> Machine:
    """A machine with an empty world."""
    machine = Machine(
        setting.library,
        setting.limits,
        plan,
        TensorFlowHost(),
        stop_at_error,
        known_empty,
        setting.strict,
        version=setting.version,
        eager=setting.eager,
        v2_behavior=setting.v2_behavior,
        record=setting.record,
        keras_3=setting.keras_3,
    )
    builtins.install(machine)
    scope = Namespace(machine.trail, "module", None, None)
    module = ModuleValue(evaluation.INTRINSICS, evaluation.INTRINSICS, scope, None, stub=True, state=PythonCells(machine.trail))
    scope.module = module
    scope.cells.data.update(install(machine))
    module.state.put("run", "done")
    machine.modules[evaluation.INTRINSICS] = module
    return machine


def intrinsics(setting: Setting) -> frozenset[str]:
    """The names that stubs may take from `_scopelint`."""
    return frozenset(str(name) for name in new_machine(setting, known_empty=True).modules[evaluation.INTRINSICS].scope.cells.data)
