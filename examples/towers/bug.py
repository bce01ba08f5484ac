"""A classifier trained on several GPUs: one tower on each, with shared weights and averaged gradients.

What goes wrong: `tf.get_variable_scope().reuse_variables()` sets the reuse flag of the root scope, for the rest of the
graph. The towers need it. But Adam makes variables of its own in `apply_gradients`, and under a root scope that only
reuses it cannot: TensorFlow raises ValueError and names a variable that ends in `/Adam/`.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

GPUS, BATCH, FEATURES, CLASSES = 2, 32, 100, 10


def inference(x):
    with tf.variable_scope("hidden"):
        w = tf.get_variable("w", [FEATURES, 64], initializer=tf.truncated_normal_initializer(stddev=0.05))
        b = tf.get_variable("b", [64], initializer=tf.zeros_initializer())
        h = tf.nn.relu(tf.matmul(x, w) + b)
    with tf.variable_scope("logits"):
        w = tf.get_variable("w", [64, CLASSES], initializer=tf.truncated_normal_initializer(stddev=0.05))
        b = tf.get_variable("b", [CLASSES], initializer=tf.zeros_initializer())
        return tf.matmul(h, w) + b


def tower_loss(x, y):
    return tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=inference(x)))


def average_gradients(tower_gradients):
    """One list of (gradient, variable), averaged over the towers."""
    averaged = []
    for pairs in zip(*tower_gradients):
        gradients = [gradient for gradient, _ in pairs]
        averaged.append((tf.reduce_mean(tf.stack(gradients), 0), pairs[0][1]))
    return averaged


def build(x, y):
    optimizer = tf.train.AdamOptimizer(1e-3)
    tower_gradients = []
    xs, ys = tf.split(x, GPUS), tf.split(y, GPUS)
    for i in range(GPUS):
        with tf.device("/gpu:%d" % i), tf.name_scope("tower_%d" % i):
            loss = tower_loss(xs[i], ys[i])
            tf.get_variable_scope().reuse_variables()
            tower_gradients.append(optimizer.compute_gradients(loss))
    return optimizer.apply_gradients(average_gradients(tower_gradients))


def main():
    x = tf.placeholder(tf.float32, [BATCH, FEATURES], name="x")
    y = tf.placeholder(tf.int64, [BATCH], name="y")
    train = build(x, y)

    with tf.Session(config=tf.ConfigProto(allow_soft_placement=True)) as session:
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(train, {x: np.random.rand(BATCH, FEATURES), y: np.random.randint(CLASSES, size=BATCH)})


if __name__ == "__main__":
    main()
