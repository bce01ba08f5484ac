import functools

import tensorflow as tf


def lift(x, weights, floor):
    return tf.maximum(tf.matmul(x, weights), floor)


class Tower(tf.Module):
    """The partials have what the module has in a list as well."""

    def __init__(self, floors):
        super().__init__()
        self.ground = tf.Variable(tf.ones([4]))
        self.weights = [tf.Variable(tf.random.normal([4, 4]), name="weights_%d" % i) for i in range(floors)]
        self.floors = [functools.partial(lift, weights=w, floor=-1.0) for w in self.weights]

    def __call__(self, x):
        for floor in self.floors:
            x = floor(x)
        return x * self.ground


tower = Tower(2)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tower(tf.ones([2, 4]))))
    variables = tower.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
