import tensorflow as tf


class Policy(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.out = tf.keras.layers.Dense(2)

    def call(self, state):
        return self.out(state)


policy, slow = Policy(), Policy()
policy.build((None, 3))
slow.build((None, 3))
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(policy(tf.ones([4, 3])) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, policy.trainable_variables), policy.trainable_variables))
    for ours, theirs in zip(slow.weights, policy.weights):
        ours = 0.9 * ours + 0.1 * theirs  # BUG
print(slow(tf.ones([1, 3])))
