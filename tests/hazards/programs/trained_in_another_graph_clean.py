import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Regressor(object):
    def __init__(self, units):
        self.units = units
        self.values = {}

    def _build(self):
        self.x = tf.placeholder(tf.float32, [None, 4], name="x")
        hidden = tf.layers.dense(self.x, self.units, tf.nn.relu, name="hidden")
        self.out = tf.layers.dense(hidden, 1, name="out")

    def fit(self, x, y, epochs=5):
        with tf.Graph().as_default():
            self._build()
            target = tf.placeholder(tf.float32, [None, 1], name="y")
            loss = tf.losses.mean_squared_error(target, self.out)
            train = tf.train.AdamOptimizer(0.01).minimize(loss)
            with tf.Session() as session:
                session.run(tf.global_variables_initializer())
                for epoch in range(epochs):
                    session.run(train, {self.x: x, target: y})
                    print(epoch, session.run(loss, {self.x: x, target: y}))
                self.values = {v.op.name: session.run(v) for v in tf.trainable_variables()}

    def predict(self, x):
        with tf.Graph().as_default():
            self._build()
            with tf.Session() as session:
                for variable in tf.trainable_variables():
                    variable.load(self.values[variable.op.name], session)
                return session.run(self.out, {self.x: x})


model = Regressor(8)
model.fit(np.ones((16, 4)), np.ones((16, 1)))
print(model.predict(np.ones((2, 4))))
