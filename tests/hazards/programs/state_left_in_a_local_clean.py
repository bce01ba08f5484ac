"""A sum that a call gathers and gives back; a variable that is set up and kept; and one of the object."""
import tensorflow as tf

kept = []


class Momentum(tf.Module):
    def __init__(self):
        super().__init__()
        self.mean = tf.Variable(tf.zeros([3]), trainable=False)

    def __call__(self, x):
        out = x - 0.9 * self.mean
        self.mean.assign(0.9 * self.mean + 0.1 * tf.reduce_mean(x, 0))
        return out


def total(rows):
    gathered = tf.Variable(tf.zeros([3]))
    for row in tf.unstack(rows):
        gathered.assign_add(row)
    return gathered.read_value()


def begun(size):
    made = tf.Variable(tf.random.normal([size]))
    kept.append(made)
    made.assign(tf.zeros([size]))


layer = Momentum()
for _ in range(3):
    begun(3)
    print(float(tf.reduce_sum(layer(tf.ones([2, 3])))), float(tf.reduce_sum(total(tf.ones([2, 3])))), len(kept))
