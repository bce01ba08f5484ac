"""A network is saved, and read into a second one that the same function makes: what both say of the same is compared, to see that it is one."""
import tempfile

import tensorflow as tf


class Net(tf.Module):
    def __init__(self, widths):
        super().__init__()
        self.tables = [tf.Variable(tf.random.normal([a, b]), name="table") for a, b in zip(widths, widths[1:])]
        self.offsets = [tf.Variable(tf.zeros([b]), name="offset") for b in widths[1:]]

    def __call__(self, x):
        for table, offset in zip(self.tables, self.offsets):
            x = tf.tanh(tf.matmul(x, table) + offset)
        return x


def fresh(widths):
    net = Net(widths)
    return net, tf.train.Checkpoint(net=net)


def learn(net, inputs, wanted, turns):
    rule = tf.keras.optimizers.SGD(0.1)
    for turn in range(turns):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(net(inputs[turn::turns]) - wanted[turn::turns]))
        rule.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


inputs, wanted = tf.random.normal([12, 4]), tf.random.normal([12, 2])
one, keeper = fresh([4, 3, 2])
learn(one, inputs, wanted, 3)
path = keeper.save(tempfile.mkdtemp() + "/net")
other, reader = fresh([4, 3, 2])
reader.restore(path).assert_consumed()
assert float(tf.reduce_max(tf.abs(one(inputs) - other(inputs)))) == 0.0
learn(other, inputs, wanted, 3)
