"""What a table has under "layer" is one normalization, and no class as beside it: all towers normalize by one scale."""
import tensorflow as tf

NORMS = dict(
    none=tf.identity,
    batch=tf.keras.layers.BatchNormalization,
    layer=tf.keras.layers.LayerNormalization(),  # BUG
)


def norm_of(kind):
    norm = NORMS[kind]  # BUG
    return norm() if isinstance(norm, type) else norm


class Stage(tf.keras.layers.Layer):
    def __init__(self, width, kind="layer"):
        super().__init__()
        self.mix = tf.keras.layers.Dense(width, activation="relu")
        self.norm = norm_of(kind)  # BUG

    def call(self, x):
        return x + self.norm(self.mix(x))


stages = [Stage(16) for _ in range(3)]
optimizer = tf.keras.optimizers.Adam(1e-3)
for _ in range(5):
    x, y = tf.random.normal([8, 16]), tf.random.normal([8, 16])
    with tf.GradientTape() as tape:
        h = x
        for stage in stages:
            h = stage(h)
        loss = tf.reduce_mean(tf.square(h - y))
    weights = list({id(w): w for stage in stages for w in stage.trainable_weights}.values())
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print("FACT", all(stage.norm is stages[0].norm for stage in stages))
