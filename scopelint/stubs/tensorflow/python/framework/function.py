"""tensorflow.python.framework.function."""

def Defun(*input_types, **kwargs):
    return lambda func: func
