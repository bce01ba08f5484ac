"""The variables of a module come in one order, whoever made them first: those of a deep copy stand beside those of the original."""

import copy

import tensorflow as tf


class Part(tf.Module):
    def __init__(self, size):
        super().__init__()
        self.b = tf.Variable(tf.zeros([size]))
        self.a = tf.Variable(tf.zeros([size + 1]))


class Whole(tf.Module):
    def __init__(self):
        super().__init__()
        self.z = Part(10)
        self.own = tf.Variable(tf.zeros([1]))
        self.by_name = {"q": tf.Variable(tf.zeros([2])), "c": tf.Variable(tf.zeros([3]))}
        self.all = [Part(20), tf.Variable(tf.zeros([4])), Part(30)]
        self.kernels, self.biases = [], []
        for size in (5, 6):
            self.kernels.append(tf.Variable(tf.zeros([size, size])))
            self.biases.append(tf.Variable(tf.zeros([size])))


whole = Whole()
shapes = [[4], [5], [6], [3], [2], [5, 5], [6, 6], [1], [21], [20], [31], [30], [11], [10]]
for variable, shape in zip(whole.variables, shapes):
    variable.assign(tf.ones(shape))
for theirs, ours in zip(copy.deepcopy(whole).variables, whole.variables):
    theirs.assign(theirs + 0.1 * (ours - theirs))
