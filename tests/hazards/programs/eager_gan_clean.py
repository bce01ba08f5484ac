import tensorflow as tf

g = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(2)])
d = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
go, do = tf.keras.optimizers.Adam(), tf.keras.optimizers.Adam()


@tf.function
def train_step(x):
    with tf.GradientTape() as gt, tf.GradientTape() as dt:
        fake = g(tf.random.normal([2, 3]), training=True)
        r, f = d(x, training=True), d(fake, training=True)
        gl = tf.reduce_mean(f)
        dl = tf.reduce_mean(r) - gl
    go.apply_gradients(zip(gt.gradient(gl, g.trainable_variables), g.trainable_variables))
    do.apply_gradients(zip(dt.gradient(dl, d.trainable_variables), d.trainable_variables))


for epoch in range(2):
    for _ in range(2):
        train_step(tf.ones([2, 2]))
ck = tf.train.Checkpoint(g=g, d=d, go=go, do=do)
ck.save("/tmp/ck")
