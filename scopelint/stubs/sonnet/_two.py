"""Sonnet 2, where execution is eager: a module makes its variables when it is first called, and holds them itself."""

from _scopelint import channels, dtype_of, flat_shape, given, shape_of, snake_case, source, surely, tensor, window, window_shape
from tensorflow import Variable, nn
from tensorflow._functions import Module as _Module


def _once(method):
    """A method that runs once for each object."""
    done = []

    def call(self, *args, **kwargs):
        if not any([each is self for each in done]):
            method(self, *args, **kwargs)
            done.append(self)

    return call


class Module(_Module):
    def __init__(self, name=None):
        super().__init__(name=snake_case(self.__class__.__name__) if name is None else name)

    def _make(self, name, shape, dtype):
        with self.name_scope:
            return Variable(source(shape, dtype), name=name)


class RNNCore(Module):
    pass


class _Applied(Module):
    """A module with the weights `w`, and `b` if it has a bias."""

    def __init__(self, with_bias, name):
        super().__init__(name=name)
        self.with_bias = with_bias

    @_once
    def _initialize(self, inputs, shape):
        self.w = self._make("w", shape, dtype_of(inputs))
        if given(self.with_bias):
            self.b = self._make("b", shape[-1:], dtype_of(inputs))

    def _apply(self, inputs, shape):
        return tensor("apply", [inputs, self.w] + ([self.b] if given(self.with_bias) else []), shape)


class Linear(_Applied):
    def __init__(self, output_size, with_bias=True, w_init=None, b_init=None, name=None):
        super().__init__(with_bias, name)
        self.output_size = output_size

    def __call__(self, inputs):
        shape = shape_of(inputs)
        self._initialize(inputs, (channels(shape, -1), self.output_size))
        return self._apply(inputs, None if shape is None else shape[:-1] + (self.output_size,))


class _Conv(_Applied):
    _rank = 2

    def __init__(
        self, output_channels, kernel_shape, stride=1, rate=1, padding="SAME", with_bias=True, w_init=None, b_init=None, data_format=None, name=None
    ):
        super().__init__(with_bias, name)
        self.output_channels = output_channels
        self.kernel_shape = kernel_shape
        self._made_with = stride, rate, padding, data_format

    def __call__(self, inputs):
        shape, size = shape_of(inputs), window(self.kernel_shape, self._rank)
        stride, rate, padding, data_format = self._made_with
        first = surely(data_format, str) and data_format.startswith("NC")
        self._initialize(inputs, size + (channels(shape, 1 if first else -1), self.output_channels))
        known = surely(padding, str)
        out = window_shape(shape, self.output_channels, size, stride, padding, rate, data_format, self._rank) if known else None
        return self._apply(inputs, out)


class Conv1D(_Conv):
    _rank = 1


class Conv2D(_Conv):
    pass


class Conv3D(_Conv):
    _rank = 3


class Embed(Module):
    def __init__(
        self, vocab_size=None, embed_dim=None, existing_vocab=None, densify_gradients=False, initializer=None, trainable=True,
        dtype="float32", name=None,
    ):  # fmt: skip
        super().__init__(name=name)
        value = source((vocab_size, embed_dim), dtype) if existing_vocab is None else existing_vocab
        with self.name_scope:
            self.embeddings = Variable(value, trainable=trainable, name="embeddings")

    def __call__(self, inputs):
        return nn.embedding_lookup(self.embeddings, inputs)


class LayerNorm(Module):
    def __init__(self, axis, create_scale, create_offset, *args, name=None, **kwargs):
        super().__init__(name=name)
        self._create_scale, self._create_offset = create_scale, create_offset

    @_once
    def _initialize(self, inputs):
        size = (channels(shape_of(inputs), -1),)
        self.scale = self._make("scale", size, dtype_of(inputs)) if given(self._create_scale) else None
        self.offset = self._make("offset", size, dtype_of(inputs)) if given(self._create_offset) else None

    def __call__(self, inputs, scale=None, offset=None):
        self._initialize(inputs)
        return tensor("layer_norm", [inputs, self.scale, self.offset, scale, offset], shape_of(inputs))


class Flatten(Module):
    def __init__(self, preserve_dims=1, name=None):
        super().__init__(name=name)
        self._whole = preserve_dims == 1

    def __call__(self, inputs):
        return tensor("reshape", [inputs], flat_shape(shape_of(inputs)) if self._whole else None)


class Sequential(Module):
    def __init__(self, layers=None, name=None):
        super().__init__(name=name)
        self._layers = [] if layers is None else list(layers)

    def __call__(self, inputs, *args, **kwargs):
        outputs, first = inputs, True
        for layer in self._layers:
            outputs = layer(outputs, *args, **kwargs) if first else layer(outputs)
            first = False
        return outputs


class MLP(Module):
    def __init__(
        self, output_sizes, w_init=None, b_init=None, with_bias=True, activation=nn.relu, dropout_rate=None, activate_final=False, name=None
    ):
        super().__init__(name=name)
        self._layers = [Linear(size, with_bias, name="linear_%d" % index) for index, size in enumerate(output_sizes)]
        self._activation, self._activate_final = activation, activate_final

    def __call__(self, inputs, is_training=None):
        for index, layer in enumerate(self._layers):
            inputs = layer(inputs)
            if index < len(self._layers) - 1 or given(self._activate_final):
                inputs = self._activation(inputs)
        return inputs
