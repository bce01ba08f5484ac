"""Functions of TensorFlow 1 that are wrapped: each has its own variables, shares them within itself, and uses what is outside."""

import tensorflow as tf

v1 = tf.compat.v1
SCALE = tf.Variable(2.0)
SHIFT = tf.constant(1.0)


def filters(signal, reuse=False):
    with v1.variable_scope("filters", reuse=reuse):
        taps = v1.get_variable("taps", [16, 4])
        steps = v1.get_local_variable("steps", [], initializer=v1.zeros_initializer())
        return tf.matmul(signal, taps) + 0.0 * steps


def enhance(signal):
    return tf.tanh(filters(signal)) * SCALE + SHIFT


def both(signals):
    noisy, clear = signals["noisy"], signals["clear"]
    return {"apart": filters(noisy) - filters(clear, reuse=True), "dense": v1.get_variable("last", [2], dtype=tf.float32)}


def counted(start):
    count = tf.Variable(start)
    return count.assign_add(1.0)


def main():
    spec = tf.TensorSpec([None, 16], tf.float32)
    wrapped = [v1.wrap_function(enhance, [spec]) for _ in range(2)]
    signal = tf.random.normal([3, 16])
    for function in wrapped:
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(function(signal)))
        for variable, slope in zip(function.trainable_variables, tape.gradient(loss, function.trainable_variables)):
            variable.assign_sub(0.1 * slope)
    pair = v1.wrap_function(both, [{"noisy": spec, "clear": spec}])
    print([v.name for v in pair.variables])
    add = v1.wrap_function(counted, [1.0], name="add")
    print(add(), add())
    graph = v1.Graph()
    with graph.as_default():
        v1.placeholder(tf.float32, [None], name="x")
        tf.identity(graph.get_tensor_by_name("x:0") * 3.0, name="y")
    loaded = v1.wrap_function(lambda: v1.import_graph_def(graph.as_graph_def(), name=""), [])
    print(loaded.prune("x:0", "y:0")(tf.ones([2])))


main()
