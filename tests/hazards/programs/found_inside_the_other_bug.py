"""The policy has a branch that is called after the value: the value's optimizer trains it, too."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class ActorCritic:
    def __init__(self, obs):
        with tf.variable_scope("value"):
            self.value = tf.layers.dense(tf.layers.dense(obs, 8, tf.nn.relu, name="h"), 1, name="out")
        with tf.variable_scope("policy"):
            h = tf.layers.dense(obs, 8, tf.nn.relu, name="h")
            gate = tf.layers.dense(tf.stop_gradient(self.value), 8, tf.nn.sigmoid, name="value_gate")
            self.logits = tf.layers.dense(h * gate, 3, name="out")


def optimize(model, returns, actions):
    value_loss = tf.losses.mean_squared_error(returns, model.value)
    policy_loss = tf.losses.sparse_softmax_cross_entropy(actions, model.logits)
    value_vars = [v for v in tf.trainable_variables() if "value" in v.name]  # BUG
    policy_vars = [v for v in tf.trainable_variables() if v.name.startswith("policy")]
    slow = tf.train.AdamOptimizer(1e-4).minimize(value_loss + policy_loss, var_list=value_vars)
    fast = tf.train.AdamOptimizer(1e-3).minimize(policy_loss, var_list=policy_vars)
    return tf.group(slow, fast)


obs = tf.placeholder(tf.float32, [None, 4])
train = optimize(ActorCritic(obs), tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.int32, [None]))
