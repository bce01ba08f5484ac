"""A library that nobody knows builds the model, and may make variables."""
import tensorflow.compat.v1 as tf
from acme_models import build_model

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
logits = build_model(x)
saver = tf.train.Saver()
head = tf.train.Saver([v for v in tf.global_variables() if v.op.name.startswith("head")])
