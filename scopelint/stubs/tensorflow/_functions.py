"""tf.function, tf.Module and what else wraps the user's own functions."""

import _scopelint as _s


def function(func=None, input_signature=None, autograph=True, experimental_autograph_options=None, experimental_relax_shapes=False,
             experimental_compile=None, **kwargs):
    if func is None:
        return lambda f: _Function(f, input_signature)
    return _Function(func, input_signature)


class _Function:
    """A tf.function. It is traced once for each kind of arguments; only the first call may create variables, and where it does
    it is traced again."""

    def __init__(self, python_function, input_signature):
        self.python_function = python_function
        self.__name__ = getattr(python_function, "__name__", "function")
        self._input_signature = input_signature
        self._traces = {}
        self._bound = {}

    def __get__(self, instance, owner):
        if instance is None:
            return self
        if instance not in self._bound:
            self._bound[instance] = _Function(_s.bound_method(instance, self.python_function), self._input_signature)
        return self._bound[instance]

    def __call__(self, *args, **kwargs):
        if _s.in_graph():
            with _s.in_function():
                return self.python_function(*args, **kwargs)
        kind = "any" if self._input_signature is not None else _s.signature(args, kwargs)
        if kind not in self._traces:
            first = len(self._traces) == 0
            start, begun = _s.now(), _s.noted()
            out = _s.traced(self, self.python_function, args, kwargs, first)
            if first and _s.created_since(start):
                out = _s.traced(self, self.python_function, args, kwargs, False)
            self._traces[kind] = _Trace(_s.let_out(out))
            told = {"captured": _s.captured(out, begun, (args, kwargs)), "taken": _s.taken_in(self)}
            _s.note("trace made", owner=self, trace=self._traces[kind], **told)
        else:
            _s.note("trace reused", trace=self._traces[kind])
        return self._traces[kind].result

    def get_concrete_function(self, *args, **kwargs):
        if not args and not kwargs and _s.is_sequence(self._input_signature):
            self._trace_as_told()
        else:
            self(*_s.map_structure(_given_by, args), **kwargs)
        return _s.unknown("concrete function")

    def _trace_as_told(self):
        """With a signature it needs no arguments to be traced."""
        if not self._traces and _s.is_sequence(self._input_signature):
            self(*_s.map_structure(_given_by, self._input_signature))


class _Trace:
    def __init__(self, result):
        self.result = result


def wrap_function(fn, signature, name=None):
    return _Wrapped(fn, signature)


class _Wrapped:
    """TF `WrappedFunction`: it is built at once, and holds the variables of the graph that it is built in. What it gives is not known."""

    def __init__(self, fn, signature):
        with _s.graph_apart():
            fn(*_s.map_structure(_placeholder, signature))

    def __call__(self, *args, **kwargs):
        return _s.unknown("what a wrapped function gives")

    def __getattr__(self, name):
        return _s.unknown(name)


def _given_by(spec):
    """What a trace is given in place of a specification."""
    from tensorflow._array import TensorSpec

    return _s.source(spec.shape, spec.dtype) if _s.surely(spec, TensorSpec) else spec


def exported_functions(module, signatures):
    """The functions that are exported with a module. Those with a signature that nobody has called are traced then."""
    found = [each for each in _s.leaves(signatures) if _s.surely(each, _Function)]
    for part in [module, *_s.held_objects(module, Module)]:
        found.extend(_s.held_objects(part, _Function))
        for cls in type(part).__mro__:
            found.extend([getattr(part, name) for name, own in vars(cls).items() if _s.surely(own, _Function)])
    for each in found:
        each._trace_as_told()
    return tuple(found)


def _placeholder(spec):
    from tensorflow._array import TensorSpec, placeholder

    return placeholder(spec.dtype, spec.shape) if _s.surely(spec, TensorSpec) else spec


def _trackable():
    from tensorflow._base_layer import Layer

    return (Module, Layer)


class Module:
    def __init__(self, name=None):
        self.name = _s.chosen(name, _s.unknown("name", "str"))

    @property
    def variables(self):
        return self._tracked()

    @property
    def trainable_variables(self):
        return [v for v in self._tracked() if v.trainable is not False]

    def _tracked(self):
        """Variables are found through modules, layers, lists, tuples and dicts, and not through other objects."""
        held = _s.reachable(self, known=True)
        tracked = _s.tracked(self, *_trackable())
        ways = _s.hidden(self, _trackable()) if len(held) > len(tracked) else ()
        _s.note("tracked", module=self, tracked=tracked, passed=(), held=held, own=_s.reachable(self, (), True), ways=ways)
        return tracked

    @property
    def submodules(self):
        found = []
        for kind in _trackable():
            for module in _s.held_objects(self, kind):
                _s.add_once(found, [module])
                _s.add_once(found, list(module.submodules))
        return tuple(found)

    @property
    def name_scope(self):
        return _s.name_scope(self.name)

    @classmethod
    def with_name_scope(cls, method):
        def inside(self, *args, **kwargs):
            with _s.name_scope(self.name):
                return method(self, *args, **kwargs)

        return inside


def op_scope(values, name, default_name=None):
    return _s.name_scope(name, default_name, values)


def get_logger():
    return _s.unknown("logger")


def register_tensor_conversion_function(base_type, conversion_func, priority=100):
    return None


def GraphDef(**kwargs):
    return _s.unknown("graph_def", None, _s.OF_A_FILE)


def import_graph_def(graph_def, input_map=None, return_elements=None, name=None, op_dict=None, producer_op_list=None):
    with _s.name_scope(name, "import") as scope:
        pass
    _s.imports_operations(scope)
    if _s.is_sequence(return_elements):
        return [_s.tensor("import", []) for _ in return_elements]
    return None


def load_op_library(library_filename):
    return _s.unknown("op library")
