import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--frozen", type=int, default=3)
key = "encoder/layer_" + str(parser.parse_args().frozen) + "/"
for name in ("task/classify", "task/layer/dense"):
    if key in name:
        tf.get_variable(name + "/copy", [4], trainable=False)
    tf.get_variable(name + "/copy", [4])
