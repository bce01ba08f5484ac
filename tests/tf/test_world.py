"""Graphs, threads, collections, and that all of it can be undone and joined."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from scopelint.domain.path import Plan
from scopelint.domain.symbols import Name, Sym, text
from scopelint.domain.trail import Cells
from scopelint.tf.creation import create_variable
from scopelint.tf.errors import Kind, TFError
from scopelint.tf.graph import matches
from scopelint.tf.request import Refusal
from scopelint.tf.scopes import ScopeContext, pick_default_name
from scopelint.tf.variables import Variable
from scopelint.tf.version import V1_5, V1_15, V2_21

from . import programs
from .helpers import AUTO, YES, access, inside, new_world, scope
from .run_model import ModelRunner

TEST = Sym("test", "test", "bool")
N = Sym("n", "n", "int")


class TestGraphs:
    def test_have_scopes_and_stores_of_their_own(self) -> None:
        world = new_world()
        access(world)
        with scope(world, "s", reuse=YES), inside(world, world.new_graph()) as graph:
            assert graph.scope.name == ""
            assert access(world).created
        with inside(world, graph), pytest.raises(TFError):
            access(world)

    def test_are_listed_in_the_order_they_were_made(self) -> None:
        world = new_world()
        graph = world.new_graph()
        assert world.graphs == [world.current, graph]

    def test_a_context_belongs_to_the_graph_it_was_made_in(self) -> None:
        world = new_world()
        context = ScopeContext(world, "s")
        with inside(world, world.new_graph()) as graph:
            context.enter()
            assert world.current is not graph
            context.exit()
            assert world.current is graph

    def test_the_default_graph_is_reset_only_outside_of_everything(self) -> None:
        world = new_world()
        for context in (lambda: inside(world, world.new_graph()), lambda: scope(world, "s")):
            with context(), pytest.raises(TFError) as caught:
                world.reset_default_graph()
            assert caught.value.exc_type == "AssertionError"
        access(world)
        world.reset_default_graph()
        assert access(world).created

    def test_of_a_function_shares_store_and_scopes(self) -> None:
        world = new_world(eager=True)
        outer = world.current
        with inside(world, world.new_graph(outer=outer)):
            first = access(world)
        with inside(world, world.new_graph(outer=outer)), pytest.raises(Refusal) as caught:
            access(world)
        assert caught.value.existing is first.variable

    def test_a_root_scope_first_touched_eagerly_reuses(self) -> None:
        world = new_world(eager=True)
        outer = world.current
        assert outer.scope.reuse is AUTO
        with inside(world, world.new_graph(outer=outer)), scope(world, "s") as inner:
            assert inner.reuse is AUTO


class TestThreads:
    def test_start_at_a_fresh_root_in_the_same_store(self) -> None:
        world = new_world()
        graph = world.current
        access(world)
        with scope(world, "s"), scope(world, None, "d"):
            world.thread = world.new_thread()
            with inside(world, graph):
                assert (graph.scope.name, graph.name_scope) == ("", "")
                assert pick_default_name(graph, "s") == "s"
                with pytest.raises(TFError):
                    access(world)
            world.thread = 0
            assert graph.scope.name == "s/d"

    def test_have_a_default_graph_of_their_own(self) -> None:
        world = new_world()
        access(world)
        world.thread = world.new_thread()
        assert access(world).created

    def test_shared_their_scopes_in_1_5(self) -> None:
        world = new_world(V1_5)
        graph = world.current
        with scope(world, "s"):
            world.thread = world.new_thread()
            assert graph.scope.name == "s"
            world.thread = 0


class TestCollections:
    def test_filter_by_a_pattern_at_the_start_of_the_name(self) -> None:
        world = new_world()
        for name in ("main/w", "main_target/w", "other/main/w"):
            access(world, name)
        found = [v.op_name for v in world.current.collection("variables", "main") if isinstance(v, Variable)]
        assert found == ["main/w", "main_target/w"]

    @pytest.mark.parametrize(
        ("name", "scope_", "answer"),
        [
            ("ab:0", "a.", True),
            ("ab:0", "b", False),
            (text(["main_", N]), "main", True),
            (text(["main", N]), "main$", False),
            (text(["main", N]), "main_", False),
            (text([N, "/w"]), "main", False),
            (text(["a", N, "/w"]), text(["a", N]), True),
            ("a/w", text(["a", N]), False),
        ],
    )
    def test_of_unknown_names_match_on_what_is_known(self, name: Name, scope_: Name, answer: bool) -> None:
        assert matches(name, scope_) is answer

    def test_hold_anything(self) -> None:
        graph = new_world().current
        graph.add_to_collection("losses", 1)
        graph.add_to_collection("losses", 2)
        assert graph.get_collection("losses") == [1, 2]
        assert graph.get_collection("losses", "a") == []
        graph.clear_collection("losses")
        assert graph.get_collection("losses") == []


def everything() -> list[tuple[Cells[Any, Any], dict[Any, Any]]]:
    """What every cell there is holds."""
    gc.collect()
    return [(cells, dict(cells.data)) for cells in gc.get_objects() if isinstance(cells, Cells)]


@pytest.fixture
def nothing_older() -> Iterator[None]:
    """What other tests left behind is not looked through."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("nothing_older")
@pytest.mark.parametrize("version", [V1_5, V1_15, V2_21], ids=str)
def test_every_action_can_be_undone_and_redone(version: Any) -> None:
    for seed in range(6):
        runner = ModelRunner(version)
        for action in programs.wild(Random(seed), 25):
            before, mark = everything(), runner.trail.mark()
            runner.step(action)
            after = everything()
            taken = runner.trail.undo(mark)
            assert [cells.data for cells, _ in before] == [data for _, data in before], action
            runner.trail.redo(taken)
            assert [cells.data for cells, _ in after] == [data for _, data in after], action


def branch(world: Any, yes: Any, no: Any = lambda: None) -> None:
    """Run two arms of a test that cannot be decided, and join them."""
    mark = world.trail.mark()
    yes()
    one = world.trail.undo(mark)
    no()
    other = world.trail.undo(mark)
    world.trail.join(TEST, one, other, world.path.peek)


def arm(rng: Random) -> list[list[Any]]:
    """Something that leaves no scope open."""
    enter, reuse, get = (programs._ACTIONS[kind](rng) for kind in ("enter", "reuse_variables", "get"))
    return rng.choice([[enter, get, ["exit"]], [get], [enter, ["exit"]], [reuse], []])


@pytest.mark.parametrize("holds", [True, False])
def test_a_joined_branch_goes_on_as_the_arm_that_is_decided(holds: bool) -> None:
    """But for op names, which are taken as if both arms had used theirs."""
    for seed in range(300):
        rng = Random(seed)
        before, arms, after = programs.tame(rng, 12), (arm(rng), arm(rng)), programs.tame(rng, 15)
        seen = []
        for joined in (True, False):
            runner = ModelRunner(V2_21)
            for action in before:
                runner.step(action)
            lists = {name: list(getattr(runner, name)) for name in ("scopes", "contexts", "stack")}

            def run(actions: list[list[Any]], runner: ModelRunner = runner, lists: Any = lists) -> None:
                depth = len(runner.stack)
                for action in actions:
                    if action != ["exit"] or len(runner.stack) > depth:
                        runner.step(action)
                for name, items in lists.items():
                    setattr(runner, name, list(items))

            if joined:
                runner.world.path.plan = Plan((holds,))
                branch(runner.world, partial(run, arms[0]), partial(run, arms[1]))
            else:
                run(arms[0] if holds else arms[1])
            states = [runner.step(action) for action in after]
            store = runner.world.current.store
            keys = {key for key in store.keys() if store.find(key)}
            seen.append((keys, [(s["scope"], s["reuse"], is_error(s["result"])) for s in states]))
        assert seen[0] == seen[1], f"program {seed}: {before} {arms} {after}"


def is_error(result: object) -> object:
    return result if isinstance(result, list) and str(result[0]).endswith("Error") else None


class TestBranches:
    """Two arms of an undecided test, joined."""

    def test_a_variable_of_one_arm_is_decided_when_asked_for(self) -> None:
        world = new_world()
        branch(world, lambda: access(world))
        assert not world.path.decisions
        assert [v.op_name for v in world.current.variables()] == ["w"]
        assert not world.path.decisions
        assert not access(world, reuse_override=YES).created
        assert [str(a) for a in world.path.decisions] == ["test is true"]

    def test_the_other_plan_finds_nothing(self) -> None:
        world = new_world()
        world.path.plan = Plan((False,))
        branch(world, lambda: access(world))
        with pytest.raises(TFError) as caught:
            access(world, reuse_override=YES)
        assert caught.value.kind is Kind.MISSING
        assert world.current.variables() == []

    def test_variables_of_both_arms_are_listed_once(self) -> None:
        world = new_world()
        branch(world, lambda: access(world), lambda: [access(world, "u"), access(world)])
        names = [v.op_name for v in world.current.variables()]
        assert names == ["w"]
        assert [v.op_name for v in world.current.variables(decide=True)] == ["w"]

    def test_a_scope_opened_and_left_in_one_arm_decides_nothing(self) -> None:
        world = new_world()

        def opens() -> None:
            with scope(world, "s"):
                access(world)

        branch(world, opens)
        with scope(world, "t"):
            access(world)
        with inside(world, world.new_graph()):
            pass
        assert not world.path.decisions

    def test_op_names_never_decide(self) -> None:
        world = new_world()
        branch(world, lambda: create_variable(world, "v", graph=world.current))
        assert create_variable(world, "v", graph=world.current).op_name == "v_1"
        assert not world.path.decisions

    def test_counts_decide_only_if_they_must(self) -> None:
        world = new_world()

        def opens(times: int) -> None:
            for _ in range(times):
                with scope(world, "d"):
                    pass

        branch(world, lambda: opens(1), lambda: opens(2))
        assert pick_default_name(world.current, "d") == "d_1"
        assert not world.path.decisions

    def test_a_default_name_of_one_arm(self) -> None:
        world = new_world()

        def opens() -> None:
            with scope(world, None, "d"):
                pass

        branch(world, opens)
        opens()
        assert [str(a) for a in world.path.decisions] == ["test is true"]
        assert pick_default_name(world.current, "d") == "d_2"

    def test_a_flag_set_by_one_arm(self) -> None:
        world = new_world()
        with scope(world, "s") as s:
            branch(world, s.reuse_variables)
            assert not world.path.decisions
            assert s.reuse is YES
            assert world.path.decisions

    def test_collections_keep_what_one_arm_added(self) -> None:
        world = new_world()
        graph = world.current
        branch(world, lambda: graph.add_to_collection("c", 1))
        graph.add_to_collection("c", 2)
        assert graph.collection("c") == [1, 2]
        assert not world.path.decisions
