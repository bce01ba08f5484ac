import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class DeepQ:
    def __init__(self, state_dim, n_actions, config=None, **overrides):
        self.config = {"hidden": (16, 8), "gamma": 0.9}
        self.config.update(config or {})
        self.config.update(overrides)
        self.s = tf.placeholder(tf.float32, [None, state_dim], "s")
        self.s_ = tf.placeholder(tf.float32, [None, state_dim], "s_")
        self.n_actions = n_actions
        with tf.variable_scope("eval_net"):
            self.q_eval = self._net(self.s, ["eval_params", tf.GraphKeys.GLOBAL_VARIABLES])
        with tf.variable_scope("eval_net"):
            self.q_next = self._net(self.s_, ["target_params", tf.GraphKeys.GLOBAL_VARIABLES])
        t, e = tf.get_collection("target_params"), tf.get_collection("eval_params")
        self.replace = [tf.assign(a, b) for a, b in zip(t, e)]
        assert len(self.replace) == 2 * (len(self.config["hidden"]) + 1)

    def _net(self, x, c_names):
        sizes = [x.shape[1].value if hasattr(x.shape[1], "value") else x.shape[1]]
        sizes += list(self.config["hidden"]) + [self.n_actions]
        for i, (n_in, n_out) in enumerate(zip(sizes[:-1], sizes[1:])):
            with tf.variable_scope("l{}".format(i + 1)):
                w = tf.get_variable("w", [n_in, n_out], initializer=tf.random_normal_initializer(0, 0.3), collections=c_names)
                b = tf.get_variable("b", [1, n_out], initializer=tf.constant_initializer(0.1), collections=c_names)
                x = tf.matmul(x, w) + b
                if i < len(sizes) - 2:
                    x = tf.nn.relu(x)
        return x


agent = DeepQ(4, 2, hidden=(8,))
print(agent.replace)
