import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.w = tf.get_variable("w", [3, 1], initializer=tf.ones_initializer())
        self.loss = tf.reduce_mean(tf.square(tf.matmul(self.x, self.w)))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)

    def train_op(self):
        ema = tf.train.ExponentialMovingAverage(0.9)
        with tf.control_dependencies([self.step]):
            return ema.apply([self.w])

    def eval_op(self):
        ema = tf.train.ExponentialMovingAverage(0.9)
        ema.apply([self.w])  # TVS514
        return tf.reduce_mean(tf.square(tf.matmul(self.x, ema.average(self.w))))


trainer = Trainer()
train_op, eval_op = trainer.train_op(), trainer.eval_op()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train_op, {trainer.x: np.random.rand(4, 3)})
    print(sess.run(eval_op, {trainer.x: np.random.rand(4, 3)}))
