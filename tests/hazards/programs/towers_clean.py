import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, name="a")
        return tf.layers.dense(h, 2, name="b")


x = tf.placeholder(tf.float32, [8, 4])
opt = tf.train.AdamOptimizer()
grads = []
for i, part in enumerate(tf.split(x, 2)):
    with tf.device("/gpu:%d" % i), tf.name_scope("gpu_%d" % i):
        loss = tf.reduce_mean(net(part) ** 2)
        grads.append(opt.compute_gradients(loss))
avg = [(tf.add_n([g for g, _ in gv]) / 2, gv[0][1]) for gv in zip(*grads)]
train = opt.apply_gradients(avg)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    for step in range(3):
        s.run(train, {x: np.ones((8, 4))})
