import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def q(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="h"), 2, name="o")

s = tf.placeholder(tf.float32, [None, 4])
n = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("online"):
    online = q(s)
with tf.variable_scope("target"):
    target = q(n)
loss = tf.reduce_mean(tf.square(online - tf.stop_gradient(tf.reduce_max(target, axis=1, keepdims=True))))
ov = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "online")
tv = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, "target")
train = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=ov)
sync = [t.assign(o) for t, o in zip(tv, ov)]
sess = tf.Session()
sess.run(tf.global_variables_initializer())
for i, (a, b) in enumerate(np.load("pairs.npy")):
    sess.run(train, {s: a, n: b})
    if (i + 1) % 50 == 0:
        sess.run(sync)
