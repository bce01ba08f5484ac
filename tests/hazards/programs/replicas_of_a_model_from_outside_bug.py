import tensorflow as tf

strategy = tf.distribute.MirroredStrategy(["/cpu:0"])
model = tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])
with strategy.scope():
    optimizer = tf.keras.optimizers.Adam(0.1)


def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))  # BUG
    return loss


@tf.function
def replicated(x):
    return strategy.run(step, args=(x,))


replicated(tf.ones([2, 3]))
