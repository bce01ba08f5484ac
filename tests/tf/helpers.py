"""Short forms for the unit tests of the TensorFlow model."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from scopelint.domain.path import Path
from scopelint.domain.trail import Trail
from scopelint.tf.graph import Graph
from scopelint.tf.reuse import Reuse
from scopelint.tf.scopes import ScopeContext, VariableScope
from scopelint.tf.store import Access, get_variable
from scopelint.tf.version import V2_21, Version
from scopelint.tf.world import World

NO, YES, AUTO, UNKNOWN = Reuse.NO, Reuse.YES, Reuse.AUTO, Reuse.UNKNOWN


def new_world(version: Version = V2_21, **options: Any) -> World:
    trail = Trail()
    return World(trail, Path(trail), version, **options)


@contextmanager
def scope(world: World, name: object = None, default: object = None, **options: Any) -> Iterator[VariableScope]:
    context = ScopeContext(world, name, default, **options)
    entered = context.enter()
    try:
        yield entered
    finally:
        context.exit()


def access(world: World, name: object = "w", **options: Any) -> Access:
    options.setdefault("shape", (1,))
    return get_variable(world, world.current, name, **options)


@contextmanager
def inside(world: World, graph: Graph) -> Iterator[Graph]:
    world.push_graph(graph)
    try:
        yield graph
    finally:
        world.pop_graph(graph)
