"""What is saved to be used is the average of the weights, which a twin keeps; the weights that learn are of no use afterwards."""
import tempfile

import tensorflow as tf


class Line(tf.Module):
    def __init__(self):
        super().__init__()
        self.slope = tf.Variable(tf.zeros([3, 1]), name="slope")
        self.start = tf.Variable(tf.zeros([1]), name="start")

    def __call__(self, x):
        return tf.matmul(x, self.slope) + self.start


line, calm = Line(), Line()
x, y = tf.random.normal([32, 3]), tf.random.normal([32, 1])
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(line(x) - y))
    for variable, slope in zip(line.trainable_variables, tape.gradient(loss, line.trainable_variables)):
        variable.assign_sub(0.1 * slope)
    for mean, value in zip(calm.trainable_variables, line.trainable_variables):
        mean.assign(0.9 * mean + 0.1 * value)
path = tf.train.Checkpoint(line=calm).write(tempfile.mkdtemp() + "/calm")
used = Line()
tf.train.Checkpoint(line=used).read(path).assert_consumed()
print(used(x).shape)
