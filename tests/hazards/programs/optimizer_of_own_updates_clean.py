"""An optimizer of one's own says what to do with each gradient, and TensorFlow's groups what it gives back."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.disable_resource_variables()


class Momentum(tf.train.Optimizer):
    def __init__(self, rate=0.1, name="Momentum"):
        super().__init__(False, name)
        self._rate = rate

    def _create_slots(self, var_list):
        for variable in var_list:
            self._zeros_slot(variable, "speed", self._name)

    def _apply_dense(self, grad, var):
        speed = self.get_slot(var, "speed")
        faster = tf.assign(speed, 0.9 * speed + grad)
        moved = tf.assign_sub(var, self._rate * faster)
        return tf.group(*[moved, faster])


x = tf.placeholder(tf.float32, [None, 4])
weights = tf.get_variable("weights", [4, 1])
loss = tf.reduce_mean(tf.matmul(x, weights))
mine = Momentum()
applied = mine.apply_gradients(mine.compute_gradients(loss))
with tf.control_dependencies([applied]):
    train = tf.no_op()

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(10):
        sess.run([train, loss], {x: [[1.0, 2.0, 3.0, 4.0]]})
