import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--eager", action="store_true")
args = parser.parse_args()
if args.eager:
    tf.enable_eager_execution()
seed = tf.Variable(3.0, name="seed")
if args.eager:
    for variable in tf.global_variables():  # BUG TVS413
        print(variable.numpy())
