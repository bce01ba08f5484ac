import enum

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Kind(enum.Enum):
    CONV = "conv"
    POOL = "pool"
    FC = "fc"


def apply(layer, x, idx):
    match layer:
        case (Kind.CONV, int(ch)):
            return tf.layers.conv2d(x, ch, 3, name=f"{Kind.CONV.value}{idx}")
        case (Kind.POOL,):
            return tf.layers.max_pooling2d(x, 2, 2)
        case (Kind.FC, int(n), *rest):
            return tf.layers.dense(tf.layers.flatten(x), n, *rest, name=f"fc{n}")
        case _:
            raise ValueError(layer)


x = tf.placeholder(tf.float32, [1, 16, 16, 1])
for i, layer in enumerate([(Kind.CONV, 4), (Kind.POOL,), (Kind.CONV, 4), (Kind.FC, 10, tf.nn.relu), (Kind.FC, 10)]):
    x = apply(layer, x, i)
