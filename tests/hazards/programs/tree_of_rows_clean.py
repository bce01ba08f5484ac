import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


table = tf.get_variable("table", [10, 6])


class Tree:
    def __init__(self, word=None, left=None, right=None):
        self.word, self.left, self.right = word, left, right


def looked_up(tree):
    if tree.word is not None:
        return tf.expand_dims(tf.nn.embedding_lookup(table, tree.word), 0)
    parts = [looked_up(tree.left), looked_up(tree.right)]
    with tf.variable_scope("composed", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.concat(parts, 1), 6, name="layer")


def gathered(tree):
    if isinstance(tree, int):
        return tf.reshape(tf.gather(table, tree), [1, 6])
    total = tf.add_n([gathered(part) for part in tree])
    with tf.variable_scope("summed", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [6, 6])
    return tf.tanh(tf.matmul(total, w))


looked_up(Tree(left=Tree(1), right=Tree(left=Tree(2), right=Tree(left=Tree(3), right=Tree(4)))))
gathered((1, (2, (3, 4))))
