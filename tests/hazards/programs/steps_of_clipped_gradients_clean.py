"""Right programs that look like lists of too few: a reader that is frozen, and two networks with an optimizer for each."""

import tensorflow as tf


class Reader(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.inner = tf.keras.layers.Dense(width, activation="relu")

    def call(self, x):
        return self.inner(x)


def step_of_the_head_alone():
    reader, head = Reader(8), tf.keras.Sequential([tf.keras.Input((8,)), tf.keras.layers.Dense(1)])
    reader.trainable = False
    weights = reader.trainable_variables + head.trainable_weights
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(3):
        x = tf.random.normal([4, 5])
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(head(reader(x))))
        gradients, _ = tf.clip_by_global_norm(tape.gradient(error, weights), 1.0)
        optimizer.apply_gradients(zip(gradients, weights))


def steps_of_two():
    maker, judge = Reader(5), Reader(1)
    first, second = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)
    for _ in range(3):
        x = tf.random.normal([4, 5])
        with tf.GradientTape(persistent=True) as tape:
            made = maker(x)
            fooled = tf.reduce_mean(tf.square(judge(made) - 1.0))
            seen = tf.reduce_mean(tf.square(judge(made))) + tf.reduce_mean(tf.square(judge(x) - 1.0))
        ours = [tf.clip_by_norm(g, 1.0) for g in tape.gradient(fooled, maker.trainable_variables)]
        theirs = [tf.clip_by_norm(g, 1.0) for g in tape.gradient(seen, judge.trainable_variables)]
        first.apply_gradients(zip(ours, maker.trainable_variables))
        second.apply_gradients(zip(theirs, judge.trainable_variables))


step_of_the_head_alone()
steps_of_two()
