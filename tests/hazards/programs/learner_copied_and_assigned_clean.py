import copy

import tensorflow as tf


class Line(tf.Module):
    def __init__(self):
        super().__init__()
        self.slope = tf.Variable(0.0)


line = Line()
trial = copy.deepcopy(line)
with tf.GradientTape() as tape:
    loss = (trial.slope * 2.0 - 1.0) ** 2
trial.slope.assign_sub(0.1 * tape.gradient(loss, trial.slope))
print(float(line.slope))
