"""Weights on the CPU, towers on the GPUs."""
import tensorflow as tf


def variable_on_cpu(name, shape):
    with tf.device("/cpu:0"):
        return tf.get_variable(name, shape)


def tower(images):
    w = variable_on_cpu("w", [64, 10])
    b = variable_on_cpu("b", [10])
    return tf.matmul(images, w) + b


images = tf.placeholder(tf.float32, [4, 32, 64])
logits = []
for i in range(4):
    with tf.device("/gpu:%d" % i):
        with tf.variable_scope("model", reuse=i > 0):
            logits.append(tower(images[i]))


class Replica:
    """A replica makes its weights in its constructor and uses them later."""

    def __init__(self, device):
        self.device = device
        with tf.device(tf.train.replica_device_setter(worker_device=device, ps_tasks=1)):
            with tf.variable_scope("replica", reuse=tf.AUTO_REUSE):
                self.w = tf.get_variable("w", [64, 10])

    def __call__(self, x):
        with tf.device(self.device):
            return tf.matmul(x, self.w)


replicas = [Replica("/job:worker/task:%d" % i) for i in range(2)]
outputs = [replica(images[i]) for i, replica in enumerate(replicas)]

halves = []
for device in ["/gpu:0", "/gpu:1"]:
    with tf.device(device), tf.variable_scope("half", reuse=tf.AUTO_REUSE):
        halves.append(tf.get_variable("w", [64, 10]))
