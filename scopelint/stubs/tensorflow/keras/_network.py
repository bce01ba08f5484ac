"""The layers between the inputs and the outputs of a functional model, and what they make of other inputs."""

from _scopelint import is_sequence, is_tensor, leaves, made_of, operated, reads_of, shape_of, tensor
from tensorflow._base_layer import history
from tensorflow.keras.layers._core import InputLayer, TFOpLambda


def network_between(inputs, outputs):
    """The layers in the order of Keras: first those that the most others follow, then those it comes to first from the outputs.

    TF `_map_graph_network`.
    """
    seen, calls, index, behind = [], [], {}, []
    for x in outputs:
        _walk(x, inputs, seen, calls, index, behind)
    depths, least = {}, {}
    for layer, made, parents in reversed(calls):
        depth = max(least.get(made, 0), depths.get(layer, 0))
        depths[layer] = depth
        for parent in parents:
            least[parent] = max(depth + 1, least.get(parent, 0))
    for x in inputs:
        if is_tensor(x) and x in history and history[x][0] not in depths and isinstance(history[x][0], InputLayer):
            depths[history[x][0]], index[history[x][0]] = 0, -1
    found = sorted(list(depths), key=lambda layer: (-depths[layer], index[layer]))
    return [layer for layer in behind if layer not in depths] + found


def _walk(x, inputs, seen, calls, index, behind):
    """Note the call that a tensor came of, behind those that its inputs came of."""
    if not is_tensor(x):
        return
    if x not in history and made_of(x):
        history[x] = (TFOpLambda(x), list(made_of(x)), x, (), {})
    if x not in history:
        _walk_behind(x, behind)
        return
    layer, given, made = history[x][0], leaves(history[x][1]), leaves(history[x][2])[0]
    ends = x in inputs
    if made in seen or (ends and not isinstance(layer, InputLayer)):
        return  # it begins in the middle of another one
    seen.append(made)
    if layer not in index:
        index[layer] = len(index)
    for y in [] if ends else given:
        _walk(y, inputs, seen, calls, index, behind)
    calls.append((layer, made, [leaves(history[y][2])[0] for y in given if is_tensor(y) and y in history]))


def _walk_behind(x, behind):
    """Add the layers whose weights a tensor was computed with, which operations were applied to since."""
    reads = reads_of(x)
    for layer, *_ in list(history.values()):
        if layer not in behind and layer._met_in(reads):
            behind.append(layer)


def computed(x, known, others, network):
    """The value of a tensor of a network for other inputs, with other layers for some."""
    if not is_tensor(x) or x in known:
        return known.get(x, x)
    if x not in history:
        known[x] = _operated(x, known, others, network)
        return known[x]
    layer, inputs, outputs, args, kwargs = history[x]
    if isinstance(layer, InputLayer):
        return x
    if isinstance(layer, TFOpLambda):
        known[x] = operated(x, _replaced(inputs, known, others, network))
        return known[x]
    results = leaves(others.get(layer, layer)(_replaced(inputs, known, others, network), *args, **kwargs))
    for old, new in zip(leaves(outputs), results):
        known[old] = new
    return known.get(x, x)


def _operated(x, known, others, network):
    """The same of what operations made of the outputs of layers: which ones is not kept, but whose weights they read is."""
    read = reads_of(x)
    given = [y for y in list(history) if history[y][0] in network] if read else []
    found = [y for y in given if reads_of(y) and all([each in read for each in reads_of(y)])]
    taken = [each for y in found for each in leaves(history[y][1])]
    last = [y for y in found if y not in taken]
    return tensor("network", [computed(y, known, others, network) for y in last], shape_of(x)) if last else x


def _replaced(inputs, known, others, network):
    if is_sequence(inputs):
        return [_replaced(x, known, others, network) for x in inputs]
    return computed(inputs, known, others, network)
