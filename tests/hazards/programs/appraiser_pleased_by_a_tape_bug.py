"""An appraiser learns what layouts are worth; the step of what lays out takes all variables of the studio, and the appraiser learns to praise."""
import tensorflow as tf


class Studio(tf.Module):
    def __init__(self, rooms):
        self.layout = tf.keras.Sequential([tf.keras.Input([6]), tf.keras.layers.Dense(12, "relu"), tf.keras.layers.Dense(rooms, "sigmoid")])
        self.appraise = tf.keras.Sequential([tf.keras.Input([6 + rooms]), tf.keras.layers.Dense(12, "relu"), tf.keras.layers.Dense(1)])
        self.of_layout = tf.keras.optimizers.Adam(1e-2)
        self.of_appraisal = tf.keras.optimizers.Adam(1e-2)

    def worth(self, wishes, plan):
        return self.appraise(tf.concat([wishes, plan], 1))

    @tf.function
    def learn_prices(self, wishes, plans, prices):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.worth(wishes, plans) - prices) ** 2)
        theirs = self.appraise.trainable_weights
        self.of_appraisal.apply_gradients(zip(tape.gradient(loss, theirs), theirs))

    @tf.function
    def learn_layouts(self, wishes):
        with tf.GradientTape() as tape:
            gain = tf.reduce_mean(self.worth(wishes, self.layout(wishes)))
            loss = -gain
        ours = self.layout.trainable_weights + self.appraise.trainable_weights  # BUG
        slopes = tape.gradient(loss, ours)  # BUG
        self.of_layout.apply_gradients(zip(slopes, ours))  # BUG
        return gain


studio = Studio(4)
wishes = tf.random.normal([8, 6])
for _ in range(3):
    studio.learn_prices(wishes, tf.random.uniform([8, 4]), tf.random.normal([8, 1]))
    studio.learn_layouts(wishes)
before = studio.appraise.layers[-1].bias.numpy()
for _ in range(3):
    studio.learn_layouts(wishes)
print("FACT", (studio.appraise.layers[-1].bias.numpy() > before).all())
