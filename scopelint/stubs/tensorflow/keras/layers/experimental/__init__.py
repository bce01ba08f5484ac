"""TF `tf.keras.layers.experimental`: layers before they were moved, and random features."""

from _scopelint import channels, shape_of, tensor
from tensorflow.keras.layers._core import Layer, SyncBatchNormalization
from tensorflow.keras.layers._einsum import EinsumDense
from tensorflow.keras.layers.experimental import preprocessing


class RandomFourierFeatures(Layer):
    def __init__(self, output_dim, kernel_initializer="gaussian", scale=None, trainable=False, name=None, **kwargs):
        super().__init__(trainable=trainable, name=name, **kwargs)
        self.output_dim = output_dim

    def build(self, input_shape):
        self.unscaled = self.add_weight("unscaled_kernel", shape=(channels(input_shape, 1), self.output_dim), trainable=False)
        self.bias = self.add_weight("bias", shape=(self.output_dim,), trainable=False)
        self.kernel_scale = self.add_weight("kernel_scale", shape=(1,), trainable=True)
        self.built = True

    def call(self, inputs, *args, **kwargs):
        values = [inputs, self.unscaled, self.bias, self.kernel_scale]
        return tensor("features", values, (channels(shape_of(inputs), 0), self.output_dim))
