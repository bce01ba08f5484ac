import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Critic:
    def __init__(self, hidden=32, scope="critic", **kwargs):
        self.hidden, self.scope = hidden, scope
        self.activation = kwargs.get("activation", tf.nn.relu)

    def __call__(self, obs):
        with tf.variable_scope(self.scope, reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(obs, self.hidden, self.activation, name="hidden")  # BUG
            return tf.layers.dense(h, 1, name="value")


now, then = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
reward = tf.placeholder(tf.float32, [None, 1])
critic, target = Critic(16), Critic(16, name="target_critic")
goal = tf.stop_gradient(reward + 0.9 * target(then))
train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(goal, critic(now)))
