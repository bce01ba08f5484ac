"""Folds train one model that begins anew."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
train = tf.train.AdamOptimizer().minimize(loss)
scores = []
with tf.Session() as sess:
    for fold in range(5):
        sess.run(tf.global_variables_initializer())
        for epoch in range(10):
            for batch in np.ones((3, 2, 3)):
                sess.run(train, {x: batch})
        scores.append(sess.run(loss, {x: np.ones((2, 3))}))
print(np.mean(scores))
