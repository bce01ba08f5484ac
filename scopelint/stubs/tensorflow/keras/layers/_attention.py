"""TF `tf.keras.layers`: attention with several heads, and the normalizations that came late."""

from _scopelint import channels, given, shape_of, tensor
from tensorflow.keras.layers._core import Layer


class MultiHeadAttention(Layer):
    """Its projections are layers of its own, whose variables go by their names."""

    def __init__(self, num_heads, key_dim, value_dim=None, dropout=0.0, use_bias=True, output_shape=None, attention_axes=None, **kwargs):
        super().__init__(name=kwargs.get("name"))
        self._heads = num_heads
        self._key_dim = key_dim
        self._value_dim = value_dim if given(value_dim) else key_dim
        self._use_bias = use_bias

    def _project(self, name, shape):
        kernel = self.add_weight(name + "/kernel", shape=shape)
        return [kernel, self.add_weight(name + "/bias", shape=shape[1:])] if self._use_bias else [kernel]

    def _make(self, query, key, value):
        heads, depth = self._heads, channels(shape_of(query), -1)
        self._projections = self._project("query", (depth, heads, self._key_dim))
        self._projections += self._project("key", (channels(shape_of(key), -1), heads, self._key_dim))
        self._projections += self._project("value", (channels(shape_of(value), -1), heads, self._value_dim))
        kernel = self.add_weight("attention_output/kernel", shape=(heads, self._value_dim, depth))
        self._projections += [kernel, self.add_weight("attention_output/bias", shape=(depth,))] if self._use_bias else [kernel]
        self._made = True

    _made = False

    def __call__(self, query, value=None, key=None, **kwargs):
        self._others = (value, value if key is None else key)
        return super().__call__(query)

    def build(self, input_shape):
        self.built = True

    def _maybe_build(self, inputs):
        super()._maybe_build(inputs)
        if not self._made:
            value, key = self._others
            self._make(inputs, key, value)

    def call(self, query, *args, **kwargs):
        return tensor("attention", [query, *self._others, *self._projections], shape_of(query))


class GroupNormalization(Layer):
    def __init__(self, groups=32, axis=-1, epsilon=0.001, center=True, scale=True, **kwargs):
        super().__init__(name=kwargs.get("name"))
        self._scale, self._center = scale, center
        self._parts = []

    def build(self, input_shape):
        size = (channels(input_shape, -1),)
        if self._scale:
            self._parts.append(self.add_weight("gamma", shape=size))
        if self._center:
            self._parts.append(self.add_weight("beta", shape=size))
        self.built = True

    def call(self, inputs, *args, **kwargs):
        return tensor("group_norm", [inputs, *self._parts], shape_of(inputs))
