import sys

import numpy as np
import tensorflow as tf

FOLDER = sys.argv[1]


def build():
    x = tf.placeholder(tf.float32, [None, 6], "x")
    t = tf.placeholder(tf.int32, [None], "t")
    logits = tf.layers.dense(tf.layers.dense(x, 12, tf.nn.elu), 3)
    loss = tf.losses.sparse_softmax_cross_entropy(t, logits)
    step = tf.train.create_global_step()
    rate = tf.train.piecewise_constant(step, [1000, 5000], [0.1, 0.01, 0.001])
    return x, t, tf.train.MomentumOptimizer(rate, 0.9).minimize(loss, global_step=step)


x, t, train = build()
weights = {v.op.name: v for v in tf.trainable_variables()}
weights[tf.train.get_global_step().op.name] = tf.train.get_global_step()
saver = tf.train.Saver(weights)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    state = tf.train.get_checkpoint_state(FOLDER)
    if state and state.model_checkpoint_path:
        saver.restore(sess, state.model_checkpoint_path)
    for i in range(2000):
        data = np.random.randn(32, 6)
        sess.run(train, {x: data, t: data[:, :3].argmax(1)})
        if i % 500 == 0:
            saver.save(sess, FOLDER + "/model")
