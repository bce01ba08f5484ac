"""TF `contrib/framework/python/ops/arg_scope.py`: default keyword arguments of decorated functions, by function."""

from _scopelint import is_mapping, is_sequence, is_unknown, note, raises

_stack = [{}]
_decorated = []


def current_arg_scope():
    return _stack[-1]


def arg_scope_func_key(op):
    return getattr(op, "_key_op", op)


class arg_scope:
    def __init__(self, list_ops_or_scope, **kwargs):
        self._ops = list_ops_or_scope
        self._kwargs = kwargs

    def __enter__(self):
        if is_mapping(self._ops):
            scope = self._ops.copy()
        elif is_sequence(self._ops):
            scope = _stack[-1].copy()
            for op in self._ops:
                key = arg_scope_func_key(op)
                if key in scope:
                    merged = scope[key].copy()
                    merged.update(self._kwargs)
                    scope[key] = merged
                else:
                    scope[key] = self._kwargs.copy()
            if self._learns():
                note("told to train", told=[scope[arg_scope_func_key(op)] for op in self._ops])
        else:
            scope = _stack[-1].copy()
            if not is_unknown(self._ops):
                raises(TypeError, "list_ops_or_scope must either be a list/tuple or reused scope (i.e. dict)", "other")
        _stack.append(scope)
        return scope

    def _learns(self):
        """Whether layers are told here that they are trained."""
        params = self._kwargs.get("normalizer_params", self._kwargs)
        return is_mapping(params) and params.get("is_training") is True

    def __exit__(self, *exc):
        _stack.pop()


def add_arg_scope(func):
    def func_with_args(*args, **kwargs):
        scope = _stack[-1]
        if func in scope:
            merged = scope[func].copy()
            merged.update(kwargs)
            if "scope" in scope[func] and "scope" not in kwargs:
                note("named for all calls", given=scope[func])
            return func(*args, **merged)
        return func(*args, **kwargs)

    func_with_args._key_op = func
    func_with_args.__name__ = func.__name__
    func_with_args.__wrapped__ = func
    _decorated.append(func)
    return func_with_args


def has_arg_scope(func):
    return arg_scope_func_key(func) in _decorated


def arg_scoped_arguments(func):
    from _scopelint import parameters

    return parameters(arg_scope_func_key(func))
