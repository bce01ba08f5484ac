"""Two lists of variables, compared: renamed, new, gone or otherwise changed; and how a checkpoint of the one gets into the other."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from functools import cache

Shape = tuple[int | None, ...]
_WORDS = re.compile(r"[^\W\d_]+|\d+")
_MANY, _NEAR = 10_000, 8
"""How many pairs of one kind are all looked at, and how far on in the order where there are more."""


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
        if self.before.shared is not None and self.after.shared is not None and len(self.before.shared) != len(self.after.shared):
            # A call whose text is another was edited: it holds the name of what was renamed.
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
    ended: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    """What ended the program early, before and after: what it would make then is among neither."""
    by_objects: bool = False
    """Whether what is before is a checkpoint that goes by the attributes of objects."""

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
    left_old, old_slots = _parted(gone)
    left_new, new_slots = _parted(come)
    out: dict[str, str] = {}
    rules: list[Rule] = []
    closeness = cache(_closeness)

    def take(old: str, new: str) -> None:
        out[new] = old
        del left_old[old], left_new[new]

    pairs = [(_rule(old.name.split("/"), new.name.split("/")), old.name, new.name) for old, new in _pairs(left_old, left_new)]
    while pairs:
        # Most variables explained; of equals the closest, then the first: layers of one shape that all have other names are told apart
        # by what is left of their names, and by their order.
        votes = Counter(rule for rule, _, _ in pairs)
        most = max(votes.values())
        rules.append(max((rule for rule in votes if votes[rule] == most), key=closeness))
        for _, old, new in [pair for pair in pairs if pair[0] == rules[-1]]:
            take(old, new)
        pairs = [(rule, old, new) for rule, old, new in pairs if old in left_old and new in left_new]
    for rule in rules:  # in a scope that is renamed, what is where it was is what it was
        for name in [name for name in left_old if name.startswith(rule[0])]:
            if (renamed := rule[1] + name[len(rule[0]) :]) in left_new:
                take(name, renamed)
    for new, old in _lone(left_old.values(), left_new.values(), rules).items():
        take(old, new)
    for old, new in _respelled(left_old, left_new, old_slots, new_slots):
        take(old, new)
    now = {old: new for new, old in out.items()}
    for name in old_slots:
        owner, _, kind = name.rpartition("/")
        if (renamed := f"{now.get(owner, owner)}/{kind}") in new_slots:
            out[renamed] = name
    return out


def _parted(variables: Iterable[Known]) -> tuple[dict[str, Known], dict[str, Known]]:
    """By their names those that stand for themselves, and those that an optimizer or an average named after one of them."""
    found = {each.name: each for each in variables}
    owners = {name: found.get(name.rpartition("/")[0]) for name in found}
    slots = {name: found[name] for name, owner in owners.items() if owner is not None and _alike(owner, found[name])}
    return {name: each for name, each in found.items() if name not in slots}, slots


def _pairs(gone: Mapping[str, Known], come: Mapping[str, Known]) -> Iterator[tuple[Known, Known]]:
    """What is alike and has the same last name. Where these are very many, only with those about as far on in the order."""
    by_end: dict[str, tuple[list[Known], list[Known]]] = {}
    for side, variables in enumerate((gone, come)):
        for each in variables.values():
            by_end.setdefault(each.name.rpartition("/")[2], ([], []))[side].append(each)
    for olds, news in by_end.values():
        near = len(news) if len(olds) * len(news) <= _MANY else _NEAR
        for number, old in enumerate(olds):
            middle = number * len(news) // len(olds)
            yield from ((old, new) for new in news[max(0, middle - near) : middle + near] if _alike(old, new))


def _respelled(
    gone: Mapping[str, Known], come: Mapping[str, Known], old_slots: Iterable[str], new_slots: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """Old and new name of those whose last names too are others: of one shape, and spelled alike; or the only ones, with the same slots."""

    def grouped(variables: Mapping[str, Known]) -> dict[object, list[str]]:
        out: dict[object, list[str]] = {}
        for name, each in variables.items():
            if each.shape is not None and None not in each.shape:
                out.setdefault((each.shape, each.dtype), []).append(name)
        return out

    def kinds(slots: Iterable[str]) -> dict[str, set[str]]:
        out: dict[str, set[str]] = {}
        for name in slots:
            owner, _, kind = name.rpartition("/")
            out.setdefault(owner, set()).add(kind)
        return out

    olds, news, had, has = grouped(gone), grouped(come), kinds(old_slots), kinds(new_slots)
    for key in olds.keys() & news.keys():
        left, right = set(olds[key]), set(news[key])
        if len(left) * len(right) > _MANY:
            continue
        only = len(left) == len(right) == 1 and had.get(*left) == has.get(*right) is not None
        spelled = ((_spelled(old, new), old, new) for old in olds[key] for new in news[key])
        for ratio, old, new in sorted(spelled, key=lambda each: -each[0]):
            if old in left and new in right and (ratio >= 0.5 or only):
                yield old, new
                left.remove(old)
                right.remove(new)


def _spelled(old: str, new: str) -> float:
    """How much of the last parts of two names is the same, from the first scope on that is not."""
    one, other = old.lower().split("/"), new.lower().split("/")
    around = _around(one, other)
    return 1.0 if one == other else _likeness("/".join(one[around:]), "/".join(other[around:]))


def _likeness(old: str, new: str) -> float:
    """How many words and numbers are the same, in order, from 0 to 1."""
    return SequenceMatcher(None, _WORDS.findall(old), _WORDS.findall(new), autojunk=False).ratio()


def _rule(old: list[str], new: list[str]) -> Rule:
    """What the two names do not end in together."""
    same = 0
    while same < min(len(old), len(new)) and old[-1 - same] == new[-1 - same]:
        same += 1
    return _joined(old[: len(old) - same]), _joined(new[: len(new) - same])


def _closeness(rule: Rule) -> tuple[int, float]:
    """How many scopes around stay, and how many words and numbers of the names do."""
    old, new = rule
    return _around(old.split("/"), new.split("/")), _likeness(old, new)


def _around(old: list[str], new: list[str]) -> int:
    """How many parts two names begin with together."""
    return next((depth for depth, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new)))


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
