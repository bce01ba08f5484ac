import threading

import numpy as np
import tensorflow as tf


class Whitening(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.rotation = tf.Variable(tf.eye(width), name="rotation")
        self.shift = tf.Variable(tf.zeros([width]), trainable=False, name="shift")

    def __call__(self, x):
        return tf.matmul(x - self.shift, self.rotation)


@tf.function
def apply(module, x):
    return module(x)


def operations(module):
    """A traced function captures what it uses, be it of eager execution."""
    spec = tf.TensorSpec([None, 5], tf.float32)
    concrete = tf.function(lambda x: module(x)).get_concrete_function(spec)
    wrapped = tf.compat.v1.wrap_function(lambda x: module(x), [spec])
    return len(concrete.graph.get_operations()) + len(wrapped.graph.get_operations())


def frozen(module, values):
    """A graph of its own has a module of its own, with the values of the other."""
    with tf.Graph().as_default() as graph:
        again = Whitening(module.rotation.shape[0])
        rows = tf.compat.v1.placeholder(tf.float32, [None, 5], name="rows")
        white = again(rows) + 0.0 * tf.zeros_like(module.shift)
        print(module.rotation.name, module.shift.dtype, module.shift)
        begin = [again.rotation.assign(values[0]), again.shift.assign(values[1])]
        with tf.compat.v1.Session(graph=graph) as session:
            session.run(tf.compat.v1.global_variables_initializer())
            session.run(begin)
            return session.run(white, {rows: np.ones([2, 5], np.float32)})


def guarded(module):
    with tf.Graph().as_default():
        try:
            return module(tf.ones([1, 5]))
        except RuntimeError:
            return None


whitening = Whitening(5)
batch = tf.random.normal([16, 5])
with tf.GradientTape() as tape:
    loss = tf.reduce_sum(tf.square(apply(whitening, batch)))
tf.keras.optimizers.SGD(0.01).apply_gradients([(tape.gradient(loss, whitening.rotation), whitening.rotation)])
values = [whitening.rotation.numpy(), whitening.shift.numpy()]
print(operations(whitening), frozen(whitening, values), guarded(whitening))
data = tf.data.Dataset.from_tensor_slices(np.ones([6, 5], np.float32)).batch(2).map(lambda x: whitening(x))
results = []
with tf.Graph().as_default():
    thread = threading.Thread(target=lambda: results.append(whitening(tf.ones([1, 5]))))
    thread.start()
    thread.join()
whitening.shift.assign_add(tf.ones([5]))
print(len(results), [each.shape for each in data], whitening(batch).shape)
