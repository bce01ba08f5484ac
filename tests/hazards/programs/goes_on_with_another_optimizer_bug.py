"""The second stage goes on from what the first one has saved, and its saver also asks for what its own optimizer keeps."""
import os
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

FOLDER = tempfile.mkdtemp()
STAGES = ((tf.train.RMSPropOptimizer(0.01, momentum=0.9), 100), (tf.train.AdamOptimizer(0.001), 400))


def loss_of(pixels, labels):
    hidden = tf.layers.dense(pixels, 32, activation=tf.nn.relu, name="hidden")
    return tf.losses.sparse_softmax_cross_entropy(labels, tf.layers.dense(hidden, 5, name="classes"))


def run_stage(number, optimizer, steps, pixels, labels):
    with tf.Graph().as_default(), tf.Session() as session:
        x, y = tf.placeholder(tf.float32, [None, 48]), tf.placeholder(tf.int32, [None])
        train = optimizer.minimize(loss_of(x, y))
        session.run(tf.global_variables_initializer())
        saver = tf.train.Saver()
        if number > 0:
            state = tf.train.get_checkpoint_state(FOLDER)
            saver.restore(session, state.model_checkpoint_path)  # BUG TVS504
        for _ in range(steps):
            session.run(train, {x: pixels, y: labels})
        saver.save(session, os.path.join(FOLDER, "stage"), global_step=number)


def main(pixels, labels):
    for number, (optimizer, steps) in enumerate(STAGES):
        run_stage(number, optimizer, steps, pixels, labels)


main([[0.0] * 48], [1])
