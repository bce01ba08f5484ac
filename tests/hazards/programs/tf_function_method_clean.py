"""Variables made on the first call only."""
import tensorflow as tf


class Counter(tf.Module):
    def __init__(self):
        self.count = None

    @tf.function
    def step(self):
        if self.count is None:
            self.count = tf.Variable(0)
        return self.count.assign_add(1)


c = Counter()
c.step()
c.step()
