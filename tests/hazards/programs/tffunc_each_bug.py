import tensorflow as tf


class Dense(tf.Module):
    def __init__(self, n):
        super().__init__()
        self.n = n

    @tf.function
    def __call__(self, x):
        w = tf.Variable(tf.random.normal([x.shape[-1], self.n]))  # BUG
        return tf.matmul(x, w)


d = Dense(3)
print(d(tf.ones([2, 4])))
