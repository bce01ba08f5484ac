import tensorflow as tf
from tensorflow.python.feature_column.feature_column import _LinearModel


class LinearModelTest(tf.test.TestCase):
    def _bias(self, name="linear_model"):
        with tf.compat.v1.variable_scope(name, reuse=True):
            return tf.compat.v1.get_variable("bias_weights")

    def _predict(self, features, columns):
        model = _LinearModel(columns, 1, "sum", None, True, name="linear_model")
        return model(features)

    def test_bias(self):
        with tf.Graph().as_default(), tf.compat.v1.Session() as sess:
            price = tf.feature_column.numeric_column("price")
            net = self._predict({"price": [[1.0], [2.0]]}, [price])
            sess.run(tf.compat.v1.global_variables_initializer())
            sess.run(self._bias().assign([5.0]))
            print(sess.run(net))
