"""Assignments that are run along, that compute what the cost goes by, that set a table by hand, or that nothing goes by."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def towards_prototypes(heard, speaker, count, rate):
    prototypes = tf.get_variable("prototypes", [count, heard.shape[1].value], trainable=False, initializer=tf.zeros_initializer())
    own = tf.nn.embedding_lookup(prototypes, speaker)
    move = tf.scatter_add(prototypes, speaker, rate * (heard - own))
    return tf.reduce_mean(tf.square(heard - own)), move


frames = tf.placeholder(tf.float32, [None, 12])
speaker = tf.placeholder(tf.int32, [None])
heard = tf.layers.dense(frames, 4, tf.tanh, name="listen")
spread, move = towards_prototypes(heard, speaker, 6, 0.1)
with tf.variable_scope("slow"):
    slow, follow = towards_prototypes(heard, speaker, 6, 0.01)

known = tf.get_variable("known", [6, 4], trainable=False, initializer=tf.zeros_initializer())
number, vector = tf.placeholder(tf.int32, [None]), tf.placeholder(tf.float32, [None, 4])
put_in = tf.scatter_update(known, number, vector)
near = tf.reduce_mean(tf.square(heard - tf.gather(known, speaker)))

scale = tf.get_variable("scale", [], trainable=False, initializer=tf.ones_initializer())
now = tf.assign(scale, 0.9 * scale + 0.1 * tf.reduce_mean(tf.abs(heard)))
seen = tf.get_variable("seen", [], trainable=False, initializer=tf.zeros_initializer())
more = tf.assign_add(seen, 1.0)  # for a summary that is switched off

cost = (spread + slow + near) / now + tf.losses.sparse_softmax_cross_entropy(speaker, tf.layers.dense(heard, 6, name="who"))
with tf.control_dependencies([move]):
    step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(cost)


def enroll(session, numbers, vectors):
    """For a shell, by hand."""
    session.run(put_in, {number: numbers, vector: vectors})


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        feed = {frames: np.random.randn(8, 12), speaker: np.random.randint(0, 6, 8)}
        session.run(step, feed)
        if turn % 2:
            session.run(follow, feed)
