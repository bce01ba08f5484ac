"""A melody goes on from the note that was to be, or from the one that it has made: each arm has a cell and a head of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Melody(object):
    def __init__(self, notes, width):
        self.notes, self.width = notes, width

    def heard(self, note):
        kept = tf.layers.dense(tf.one_hot(note, self.notes), self.width, activation=tf.nn.tanh)  # BUG TVS202
        return tf.layers.dense(kept, self.notes)  # BUG TVS202


melody = Melody(12, 6)
written = tf.placeholder(tf.int32, [None, 4])
forced = tf.placeholder(tf.bool, [], name="forced")
guess = melody.heard(written[:, 0])
after = tf.cond(
    forced,
    lambda: melody.heard(written[:, 1]),
    lambda: melody.heard(tf.argmax(guess, -1, output_type=tf.int32)),  # BUG TVS202
)
loss = tf.losses.sparse_softmax_cross_entropy(written[:, 2], after) + tf.losses.sparse_softmax_cross_entropy(written[:, 1], guess)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        session.run(step, {written: np.random.randint(0, 12, (5, 4)), forced: turn < 2})
    print("FACT", len(tf.trainable_variables()))
