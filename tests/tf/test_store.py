"""`get_variable`: the decision table, the order of its checks, partitioners, unknown names."""

from __future__ import annotations

from typing import Any

import pytest

from scopelint.domain.symbols import Name, Sym, text
from scopelint.tf.errors import Kind, TFError
from scopelint.tf.partition import fixed_size_partitioner
from scopelint.tf.request import Refusal
from scopelint.tf.reuse import Reuse
from scopelint.tf.store import InitializerFacts, get_full, recover
from scopelint.tf.variables import PartitionedVariable, Variable
from scopelint.tf.version import V1_5, V1_15, V2_21

from .helpers import AUTO, NO, UNKNOWN, YES, access, inside, new_world, scope

ONE = InitializerFacts(is_constant=True, constant_shape=(), dtype="float32")
INT = InitializerFacts(is_constant=True, constant_shape=(), dtype="int32")
X = Sym("x", "x")
N = Sym("n", "n", "int")


def refused(world: Any, name: object = "w", **options: Any) -> TFError:
    with pytest.raises(TFError) as caught:
        access(world, name, **options)
    return caught.value


@pytest.mark.parametrize("reuse", list(Reuse))
@pytest.mark.parametrize("present", [True, False])
def test_the_decision_table(reuse: Reuse, present: bool) -> None:
    world = new_world()
    first = access(world).variable if present else None
    if (reuse, present) in {(NO, True), (YES, False)}:
        error = refused(world, reuse_override=reuse)
        assert error.kind is (Kind.DUPLICATE if present else Kind.MISSING)
        assert error.variable == "w"
        assert isinstance(error, Refusal)
        assert error.existing is first
        return
    found = access(world, reuse_override=reuse)
    assert found.created is not present
    assert found.reuse is reuse
    assert not present or found.variable is first


def test_after_an_error_the_variable_that_was_meant_is_assumed() -> None:
    world = new_world()
    first = access(world).variable
    duplicate, shape = refused(world), refused(world, shape=(2,), reuse_override=YES)
    missing = refused(world, "v", reuse_override=YES, shape=None)
    repaired = recover(duplicate)
    assert repaired is not None
    assert repaired.variable is first
    assert recover(shape) is None
    repaired = recover(missing)
    assert repaired is not None
    assert repaired.assumed
    assert access(world, "v", reuse_override=YES).variable is repaired.variable
    assert recover(refused(world, "a b")) is None


class TestTheOrderOfChecks:
    def test_dtype_of_a_constant_comes_before_everything(self) -> None:
        world = new_world()
        access(world)
        error = refused(world, initializer=INT, dtype="float32")
        assert error.message == "Initializer type '<dtype: 'int32'>' and explicit dtype '<dtype: 'float32'>' don't match."

    def test_partitioner_against_a_plain_variable_comes_before_reuse(self) -> None:
        world = new_world()
        access(world, shape=(4,))
        assert refused(world, shape=(4,), partitioner=fixed_size_partitioner(2)).kind is Kind.PARTITION

    def test_a_shard_of_the_name_comes_before_the_constant_check(self) -> None:
        world = new_world()
        access(world, shape=(4,), partitioner=fixed_size_partitioner(2))
        assert refused(world, initializer=ONE).kind is Kind.PARTITION

    @pytest.mark.parametrize("shape", [(), (1,)])
    def test_a_constant_with_a_shape_comes_before_the_duplicate(self, shape: tuple[int, ...]) -> None:
        world = new_world()
        access(world)
        assert refused(world, initializer=ONE, shape=shape).message == "If initializer is a constant, do not specify shape."

    def test_a_constant_of_the_scope_counts_too(self) -> None:
        world = new_world()
        with scope(world, "s", initializer=ONE):
            assert access(world, "a", shape=None).variable.shape == ()
            assert refused(world, "b").kind is Kind.INVALID

    def test_the_duplicate_comes_before_shape_and_dtype(self) -> None:
        world = new_world()
        access(world)
        assert refused(world, shape=(2,), dtype="int32").kind is Kind.DUPLICATE

    def test_shape_comes_before_dtype(self) -> None:
        world = new_world()
        access(world)
        error = refused(world, shape=(2,), dtype="int32", reuse_override=AUTO)
        assert error.message == "Trying to share variable w, but specified shape (2,) and found shape (1,)."
        error = refused(world, dtype="int32", reuse_override=AUTO)
        assert error.message == "Trying to share variable w, but specified dtype int32 and found dtype float32_ref."

    def test_missing_comes_before_what_is_needed_to_create(self) -> None:
        assert refused(new_world(), shape=None, reuse_override=YES).kind is Kind.MISSING

    def test_the_default_dtype_is_checked_against_a_constant(self) -> None:
        world = new_world()
        access(world, shape=None, initializer=INT)
        assert refused(world, shape=None, initializer=INT, reuse_override=YES).kind is Kind.DTYPE


@pytest.mark.parametrize(
    ("version", "message"),
    [
        (V1_5, "Shape of a new variable (w) must be fully defined, but instead was <unknown>."),
        (V1_15, "The initializer passed is not valid."),
        (V2_21, "Variable w did not get an initializer, so its `shape` argument must be specified."),
    ],
    ids=str,
)
def test_a_new_variable_needs_a_shape(version: Any, message: str) -> None:
    assert refused(new_world(version), shape=None).message.startswith(message)


def test_a_function_without_arguments_needs_none_since_1_15() -> None:
    call = InitializerFacts(callable_without_args=True)
    assert access(new_world(V1_15), shape=None, initializer=call).created
    assert refused(new_world(V1_5), shape=None, initializer=call).kind is Kind.INVALID


def test_what_is_not_known_is_taken_to_be_right() -> None:
    world = new_world()
    first = access(world, shape=(N, 3)).variable
    assert access(world, shape=(5, 3), reuse_override=YES).variable is first
    assert access(world, shape=X, reuse_override=YES).variable is first
    assert access(world, shape=(5, 3), dtype=X, reuse_override=YES).variable is first
    assert access(world, shape=(7, 7), reuse_override=UNKNOWN).variable is first
    assert access(world, "v", shape=X).created
    assert refused(world, shape=(5, 4), reuse_override=YES).kind is Kind.SHAPE


class TestPartitioned:
    def test_shards_are_keys(self) -> None:
        world = new_world()
        made = access(world, "x", shape=(5, 2), partitioner=fixed_size_partitioner(2)).variable
        assert isinstance(made, PartitionedVariable)
        assert [(s.key, s.shape) for s in made.shards] == [("x/part_0", (3, 2)), ("x/part_1", (2, 2))]
        with scope(world, "x", reuse=YES):
            assert access(world, "part_0", shape=(3, 2)).variable is made.shards[0]

    @pytest.mark.parametrize(
        ("reuse", "pieces", "kind"),
        [
            (NO, 2, Kind.DUPLICATE),
            (YES, 2, None),
            (AUTO, 2, None),
            (YES, 4, Kind.PARTITION),
            (AUTO, 4, Kind.PARTITION),
            (YES, None, None),
            (AUTO, None, Kind.PARTITION),
            (NO, None, Kind.PARTITION),
            (UNKNOWN, None, None),
        ],
    )
    def test_the_table(self, reuse: Reuse, pieces: int | None, kind: Kind | None) -> None:
        world = new_world()
        made = access(world, "x", shape=(4, 2), partitioner=fixed_size_partitioner(2)).variable
        options = {"shape": (4, 2), "partitioner": fixed_size_partitioner(pieces) if pieces else None, "reuse_override": reuse}
        if kind is None:
            assert access(world, "x", **options).variable is made
        else:
            assert refused(world, "x", **options).kind is kind

    def test_missing_under_reuse(self) -> None:
        error = refused(new_world(), "x", shape=(4,), partitioner=fixed_size_partitioner(2), reuse_override=YES)
        assert error.kind is Kind.MISSING
        assert error.message.startswith("PartitionedVariable x does not exist")

    def test_scalars_are_not_cut(self) -> None:
        assert isinstance(access(new_world(), shape=(), partitioner=fixed_size_partitioner(2)).variable, Variable)

    def test_a_scalar_request_for_a_partitioned_variable(self) -> None:
        world = new_world()
        access(world, "x", shape=(4,), partitioner=fixed_size_partitioner(2))
        for pieces in (None, fixed_size_partitioner(2)):
            error = refused(world, "x", shape=(), partitioner=pieces, reuse_override=YES)
            assert error.kind is (Kind.PARTITION if pieces else Kind.SHAPE)

    def test_an_unknown_cut_is_compatible_with_any(self) -> None:
        world = new_world()
        made = access(world, "x", shape=(4,), partitioner=object()).variable
        assert access(world, "x", shape=(4,), partitioner=fixed_size_partitioner(2), reuse_override=YES).variable is made


class TestUnknownNames:
    def test_the_same_unknown_name_is_the_same_variable(self) -> None:
        world = new_world()
        name = text(["layer_", N, "/w"])
        first = access(world, name).variable
        assert access(world, name, reuse_override=YES).variable is first
        assert refused(world, name).kind is Kind.DUPLICATE

    def test_under_reuse_perhaps_is_yes(self) -> None:
        world = new_world()
        first = access(world, "layer_1/w").variable
        found = access(world, text(["layer_", N, "/w"]), reuse_override=YES)
        assert found.variable is first
        assert found.assumed
        assert refused(world, text(["tower_", N, "/w"]), reuse_override=YES).kind is Kind.MISSING

    def test_of_several_the_one_that_fits(self) -> None:
        world = new_world()
        access(world, text(["a", N]), shape=(1,))
        second = access(world, text(["a", X]), shape=(2,)).variable
        assert access(world, "a3", shape=(2,), reuse_override=YES).variable is second

    def test_otherwise_perhaps_is_no(self) -> None:
        world = new_world()
        access(world, "layer_1/w")
        assert access(world, text(["layer_", N, "/w"])).created
        assert access(world, text(["layer_", X, "/w"]), reuse_override=AUTO).created


class TestGraphsThatMayHoldMore:
    @pytest.mark.parametrize(
        ("made", "asked", "missing"),
        [
            (None, "a/w", False),
            (None, "w", False),
            ("v", "w", False),
            ("a/v", "a/w", True),
            ("a/v", "a/b/w", True),
            ("b/v", "a/w", False),
            ("x", "x/Adam/", True),
            ("x", "train/x/Adam/", True),
            ("y", "x/Adam/", False),
        ],
    )
    def test_an_absent_variable(self, made: str | None, asked: Name, missing: bool) -> None:
        world = new_world(known_empty=False)
        if made:
            access(world, made)
        if missing:
            assert refused(world, asked, reuse_override=YES).kind is Kind.MISSING
            return
        found = access(world, asked, reuse_override=YES)
        assert found.assumed
        assert not found.created
        assert access(world, asked, reuse_override=YES).variable is found.variable

    def test_a_request_that_could_not_create_is_for_what_was_there(self) -> None:
        world = new_world(known_empty=False)
        access(world, "a/v")
        assert access(world, "a/w", shape=None, reuse_override=AUTO).assumed
        assert refused(new_world(), "a/w", shape=None, reuse_override=AUTO).kind is Kind.INVALID

    def test_what_was_assumed_is_no_evidence(self) -> None:
        world = new_world(known_empty=False)
        access(world, "a/v", reuse_override=YES)
        assert access(world, "a/w", reuse_override=YES).assumed


def test_keys_and_op_names() -> None:
    world = new_world()
    with scope(world, "x"):
        pass
    assert access(world, "x").variable.op_name == "x_1"
    assert access(world, "s/").variable.op_name == "s"
    with scope(world, "a"), scope(world, ""):
        assert access(world, "w").variable.key == "a//w"


def test_a_name_that_is_no_string() -> None:
    world = new_world()
    assert refused(world, 3).exc_type == "TypeError"
    with scope(world, "s"):
        assert refused(world, 3).exc_type == "TypeError"


def test_a_name_in_bytes_is_another_key_at_the_root_and_refused_below() -> None:
    world = new_world()
    first = access(world, b"x").variable
    assert (first.key, first.op_name) == ("b'x'", "x")
    assert refused(world, b"x").message.startswith("Variable b'x' already exists")
    assert access(world, "x").variable.op_name == "x_1"
    with scope(world, "s"):
        assert refused(world, b"x").message == 'can only concatenate str (not "bytes") to str'


def test_the_name_none() -> None:
    world = new_world()
    assert access(world, None).variable.op_name == "Variable"
    with scope(world, "s"):
        assert refused(world, None).message == 'can only concatenate str (not "NoneType") to str'


def test_a_true_getter_takes_the_full_key_and_its_own_flag() -> None:
    world = new_world()
    with scope(world, "s", reuse=YES):
        made = get_full(world, world.current, "other/w", NO, shape=(1,))
    assert made.variable.key == "other/w"


def test_local_variables() -> None:
    world = new_world()
    variable = access(world, local=True, trainable=True).variable
    assert isinstance(variable, Variable)
    assert (variable.collection, variable.trainable) == ("local", False)
    assert world.current.collection("variables") == []
    assert world.current.collection("local_variables") == [variable]


def test_eager_variables_are_never_shared() -> None:
    world = new_world(eager=True)
    first, second = access(world), access(world)
    assert first.variable is not second.variable
    assert first.variable.op_name == second.variable.op_name == "w"
    with inside(world, world.new_graph()):
        access(world)
        assert refused(world).kind is Kind.DUPLICATE
