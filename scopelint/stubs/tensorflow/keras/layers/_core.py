"""TF `tf.keras.layers`: inputs, and the layers with variables of their own but for the recurrent ones."""

from _scopelint import (
    leaves,
    TensorShape,
    channels,
    for_a_model,
    given,
    is_sequence,
    is_unknown,
    layer_name,
    shape_of,
    since,
    source,
    tensor,
    unknown,
    version_at_least,
    window,
    window_shape,
    without,
)
from tensorflow import _core_layers
from tensorflow import layers as _tf_layers
from tensorflow._base_layer import activate, history

if version_at_least(1, 9):
    from tensorflow._base_layer import Layer
    from tensorflow._core_layers import (
        AveragePooling1D,
        AveragePooling2D,
        AveragePooling3D,
        BatchNormalization,
        Conv1D,
        Conv1DTranspose,
        Conv2D,
        Conv2DTranspose,
        Conv3D,
        Conv3DTranspose,
        Dense,
        DepthwiseConv1D,
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
    from tensorflow._core_layers import Conv1DTranspose, DepthwiseConv1D  # there were none yet

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
Convolution1DTranspose = Conv1DTranspose
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
            input_tensor = for_a_model(source(shape, self._dtype, self._name))
        self._tensor = input_tensor
        history[input_tensor] = (self, [], input_tensor, (), {})

    @property
    def output(self):
        return self._tensor

    @property
    def input(self):
        return self._tensor


class TFOpLambda(Layer):
    """What an operation on what came out of layers is to a model."""

    def __init__(self, result):
        super().__init__(name=unknown("an operation"))
        self._result = result
        self.built = True

    @property
    def output(self):
        return self._result


def input_layers(model):
    """A list of the layer that tells what a stack of others is given, if one does so and not the first of these; else an empty one."""
    told = model.inputs is not None and model._batch_shape is None
    return [InputLayer(batch_input_shape=shape_of(model.inputs[0]))] if told else []


def Input(shape=None, batch_size=None, name=None, dtype=None, sparse=False, tensor=None, ragged=False, batch_shape=None, **kwargs):
    layer = InputLayer(shape, batch_size, dtype, tensor, sparse, name, batch_input_shape=batch_shape)
    return layer.output


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
        self.embeddings_initializer = embeddings_initializer
        self.embeddings_regularizer = embeddings_regularizer

    def build(self, input_shape):
        self.embeddings = self.add_weight(
            "embeddings",
            shape=(self.input_dim, self.output_dim),
            dtype="float32",
            initializer=self.embeddings_initializer,
            regularizer=self.embeddings_regularizer,
        )
        self.built = True

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        return tensor("embedding", [inputs, self.embeddings], None if shape is None else shape + (self.output_dim,), "float32")


class ReversibleEmbedding(Embedding):
    """It goes back from vectors to numbers too, by the same table or by another one."""

    def __init__(self, input_dim, output_dim, tie_weights=True, embeddings_initializer="uniform", embeddings_regularizer=None, **kwargs):
        super().__init__(input_dim, output_dim, embeddings_initializer, embeddings_regularizer, **kwargs)
        self.tie_weights = tie_weights
        self.reverse_embeddings = None

    def build(self, input_shape):
        super().build(input_shape)
        if not self.tie_weights:
            self.reverse_embeddings = self.add_weight("reverse_embeddings", shape=(self.output_dim, self.input_dim), dtype="float32")

    def call(self, inputs, reverse=False):
        if is_unknown(reverse):
            return unknown("output")
        if not reverse:
            return super().call(inputs)
        shape = shape_of(inputs)
        back = self.embeddings if self.reverse_embeddings is None else self.reverse_embeddings
        return tensor("logits", [inputs, back], None if shape is None else shape[:-1] + (self.input_dim,))


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
            shared = leaves(self.shared_axes) if self.shared_axes is not None else []
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
        self.score_mode = score_mode

    concat_score_weight = None

    def build(self, input_shape):
        self.scale = None
        if self.use_scale:
            self.scale = self.add_weight("scale", shape=())
        if self.score_mode == "concat":
            self.concat_score_weight = self.add_weight("concat_score_weight", shape=())
        self.built = True

    def call(self, inputs, mask=None, training=None, return_attention_scores=False, use_causal_mask=False):
        given_in = [inputs, self.scale, self.concat_score_weight]
        query, value = shape_of(inputs[0]), shape_of(inputs[1])
        shape = None if query is None or value is None else query[:-1] + value[-1:]
        out = tensor("attention", given_in, shape)
        if is_unknown(return_attention_scores):
            return unknown("attention")
        return (out, tensor("scores", given_in)) if return_attention_scores else out


class AdditiveAttention(Attention):
    def __init__(self, use_scale=True, **kwargs):
        super().__init__(use_scale=use_scale, **kwargs)

    def build(self, input_shape):
        self.scale = None
        if self.use_scale:
            self.scale = self.add_weight("scale", shape=[channels(input_shape[0], -1)])
        self.built = True
