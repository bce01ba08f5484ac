"""Sonnet 1 (`import sonnet as snt`): a module is a template, so each call re-enters the scope taken at its construction. See `_two`."""

from _scopelint import (
    channels,
    dtype_of,
    flat_shape,
    get_collection,
    get_default_graph,
    get_variable,
    given,
    in_graph,
    is_sequence,
    make_template,
    shape_of,
    snake_case,
    source,
    surely,
    tensor,
    transposed_shape,
    unknown,
    variable_scope,
    window,
    window_shape,
)
from tensorflow.nn.rnn_cell._base import RNNCell as _RNNCell
from tensorflow.nn.rnn_cell._base import _like, _zero_state

SAME = "SAME"
VALID = "VALID"


def _zeros(shape, dtype=None, partition_info=None):
    return source(shape, dtype)


def reuse_variables(method):
    """A method that enters its module's scope: to make variables in its first call in a graph, to share them in later ones."""
    called = []

    def call(self, *args, **kwargs):
        here = get_default_graph(), self.variable_scope.name
        again = True if any([graph is here[0] and name == here[1] for graph, name in called]) else None
        enter = getattr(self, "_enter_variable_scope", None)
        with variable_scope(self.variable_scope, reuse=again) if enter is None else enter(reuse=again):
            out = method(self, *args, **kwargs)
        called.append(here)
        return out

    return call


class AbstractModule:
    def __init__(self, _sentinel=None, custom_getter=None, name=None):
        self._original_name = snake_case(self.__class__.__name__) if name is None else name
        self._is_connected = False
        self._template = make_template(self._original_name, self._build_wrapper, create_scope_now_=True, custom_getter_=custom_getter)

    def _build_wrapper(self, *args, **kwargs):
        return self._build(*args, **kwargs)

    def _build(self, *args, **kwargs):
        return unknown("_build()")

    def _enter_variable_scope(self, reuse=None, check_same_graph=True):
        return variable_scope(self._template.variable_scope, reuse=reuse)

    def __call__(self, *args, **kwargs):
        outputs = self._template(*args, **kwargs)
        self._is_connected = True
        return outputs

    @property
    def variable_scope(self):
        return self._template.variable_scope

    @property
    def scope_name(self):
        return self._template.variable_scope.name

    @property
    def module_name(self):
        return self._template.variable_scope.name.split("/")[-1]

    @property
    def is_connected(self):
        return self._is_connected

    @property
    def graph(self):
        return get_default_graph()

    def get_variables(self, collection="trainable_variables"):
        return tuple(get_collection(collection, self.scope_name + "/"))

    @property
    def variables(self):
        return self.get_variables()

    @property
    def trainable_variables(self):
        return self.get_variables()

    def get_all_variables(self, collection="trainable_variables"):
        return self.get_variables(collection)


class Module(AbstractModule):
    def __init__(self, build, custom_getter=None, name=None):
        super().__init__(custom_getter=custom_getter, name=build.__name__ if name is None else name)
        self._function = build

    def _build(self, *args, **kwargs):
        return self._function(*args, **kwargs)


def _option(options, name, default=None):
    return options.get(name, default) if given(options) else default


class Linear(AbstractModule):
    def __init__(
        self, output_size, use_bias=True, initializers=None, partitioners=None, regularizers=None, custom_getter=None, name="linear"
    ):
        super().__init__(custom_getter=custom_getter, name=name)
        self._output_size = output_size
        self._use_bias = use_bias
        self._initializers = initializers
        self._regularizers = regularizers

    @property
    def output_size(self):
        return self._output_size() if callable(self._output_size) else self._output_size

    @property
    def w(self):
        return self._w

    @property
    def b(self):
        return self._b

    def _build(self, inputs):
        shape = shape_of(inputs)
        size = self.output_size
        self._w = get_variable(
            "w",
            shape=[channels(shape, -1), size],
            dtype=dtype_of(inputs),
            initializer=_option(self._initializers, "w", _zeros),
            regularizer=_option(self._regularizers, "w"),
        )
        used = [inputs, self._w]
        if given(self._use_bias):
            self._b = get_variable("b", shape=[size], dtype=dtype_of(inputs), initializer=_option(self._initializers, "b", _zeros))
            used.append(self._b)
        return tensor("matmul", used, None if shape is None else shape[:-1] + (size,))


class _Conv(AbstractModule):
    _rank = 2

    def __init__(
        self,
        output_channels,
        kernel_shape,
        stride=1,
        rate=1,
        padding="SAME",
        use_bias=True,
        initializers=None,
        partitioners=None,
        regularizers=None,
        mask=None,
        data_format=None,
        custom_getter=None,
        name=None,
    ):
        super().__init__(custom_getter=custom_getter, name=name)
        self._output_channels = output_channels
        self._kernel_shape = kernel_shape
        self._stride = stride
        self._rate = rate
        self._padding = padding
        self._use_bias = use_bias
        self._initializers = initializers
        self._regularizers = regularizers
        self._data_format = data_format

    def _build(self, inputs):
        shape = shape_of(inputs)
        size = window(self._kernel_shape, self._rank)
        first = surely(self._data_format, str) and self._data_format.startswith("NC")
        depth = channels(shape, 1 if first else -1)
        filters = self._output_channels() if callable(self._output_channels) else self._output_channels
        used = [inputs]
        used.append(
            get_variable(
                "w",
                shape=size + (depth, filters),
                dtype=dtype_of(inputs),
                initializer=_option(self._initializers, "w", _zeros),
                regularizer=_option(self._regularizers, "w"),
            )
        )
        if given(self._use_bias):
            used.append(get_variable("b", shape=(filters,), dtype=dtype_of(inputs), initializer=_option(self._initializers, "b", _zeros)))
        out = window_shape(shape, filters, size, self._stride, self._padding, self._rate, self._data_format, self._rank)
        return tensor("conv", used, out)


class Conv1D(_Conv):
    _rank = 1

    def __init__(self, output_channels, kernel_shape, *args, name="conv_1d", **kwargs):
        super().__init__(output_channels, kernel_shape, *args, name=name, **kwargs)


class Conv2D(_Conv):
    def __init__(self, output_channels, kernel_shape, *args, name="conv_2d", **kwargs):
        super().__init__(output_channels, kernel_shape, *args, name=name, **kwargs)


class Conv3D(_Conv):
    _rank = 3

    def __init__(self, output_channels, kernel_shape, *args, name="conv_3d", **kwargs):
        super().__init__(output_channels, kernel_shape, *args, name=name, **kwargs)


class Conv2DTranspose(AbstractModule):
    def __init__(
        self,
        output_channels,
        output_shape=None,
        kernel_shape=None,
        stride=1,
        padding="SAME",
        use_bias=True,
        initializers=None,
        partitioners=None,
        regularizers=None,
        data_format="NHWC",
        custom_getter=None,
        name="conv_2d_transpose",
    ):
        super().__init__(custom_getter=custom_getter, name=name)
        self._output_channels = output_channels
        self._kernel_shape = kernel_shape
        self._stride = stride
        self._padding = padding
        self._use_bias = use_bias
        self._initializers = initializers

    def _build(self, inputs):
        shape = shape_of(inputs)
        size = window(self._kernel_shape, 2)
        filters = self._output_channels() if callable(self._output_channels) else self._output_channels
        used = [inputs, get_variable("w", shape=size + (filters, channels(shape, -1)), initializer=_option(self._initializers, "w", _zeros))]
        if given(self._use_bias):
            used.append(get_variable("b", shape=(filters,), initializer=_option(self._initializers, "b", _zeros)))
        return tensor("conv", used, transposed_shape(shape, filters, size, self._stride, self._padding, 1, None, 2))


class LayerNorm(AbstractModule):
    def __init__(self, axis=None, offset=True, scale=True, eps=1e-5, initializers=None, partitioners=None, regularizers=None, name="layer_norm"):
        super().__init__(name=name)
        self._offset = offset
        self._scale = scale

    def _build(self, inputs):
        size = [channels(shape_of(inputs), -1)]
        used = [inputs]
        if given(self._scale):
            used.append(get_variable("gamma", shape=size, initializer=_zeros))
        if given(self._offset):
            used.append(get_variable("beta", shape=size, initializer=_zeros))
        return tensor("layer_norm", used, shape_of(inputs))


class Embed(AbstractModule):
    def __init__(self, vocab_size=None, embed_dim=None, existing_vocab=None, densify_gradients=False, initializers=None, partitioners=None, regularizers=None, trainable=True, custom_getter=None, name="embed"):  # fmt: skip
        super().__init__(custom_getter=custom_getter, name=name)
        self._vocab_size = vocab_size
        self._embed_dim = unknown("embed_dim") if embed_dim is None else embed_dim
        self._trainable = trainable

    def _build(self, ids):
        self._embeddings = get_variable("embeddings", shape=[self._vocab_size, self._embed_dim], initializer=_zeros, trainable=self._trainable)
        shape = shape_of(ids)
        return tensor("embedding_lookup", [ids, self._embeddings], None if shape is None else shape + (self._embed_dim,), "float32")


class BatchFlatten(AbstractModule):
    def __init__(self, preserve_dims=1, name="batch_flatten"):
        super().__init__(name=name)

    def _build(self, inputs):
        return tensor("reshape", [inputs], flat_shape(shape_of(inputs)))


class Sequential(AbstractModule):
    def __init__(self, layers, name="sequential"):
        super().__init__(name=name)
        self._layers = tuple(layers)

    def _build(self, *args):
        net = args
        for layer in self._layers:
            net = (layer(*net),) if is_sequence(net) else (layer(net),)
        return net[0]


class TrainableVariable(AbstractModule):
    def __init__(self, shape, dtype="float32", initializers=None, partitioners=None, regularizers=None, custom_getter=None, name="trainable_variable"):
        super().__init__(custom_getter=custom_getter, name=name)
        self._shape = shape
        self._dtype = dtype
        self._initializers = initializers

    def _build(self):
        return get_variable("w", shape=self._shape, dtype=self._dtype, initializer=_option(self._initializers, "w", _zeros))


class RNNCore(AbstractModule, _RNNCell):
    def __call__(self, *args, **kwargs):
        return AbstractModule.__call__(self, *args, **kwargs)

    def initial_state(self, batch_size, dtype="float32", trainable=False, **kwargs):
        return _zero_state(self.state_size, batch_size, dtype)

    def zero_state(self, batch_size, dtype):
        return _zero_state(self.state_size, batch_size, dtype)


class LSTM(RNNCore):
    def __init__(self, hidden_size, forget_bias=1.0, *args, custom_getter=None, name="lstm", **kwargs):
        super().__init__(custom_getter=custom_getter, name=name)
        self._hidden_size = hidden_size

    @property
    def state_size(self):
        return (self._hidden_size, self._hidden_size)

    @property
    def output_size(self):
        return self._hidden_size

    def _build(self, inputs, prev_state):
        size = self._hidden_size
        w = get_variable("w_gates", shape=[channels(shape_of(inputs), -1) + size, 4 * size], initializer=_zeros)
        b = get_variable("b_gates", shape=[4 * size], initializer=_zeros)
        new = _like(inputs, size, "lstm", [inputs, prev_state, w, b])
        return new, (new, new)


if not in_graph():
    from sonnet._two import Conv1D, Conv2D, Conv3D, Embed, Flatten, LayerNorm, Linear, Module, RNNCore, Sequential

    Conv2DTranspose, LSTM = unknown("Conv2DTranspose"), unknown("LSTM")
