"""TF `contrib/framework/python/ops/arg_scope.py`."""

from tensorflow.contrib.framework.arg_scope import add_arg_scope, arg_scope, arg_scope_func_key, arg_scoped_arguments, current_arg_scope, has_arg_scope
