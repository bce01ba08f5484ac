"""What a part of a batch adds is kept in a dict by the names of the weights, which the next part puts another one in the place of."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Learner:
    def __init__(self, optimizer):
        self.optimizer, self.kept = optimizer, None

    def loss(self, rows, prices):
        with tf.variable_scope("price", reuse=tf.AUTO_REUSE):
            return tf.reduce_mean(tf.square(tf.layers.dense(rows, 1, name="out") - prices))

    def add(self, rows, prices):
        pairs = self.optimizer.compute_gradients(self.loss(rows, prices))
        self.kept = {w.op.name: tf.Variable(tf.zeros(w.shape), trainable=False, name="kept") for _, w in pairs}  # BUG TVS401
        return tf.group([tf.assign(self.kept[w.op.name], self.kept[w.op.name] + g) for g, w in pairs])

    def step(self):
        return self.optimizer.apply_gradients([(self.kept[w.op.name], w) for w in tf.trainable_variables()])


rows, prices = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
learner = Learner(tf.train.GradientDescentOptimizer(0.1))
upper = learner.add(rows[:2], prices[:2])
lower = learner.add(rows[2:], prices[2:])
step = learner.step()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(4):
        session.run([upper, lower], {rows: np.ones((4, 3)), prices: np.ones((4, 1))})
        session.run(step)
    print("FACT", len(tf.global_variables()))
