import tensorflow.compat.v1 as tf


class Block:
    @classmethod
    def build(cls, x):
        # each class has variables under its own name
        with tf.variable_scope(cls.__name__):
            return tf.get_variable("w", [3]) * x


class Left(Block):
    @classmethod
    def build(cls, x):
        return super().build(x)


class Right(Block):
    @classmethod
    def build(cls, x):
        return super().build(x + 1.0)


x = tf.placeholder(tf.float32, [3])
print(Left.build(x), Right.build(x))
