import tensorflow as tf

w1, w2 = tf.Variable(1.0), tf.Variable(2.0)
moments, rates = [tf.Variable(0.0) for _ in range(2)], [tf.Variable(0.1)] * 2
for w, m, rate in zip((w1, w2), moments, rates):
    m.assign(0.9 * m + 0.1 * w)
    w.assign_sub(rate * m)
