# tf: 1.15 2.21
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def renaming(next_creator, **kwargs):
    kwargs["name"] = "renamed"
    return next_creator(**kwargs)


def frozen(next_creator, **kwargs):
    kwargs["trainable"] = False
    return next_creator(**kwargs)


def prefixed(prefix):
    def creator(next_creator, **kwargs):
        kwargs["name"] = prefix + "_" + kwargs["name"]
        return next_creator(**kwargs)

    return creator


made = {}


def sharing(next_creator, **kwargs):
    name = kwargs["name"]
    if name not in made:
        made[name] = next_creator(**kwargs)
    return made[name]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


with tf.variable_creator_scope(renaming):
    x = tf.get_variable("x", [2])
    tf.Variable(0.0, name="w")
with tf.variable_scope("", reuse=True):
    assert tf.get_variable("x", [2]) is x
with tf.variable_creator_scope(frozen):
    with tf.variable_scope("s", reuse=tf.AUTO_REUSE):
        tf.get_variable("y", [3])
        tf.get_variable("y", [3])
        tf.Variable(1, name="v")
        tf.layers.dense(tf.zeros([2, 3]), 4)
with tf.variable_creator_scope(prefixed("outer")), tf.variable_creator_scope(prefixed("inner")):
    tf.get_variable("z", [1])
    tf.Variable(0.0, name="z")
    tf.keras.layers.Dense(2)(tf.zeros([2, 3]))
with tf.variable_creator_scope(sharing):
    assert tf.Variable(0.0, name="one") is tf.Variable(0.0, name="one")
    tf.get_variable("g", [2])
    attempt(lambda: tf.get_variable("g", [2]))
    with tf.Graph().as_default():
        tf.Variable(0.0, name="elsewhere")
        tf.Variable(0.0, name="elsewhere")
with tf.variable_creator_scope(frozen):
    tf.train.AdamOptimizer().minimize(tf.reduce_sum(x), var_list=[x])
tf.get_variable("after", [1])
tf.get_variable("x", [2])
