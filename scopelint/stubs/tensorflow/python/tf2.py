"""tensorflow.python.tf2: whether TensorFlow 2's behaviour is on. TensorFlow 1 is taken to be left as it comes."""

from _scopelint import unknown, version_at_least


def enabled():
    return unknown("tf2.enabled()") if version_at_least(2, 0) else False
