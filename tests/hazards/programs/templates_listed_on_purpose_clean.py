"""Templates that lists have several times, and that are one on purpose."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, to=4):
    return tf.nn.tanh(tf.matmul(x, tf.get_variable("w", [4, to])))


def conditioned(x, number):
    return dense(x) * number


x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])

# One layer for each of several inputs: none is what came out of it.
layer = tf.make_template("layer", dense)
outs = [one(data) for one, data in [(layer, data) for data in (x, y)]]
total = 0.0
for one, data in [(layer, x), (layer, y)]:
    total += tf.reduce_sum(one(data))

# What is said to be shared, as in ALBERT.
shared = tf.make_template("shared_block", dense)
h = x
for one, scale in [(shared, 1.0 / (i + 1)) for i in range(3)]:
    h = scale * one(h)

# What is to run again and again.
denoise = tf.make_template("denoiser", dense)
z = y
for one, sigma in [(denoise, sigma) for sigma in (0.5, 0.2, 0.1)]:
    z = z - sigma * one(z)

# A block that is told which step it is of.
block = tf.make_template("block", conditioned)
u = x
for one, number in [(block, i) for i in range(3)]:
    u = one(u, number)

# A loop that needs no list to run a layer again.
again = tf.make_template("fixed_point_layer", dense)
v = x
for _ in range(3):
    v = again(v)

# A list of which each block is run by a turn of its own, on the same data.
branches = [(tf.make_template("branch_block_%d" % i, dense), i) for i in range(3)]
for one, number in branches:
    total += number * tf.reduce_sum(one(x))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([total, h, z, u, v], {x: np.ones([2, 4]), y: np.ones([2, 4])})[0], len(tf.trainable_variables()) == 8)
