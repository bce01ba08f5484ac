"""Every name begins with the scope of both networks, and that has the name of each part in it."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def variables_of(part):
    return [v for v in tf.trainable_variables() if part in v.name]  # BUG


x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("encoder_decoder"):
    with tf.variable_scope("encoder"):
        code = tf.layers.dense(x, 2, tf.nn.tanh, name="code")
    with tf.variable_scope("decoder"):
        out = tf.layers.dense(code, 4, name="out")
enc_vars = variables_of("encoder")
dec_vars = variables_of("decoder")
loss = tf.reduce_mean(tf.square(out - x))
train_enc = tf.train.AdamOptimizer(1e-3).minimize(loss, var_list=enc_vars)
train_dec = tf.train.AdamOptimizer(1e-2).minimize(loss, var_list=dec_vars)
lists = {}
for part in ("encoder", "decoder"):
    lists[part] = [v for v in tf.trainable_variables() if part in v.name]  # BUG
