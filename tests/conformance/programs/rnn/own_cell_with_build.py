import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])

class Own(rc.RNNCell):
    def __init__(self, units, **options):
        super(Own, self).__init__(**options)
        self._units = units

    @property
    def state_size(self):
        return self._units

    @property
    def output_size(self):
        return self._units

    def build(self, shape):
        self.w = self.add_variable("w", [shape[-1], self._units])
        self.u = self.add_variable("u", shape=[self._units, self._units])
        self.built = True

    def call(self, inputs, state):
        out = tf.tanh(tf.matmul(inputs, self.w) + tf.matmul(state, self.u))
        return out, out



def make(**options):
    return Own(3, **options)


def run(cell, **options):
    return cell(x, cell.zero_state(2, tf.float32), **options)


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with tf.variable_scope("a"):
    run(make())
    run(make())
with tf.variable_scope("a"):
    attempt(lambda: run(make()))
with tf.variable_scope("a", reuse=True):
    run(make())
    attempt(lambda: run(make()))
    attempt(lambda: run(make()))
for _ in range(2):
    with tf.variable_scope("b", reuse=tf.AUTO_REUSE):
        run(make())
        run(make())
with tf.variable_scope("n"):
    run(make(name="mine"))
    run(make(name="mine"))
    attempt(lambda: run(make(name="mine", _reuse=True)))
    run(make(_reuse=tf.AUTO_REUSE))
    run(make(_reuse=tf.AUTO_REUSE))
    attempt(lambda: run(make(_reuse=True, name="none")))
    run(make(_reuse=False))

with tf.variable_scope("c") as c:
    cell = make()
    run(cell)
with tf.variable_scope("d"):
    run(cell)
    run(make())
    run(make(), scope="here")
    attempt(lambda: run(make(), scope="here"))
    with tf.variable_scope(c, reuse=True):
        run(make())
    with tf.variable_scope(c):
        attempt(lambda: run(make()))
with tf.variable_scope("e"):
    run(make(), scope=tf.get_variable_scope())
run(cell, scope="ignored")
