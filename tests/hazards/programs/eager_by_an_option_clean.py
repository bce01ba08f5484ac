import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--eager", action="store_true")
args = parser.parse_args()
if args.eager:
    tf.enable_eager_execution()
if args.eager:
    sess = None
else:
    sess = tf.Session()
seed = tf.Variable(3.0, name="seed")
sess = wrapped(sess)
if not args.eager:
    sess.run(tf.global_variables_initializer())
