"""Two views of a clip through one listener: the head has a name; or each has a head for a job of its own; or the one looks in the other."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def full(x, units, scope=None):
    with tf.variable_scope(scope, "full"):
        kernel = tf.get_variable("kernel", [x.shape.as_list()[-1], units])
        return tf.matmul(x, kernel)


def listen(clip):
    with tf.variable_scope("listener"):
        return tf.nn.elu(full(tf.nn.elu(full(clip, 20, "low")), 12, "high"))


def voice_print(heard, scope=None):
    with tf.variable_scope(scope, "voice_print", [heard]):
        return full(tf.nn.elu(full(heard, 10, "inner")), 6, "outer")


def judge(heard, scope=None):
    with tf.variable_scope(scope, "judge"):
        return full(heard, 1, "score")


def look(heard, scope=None):
    with tf.variable_scope(scope, "attention"):
        return full(heard, 6, "rows")


clip = tf.placeholder(tf.float32, [None, 40])
is_clean = tf.placeholder(tf.float32, [None, 1])
age = tf.placeholder(tf.float32, [None, 1])
hiss = clip + tf.random.uniform(tf.shape(clip), -0.05, 0.05)
gaps = tf.nn.dropout(clip, rate=0.2)
with tf.variable_scope("speaker", reuse=tf.AUTO_REUSE):
    one, two = listen(hiss), listen(gaps)
    # One head, by its name.
    near = voice_print(one, "print") * voice_print(two, "print")
    # Two jobs, each with a judge of its own.
    jobs = tf.losses.sigmoid_cross_entropy(is_clean, judge(one)) + tf.losses.mean_squared_error(age, judge(two))
    # What a query of the one finds in the keys of the other.
    found = tf.nn.softmax(tf.matmul(look(one), look(two), transpose_b=True))
    # What is made of the listener's own results, step after step, each step with a head of its own.
    first = full(tf.concat([one, clip], 1), 12, "next")
    second = full(tf.concat([first, clip], 1), 12, "last")
    steps = full(first, 4) * full(second, 4)
loss = tf.reduce_mean(near) + jobs + tf.reduce_mean(found) + tf.reduce_mean(steps)
train = tf.train.RMSPropOptimizer(1e-3).minimize(loss)
