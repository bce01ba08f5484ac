"""What a call leaves in a variable of its own is not there when it is called again."""
import tensorflow as tf


class Momentum(tf.Module):
    def smoothed(self, x):
        mean = tf.Variable(tf.zeros([3]), trainable=False)  # BUG
        out = x - 0.9 * mean
        mean.assign(0.9 * mean + 0.1 * tf.reduce_mean(x, 0))
        return out

    def __call__(self, x):
        return self.smoothed(x) ** 2


def numbered(x):
    seen = tf.Variable(0.0)  # BUG
    out = x / (1.0 + seen)
    seen.assign_add(1.0)
    return out


layer = Momentum()
for _ in range(3):
    print(float(tf.reduce_sum(layer(tf.ones([2, 3])))), float(tf.reduce_sum(numbered(tf.ones([2])))))
