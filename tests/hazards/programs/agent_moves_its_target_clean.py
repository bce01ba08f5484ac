"""Soft updates in a DDPG-like agent, built in a class."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Agent:
    def __init__(self, dim, actions, tau=0.01):
        self.state = tf.placeholder(tf.float32, [None, dim], "state")
        self.next_state = tf.placeholder(tf.float32, [None, dim], "next_state")
        self.reward = tf.placeholder(tf.float32, [None], "reward")
        self.action = tf.placeholder(tf.int32, [None], "action")
        self.q_eval = self.build(self.state, "eval", actions)
        self.q_next = self.build(self.next_state, "target", actions)
        self.e_params = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="eval")
        self.t_params = tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope="target")
        self.soft_update = [tf.assign(t, tau * e + (1 - tau) * t) for e, t in zip(self.e_params, self.t_params)]
        target = self.reward + 0.9 * tf.reduce_max(self.q_next, axis=1)
        chosen = tf.reduce_sum(self.q_eval * tf.one_hot(self.action, actions), axis=1)
        self.loss = tf.reduce_mean(tf.squared_difference(tf.stop_gradient(target), chosen))
        self.train = tf.train.AdamOptimizer(1e-3).minimize(self.loss, var_list=self.e_params)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())

    def build(self, s, scope, actions):
        with tf.variable_scope(scope):
            h = tf.layers.dense(s, 16, tf.nn.relu)
            return tf.layers.dense(h, actions)

    def act(self, s):
        return np.argmax(self.sess.run(self.q_eval, {self.state: s[None]}), axis=1)[0]

    def learn(self, s, a, r, s2):
        self.sess.run(self.train, {self.state: s, self.action: a, self.reward: r, self.next_state: s2})
        self.sess.run(self.soft_update)


agent = Agent(4, 2)
for episode in range(3):
    s = np.random.rand(4)
    for t in range(5):
        a = agent.act(s)
        s2 = np.random.rand(4)
        agent.learn(s[None], [a], [1.0], s2[None])
        s = s2
