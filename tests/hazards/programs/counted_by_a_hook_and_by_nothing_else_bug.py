import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Regression:
    def __init__(self, width):
        self.x = tf.placeholder(tf.float32, [None, width])
        with tf.variable_scope("regression"):
            self.steps = tf.get_variable("steps", [], tf.int64, tf.zeros_initializer(), trainable=False)
            prediction = tf.layers.dense(self.x, 1, name="out")
        self.loss = tf.reduce_mean(prediction ** 2)
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss, global_step=self.steps)


class UntilEnough(tf.train.StopAtStepHook):
    def __init__(self):
        super().__init__(last_step=4)


net = Regression(3)
with tf.train.MonitoredSession(hooks=[UntilEnough()]) as session:  # BUG TVS106
    while not session.should_stop():
        session.run(net.step, {net.x: np.ones((2, 3))})
