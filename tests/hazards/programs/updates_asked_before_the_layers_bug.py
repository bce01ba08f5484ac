"""The updates are asked for together with the optimizer, before there is a network: the training waits for none of them."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def optimizer_and_updates(rate):
    return tf.train.AdamOptimizer(rate), tf.get_collection(tf.GraphKeys.UPDATE_OPS)  # BUG TVS509


def network(x, training):
    hidden = tf.layers.dense(x, 6, name="hidden")
    hidden = tf.layers.batch_normalization(hidden, training=training, name="norm")
    return tf.layers.dense(tf.nn.relu(hidden), 1, name="out")


x, y = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 1])
training = tf.placeholder_with_default(False, [])
optimizer, updates = optimizer_and_updates(0.01)
loss = tf.losses.mean_squared_error(y, network(x, training))
with tf.control_dependencies(updates):
    train = optimizer.minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(train, {x: [[1.0, 2.0, 3.0]], y: [[1.0]], training: True})
