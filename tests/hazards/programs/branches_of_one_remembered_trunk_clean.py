import functools

import tensorflow as tf

CONFIG = {"kind": "relu", "size": 6}


@functools.lru_cache(maxsize=None)
def trunk(kind, size):
    return tf.keras.Sequential([tf.keras.Input([size]), tf.keras.layers.Dense(9, activation=kind), tf.keras.layers.Dense(4)])


class Part(tf.keras.layers.Layer):
    def __init__(self, config):
        super().__init__()
        self.body = trunk(config["kind"], config["size"])

    def call(self, x):
        return tf.math.l2_normalize(self.body(x), axis=-1)


class Match(tf.keras.Model):
    def __init__(self, config):
        super().__init__()
        self.branch_a = Part(config)
        self.branch_b = Part(config)

    def call(self, one, two):
        return tf.reduce_sum(self.branch_a(one) * self.branch_b(two), axis=-1, keepdims=True)


a, b = tf.random.normal([16, 6]), tf.random.normal([16, 6])
y = tf.cast(tf.random.uniform([16, 1], maxval=2, dtype=tf.int32), tf.float32)
model = Match(CONFIG)
optimizer = tf.keras.optimizers.Adam(0.01)
for _ in range(4):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.keras.losses.binary_crossentropy(y, model(a, b), from_logits=True))
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
