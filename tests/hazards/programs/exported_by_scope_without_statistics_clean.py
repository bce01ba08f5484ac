import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scorer(x, training):
    with tf.variable_scope("scorer"):
        x = tf.layers.dense(x, 6, name="first")
        x = tf.layers.batch_normalization(x, training=training, name="norm")
        return tf.layers.dense(x, 1, name="last")


def plain(x):
    with tf.variable_scope("plain"):
        return tf.layers.dense(x, 1, name="last")


data = np.random.rand(12, 3) + 2.0


def trained(output, x, names):
    loss = tf.reduce_mean(tf.square(output - 1.0))
    with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(20):
            sess.run(step, {x: data})
        return {v.op.name: value for v, value in zip(names(), sess.run(names()))}


# What is not trained is taken as well.
with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    kept = trained(scorer(x, True), x, lambda: [v for v in tf.global_variables() if v.name.startswith("scorer/")])
with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 3])
    scores = scorer(x, False)
    sess.run(tf.global_variables_initializer())
    for v in tf.global_variables("scorer/"):
        v.load(kept[v.op.name], sess)
    print(sess.run(scores, {x: data}))

# All of this network is trained.
with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    kept = trained(plain(x), x, lambda: tf.trainable_variables("plain/"))
with tf.Graph().as_default(), tf.Session() as sess:
    x = tf.placeholder(tf.float32, [None, 3])
    scores = plain(x)
    sess.run(tf.global_variables_initializer())
    for v in tf.trainable_variables("plain/"):
        v.load(kept[v.op.name], sess)
    print(sess.run(scores, {x: data}))
