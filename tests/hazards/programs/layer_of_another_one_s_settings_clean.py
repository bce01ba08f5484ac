"""Layers made of others' settings: a stack, what gives a query and a key, what follows with its weights, and layers of the user's own."""
import numpy as np
import tensorflow as tf

layers = tf.keras.layers


class Wide(layers.Dense):
    def __init__(self, units, factor=2, **kwargs):
        super().__init__(units * factor, **kwargs)
        self.factor = factor

    def get_config(self):
        config = super().get_config()
        config.update(factor=1)
        return config


def again(layer, **settings):
    return type(layer).from_config({**layer.get_config(), **settings})


x = tf.constant(np.random.rand(4, 10, 8), tf.float32)
y = tf.constant(np.random.rand(4, 10, 8), tf.float32)
first = layers.Dense(8, activation="relu")
stack = [first] + [again(first, name="more_%d" % i) for i in range(2)]
query = layers.Dense(5, use_bias=False, name="query")
key = again(query, name="key")
both = layers.Bidirectional(layers.GRU(3, return_sequences=True))
beside = again(both)
wide = Wide(4)
wider = again(wide)
looking = layers.MultiHeadAttention(2, 3)
looking_on = again(looking)
quick = layers.Dense(3)
slow = again(quick)
quick.build((None, 10, 8))
slow.build((None, 10, 8))
slow.set_weights(quick.get_weights())
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    with tf.GradientTape() as tape:
        h = x
        for layer in stack:
            h = layer(h)
        seen = tf.matmul(query(x), key(y), transpose_b=True)
        loss = tf.reduce_mean(h) + tf.reduce_mean(seen) + tf.reduce_mean(both(x)) + tf.reduce_mean(beside(x))
        loss += tf.reduce_mean(wide(x)) + tf.reduce_mean(wider(x)) + tf.reduce_mean(looking(x, x)) + tf.reduce_mean(looking_on(x, y))
        loss += tf.reduce_mean(tf.square(quick(x) - tf.stop_gradient(slow(x))))
    parts = [*stack, query, key, both, beside, wide, wider, looking, looking_on, quick]
    weights = [v for part in parts for v in part.trainable_variables]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print([w.shape for w in wider.get_weights()], key.name, len(beside.get_weights()))
