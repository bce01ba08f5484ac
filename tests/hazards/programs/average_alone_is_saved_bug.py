"""A training goes on from a checkpoint that has the average of the weights alone: the weights that learn begin anew."""
import tempfile

import tensorflow as tf


class Line(tf.Module):
    def __init__(self):
        super().__init__()
        self.slope = tf.Variable(tf.zeros([3, 1]), name="slope")

    def __call__(self, x):
        return tf.matmul(x, self.slope)


line, calm = Line(), Line()
x, y = tf.random.normal([32, 3]), tf.random.normal([32, 1])
folder = tempfile.mkdtemp()
keeper = tf.train.Checkpoint(calm=calm)  # BUG TVS404
latest = tf.train.latest_checkpoint(folder)
if latest:
    keeper.restore(latest)
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(line(x) - y))
    line.slope.assign_sub(0.1 * tape.gradient(loss, line.slope))
    calm.slope.assign(0.9 * calm.slope + 0.1 * line.slope)
keeper.save(folder + "/line")
