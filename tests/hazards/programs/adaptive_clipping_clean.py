"""Each loss is clipped by averages of its own: of a clipping without a name, in a scope, or of an optimize_loss."""

import tensorflow as tf
from tensorflow.contrib.layers.python.layers import optimizers

layers = tf.contrib.layers
notes = tf.placeholder(tf.float32, [None, 12])
hidden = tf.layers.dense(notes, 6, name="hidden")
pitch = tf.reduce_mean(tf.layers.dense(hidden, 1, name="pitch"))
length = tf.reduce_mean(tf.layers.dense(hidden, 1, name="length"))
clip, named = optimizers.adaptive_clipping_fn(), optimizers.adaptive_clipping_fn(name="clip")
optimizer = tf.train.GradientDescentOptimizer(0.1)


def step(loss, clipping, scope):
    with tf.variable_scope(scope):
        return optimizer.apply_gradients(clipping(optimizer.compute_gradients(loss)))


steps = [step(pitch, clip, "a"), step(length, clip, "d"), step(pitch, named, "b"), step(length, named, "c")]
counted = tf.train.get_or_create_global_step()
steps += [
    layers.optimize_loss(loss, counted, 0.1, "SGD", clip_gradients=optimizers.adaptive_clipping_fn(global_step=counted), name=name)
    for loss, name in ((pitch, "of_pitch"), (length, "of_length"))
]

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(steps, {notes: [[1.0] * 12]})
