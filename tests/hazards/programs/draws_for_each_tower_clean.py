import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

images = np.random.rand(60, 8).astype(np.float32)
data = tf.data.Dataset.from_tensor_slices({"image": images, "label": images.sum(1, keepdims=True)}).shuffle(60).repeat().batch(4)
iterator = tf.data.make_one_shot_iterator(data)


def code(x):
    with tf.variable_scope("code", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 3, name="fc")


losses = []
for tower in range(2):
    batch = iterator.get_next()
    with tf.variable_scope("head", reuse=tf.AUTO_REUSE):
        prediction = tf.layers.dense(code(batch["image"]), 1, name="fc")
    losses.append(tf.losses.mean_squared_error(batch["label"], prediction))
one, other = iterator.get_next()["image"], iterator.get_next()["image"]  # of two examples on purpose
apart = tf.reduce_mean(tf.nn.relu(1.0 - tf.reduce_sum(tf.square(code(one) - code(other)), 1)))
step = tf.train.AdamOptimizer(1e-2).minimize(tf.add_n(losses) + 0.1 * apart)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step)
