import tensorflow as tf

import frames_of_a_film


def sizes(x):
    x = tf.convert_to_tensor(x)
    if x.get_shape().dims is None:
        return tf.shape(x)
    known, out = x.get_shape().as_list(), []
    for i, size in enumerate(known):
        out.append(tf.shape(x)[i] if size is None else size)
    return out


def centred(x):
    size = sizes(x)
    with tf.variable_scope("centre", reuse=tf.AUTO_REUSE):
        if len(size) == 2:
            b = tf.get_variable("b", [1, size[1]], initializer=tf.zeros_initializer())
        elif len(size) == 4:
            b = tf.get_variable("b", [1, 1, 1, size[3]], initializer=tf.zeros_initializer())
        return x + b


def halves(x):
    return tf.space_to_depth(x, 2)


first, last = frames_of_a_film.ends()
with tf.variable_scope("film"):
    a = centred(first)
with tf.variable_scope("film", reuse=tf.AUTO_REUSE):
    b = centred(tf.reshape(last, [-1, 4, 4, 3]))
print(tf.reduce_mean(tf.square(a - b)))
