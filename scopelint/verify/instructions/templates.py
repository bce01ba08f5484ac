"""Templates: `tf.make_template`, and calls of what it returns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from ...record import journal
from ...tf.errors import TFError
from ...tf.template import Template
from .arguments import quoted
from .base import Begin, End, Execution, FunctionBlock, Instruction, Page, Unbound
from .draft import CannotReplayError, Draft, literals, mend, take, where_of
from .standins import components


@dataclass(slots=True)
class _Templates:
    """The templates of a run, and the calls that are under way."""

    made: dict[Instruction, Template] = field(default_factory=dict)
    calls: list[tuple[CallBlock, Template]] = field(default_factory=list)


@dataclass(slots=True)
class _Drafted:
    """What made the journal's templates in a draft, by their identity, and the calls that are under way."""

    made: dict[int, NewTemplate] = field(default_factory=dict)
    calls: list[CallBlock] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class NewTemplate(Instruction):
    """`tf.make_template(name, …)`."""

    name: str
    unique_name: str | None = None
    create_scope_now: bool = False

    @staticmethod
    @take.register
    def taken(step: journal.MakeTemplate, draft: Draft) -> None:
        unique = None if step.unique_name is None else draft.stand_ins.name(step.unique_name)
        one = NewTemplate(draft.stand_ins.name(step.name), unique, step.create_scope_now, where=where_of(step))
        draft.kept(_Drafted).made[id(step.template)] = one
        draft.do(one)
        if step.create_scope_now and step.template is not None and step.template.scope is not None:
            draft.scopes.setdefault(id(step.template.scope), one)

    @staticmethod
    @literals.register
    def said(step: journal.MakeTemplate) -> Iterator[object]:
        return components(step.name, step.unique_name)

    def run(self, on: Execution) -> None:
        template = Template(on.world, self.name, unique_name=self.unique_name, create_scope_now=self.create_scope_now)
        on.kept(_Templates).made[self] = template
        if template.scope is not None:
            on.scopes[self] = template.scope

    def write(self, page: Page, depth: int) -> None:
        page.objects[self] = page.fresh("template")
        arguments = [quoted(self.name), "lambda call: call()"]
        if self.create_scope_now:
            arguments.append("create_scope_now_=True")
        if self.unique_name is not None:
            arguments.append(f"unique_name_={quoted(self.unique_name)}")
        page.line(self, depth, f"{page.objects[self]} = tf.make_template({', '.join(arguments)})")

    def scope_text(self, page: Page, name: str) -> str:
        return f"{page.objects[self]}.variable_scope"


@dataclass(slots=True, eq=False)
class CallBlock(FunctionBlock):
    """A call of a template."""

    template: NewTemplate

    opens_scope: ClassVar[bool] = True
    ends_on_requests: ClassVar[bool] = True
    function_name: ClassVar[str] = "call"

    @staticmethod
    @take.register
    def begun(step: journal.EnterTemplate, draft: Draft) -> None:
        templates = draft.kept(_Drafted)
        template = templates.made.get(id(step.template))
        if template is None:
            raise CannotReplayError("a template was made outside of the part of the program that was followed")
        block = CallBlock(template)
        one = Begin(block, where=where_of(step))
        if step.scope is not None:
            draft.scopes[id(step.scope)] = one
        draft.do(one)
        templates.calls.append(block)

    @staticmethod
    @take.register
    def ended(step: journal.LeaveTemplate, draft: Draft) -> None:
        calls = draft.kept(_Drafted).calls
        if calls:
            draft.do(End(calls.pop(), step.failed, where=where_of(step)))

    @staticmethod
    @mend.register
    def mended(step: journal.LeaveTemplate, failed: Instruction, error: TFError, draft: Draft) -> None:
        """The call has ended, but what TensorFlow would say of it must not end the program."""
        if isinstance(failed, End):
            draft.program.append(End(failed.block, True, where=failed.where))

    def begin(self, on: Execution, one: Begin) -> None:
        templates = on.kept(_Templates)
        if self.template not in templates.made:
            raise Unbound
        template = templates.made[self.template]
        on.scopes[one] = template.enter()
        templates.calls.append((self, template))

    def end(self, on: Execution, failed: bool) -> None:
        calls = on.kept(_Templates).calls
        if not calls or calls[-1][0] is not self:
            raise Unbound
        calls.pop()[1].exit(failed=failed)

    def call(self, page: Page, one: Begin, name: str, failed: bool, depth: int) -> None:
        call = f"{page.objects[self.template]}({name})"
        if not failed:
            page.line(one, depth, call)
            return
        page.line(None, depth, "try:")
        page.line(one, depth + 1, call)
        page.line(None, depth, "except RuntimeError:")
        page.line(None, depth + 1, "pass")

    @property
    def origin(self) -> Instruction:
        return self.template
