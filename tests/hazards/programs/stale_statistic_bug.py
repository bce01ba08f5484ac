import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def batch_norm(x, training, decay=0.9):
    size = x.shape[-1].value
    mean = tf.Variable(tf.zeros([size]), trainable=False, name="moving_mean")  # BUG
    with tf.variable_scope("bn", reuse=tf.AUTO_REUSE):
        beta = tf.get_variable("beta", [size], initializer=tf.zeros_initializer())
    if training:
        batch = tf.reduce_mean(x, axis=0)
        with tf.control_dependencies([tf.assign(mean, decay * mean + (1 - decay) * batch)]):
            return x - tf.identity(batch) + beta
    return x - mean + beta


x = tf.placeholder(tf.float32, [None, 4])
train_out = batch_norm(x, True)
test_out = batch_norm(x, False)
loss = tf.reduce_sum(tf.square(train_out - 1.0))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step, {x: np.random.rand(8, 4)})
    print(sess.run(test_out, {x: np.random.rand(8, 4)}))
