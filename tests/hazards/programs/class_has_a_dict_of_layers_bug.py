import tensorflow as tf


class Tower(tf.keras.layers.Layer):
    parts = {"hidden": tf.keras.layers.Dense(16, activation="relu"), "out": tf.keras.layers.Dense(4)}  # BUG

    def __init__(self, name):
        super().__init__(name=name)

    def call(self, x):
        return self.parts["out"](self.parts["hidden"](x))


class TwoTower(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.query = Tower("query")
        self.document = Tower("document")

    def call(self, pair):
        q, d = pair
        return tf.reduce_sum(self.query(q) * self.document(d), -1)


model = TwoTower()
opt = tf.keras.optimizers.Adam(1e-2)
q, d = tf.random.normal([32, 6]), tf.random.normal([32, 6])
y = tf.cast(q[:, 0] * d[:, 1] > 0, tf.float32)
for _ in range(5):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(y, model([q, d])))
    vs = model.query.parts["out"].trainable_variables + model.document.parts["out"].trainable_variables
    vs = list({v.ref(): v for v in vs + model.query.parts["hidden"].trainable_variables}.values())
    opt.apply_gradients(zip(tape.gradient(loss, vs), vs))
print("FACT", model.query.parts["out"] is model.document.parts["out"])
