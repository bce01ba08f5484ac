"""Of a file, one reader asks for less than there is, one begins a part of another make, and one tries what it may be called."""
import os
import tempfile

import tensorflow as tf


class Layer(tf.Module):
    def __init__(self, inputs, outputs):
        super().__init__()
        self.w = tf.Variable(tf.random.normal([inputs, outputs]))

    def __call__(self, x):
        return tf.matmul(x, self.w)


def path(folder):
    return os.path.join(folder, "net")


def train(body, head, folder):
    optimizer = tf.keras.optimizers.SGD(0.1)
    weights = [body.w, head.w]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(head(body(tf.ones([2, 4])))))
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    return tf.train.Checkpoint(body=body, head=head).write(path(folder))


def less(folder):
    body = Layer(4, 3)
    tf.train.Checkpoint(body=body).read(path(folder)).expect_partial()
    return body


def other_labels(folder):
    body, labels = Layer(4, 3), Layer(3, 7)
    state = tf.train.Checkpoint(body=body, labels=labels)
    state.read(path(folder)).expect_partial()
    return labels(body(tf.ones([1, 4])))


def new_head(folder):
    body, top = Layer(4, 3), Layer(3, 2)
    state = tf.train.Checkpoint(body=body, top=top)
    state.read(path(folder)).expect_partial()
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(top(body(tf.ones([2, 4]))) - 1.0))
    tf.keras.optimizers.SGD(0.1).apply_gradients([(tape.gradient(loss, top.w), top.w)])
    return top(body(tf.ones([1, 4])))


def old_or_new_name(folder):
    body = Layer(4, 3)
    tf.train.Checkpoint(trunk=body).read(path(folder)).expect_partial()
    tf.train.Checkpoint(body=body).read(path(folder)).expect_partial()
    return body(tf.ones([1, 4]))


folder = tempfile.mkdtemp()
train(Layer(4, 3), Layer(3, 2), folder)
print(less(folder)(tf.ones([1, 4])), other_labels(folder), new_head(folder), old_or_new_name(folder))
