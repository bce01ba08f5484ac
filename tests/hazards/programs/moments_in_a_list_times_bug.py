import tensorflow as tf

w1, w2 = tf.Variable(1.0), tf.Variable(2.0)
moments = [tf.Variable(0.0)] * 2  # BUG
for w, m in zip((w1, w2), moments):
    m.assign(0.9 * m + 0.1 * w)  # BUG
    w.assign_sub(0.1 * m)
