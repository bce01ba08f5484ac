import tensorflow as tf


class Ema:
    def __init__(self, model, decay=0.99):
        self.model = model
        self.decay = decay
        self.shadow = {v.ref(): v for v in model.trainable_variables}  # BUG

    def update(self):
        for v in self.model.trainable_variables:
            s = self.shadow[v.ref()]
            s.assign(self.decay * s + (1 - self.decay) * v)


def train(model, steps):
    ema = Ema(model)
    opt = tf.keras.optimizers.Adam(0.1)
    x = tf.random.normal([16, 3])
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((model(x) - 1.0) ** 2)
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
        ema.update()
    return ema


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))])
ema = train(model, 5)
print("FACT", all(ema.shadow[v.ref()] is v for v in model.trainable_variables))
