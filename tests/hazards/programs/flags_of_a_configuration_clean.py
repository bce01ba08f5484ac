"""Flags of configurations that are flags: by `getboolean`, by a table of texts, by a file that nobody knows, by JSON and by TOML's kin."""

import configparser
import io
import json

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SETTINGS = u"""
[DEFAULT]
units = 6

[first]
tied = no

[second]
tied = %(answer)s
answer = yes
scope = first
"""


def parsed():
    parser = configparser.ConfigParser()
    parser.read_file(io.StringIO(SETTINGS))
    return parser


def encode(scope, pictures, units, reuse):
    with tf.variable_scope(scope, reuse=reuse):
        return tf.layers.dense(pictures, units, activation=tf.nn.relu, name="code")


def of_a_section(parser, name, pictures):
    section = parser[name]
    return encode(section.get("scope", name), pictures, section.getint("units"), section.getboolean("tied"))


def of_a_file(pictures):
    parser = configparser.ConfigParser()
    parser.read_string(SETTINGS)
    parser.read("local.ini")
    units = parser.getint("first", "units")
    return encode("local", pictures, units, parser.getboolean("first", "tied")) + encode("local", pictures, units, True)


def of_json(pictures):
    found = json.load(io.StringIO(u'{"scope": "first", "tied": true, "units": 6}'))
    return encode(found["scope"], pictures, found["units"], found["tied"])


def main():
    pictures = tf.placeholder(tf.float32, [None, 5])
    parser = parsed()
    codes = [of_a_section(parser, name, pictures) for name in parser.sections()]
    codes += [of_a_file(pictures), of_json(pictures)]
    loss = tf.add_n([tf.reduce_mean(tf.square(code - 1.0)) for code in codes])
    step = tf.train.AdamOptimizer().minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step, {pictures: np.random.RandomState(4).rand(3, 5)})


if __name__ == "__main__":
    main()
