import tensorflow as tf
import tensorflow.contrib.eager as tfe

tf.enable_eager_execution()


class Net:
    def __init__(self):
        self.container = tfe.EagerVariableStore()

    def __call__(self, x):
        with self.container.as_default():
            with tf.variable_scope("net"):
                return tf.matmul(x, tf.get_variable("w", [3, 3]))


net = Net()
for step in range(10):
    net(tf.ones([2, 3]))
print(net.container.trainable_variables())
