"""The two inputs of a pair are to be measured by one network, and go through two."""

import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self):
        super().__init__()
        image = tf.keras.Input((12,))
        h = tf.keras.layers.Dense(16, activation="relu")(image)
        self.left = tf.keras.Model(image, tf.keras.layers.Dense(4)(h))
        self.right = tf.keras.models.clone_model(self.left)  # BUG

    def call(self, pair):
        one, two = pair
        return tf.reduce_sum(tf.abs(self.left(one) - self.right(two)), 1)


model = Pair()
optimizer = tf.keras.optimizers.Adam()
for _ in range(5):
    one, two, same = tf.random.normal([8, 12]), tf.random.normal([8, 12]), tf.ones([8])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(same * model([one, two]))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
