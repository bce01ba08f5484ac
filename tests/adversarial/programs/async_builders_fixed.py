import asyncio

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

async def build(x, name):
    await asyncio.sleep(0)
    with tf.variable_scope(name):
        return tf.layers.dense(x, 2, name="fc")


async def main():
    x = tf.placeholder(tf.float32, [None, 2])
    first = await build(x, "a")
    second = await build(first, "b")
    return second


asyncio.run(main())
