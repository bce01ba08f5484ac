# repository: carpedm20/DCGAN-tensorflow
# commit: 62c9a2a7f74505cad30858bf40307c93e5bd9293
"""A conditional DCGAN on made-up digits, with both optimizers."""

import sys
import types

import numpy as np
import tensorflow as tf

for name in ("imageio", "scipy", "scipy.misc", "cv2", "PIL"):
    sys.modules[name] = types.ModuleType(name)

sys.modules["PIL"].Image = sys.modules["scipy"].misc = None

from model import DCGAN

DCGAN.load_mnist = lambda self: (np.zeros([64, 28, 28, 1]), np.zeros([64, 10]))
with tf.Session() as session:
    gan = DCGAN(
        session,
        input_height=28,
        input_width=28,
        output_height=28,
        output_width=28,
        batch_size=64,
        sample_num=64,
        y_dim=10,
        dataset_name="mnist",
        crop=False,
    )
    tf.train.AdamOptimizer(0.0002, beta1=0.5).minimize(gan.d_loss, var_list=gan.d_vars)
    tf.train.AdamOptimizer(0.0002, beta1=0.5).minimize(gan.g_loss, var_list=gan.g_vars)
