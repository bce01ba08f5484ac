import tensorflow as tf

base = tf.keras.Sequential([tf.keras.layers.Dense(4)])
head = tf.keras.layers.Dense(1)
opt = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as t:
        loss = tf.reduce_mean(head(base(tf.ones([2, 3]))))
    v = head.trainable_variables
    opt.apply_gradients(zip(t.gradient(loss, v), v))
