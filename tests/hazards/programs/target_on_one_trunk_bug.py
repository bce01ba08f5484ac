import random

import numpy as np
import tensorflow as tf
from tensorflow.keras import Model, layers

obs_in = layers.Input((4,))
trunk = layers.Dense(16, activation="relu")(obs_in)
trunk = layers.Dense(16, activation="relu")(trunk)


def dueling_head(h, n_actions=2):
    value = layers.Dense(1)(h)
    adv = layers.Dense(n_actions)(h)
    return value + adv - tf.reduce_mean(adv, axis=1, keepdims=True)


policy_net = Model(obs_in, dueling_head(trunk))
target_net = Model(obs_in, dueling_head(trunk))
target_net.set_weights(policy_net.get_weights())  # BUG

opt = tf.keras.optimizers.Adam(0.01)
memory = [(np.random.rand(4), random.randrange(2), random.random(), np.random.rand(4)) for _ in range(40)]
frozen = target_net(np.ones((1, 4), "float32")).numpy()

for step in range(5):
    s, a, r, s2 = (np.array(v, dtype="float32") for v in zip(*random.sample(memory, 8)))
    y = r + 0.99 * tf.reduce_max(target_net(s2), axis=1)
    with tf.GradientTape() as tape:
        q = tf.gather(policy_net(s), a.astype(int), batch_dims=1)
        loss = tf.reduce_mean(tf.keras.losses.huber(y, q))
    grads = tape.gradient(loss, policy_net.trainable_variables)
    opt.apply_gradients(zip(grads, policy_net.trainable_variables))

drift = float(np.abs(target_net(np.ones((1, 4), "float32")).numpy() - frozen).max())
print("target moved by", drift)
