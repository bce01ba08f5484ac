"""A name scope for what is made up; a network of its own for it, with layers beside or told otherwise; two critics; a copy; positions."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(pictures, units=16):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        hidden = tf.layers.dense(pictures, units, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="verdict")


def embed(numbers):
    with tf.variable_scope("embed", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("rows", [50, 8]), numbers)


pictures = tf.placeholder(tf.float32, [None, 12])
drawn = tf.placeholder(tf.float32, [None, 12])
words = tf.placeholder(tf.int32, [None])
places = tf.placeholder(tf.int32, [None])
with tf.variable_scope("whole"):
    good = judge(pictures)
    with tf.name_scope("fake"):
        bad = judge(drawn)
with tf.variable_scope("negative_net"):
    other = judge(tf.layers.dense(pictures, 12, name="turned"), 16)
with tf.variable_scope("fake_pictures"):
    wider = judge(drawn, units=32)
with tf.variable_scope("first"):
    critics = judge(pictures)
with tf.variable_scope("second"):
    critics += judge(pictures)
with tf.variable_scope("old"):
    before = judge(pictures)
read = embed(words)
with tf.variable_scope("pos"):
    read += embed(places)
kept = [tf.assign(a, b) for a, b in zip(tf.trainable_variables("old/"), tf.trainable_variables("whole/"))]
parts = (good, bad, other, wider, critics, read)
learned = [v for v in tf.trainable_variables() if not v.name.startswith("old/")]
step = tf.train.AdamOptimizer(0.01).minimize(tf.add_n([tf.reduce_mean(part) for part in parts]), var_list=learned)
