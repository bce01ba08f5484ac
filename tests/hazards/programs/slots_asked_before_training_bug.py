"""An optimizer has no slots before it is told what to train: what is made of them is made of None."""

import tensorflow as tf


class Fading:
    """Training that can damp what its optimizer has gathered."""

    def __init__(self, loss, variables):
        self.variables = variables
        self.adagrad = tf.train.AdagradOptimizer(0.1)
        self.damp = tf.group(*[tf.assign(slot, tf.zeros_like(slot)) for slot in self.gathered()])  # BUG TVS106
        self.step = self.adagrad.minimize(loss, var_list=variables)

    def gathered(self):
        return [self.adagrad.get_slot(v, "accumulator") for v in self.variables]


def norm_of_moments(optimizer, variables):
    return tf.add_n([tf.norm(optimizer.get_slot(v, "m")) for v in variables])  # BUG TVS106


def main():
    x = tf.placeholder(tf.float32, [None, 6])
    with tf.variable_scope("encoder"):
        code = tf.layers.dense(x, 2, name="code")
    loss = tf.reduce_mean(tf.square(tf.layers.dense(code, 6, name="out") - x))
    training = Fading(loss, tf.trainable_variables("encoder"))
    adam = tf.train.AdamOptimizer(0.01)
    tf.summary.scalar("moments", norm_of_moments(adam, tf.trainable_variables()))
    step = adam.minimize(loss)
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for turn in range(10):
            session.run([training.step, step], {x: [[float(turn)] * 6]})
        session.run(training.damp)


main()
