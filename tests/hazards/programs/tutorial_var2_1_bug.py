"""`tf.Variable` in a reusing scope makes `var2_1`."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("a_variable_scope") as scope:
    var1 = tf.get_variable("var1", [1], initializer=tf.constant_initializer(3.0))
    var2 = tf.Variable([4.0], name="var2")
    scope.reuse_variables()
    var1_again = tf.get_variable("var1", [1])
    var2_again = tf.Variable([4.0], name="var2")  # BUG
print(var1 is var1_again, var2_again.name)
