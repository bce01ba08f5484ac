# repository: tensorflow/nmt
# commit: 0be864257a76c151eef20ea689755f08bc1faf4e
"""The attention model of the NMT tutorial, for training and for inference, each in a graph of its own."""

import tensorflow as tf

from nmt import attention_model
from nmt.utils import iterator_utils, standard_hparams_utils

hparams = standard_hparams_utils.create_standard_hparams()
hparams.set_hparam("encoder_type", "bi")
hparams.add_hparam("num_layers", 2)
hparams.set_hparam("num_units", 8)
hparams.set_hparam("num_encoder_layers", 2)
hparams.set_hparam("num_decoder_layers", 2)
hparams.set_hparam("attention", "normed_bahdanau")
hparams.set_hparam("attention_architecture", "standard")
hparams.add_hparam("src_vocab_size", 50)
hparams.add_hparam("tgt_vocab_size", 40)
hparams.add_hparam("num_encoder_residual_layers", 0)
hparams.add_hparam("num_decoder_residual_layers", 0)
hparams.add_hparam("src_vocab_file", "")
hparams.add_hparam("tgt_vocab_file", "")
hparams.add_hparam("src_embed_file", "")
hparams.add_hparam("tgt_embed_file", "")


def table():
    return tf.contrib.lookup.index_table_from_tensor(tf.constant(["<s>", "</s>", "a"]), default_value=0)


def batch():
    tokens = tf.placeholder(tf.int32, [None, None])
    lengths = tf.placeholder(tf.int32, [None])
    return iterator_utils.BatchedInput(
        initializer=None,
        source=tokens,
        target_input=tokens,
        target_output=tokens,
        source_sequence_length=lengths,
        target_sequence_length=lengths,
    )


for mode in (tf.contrib.learn.ModeKeys.TRAIN, tf.contrib.learn.ModeKeys.INFER):
    with tf.Graph().as_default():
        reverse = tf.contrib.lookup.index_to_string_table_from_tensor(tf.constant(["<s>", "</s>", "a"]), default_value="a")
        attention_model.AttentionModel(hparams, mode, batch(), table(), table(), reverse_target_vocab_table=reverse)
