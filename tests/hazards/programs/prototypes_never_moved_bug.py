"""The prototypes of the speakers are to follow what is heard of each; the operation that moves them is made and never run."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def towards_prototypes(heard, speaker, count, rate):
    prototypes = tf.get_variable("prototypes", [count, heard.shape[1].value], trainable=False, initializer=tf.zeros_initializer())  # BUG
    own = tf.nn.embedding_lookup(prototypes, speaker)
    move = tf.scatter_add(prototypes, speaker, rate * (heard - own))  # BUG
    return tf.reduce_mean(tf.square(heard - own)), move


frames = tf.placeholder(tf.float32, [None, 12])
speaker = tf.placeholder(tf.int32, [None])
heard = tf.layers.dense(frames, 4, tf.tanh, name="listen")
spread, move = towards_prototypes(heard, speaker, 6, 0.1)  # BUG
cost = spread + tf.losses.sparse_softmax_cross_entropy(speaker, tf.layers.dense(heard, 6, name="who"))
step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(cost)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(4):
        session.run(step, {frames: np.random.randn(8, 12), speaker: np.random.randint(0, 6, 8)})  # BUG
