"""A property that makes the part anew whenever it is looked at; the same class makes another part, once."""
import tensorflow as tf


class Affine(tf.Module):
    def __init__(self, before, after):
        super().__init__()
        self.parts = [tf.Variable(tf.random.normal(shape)) for shape in ([before, after], [after])]

    def __call__(self, x):
        return tf.matmul(x, self.parts[0]) + self.parts[1]


class Pair(tf.Module):
    def __init__(self):
        super().__init__()
        self.into = Affine(3, 2)

    @property
    def back(self):
        return Affine(2, 3)  # BUG

    def error(self, x):
        return tf.reduce_mean((self.back(self.into(x)) - x) ** 2)


pair = Pair()
x = tf.random.normal([8, 3])
for _ in range(5):
    with tf.GradientTape() as tape:
        error = pair.error(x)
    weights = pair.trainable_variables
    for weight, gradient in zip(weights, tape.gradient(error, weights)):
        weight.assign_sub(0.1 * gradient)
print(len(pair.trainable_variables), float(pair.error(x)))
