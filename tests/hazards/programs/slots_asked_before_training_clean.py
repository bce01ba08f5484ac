"""Slots are asked for once they are made, or passed over where there is none yet."""

import tensorflow as tf


class Momentum(tf.train.MomentumOptimizer):
    """Makes its slots by itself, before it is told to train."""

    def prepare(self, variables):
        self._create_slots(variables)
        return [self.get_slot(v, "momentum") for v in variables]


class Fading:
    def __init__(self, loss, variables):
        self.variables = variables
        self.adagrad = tf.train.AdagradOptimizer(0.1)
        self.early = self.damp()
        self.step = self.adagrad.minimize(loss, var_list=variables)
        self.late = self.damp()

    def damp(self):
        found = [self.adagrad.get_slot(v, "accumulator") for v in self.variables]
        return tf.group(*[tf.assign(slot, tf.multiply(0.5, slot)) for slot in found if slot is not None])


def main():
    x = tf.placeholder(tf.float32, [None, 6])
    with tf.variable_scope("encoder"):
        code = tf.layers.dense(x, 2, name="code")
    loss = tf.reduce_mean(tf.square(tf.layers.dense(code, 6, name="out") - x))
    training = Fading(loss, tf.trainable_variables("encoder"))
    plain = tf.train.GradientDescentOptimizer(0.01)
    names = [plain.get_slot(v, "momentum") for v in tf.trainable_variables()]
    print(names, any(names))
    adam = tf.train.AdamOptimizer(0.01)
    step = adam.minimize(loss)
    moments = tf.add_n([tf.norm(adam.get_slot(v, "m")) for v in tf.trainable_variables()])
    heavy = Momentum(0.01, 0.9)
    forget = [tf.assign(slot, tf.zeros_like(slot)) for slot in heavy.prepare(tf.trainable_variables())]
    roll = heavy.minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for turn in range(10):
            session.run([training.step, step, roll], {x: [[float(turn)] * 6]})
            print(session.run(moments, {x: [[float(turn)] * 6]}))
        session.run([training.late, forget])


main()
