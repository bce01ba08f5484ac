"""Actor and critic have one trunk, fetched by each."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trunk(obs):
    with tf.variable_scope("trunk", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(obs, 64, tf.nn.relu, name="fc1")
        return tf.layers.dense(h, 64, tf.nn.relu, name="fc2")


def policy(obs):
    return tf.layers.dense(trunk(obs), 4, name="policy")


def value(obs):
    return tf.layers.dense(trunk(obs), 1, name="value")


obs = tf.placeholder(tf.float32, [None, 8])
actions = tf.placeholder(tf.int32, [None])
returns = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=actions, logits=policy(obs)))
loss += tf.reduce_mean((value(obs)[:, 0] - returns) ** 2)
tf.train.AdamOptimizer().minimize(loss)
