"""The step says that it trains; a second model is frozen on purpose; and a third is told by a flag."""

import tensorflow as tf


def network():
    return tf.keras.Sequential(
        [
            tf.keras.layers.Dense(16, use_bias=False, input_shape=(4,)),
            tf.keras.layers.BatchNormalization(),
            tf.keras.layers.Dense(1),
        ]
    )


class Told(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense, self.norm = tf.keras.layers.Dense(8), tf.keras.layers.BatchNormalization()

    def call(self, x, learning=True):
        return self.norm(self.dense(x), training=learning)


def step(call, x, variables, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((call(x) - 1.0) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, variables()), variables()))


model, told, teacher, student = network(), Told(), network(), network()
teacher.trainable = False
first, second, third = (tf.keras.optimizers.Adam(0.01) for _ in range(3))
for turn in range(20):
    x = tf.random.normal([64, 4])
    step(lambda x: model(x, training=True), x, lambda: model.trainable_variables, first)
    step(lambda x: told(x), x, lambda: told.trainable_variables, second)
    step(lambda x: teacher(x) - student(x, training=True), x, lambda: student.trainable_variables, third)
print(model(x), told(x, learning=False), student(x))
