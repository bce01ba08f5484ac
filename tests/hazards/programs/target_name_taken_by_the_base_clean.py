import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Network:
    def __init__(self, name="critic"):
        self.name = name

    def __call__(self, obs):
        with tf.variable_scope(self.name, reuse=tf.AUTO_REUSE):
            return self.build(obs)


class Critic(Network):
    def __init__(self, hidden=32, **kwargs):
        super(Critic, self).__init__(**kwargs)
        self.hidden = hidden

    def build(self, obs):
        h = tf.layers.dense(obs, self.hidden, tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 1, name="value")


now, then = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
reward = tf.placeholder(tf.float32, [None, 1])
critic, target = Critic(16), Critic(16, name="target_critic")
goal = tf.stop_gradient(reward + 0.9 * target(then))
learn = tf.train.AdamOptimizer()
train = learn.minimize(tf.losses.mean_squared_error(goal, critic(now)), var_list=tf.trainable_variables("critic"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    copies = [t.assign(c) for t, c in zip(tf.trainable_variables("target_critic"), tf.trainable_variables("critic"))]
    session.run(copies)
