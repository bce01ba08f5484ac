"""TF `tf.keras.layers`."""

from _scopelint import (
    AUTO_REUSE,
    TensorShape,
    Variable,
    channels,
    dim,
    elementwise,
    flat_shape,
    given,
    is_mapping,
    is_scope,
    is_sequence,
    is_tensor,
    is_unknown,
    layer_name,
    name_scope,
    raises,
    shape_of,
    since,
    snake_case,
    source,
    takes,
    tensor,
    unknown,
    v2_behavior,
    version_at_least,
    window,
    window_shape,
    without,
)
from tensorflow import _base_layer, _core_layers, layers as _tf_layers
from tensorflow._base_layer import activate, flatten, get_initializer, get_regularizer, history

if version_at_least(1, 9):
    from tensorflow._base_layer import Layer
    from tensorflow._core_layers import (
        AveragePooling1D,
        AveragePooling2D,
        AveragePooling3D,
        BatchNormalization,
        Conv1D,
        Conv2D,
        Conv2DTranspose,
        Conv3D,
        Conv3DTranspose,
        Dense,
        DepthwiseConv2D,
        Dropout,
        Flatten,
        MaxPooling1D,
        MaxPooling2D,
        MaxPooling3D,
        SeparableConv1D,
        SeparableConv2D,
    )
else:
    # Keras layers were tf.layers: in the store, in a scope of their own.
    Layer = _tf_layers.Layer

    class Dense(_core_layers.Dense, Layer):
        pass

    class Conv1D(_core_layers.Conv1D, Layer):
        __init__ = without(_core_layers.Conv1D.__init__, "data_format")

    class Conv2D(_core_layers.Conv2D, Layer):
        pass

    class Conv3D(_core_layers.Conv3D, Layer):
        pass

    class Conv2DTranspose(_core_layers.Conv2DTranspose, Layer):
        __init__ = without(_core_layers.Conv2DTranspose.__init__, "output_padding", "dilation_rate")

    class Conv3DTranspose(_core_layers.Conv3DTranspose, Layer):
        _transposed = False  # it was a Conv3D
        __init__ = without(_core_layers.Conv3DTranspose.__init__, "output_padding")

    class SeparableConv1D(_core_layers.SeparableConv1D, Layer):
        pass

    class SeparableConv2D(_core_layers.SeparableConv2D, Layer):
        pass

    class DepthwiseConv2D(_core_layers.DepthwiseConv2D, Layer):
        pass

    class BatchNormalization(_core_layers.BatchNormalization, Layer):
        __init__ = without(_core_layers.BatchNormalization.__init__, "renorm", "renorm_clipping", "renorm_momentum", "fused", "trainable", "virtual_batch_size", "adjustment", "name")

    class Dropout(_core_layers.Dropout, Layer):
        pass

    class Flatten(_core_layers.Flatten, Layer):
        pass

    class MaxPooling1D(_core_layers.MaxPooling1D, Layer):
        pass

    class MaxPooling2D(_core_layers.MaxPooling2D, Layer):
        pass

    class MaxPooling3D(_core_layers.MaxPooling3D, Layer):
        pass

    class AveragePooling1D(_core_layers.AveragePooling1D, Layer):
        pass

    class AveragePooling2D(_core_layers.AveragePooling2D, Layer):
        pass

    class AveragePooling3D(_core_layers.AveragePooling3D, Layer):
        pass


Convolution1D = Conv1D
Convolution2D = Conv2D
Convolution3D = Conv3D
Convolution2DTranspose = Conv2DTranspose
Convolution3DTranspose = Conv3DTranspose
SeparableConvolution1D = SeparableConv1D
SeparableConvolution2D = SeparableConv2D
MaxPool1D = MaxPooling1D
MaxPool2D = MaxPooling2D
MaxPool3D = MaxPooling3D
AvgPool1D = AveragePooling1D
AvgPool2D = AveragePooling2D
AvgPool3D = AveragePooling3D
SyncBatchNormalization = BatchNormalization
InputSpec = _tf_layers.InputSpec


# -- inputs


class InputLayer(Layer):
    def __init__(self, input_shape=None, batch_size=None, dtype=None, input_tensor=None, sparse=False, name=None, batch_input_shape=None, **kwargs):  # fmt: skip
        super().__init__(name=name if given(name) else layer_name("input", False), dtype=dtype if dtype is not None else "float32")
        if given(batch_input_shape):
            shape = batch_input_shape
        elif input_shape is not None:
            shape = (batch_size,) + tuple(TensorShape(input_shape).as_list())
        else:
            shape = None
        self._batch_shape = shape
        self.built = True
        if input_tensor is None:
            input_tensor = source(shape, self._dtype, self._name)
        self._tensor = input_tensor
        history[input_tensor] = (self, [], input_tensor, (), {})

    @property
    def output(self):
        return self._tensor

    @property
    def input(self):
        return self._tensor


def Input(shape=None, batch_size=None, name=None, dtype=None, sparse=False, tensor=None, ragged=False, batch_shape=None, **kwargs):
    layer = InputLayer(shape, batch_size, dtype, tensor, sparse, name, batch_input_shape=batch_shape)
    return layer.output


# -- layers without variables


class _Like(Layer):
    """A layer whose output has the shape of its input."""

    def call(self, inputs, *args, **kwargs):
        return elementwise("layer", [inputs])


class Activation(Layer):
    def __init__(self, activation, **kwargs):
        super().__init__(**kwargs)
        self.activation = activation

    def call(self, inputs, *args, **kwargs):
        return activate(self.activation, inputs)


class ReLU(_Like):
    def __init__(self, max_value=None, negative_slope=0, threshold=0, **kwargs):
        super().__init__(**kwargs)


class LeakyReLU(_Like):
    def __init__(self, alpha=0.3, **kwargs):
        super().__init__(**kwargs)


class ELU(_Like):
    def __init__(self, alpha=1.0, **kwargs):
        super().__init__(**kwargs)


class ThresholdedReLU(_Like):
    def __init__(self, theta=1.0, **kwargs):
        super().__init__(**kwargs)


class Softmax(_Like):
    def __init__(self, axis=-1, robust_masking=since((2, 0), False), **kwargs):
        super().__init__(**kwargs)
        self.axis = axis


class GaussianNoise(_Like):
    def __init__(self, stddev, **kwargs):
        super().__init__(**kwargs)


class GaussianDropout(_Like):
    def __init__(self, rate, **kwargs):
        super().__init__(**kwargs)


class AlphaDropout(_Like):
    def __init__(self, rate, noise_shape=None, seed=None, **kwargs):
        super().__init__(**kwargs)


class SpatialDropout1D(_Like):
    def __init__(self, rate, **kwargs):
        super().__init__(**kwargs)


class SpatialDropout2D(_Like):
    def __init__(self, rate, data_format=None, **kwargs):
        super().__init__(**kwargs)


class SpatialDropout3D(_Like):
    def __init__(self, rate, data_format=None, **kwargs):
        super().__init__(**kwargs)


class ActivityRegularization(_Like):
    def __init__(self, l1=0.0, l2=0.0, **kwargs):
        super().__init__(**kwargs)


class Masking(_Like):
    def __init__(self, mask_value=0.0, **kwargs):
        super().__init__(**kwargs)


class Reshape(Layer):
    def __init__(self, target_shape, **kwargs):
        super().__init__(**kwargs)
        self.target_shape = target_shape

    def call(self, inputs, *args, **kwargs):
        return tensor("reshape", [inputs], None if is_unknown(self.target_shape) else (None,) + tuple(self.target_shape))


class Permute(Layer):
    def __init__(self, dims, **kwargs):
        super().__init__(**kwargs)
        self.dims = dims

    def call(self, inputs, *args, **kwargs):
        return tensor("transpose", [inputs])


class RepeatVector(Layer):
    def __init__(self, n, **kwargs):
        super().__init__(**kwargs)
        self.n = n

    def call(self, inputs, *args, **kwargs):
        return tensor("repeat", [inputs], (channels(shape_of(inputs), 0), self.n, channels(shape_of(inputs), 1)))


class Lambda(Layer):
    def __init__(self, function, output_shape=None, mask=None, arguments=None, **kwargs):
        super().__init__(**kwargs)
        self.function = function
        self.arguments = arguments if given(arguments) else {}

    def call(self, inputs, mask=None, training=None):
        return self.function(inputs, **self.arguments)


class _Resize(Layer):
    def __init__(self, *args, **kwargs):
        super().__init__(name=kwargs.get("name"))

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        return tensor("resize", [inputs], None if shape is None else (shape[0],) + (None,) * (len(shape) - 2) + (shape[-1],))


class UpSampling1D(_Resize):
    pass


class UpSampling2D(_Resize):
    pass


class UpSampling3D(_Resize):
    pass


class ZeroPadding1D(_Resize):
    pass


class ZeroPadding2D(_Resize):
    pass


class ZeroPadding3D(_Resize):
    pass


class Cropping1D(_Resize):
    pass


class Cropping2D(_Resize):
    pass


class Cropping3D(_Resize):
    pass


class _GlobalPooling(Layer):
    def __init__(self, data_format=None, **kwargs):
        super().__init__(**kwargs)
        self.data_format = data_format

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        depth = channels(shape, self.data_format)
        return tensor("global_pool", [inputs], None if shape is None else (shape[0], depth))


class GlobalAveragePooling1D(_GlobalPooling):
    pass


class GlobalAveragePooling2D(_GlobalPooling):
    pass


class GlobalAveragePooling3D(_GlobalPooling):
    pass


class GlobalMaxPooling1D(_GlobalPooling):
    pass


class GlobalMaxPooling2D(_GlobalPooling):
    pass


class GlobalMaxPooling3D(_GlobalPooling):
    pass


GlobalAvgPool1D = GlobalAveragePooling1D
GlobalAvgPool2D = GlobalAveragePooling2D
GlobalAvgPool3D = GlobalAveragePooling3D
GlobalMaxPool1D = GlobalMaxPooling1D
GlobalMaxPool2D = GlobalMaxPooling2D
GlobalMaxPool3D = GlobalMaxPooling3D


# -- merging


class _Merge(Layer):
    def call(self, inputs, *args, **kwargs):
        return elementwise("merge", flatten(inputs))


class Add(_Merge):
    pass


class Subtract(_Merge):
    pass


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
        values = flatten(inputs)
        shapes = [shape_of(x) for x in values]
        if self.axis != -1 or None in shapes or not shapes:
            return tensor("concat", values)
        depth = 0
        for shape in shapes:
            depth = depth + channels(shape, -1)
        return tensor("concat", values, shapes[0][:-1] + (depth,))


class Dot(Layer):
    def __init__(self, axes, normalize=False, **kwargs):
        super().__init__(**kwargs)

    def call(self, inputs, *args, **kwargs):
        return tensor("dot", flatten(inputs))


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


# -- other layers with variables


class Embedding(Layer):
    def __init__(
        self,
        input_dim,
        output_dim,
        embeddings_initializer="uniform",
        embeddings_regularizer=None,
        activity_regularizer=None,
        embeddings_constraint=None,
        mask_zero=False,
        input_length=None,
        sparse=since((2, 0), False),
        **kwargs,
    ):
        if "input_shape" not in kwargs and "batch_input_shape" not in kwargs and input_length is not None:
            kwargs["input_shape"] = (input_length,)
        elif "input_shape" not in kwargs and "batch_input_shape" not in kwargs and version_at_least(1, 9):
            kwargs["input_shape"] = (None,)
        super().__init__(**kwargs)
        self.input_dim = input_dim
        self.output_dim = output_dim
        self.embeddings_regularizer = embeddings_regularizer

    def build(self, input_shape):
        self.embeddings = self.add_weight(
            "embeddings", shape=(self.input_dim, self.output_dim), dtype="float32", regularizer=self.embeddings_regularizer
        )
        self.built = True

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        return tensor("embedding", [inputs, self.embeddings], None if shape is None else shape + (self.output_dim,), "float32")


class LayerNormalization(Layer):
    def __init__(
        self,
        axis=-1,
        epsilon=0.001,
        center=True,
        scale=True,
        beta_initializer="zeros",
        gamma_initializer="ones",
        beta_regularizer=None,
        gamma_regularizer=None,
        beta_constraint=None,
        gamma_constraint=None,
        trainable=True,
        name=None,
        **kwargs,
    ):
        super().__init__(**{"trainable": trainable, "name": name, **kwargs})
        self.axis = axis
        self.center = center
        self.scale = scale
        self.beta_regularizer = beta_regularizer
        self.gamma_regularizer = gamma_regularizer

    if version_at_least(2, 0):
        __init__ = without(__init__, "trainable", "name")

    def build(self, input_shape):
        axes = list(self.axis) if is_sequence(self.axis) else [self.axis]
        shape = [channels(input_shape, axis) for axis in axes]
        self.gamma = None
        self.beta = None
        if self.scale:
            self.gamma = self.add_weight("gamma", shape=shape, regularizer=self.gamma_regularizer)
        if self.center:
            self.beta = self.add_weight("beta", shape=shape, regularizer=self.beta_regularizer)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("layer_norm", [inputs, self.gamma, self.beta], shape_of(inputs))


class PReLU(Layer):
    def __init__(self, alpha_initializer="zeros", alpha_regularizer=None, alpha_constraint=None, shared_axes=None, **kwargs):
        super().__init__(**kwargs)
        self.alpha_regularizer = alpha_regularizer
        self.shared_axes = shared_axes

    def build(self, input_shape):
        known = TensorShape(input_shape)
        shape = None
        if known.dims is not None and not is_unknown(known.dims) and not is_unknown(self.shared_axes):
            shared = flatten(self.shared_axes) if self.shared_axes is not None else []
            shape = [1 if i in shared else channels(input_shape, i) for i in range(1, len(known.as_list()))]
        self.alpha = self.add_weight("alpha", shape=unknown("shape") if shape is None else shape, regularizer=self.alpha_regularizer)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("prelu", [inputs, self.alpha], shape_of(inputs))


class _LocallyConnected(Layer):
    _rank = 1

    def __init__(self, filters, kernel_size, strides, data_format, activation, use_bias, activity_regularizer, **kwargs):
        super().__init__(activity_regularizer=activity_regularizer, **kwargs)
        self.filters = filters
        self.kernel_size = window(kernel_size, self._rank)
        self.strides = window(strides, self._rank)
        self.data_format = data_format
        self.activation = activation
        self.use_bias = use_bias

    def _out(self, shape):
        return window_shape(shape, self.filters, self.kernel_size, self.strides, "valid", 1, self.data_format, self._rank)

    def build(self, input_shape):
        self.kernel = self.add_weight("kernel", shape=unknown("shape"))
        self.bias = None
        if self.use_bias:
            out = self._out(input_shape)
            self.bias = self.add_weight("bias", shape=unknown("shape") if out is None else out[1:])
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return activate(self.activation, tensor("local", [inputs, self.kernel, self.bias], self._out(shape_of(inputs))))


class LocallyConnected1D(_LocallyConnected):
    _rank = 1

    def __init__(self, filters, kernel_size, strides=1, padding="valid", data_format=None, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, implementation=since((1, 6), 1), **kwargs):  # fmt: skip
        super().__init__(filters, kernel_size, strides, data_format, activation, use_bias, activity_regularizer, **kwargs)


class LocallyConnected2D(_LocallyConnected):
    _rank = 2

    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format=None, activation=None, use_bias=True, kernel_initializer="glorot_uniform", bias_initializer="zeros", kernel_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, bias_constraint=None, implementation=since((1, 6), 1), **kwargs):  # fmt: skip
        super().__init__(filters, kernel_size, strides, data_format, activation, use_bias, activity_regularizer, **kwargs)


class Attention(Layer):
    def __init__(self, use_scale=False, score_mode=since((2, 0), "dot"), **kwargs):
        super().__init__(**kwargs)
        self.use_scale = use_scale

    def build(self, input_shape):
        self.scale = None
        if self.use_scale:
            self.scale = self.add_weight("scale", shape=())
        self.built = True

    def call(self, inputs, mask=None, training=None, return_attention_scores=False, use_causal_mask=False):
        return tensor("attention", [inputs, self.scale], shape_of(inputs[0]))


class AdditiveAttention(Attention):
    def __init__(self, use_scale=True, **kwargs):
        super().__init__(use_scale=use_scale, **kwargs)

    def build(self, input_shape):
        self.scale = None
        if self.use_scale:
            self.scale = self.add_weight("scale", shape=[channels(input_shape[0], -1)])
        self.built = True


# -- recurrence


class AbstractRNNCell(Layer):
    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        return source((batch_size, self.state_size), dtype)


class _Cell(Layer):
    """A cell with a kernel, a recurrent kernel and a bias, each for so many gates."""

    _gates = 1
    _states = 1

    def __init__(self, units, activation="tanh", **kwargs):
        own = {key: value for key, value in kwargs.items() if key in ("name", "dtype", "trainable")}
        super().__init__(**own)
        self.units = units
        self.activation = activation
        self.use_bias = kwargs.get("use_bias", True)
        self.reset_after = kwargs.get("reset_after", False)
        self.kernel_regularizer = kwargs.get("kernel_regularizer")
        self.recurrent_regularizer = kwargs.get("recurrent_regularizer")
        self.bias_regularizer = kwargs.get("bias_regularizer")
        self.state_size = [units, units] if self._states == 2 else units
        self.output_size = units

    def build(self, input_shape):
        width = self.units * self._gates
        self.kernel = self.add_weight("kernel", shape=(channels(input_shape, -1), width), regularizer=self.kernel_regularizer)
        self.recurrent_kernel = self.add_weight(
            "recurrent_kernel", shape=(self.units, width), regularizer=self.recurrent_regularizer
        )
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight("bias", shape=self._bias_shape(width), regularizer=self.bias_regularizer)
        self.built = True

    def _bias_shape(self, width):
        return (width,)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        state = source((batch_size, self.units), dtype)
        return [state, state] if self._states == 2 else state

    def call(self, inputs, states, training=None):
        shape = shape_of(inputs)
        out = tensor("cell", [inputs, states, self.kernel, self.recurrent_kernel, self.bias], None if shape is None else (shape[0], self.units))
        return out, [out] * self._states


class SimpleRNNCell(_Cell):
    def __init__(self, units, activation="tanh", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, **kwargs)  # fmt: skip


class GRUCell(_Cell):
    _gates = 3

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, reset_after=since((1, 6), v2_behavior()), **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, reset_after=reset_after, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")

    def _bias_shape(self, width):
        return (2, width) if self.reset_after else (width,)


class LSTMCell(_Cell):
    _gates = 4
    _states = 2

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class _CuDNNCell(_Cell):
    def _bias_shape(self, width):
        return (width * 2,)


class StackedRNNCells(Layer):
    def __init__(self, cells, **kwargs):
        super().__init__(**kwargs)
        self.cells = list(cells)
        self.state_size = tuple([cell.state_size for cell in self.cells])
        self.output_size = self.cells[-1].output_size

    def build(self, input_shape):
        for cell in self.cells:
            _build_cell(cell, input_shape)
            input_shape = (None, getattr(cell, "output_size", None))
        self.built = True

    def call(self, inputs, states, training=None):
        news = []
        for cell, state in zip(self.cells, states):
            inputs, new = cell.call(inputs, state)
            news.append(new)
        return inputs, tuple(news)


def _build_cell(cell, shape):
    if not isinstance(cell, _base_layer.Layer) or cell.built:
        return
    if version_at_least(2, 0):
        with name_scope(cell.name):
            cell.build(shape)
    else:
        cell.build(shape)
    cell.built = True


class RNN(Layer):
    def __init__(
        self,
        cell,
        return_sequences=False,
        return_state=False,
        go_backwards=False,
        stateful=False,
        unroll=False,
        time_major=False,
        **kwargs,
    ):
        super().__init__(**kwargs)
        self.cell = StackedRNNCells(cell) if is_sequence(cell) else cell
        self.return_sequences = return_sequences
        self.return_state = return_state
        self.time_major = time_major

    def build(self, input_shape):
        shape = TensorShape(input_shape[0] if is_sequence(input_shape) and not is_scope(input_shape) else input_shape)
        _build_cell(self.cell, TensorShape((None, channels(shape, -1))))
        self.built = True

    def __call__(self, inputs, initial_state=None, constants=None, **kwargs):
        return super().__call__(inputs, **kwargs)

    def call(self, inputs, mask=None, training=None, initial_state=None, constants=None):
        x = inputs[0] if is_sequence(inputs) else inputs
        batch, time = channels(shape_of(x), 0), channels(shape_of(x), 1)
        sizes = flatten(self.cell.state_size)
        width = getattr(self.cell, "output_size", None)
        width = sizes[0] if not given(width) else width
        weights = self.cell.weights if isinstance(self.cell, _base_layer.Layer) else []
        step = (batch, width)
        out = tensor("rnn", [x, weights], (batch, time, width) if self.return_sequences else step)
        if self.return_state:
            return [out] + [tensor("rnn", [x, weights], (batch, size)) for size in sizes]
        return out


class _Recurrent(RNN):
    """A recurrent layer that makes its cell itself."""

    _cell = SimpleRNNCell

    def __init__(self, units, activation="tanh", **kwargs):
        self._arguments = (units, activation, kwargs)
        own = ("return_sequences", "return_state", "go_backwards", "stateful", "unroll", "time_major")
        outer = own + ("name", "input_shape", "batch_input_shape", "trainable", "dtype", "activity_regularizer")
        inner = {key: value for key, value in kwargs.items() if key not in outer}
        if version_at_least(2, 0):
            inner["name"] = snake_case(self._cell.__name__)
        super().__init__(self._cell(units, activation, **inner), **{key: value for key, value in kwargs.items() if key in outer})
        self.units = units
        if "input_dim" in kwargs and "input_shape" not in kwargs:
            self._batch_shape = (None, kwargs.get("input_length"), kwargs["input_dim"])

    def _again(self, prefix):
        """Another one of the same configuration."""
        units, activation, kwargs = self._arguments
        return self.__class__(units, activation, **{**kwargs, "name": prefix + "_" + self._name})

    @property
    def kernel(self):
        return self.cell.kernel

    @property
    def recurrent_kernel(self):
        return self.cell.recurrent_kernel

    @property
    def bias(self):
        return self.cell.bias


class SimpleRNN(_Recurrent):
    _cell = SimpleRNNCell

    def __init__(self, units, activation="tanh", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip


class GRU(_Recurrent):
    _cell = GRUCell

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, reset_after=since((1, 6), v2_behavior()), **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, reset_after=reset_after, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class LSTM(_Recurrent):
    _cell = LSTMCell

    def __init__(self, units, activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, dropout=0.0, recurrent_dropout=0.0, implementation=1, return_sequences=False, return_state=False, go_backwards=False, stateful=False, unroll=False, **kwargs):  # fmt: skip
        super().__init__(units, activation, use_bias=use_bias, kernel_regularizer=kernel_regularizer, recurrent_regularizer=recurrent_regularizer, bias_regularizer=bias_regularizer, activity_regularizer=activity_regularizer, return_sequences=return_sequences, return_state=return_state, go_backwards=go_backwards, stateful=stateful, unroll=unroll, **kwargs)  # fmt: skip

    if version_at_least(2, 0):
        __init__ = without(__init__, "implementation")


class _CuDNN(Layer):
    _gates = 4
    _states = 2

    def __init__(self, units, **kwargs):
        super().__init__(name=kwargs.get("name"))
        self._arguments = (units, kwargs)
        self.units = units
        self.return_sequences = kwargs.get("return_sequences", False)
        self.return_state = kwargs.get("return_state", False)

    def _again(self, prefix):
        units, kwargs = self._arguments
        return self.__class__(units, **{**kwargs, "name": prefix + "_" + self._name})

    def build(self, input_shape):
        width = self.units * self._gates
        self.kernel = self.add_weight("kernel", shape=(channels(input_shape, -1), width))
        self.recurrent_kernel = self.add_weight("recurrent_kernel", shape=(self.units, width))
        self.bias = self.add_weight("bias", shape=(width * 2,))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        batch, time = channels(shape_of(inputs), 0), channels(shape_of(inputs), 1)
        step = (batch, self.units)
        out = tensor("rnn", [inputs, self.kernel, self.bias], (batch, time, self.units) if self.return_sequences else step)
        if self.return_state:
            return [out] + [tensor("rnn", [inputs, self.kernel], step)] * self._states
        return out


class CuDNNLSTM(_CuDNN):
    def __init__(self, units, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=False, go_backwards=False, stateful=False, **kwargs):  # fmt: skip
        super().__init__(units, return_sequences=return_sequences, return_state=return_state, **kwargs)


class CuDNNGRU(_CuDNN):
    _gates = 3
    _states = 1

    def __init__(self, units, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=False, go_backwards=False, stateful=False, **kwargs):  # fmt: skip
        super().__init__(units, return_sequences=return_sequences, return_state=return_state, **kwargs)


class ConvLSTM2D(Layer):
    def __init__(self, filters, kernel_size, strides=(1, 1), padding="valid", data_format=None, dilation_rate=(1, 1), activation="tanh", recurrent_activation="hard_sigmoid", use_bias=True, kernel_initializer="glorot_uniform", recurrent_initializer="orthogonal", bias_initializer="zeros", unit_forget_bias=True, kernel_regularizer=None, recurrent_regularizer=None, bias_regularizer=None, activity_regularizer=None, kernel_constraint=None, recurrent_constraint=None, bias_constraint=None, return_sequences=False, return_state=since((2, 0), False), go_backwards=False, stateful=False, dropout=0.0, recurrent_dropout=0.0, **kwargs):  # fmt: skip
        super().__init__(name=kwargs.get("name"))
        self.filters = filters
        self.kernel_size = window(kernel_size, 2)
        self.strides = strides
        self.padding = padding
        self.data_format = data_format
        self.use_bias = use_bias
        self.return_sequences = return_sequences
        if "input_shape" in kwargs:
            self._batch_shape = (None,) + tuple(kwargs["input_shape"])
        self._cell_name = layer_name("conv_lst_m2d_cell" if not version_at_least(2, 0) else "conv_lstm2d_cell", True)

    def build(self, input_shape):
        depth = channels(input_shape, 2 if self.data_format == "channels_first" else -1)
        self.kernel = self.add_weight("kernel", shape=self.kernel_size + (depth, self.filters * 4))
        self.recurrent_kernel = self.add_weight("recurrent_kernel", shape=self.kernel_size + (self.filters, self.filters * 4))
        self.bias = None
        if self.use_bias:
            self.bias = self.add_weight("bias", shape=(self.filters * 4,))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        if not version_at_least(1, 9):  # its zero state was a variable, made by each call
            Variable(source(self.kernel_size + (channels(shape_of(inputs), -1), self.filters), "float32"))
        return tensor("conv_lstm", [inputs, self.kernel, self.recurrent_kernel, self.bias])


# -- wrappers


class Wrapper(Layer):
    def __init__(self, layer, **kwargs):
        super().__init__(**kwargs)
        self.layer = layer


class TimeDistributed(Wrapper):
    def build(self, input_shape):
        shape = TensorShape(input_shape)
        if not self.layer.built:
            self.layer.build(shape if shape.dims is None else TensorShape([shape[0]]).concatenate(shape[2:]))
            self.layer.built = True
        self.built = True

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        if shape is None or len(shape) < 3:
            out = self.layer.call(inputs)
            return tensor("time", [out])
        out = self.layer.call(tensor("reshape", [inputs], (None,) + shape[2:]))
        inner = shape_of(out)
        return tensor("reshape", [out], None if inner is None else shape[:2] + inner[1:])


class Bidirectional(Wrapper):
    def __init__(self, layer, merge_mode="concat", weights=None, backward_layer=None, **kwargs):
        super().__init__(layer, **kwargs)
        self.merge_mode = merge_mode
        self.return_state = layer.return_state
        self.return_sequences = layer.return_sequences
        self.forward_layer = layer._again("forward")
        self.backward_layer = layer._again("backward") if backward_layer is None else backward_layer
        self.layer = None
        if layer._batch_shape is not None:
            self._batch_shape = layer._batch_shape

    def build(self, input_shape):
        with name_scope(self.forward_layer.name):
            self.forward_layer.build(input_shape)
        with name_scope(self.backward_layer.name):
            self.backward_layer.build(input_shape)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        ahead, back = flatten(self.forward_layer.call(inputs)), flatten(self.backward_layer.call(inputs))
        if self.merge_mode == "concat":
            shape = shape_of(ahead[0])
            out = tensor("concat", [ahead[0], back[0]], None if shape is None else shape[:-1] + (shape[-1] * 2,))
        elif self.merge_mode is None:
            return [ahead[0], back[0]] + ahead[1:] + back[1:]
        else:
            out = elementwise("merge", [ahead[0], back[0]])
        return [out] + ahead[1:] + back[1:] if len(ahead) > 1 else out
