# tf: 1.5 1.15
import tensorflow as tf

rnn = tf.contrib.rnn
x = tf.zeros([2, 6])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


def run(make, **options):
    cell = make(3, feature_size=4, frequency_skip=1, num_frequency_blocks=[3], **options)
    out, state = cell(x, cell.zero_state(2, tf.float32))
    cell(x, state)
    return out


for name, make in (("one", rnn.GridLSTMCell), ("both", rnn.BidirectionalGridLSTMCell)):
    with tf.variable_scope(name):
        out = run(make)
        tf.get_variable("shape", out.shape)
        attempt(lambda: run(make))
    with tf.variable_scope(name, reuse=True):
        run(make)
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        run(make)
        attempt(lambda: run(make, use_peepholes=True))
    with tf.variable_scope(name + "_peepholes"):
        run(make, use_peepholes=True, num_unit_shards=2)
    with tf.variable_scope(name + "_shared"):
        run(make, use_peepholes=True, share_time_frequency_weights=True)
    with tf.variable_scope(name + "_coupled"):
        run(make, use_peepholes=True, couple_input_forget_gates=True)
    run(make, reuse=tf.AUTO_REUSE)
cell = rnn.GridLSTMCell(
    3, feature_size=2, frequency_skip=1, num_frequency_blocks=[2, 2], start_freqindex_list=[0, 3], end_freqindex_list=[3, 6],
    state_is_tuple=True,
)
with tf.variable_scope("blocks"):
    cell(x, cell.zero_state(2, tf.float32))
with tf.variable_scope("again"):
    cell(x, cell.zero_state(2, tf.float32))
    run(rnn.GridLSTMCell)
    run(rnn.GridLSTMCell)
