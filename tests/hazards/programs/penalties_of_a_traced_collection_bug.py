"""A traced step asks the collection of its own graph for penalties, which is as empty as that of eager code."""

import tensorflow as tf

keys = tf.compat.v1.GraphKeys
net = tf.keras.Sequential(
    [
        tf.keras.layers.Conv1D(8, 5, activation="relu", kernel_regularizer="l1"),
        tf.keras.layers.GlobalAveragePooling1D(),
        tf.keras.layers.Dense(3),
    ]
)
net.build((None, 40, 2))
optimizer = tf.keras.optimizers.RMSprop()


@tf.function
def step(signal, label):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=label, logits=net(signal)))
        for penalty in tf.compat.v1.get_collection(keys.REGULARIZATION_LOSSES):  # BUG
            loss += 0.01 * penalty
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))
    return loss


for _ in range(4):
    step(tf.random.normal([6, 40, 2]), tf.random.uniform([6], maxval=3, dtype=tf.int32))
