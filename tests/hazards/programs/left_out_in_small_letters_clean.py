"""The trainer leaves the speaker classifier alone; what else is left out by a text is not there, or is called otherwise elsewhere."""
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


class SpeakerClassifier(Part):
    def build(self, x):
        x = tf.layers.dense(x, 16, tf.nn.relu, name="hidden")
        return tf.layers.dense(x, 8, name="speakers")


class BetaPrior(Part):
    def build(self, x):
        with tf.variable_scope("momentum_encoder"):
            return tf.layers.dense(x, 4, name="rate")


frames = tf.placeholder(tf.float32, [None, 20])
phones = tf.placeholder(tf.int32, [None])
speakers = tf.placeholder(tf.int32, [None])
codes = FrameEncoder()(frames)
said = tf.losses.sparse_softmax_cross_entropy(phones, PhoneDecoder()(codes))
who = tf.losses.sparse_softmax_cross_entropy(speakers, SpeakerClassifier()(codes))

judging = [v for v in tf.trainable_variables() if "Classifier" in v.name]
speaking = [v for v in tf.trainable_variables() if "Classifier" not in v.name]
judge = tf.train.AdamOptimizer(1e-3).minimize(who, var_list=judging)
speak = tf.train.AdamOptimizer(1e-3).minimize(said - 0.1 * who, var_list=speaking)
prior = BetaPrior()(codes)
slow = [v for v in tf.trainable_variables("BetaPrior")]
decayed = [v for v in slow if "beta" not in v.name]  # no layer here is normalized
plain = [v for v in slow if "Momentum" not in v.name]  # nor has a slot
kept = [v for v in tf.trainable_variables() if "normalizer" not in v.name]
either = [v for v in tf.trainable_variables() if "classifier" not in v.name]
either = [v for v in either if "Classifier" not in v.name]
lower = [v for v in tf.trainable_variables() if "classifier" not in v.name.lower()]
sizes = [tf.add_n([tf.nn.l2_loss(v) for v in each]) for each in (decayed, plain, kept, either, lower)]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {frames: np.random.randn(6, 20), phones: np.random.randint(0, 30, 6), speakers: np.random.randint(0, 8, 6)}
        session.run(judge, feed)
        print(session.run([speak, sizes, prior], feed)[1])
