# repository: tensorflow/tensor2tensor
# commit: bafdc1b67730430d38d6ab802cbd51f9d053ba2e
"""tensor2tensor's Transformer encoder and decoder stacks, and convolutional blocks."""

import sys
import types

import tensorflow.compat.v1 as tf

for name in ("tensorflow_probability", "gin", "gin.tf", "mesh_tensorflow", "tensorflow_datasets", "gym", "cv2"):
    sys.modules[name] = types.ModuleType(name)

from tensor2tensor.layers import common_attention, common_hparams, common_layers, transformer_layers

hparams = common_hparams.basic_params1()
hparams.hidden_size = 32
hparams.num_hidden_layers = 2
hparams.layer_preprocess_sequence = "n"
hparams.layer_postprocess_sequence = "da"
for name, value in (
    ("filter_size", 64),
    ("num_encoder_layers", 0),
    ("num_decoder_layers", 0),
    ("attention_key_channels", 0),
    ("attention_value_channels", 0),
    ("num_heads", 4),
    ("attention_dropout", 0.1),
    ("relu_dropout", 0.1),
    ("ffn_layer", "dense_relu_dense"),
    ("parameter_attention_key_channels", 0),
    ("parameter_attention_value_channels", 0),
    ("self_attention_type", "dot_product"),
    ("use_pad_remover", False),
    ("heads_share_relative_embedding", False),
    ("add_relative_to_values", False),
    ("moe_k", 2),
    ("moe_num_experts", 4),
    ("multiply_embedding_mode", "sqrt_depth"),
):
    if name not in hparams:
        hparams.add_hparam(name, value)

x = tf.placeholder(tf.float32, [2, 8, 32])
bias = common_attention.attention_bias_ignore_padding(tf.zeros([2, 8]))
with tf.variable_scope("model"):
    encoded = transformer_layers.transformer_encoder(x, bias, hparams)
    with tf.variable_scope("again", reuse=tf.AUTO_REUSE):
        transformer_layers.transformer_encoder(x, bias, hparams, name="first")
        transformer_layers.transformer_encoder(x, bias, hparams, name="first")
    common_layers.conv_block(tf.expand_dims(x, 2), 16, [((1, 1), (3, 1)), ((2, 1), (3, 1))], name="conv")
    common_layers.dense(x, 8, name="out")
    common_layers.layer_norm(x)
    common_layers.conv_relu_conv(x, 16, 32)
    common_layers.embedding(tf.placeholder(tf.int32, [2, 8]), 50, 32)
    common_attention.multihead_attention(x, encoded, None, 32, 32, 32, 4, 0.0)
