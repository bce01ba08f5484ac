"""TF `tf.keras.layers`: the normalizations that came after those of a batch and of a layer."""

from _scopelint import (
    channels,
    elementwise,
    given,
    is_sequence,
    is_tensor,
    is_unknown,
    shape_of,
    tensor,
    unknown,
    writing,
)
from tensorflow._base_layer import shapes
from tensorflow.keras.layers._core import Layer
from tensorflow.keras.layers._recurrent import Wrapper


def _along(shape, axis):
    """The shape of what is kept for each place along some axes."""
    return [channels(shape, each) for each in (axis if is_sequence(axis) else [axis])]


class GroupNormalization(Layer):
    def __init__(
        self,
        groups=32,
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
        **kwargs,
    ):
        super().__init__(**kwargs)
        self.groups = groups
        self.axis = axis
        self.scale = scale
        self.center = center
        self.beta_regularizer = beta_regularizer
        self.gamma_regularizer = gamma_regularizer

    def build(self, input_shape):
        size = (channels(input_shape, self.axis),)
        self.gamma = self.beta = None
        if self.scale:
            self.gamma = self.add_weight("gamma", shape=size, regularizer=self.gamma_regularizer)
        if self.center:
            self.beta = self.add_weight("beta", shape=size, regularizer=self.beta_regularizer)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("group_norm", [inputs, self.gamma, self.beta], shape_of(inputs))


class RMSNormalization(Layer):
    def __init__(self, axis=-1, epsilon=1e-6, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis

    def build(self, input_shape):
        self.scale = self.add_weight("scale", shape=_along(input_shape, self.axis))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("rms_norm", [inputs, self.scale], shape_of(inputs))


class UnitNormalization(Layer):
    def __init__(self, axis=-1, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis

    def call(self, inputs, *args, **kwargs):
        return elementwise("unit_norm", [inputs])


class SpectralNormalization(Wrapper):
    """Each call in training divides the kernel of its layer by what it finds in it, and keeps where it found it."""

    def __init__(self, layer, power_iterations=1, **kwargs):
        super().__init__(layer, **kwargs)
        self.power_iterations = power_iterations

    def _kernel(self):
        found = getattr(self.layer, "kernel", None)
        return getattr(self.layer, "embeddings", None) if found is None else found

    def build(self, input_shape):
        if not is_unknown(self.layer) and not self.layer.built:
            self.layer.build(input_shape)
            self.layer.built = True
        kernel = self._kernel()
        self.vector_u = self.add_weight("vector_u", shape=(1, channels(shape_of(kernel), -1)), trainable=False)
        self.built = True

    def call(self, inputs, training=None, *args, **kwargs):
        if is_unknown(self.layer):
            return unknown("output")
        if is_unknown(training) or training is True:
            kept = [v for v in (self._kernel(), self.vector_u) if is_tensor(v)]
            self.add_update([writing(tensor("update", kept, None), [v]) for v in kept])
        return self.layer.call(inputs)


class Normalization(Layer):
    """It subtracts and divides by what it was given, or by what it has counted in `adapt`."""

    def __init__(self, axis=-1, mean=None, variance=None, invert=False, **kwargs):
        super().__init__(**kwargs)
        self.axis = axis
        self.input_mean = mean
        self.input_variance = variance

    def build(self, input_shape):
        self.built = True
        if given(self.input_mean):
            return
        shape = () if self.axis is None else _along(input_shape, self.axis)
        self.adapt_mean = self.add_weight("mean", shape=shape, trainable=False)
        self.adapt_variance = self.add_weight("variance", shape=shape, trainable=False)
        self.count = self.add_weight("count", shape=(), dtype="int64", trainable=False)

    def adapt(self, data, batch_size=None, steps=None):
        element = getattr(data, "_element", data)
        if not self.built:
            self.build(unknown("shape") if shape_of(element) is None else shapes(element))
        return None

    def update_state(self, data):
        return self.adapt(data)

    def reset_state(self):
        return None

    def finalize_state(self):
        return None

    def call(self, inputs, *args, **kwargs):
        return tensor("normalized", [inputs, *self._own_variables()], shape_of(inputs))
