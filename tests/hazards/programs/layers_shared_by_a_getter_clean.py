"""One set of weights for all layers, as in a universal transformer: the getter puts a word in the place of each layer's scope."""

import re

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def one_for_all(getter, name, *args, **kwargs):
    return getter(re.sub(r"layer_\d+", "layer", name), *args, **kwargs)


def shared(getter, name, *args, **kwargs):
    return getter("shared/" + name.split("/")[-1], *args, **kwargs)


h = tf.placeholder(tf.float32, [None, 16])
for scope, getter in (("encoder", one_for_all), ("decoder", shared)):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE, custom_getter=getter):
        for i in range(4):
            with tf.variable_scope("layer_%d" % i):
                h = h + tf.layers.dense(h, 16, tf.nn.relu, name="dense")
loss = tf.reduce_mean(tf.square(h))
train = tf.train.AdamOptimizer().minimize(loss)
