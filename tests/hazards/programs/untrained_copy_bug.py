import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        w = tf.get_variable("w", [3, 1])  # BUG
        return tf.matmul(x, w)


x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(net(x, "train") ** 2)
pred = net(x, "predict")  # BUG
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(train, {x: np.ones((2, 3))})
    print(s.run(pred, {x: np.ones((2, 3))}))
