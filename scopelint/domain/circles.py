"""Graphs in which everything may lie on a circle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def sources(edges: Sequence[Sequence[int]], ranks: Sequence[Any]) -> list[int]:
    """The nodes to which no others lead, and of each circle to which nothing else leads the node of the lowest rank.

    `edges` has for each node those that it leads to. All nodes can be reached from those returned.
    """
    order = sorted(range(len(edges)), key=lambda node: ranks[node])
    finished, seen = list[int](), set[int]()
    for node in order:
        finished += _reached(edges, node, seen)
    out: list[int] = []
    seen.clear()
    for node in reversed(finished):  # what leads to a node without being led to by it was finished after it
        if node not in seen:
            out.append(node)
            _reached(edges, node, seen)
    return out


def _reached(edges: Sequence[Sequence[int]], start: int, seen: set[int]) -> list[int]:
    """What can be reached from a node and was not `seen`, each after all that is reached from it."""
    if start in seen:
        return []
    seen.add(start)
    finished: list[int] = []
    stack = [(start, iter(edges[start]))]
    while stack:
        node, rest = stack[-1]
        following = next((each for each in rest if each not in seen), None)
        if following is None:
            finished.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(edges[following])))
    return finished
