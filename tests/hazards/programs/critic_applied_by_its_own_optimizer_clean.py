import numpy as np
import tensorflow as tf

dist = tf.contrib.distributions

x, gain = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None])
with tf.variable_scope("actor"):
    policy = dist.Categorical(tf.layers.dense(x, 3))
    action = policy.sample()
with tf.variable_scope("critic"):
    value = tf.squeeze(tf.layers.dense(x, 1), 1)
actor_optimizer = tf.train.AdamOptimizer(1e-4)
critic_optimizer = tf.train.AdamOptimizer(1e-3)
actor_loss = -tf.reduce_mean(policy.log_prob(action) * tf.stop_gradient(gain - value))
critic_loss = tf.losses.mean_squared_error(gain, value)
actor_pairs = [(g, v) for g, v in actor_optimizer.compute_gradients(actor_loss) if g is not None]
actor_step = actor_optimizer.apply_gradients(actor_pairs)
critic_pairs = [(g, v) for g, v in critic_optimizer.compute_gradients(critic_loss) if g is not None]
critic_step = critic_optimizer.apply_gradients(critic_pairs)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run([actor_step, critic_step], {x: np.ones((2, 4)), gain: np.ones(2)})
