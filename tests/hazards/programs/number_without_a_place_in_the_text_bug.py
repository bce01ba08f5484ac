"""Blocks, experts and rows whose numbers have no place in the texts that they are called by: each has the weights of all."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(h, name):
    with tf.variable_scope(name):
        up = tf.get_variable("up", [6, 9])
        down = tf.get_variable("down", [9, 6])
    return h + tf.matmul(tf.nn.relu(tf.matmul(h, up)), down)


def body(x, depth=3):
    with tf.variable_scope("body", reuse=tf.AUTO_REUSE):
        for j in range(depth):
            name = "block_{0}_{0}".format("residual", j)  # BUG TVS302
            x = block(x, name)
    return x


def experts(x, kinds):
    votes = []
    with tf.variable_scope("experts", reuse=tf.AUTO_REUSE):
        for kind in kinds:
            votes.append(tf.layers.dense(x, 2, name="expert".format(kind=kind)))  # BUG TVS301
    return tf.add_n(votes)


def model(x):
    return experts(body(x), ["coarse", "middle", "fine"])


def main():
    seen, kept = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
    labels = tf.placeholder(tf.int32, [None])
    loss = tf.losses.sparse_softmax_cross_entropy(labels, model(seen))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    guess = tf.argmax(model(kept), axis=1)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(step, {seen: np.random.rand(4, 6), labels: [0, 1, 1, 0]})
        print(session.run(guess, {kept: np.random.rand(2, 6)}))
    print("FACT", len(tf.trainable_variables()) == 4)


main()
