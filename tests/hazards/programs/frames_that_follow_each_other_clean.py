"""A cell dreams on: each turn it takes the frame that a layer has made of its last output, and a flow takes stages in sight of the loop."""

import numpy as np
import tensorflow as tf

SEEN, DREAMED = 3, 4


class Dreamer(object):
    def __init__(self, depth=4):
        self.cell = tf.contrib.rnn.Conv2DLSTMCell(input_shape=[6, 6, 1], output_channels=depth, kernel_shape=[3, 3], name="dream")

    def __call__(self, frames):
        state = self.cell.zero_state(tf.shape(frames)[0], tf.float32)
        for t in range(SEEN):
            _, state = self.cell(frames[:, t], state)
        frame, dreamed = frames[:, SEEN - 1], []
        for _ in range(DREAMED):
            out, state = self.cell(frame, state)
            frame = tf.layers.conv2d(out, 1, 1, name="to_frame", reuse=tf.AUTO_REUSE)
            dreamed.append(frame)
        return tf.stack(dreamed, 1)


def refine(z, reuse=None):
    return z + tf.layers.dense(z, 36, activation=tf.nn.tanh, name="refine", reuse=reuse)


def refined(z, times):
    for _ in range(times):
        z = refine(z, reuse=tf.AUTO_REUSE)
    return z


def main():
    frames = tf.placeholder(tf.float32, [None, SEEN, 6, 6, 1])
    dreamed = tf.reshape(Dreamer()(frames), [-1, DREAMED, 36])
    loss = tf.reduce_mean(tf.square(refined(dreamed[:, -1], 2))) + tf.reduce_mean(tf.square(refined(dreamed[:, 0], 3)))
    train = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        session.run(train, {frames: np.random.rand(2, SEEN, 6, 6, 1)})


if __name__ == "__main__":
    main()
