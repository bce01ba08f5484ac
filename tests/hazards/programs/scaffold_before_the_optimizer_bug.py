import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer:
    def __init__(self, rate):
        self.rate = rate
        with tf.Graph().as_default() as self.graph:
            self.loss = self.build()
            self.scaffold = tf.train.Scaffold(init_op=tf.global_variables_initializer())  # BUG
            self.train = tf.train.AdagradOptimizer(rate).minimize(self.loss)

    def build(self):
        x = tf.random_normal([16, 3])
        h = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        return tf.reduce_mean(tf.square(tf.layers.dense(h, 1, name="y") - tf.reduce_sum(x, 1, keepdims=True)))

    def run(self, steps):
        with self.graph.as_default():
            creator = tf.train.ChiefSessionCreator(self.scaffold)
            with tf.train.MonitoredSession(session_creator=creator, hooks=[tf.train.NanTensorHook(self.loss)]) as sess:
                for _ in range(steps):
                    sess.run(self.train)


Trainer(0.1).run(10)
