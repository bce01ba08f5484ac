import collections
import numpy as np
import tensorflow as tf


class ReplayBuffer:
    def __init__(self, size):
        self.items = collections.deque(maxlen=size)

    def add(self, *item):
        self.items.append(item)

    def sample(self, n):
        picked = [self.items[i] for i in np.random.randint(0, len(self.items), n)]
        return [np.array(x, dtype=np.float32) for x in zip(*picked)]


def q_net(n_actions):
    return tf.keras.Sequential([
        tf.keras.layers.Dense(16, activation="relu", input_shape=(4,)),
        tf.keras.layers.Dense(n_actions)])


nets = {"online": q_net(2), "target": q_net(2)}
optimizer = tf.keras.optimizers.Adam(1e-3)
buffer = ReplayBuffer(100)
for _ in range(50):
    buffer.add(np.random.rand(4), np.random.randint(2), np.random.rand(), np.random.rand(4))


def train_batch():
    s, a, r, s2 = buffer.sample(8)
    q_next = tf.reduce_max(nets["target"](s2), axis=1)
    target = tf.stop_gradient(r + 0.99 * q_next)
    with tf.GradientTape() as tape:
        q = tf.reduce_sum(nets["online"](s) * tf.one_hot(tf.cast(a, tf.int32), 2), axis=1)
        loss = tf.reduce_mean((q - target) ** 2)
    weights = nets["online"].trainable_weights
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


for episode in range(4):
    for _ in range(3):
        train_batch()
    if episode % 2 == 1:
        nets["target"] = nets["online"]  # TVS410
print(nets["target"] is nets["online"])
