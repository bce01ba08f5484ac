"""Training and freezing in two functions of a class each; the second forgets the checkpoint."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Regressor:
    def __init__(self, width):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, width], name="x")
            self.y = tf.placeholder(tf.float32, [None, 1], name="y")
            with tf.variable_scope("regressor"):
                w = tf.get_variable("w", [width, 1])
                b = tf.get_variable("b", [1], initializer=tf.zeros_initializer())
            self.out = tf.add(tf.matmul(self.x, w), b, name="out")
            self.loss = tf.losses.mean_squared_error(self.y, self.out)
            self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)
            self.init = tf.global_variables_initializer()
            self.saver = tf.train.Saver()

    def fit(self, xs, ys, path):
        with tf.Session(graph=self.graph) as sess:
            sess.run(self.init)
            for _ in range(50):
                sess.run(self.step, {self.x: xs, self.y: ys})
            self.saver.save(sess, path)

    def freeze(self, path, to):
        with tf.Session(graph=self.graph) as sess:
            sess.run(self.init)
            graph_def = tf.graph_util.convert_variables_to_constants(sess, self.graph.as_graph_def(), ["out"])  # BUG
        with tf.gfile.GFile(to, "wb") as f:
            f.write(graph_def.SerializeToString())


xs = np.random.rand(16, 3)
ys = xs.sum(1, keepdims=True)
Regressor(3).fit(xs, ys, "/tmp/d.ckpt")
Regressor(3).freeze("/tmp/d.ckpt", "/tmp/d.pb")
