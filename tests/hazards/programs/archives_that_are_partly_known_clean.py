"""What an archive has is known of one that this program has written under names it knows, and of no other."""
import sys
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

folder, others = tempfile.mkdtemp(), {}
for word in sys.argv[1:]:
    others[word] = np.zeros(3)
np.savez(folder + "/some.npz", mean=np.ones(3), **others)
np.savez(folder + "/two.npz", np.ones(2), np.zeros(2))

with tf.variable_scope("net"):
    w = tf.get_variable("w", [3])
    b = tf.get_variable("b", [2])
archive, two = np.load(folder + "/some.npz"), np.load(folder + "/two.npz")
if "mean" in archive.files:
    tf.get_variable("mean", initializer=tf.constant(archive["mean"]))
if "scale" in archive.files:
    with tf.variable_scope("net"):
        tf.get_variable("scale", initializer=tf.constant(archive["scale"]))
else:
    with tf.variable_scope("net"):
        tf.get_variable("scale", [3])
if "arr_2" in two:
    tf.get_variable("net/w", [3])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    b.load(two["arr_1"], session)
    for v, (key, value) in zip([b], two.items()):
        v.load(value, session)
    print(session.run([w, b]), len(two), list(archive))
