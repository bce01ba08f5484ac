import tensorflow as tf


class WarmUp(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, d_model, warmup=4000):
        super().__init__()
        self.d_model = tf.cast(d_model, tf.float32)
        self.warmup = warmup

    def __call__(self, step):
        step = tf.cast(step, tf.float32)
        return tf.math.rsqrt(self.d_model) * tf.math.minimum(tf.math.rsqrt(step), step * self.warmup**-1.5)


opt = tf.keras.optimizers.Adam(WarmUp(128), beta_1=0.9, beta_2=0.98, epsilon=1e-9)
model = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(3,)), tf.keras.layers.Dense(1)])
model.compile(opt, tf.keras.losses.Huber(), metrics=[tf.keras.metrics.RootMeanSquaredError()])
model.fit(tf.random.normal([32, 3]), tf.random.normal([32, 1]), epochs=2)
cosine = tf.keras.optimizers.AdamW(tf.keras.optimizers.schedules.CosineDecay(1e-3, 1000), weight_decay=1e-4)
other = tf.keras.models.clone_model(model)
other.set_weights(model.get_weights())
other.compile(cosine, "mse")
other.fit(tf.random.normal([32, 3]), tf.random.normal([32, 1]))
