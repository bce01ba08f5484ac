"""What is added to with `+=` is a number, a tensor, a list, or a variable that is mirrored; variables are assigned."""
import tensorflow as tf


class Meter(tf.Module):
    def __init__(self):
        super().__init__()
        self.total = tf.Variable(0.0)
        self.seen = 0

    def add(self, values):
        self.seen += 1
        sum_of_all = self.total.read_value()
        sum_of_all += tf.reduce_sum(values)
        self.total.assign(sum_of_all)
        return sum_of_all


strategy = tf.distribute.MirroredStrategy(["CPU:0"])
with strategy.scope():
    shift = tf.Variable(1.0)
meter = Meter()
means = []
for step in range(3):
    means += [meter.add(tf.ones([4])) / meter.seen]
shifted = shift
shifted += means[-1]
print(float(shifted))
