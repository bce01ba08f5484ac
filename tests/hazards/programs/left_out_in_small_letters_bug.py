"""The trainer of the speech model is to leave the speaker classifier alone, whose scope is called after its class, in large letters."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Part(object):
    def __call__(self, x):
        with tf.variable_scope(self.__class__.__name__, reuse=tf.AUTO_REUSE):
            return self.build(x)


class FrameEncoder(Part):
    def build(self, x):
        return tf.layers.dense(x, 12, tf.tanh, name="project")


class PhoneDecoder(Part):
    def build(self, x):
        return tf.layers.dense(x, 30, name="phones")


class SpeakerClassifier(Part):  # BUG
    def build(self, x):
        x = tf.layers.dense(x, 16, tf.nn.relu, name="hidden")
        return tf.layers.dense(x, 8, name="speakers")


frames = tf.placeholder(tf.float32, [None, 20])
phones = tf.placeholder(tf.int32, [None])
speakers = tf.placeholder(tf.int32, [None])
codes = FrameEncoder()(frames)
said = tf.losses.sparse_softmax_cross_entropy(phones, PhoneDecoder()(codes))
who = tf.losses.sparse_softmax_cross_entropy(speakers, SpeakerClassifier()(codes))

judging = [v for v in tf.trainable_variables() if "Classifier" in v.name]
speaking = [v for v in tf.trainable_variables() if "classifier" not in v.name]  # BUG
judge = tf.train.AdamOptimizer(1e-3).minimize(who, var_list=judging)
speak = tf.train.AdamOptimizer(1e-3).minimize(said - 0.1 * who, var_list=speaking)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {frames: np.random.randn(6, 20), phones: np.random.randint(0, 30, 6), speakers: np.random.randint(0, 8, 6)}
        session.run(judge, feed)
        session.run(speak, feed)
