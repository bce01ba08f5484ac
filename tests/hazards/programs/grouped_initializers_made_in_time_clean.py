"""What is grouped with the graph initializes the counts alone, and what the variables are to begin with is run after it was told."""

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
        self.clear = tf.group(tf.local_variables_initializer(), name="clear")
        self.begin = tf.group(tf.global_variables_initializer(), self.clear, name="begin")


def adapt(path, batches):
    model = Recognizer(letters=29)
    tf.train.init_from_checkpoint(path, {"acoustic/": "acoustic/"})
    begin = tf.group(tf.global_variables_initializer(), model.clear)
    with tf.Session() as session:
        session.run(begin)
        for frames, letters in batches:
            session.run(model.step, {model.frames: frames, model.letters: letters})
            session.run(model.clear)
        return session.run(model.right)


def from_scratch(batches):
    model = Recognizer(letters=29)
    with tf.Session() as session:
        session.run(model.begin)
        for frames, letters in batches:
            session.run(model.step, {model.frames: frames, model.letters: letters})
        return session.run(model.right)


data = [([[0.0] * 40], [3])] * 5
with tf.Graph().as_default():
    print(adapt("english/model.ckpt", data))
with tf.Graph().as_default():
    print(from_scratch(data))
