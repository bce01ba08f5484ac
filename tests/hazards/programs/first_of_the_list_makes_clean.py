"""One network for all devices of an option: the first of them makes the variables, and whoever is not the first fetches them."""

import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
tf.app.flags.DEFINE_string("cards", "0,1", "which cards to use")


def on_cards():
    cards = tf.app.flags.FLAGS.cards.split(",")
    for card in cards:
        with tf.device(f"/gpu:{card}"), tf.variable_scope("cards", reuse=None if card == cards[0] else True):
            tf.get_variable("weights", [3])


def on_hosts(hosts):
    for host in hosts:
        with tf.device(host), tf.variable_scope("hosts", reuse=host != hosts[0]):
            tf.get_variable("weights", [3])


def main(argv):
    on_cards()
    on_hosts(argv[1].split(","))


if __name__ == "__main__":
    main(sys.argv)
