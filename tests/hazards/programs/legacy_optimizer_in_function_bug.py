import tensorflow as tf


def build_step(model):
    @tf.function
    def step(x, y, lr):
        optimizer = tf.keras.optimizers.legacy.SGD(lr, momentum=0.9)  # BUG
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - y))
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))  # BUG
        return loss
    return step


model = tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(2,))])
step = build_step(model)
print(step(tf.ones([1, 2]), tf.ones([1, 1]), 0.1))  # BUG
