"""Actor and critic; 'actor' is found in 'factor_net' too, which has its own (frozen) weights."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mlp(x, sizes):
    for i, n in enumerate(sizes):
        x = tf.layers.dense(x, n, activation=tf.nn.relu if i < len(sizes) - 1 else None, name="fc%d" % i)
    return x


class Agent:
    def __init__(self):
        self.state = tf.placeholder(tf.float32, [None, 5])
        with tf.variable_scope("factor_net"):
            self.factors = mlp(self.state, [8, 3])
        with tf.variable_scope("actor"):
            self.action = mlp(self.factors, [8, 2])
        with tf.variable_scope("critic"):
            self.value = mlp(tf.concat([self.factors, self.action], 1), [8, 1])
        self.target = tf.placeholder(tf.float32, [None, 5])
        with tf.variable_scope("decoder"):
            reconstruction = mlp(self.factors, [8, 5])
        self.factor_loss = tf.losses.mean_squared_error(self.target, reconstruction)
        self.actor_loss = -tf.reduce_mean(self.value)
        self.critic_loss = tf.reduce_mean(tf.square(self.value - 1.0))
        actor_vars = [v for v in tf.trainable_variables() if v.name.startswith("actor/")]
        critic_vars = [v for v in tf.trainable_variables() if "critic" in v.name]
        factor_vars = [v for v in tf.trainable_variables() if "factor_net" in v.name or "decoder" in v.name]
        self.train_actor = tf.train.AdamOptimizer(1e-4).minimize(self.actor_loss, var_list=actor_vars)
        self.train_critic = tf.train.AdamOptimizer(1e-3).minimize(self.critic_loss, var_list=critic_vars)
        self.train_factors = tf.train.AdamOptimizer(1e-3).minimize(self.factor_loss, var_list=factor_vars)
        self.names = [v.name for v in actor_vars]


agent = Agent()
print(agent.names)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        s = np.random.rand(4, 5)
        sess.run(agent.train_factors, {agent.state: s, agent.target: s})
        sess.run([agent.train_critic, agent.train_actor], {agent.state: s})
