"""Opening scopes: inheritance of the flag, default names, lifetimes, nesting, name scopes."""

from __future__ import annotations

import pytest

from scopelint.domain.symbols import Sym, text
from scopelint.tf.creation import create_variable
from scopelint.tf.errors import Kind, TFError
from scopelint.tf.names import snake_case
from scopelint.tf.reuse import Reuse, check_reuse, combine
from scopelint.tf.scopes import NameScopeContext, ScopeContext, WrappedGetter, pick_default_name
from scopelint.tf.template import Template
from scopelint.tf.version import V1_5, V1_15, V2_21

from .helpers import AUTO, NO, UNKNOWN, YES, access, new_world, scope

N = Sym("n", "n", "int")
TABLE = [
    (NO, None, NO),
    (NO, YES, YES),
    (NO, AUTO, AUTO),
    (YES, None, YES),
    (YES, YES, YES),
    (YES, AUTO, AUTO),
    (AUTO, None, AUTO),
    (AUTO, YES, YES),
    (AUTO, AUTO, AUTO),
    (NO, UNKNOWN, UNKNOWN),
    (UNKNOWN, None, UNKNOWN),
    (UNKNOWN, YES, YES),
]


@pytest.mark.parametrize(("outer", "argument", "effective"), TABLE)
def test_the_flag_below_a_scope_opened_by_string(outer: Reuse, argument: Reuse | None, effective: Reuse) -> None:
    world = new_world()
    assert combine(argument, outer) is effective
    with scope(world, "a", reuse=outer), scope(world, "b", reuse=argument) as inner:
        assert inner.reuse is effective


@pytest.mark.parametrize(("captured", "argument", "effective"), TABLE)
def test_the_flag_of_a_scope_opened_by_object(captured: Reuse, argument: Reuse | None, effective: Reuse) -> None:
    world = new_world()
    with scope(world, "a", reuse=captured) as taken:
        pass
    with scope(world, "outer", reuse=YES), scope(world, taken, reuse=argument) as inner:
        assert (inner.name, inner.reuse) == ("a", effective)


@pytest.mark.parametrize(("value", "meaning"), [(True, YES), (False, None), (None, None), (AUTO, AUTO), (Sym("n", "n"), UNKNOWN)])
def test_reuse_arguments(value: object, meaning: Reuse | None) -> None:
    assert check_reuse(value) is meaning


@pytest.mark.parametrize("value", [1, 0, "", "AUTO_REUSE", [], 1.0, N])
def test_reuse_is_compared_by_identity(value: object) -> None:
    with pytest.raises(TFError, match="The reuse parameter must be True or False or None"):
        check_reuse(value)


def test_who_set_the_flag_is_inherited_with_it() -> None:
    world = new_world()
    with scope(world, "a", reuse=YES, origin="here"), scope(world, "b", origin="there") as inner:
        assert (inner.reuse_origin, inner.opened_at) == ("here", "there")
    with scope(world, "a", reuse=YES, origin="here"), scope(world, "b", reuse=AUTO, origin="there") as inner:
        assert inner.reuse_origin == "there"
        assert access(world).reuse_origin == "there"


class TestReuseVariables:
    def test_of_an_open_scope_reaches_scopes_opened_below_it_later(self) -> None:
        world = new_world()
        with scope(world, "a") as a:
            with scope(world, "before") as before:
                a.reuse_variables("site")
                assert before.reuse is NO
            with scope(world, "after") as after:
                assert (after.reuse, after.reuse_origin) == (YES, "site")
        assert world.current.scope.reuse is NO
        with scope(world, "a") as again:
            assert again.reuse is NO
        with scope(world, a) as again:
            assert again.reuse is YES

    def test_of_the_root_lasts_as_long_as_the_graph(self) -> None:
        world = new_world()
        world.current.scope.reuse_variables()
        with scope(world, "a", reuse=check_reuse(False)) as a:
            assert a.reuse is YES
        world.reset_default_graph()
        assert world.current.scope.reuse is NO

    def test_of_a_copy_of_the_root_ends_with_the_block(self) -> None:
        world = new_world()
        with scope(world, world.current.scope) as copy:
            copy.reuse_variables()
        assert world.current.scope.reuse is NO

    def test_of_a_captured_scope_leaves_open_copies_alone(self) -> None:
        world = new_world()
        with scope(world, "a") as a:
            pass
        with scope(world, a) as copy:
            a.reuse_variables()
            assert copy.reuse is NO


class TestDefaultNames:
    def test_are_numbered_while_the_parent_is_open(self) -> None:
        world = new_world()
        names = []
        for _ in range(2):
            with scope(world, "p"):
                for _ in range(2):
                    with scope(world, None, "d") as opened:
                        names.append(opened.name)
        assert names == ["p/d", "p/d_1", "p/d", "p/d_1"]

    def test_inside_a_scope_opened_by_object_are_forgotten(self) -> None:
        world = new_world()
        with scope(world, "p") as p:
            with scope(world, None, "d"):
                pass
            with scope(world, p), scope(world, None, "d") as inner:
                assert inner.name == "p/d_1"
            assert pick_default_name(world.current, "d") == "d_1"

    def test_count_scopes_of_every_kind_but_not_name_scopes(self) -> None:
        world = new_world()
        with scope(world, "d"):
            pass
        context = NameScopeContext(world, "e")
        context.enter()
        context.exit()
        assert pick_default_name(world.current, "d") == "d_1"
        assert pick_default_name(world.current, "e") == "e"

    @pytest.mark.parametrize("reuse", [YES, AUTO])
    def test_cannot_be_given_reuse(self, reuse: Reuse) -> None:
        world = new_world()
        with pytest.raises(TFError, match="cannot be used without a name_or_scope") as caught, scope(world, None, "d", reuse=reuse):
            pass
        assert caught.value.kind is Kind.DEFAULT_NAME_REUSE
        with scope(world, "a", reuse=reuse), scope(world, None, "d") as inner:
            assert inner.reuse is reuse

    def test_with_unknown_parts(self) -> None:
        world = new_world()
        name = text(["tower_", N])
        with scope(world, name), scope(world, None, "d") as first:
            assert first.name == text(["tower_", N, "/d"])
        with scope(world, name), scope(world, None, "d") as second:
            assert second.name == first.name

    @pytest.mark.parametrize(("version", "after"), [(V1_5, "d"), (V1_15, "d_1")])
    def test_leaving_the_root_opened_by_its_name(self, version: tuple[int, int], after: str) -> None:
        world = new_world(version)  # type: ignore[arg-type]
        with scope(world, ""), scope(world, None, "d"):
            pass
        assert pick_default_name(world.current, "d") == after


def test_arguments_of_the_constructor() -> None:
    world = new_world()
    with pytest.raises(TFError, match="If default_name is None then name_or_scope is required"):
        ScopeContext(world)
    with pytest.raises(TFError, match="must be a string or VariableScope"):
        ScopeContext(world, [1]).enter()
    assert world.current.scope.name == ""


def test_defaults_are_inherited_but_for_the_constraint() -> None:
    world = new_world()
    with scope(world, "a", dtype="int32", custom_getter="outer", constraint="c", initializer="i") as a:
        assert a.constraint == "c"
        with scope(world, "b", custom_getter="inner") as b:
            assert (b.dtype, b.initializer, b.constraint) == ("int32", "i", None)
            assert b.custom_getter == WrappedGetter("inner", "outer")
        a.set_default("initializer", None)
    with scope(world, a) as copy:
        assert (copy.dtype, copy.initializer, copy.constraint) == ("int32", None, None)


class TestNesting:
    def test_out_of_order(self) -> None:
        world = new_world()
        a, b = ScopeContext(world, "a"), ScopeContext(world, "b")
        a.enter()
        b.enter()
        with pytest.raises(TFError, match="Improper nesting of variable_scope") as caught:
            a.exit()
        assert caught.value.kind is Kind.NESTING
        assert world.current.scope.name == "a/b"

    def test_was_not_noticed_by_1_5(self) -> None:
        world = new_world(V1_5)
        a, b = ScopeContext(world, "a"), ScopeContext(world, "b")
        a.enter()
        b.enter()
        a.exit()
        assert world.current.scope.name == ""

    def test_a_context_inside_itself(self) -> None:
        world = new_world()
        a = ScopeContext(world, "a")
        a.enter()
        assert a.enter().name == "a/a"
        a.exit()
        with pytest.raises(TFError, match="Improper nesting"):
            a.exit()

    def test_a_context_twice(self) -> None:
        world = new_world()
        context = ScopeContext(world, None, "d")
        names = []
        for _ in range(2):
            names.append((context.enter().name, world.current.name_scope))
            context.exit()
        assert names == [("d", "d"), ("d", "d_1")]

    def test_inherited_reuse_sticks_to_the_context(self) -> None:
        world = new_world()
        context, seen = ScopeContext(world, "a"), []
        for reuse in (None, YES, None):
            with scope(world, "p", reuse=reuse):
                seen.append(context.enter().reuse)
                context.exit()
        assert seen == [NO, YES, YES]


def test_name_scopes_and_the_way_back_into_them() -> None:
    world = new_world()
    with scope(world, "s") as s:
        pass
    with scope(world, s):
        assert create_variable(world, "v", graph=world.current).op_name == "s_1/v"
    with scope(world, s, auxiliary_name_scope=False) as again:
        context = NameScopeContext(world, again.original_name_scope)
        context.enter()
        assert create_variable(world, "v", graph=world.current).op_name == "s/v"
        context.exit()
    assert world.current.name_scope == ""


@pytest.mark.parametrize(("version", "second"), [(V1_5, "A"), (V1_15, "A_1")])
def test_op_names_are_compared_without_case_since_1_15(version: tuple[int, int], second: str) -> None:
    world = new_world(version)  # type: ignore[arg-type]
    assert world.current.unique_name("a") == "a"
    assert world.current.unique_name("A") == second


def test_a_name_scope_of_v2_wants_a_string() -> None:
    with pytest.raises(TFError, match="name for name_scope must be a string"):
        NameScopeContext(new_world(), None, v2=True)


@pytest.mark.parametrize(
    ("class_name", "v1", "v2"),
    [
        ("Conv2DTranspose", "conv2d_transpose", "conv2d_transpose"),
        ("LSTMCell", "lstm_cell", "lstm_cell"),
        ("UGRNNCell", "ugrnn_cell", "ugrnn_cell"),
        ("ABc", "a_bc", "a_bc"),
        ("ResNet50", "res_net50", "res_net50"),
        ("_Private", "private__private", "private__private"),
        ("RNN1Cell", "rn_n1cell", "rnn1_cell"),
    ],
)
def test_snake_case(class_name: str, v1: str, v2: str) -> None:
    assert snake_case(class_name, V1_15) == v1
    assert snake_case(class_name, V2_21) == v2


class TestTemplates:
    def test_later_calls_share_from_anywhere(self) -> None:
        world = new_world()
        template = Template(world, "t")
        with scope(world, "a"):
            template.enter()
            first = access(world).variable
            template.exit()
        template.enter()
        assert access(world).variable is first
        with pytest.raises(TFError) as caught:
            access(world, "new")
        template.exit(failed=True)
        assert first.key == "a/t/w"
        assert caught.value.kind is Kind.MISSING

    def test_later_calls_may_not_make_trainable_variables(self) -> None:
        world = new_world()
        template = Template(world, "t")
        for call in range(3):
            template.enter()
            create_variable(world, "v", graph=world.current, trainable=call == 2)
            if call == 2:
                with pytest.raises(TFError) as caught:
                    template.exit()
                assert caught.value.kind is Kind.TEMPLATE_CREATES
            else:
                template.exit()
        assert world.current.scope.name == ""

    def test_a_first_call_that_failed_is_tried_again(self) -> None:
        world = new_world()
        template = Template(world, "t")
        template.enter()
        access(world)
        template.exit(failed=True)
        template.enter()
        with pytest.raises(TFError) as caught:
            access(world)
        assert caught.value.kind is Kind.DUPLICATE
