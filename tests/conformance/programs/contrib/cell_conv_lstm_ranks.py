# tf: 1.5 1.15
import tensorflow as tf

rnn = tf.contrib.rnn
CASES = [
    ("any", lambda **k: rnn.ConvLSTMCell(2, [6, 6, 2], 3, [3, 3], **k), [2, 6, 6, 2]),
    ("one", lambda **k: rnn.Conv1DLSTMCell(input_shape=[6, 2], output_channels=3, kernel_shape=[3], **k), [2, 6, 2]),
    ("two", lambda **k: rnn.Conv2DLSTMCell(input_shape=[6, 6, 2], output_channels=3, kernel_shape=[3, 3], use_bias=False, **k), [2, 6, 6, 2]),
    ("three", lambda **k: rnn.Conv3DLSTMCell(input_shape=[4, 4, 4, 2], output_channels=3, kernel_shape=[2, 2, 2], skip_connection=True, **k), [2, 4, 4, 4, 2]),
]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


for name, make, shape in CASES:
    x = tf.zeros(shape)

    def run(**options):
        cell = make(**options)
        out, state = cell(x, cell.zero_state(2, tf.float32))
        cell(x, state)
        return out

    with tf.variable_scope(name):
        tf.get_variable("shape", run().shape)
        attempt(run)
        run(name="named")
    with tf.variable_scope(name, reuse=True):
        run()
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        run()
        run()
        run(name="other")
