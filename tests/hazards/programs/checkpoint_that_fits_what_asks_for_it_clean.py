"""What has grown is not asked of a checkpoint, or asked before it grows, or where the program knows that it may not fit."""

import os
import tempfile

import tensorflow as tf


class Body(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.kernel = tf.Variable(tf.ones([3, width]))


class Net(tf.Module):
    def __init__(self, classes, width=4):
        super().__init__()
        self.body = Body(width)
        self.head = tf.Variable(tf.ones([width, classes]))

    def __call__(self, x):
        return x @ self.body.kernel @ self.head

    def grow(self, classes):
        self.head = tf.Variable(tf.concat([self.head, tf.zeros([self.head.shape[0], classes - self.head.shape[1]])], 1))


def another_head(folder):
    first = Net(2)
    path = tf.train.Checkpoint(net=first).write(os.path.join(folder, "first"))
    second = Net(5)
    tf.train.Checkpoint(net=tf.train.Checkpoint(body=second.body)).read(path).expect_partial()
    return second(tf.ones([1, 3]))


def grown_afterwards(folder):
    first = Net(2)
    path = tf.train.Checkpoint(net=first).save(os.path.join(folder, "small"))
    second = Net(2)
    tf.train.Checkpoint(net=second).restore(path)
    second.grow(4)
    return tf.train.Checkpoint(net=second).save(os.path.join(folder, "grown"))


def tried(folder):
    path = tf.train.Checkpoint(net=Net(2)).write(os.path.join(folder, "tried"))
    net = Net(3)
    try:
        tf.train.Checkpoint(net=net).read(path)
    except ValueError:
        print("another head, from scratch")
    return net


def asked(folder):
    manager = tf.train.CheckpointManager(tf.train.Checkpoint(net=Net(2)), folder, 2)
    manager.save()
    net = Net(3)
    latest = tf.train.latest_checkpoint(folder)
    if dict(tf.train.list_variables(latest))["net/head/.ATTRIBUTES/VARIABLE_VALUE"] == net.head.shape.as_list():
        tf.train.Checkpoint(net=net).restore(latest)
    return net


def each_its_own(folder):
    for width in (4, 6):
        net = Net(2, width)
        manager = tf.train.CheckpointManager(tf.train.Checkpoint(net=net), os.path.join(folder, "w%d" % width), 1)
        if manager.latest_checkpoint:
            manager.checkpoint.restore(manager.latest_checkpoint)
        manager.save()
    return net


def of_any_shape(folder):
    few = tf.Variable(tf.ones([2]), shape=tf.TensorShape([None]))
    path = tf.train.Checkpoint(notes=few).write(os.path.join(folder, "notes"))
    more = tf.Variable(tf.ones([7]), shape=tf.TensorShape([None]))
    tf.train.Checkpoint(notes=more).read(path)
    return more


def main():
    for study in (another_head, grown_afterwards, tried, asked, each_its_own, of_any_shape):
        print(study(tempfile.mkdtemp()))


if __name__ == "__main__":
    main()
