"""TF `python/keras/layers/merge.py`."""

from _scopelint import channels, concatenated, elementwise, is_sequence, is_unknown, leaves, note, shape_of, tensor
from tensorflow.keras.layers._core import Layer


class _Merge(Layer):
    def call(self, inputs, *args, **kwargs):
        return elementwise("merge", leaves(inputs))


class Add(_Merge):
    pass


class Subtract(Layer):
    def call(self, inputs, *args, **kwargs):
        return elementwise("subtract", leaves(inputs))


class Multiply(_Merge):
    pass


class Average(_Merge):
    pass


class Maximum(_Merge):
    pass


class Minimum(_Merge):
    pass


class Concatenate(Layer):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis

    def call(self, inputs, *args, **kwargs):
        values = leaves(inputs)
        note("joined", values=values)
        shapes = [shape_of(x) for x in values]
        if is_unknown(self.axis) or None in shapes or not shapes:
            return tensor("concat", values)
        if self.axis != -1:
            return tensor("concat", values, concatenated(values, self.axis))
        depth = 0
        for shape in shapes:
            depth = depth + channels(shape, -1)
        return tensor("concat", values, shapes[0][:-1] + (depth,))


class Dot(Layer):
    def __init__(self, axes, normalize=False, **kwargs):
        super().__init__(**kwargs)
        self.axes = axes

    def call(self, inputs, *args, **kwargs):
        values = leaves(inputs)
        shapes = [shape_of(x) for x in values]
        if is_unknown(self.axes) or None in shapes or len(shapes) != 2:
            return tensor("dot", values)
        axes = self.axes if is_sequence(self.axes) else (self.axes, self.axes)
        left, right = [_without(shape, axis) for shape, axis in zip(shapes, axes)]
        return tensor("dot", values, left + right[1:] if len(left + right) > 2 else left + (1,))


def _without(shape, axis):
    """A shape without one of its axes."""
    axis = axis % len(shape)
    return shape[:axis] + shape[axis + 1 :]


def add(inputs, **kwargs):
    return Add(**kwargs)(inputs)


def subtract(inputs, **kwargs):
    return Subtract(**kwargs)(inputs)


def multiply(inputs, **kwargs):
    return Multiply(**kwargs)(inputs)


def average(inputs, **kwargs):
    return Average(**kwargs)(inputs)


def maximum(inputs, **kwargs):
    return Maximum(**kwargs)(inputs)


def minimum(inputs, **kwargs):
    return Minimum(**kwargs)(inputs)


def concatenate(inputs, axis=-1, **kwargs):
    return Concatenate(axis=axis, **kwargs)(inputs)


def dot(inputs, axes, normalize=False, **kwargs):
    return Dot(axes=axes, normalize=normalize, **kwargs)(inputs)
