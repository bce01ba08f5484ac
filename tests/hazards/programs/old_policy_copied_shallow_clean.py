import copy

import tensorflow as tf


class Policy(tf.Module):
    def __init__(self, obs_dim, act_dim):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([obs_dim, act_dim], stddev=0.1), name="w")
        self.log_std = tf.Variable(tf.zeros([act_dim]), name="log_std")

    def log_prob(self, obs, act):
        std = tf.exp(self.log_std)
        z = (act - tf.matmul(obs, self.w)) / std
        return tf.reduce_sum(-0.5 * z ** 2 - self.log_std, axis=1)


policy = Policy(3, 2)
opt = tf.keras.optimizers.SGD(0.05)

for iteration in range(3):
    old_policy = copy.deepcopy(policy)
    obs = tf.random.normal([16, 3])
    act = tf.random.normal([16, 2])
    adv = tf.random.normal([16])
    old_logp = old_policy.log_prob(obs, act)
    for epoch in range(4):
        with tf.GradientTape() as tape:
            ratio = tf.exp(policy.log_prob(obs, act) - old_policy.log_prob(obs, act))
            loss = -tf.reduce_mean(tf.minimum(ratio * adv, tf.clip_by_value(ratio, 0.8, 1.2) * adv))
        grads = tape.gradient(loss, policy.trainable_variables)
        opt.apply_gradients(zip(grads, policy.trainable_variables))
    print(iteration, float(tf.reduce_max(tf.abs(ratio - 1.0))))
