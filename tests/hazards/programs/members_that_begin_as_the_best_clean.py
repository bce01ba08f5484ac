import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
losses = []
for member in range(3):
    with tf.variable_scope("member_%d" % member):
        losses.append(tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="fc") - y)))
step = tf.train.AdamOptimizer(1e-2).minimize(tf.add_n(losses))
variables = [tf.trainable_variables("member_%d/" % member) for member in range(3)]
copies = {(i, j): [v.assign(w) for v, w in zip(variables[i], variables[j])] for i in range(3) for j in range(3) if i != j}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for generation in range(5):
        for turn in range(10):
            _, found = sess.run([step, losses], {x: np.random.rand(8, 4), y: np.random.rand(8, 1)})
        worst, best = int(np.argmax(found)), int(np.argmin(found))
        if worst != best:
            sess.run(copies[worst, best])
