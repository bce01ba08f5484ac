"""The updates of one tower are enough, which its name scope picks; the losses of the weights go by the variables' names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

images = tf.placeholder(tf.float32, [2, None, 6])
optimizer = tf.train.GradientDescentOptimizer(0.1)
losses, updates = [], None
for i in range(2):
    with tf.name_scope("replica_%d" % i) as scope:
        with tf.variable_scope("model", reuse=i > 0, regularizer=lambda w: 0.01 * tf.nn.l2_loss(w)):
            w = tf.get_variable("w", [6, 3])
            h = tf.layers.batch_normalization(tf.matmul(images[i], w), training=True, name="norm")
        losses.append(tf.reduce_mean(tf.square(h)))
        if updates is None:
            updates = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope)
decay = tf.add_n(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES, scope="model"))
with tf.control_dependencies(updates):
    step = optimizer.minimize(tf.add_n(losses) + decay)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(step, {images: np.random.rand(2, 4, 6)})
    print(sess.run(decay))
