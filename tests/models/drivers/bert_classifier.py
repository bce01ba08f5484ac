# repository: google-research/bert
# commit: eedf5716ce1268e56f0a50264a88cafad334ac61
"""BERT's encoder under a classifier, with its optimizer."""

import sys
import types

import tensorflow as tf

sys.modules["tensorflow_hub"] = types.ModuleType("tensorflow_hub")

import modeling
import optimization
import run_classifier

config = modeling.BertConfig(vocab_size=100, hidden_size=32, num_hidden_layers=3, num_attention_heads=4, intermediate_size=64)
ids = tf.placeholder(tf.int32, [4, 16])
mask = tf.placeholder(tf.int32, [4, 16])
types_ = tf.placeholder(tf.int32, [4, 16])
labels = tf.placeholder(tf.int32, [4])
loss, _, logits, _ = run_classifier.create_model(config, True, ids, mask, types_, labels, 2, False)
optimization.create_optimizer(loss, 1e-3, 100, 10, False)
