"""TF `tf.keras.layers`: the layers without variables."""

from _scopelint import (
    channels,
    elementwise,
    given,
    is_sequence,
    is_unknown,
    note,
    padded,
    reads_of,
    refuse_rank,
    reshaped,
    shape_of,
    since,
    tensor,
    times,
    transposed,
    window,
)
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
    def __init__(self, alpha=0.3, **kwargs):  # Keras 3 calls it negative_slope
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
        shape = shape_of(inputs)
        if is_unknown(self.target_shape):
            return tensor("reshape", [inputs])
        rest = reshaped(None if shape is None else shape[1:], tuple(self.target_shape))
        return tensor("reshape", [inputs], (None if shape is None else shape[0],) + rest)


class Permute(Layer):
    def __init__(self, dims, **kwargs):
        super().__init__(**kwargs)
        self.dims = dims

    def call(self, inputs, *args, **kwargs):
        return tensor("transpose", [inputs], None if is_unknown(self.dims) else transposed(shape_of(inputs), (0, *self.dims)))


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
    """A layer that changes lengths in space."""

    _rank = 1

    def __init__(self, how, data_format, **kwargs):
        super().__init__(**kwargs)
        self._how = how
        self.data_format = data_format

    def _maybe_build(self, inputs):
        refuse_rank(inputs, self._rank + 2, self._rank + 2, self._name)
        super()._maybe_build(inputs)

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        if shape is None or is_unknown(self.data_format) or self.data_format == "channels_first" or len(shape) != self._rank + 2:
            return tensor("resize", [inputs])
        return tensor("resize", [inputs], self._resized(shape))


class _UpSampling(_Resize):
    def _resized(self, shape):
        return shape[:1] + tuple([times(n, size) for n, size in zip(shape[1:-1], window(self._how, self._rank))]) + shape[-1:]


def _sides(value, rank):
    """How much is told of both sides of each axis."""
    if not is_sequence(value):
        return [(value, value)] * rank
    if rank == 1:
        return [tuple(value)]
    return [tuple(each) if is_sequence(each) else (each, each) for each in value]


class _ZeroPadding(_Resize):
    def _resized(self, shape):
        return padded(shape, [(0, 0), *_sides(self._how, self._rank), (0, 0)])


class _Cropping(_Resize):
    def _resized(self, shape):
        return padded(shape, [(0, 0), *[(-a, -b) for a, b in _sides(self._how, self._rank)], (0, 0)])


class UpSampling1D(_UpSampling):
    def __init__(self, size=2, **kwargs):
        super().__init__(size, None, **kwargs)


class UpSampling2D(_UpSampling):
    _rank = 2

    def __init__(self, size=(2, 2), data_format=None, interpolation="nearest", **kwargs):
        super().__init__(size, data_format, **kwargs)


class UpSampling3D(_UpSampling):
    _rank = 3

    def __init__(self, size=(2, 2, 2), data_format=None, **kwargs):
        super().__init__(size, data_format, **kwargs)


class ZeroPadding1D(_ZeroPadding):
    def __init__(self, padding=1, data_format=None, **kwargs):
        super().__init__(padding, data_format, **kwargs)


class ZeroPadding2D(_ZeroPadding):
    _rank = 2

    def __init__(self, padding=(1, 1), data_format=None, **kwargs):
        super().__init__(padding, data_format, **kwargs)


class ZeroPadding3D(_ZeroPadding):
    _rank = 3

    def __init__(self, padding=(1, 1, 1), data_format=None, **kwargs):
        super().__init__(padding, data_format, **kwargs)


class Cropping1D(_Cropping):
    def __init__(self, cropping=(1, 1), **kwargs):
        super().__init__(cropping, None, **kwargs)


class Cropping2D(_Cropping):
    _rank = 2

    def __init__(self, cropping=((0, 0), (0, 0)), data_format=None, **kwargs):
        super().__init__(cropping, data_format, **kwargs)


class Cropping3D(_Cropping):
    _rank = 3

    def __init__(self, cropping=((1, 1), (1, 1), (1, 1)), data_format=None, **kwargs):
        super().__init__(cropping, data_format, **kwargs)


class _AdaptivePooling(_Resize):
    """A pooling to lengths that it is told."""

    def __init__(self, output_size, data_format=None, **kwargs):
        super().__init__(output_size, data_format, **kwargs)

    def _resized(self, shape):
        return shape[:1] + window(self._how, self._rank) + shape[-1:]


class AdaptiveAveragePooling1D(_AdaptivePooling):
    pass


class AdaptiveAveragePooling2D(_AdaptivePooling):
    _rank = 2


class AdaptiveAveragePooling3D(_AdaptivePooling):
    _rank = 3


class AdaptiveMaxPooling1D(_AdaptivePooling):
    pass


class AdaptiveMaxPooling2D(_AdaptivePooling):
    _rank = 2


class AdaptiveMaxPooling3D(_AdaptivePooling):
    _rank = 3


class _GlobalPooling(Layer):
    def __init__(self, data_format=None, keepdims=False, **kwargs):
        super().__init__(**kwargs)
        self.data_format = data_format
        self.keepdims = keepdims

    def call(self, inputs, *args, **kwargs):
        shape = shape_of(inputs)
        if shape is None or is_unknown(self.keepdims):
            return tensor("global_pool", [inputs])
        depth = channels(shape, self.data_format)
        if not self.keepdims:
            return tensor("global_pool", [inputs], (shape[0], depth))
        ones = (1,) * (len(shape) - 2)
        last = is_unknown(self.data_format) or self.data_format != "channels_first"
        return tensor("global_pool", [inputs], (shape[0], *ones, depth) if last else (shape[0], depth, *ones))


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
