"""Names: joining, validity, and the making of unique op names (semantics.md sections 2.1, 4 and 7)."""

from __future__ import annotations

import re

from scopelint.domain.symbols import MISSING, Name, Sym, Text, ends_with, map_literals, parts_of, show, text
from scopelint.domain.trail import Cells

from .errors import Kind, TFError, value_error
from .run import Run
from .soft import largest, likely
from .version import Version


def from_bytes(name: bytes) -> Name:
    """TF `compat.as_str`: the name of an operation that is given in bytes."""
    return name.decode("utf-8", "replace")


def join(prefix: Name, name: Name) -> Name:
    """`prefix/name`; `name` itself below the empty prefix. Nothing is normalised."""
    return text([*parts_of(prefix), "/", *parts_of(name)]) if prefix else name


def last_component(name: Name) -> Name:
    """`name.split('/')[-1]`; an unknown part is taken to hold no slash."""
    out: list[str | Sym] = []
    for part in reversed(parts_of(name)):
        if isinstance(part, str) and "/" in part:
            out.append(part.rsplit("/", 1)[1])
            break
        out.append(part)
    return text(reversed(out))


def ancestors(name: Name) -> list[Name]:
    """The non-empty scopes above `name`, outermost first: `a/b/c` gives `a`, `a/b`."""
    found: list[Name] = []
    before: list[str | Sym] = []
    for part in parts_of(name):
        if isinstance(part, str):
            for i, char in enumerate(part):
                above = text([*before, part[:i]])
                if char == "/" and above:
                    found.append(above)
        before.append(part)
    return found


def without_slash(name: Name) -> Name:
    """TF `ops.name_from_scope_name`."""
    if not ends_with(name, "/"):
        return name
    parts = parts_of(name)
    return text([*parts[:-1], str(parts[-1])[:-1]])


_BY_DEFAULT = frozenset(
    {
        "add",
        "sub",
        "mul",
        "div",
        "truediv",
        "floordiv",
        "mod",
        "pow",
        "neg",
        "concat",
        "stack",
        "unstack",
        "split",
        "strided_slice",
        "range",
    }
    | {"zeros", "ones", "zeros_like", "ones_like", "gradients", "group_deps", "init", "cond", "while", "dropout", "moments", "batchnorm"}
    | {"value", "read", "initial_value", "transpose"}
)


def called_by_default(name: str) -> bool:
    """Whether TensorFlow may call an operation so by itself."""
    leaf = re.sub(r"_\d+$", "", name.rpartition("/")[2])
    return leaf[:1].isupper() or leaf in _BY_DEFAULT


def _may_be(name: Name, other: str) -> bool:
    """Whether a name that is known in part may be another one."""
    first = parts_of(name)[0]
    return not isinstance(first, str) or other.lower().startswith(first.lower())


def snake_case(class_name: str, version: Version) -> str:
    """The scope name of a layer class (TF `base_layer.to_snake_case`)."""
    word = r"(.)([A-Z][a-z]+)" if version.v2 else r"(.)([A-Z][a-z0-9]+)"
    name = re.sub(r"([a-z])([A-Z])", r"\1_\2", re.sub(word, r"\1_\2", class_name)).lower()
    return f"private{name}" if name.startswith("_") else name


def _valid(name: Name, first: str, rest: str) -> bool:
    """Whether `name` may match `^[first][rest]*$`; unknown parts match anything."""
    for i, part in enumerate(parts_of(name)):
        if not isinstance(part, str):
            continue
        pattern = f"^[{first}][{rest}]*$" if i == 0 and first else f"^[{rest}]*$"
        if not re.match(pattern, part):
            return False
    return bool(name) or not first


def check_scope_name(name: Name, version: Version, *, nested: bool) -> None:
    """Raises where TF `Graph.name_scope` rejects `name`; below a name scope any first character goes."""
    rest = r"A-Za-z0-9_.\\/>-" if version.v2 else r"A-Za-z0-9_.\-/"
    first = "" if nested else "A-Za-z0-9."
    if _valid(name, first, rest):
        return
    if not version.v2:
        raise value_error(Kind.INVALID, f"'{show(name)}' is not a valid scope name")
    scope, pattern = ("scope", f"^[{rest}]*$") if nested else ("root scope", f"^[{first}][{rest}]*$")
    raise value_error(
        Kind.INVALID,
        f"'{show(name)}' is not a valid {scope} name. A {scope} name has to match the following pattern: {pattern}",
    )


class Names:
    """The op names of one graph (TF `Graph._names_in_use`) and its current name scope.

    Soft state: where arms of a branch differ the larger counter is taken, so that names never fork the run.
    """

    __slots__ = ("_below", "_ops", "_run", "_scope", "_used", "_wanted", "unique_names")

    def __init__(self, run: Run, unique_names: bool = True, perhaps_below: bool = False) -> None:
        """`perhaps_below`: whether a caller that is not known may have name scopes open."""
        self._run = run
        self._below = perhaps_below
        self._used: Cells[Name, int] = Cells(run.trail)
        self._scope: Cells[int, Name] = Cells(run.trail)
        self._ops: Cells[Name, bool] = Cells(run.trail)
        self._wanted: Cells[Name, bool] = Cells(run.trail)
        self.unique_names = unique_names

    def mention(self, word: str) -> bool:
        """Whether some name in use has a word in it."""
        return any(word.lower() in show(name).lower() for name in self._used.keys())

    def want(self) -> None:
        """The current name scope was asked for by itself, and is not that of a variable scope."""
        self._wanted.put(self.scope, True)

    def wanted(self, scope: str) -> bool:
        """Whether a name scope, or one around it, was asked for by itself."""
        parts = scope.split("/")
        return any(self._wanted.get("/".join(parts[:n])) is True for n in range(1, len(parts) + 1))

    def asked(self, scope: str) -> str:
        """Those parts of a name scope that were asked for by themselves."""
        parts = scope.split("/")
        return "/".join(part for n, part in enumerate(parts, start=1) if self._wanted.get("/".join(parts[:n])) is True)

    @property
    def scope(self) -> Name:
        """The current name scope, without a trailing slash."""
        found = likely(self._run.path, self._scope.get(self._run.scope_thread))
        return found if isinstance(found, (str, Text)) else ""

    @scope.setter
    def scope(self, value: Name) -> None:
        self._scope.put(self._run.scope_thread, value or MISSING)

    def unique(self, name: Name, mark: bool = True, prefix: Name | None = None) -> Name:
        """TF `Graph.unique_name` of `name` below `prefix` (by default the current name scope)."""
        name = join(self.scope if prefix is None else prefix, name)
        if not self.unique_names:
            return name
        base = key = map_literals(name, str.lower) if self._run.version.fold_case else name
        count = self._count(key)
        if mark:
            self._used.put(key, count + 1)
        if not count:
            return name
        while self._count(key):
            key = text([*parts_of(base), f"_{count}"])
            count += 1
        if mark:
            self._used.put(key, 1)
        return text([*parts_of(name), f"_{count - 1}"])

    def taken(self, name: Name) -> bool:
        """Whether something has this name."""
        return self._count(name) > 0

    def lacks(self, name: str) -> bool:
        """Whether nothing certainly has a name."""
        if self.taken(self._key(name)):
            return False
        return not any(not isinstance(each, str) and _may_be(each, name) for each in self._used.keys())

    def elsewhere(self, name: str) -> list[str]:
        """The names in use that end as one does that is not; none where it may be one that is known in part."""
        known = list(self._used.keys())
        if not self.lacks(name):
            return []
        wanted = self._key(name)
        leaf = wanted.rpartition("/")[2]
        found = [each for each in known if isinstance(each, str) and each.rpartition("/")[2] == leaf and self.taken(each)]
        return sorted(found, key=lambda each: not each.endswith(f"/{wanted}"))

    def outside(self, name: str) -> list[str]:
        """The scopes that end as one does that a name is said to be in, and which there is not; none where that is not sure."""
        known = list(self._used.keys())
        if not self.lacks(name):
            return []
        for scope in map(str, ancestors(self._key(name))):
            if not self.taken(scope):
                ends = (f"/{scope}", *((f"/{base}",) if (base := self._counted_from(scope)) else ()))
                return sorted(each for each in known if isinstance(each, str) and each.endswith(ends) and self.taken(each))
        return []

    def _counted_from(self, scope: str) -> str | None:
        """The scope of which another one would be a further one, by its number, if the graph has that one."""
        numbered = re.fullmatch(r"([^/]+)_\d+", scope)
        return numbered[1] if numbered is not None and self.taken(numbered[1]) else None

    def only(self, scopes: frozenset[str]) -> bool:
        """Whether nothing has a name but some scopes."""
        return all(each in scopes for each in self._used.keys())

    def _key(self, name: str) -> str:
        return name.lower() if self._run.version.fold_case else name

    def enter(self, name: Name | None) -> Name:
        """Open a name scope; returns its scope string (`'a_1/'`, or `''` for the root)."""
        if not name:
            self.scope = ""
            return ""
        if self.unique_names:  # eagerly, `name_scope` takes any name
            check_scope_name(name, self._run.version, nested=self._below or bool(self.scope))
        self.scope = without_slash(name) if ends_with(name, "/") else self.unique(name)
        return text([*parts_of(self.scope), "/"])

    def variable_op(self, name: Name, prefix: Name) -> Name:
        """The op name of a new variable called `name` below the name scope `prefix`.

        A trailing slash asks for exactly that name. Raises where TF finds it taken by an op, which unique names
        never are but for such exact ones.
        """
        if not name and not prefix:
            if self._run.version.empty_variable_name:
                return self.unique("VariableV2", prefix="")
            raise value_error(Kind.INVALID, f"'{show(self.unique('', prefix=''))}' is not a valid node name")
        if self.unique_names or not self._run.version.v2:
            check_scope_name(name, self._run.version, nested=self._below or bool(prefix))
        op = without_slash(name) if ends_with(name, "/") else self.unique(name, prefix=prefix)
        if not self.unique_names:
            return op
        if isinstance(op, str) and self._ops.get(op) is True:
            raise TFError(Kind.OTHER, "ValueError", f"Duplicate node name in graph: '{op}'", variable=name)
        self._ops.put(op, True)
        return op

    def _count(self, key: Name) -> int:
        raw = self._used.get(key)
        return raw if type(raw) is int else 0 if raw is MISSING else largest(self._run.path, raw)
