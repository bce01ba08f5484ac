"""Words of which not all are known, or which a parser takes in ways of its own: nothing is certain of the options."""

import argparse
import os

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Doubled(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, 2 * int(values))


def parser():
    out = argparse.ArgumentParser()
    out.add_argument("--wells", type=int, default=5)
    out.add_argument("--tied", action="store_true")
    return out


def network(told, scope):
    with tf.variable_scope(scope):
        first = tf.get_variable("kernel", [told.wells, 8])
    with tf.variable_scope(scope, reuse=told.tied):
        again = first if not told.tied else tf.get_variable("kernel", [told.wells, 8])
    return first, again


def main():
    network(parser().parse_args(os.environ.get("WELLS", "--tied").split()), "asked")
    network(parser().parse_args(["--wells", os.environ.get("NUMBER", "3")] + ["--tied"][: int(os.environ.get("TIED", "1"))]), "half")
    wide = parser()
    wide.add_argument("--width", action=Doubled, default=8)
    told = wide.parse_args(["--tied", "--width", "4"])
    with tf.variable_scope("own"):
        tf.get_variable("kernel", [told.wells, told.width])
    with tf.variable_scope("own", reuse=told.tied):
        tf.get_variable("kernel", [told.wells, 8])
    commands = argparse.ArgumentParser()
    both = commands.add_subparsers(dest="command")
    train, probe = both.add_parser("train"), both.add_parser("probe")
    train.add_argument("--size", type=int, default=4)
    probe.add_argument("--size", type=int, default=6)
    told = commands.parse_args(["train", "--size", "6"])
    with tf.variable_scope("command"):
        tf.get_variable("kernel", [told.size])
    with tf.variable_scope("command", reuse=True):
        tf.get_variable("kernel", [6])


if __name__ == "__main__":
    main()
