"""A table has networks that are made already, and what is to make and what is to judge have the one of one name."""
import tensorflow as tf

BODIES = {
    "narrow": tf.keras.Sequential([tf.keras.layers.Dense(8, "relu"), tf.keras.layers.BatchNormalization()]),  # BUG
    "wide": tf.keras.Sequential([tf.keras.layers.Dense(64, "relu"), tf.keras.layers.BatchNormalization()]),
}


class Pair:
    def __init__(self, flags):
        self.bidder_body = BODIES[flags.bidder]  # BUG
        self.seller_body = BODIES[flags.seller]  # BUG
        self.bid, self.ask = tf.keras.layers.Dense(1), tf.keras.layers.Dense(1)
        self.optimizers = {"bid": tf.keras.optimizers.Adam(1e-3), "ask": tf.keras.optimizers.Adam(1e-3)}

    def train(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.bid(self.bidder_body(x, training=True)) - 1.0) ** 2)
        weights = [*self.bidder_body.trainable_variables, *self.bid.trainable_variables]
        self.optimizers["bid"].apply_gradients(zip(tape.gradient(loss, weights), weights))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.ask(self.seller_body(x, training=True)) + 1.0) ** 2)
        weights = [*self.seller_body.trainable_variables, *self.ask.trainable_variables]
        self.optimizers["ask"].apply_gradients(zip(tape.gradient(loss, weights), weights))


class Flags:
    bidder = "narrow"
    seller = "narrow"


pair = Pair(Flags())
for _ in range(3):
    pair.train(tf.random.normal([4, 5]))
print("FACT", pair.bidder_body is pair.seller_body)
