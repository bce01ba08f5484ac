import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 10])
noise = tf.placeholder(tf.float32, [None, 4])


def encode(x):
    h = tf.layers.dense(x, 8, tf.nn.relu, name="enc_1")
    return tf.layers.dense(h, 4, name="enc_2")


def judge(code, reuse=None):
    h = tf.layers.dense(code, 8, tf.nn.relu, name="judge_in", reuse=reuse)
    h = tf.layers.dense(h, 8, tf.nn.relu, name="encounter", reuse=reuse)
    return tf.layers.dense(h, 1, name="judge_out", reuse=reuse)


code = encode(x)
made, real = judge(code), judge(noise, True)
spread = tf.reduce_mean(made) - tf.reduce_mean(real)
enc_vars, judge_vars = [], []
for v in tf.trainable_variables():
    if v.name.split("/")[0].startswith("enc"):  # BUG
        enc_vars.append(v)
    else:
        judge_vars.append(v)
encoder_step = tf.train.AdamOptimizer().minimize(-spread, var_list=enc_vars)
judge_step = tf.train.AdamOptimizer().minimize(spread, var_list=judge_vars)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run([encoder_step, judge_step], {x: [[0.5] * 10], noise: [[0.1] * 4]})
