import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
model.build([None, 3])


@tf.function
def step(opt, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(x) - y) ** 2)
    opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))  # BUG
    return loss


for lr in (0.1, 0.01):
    step(tf.keras.optimizers.Adam(lr), tf.ones([2, 3]), tf.ones([2, 1]))  # BUG
