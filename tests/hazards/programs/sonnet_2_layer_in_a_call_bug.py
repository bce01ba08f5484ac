# A module of Sonnet 2 makes its last layer in each call: what a step has learned is gone in the next one.
import sonnet as snt
import tensorflow as tf


class Critic(snt.Module):
    def __init__(self):
        super().__init__()
        self.torso = snt.nets.MLP([32, 16], activate_final=True)

    def __call__(self, state):
        return tf.squeeze(snt.Linear(1)(self.torso(state)), axis=-1)  # BUG


critic = Critic()
optimizer = tf.keras.optimizers.Adam(1e-3)
for _ in range(100):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(critic(tf.random.normal([16, 4]))))
    variables = critic.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
