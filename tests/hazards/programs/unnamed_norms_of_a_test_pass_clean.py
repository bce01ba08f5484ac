"""Calls of whales: the scope is opened again for each pass, so that what has no name is counted from the beginning each time."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def song_net(spectra, training):
    with tf.variable_scope("song", reuse=tf.AUTO_REUSE):
        h = tf.layers.conv1d(spectra, 8, 5, name="low")
        h = tf.layers.batch_normalization(h, training=training)
        h = tf.layers.conv1d(tf.nn.relu(h), 8, 3, name="high")
        h = tf.layers.batch_normalization(h, training=training)
        return tf.layers.dense(tf.reduce_max(tf.nn.relu(h), axis=1), 4, name="whale")


def pod_net(spectra, pod, training):
    """Each pod has a normalization of its own, with a name that says so, behind filters that all pods share."""
    h = tf.layers.conv1d(spectra, 8, 5, name="low")
    h = tf.layers.batch_normalization(h, training=training, name="pod_%s" % pod)
    return tf.layers.dense(tf.reduce_max(tf.nn.relu(h), axis=1), 4, name="whale")


def refine(spectra, training):
    """Two normalizations without names, the second on what came out of the first: a stack."""
    for _ in range(2):
        spectra = tf.layers.batch_normalization(tf.nn.relu(spectra), training=training)
    return spectra


recorded = tf.placeholder(tf.float32, [None, 40, 6])
whales = tf.placeholder(tf.int64, [None])
heard = tf.placeholder(tf.float32, [None, 40, 6])
learned = song_net(recorded, training=True)
guessed = song_net(heard, training=False)
with tf.variable_scope("pods", reuse=tf.AUTO_REUSE):
    northern = pod_net(recorded, "north", True)
    southern = pod_net(heard, "south", True)
with tf.variable_scope("refined", reuse=tf.AUTO_REUSE):
    refined = refine(recorded, True)
loss = tf.losses.sparse_softmax_cross_entropy(whales, learned)
loss += tf.losses.sparse_softmax_cross_entropy(whales, northern) + tf.losses.sparse_softmax_cross_entropy(whales, southern)
loss += tf.reduce_mean(tf.square(refined))
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.AdamOptimizer().minimize(loss)

rng = np.random.RandomState(1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(step, {recorded: rng.rand(6, 40, 6), heard: rng.rand(6, 40, 6), whales: rng.randint(0, 4, 6)})
    print(sess.run(tf.argmax(guessed, 1), {heard: rng.rand(2, 40, 6)}))
