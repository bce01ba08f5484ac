# tf: 1.5 1.15
import tensorflow as tf

x = tf.zeros([2, 4, 4, 4, 2])


def run(**options):
    cell = tf.contrib.rnn.Conv3DLSTMCell(input_shape=[4, 4, 4, 2], output_channels=3, kernel_shape=[2, 2, 2], **options)
    cell(x, cell.zero_state(2, tf.float32))


with tf.variable_scope("a"):
    run()
with tf.variable_scope("a", reuse=True):
    run()
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run(use_bias=False)
run(name="named")
with tf.variable_scope("a"):
    run()
