# tf: 1.5 1.15
import tensorflow as tf

x = tf.zeros([2, 6])


def run(**options):
    cell = tf.contrib.rnn.TimeFreqLSTMCell(3, feature_size=4, frequency_skip=2, **options)
    cell(x, tf.zeros([2, 12]))


with tf.variable_scope("a"):
    run()
with tf.variable_scope("a", reuse=True):
    run()
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run(use_peepholes=True)
with tf.variable_scope("b"):
    run(use_peepholes=True, num_unit_shards=2)
    run(reuse=True)
run()
run()
