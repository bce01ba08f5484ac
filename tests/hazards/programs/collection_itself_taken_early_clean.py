"""The list that a graph has of a collection is taken before anything is in it: it gets what the layers put there later."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sorter:
    def __init__(self):
        graph = tf.get_default_graph()
        self.pending = graph.get_collection_ref(tf.GraphKeys.UPDATE_OPS)
        self.weights = graph.get_collection_ref(tf.GraphKeys.TRAINABLE_VARIABLES)
        self.penalties = tf.get_collection_ref(tf.GraphKeys.REGULARIZATION_LOSSES)
        self.parcel = tf.placeholder(tf.float32, [None, 6])
        self.bay = tf.placeholder(tf.int32, [None])
        self.training = tf.placeholder(tf.bool, [])

    def build(self):
        h = tf.layers.dense(self.parcel, 9, name="look", kernel_regularizer=lambda w: 0.01 * tf.nn.l2_loss(w))
        h = tf.layers.batch_normalization(h, training=self.training, name="level")
        bays = tf.layers.dense(tf.nn.relu(h), 4, name="bays")
        loss = tf.losses.sparse_softmax_cross_entropy(self.bay, bays) + tf.add_n(self.penalties)
        optimizer = tf.train.GradientDescentOptimizer(0.1)
        step = optimizer.apply_gradients(zip(tf.gradients(loss, self.weights), self.weights))
        return tf.group(step, *self.pending), tf.argmax(bays, 1)


sorter = Sorter()
step, chosen = sorter.build()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(step, {sorter.parcel: [[1.0, 0.0, 2.0, 0.0, 1.0, 3.0]] * 2, sorter.bay: [1, 2], sorter.training: True})
    print(sess.run(chosen, {sorter.parcel: [[1.0, 0.0, 2.0, 0.0, 1.0, 3.0]], sorter.training: False}))

kept = tf.get_collection_ref("bays")
for name in ("north", "south"):
    tf.add_to_collection("bays", tf.get_variable(name, [3], trainable=False))
kept.append(tf.get_variable("east", [3], trainable=False))
for place, bay in zip(("n", "s", "e"), kept):
    tf.get_variable(f"{place}_{bay.op.name}", [3], trainable=False)
assert [v.op.name for v in tf.get_collection("bays")] == ["north", "south", "east"]
