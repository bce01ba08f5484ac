"""One network for all devices of an option: who is the first of them fetches what nobody has made."""

import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def on_hosts(hosts):
    for host in hosts:
        with tf.device(host), tf.variable_scope("hosts", reuse=host == hosts[0]):
            tf.get_variable("weights", [3])  # BUG


def main(argv):
    on_hosts(argv[1].split(","))


if __name__ == "__main__":
    main(sys.argv)
