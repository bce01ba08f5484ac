# repository: keithito/tacotron
# commit: d26c763342518d4e432e9c4036a1aff3b4fdaa1e
"""Tacotron for synthesis: the same names without the targets."""

import sys
import types

import tensorflow as tf

for name in ("unidecode", "inflect"):
    sys.modules[name] = types.ModuleType(name)
sys.modules["unidecode"].unidecode = None
sys.modules["inflect"].engine = lambda: None

from hparams import hparams
from models import create_model

inputs = tf.placeholder(tf.int32, [1, None], "inputs")
lengths = tf.placeholder(tf.int32, [1], "input_lengths")
with tf.variable_scope("model") as scope:
    model = create_model("tacotron", hparams)
    model.initialize(inputs, lengths)
