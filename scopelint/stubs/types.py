"""types."""

from _scopelint import note, reads_of, unknown


class SimpleNamespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)
        note("put aside", held=reads_of(list(kwargs.values())))


def MethodType(function, instance):
    return lambda *args, **kwargs: function(instance, *args, **kwargs)


FunctionType = LambdaType = type(lambda: None)
ModuleType = GeneratorType = BuiltinFunctionType = TracebackType = unknown("types")
DynamicClassAttribute = property
