"""What learns to translate opens its scope by its name, and what translates by the name in small letters, both by one method."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Translator:
    def __init__(self, name):
        self.name = name

    def scope(self, name):
        return tf.variable_scope(name, reuse=tf.AUTO_REUSE)

    def _words(self, state):
        weights = tf.get_variable("weights", [8, 30])
        return tf.matmul(state, weights)

    def learned(self, state):
        with self.scope(self.name):  # BUG
            return self._words(state)

    def spoken(self, state):
        with self.scope(self.name.lower()):  # BUG
            return tf.argmax(self._words(state), axis=1)


translator = Translator("French")
state = tf.placeholder(tf.float32, [None, 8])
word = tf.placeholder(tf.int32, [None])
losses = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=word, logits=translator.learned(state))
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(losses))
said = translator.spoken(state)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {state: np.ones([2, 8]), word: [3, 4]})
    print(sess.run(said, {state: np.ones([2, 8])}))
