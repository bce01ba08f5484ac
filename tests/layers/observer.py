"""What layers do on a real TensorFlow: reads lines like those of `table.txt`, each with a kind of input, as a JSON list on stdin,
and writes a JSON list of what came of each.

One self-contained file for Python 3.7 + TF 1.15 and for Python 3.11 + TF 2.21, whose Keras the environment chooses.
"""

import json
import sys
import warnings

warnings.filterwarnings("ignore")
import tensorflow as tf  # noqa: E402

K = tf.keras
L = K.layers
KERAS_3 = int(getattr(K, "__version__", "2").split(".")[0]) >= 3

numbers = [[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]]
words = ["a b", "b c"]


def kind(given, dtype):
    def of(*shape):
        if given == "symbolic":
            return K.Input(shape[1:], dtype=dtype)
        return tf.constant("a", shape=shape) if dtype == "string" else tf.ones(shape, dtype)

    return of


def weights_of(layer):
    return [[getattr(v, "path", None) if KERAS_3 else v.name.split(":")[0], v.shape, bool(v.trainable)] for v in layer.weights]


def plain(weights):
    return [[name, list(shape) if isinstance(shape, tuple) else shape.as_list(), trainable] for name, shape, trainable in weights]


def shape_of(value):
    if isinstance(value.shape, tuple):
        return list(value.shape)
    return None if value.shape.rank is None else value.shape.as_list()


def outputs_of(value):
    if isinstance(value, (list, tuple)):
        return [each for one in value for each in outputs_of(one)]
    return [shape_of(value)]


def observed(line, given):
    made, called = line.split(" | ")
    world = {"K": K, "L": L, "numbers": tf.constant(numbers), "words": tf.constant(words)}
    world.update({name: kind(given, dtype) for name, dtype in (("x", "float32"), ("ints", "int32"), ("texts", "string"))})
    try:
        world["layer"] = eval(made, world)
        early = plain(weights_of(world["layer"]))
        outputs = outputs_of(eval(called, world))
        return {"early": early, "weights": plain(weights_of(world["layer"])), "outputs": outputs}
    except Exception as error:  # there is no such layer here, or it wants something else: nothing is compared
        return {"raises": type(error).__name__}


def main():
    out = []
    for line, given in json.load(sys.stdin):
        K.backend.clear_session()
        with tf.Graph().as_default() if tf.__version__.startswith("1.") else tf.name_scope(""):
            out.append(observed(line, given))
    sys.stdout.write(json.dumps(out) + "\n")


if __name__ == "__main__":
    main()
