"""Random programs over TensorFlow's scopes, as data: what the model, the reference and TensorFlow itself each run.

An action is a list: its name and JSON arguments. Indices are taken modulo what there is, so every program means something.
"""

from __future__ import annotations

from random import Random
from typing import Any

Action = list[Any]

NAMES = ["a", "b", "A", "a_1", "a/b", "dense", "own", ""]
VARIABLES = ["x", "y", "x_1", "b/x"]
ODD_VARIABLES = ["_x", "a b", "x/", "", "part_0", "x/part_1", "X"]
REUSE = [None, None, None, False, True, "AUTO"]


def tame(rng: Random, steps: int = 30) -> list[Action]:
    """What the reference model covers: scopes, names, the store; contexts properly nested."""
    kinds = ["enter"] * 6 + ["exit"] * 5 + ["get"] * 6 + ["reuse_variables", "reenter", "reenter"]
    kinds += ["name_scope"] * 2 + ["variable"] * 2 + ["op"]
    return [_ACTIONS[rng.choice(kinds)](rng) for _ in range(steps)]


def wild(rng: Random, steps: int = 30) -> list[Action]:
    """As `tame`, with graphs, threads, templates, partitioners, shapes, dtypes, odd names and improper nesting."""
    kinds = ["enter_with"] * 6 + ["exit"] * 6 + ["get_with"] * 9 + ["reuse_variables", "name_scope", "variable"]
    kinds += ["query", "template", "call_template", "call_template", "set_default", "odd_scope"]
    # Improper nesting across graphs leaves TensorFlow in a state of its own.
    kinds += rng.choice([["graph", "reset", "reenter"], ["graph", "reset", "reenter", "thread"], ["reenter_any", "exit_any"]])
    # Constants do not go with partitioners: slicing them needs their values.
    flavour = rng.choice(["initializer", "partitioner"])
    return [_action(rng, rng.choice(kinds), flavour) for _ in range(steps)]


def _action(rng: Random, kind: str, flavour: str) -> Action:
    if kind == "enter_with":
        return ["enter", *_enter(rng)[1:], _defaults(rng, flavour)]
    if kind == "get_with":
        return _get_with(rng, flavour)
    if kind == "thread":
        kinds = ["enter_with", "get_with", "get_with", "exit", "variable"]
        graph = [["graph", rng.randrange(2)]] if rng.random() < 0.8 else []
        return ["thread", [*graph, *(_action(rng, rng.choice(kinds), flavour) for _ in range(6))]]
    if kind == "set_default":
        return ["set_default", rng.randrange(50), _defaults(rng, flavour)]
    return _ACTIONS[kind](rng)


def _enter(rng: Random) -> Action:
    kind = rng.choice(["str", "str", "obj", "default", "current", "root"])
    name = rng.choice(["a", "b", "dense"]) if kind == "default" else rng.choice(NAMES)
    return ["enter", kind, name, rng.randrange(50), rng.choice(REUSE), rng.random() > 0.15]


def _defaults(rng: Random, flavour: str) -> dict[str, Any]:
    out: dict[str, Any] = {}
    if rng.random() < 0.15:
        out["dtype"] = rng.choice(["float32", "float64", "int32"])
    if rng.random() < 0.15:
        out[flavour] = rng.choice(["one", "zeros"]) if flavour == "initializer" else rng.choice([1, 2, 3])
    return out


def _get_with(rng: Random, flavour: str) -> Action:
    with_: dict[str, Any] = {"shape": rng.choice([[1], [1], [2], [4, 2], [4, 2], [], None, [None], [None, 2]])}
    if rng.random() < 0.2:
        with_["dtype"] = rng.choice(["float32", "float64", "int32", "complex64"])
    if rng.random() < 0.3:
        if flavour == "partitioner":
            with_["partitioner"] = rng.choice([1, 2, 4])
        else:
            with_["initializer"] = rng.choice(["one", "int", "pair", "zeros", "zeros", "call", "call"])
            if with_["initializer"] == "call" or rng.random() < 0.6:
                with_["shape"] = None
    if rng.random() < 0.1:
        with_["trainable"] = False
    if rng.random() < 0.1:
        with_["local"] = True
    if rng.random() < 0.1:
        with_["collections"] = rng.choice([[], ["mine"]])
    return ["get", rng.choice(ODD_VARIABLES if rng.random() < 0.15 else VARIABLES), with_]


_ACTIONS = {
    "enter": _enter,
    "exit": lambda rng: ["exit"],
    "exit_any": lambda rng: ["exit_any", rng.randrange(50)],
    "get": lambda rng: ["get", rng.choice(VARIABLES), {"shape": rng.choice([[1], [1], [1], [2]])}],
    "reuse_variables": lambda rng: ["reuse_variables", rng.randrange(50), rng.random() < 0.5, rng.random() < 0.8],
    "reenter": lambda rng: ["reenter", rng.randrange(50), False],
    "reenter_any": lambda rng: ["reenter", rng.randrange(50), True],
    "name_scope": lambda rng: ["name_scope", rng.choice(["a", "b", "n", "a/", None])],
    "variable": lambda rng: ["variable", rng.choice(["x", "v", None])],
    "op": lambda rng: ["op", rng.choice(["x", "a", "y"])],
    "graph": lambda rng: ["graph", rng.randrange(4)],
    "query": lambda rng: [
        "query",
        rng.choice(["variables", "trainable_variables", "local_variables", "mine"]),
        rng.choice(["a", "a/", "x", "b.x", None]),
    ],
    "template": lambda rng: ["template", rng.choice(["t", "a"]), rng.choice([None, None, "u"]), rng.random() < 0.3, rng.random() < 0.2],
    "call_template": lambda rng: ["call_template", rng.randrange(50)],
    "reset": lambda rng: ["reset"],
    "odd_scope": lambda rng: ["enter", "str", rng.choice(["_s", "a b", "s/", "/s", "-"]), 0, None, True, {}],
}
