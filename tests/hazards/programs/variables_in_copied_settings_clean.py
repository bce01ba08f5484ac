"""Copies of variables in a loss, rightly: of what is trained itself as well, or that are trained in the place of the first."""

import copy
import dataclasses

import numpy as np
import tensorflow as tf


@dataclasses.dataclass
class Priors:
    scale: tf.Variable
    floor: float = 0.5


def stepped(optimizer, tape, loss, variables):
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


def with_a_fixed_start(x):
    """The distance from where a weight began: the copy is a constant."""
    weight, head, sgd = tf.Variable(tf.ones([4]), name="weight"), tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.1)
    start = copy.deepcopy(weight)
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(head(x * weight)) + tf.reduce_sum((weight - start) ** 2)
        stepped(sgd, tape, loss, [*head.trainable_variables, weight])


def with_a_teacher(x):
    """The student learns from a copy of what it was."""
    student, sgd = tf.keras.layers.Dense(2), tf.keras.optimizers.SGD(0.1)
    student.build((None, 4))
    teacher = tf.Variable(student.kernel)
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((student(x) - x @ teacher) ** 2)
        stepped(sgd, tape, loss, student.trainable_variables)


def with_copies_that_learn(x):
    """A prototype is copied for each member, and what is trained are the copies."""
    prototype, head, sgd = Priors(tf.Variable(0.1, name="scale")), tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.1)
    members = [dataclasses.asdict(prototype) for _ in range(2)]
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(sum(tf.nn.softplus(m["scale"]) * head(x) + m["floor"] for m in members))
        stepped(sgd, tape, loss, [*head.trainable_variables, *(m["scale"] for m in members)])


def with_copies_that_follow(x):
    """An average of the weight is in the loss of the next one, and the weight in its own."""
    online, sgd = tf.Variable(tf.ones([4]), name="online"), tf.keras.optimizers.SGD(0.1)
    target = copy.deepcopy(online)
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((x * online - tf.stop_gradient(x * target)) ** 2)
        stepped(sgd, tape, loss, [online])
        target.assign(0.9 * target + 0.1 * online)


def with_settings_as_they_are(x):
    """What is handed on as it is, is the variable itself."""
    priors, head, sgd = Priors(tf.Variable(0.1, name="scale")), tf.keras.layers.Dense(1), tf.keras.optimizers.SGD(0.1)
    options = {f.name: getattr(priors, f.name) for f in dataclasses.fields(priors)}
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.nn.softplus(options["scale"]) * head(x) + options["floor"])
        stepped(sgd, tape, loss, [*head.trainable_variables, priors.scale])


data = np.ones((3, 4), "float32")
for each in (with_a_fixed_start, with_a_teacher, with_copies_that_learn, with_copies_that_follow, with_settings_as_they_are):
    each(data)
