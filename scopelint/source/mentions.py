"""Which names a piece of code mentions, and where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..diagnostics import Span
from ..garbage import remembered
from . import nodes as n
from .bound import own_names
from .effects import last_name, parts


@remembered(1024)
def names_in(node: n.FunctionDef | n.Lambda) -> frozenset[str]:
    """The names in a function's body, those in the functions in it included."""
    found: set[str] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name):
            found.add(part.id)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(found)


def reads(node: n.FunctionDef, parameter: str) -> bool:
    """Whether a function's body mentions a parameter of its own, or what takes it along with others: `**kwargs`, or `locals()`."""
    taken_by = parameter if parameter in node.params.in_order or parameter in node.params.by_name else node.params.double_star
    return taken_by in names_in(node) or "locals" in names_in(node)


@remembered(1024)
def seen_inside(body: n.Body | n.Expr) -> frozenset[str]:
    """The names around them that the functions defined in some statements mention: not those of their own."""
    found: set[str] = set()
    pending: list[tuple[object, frozenset[str] | None]] = [(body, None)]
    while pending:
        part, own = pending.pop()
        if isinstance(part, n.Name) and own is not None and part.id not in own:
            found.add(part.id)
        elif isinstance(part, n.FunctionDef | n.Lambda):
            outside = [part.params, part.decorators] if isinstance(part, n.FunctionDef) else [part.params]
            pending += [(each, own) for each in outside]
            bound = own_names(part) if isinstance(part, n.FunctionDef) else frozenset[str]()
            stars = {name for name in (part.params.star, part.params.double_star) if name is not None}
            pending.append((part.body, (own or frozenset()) | bound | part.params.by_name | {*part.params.in_order} | stars))
        else:
            pending.extend((each, own) for each in (part if isinstance(part, tuple) else parts(part)))
    return frozenset(found)


@remembered(1024)
def unread(node: n.FunctionDef) -> frozenset[str]:
    """The parameters that a function's body never mentions: not of one that does nothing, or that only raises."""
    names = names_in(node)
    if "locals" in names or "vars" in names or not (len(node.body) > 1 or any(isinstance(each, n.Return) for each in node.body)):
        return frozenset()
    return frozenset(name for name in (*node.params.in_order, *node.params.by_name) if name not in names)


@remembered(1024)
def looked_up(node: n.FunctionDef | n.Lambda) -> frozenset[tuple[str, str | None]]:
    """What a function looks up and never assigns: names, `x` as (x, None), and attributes of names, `self.x` as (self, x)."""
    found: set[tuple[str, str | None]] = set()
    assigned: set[tuple[str, str | None]] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Assign):
            assigned |= {key for target in part.targets if (key := _path(target)) is not None}
        elif isinstance(part, n.AugAssign | n.AnnAssign) and (key := _path(part.target)) is not None:
            assigned.add(key)
        elif isinstance(part, n.Expr) and (key := _path(part)) is not None:
            found.add(key)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    own = {(name, None) for name in own_names(node)} if isinstance(node, n.FunctionDef) else set[tuple[str, None]]()
    return frozenset(found - assigned - own)


@remembered(1024)
def gone_through(node: n.FunctionDef | n.Lambda) -> frozenset[tuple[str, str | None]]:
    """What a function looks at as a whole, as `looked_up`: not what it only takes an item of, asks for an item, or changes."""
    found: set[tuple[str, str | None]] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Subscript) and _path(part.value) is not None:
            pending.append(part.index)
        elif isinstance(part, n.Compare):
            pending.extend(each for each in (part.left, *(right for _, right in part.rest)) if _path(each) is None)
        elif isinstance(part, n.Call) and _is_of_an_item(part.func):
            pending.append(part.args)
        else:
            if isinstance(part, n.Expr) and (key := _path(part)) is not None:
                found.add(key)
            pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(found & looked_up(node))


def _is_of_an_item(function: n.Expr) -> bool:
    """Whether it is a method of something with a name, other than those that give all of a dict."""
    return isinstance(function, n.Attribute) and _path(function.value) is not None and function.attr not in ("values", "items", "keys")


@remembered(1024)
def leads_on(node: n.FunctionDef | n.Lambda, parameter: str) -> bool:
    """Whether a function does more with a parameter than take what is under it, `x[p]` or `x.get(p)`, and name by it what it makes."""
    pending: list[tuple[object, bool]] = [(node.body, False)]
    while pending:
        part, within_key = pending.pop()
        if _is_name(part, parameter):
            return True
        key, others = _key_and_others(part)
        pending += ((each, within_key) for each in others)
        if key is not None and (within_key or not _is_name(key, parameter)):
            pending.append((key, True))
    return False


def _key_and_others(part: object) -> tuple[object, list[object]]:
    """What something is looked up by, `x[key]` or `x.get(key)`, and the other parts; not the name that a call gives."""
    if isinstance(part, n.Subscript):
        return part.index, [part.value]
    if isinstance(part, n.Call):
        gets = isinstance(part.func, n.Attribute) and part.func.attr == "get" and bool(part.args)
        others = [argument.value for argument in part.args[gets:] if argument.keyword != "name"]
        return part.args[0].value if gets else None, [part.func, *others]
    return None, list(part if isinstance(part, tuple) else parts(part))


def _is_name(node: object, name: str) -> bool:
    return isinstance(node, n.Name) and node.id == name


@remembered(1024)
def called_for(node: n.FunctionDef | n.Lambda) -> dict[Span, str]:
    """What a function calls the results of its calls, by where those stand: a name, an attribute, or a key."""
    found: dict[Span, str] = {}
    pending: list[tuple[object, str]] = [(node.body, "")]
    while pending:
        part, name = pending.pop()
        if isinstance(part, n.Call) and name:
            found[part.span] = name
        if isinstance(part, n.Assign) and len(part.targets) == 1:
            pending.extend(_named_parts(part.targets[0], part.value))
        elif isinstance(part, n.DictDisplay):
            pending.extend((value, _own_name(key) or name) for key, value in part.pairs)
        elif isinstance(part, n.Argument):
            pending.append((part.value, part.keyword or name))
        elif not isinstance(part, n.FunctionDef | n.Lambda | n.ClassDef):
            inside = name if isinstance(part, n.Expr | tuple) else ""
            pending.extend((each, inside) for each in (part if isinstance(part, tuple) else parts(part)))
    return found


@remembered(1024)
def bound_to(node: n.FunctionDef | n.Lambda) -> dict[Span, str]:
    """The names and attributes to which a function binds just what a call gives, by where the call stands."""
    return {value.span: name for value, name in _bindings(node) if isinstance(value, n.Call) and name}


@remembered(1024)
def asked_for(node: n.FunctionDef | n.Lambda) -> dict[str, tuple[str, frozenset[str]]]:
    """For the names and attributes that a function binds to what a call gives, or to an item: what is asked, and the words it is told."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for value, name in _bindings(node):
        if isinstance(value, n.Call):
            found[name] = (last_name(value.func), _said(value.args))
        elif isinstance(value, n.Subscript):
            found[name] = (last_name(value.value), _said(value.index))
    return found


def _bindings(node: n.FunctionDef | n.Lambda) -> Iterator[tuple[object, str]]:
    """What a function assigns to one target, with that one's own name; not what functions and classes inside of it do."""
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Assign) and len(part.targets) == 1:
            yield from _named_parts(part.targets[0], part.value)
        if not isinstance(part, n.FunctionDef | n.Lambda | n.ClassDef):
            pending.extend(part if isinstance(part, tuple) else parts(part))


def _named_parts(target: n.Expr, value: n.Expr) -> list[tuple[object, str]]:
    """What is assigned, part by part where both sides are written out."""
    if isinstance(target, n.Sequence) and isinstance(value, n.Sequence) and len(target.items) == len(value.items):
        return [(each, _own_name(item)) for item, each in zip(target.items, value.items, strict=True)]
    return [(value, _own_name(target))]


def _own_name(target: object) -> str:
    match target:
        case n.Name():
            return target.id
        case n.Attribute():
            return target.attr
        case n.Const(value=str(text)):
            return text
        case n.Subscript():
            return _own_name(target.index)
    return ""


@remembered(1024)
def periods(node: n.FunctionDef | n.Lambda) -> tuple[tuple[tuple[str, str | None], Span], ...]:
    """What a function counts up and asks about by a remainder (`if self.steps % 10 == 0`): as `looked_up`, and where it counts."""
    counted: dict[tuple[str, str | None], Span] = {}
    asked: set[tuple[str, str | None]] = set()
    pending: list[tuple[object, bool]] = [(node.body, False)]
    while pending:
        part, of_test = pending.pop()
        if isinstance(part, n.AugAssign) and (key := _path(part.target)) is not None:
            counted.setdefault(key, part.span)
        elif of_test and isinstance(part, n.Binary) and part.op == "%" and (key := _path(part.left)) is not None:
            asked.add(key)
        if isinstance(part, n.If):
            pending += [(part.test, True), (part.body, False), (part.orelse, False)]
        else:
            pending.extend((each, of_test) for each in (part if isinstance(part, tuple) else parts(part)))
    return tuple((key, span) for key, span in counted.items() if key in asked)


def _path(node: n.Expr) -> tuple[str, str | None] | None:
    """A name, or an attribute of one."""
    if isinstance(node, n.Attribute):
        return (node.value.id, node.attr) if isinstance(node.value, n.Name) else None
    return (node.id, None) if isinstance(node, n.Name) else None


def call_at(body: object, span: Span) -> n.Call | None:
    """The call with this span in some statements."""
    pending: list[object] = [body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Call) and part.span == span:
            return part
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return None


@remembered(1024)
def keyword_at(body: object, call: Span, keyword: str) -> n.Expr | None:
    """What a call in some statements has as a keyword's value."""
    found = call_at(body, call)
    return None if found is None else next((a.value for a in found.args if a.keyword == keyword), None)


@remembered(1024)
def told_at(body: object, call: Span, parameter: str, position: int) -> str:
    """What a call in some statements calls what it tells for a parameter: a name, an attribute or a key; empty for anything else."""
    found = call_at(body, call)
    if found is None or any(a.star for a in found.args):
        return ""
    plain = [a.value for a in found.args if a.keyword is None]
    told = next((a.value for a in found.args if a.keyword == parameter), plain[position] if 0 <= position < len(plain) else None)
    return _own_name(told)


@remembered(1024)
def given_at(node: n.FunctionDef | n.Lambda, call: Span) -> frozenset[str]:
    """The names among the arguments of a call in a function's body."""
    found = call_at(node.body, call)
    return frozenset() if found is None else frozenset(counted(found.args))


@remembered(1024)
def keywords_at(body: object, call: Span) -> tuple[str, frozenset[str]] | None:
    """What a call in some statements is one of, by its last name, and its keywords; None where they are not all there."""
    found = call_at(body, call)
    if found is None or any(argument.star for argument in found.args):
        return None
    return last_name(found.func), frozenset(a.keyword for a in found.args if a.keyword is not None)


@remembered(1024)
def unpacked_at(node: n.FunctionDef | n.Lambda) -> tuple[tuple[Span, tuple[str, ...]], ...]:
    """The calls in a function's body, or in a module, whose result is unpacked into several names by an assignment, and those names."""
    found: list[tuple[Span, tuple[str, ...]]] = []
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Assign) and isinstance(part.value, n.Call) and isinstance(part.targets[0], n.Sequence):
            names = tuple(item.id if isinstance(item, n.Name) else "" for item in part.targets[0].items)
            found.append((part.value.span, names))
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return tuple(found)


@remembered(1024)
def kept_from(node: n.FunctionDef) -> tuple[tuple[str, str], ...]:
    """The attributes that a method sets to a parameter as it is, and which: `self.scope = scope`."""
    found: list[tuple[str, str]] = []
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Assign) and isinstance(part.value, n.Name):
            found.extend((target.attr, part.value.id) for target in part.targets if isinstance(target, n.Attribute))
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return tuple(found)


@remembered(1024)
def said_at(node: n.FunctionDef | n.Lambda, call: Span) -> frozenset[str]:
    """The names, attributes and keys among the arguments of a call in a function's body."""
    at = call_at(node.body, call)
    return _said(at.args) if at is not None else frozenset()


@remembered(1024)
def run_over(node: n.FunctionDef | n.Lambda, loop: Span) -> frozenset[str]:
    """The names, attributes and keys in what a loop in a function's body runs over."""
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.For) and part.span == loop:
            return _said(part.iterable)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset()


@remembered(1024)
def is_alternative(node: n.FunctionDef | n.Lambda, span: Span) -> bool:
    """Whether what stands there in a function's body is in one arm of a branch that has another one."""
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        arms: tuple[n.Expr | n.Stmt, ...] = ()
        if isinstance(part, n.If) and part.orelse:
            arms = (*part.body, *part.orelse)
        elif isinstance(part, n.IfExp):
            arms = (part.yes, part.no)
        if any(each.span.holds(span) for each in arms):
            return True
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return False


def _said(part: object) -> frozenset[str]:
    pending: list[object] = [part]
    found: set[str] = set()
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name | n.Attribute | n.Const):
            found.add(part.id if isinstance(part, n.Name) else part.attr if isinstance(part, n.Attribute) else str(part.value))
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(found)


@remembered(1024)
def texts_at(node: n.FunctionDef | n.Lambda, call: Span) -> frozenset[str]:
    """The texts that stand among the arguments of a call in a function's body."""
    at = call_at(node.body, call)
    said = () if at is None else [a.value.value for a in at.args if isinstance(a.value, n.Const)]
    return frozenset(each for each in said if isinstance(each, str))


@remembered(1024)
def fallbacks(node: n.FunctionDef | n.Lambda) -> frozenset[str]:
    """The texts that a function falls back on where it is given none: `name or "table"`, `"table" if name is None else name`."""
    found: set[object] = set()
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.BoolOp) and part.op == "or" and isinstance(part.right, n.Const):
            found.add(part.right.value)
        elif isinstance(part, n.IfExp):
            found |= {each.value for each in (part.yes, part.no) if isinstance(each, n.Const)}
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(each for each in found if isinstance(each, str) and each)


@remembered(1024)
def called_on(node: n.FunctionDef | n.Lambda, call: Span) -> str:
    """What a function calls the object of whose method this is a call: the name, or the attribute; empty if it is another kind of call."""
    return method_of(node.body, call)


def method_of(body: object, call: Span) -> str:
    """The same, of a call in some statements."""
    found = call_at(body, call)
    return _own_name(found.func.value) if found is not None and isinstance(found.func, n.Attribute) else ""


@remembered(256)
def counted(body: n.Body | tuple[n.Argument, ...]) -> Counter[str]:
    """How often each name is mentioned in some statements or arguments, where it is bound included."""
    found: Counter[str] = Counter()
    pending: list[object] = [body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name):
            found[part.id] += 1
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return found


@remembered(1024)
def is_dropped(body: n.Body, target: n.Name) -> bool:
    """Whether what a name is bound to here is looked at by nobody: the name is that of the loop around, and is not mentioned again.

    A later loop, or comprehension, that goes through something by the same name gives it other values.
    """
    mentions: list[tuple[n.Name, tuple[_Loop, ...]]] = []
    own: tuple[_Loop, ...] = ()
    bound: Span | None = None
    pending: list[tuple[object, tuple[_Loop, ...]]] = [(body, ())]
    while pending:
        part, around = pending.pop()
        if isinstance(part, n.Assign) and any(each is target for each in part.targets):
            own, bound = around, part.value.span
        if isinstance(part, n.Name) and part.id == target.id:
            mentions.append((part, around))
        if isinstance(part, n.For | n.Comprehension):
            inside = (
                (part.target, part.body)
                if isinstance(part, n.For)
                else (part.element, part.value, *part.clauses[1:], part.clauses[0].target, part.clauses[0].tests)
            )
            pending.append((inside, (*around, part)))
            pending.append(((part.iterable, part.orelse) if isinstance(part, n.For) else part.clauses[0].iterable, around))
        else:
            pending.extend((each, around) for each in (part if isinstance(part, tuple) else parts(part)))
    if bound is None or not own or not isinstance(own[-1], n.For) or target.id not in _names_of(own[-1].target):
        return False
    end = bound.end_row, bound.end_column
    later = (around for each, around in mentions if (each.span.row, each.span.column) > end)
    return all(any(loop not in own and _binds(loop, target.id) for loop in around) for around in later)


_Loop = n.For | n.Comprehension


def _binds(loop: _Loop, name: str) -> bool:
    """Whether what is inside of a loop finds its item under a name."""
    return name in _names_of(loop.target if isinstance(loop, n.For) else loop.clauses[0].target)


def is_last_word(body: n.Body, call: Span) -> bool:
    """Whether a method of something with a name is called by a statement of its own, after which nothing in the body mentions the name."""
    for at, statement in enumerate(body):
        if isinstance(statement, n.ExprStmt) and isinstance(statement.value, n.Call) and statement.value.span == call:
            function = statement.value.func
            name = function.value.id if isinstance(function, n.Attribute) and isinstance(function.value, n.Name) else None
            return name is not None and not counted(body[at + 1 :])[name]
    return False


@remembered(1024)
def named_behind(body: n.Body | n.Expr, bound: Span) -> frozenset[str]:
    """The names that are mentioned behind a place in some statements, and in functions that are defined there, be it before."""
    found, statement = set(seen_inside(body)), bound
    pending: list[object] = [body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Stmt) and part.span.holds(bound):
            statement = part.span  # the innermost, as what is in a statement comes behind it here
        pending.extend(part if isinstance(part, tuple) else parts(part))
    end = (statement.end_row, statement.end_column)
    pending = [body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name) and (part.span.row, part.span.column) >= end:
            found.add(part.id)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return frozenset(found)


@remembered(1024)
def handed_on(node: n.FunctionDef | n.Lambda) -> tuple[frozenset[str], ...]:
    """The names that a function hands on together, in what it returns or as arguments of one call."""
    found: list[frozenset[str]] = []
    pending: list[object] = [node.body]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Return) and part.value is not None:
            found.append(_said(part.value))
        elif isinstance(part, n.Call):
            found.append(frozenset(each.value.id for each in part.args if isinstance(each.value, n.Name)))
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return tuple(each for each in found if len(each) > 1)


def _names_of(target: n.Expr) -> set[str]:
    """The names that a loop binds."""
    found: set[str] = set()
    pending: list[object] = [target]
    while pending:
        part = pending.pop()
        if isinstance(part, n.Name):
            found.add(part.id)
        pending.extend(part if isinstance(part, tuple) else parts(part))
    return found
