"""In a graph the layers of tf.layers put their penalties into the collection; a step that also asks needs none of an eager model."""

import tensorflow as tf

v1 = tf.compat.v1

with tf.Graph().as_default():
    x = v1.placeholder(tf.float32, [None, 5])
    with v1.variable_scope("net", regularizer=lambda w: 0.1 * tf.reduce_sum(tf.square(w))):
        w = v1.get_variable("w", [5, 1])
    loss = tf.reduce_mean(tf.square(tf.matmul(x, w))) + tf.add_n(v1.get_collection(v1.GraphKeys.REGULARIZATION_LOSSES))
    train = v1.train.GradientDescentOptimizer(0.1).minimize(loss)
    with v1.Session() as session:
        session.run(v1.global_variables_initializer())
        session.run(train, {x: [[1.0] * 5]})

layer = tf.keras.layers.Dense(1, kernel_regularizer="l2")
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(layer(tf.ones([2, 5])))
        loss += sum(v1.get_collection(v1.GraphKeys.REGULARIZATION_LOSSES)) + sum(layer.losses)
    optimizer.apply_gradients(zip(tape.gradient(loss, layer.trainable_variables), layer.trainable_variables))
