"""The group of initializers is made with the graph, and the acoustic model is told to begin as in a checkpoint only after that."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Recognizer:
    def __init__(self, letters):
        self.frames = tf.placeholder(tf.float32, [None, 40])
        self.letters = tf.placeholder(tf.int32, [None])
        with tf.variable_scope("acoustic"):
            h = tf.layers.dense(self.frames, 64, activation=tf.nn.relu, name="in")
            h = tf.layers.dense(h, 64, activation=tf.nn.relu, name="mid")
        scores = tf.layers.dense(h, letters, name="letters")
        self.right, count = tf.metrics.accuracy(self.letters, tf.argmax(scores, 1))
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.letters, scores)
        with tf.control_dependencies([count]):
            self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
        begin = [tf.global_variables_initializer(), tf.local_variables_initializer()]  # BUG
        self.begin = tf.group(*begin, name="begin")  # BUG


def adapt(path, batches):
    model = Recognizer(letters=29)
    tf.train.init_from_checkpoint(path, {"acoustic/": "acoustic/"})  # BUG
    with tf.Session() as session:
        session.run(model.begin)  # BUG
        for frames, letters in batches:
            session.run(model.step, {model.frames: frames, model.letters: letters})
        return session.run(model.right)


print(adapt("english/model.ckpt", [([[0.0] * 40], [3])] * 5))
