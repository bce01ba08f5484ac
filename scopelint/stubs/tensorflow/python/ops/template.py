"""tensorflow.python.ops.template."""

from _scopelint import make_template


def make_template_internal(
    name_, func_, create_scope_now_=False, unique_name_=None, custom_getter_=None, create_graph_function_=False, **kwargs
):
    return make_template(name_, func_, create_scope_now_, unique_name_, custom_getter_, **kwargs)
