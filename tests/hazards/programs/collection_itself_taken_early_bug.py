"""What is taken is a copy, of a collection that is still empty; and a name that is made of what the list itself gets later."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sorter:
    def __init__(self):
        self.pending = tf.get_default_graph().get_collection(tf.GraphKeys.UPDATE_OPS)  # BUG TVS509
        self.parcel = tf.placeholder(tf.float32, [None, 6])
        self.bay = tf.placeholder(tf.int32, [None])
        self.training = tf.placeholder(tf.bool, [])

    def build(self):
        h = tf.layers.batch_normalization(tf.layers.dense(self.parcel, 9, name="look"), training=self.training, name="level")
        bays = tf.layers.dense(tf.nn.relu(h), 4, name="bays")
        loss = tf.losses.sparse_softmax_cross_entropy(self.bay, bays)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        return tf.group(step, *self.pending), tf.argmax(bays, 1)


sorter = Sorter()
step, chosen = sorter.build()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(step, {sorter.parcel: [[1.0, 0.0, 2.0, 0.0, 1.0, 3.0]] * 2, sorter.bay: [1, 2], sorter.training: True})
    print(sess.run(chosen, {sorter.parcel: [[1.0, 0.0, 2.0, 0.0, 1.0, 3.0]], sorter.training: False}))

kept = tf.get_collection_ref("halls")
tf.add_to_collection("halls", tf.get_variable("north", [3], trainable=False))
tf.add_to_collection("halls", kept[0])
for hall in list(kept):
    tf.get_variable(f"{hall.op.name}_door", [3], trainable=False)  # BUG TVS101
