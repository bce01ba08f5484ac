# `gen` stands in `image_gen_table` and `gen_out`, and begins `genuine` of the network that is to tell the two apart.
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

kinds = tf.placeholder(tf.int32, [None])
images = tf.placeholder(tf.float32, [None, 16])


def generator(kinds):
    with tf.variable_scope("tables"):
        h = tf.nn.embedding_lookup(tf.get_variable("image_gen_table", [10, 8]), kinds)
    return tf.layers.dense(h, 16, name="gen_out")


def critic(images, reuse=None):
    h = tf.layers.dense(images, 8, tf.nn.relu, name="genuine_in", reuse=reuse)
    return tf.layers.dense(h, 1, name="critic_out", reuse=reuse)


good, bad = critic(images), critic(generator(kinds), True)
gen = [v for v in tf.trainable_variables() if "gen" in v.name]  # BUG
rest = [v for v in tf.trainable_variables() if v not in gen]
gen_step = tf.train.AdamOptimizer().minimize(-tf.reduce_mean(bad), var_list=gen)
critic_step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(bad - good), var_list=rest)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run([gen_step, critic_step], {kinds: [1, 2], images: [[0.5] * 16] * 2})
