import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scorer(x, training):
    with tf.variable_scope("scorer"):
        x = tf.layers.dense(x, 6, name="first")
        x = tf.layers.batch_normalization(x, training=training, name="norm")
        return tf.layers.dense(x, 1, name="last")


def learned():
    return tf.trainable_variables("scorer/")  # BUG TVS502


data = np.random.rand(12, 3) + 2.0
with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.square(scorer(x, True) - 1.0))
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(step, {x: data})
    kept = {v.op.name: value for v, value in zip(learned(), sess.run(learned()))}

with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 3])
    scores = scorer(x, False)
    sess.run(tf.global_variables_initializer())
    for v in tf.trainable_variables("scorer/"):
        v.load(kept[v.op.name], sess)
    print(sess.run(scores, {x: data}))
