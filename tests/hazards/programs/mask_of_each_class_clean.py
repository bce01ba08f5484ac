"""Each class gets a mask of its own: the turn begins with none, and what it has learned is kept."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

CLASSES = 4
images = tf.placeholder(tf.float32, [None, 6])
wanted = tf.placeholder(tf.int64, [None])
mask = tf.Variable(tf.zeros([6]), name="mask", trainable=False)
logits = tf.layers.dense(images + mask, CLASSES, name="classifier")
loss = tf.losses.sparse_softmax_cross_entropy(wanted, logits)
fit_network = tf.train.AdamOptimizer().minimize(loss)
fit_mask = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=[mask])
bound_mask = tf.assign(mask, tf.clip_by_value(mask, -0.3, 0.3))
session = tf.Session()
session.run(tf.global_variables_initializer())


def no_mask():
    session.run(tf.variables_initializer([mask]))


def current_mask():
    found = session.run(mask)
    return np.round(np.squeeze(found), 4)


def search(steps, target):
    for _ in range(steps):
        session.run(fit_mask, {images: np.ones([3, 6]), wanted: np.full([3], target)})
        session.run(bound_mask)


def search_all(steps):
    found = []
    for target in range(CLASSES):
        no_mask()
        search(steps, target)
        best = current_mask()
        print("class", target)
        found.append(best)
    return found


no_mask()
masks = search_all(20)

# under a key, in the script itself
by_class = {}
for target in range(CLASSES):
    no_mask()
    search(20, target)
    by_class[target] = current_mask()

# a sum of them, and a list of pairs
mean, pairs = np.zeros([6]), []
for target in range(CLASSES):
    no_mask()
    search(20, target)
    learned = session.run(mask)
    mean += learned / CLASSES
    pair = (target, learned)
    pairs.append(pair)


class Study:
    """The list is that of an object."""

    def __init__(self):
        self.masks = []

    def keep(self):
        self.masks.append(mask.eval(session))

    def run(self):
        for target in range(CLASSES):
            no_mask()
            search(20, target)
            self.keep()


Study().run()


def one_by_one():
    for target in range(CLASSES):
        no_mask()
        search(20, target)
        yield current_mask()


print(list(one_by_one()), masks, by_class, mean, pairs)
