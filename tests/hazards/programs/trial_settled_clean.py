"""Each turn is a training of its own that ends with the best values it has seen; what it has come to is kept before the next begins."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.w = tf.get_variable("w", [3, 1])
        self.loss = tf.reduce_mean((tf.matmul(self.x, self.w) - 1.0) ** 2)
        self.train_op = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        self.given = tf.placeholder(tf.float32, [3, 1])
        self.give = tf.assign(self.w, self.given)
        self.init = tf.global_variables_initializer()
        self.session = tf.Session()
        self.session.run(self.init)

    def train(self, data, steps=20):
        self.session.run(self.init)
        best = np.inf
        for _ in range(steps):
            _, reached = self.session.run([self.train_op, self.loss], {self.x: data})
            if reached < best:
                best = reached
                kept = self.session.run(self.w)
        self.session.run(self.give, {self.given: kept})


data = np.ones((4, 3))
model = Model()
reached = []
for _ in range(5):
    model.train(data)
    reached.append(model.session.run(model.loss, {model.x: data}))
print(np.mean(reached))
