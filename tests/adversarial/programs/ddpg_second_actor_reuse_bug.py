import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Actor(object):
    def __init__(self, act_dim, bound, scope="actor"):
        self.act_dim, self.bound, self.scope = act_dim, bound, scope

    def build(self, s, scope, trainable):
        with tf.variable_scope(scope):
            net = tf.layers.dense(s, 30, activation=tf.nn.relu, name="l1", trainable=trainable)
            a = tf.layers.dense(net, self.act_dim, activation=tf.nn.tanh, name="a", trainable=trainable)
            return tf.multiply(a, self.bound, name="scaled_a")


class Critic(Actor):
    def build(self, s, a, scope, trainable, reuse=None, custom_getter=None):
        with tf.variable_scope(scope, reuse=reuse, custom_getter=custom_getter):
            w1_s = tf.get_variable("w1_s", [s.shape[-1], 16], trainable=trainable)
            w1_a = tf.get_variable("w1_a", [self.act_dim, 16], trainable=trainable)
            b1 = tf.get_variable("b1", [1, 16], trainable=trainable)
            net = tf.nn.relu(tf.matmul(s, w1_s) + tf.matmul(a, w1_a) + b1)
            return tf.layers.dense(net, 1, trainable=trainable, name="q")


S, S_ = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 3])
actor, critic = Actor(1, 2.0), Critic(1, None)
with tf.variable_scope("Actor"):
    a = actor.build(S, "eval", trainable=True)
    a_ = actor.build(S_, "target", trainable=False)
with tf.variable_scope("Critic"):
    q = critic.build(S, a, "eval", trainable=True)
params = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="Critic/eval")
ema = tf.train.ExponentialMovingAverage(decay=0.99)
update = ema.apply(params)


def ema_getter(getter, name, *args, **kwargs):
    return ema.average(getter(name, *args, **kwargs))


q_ = critic.build(S_, a_, "critic/eval", trainable=False, reuse=True, custom_getter=ema_getter)
