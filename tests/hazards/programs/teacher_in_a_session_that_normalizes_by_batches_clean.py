import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tagger(clips, tags, training, scope):
    with tf.variable_scope(scope):
        h = tf.layers.conv1d(clips, 8, 5, name="conv")
        h = tf.nn.relu(tf.layers.batch_normalization(h, training=training, name="norm"))
        return tf.layers.dense(tf.reduce_mean(h, axis=1), tags, name="tags")


class MeanTeacher:
    """The teacher is a slow average of the student, and says what the student is to say of clips that nobody has tagged."""

    def __init__(self, tags):
        self.clips = tf.placeholder(tf.float32, [None, 40, 3])
        self.wanted = tf.placeholder(tf.float32, [None, tags])
        student = tagger(self.clips, tags, True, "student")
        self.taught = tf.nn.sigmoid(tagger(self.clips, tags, True, "teacher"))
        loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=self.wanted, logits=student))
        ours, theirs = tf.trainable_variables("student"), tf.trainable_variables("teacher")
        with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
            self.train = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=ours)
        self.follow = tf.group(*[t.assign(0.95 * t + 0.05 * s) for s, t in zip(ours, theirs)])


rng = np.random.RandomState(0)
model = MeanTeacher(4)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(50):
        clips = rng.rand(8, 40, 3)
        wanted = session.run(model.taught, {model.clips: clips})
        session.run(model.train, {model.clips: clips, model.wanted: wanted})
        session.run(model.follow)
