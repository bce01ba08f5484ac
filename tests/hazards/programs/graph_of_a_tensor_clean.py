import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Served:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            self.y = tf.layers.dense(self.x, 2)

    def by_output(self):
        self.sess = tf.Session(graph=self.y.graph)
        with self.y.graph.as_default():
            self.sess.run(tf.global_variables_initializer())
        return self.sess.run(self.y, {self.x: [[0.0] * 3]})

    def by_input(self):
        with self.x.graph.as_default(), tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            return sess.run(self.y, {self.x: [[0.0] * 3]})

    def by_operation(self):
        with tf.Session(graph=self.y.op.graph) as sess:
            with self.y.op.graph.as_default():
                sess.run(tf.global_variables_initializer())
            return sess.run(self.y, {self.x: [[0.0] * 3]})


print(Served().by_output(), Served().by_input(), Served().by_operation())
