import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "lib"))

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

import netparts.dense
from netparts import conv as c
from netparts.deep.block import block as make_block
import common

netparts.dense.make("a")
c.make("b", common.SIZE)
make_block(2)
common.SIZE = 7
c.make("d")
make_block(1)
