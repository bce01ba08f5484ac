"""A line of letters is read by one cell that goes onwards and one that goes back, which only name scopes tell apart: they are one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(letters, size):
    state = tf.zeros([tf.shape(letters)[0], size])
    steps = []
    for t in range(6):
        w = tf.get_variable("w", [letters.shape[2] + size, 2 * size])  # BUG TVS203
        both = tf.matmul(tf.concat([letters[:, t], state], 1), w)
        new, keep = tf.split(both, 2, axis=1)
        state = tf.sigmoid(keep) * state + tf.tanh(new)
        steps.append(state)
    return tf.stack(steps, axis=1)


def read(letters, size):
    with tf.name_scope("line_fw"):
        with tf.variable_scope("line", reuse=tf.AUTO_REUSE):
            onwards = gated(letters, size)
    with tf.name_scope("line_bw"):
        with tf.variable_scope("line", reuse=tf.AUTO_REUSE):
            back = tf.reverse(gated(tf.reverse(letters, [1]), size), [1])
    return tf.concat([onwards, back], 2)


def main():
    letters, ends = tf.placeholder(tf.float32, [None, 6, 3]), tf.placeholder(tf.float32, [None, 6])
    with tf.variable_scope("ends"):
        guess = tf.layers.dense(read(letters, 4), 1)[:, :, 0]
    loss = tf.reduce_mean(tf.square(guess - ends))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        print(session.run([loss, step], {letters: np.random.rand(2, 6, 3), ends: np.ones([2, 6])})[0])
    print("FACT", len(tf.trainable_variables()) == 3)


main()
