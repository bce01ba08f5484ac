"""Templates."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..domain.symbols import MISSING
from ..language import evaluation
from ..language.describe import PYTHON_NAMES
from ..language.kinds import ValueKind, kind_of
from ..language.machine import Halt, Raised
from ..language.trace import Place, Value
from ..language.values import Args, Obj, PythonCells
from ..record.events import Created
from ..record.journal import EnterTemplate, LeaveTemplate, MakeTemplate
from ..tf.errors import TFError
from ..tf.template import Template
from ..tf.variables import Variable
from .arguments import TEMPLATE, name_of
from .getters import note_left
from .machine import Machine
from .registry import primitive
from .tensors import Tensor

_MADE = ("templates",)


@dataclass(eq=False, slots=True)
class TemplateValue(Obj):
    """What `make_template` returns."""

    template: Template
    function: Value
    keywords: dict[str, Value]
    made: PythonCells


PYTHON_NAMES[TemplateValue] = "Template"


@primitive("make_template")
def make_template(m: Machine, args: Args) -> Value:
    """`make_template(name_, func_, create_scope_now_, unique_name_, custom_getter_, **kwargs)`: TF `make_template`."""
    given = dict(zip(TEMPLATE, args.positional, strict=False)) | {k: v for k, v in args.keywords.items() if k in TEMPLATE}
    unique = m.resolve(given.get("unique_name_"))
    name, unique_name = name_of(m, given.get("name_")), None if unique is None else name_of(m, unique)
    now = m.resolve(given.get("create_scope_now_", False)) is True
    step = m.did(MakeTemplate, args.place, name, unique_name, now)
    template = Template(
        m.world,
        name,
        unique_name=unique_name,
        create_scope_now=now,
        custom_getter=m.resolve(given.get("custom_getter_")),
        origin=m.moment(args.place),
    )
    if step is not None:
        step.template = template
    m.registers.put(_MADE, True)
    keywords = {k: v for k, v in args.keywords.items() if k not in TEMPLATE}
    made_of = (given.get("func_"), tuple(sorted(keywords.items(), key=lambda item: item[0])))
    m.note("template", args.place, template=template, name=template.name, graph=m.world.current, made_of=made_of)
    return TemplateValue(template, given.get("func_"), keywords, PythonCells(m.trail))


def call_template(m: Machine, value: TemplateValue, args: Args) -> Value:
    """One call of a template."""
    template = value.template
    first = not template.called
    origin = m.moment(args.place)
    m.note("template called", args.place, template=template, value=value, given=args)
    m.registers.put(("template", origin), True)
    step, around = m.did(EnterTemplate, args.place, template), None if template.scope is None else m.world.current.scope
    try:
        scope = template.enter(origin)
        if around is not None:
            note_left(m, around, scope, args.place)
    except TFError as error:
        m.fail(error, args.place)
        return Tensor()
    if step is not None:
        step.scope = scope
    before = len(m.events)
    try:
        out = evaluation.invoke(m, m.resolve(value.function), Args(args.positional, {**value.keywords, **args.keywords}, args.place))
    except Halt:  # the run is over: nothing is left any more
        raise
    except BaseException as error:
        if isinstance(error, Raised):
            m.note("template failed", args.place, template=template)
        _leave_template(m, template, args.place, failed=True)
        raise
    _leave_template(m, template, args.place, failed=False)
    if first:
        made = [e.variable for e in m.events[before:] if isinstance(e, Created)]
        value.made.put("variables", tuple(made))
    return out


def made_by(m: Machine, value: TemplateValue) -> tuple[Variable, ...]:
    """The variables that a template has made in its first call."""
    made = m.resolve(value.made.get("variables"))
    return () if made is MISSING else tuple(made)


def note_gathered(m: Machine, value: Value, place: Place) -> None:
    """Note the templates that the program puts in a list, each as often as it is there: as an item, or beside others in a tuple."""
    if m.register(_MADE, False) and (found := templates_in(m, value)):
        m.note("template gathered", place, templates=found)


def note_loop(m: Machine, items: Sequence[Value], place: Place) -> None:
    """Note that a loop goes through items among which one template comes more than once."""
    if m.register(_MADE, False):
        found = templates_in(m, tuple(items))
        if len(set(map(id, found))) < len(found):
            m.note("templates gone through", place, templates=found)


def templates_in(m: Machine, value: Value, deep: int = 2) -> tuple[TemplateValue, ...]:
    """The templates in a tuple, and in the tuples in that."""
    value = m.path.peek(value)
    if isinstance(value, TemplateValue):
        return (value,)
    return tuple(each for item in value for each in templates_in(m, item, deep - 1)) if isinstance(value, tuple) and deep else ()


def _leave_template(m: Machine, template: Template, place: Place, failed: bool) -> None:
    m.did(LeaveTemplate, place, template, failed)
    try:
        template.exit(failed=failed)
    except TFError as error:
        m.fail(error, place)


@kind_of(TemplateValue)
class TemplateKind(ValueKind):
    """What `tf.make_template` returns."""

    is_callable = True

    def call(self, m: Machine, value: TemplateValue, args: Args) -> Value:
        return call_template(m, value, args)

    def attribute(self, m: Machine, value: TemplateValue, name: str, place: Place) -> Value:
        if name in ("variable_scope", "var_scope"):
            return value.template.scope
        variables = made_by(m, value)
        if name in ("variables", "global_variables", "weights"):
            return m.list(variables)
        if name in ("trainable_variables", "trainable_weights"):
            return m.list(tuple(v for v in variables if v.trainable is not False))
        if name == "name":
            return value.template.name
        return MISSING
