"""Programs that make small arrays, look at parts of them and change them: what the stubs know of their numbers is what NumPy has."""

from __future__ import annotations

import random

from ..language.python import UNKNOWN, by_python, by_scopelint

_HEAD = """import copy
import numpy as np
def show(x):
    if isinstance(x, np.ndarray) and x.ndim:
        print(x.shape, x.dtype.name)
        print(x.tolist())
    elif isinstance(x, list) and x and isinstance(x[0], list): print(x)
    elif isinstance(x, (list, tuple)):
        print(len(x))
        for y in x: show(y)
    elif isinstance(x, np.bool_): print('a truth', bool(x))
    elif isinstance(x, bool): print('Python says', x)
    elif x is None: print('None')
    else: print('number', float(x))
"""

_LEAVES = (
    "np.array({l})",
    "np.arange({n})",
    "np.zeros({s}, {d})",
    "np.ones({s})",
    "np.full({s}, {v})",
    "np.eye({n}, dtype=int)",
    "np.arange(6).reshape(2, 3)",
    "np.arange(12).reshape(2, 3, 2)",
    "np.linspace(0, {v}, {n})",
    "np.array([[3, 1, 2], [0, 5, 4]], {d})",
    "np.array([3, 1, 2, 1]) > {v}",
    "np.array([True, False, True])",
)
_VIEWS = (
    "{a}",
    "{a}[{i}]",
    "{a}[{j}]",
    "{a}.T",
    "{a}.reshape(-1)",
    "{a}.ravel()",
    "{a}.flatten()",
    "{a}.copy()",
    "np.asarray({a})",
    "np.array({a})",
    "np.squeeze({a})",
    "{a}[None]",
    "{a}[::-1]",
    "{a}[..., 0]",
    "np.split({a}, 1)[0]",
    "np.transpose({a})",
    "{a}.astype({d})",
    "{a} + 0",
    "copy.deepcopy({a})",
    "copy.copy({a})",
    "np.flip({a})",
    "{a}.swapaxes(0, -1)",
    "{a}.T.reshape(-1)",
    "{a}[::2].ravel()",
    "list({a})[0]",
    "np.expand_dims({a}, 0)",
)
_CHANGES = (
    "{a}[{i}] = {v}",
    "{a}[{j}] = {v}",
    "{a}[{i}] = {b}",
    "{a} += {v}",
    "{a} *= 2",
    "{a} -= {b}",
    "{a} //= 2",
    "{a} += {b}",
    "{a}[{a} > {v}] = 0",
    "{a}.sort()",
    "{a}.fill({v})",
    "np.random.shuffle({a})",
    "{a}[{j}] += {v}",
    "np.add({a}, 1, out={a})",
    "np.copyto({a}, {v})",
    "np.put({a}, 0, 9)",
    "np.fill_diagonal({a}, 7)",
    "{a}.flat[0] = 8",
    "{a}.partition(0)",
    "np.add.at({a}, 0, 1)",
    "{a}.T[0] = 5",
    "for i in range(len({a})): {a}[i] = i",
    "for i, x in enumerate({a}): {b}[0] = i",
    "for row in {a}: row *= 2",
    "for i in range(3):\n    if i % 2: {a}[0] = i",
    "{a} = {a} * 2",
    "{a}.shape = ({a}.size,)",
    "[{a}.fill(x) for x in (1, 2)]",
    "exchange({a})",
)
_LOOKS = (
    "{a}",
    "{a}.sum()",
    "{a}.max(), {a}.min(axis=0)",
    "{a}.mean(axis=-1)",
    "np.unique({a})",
    "np.unique({a}, return_counts=True)",
    "np.where({a} > {v})",
    "np.where({a} > {v}, {a}, 0)",
    "np.cumsum({a})",
    "np.sort({a}, axis=None)",
    "np.argmax({a})",
    "np.argmin({a}, axis=0)",
    "({a} > {v}).any()",
    "np.all({a} > {v}), np.any({a} == {v}, axis=0)",
    "{a}.tolist()",
    "*list({a})",
    "{a}[{j}]",
    "{a}[{i}]",
    "len(np.unique({a}))",
    "{a} == {a}.max()",
    "[bool(x > {v}) for x in {a}.ravel()]",
    "[x > {v} for x in {a}.ravel()]",
    "np.concatenate([{a}.ravel(), {b}.ravel()])",
    "np.stack([{a}, {a}], axis=-1)",
    "np.repeat({a}, 2, axis=0)",
    "np.tile({a}, 2)",
    "np.diff({a})",
    "np.nonzero({a})",
    "{a}.item(0)",
    "int({a}.max()), float({a}.min())",
    "np.roll({a}, 1)",
    "np.isin({a}, [1, 2])",
    "np.count_nonzero({a})",
    "np.median({a})",
    "np.array_split({a}, 2)",
    "{a} @ {a}.T",
    "np.dot({a}, {a}.T)",
    "np.round({a} / 3, 2)",
    "np.take({a}, [0, -1])",
    "np.delete({a}, 0)",
    "np.array_equal({a}, {b})",
    "np.union1d({a}, {b}), np.setdiff1d({a}, {b})",
    "np.maximum({a}, {b})",
    "np.clip({a}, 0, 2)",
    "-{a}, abs({a}), {a} % 2, {a} ** 2",
    "1 - {a}, 2 / ({a} + 1.0), 7 // ({a} + 1)",
    "np.sqrt(np.abs({a}))",
    "np.prod({a}), np.cumprod({a})",
    "np.argsort({a}, kind='stable')",
    "np.bincount({a}.ravel())",
    "np.triu({a}), np.tril({a}, 1)",
    "np.searchsorted(np.unique({a}), {v})",
    "np.logical_not({a}), np.logical_and({a}, {b})",
    "np.ptp({a}), np.sign({a})",
    "np.swapaxes({a}, 0, -1), np.append({a}, {v})",
    "np.float32({a}), np.zeros_like({a}), np.full_like({a}, 3)",
)
_CHOICES = {
    "i": ("0", "-1", "1", "1:", ":-1", "::2", "...", "slice(0, 2)"),
    "j": ("[0, 1]", "[0]", "np.array([1, 0])", "np.array([True, False])", ":, 0", "..., 1:", "0, [0, 1]", "[0, 1], [0, 1]", "None, 0"),
    "d": ("np.float32", "np.int32", "float", "int", "bool", "np.uint8"),
    "v": ("1", "0", "2.5", "3", "-1", "0.5", "True"),
    "n": ("1", "2", "3", "4"),
    "s": ("[2, 2]", "(2,)", "3", "(3, 1)"),
    "l": ("[1, 2, 3]", "[1.5, 2]", "[[1, 2], [3, 4]]", "[[1, 2.5]]", "(4, 5)", "[[1], [2]]", "[0, 1, 0, 2]", "range(4)", "[-1, 5, 2]"),
}


def random_program(seed: int) -> str:
    """The same for a seed: arrays, views of them, and changes. Each step that NumPy refuses is left out by the program itself."""
    rng = random.Random(seed)
    names = ["a", "b", "c"]
    steps = [f"a = {_filled(rng, rng.choice(_LEAVES), names)}", f"b = {_filled(rng, rng.choice(_LEAVES), names)}"]
    steps.append(f"c = {_filled(rng, rng.choice(_VIEWS), ['a'])}")
    steps.append(f"d = {_filled(rng, rng.choice(_VIEWS), names)}")
    names.append("d")
    steps += [_filled(rng, rng.choice(_CHANGES), names) for _ in range(rng.choice((0, 1, 2, 3)))]
    looks = [f"show([{_filled(rng, rng.choice(_LOOKS), names)}])" for _ in range(3)]
    shown = [*looks, *(f"show({name})" for name in names)]
    blocks = [*steps, *(f"print('next'); {each}" for each in shown)]
    tried = ["try:\n    " + each.replace("\n", "\n    ") + "\nexcept Exception as error:\n    print('refused')\n" for each in blocks]
    return _HEAD + "def exchange(x):\n    x[0], x[-1] = x[-1], x[0]\n" + "".join(tried)


def _filled(rng: random.Random, text: str, names: list[str]) -> str:
    for name in "ab":
        text = text.replace(f"{{{name}}}", rng.choice(names)) if rng.random() < 0.5 else text.replace(f"{{{name}}}", names[0])
    for name, choices in _CHOICES.items():
        text = text.replace(f"{{{name}}}", rng.choice(choices))
    return text


def contents(text: str) -> tuple[list[str], int]:
    """Where NumPy and the stubs do not agree of what a program shows, and of how many things they do."""
    real, found = (_parts(run(text).lines) for run in (by_python, by_scopelint))
    if "refused" in (*real[0], *found[0]):  # the programs went apart, as numbers of ours have not all methods of NumPy's
        return [], 0
    both = zip(real, found, strict=False)
    pairs = [(one, other) for one, other in both if not any(UNKNOWN in line or line == "refused" for line in (*one, *other))]
    return [f"NumPy says {one}, the stubs {other}" for one, other in pairs if one != other], len(pairs)


def _parts(lines: list[str]) -> list[list[str]]:
    out: list[list[str]] = [[]]
    for line in lines:
        if line == "next":
            out.append([])
        else:
            out[-1].append(line)
    return out
