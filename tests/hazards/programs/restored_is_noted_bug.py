"""What was restored is noted under two conditions; the variables are initialized where either of them holds."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--log_dir", default="")
options = parser.parse_args()
weights = tf.get_variable("weights", [3])
session = tf.Session()
saver = None
if len(options.log_dir):
    saver = tf.train.Saver()
restored = False
if saver is not None:
    state = tf.train.get_checkpoint_state(options.log_dir)
    if state and state.model_checkpoint_path:
        saver.restore(session, state.model_checkpoint_path)
        restored = True
if restored or options.log_dir:
    session.run(tf.global_variables_initializer())  # BUG TVS507
print(session.run(weights))
