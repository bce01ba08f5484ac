"""A translator whose rate warms up by the step: it is to be counted once for each batch."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def warmed(step, size=64.0, until=400.0):
    now = tf.cast(step + 1, tf.float32)
    return size**-0.5 * tf.minimum(now**-0.5, now * until**-1.5)


source = tf.placeholder(tf.float32, [None, 8])
target = tf.placeholder(tf.int64, [None])
logits = tf.layers.dense(tf.layers.dense(source, 16, tf.nn.relu), 5)
loss = tf.losses.sparse_softmax_cross_entropy(target, logits)
counter = tf.get_variable("counter", [], tf.int32, initializer=tf.zeros_initializer(), trainable=False)
optimizer = tf.train.AdamOptimizer(warmed(counter))
pairs = [(tf.clip_by_norm(g, 1.0), v) for g, v in optimizer.compute_gradients(loss)]
train = optimizer.apply_gradients(pairs, global_step=counter)  # BUG
advance = tf.assign_add(counter, 1)  # BUG

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for batch in range(10):
            feed = {source: np.random.rand(4, 8), target: np.random.randint(0, 5, 4)}
            _, value = sess.run([train, loss], feed)  # BUG
            sess.run(advance)  # BUG
        print(epoch, value, sess.run(counter))
