"""tensorflow.python.framework.ops."""

from _scopelint import (
    Graph,
    Operation,
    Tensor,
    add_to_collection,
    add_to_collections,
    get_collection,
    get_collection_ref,
    get_default_graph,
    name_scope,
    reset_default_graph,
)
from tensorflow._array import IndexedSlices, convert_to_tensor, convert_to_tensor_or_indexed_slices
from tensorflow._behavior import *
from tensorflow._collections import GraphKeys
from tensorflow._control import NoGradient, NotDifferentiable, RegisterGradient, colocate_with, container, control_dependencies, device, init_scope
from tensorflow._functions import op_scope, register_tensor_conversion_function
from tensorflow._session import get_default_session

EagerTensor = Tensor


def get_name_scope():
    return get_default_graph().get_name_scope()
