"""Control flow: branches and bodies are built once, where they are written."""

import _scopelint as _s

# -- branches


def cond(pred, true_fn=None, false_fn=None, strict=False, name=None, fn1=None, fn2=None):
    with _s.name_scope(name, "cond", [pred]):
        with _s.construct():
            yes = _s.chosen(true_fn, fn1)()
            no = _s.chosen(false_fn, fn2)()
    _s.note("branched", yes=_s.leaves(yes), no=_s.leaves(no), pred=pred)
    return _s.either(yes, no)


def smart_cond(pred, true_fn=None, false_fn=None, name=None):
    value = smart_constant_value(pred)
    if _s.known(value) and value is not None:
        return true_fn() if value else false_fn()
    return cond(pred, true_fn, false_fn, False, name)


smart_constant_value = _s.constant_of


def case(pred_fn_pairs, default=None, exclusive=False, strict=False, name="case"):
    pairs = pred_fn_pairs.items() if _s.is_mapping(pred_fn_pairs) else pred_fn_pairs
    alone = default is None and _s.is_sequence(pairs) and len(pairs) == 1  # it is run whatever its condition says
    with _s.name_scope(name, "case"), _s.context() if alone else _s.construct():
        out = None
        for pair in pairs:
            out = _s.either(out, pair[1]())
        if default is not None:
            out = _s.either(out, default())
    return out


def switch_case(branch_index, branch_fns, default=None, name="switch_case"):
    branches = branch_fns.values() if _s.is_mapping(branch_fns) else branch_fns
    with _s.name_scope(name, "switch_case"), _s.construct():
        out = None
        for branch in branches:
            found = branch[1] if _s.is_sequence(branch) else branch
            out = _s.either(out, found())
        if default is not None:
            out = _s.either(out, default())
    return out


# -- loops


def _carried(value):
    """A loop variable inside the body."""
    return _s.part_of(value, _s.shape_of(value)) if _s.is_tensor(value) else _s.converted(value)


def while_loop(cond, body, loop_vars, shape_invariants=None, parallel_iterations=10, back_prop=True, swap_memory=False, name=None,
               maximum_iterations=None, return_same_structure=False):
    with _s.name_scope(name, "while", loop_vars), _s.construct():
        inside = _s.map_structure(_carried, loop_vars)
        if _s.is_mapping(inside) or not _s.is_sequence(inside):
            cond(inside)
            out = body(inside)
        else:
            cond(*inside)
            out = body(*inside)
    single = _s.is_sequence(loop_vars) and len(loop_vars) == 1
    if single and _s.is_sequence(out) and len(out) == 1:
        out = out[0]
    return [out] if single and return_same_structure else out


def _element(value):
    """A slice of a tensor along its first axis."""
    shape = _s.shape_of(value)
    return _s.part_of(value, None if shape is None else shape[1:])


def _length(elems):
    flat = _s.flatten(elems)
    shape = _s.shape_of(flat[0]) if flat else None
    return _s.unknown("a length") if shape is None else shape[0]


def _stacked(value, length):
    shape = _s.shape_of(value)
    return _s.tensor("stack", [value], None if shape is None else (length,) + shape)


def map_fn(fn, elems, dtype=None, parallel_iterations=None, back_prop=True, swap_memory=False, infer_shape=True, name=None,
           fn_output_signature=None):
    length = _length(elems)
    with _s.name_scope(name, "map", [elems]):
        with _s.name_scope("while"), _s.construct():
            out = fn(_s.map_structure(_element, elems))
    return _s.map_structure(lambda value: _stacked(value, length), out)


def vectorized_map(fn, elems, fallback_to_while_loop=True):
    length = _length(elems)
    out = fn(_s.map_structure(_element, elems))
    return _s.map_structure(lambda value: _stacked(value, length), out)


def _fold(default, fn, elems, initializer, name):
    with _s.name_scope(name, default, [elems]):
        with _s.name_scope("while"), _s.construct():
            element = _s.map_structure(_element, elems)
            state = _s.map_structure(_carried, element if initializer is None else initializer)
            return fn(state, element)


def foldl(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, name=None):
    return _fold("foldl", fn, elems, initializer, name)


def foldr(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, name=None):
    return _fold("foldr", fn, elems, initializer, name)


def scan(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, infer_shape=True, reverse=False, name=None):
    length = _length(elems)
    out = _fold("scan", fn, elems, initializer, name)
    return _s.map_structure(lambda value: _stacked(value, length), out)


class TensorArray:
    """A list of tensors, of which the last written is remembered."""

    def __init__(self, dtype, size=None, dynamic_size=None, clear_after_read=None, tensor_array_name=None, handle=None, flow=None,
                 infer_shape=True, element_shape=None, colocate_with_first_write_call=True, name=None):
        self.dtype = dtype
        self.flow = flow
        self._element = _s.source(element_shape, dtype)
        self._size = _s.unknown("size") if size is None else size

    def write(self, index, value, name=None):
        self._element = value
        return self

    def read(self, index, name=None):
        return _carried(self._element)

    def stack(self, name=None):
        return _stacked(self._element, None)

    def concat(self, name=None):
        return _s.tensor("concat", [self._element])

    def gather(self, indices, name=None):
        return _stacked(self._element, None)

    def unstack(self, value, name=None):
        self._element = _element(value)
        return self

    def split(self, value, lengths, name=None):
        self._element = _element(value)
        return self

    def scatter(self, indices, value, name=None):
        self._element = _element(value)
        return self

    def identity(self):
        return self

    def size(self, name=None):
        return _s.source((), _s.DType("int32"))

    def close(self, name=None):
        return None


# -- dependencies and places


def group(*inputs, **kwargs):
    out = _s.operation(kwargs.get("name", "group_deps"), inputs=inputs)
    _s.note("grouped", result=out, inputs=tuple(_s.leaves(inputs)))
    return out


def no_op(name=None):
    return _s.operation(_s.chosen(name, "NoOp"))


def control_dependencies(control_inputs):
    if control_inputs is None:
        return _s.lifted()  # it leaves the branch as well
    return _s.waiting(control_inputs)


def device(device_name_or_function):
    return _s.device(device_name_or_function)


def colocate_with(op, ignore_existing=False):
    return _s.context()


def container(container_name):
    return _s.context()


def init_scope():
    return _s.lifted()


def Assert(condition, data, summarize=None, name=None):
    return _s.operation(name)


def Print(input_, data, message=None, first_n=None, summarize=None, name=None):
    return _s.tensor("identity", [input_], _s.shape_of(input_), None, name)


def assert_equal(x, y, data=None, summarize=None, message=None, name=None):
    return _s.operation(None)


assert_none_equal = assert_less = assert_less_equal = assert_greater = assert_greater_equal = assert_equal


def assert_positive(x, data=None, summarize=None, message=None, name=None):
    return _s.operation(None)


assert_negative = assert_non_negative = assert_non_positive = assert_positive


def assert_rank(x, rank, data=None, summarize=None, message=None, name=None):
    return _s.operation(None)


assert_rank_at_least = assert_rank_in = assert_rank


def assert_type(tensor, tf_type, message=None, name=None):
    return _s.operation(None)


def assert_variables_initialized(var_list=None):
    return _s.operation(None)


# -- gradients


def gradients(ys, xs, grad_ys=None, name="gradients", colocate_gradients_with_ops=False, gate_gradients=False, aggregation_method=None,
              stop_gradients=None, unconnected_gradients=None):
    _s.note("differentiated", sources=_s.reads_of(xs))
    reads = _s.reads_of(ys)
    single = not _s.is_sequence(xs) and _s.is_tensor(xs)
    zeros = _s.given(unconnected_gradients) or reads is None or not _s.is_followed(ys)
    # Of the variables that one asks for, those that it was not computed from have none, where it was from others.
    connected = not zeros and not single and any([_s.surely(x, _s.Variable) and x in reads for x in xs])
    return [
        None if connected and _s.surely(x, _s.Variable) and x not in reads else _s.tensor("gradients", [ys], _s.shape_of(x), _s.dtype_of(x))
        for x in ([xs] if single else xs)
    ]


def hessians(ys, xs, name="hessians", colocate_gradients_with_ops=False, gate_gradients=False, aggregation_method=None):
    return [_s.tensor("gradients", [ys]) for _ in (xs if _s.is_sequence(xs) else [xs])]


class GradientTape:
    def __init__(self, persistent=False, watch_accessed_variables=True):
        self._watches_all = watch_accessed_variables
        self._lasts = _s.given(persistent)
        self._spent = False

    def __enter__(self):
        _s.note("tape", tape=self)
        self._spent = False
        return self

    def __exit__(self, *args):
        _s.note("tape ends", tape=self)
        return None

    def watch(self, tensor):
        _s.note("watched", reads=_s.reads_of(tensor))
        return None

    def watched_variables(self):
        found = _s.unknown("watched_variables()")
        _s.note("watched listed", list=found, all=self._watches_all)
        return found

    def stop_recording(self):
        return _s.context()

    def reset(self):
        self._spent = False
        return None

    def _spend(self):
        if self._spent and not self._lasts:
            _s.note("tape spent", tape=self, caught=_s.catches("RuntimeError"))
        self._spent = True

    def gradient(self, target, sources, output_gradients=None, unconnected_gradients=None):
        self._spend()
        out = _s.map_structure(lambda x: _s.tensor("gradients", [target], _s.shape_of(x), _s.dtype_of(x)), sources)
        zeros, apart = _s.given(unconnected_gradients), _s.is_apart(target, sources)
        told = {"loss": target, "reads": _s.reads_of(target), "sources": _s.reads_of(sources), "asked": sources}
        _s.note("gradient", result=out, zeros=zeros, apart=apart, **told)
        return out

    def jacobian(self, target, sources, unconnected_gradients=None, parallel_iterations=None, experimental_use_pfor=True):
        self._spend()
        return _s.map_structure(lambda x: _s.tensor("gradients", [target]), sources)


class RegisterGradient:
    def __init__(self, op_type):
        pass

    def __call__(self, f):
        return f


def NotDifferentiable(op_type):
    return None


NoGradient = no_gradient = NotDifferentiable


def custom_gradient(f=None):
    """The function gives a result and its gradient; callers see the result."""

    def decorated(*args, **kwargs):
        return _s.first(f(*args, **kwargs))

    return decorated


def recompute_grad(f, use_data_dep=None, tupleize_grads=False):
    return f


def grad_pass_through(f):
    return f
