"""What a process builds for itself is its own, whatever there was before: the second tower asks for what the first has made."""
import multiprocessing

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(images):
    with tf.variable_scope("tower"):
        weights = tf.get_variable("weights", [6, 1])  # BUG
    return tf.matmul(images, weights)


def work(number):
    images = tf.placeholder(tf.float32, [None, 6])
    print(number, tower(images) - tower(images))


offset = tf.get_variable("offset", [1])
workers = [multiprocessing.Process(target=work, args=(number,)) for number in range(2)]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
