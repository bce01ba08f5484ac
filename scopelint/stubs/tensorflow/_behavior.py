"""Switches between TensorFlow 1 and 2. Whether a program runs eagerly is told from its text before it is run."""

import _scopelint as _s


def disable_v2_behavior():
    _s.use_resources(False)


def enable_v2_behavior():
    _s.use_resources(True)
    _s.note("eager execution enabled")


def disable_eager_execution():
    return None


def enable_eager_execution(config=None, device_policy=None, execution_mode=None):
    _s.note("eager execution enabled")


def executing_eagerly():
    return not _s.in_graph()


def executing_eagerly_outside_functions():
    return _s.eager_outside()


def enable_resource_variables():
    _s.use_resources(True)


def disable_resource_variables():
    _s.use_resources(False)


def resource_variables_enabled():
    return _s.unknown("resource_variables_enabled()")


def disable_control_flow_v2():
    return None


def enable_control_flow_v2():
    return None


def control_flow_v2_enabled():
    return False


def disable_tensor_equality():
    return None


def enable_tensor_equality():
    return None


def disable_v2_tensorshape():
    return None


def enable_v2_tensorshape():
    return None
