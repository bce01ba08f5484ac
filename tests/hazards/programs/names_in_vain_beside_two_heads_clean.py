"""Names of another scope that are looked up in a checkpoint, where the trunk gets its weights all the same, or is another one."""
import os
import tempfile

import numpy as np
import tensorflow as tf

FRAMES = 20


def trunk(frames):
    with tf.variable_scope("trunk"):
        low = tf.layers.dense(frames, 24, tf.nn.relu, name="low")
        return tf.layers.dense(low, 12, tf.nn.relu, name="high")


def learn_to_rebuild(path):
    with tf.Graph().as_default():
        frames = tf.placeholder(tf.float32, [None, FRAMES])
        again = tf.layers.dense(trunk(frames), FRAMES, name="rebuilt")
        train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(frames, again))
        saver = tf.train.Saver()
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(10):
                session.run(train, {frames: np.random.rand(4, FRAMES)})
            return saver.save(session, path)


def load_behind_the_scope(session, path):
    """The scope is taken off before the names are looked up."""
    shapes = dict(tf.train.list_variables(path))
    fitting = {}
    for v in tf.trainable_variables():
        name = v.op.name.split("/", 1)[1]
        if name in shapes and shapes[name] == v.shape.as_list():
            fitting[name] = v
    tf.train.Saver(fitting).restore(session, path)


def load_by_a_map(session, path):
    """All of the trunk is restored by a map; then it is told what is new."""
    ours = {v.op.name[len("tagger/"):]: v for v in tf.trainable_variables() if "/trunk/" in v.op.name}
    tf.train.Saver(ours).restore(session, path)
    shapes = dict(tf.train.list_variables(path))
    print("new:", [v.op.name for v in tf.trainable_variables() if v.op.name not in shapes])


def load_by_hand(session, path):
    """What a reader gives is assigned."""
    reader = tf.train.NewCheckpointReader(path)
    shapes = reader.get_variable_to_shape_map()
    for v in tf.trainable_variables():
        bare = v.op.name.replace("tagger/", "")
        if v.op.name not in shapes and bare in shapes:
            v.load(reader.get_tensor(bare), session)


def learn_to_tag(path, load):
    with tf.Graph().as_default():
        frames, tags = tf.placeholder(tf.float32, [None, FRAMES]), tf.placeholder(tf.int32, [None])
        with tf.variable_scope("tagger"):
            scores = tf.layers.dense(trunk(frames), 5, name="tag")
        train = tf.train.AdamOptimizer().minimize(tf.losses.sparse_softmax_cross_entropy(tags, scores))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            load(session, path)
            for _ in range(10):
                session.run(train, {frames: np.random.rand(4, FRAMES), tags: np.random.randint(0, 5, 4)})


def main():
    path = learn_to_rebuild(os.path.join(tempfile.mkdtemp(), "speech"))
    for load in (load_behind_the_scope, load_by_a_map, load_by_hand):
        learn_to_tag(path, load)


main()
