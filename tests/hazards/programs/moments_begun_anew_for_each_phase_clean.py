import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



def net(sound):
    with tf.variable_scope("denoiser", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(sound, 9, tf.nn.tanh, name="inner"), 3, name="outer")


def stages(noisy, clean):
    plan = (("coarse", tf.square, 0.01), ("fine", tf.abs, 0.001))
    made = []
    for label, measure, rate in plan:
        optimizer = tf.train.AdamOptimizer(rate)
        with tf.variable_scope("steps", reuse=tf.AUTO_REUSE):
            step = optimizer.minimize(tf.reduce_mean(measure(net(noisy) - clean)))
        made.append((label, step, tf.variables_initializer(optimizer.variables())))
    return made


noisy, clean = (tf.placeholder(tf.float32, [None, 3]) for _ in range(2))
made = stages(noisy, clean)
data = np.random.randn(8, 3)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for label, step, forget in made:
        sess.run(forget)
        for _ in range(20):
            sess.run(step, {noisy: data, clean: data * 0.5})
