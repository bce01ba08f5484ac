import numpy as np
import tensorflow as tf

labels = tf.Variable([0, 1, 1, 0], trainable=False)


def network(x):
    return tf.keras.layers.Dense(2, name="logits")(x)


def trained(features, targets):
    graph = tf.Graph()
    with graph.as_default():
        x = tf.compat.v1.placeholder(tf.float32, [None, 3])
        y = tf.compat.v1.placeholder(tf.int32, [None])
        logits = network(x)
        loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=logits))
        step = tf.compat.v1.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.compat.v1.Session(graph=graph) as session:
        with graph.as_default():
            session.run(tf.compat.v1.global_variables_initializer())
        for _ in range(3):
            session.run(step, {x: features, y: targets})
        return session.run(logits, {x: features})


@tf.function
def accuracy(scores):
    return tf.reduce_mean(tf.cast(tf.equal(tf.argmax(scores, 1, tf.int32), labels), tf.float32))


scores = trained(np.random.rand(4, 3), labels.numpy())
print(float(accuracy(tf.constant(scores))))
