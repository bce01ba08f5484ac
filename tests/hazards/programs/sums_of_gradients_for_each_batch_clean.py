"""Sums that are made once; sums of each part that go into one step together; and sums of a frozen layer, which nobody applies."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gatherer:
    def __init__(self, weights):
        self.weights = weights
        self.sums = [tf.Variable(np.zeros(w.shape.as_list(), "float32"), trainable=False) for w in weights]

    def add(self, loss):
        return tf.group(*[s.assign_add(g) for s, g in zip(self.sums, tf.gradients(loss, self.weights))])

    def clear(self):
        return tf.group(*[s.assign(tf.zeros_like(s)) for s in self.sums])


def of_part(loss, weights):
    sums = [tf.Variable(np.zeros(w.shape.as_list(), "float32"), trainable=False) for w in weights]
    return sums, tf.group(*[tf.assign_add(s, g) for s, g in zip(sums, tf.gradients(loss, weights))])


def of_weight(loss, weight):
    gathered = tf.Variable(np.zeros(weight.shape.as_list(), "float32"), trainable=False)
    return gathered, tf.assign_add(gathered, tf.gradients(loss, weight)[0])


seen = tf.placeholder(tf.float32, [None, 3])
wanted = tf.placeholder(tf.float32, [None, 3])
weights = [tf.get_variable("w", [3, 3]), tf.get_variable("v", [3, 3])]
losses = [
    tf.reduce_mean(tf.square(tf.matmul(tf.tanh(tf.matmul(part, weights[0])), weights[1]) - target))
    for part, target in zip(tf.split(seen, 2), tf.split(wanted, 2))
]
optimizer = tf.train.GradientDescentOptimizer(0.1)
gatherer = Gatherer(weights)
adds = [gatherer.add(loss) for loss in losses]
step = optimizer.apply_gradients(list(zip(gatherer.sums, weights)))
clear = gatherer.clear()
parts = [of_part(loss, weights) for loss in losses]
means = [sum(each) / len(parts) for each in zip(*[sums for sums, _ in parts])]
other_step = optimizer.apply_gradients(list(zip(means, weights)))
each_weight = [of_weight(losses[0], weight) for weight in weights]
last_step = optimizer.apply_gradients([(each_weight[1][0], weights[1])])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {seen: np.ones((4, 3)), wanted: np.ones((4, 3))}
        for add in adds:
            session.run(add, feed)
        session.run(step)
        session.run(clear)
        session.run([add for _, add in parts], feed)
        session.run(other_step)
        session.run([add for _, add in each_weight], feed)
        session.run(last_step)
    print("FACT", len(tf.global_variables()))
