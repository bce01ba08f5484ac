import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Served:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 3])
            self.y = tf.layers.dense(self.x, 2)  # BUG

    def predict(self):
        self.sess = tf.Session(graph=self.y.graph)
        with tf.Graph().as_default():
            other = tf.get_variable("other", [])
            tf.Session().run(tf.global_variables_initializer())  # BUG
        return self.sess.run(self.y, {self.x: [[0.0] * 3]})  # BUG


print(Served().predict())
