import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8], name="x")
y = tf.placeholder(tf.float32, [None, 1], name="y")
is_training = tf.placeholder_with_default(False, [], name="is_training")


def block(h, units, name):
    with tf.variable_scope(name):
        h = tf.layers.dense(h, units, use_bias=False)
        h = tf.layers.batch_normalization(h, momentum=0.8, training=is_training)
    return tf.nn.relu(h)


h = block(x, 12, "block1")
h = block(h, 6, "block2")
prediction = tf.layers.dense(h, 1)
loss = tf.reduce_mean(tf.square(prediction - y))
extra_update_ops = tf.get_collection(tf.GraphKeys.UPDATE_OPS)
with tf.control_dependencies(extra_update_ops):
    train_op = tf.train.AdamOptimizer(0.01).minimize(loss)

data = np.random.rand(64, 8) * 3 + 5
target = data.sum(axis=1, keepdims=True)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(30):
        sess.run(train_op, {x: data, y: target, is_training: True})
    moving = [v for v in tf.global_variables() if "moving_mean" in v.name]
    means = sess.run(moving)
    print("test loss", sess.run(loss, {x: data, y: target}))
