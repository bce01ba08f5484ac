import tensorflow as tf


class Config:
    pass


class Encoder(tf.Module):
    def __init__(self, depth):
        super().__init__()
        cfg = Config()  # BUG
        cfg.layers = [tf.keras.layers.Dense(4) for _ in range(depth)]  # BUG
        self.cfg = cfg  # BUG

    def __call__(self, x):
        for layer in self.cfg.layers:
            x = layer(x)
        return x


enc = Encoder(3)
opt = tf.keras.optimizers.Adam()
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(enc(tf.ones([1, 4])))
grads = tape.gradient(loss, enc.trainable_variables)  # BUG
n = len(grads)
