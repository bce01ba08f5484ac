import tensorflow as tf

strategy = tf.distribute.MirroredStrategy(["/cpu:0"])


def make():
    return tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))])


with strategy.scope():
    model, optimizer = make(), tf.keras.optimizers.Adam(0.1)
with strategy.scope():
    other, another = make(), tf.keras.optimizers.Adam(0.1)


def step(model, optimizer, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model(x) ** 2)
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return loss


for x in (tf.ones([2, 3]), tf.zeros([2, 3])):
    strategy.run(step, args=(model, optimizer, x))
    strategy.run(step, args=(other, another, x))
with strategy.scope():
    third, optimizer = make(), tf.keras.optimizers.Adam(0.1)
    strategy.run(step, args=(third, optimizer, tf.ones([2, 3])))
alone = make()
step(alone, tf.keras.optimizers.Adam(0.1), tf.ones([2, 3]))
