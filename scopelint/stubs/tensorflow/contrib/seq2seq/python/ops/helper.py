"""TF `contrib/seq2seq/python/ops/helper.py`."""

from tensorflow.contrib.seq2seq import *
from tensorflow.contrib.seq2seq import _BaseAttentionMechanism, _compute_attention
