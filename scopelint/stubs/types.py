"""types."""

from _scopelint import note, reads_of, unknown


class SimpleNamespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)
        note("put aside", held=reads_of(list(kwargs.values())))

    def __repr__(self):
        return "namespace(%s)" % ", ".join(["%s=%r" % item for item in vars(self).items()])

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, SimpleNamespace) else NotImplemented


class MappingProxyType(dict):
    """A view of a dict: it shows what was in it when the view was made."""

    def _refused(self, *args, **kwargs):
        raise TypeError("'mappingproxy' object does not support item assignment")

    __setitem__ = __delitem__ = _refused
    pop = popitem = clear = update = setdefault = None

    def __repr__(self):
        return "mappingproxy(%s)" % dict.__repr__(self)


def MethodType(function, instance):
    return lambda *args, **kwargs: function(instance, *args, **kwargs)


FunctionType = LambdaType = type(lambda: None)
ModuleType = GeneratorType = BuiltinFunctionType = TracebackType = unknown("types")
DynamicClassAttribute = property
