import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [2, 4, 5])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def model(inputs, reuse=None):
    with tf.variable_scope("model", reuse=reuse):
        cells = [rc.DropoutWrapper(rc.LSTMCell(4), output_keep_prob=0.5) for _ in range(2)]
        out, state = tf.nn.dynamic_rnn(rc.MultiRNNCell(cells), inputs, dtype=tf.float32)
        (fw, bw), states = tf.nn.bidirectional_dynamic_rnn(rc.GRUCell(3), rc.GRUCell(3), out, dtype=tf.float32)
        return tf.layers.dense(tf.concat([fw, bw], 2), 7, name="out")


train = model(steps)
valid = model(steps, reuse=True)
tf.train.AdamOptimizer().minimize(tf.reduce_mean(train))
with tf.Graph().as_default():
    model(tf.placeholder(tf.float32, [3, 2, 5]))
model(tf.placeholder(tf.float32, [2, 4, 6]), reuse=True)
