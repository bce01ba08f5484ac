# repository: keithito/tacotron
# commit: d26c763342518d4e432e9c4036a1aff3b4fdaa1e
"""Tacotron for training: encoder, attention decoder through dynamic_decode, post-processing, optimizer."""

import sys
import types

import tensorflow as tf

for name in ("unidecode", "inflect"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["unidecode"].unidecode = None
sys.modules["inflect"].engine = lambda: None

from hparams import hparams
from models import create_model

inputs = tf.placeholder(tf.int32, [32, None])
lengths = tf.placeholder(tf.int32, [32])
mel = tf.placeholder(tf.float32, [32, None, hparams.num_mels])
linear = tf.placeholder(tf.float32, [32, None, hparams.num_freq])
global_step = tf.Variable(0, name="global_step", trainable=False)
with tf.variable_scope("model") as scope:
    model = create_model("tacotron", hparams)
    model.initialize(inputs, lengths, mel, linear)
    model.add_loss()
    model.add_optimizer(global_step)
