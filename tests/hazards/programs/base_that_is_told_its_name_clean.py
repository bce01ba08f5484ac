"""Objects that hand the name on, that are told one name, or that are one network for two inputs; and one that has its own use for a name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, x, name="online"):
        self.name = name
        with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
            self.out = self.layers(x)

    def layers(self, x):
        raise NotImplementedError


class Planner(Net):
    def __init__(self, x, moves, name="online"):
        self.moves = moves
        super().__init__(x, name)

    def layers(self, x):
        x = tf.nn.elu(tf.matmul(x, tf.get_variable("one", [6, 32])))
        return tf.matmul(x, tf.get_variable("two", [32, self.moves]))


class Twin(Net):
    """Both sides are one network, whatever they are called."""

    def __init__(self, x, name="left"):
        super().__init__(x, "both_sides")

    def layers(self, x):
        x = tf.nn.elu(tf.matmul(x, tf.get_variable("one", [6, 32])))
        return tf.matmul(x, tf.get_variable("two", [32, 4]))


class Reader(Net):
    """One network, be it to train or to evaluate."""

    def __init__(self, x, name="online"):
        super().__init__(x)

    def layers(self, x):
        x = tf.nn.elu(tf.matmul(x, tf.get_variable("first", [6, 32])))
        return tf.matmul(x, tf.get_variable("second", [32, 4]))


class Labelled(Planner):
    def __init__(self, x, moves, name="summary"):
        super().__init__(x, moves, "labelled")
        tf.summary.histogram(name, self.out)


now, after = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
online, lagging = Planner(now, 4), Planner(after, 4, name="lagging")
same = Planner(after, 4)
left, right = Twin(now, "left"), Twin(after, "right")
train, evaluate = Reader(now, name="train"), Reader(after, name="eval")
one, two = Labelled(now, 4, "now"), Labelled(after, 4, "after")
sums = [online.out - tf.stop_gradient(lagging.out), same.out, left.out - right.out, one.out - two.out + 1.0, train.out - evaluate.out]
loss = tf.add_n([tf.reduce_mean(tf.square(each)) for each in sums])
ours, theirs = tf.trainable_variables("online/")[:2], tf.trainable_variables("lagging/")
move = [b.assign(0.9 * b + 0.1 * a) for a, b in zip(ours, theirs)]
learn = tf.train.AdamOptimizer(1e-3).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(learn, {now: np.random.rand(4, 6), after: np.random.rand(4, 6)})
        session.run(move)
