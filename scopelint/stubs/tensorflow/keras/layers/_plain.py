"""TF `tf.keras.layers`: the layers without variables."""

from _scopelint import channels, elementwise, given, is_unknown, note, reads_of, shape_of, since, tensor
from tensorflow._base_layer import activate
from tensorflow.keras.layers._core import Layer


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


class UnitNormalization(_Like):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)


class Rescaling(_Like):
    def __init__(self, scale, offset=0.0, **kwargs):
        super().__init__(**kwargs)


class Identity(_Like):
    pass


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
        out = self.function(inputs, **self.arguments)
        note("lambda applied", inputs=reads_of(inputs), out=reads_of(out))
        return out


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
