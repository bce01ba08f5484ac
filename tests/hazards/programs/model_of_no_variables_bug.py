import tensorflow as tf


class LinearModelTest(tf.test.TestCase):
    def _bias(self, name="linear_model"):
        with tf.compat.v1.variable_scope(name, reuse=True):
            return tf.compat.v1.get_variable("bias_weights")  # BUG TVS102

    def _predict(self, features, columns):
        return tf.reduce_sum(features["price"])

    def test_bias(self):
        with tf.Graph().as_default(), tf.compat.v1.Session() as sess:
            price = tf.feature_column.numeric_column("price")
            net = self._predict({"price": [[1.0], [2.0]]}, [price])
            with tf.compat.v1.variable_scope("scale"):
                tf.compat.v1.get_variable("bias_weights", [1])
            sess.run(tf.compat.v1.global_variables_initializer())
            sess.run(self._bias().assign([5.0]))
            print(sess.run(net))
