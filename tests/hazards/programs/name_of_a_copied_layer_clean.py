import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mixing_block(x, name):
    with tf.variable_scope(name):
        inner = tf.layers.dense(x, 5, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 4, name="out")


def pooled_layer(x, kind, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [4, 4])
        b = tf.get_variable("b", [4])
        y = tf.matmul(x, w) + b
        return tf.nn.relu(y) if kind == "sharp" else tf.tanh(y)


def network(x):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        x = mixing_block(x, "first")
        x = mixing_block(x, "second")
        x = mixing_block(x, "third")
        sharp = pooled_layer(x, "sharp", "pool_a")
        smooth = pooled_layer(x, "smooth", name="pool_c")
        return pooled_layer(sharp - smooth, "sharp", "pool_b")


def twins(left, right, weights):
    """One block for both, and one that runs as often as it is told."""
    with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
        one = mixing_block(left, "ear")
        two = mixing_block(right, "ear")
        heard = mixing_block(one - two, "brain")
        heard = mixing_block(heard * weights, "recurrent")
        heard = mixing_block(heard * weights, "recurrent")
        early = pooled_layer(heard, "train", "pool")
        late = pooled_layer(heard, "eval", "pool")
        return early + late + pooled_layer(heard, "sharp", "other_pool")


learned = network(tf.ones([2, 4]))
x = tf.placeholder(tf.float32, [None, 4])
used = twins(network(x), x, learned[:1])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([learned, used], {x: np.ones((1, 4))}))
    print([v.op.name for v in tf.trainable_variables()])
