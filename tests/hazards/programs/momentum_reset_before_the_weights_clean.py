"""What initializes everything sets momentum to zero; the weights live outside of the graph, and are put in right after it."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Worker:
    def __init__(self, features):
        self.rows = tf.placeholder(tf.float32, [None, features])
        self.prices = tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("prices"):
            hidden = tf.layers.dense(self.rows, 8, tf.nn.tanh, name="hidden")
            guess = tf.layers.dense(hidden, 1, name="guess")
        self.loss = tf.reduce_mean((guess - self.prices) ** 2)
        self.weights = tf.trainable_variables()
        self.train = tf.train.MomentumOptimizer(0.05, 0.9).minimize(self.loss)
        self.values = [tf.placeholder(tf.float32, w.shape) for w in self.weights]
        self.put = [w.assign(value) for w, value in zip(self.weights, self.values)]
        self.fresh = tf.global_variables_initializer()


def federated_round(session, worker, clients, steps, weights):
    gathered = [np.zeros_like(w) for w in weights]
    for rows, prices in clients:
        session.run(worker.fresh)
        session.run(worker.put, dict(zip(worker.values, weights)))
        for _ in range(steps):
            session.run(worker.train, {worker.rows: rows, worker.prices: prices})
        gathered = [g + w / len(clients) for g, w in zip(gathered, session.run(worker.weights))]
    session.run(worker.put, dict(zip(worker.values, gathered)))
    return gathered


clients = [(np.random.rand(16, 3), np.random.rand(16, 1)) for _ in range(3)]
worker = Worker(3)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    weights = session.run(worker.weights)
    for number in range(4):
        weights = federated_round(session, worker, clients, 5, weights)
        print("round", number, "ends at", float(weights[-1][0]))
