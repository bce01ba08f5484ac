"""Two lists of variables, compared: renamed, new, gone or otherwise changed; and how a checkpoint of the one gets into the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Shape = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a variable. `key` is what a checkpoint calls it; what is None is not known."""

    name: str
    shape: Shape | None = None
    dtype: str | None = None
    trainable: bool | None = None
    shared: frozenset[tuple[str, str]] | None = None
    """The texts of the calls that share it, by file."""
    key: str = ""

    @property
    def stored(self) -> str:
        return self.key or self.name


@dataclass(frozen=True, slots=True)
class Pair:
    """A variable before and after, with what is other about it than its name."""

    before: Known
    after: Known

    @property
    def changes(self) -> list[tuple[str, str, str]]:
        """What, how it was, how it is; unknown counts as the same."""
        found = []
        if not _fits(self.before.shape, self.after.shape):
            found.append(("shape", shown(self.before.shape), shown(self.after.shape)))
        if self.before.dtype and self.after.dtype and self.before.dtype != self.after.dtype:
            found.append(("dtype", self.before.dtype, self.after.dtype))
        if None not in (self.before.trainable, self.after.trainable) and self.before.trainable != self.after.trainable:
            words = {True: "trainable", False: "not trainable", None: ""}
            found.append(("trainable", words[self.before.trainable], words[self.after.trainable]))
        if self.before.shared is not None and self.after.shared is not None and self.before.shared != self.after.shared:
            found.append(("sharing", _calls(self.before.shared), _calls(self.after.shared)))
        return found

    @property
    def loads(self) -> bool:
        """Whether a value of the one can be put into the other."""
        return not any(what in ("shape", "dtype") for what, _, _ in self.changes)


@dataclass(slots=True)
class Comparison:
    """The variables of two programs, or of a checkpoint and a program, each in order of creation."""

    same: list[Pair] = field(default_factory=list)
    renamed: list[Pair] = field(default_factory=list)
    gone: list[Known] = field(default_factory=list)
    new: list[Known] = field(default_factory=list)
    lone: bool = False
    """Whether only one of the two is there at all, so that nothing of the one is for the other."""

    @property
    def changed(self) -> bool:
        return bool(self.renamed or self.gone or self.new or any(pair.changes for pair in self.same))

    @property
    def obstacles(self) -> list[str]:
        """The names of the variables for which a checkpoint of before has nothing that fits, as a Saver looks for it."""
        missing = [*(pair.after for pair in self.renamed), *self.new, *(pair.after for pair in self.same if not pair.loads)]
        return [each.name for each in missing]

    @property
    def emptied(self) -> bool:
        """Whether no variable is left: a Saver refuses to be made of none."""
        return bool(self.gone) and not (self.same or self.renamed or self.new)

    @property
    def loads(self) -> bool | None:
        """Whether a checkpoint of before loads; None where there is none, or nobody to load it."""
        return None if self.lone else not self.obstacles and not self.emptied

    @property
    def assignment(self) -> dict[str, str]:
        """What `tf.train.init_from_checkpoint` is to be told: the name in the checkpoint → the name of the variable."""
        return {pair.before.stored: pair.after.name for pair in (*self.same, *self.renamed) if pair.loads}


def compare(before: Sequence[Known], after: Sequence[Known]) -> Comparison:
    """Lay the variables of two programs beside each other. What has another name is found by where it stands in its scopes."""
    old, new = {each.name: each for each in before}, {each.name: each for each in after}
    found = Comparison(same=[Pair(old[name], each) for name, each in new.items() if name in old])
    gone = [each for name, each in old.items() if name not in new]
    come = [each for name, each in new.items() if name not in old]
    renames = _renames(gone, come)
    found.renamed = [Pair(old[renames[each.name]], each) for each in come if each.name in renames]
    found.new = [each for each in come if each.name not in renames]
    taken = set(renames.values())
    found.gone = [each for each in gone if each.name not in taken]
    return found


Rule = tuple[str, str]
"""A part of a name, from its beginning, and what stands in its place."""


def _renames(gone: Sequence[Known], come: Sequence[Known]) -> dict[str, str]:
    """New name → old name: by the change of a scope's name that explains most, as long as one explains any; then by what is alike."""
    left_old, left_new = {each.name: each for each in gone}, {each.name: each for each in come}
    out: dict[str, str] = {}
    rules: list[Rule] = []

    def take(rule: Rule, reshaped: bool) -> None:
        # An optimizer's slots are named after their variable: what they say of its name as of a scope's is true of itself.
        for name in [name for name in left_old if f"{name}/".startswith(rule[0])]:
            renamed = (rule[1] + f"{name}/"[len(rule[0]) :]).removesuffix("/")
            if renamed in left_new and (reshaped or _alike(left_old[name], left_new[renamed])):
                out[renamed] = name
                del left_old[name], left_new[renamed]

    while votes := _votes(left_old.values(), left_new.values()):
        # Most variables explained; of equals the rule that keeps most of the names, then the first.
        rules.append(max(votes, key=lambda rule: (votes[rule], -len(rule[0]) - len(rule[1]))))
        take(rules[-1], reshaped=False)
    for rule in rules:  # in a scope that is renamed, what is where it was is what it was
        take(rule, reshaped=True)
    return out | _lone(left_old.values(), left_new.values(), rules)


def _votes(gone: Iterable[Known], come: Iterable[Known]) -> Counter[Rule]:
    """The changes of scopes' names by which something gone becomes something new that is alike, and for how many they do."""
    by_end: dict[str, list[Known]] = {}
    for each in come:
        by_end.setdefault(each.name.rpartition("/")[2], []).append(each)
    pairs = ((old, new) for old in gone for new in by_end.get(old.name.rpartition("/")[2], ()) if _alike(old, new))
    return Counter(_rule(old.name.split("/"), new.name.split("/")) for old, new in pairs)


def _rule(old: list[str], new: list[str]) -> Rule:
    """What the two names do not end in together."""
    same = 0
    while same < min(len(old), len(new)) and old[-1 - same] == new[-1 - same]:
        same += 1
    return _joined(old[: len(old) - same]), _joined(new[: len(new) - same])


def _joined(scopes: list[str]) -> str:
    return "".join(f"{scope}/" for scope in scopes)


def _lone(gone: Iterable[Known], come: Iterable[Known], rules: Sequence[Rule]) -> dict[str, str]:
    """Those that are the only ones of their scope, shape and dtype on both sides; scopes may be renamed."""

    def groups(variables: Iterable[Known], rules: Sequence[Rule]) -> dict[object, list[str]]:
        out: dict[object, list[str]] = {}
        for each in variables:
            scope = _joined(each.name.split("/")[:-1])
            before, after = next((rule for rule in rules if scope.startswith(rule[0])), ("", ""))
            if each.shape is not None and None not in each.shape:
                out.setdefault((after + scope[len(before) :], each.shape, each.dtype), []).append(each.name)
        return out

    old, new = groups(gone, rules), groups(come, ())
    return {names[0]: old[key][0] for key, names in new.items() if len(names) == 1 and len(old.get(key, ())) == 1}


def _alike(one: Known, other: Known) -> bool:
    return _fits(one.shape, other.shape) and (not one.dtype or not other.dtype or one.dtype == other.dtype)


def _fits(one: Shape | None, other: Shape | None) -> bool:
    if one is None or other is None:
        return True
    return len(one) == len(other) and all(a == b or a is None or b is None for a, b in zip(one, other, strict=True))


def shown(shape: Shape | None) -> str:
    return "?" if shape is None else f"[{', '.join('?' if d is None else str(d) for d in shape)}]"


def _calls(shared: frozenset[tuple[str, str]]) -> str:
    return f"shared by {len(shared)} call{'' if len(shared) == 1 else 's'}" if shared else "not shared"


__all__ = ["Comparison", "Known", "Pair", "compare", "shown"]
