import tensorflow as tf


class RewardScaler:
    def observe(self, rewards):
        rate = 0.05
        self.level = tf.Variable(0.0, trainable=False)  # BUG TVS401
        self.spread = tf.Variable(tf.ones([]), trainable=False)  # BUG TVS401
        gap = tf.reduce_mean(rewards) - self.level
        self.spread.assign_sub(rate * (self.spread - tf.abs(gap)))
        self.level.assign_add(rate * gap)

    def scaled(self, rewards):
        return (rewards - self.level) / self.spread


scaler = RewardScaler()
for _ in range(6):
    rewards = tf.random.uniform([7]) + 3.0
    scaler.observe(rewards)
    print(scaler.scaled(rewards).numpy())
