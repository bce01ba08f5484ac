"""What stands under all names has no variables, or is run on data of their own."""

import tensorflow as tf

NAMES = ("left", "right")


class Twins(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.squash = dict.fromkeys(NAMES, tf.keras.layers.Activation("tanh"))
        self.encoders = dict.fromkeys(NAMES, tf.keras.layers.Dense(4))
        self.none = dict.fromkeys(NAMES)

    def call(self, pair):
        codes = [self.encoders[name](pair[name]) for name in NAMES]
        both = [self.squash[name](codes[0]) for name in NAMES]
        return tf.reduce_sum(tf.square(codes[0] - codes[1]), 1) + tf.reduce_sum(both[0], 1)


model = Twins()
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model({name: tf.random.normal([8, 5]) for name in NAMES}))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
