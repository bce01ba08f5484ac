import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, training):
        self.x = tf.placeholder(tf.float32, [None, 3])
        hidden = tf.layers.dense(self.x, 8, tf.nn.relu, name="hidden")  # BUG
        self.y = tf.layers.dense(hidden, 1, name="out")  # BUG
        if training:
            self.loss = tf.reduce_mean(tf.square(self.y - 1.0))
            self.step = tf.train.AdamOptimizer().minimize(self.loss)


def train(batches):
    with tf.Graph().as_default(), tf.Session() as sess:
        model = Model(training=True)
        sess.run(tf.global_variables_initializer())
        for batch in batches:
            sess.run(model.step, {model.x: batch})
        print(sess.run(model.loss, {model.x: batches[0]}))


def predict(batch):
    with tf.Graph().as_default(), tf.Session() as sess:
        model = Model(training=False)
        sess.run(tf.global_variables_initializer())
        return sess.run(model.y, {model.x: batch})


data = [np.random.rand(4, 3) for _ in range(5)]
train(data)
print(predict(data[0]))
