# repository: taki0112/UGATIT
# commit: d508e8f5188e47000d79d8aecada0cc9119e0d56
"""Both generators and all discriminators of UGATIT, once and again under reuse."""

import sys
import types

import tensorflow as tf

sys.modules["cv2"] = types.ModuleType("cv2")

from UGATIT import UGATIT


class Arguments:
    light = True
    phase = "train"
    checkpoint_dir = result_dir = log_dir = sample_dir = "out"
    dataset = "none"
    augment_flag = False
    epoch = 1
    iteration = 1
    decay_flag = True
    decay_epoch = 1
    gan_type = "lsgan"
    batch_size = 1
    print_freq = save_freq = 1
    lr = 0.0001
    ch = 8
    adv_weight = cycle_weight = identity_weight = cam_weight = 1
    GP_ld = 10
    smoothing = True
    n_res = 4
    n_dis = 4
    n_critic = 1
    sn = True
    img_size = 64
    img_ch = 3


gan = UGATIT(None, Arguments)
a = tf.placeholder(tf.float32, [1, 64, 64, 3])
b = tf.placeholder(tf.float32, [1, 64, 64, 3])
ab, _ = gan.generate_a2b(a)
ba, _ = gan.generate_b2a(b)
gan.generate_b2a(ab, reuse=True)
gan.generate_a2b(ba, reuse=True)
gan.discriminate_real(a, b)
gan.discriminate_fake(ba, ab)
