"""tf.function, tf.Module and what else wraps the user's own functions."""

import _scopelint as _s


def function(func=None, input_signature=None, autograph=True, experimental_autograph_options=None, experimental_relax_shapes=False,
             experimental_compile=None, **kwargs):
    if func is None:
        return lambda f: f
    return func


class Module:
    def __init__(self, name=None):
        self.name = _s.chosen(name, _s.unknown("name"))

    @property
    def variables(self):
        return _s.unknown("variables")

    @property
    def trainable_variables(self):
        return _s.unknown("trainable_variables")

    @property
    def name_scope(self):
        return _s.name_scope(self.name)

    @classmethod
    def with_name_scope(cls, method):
        def inside(self, *args, **kwargs):
            with _s.name_scope(self.name):
                return method(self, *args, **kwargs)

        return inside


def op_scope(values, name, default_name=None):
    return _s.name_scope(name, default_name, values)


def get_logger():
    return _s.unknown("logger")


def register_tensor_conversion_function(base_type, conversion_func, priority=100):
    return None


def import_graph_def(graph_def, input_map=None, return_elements=None, name=None, op_dict=None, producer_op_list=None):
    if _s.is_sequence(return_elements):
        return [_s.tensor("import", []) for _ in return_elements]
    return None


def load_op_library(library_filename):
    return _s.unknown("op library")
