"""Each branch office copies the model of the head office, learns, and applies what it learned to its own copy, which is lost."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model(object):
    def __init__(self, office):
        with tf.variable_scope(office):
            self.sales = tf.placeholder(tf.float32, [None, 6])
            hidden = tf.layers.dense(self.sales, 10, tf.nn.tanh, name="hidden")
            self.demand = tf.layers.dense(hidden, 1, name="demand")
        self.weights = tf.trainable_variables(office + "/")


class Branch(object):
    def __init__(self, office, head, optimizer):
        self.model = Model(office)
        self.sold = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.reduce_mean(tf.square(self.model.demand - self.sold))
        gradients = tf.gradients(self.loss, self.model.weights)
        self.learn = optimizer.apply_gradients(zip(gradients, self.model.weights))  # BUG
        self.fetch = tf.group(*[mine.assign(theirs) for mine, theirs in zip(self.model.weights, head.weights)])

    def day(self, session):
        session.run(self.fetch)
        session.run(self.learn, {self.model.sales: np.ones((3, 6)), self.sold: np.ones((3, 1))})


head = Model("head")
sgd = tf.train.GradientDescentOptimizer(0.1)
branches = [Branch(office, head, sgd) for office in ("north", "south")]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        for branch in branches:
            branch.day(session)
    print(session.run(head.demand, {head.sales: np.ones((1, 6))}))
