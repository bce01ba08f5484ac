"""Two weights of one shape learn by hand, and one of them is not saved."""
import tempfile

import tensorflow as tf

into = tf.Variable(tf.random.normal([4, 4]), name="into")
out = tf.Variable(tf.random.normal([4, 4]), name="out")
x, y = tf.random.normal([32, 4]), tf.random.normal([32, 4])
keeper = tf.train.Checkpoint(out=out)  # BUG TVS404
for turn in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(tf.tanh(x @ into) @ out - y))
    slopes = tape.gradient(loss, [into, out])
    into.assign_sub(0.1 * slopes[0])
    out.assign_sub(0.1 * slopes[1])
keeper.save(tempfile.mkdtemp() + "/w")
