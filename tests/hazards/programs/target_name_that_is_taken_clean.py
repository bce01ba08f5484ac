import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def q_network(obs, actions, prefix="q", **options):
    with tf.variable_scope(prefix, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(obs, options.get("width", 32), tf.nn.relu, name="hidden")
        return tf.layers.dense(h, actions, name="values")


now, then = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
reward = tf.placeholder(tf.float32, [None])
q = q_network(now, 4, width=64)
future = q_network(then, 4, width=64, prefix="target_q")
goal = tf.stop_gradient(reward + 0.9 * tf.reduce_max(future, 1))
train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(goal, tf.reduce_max(q, 1)))
