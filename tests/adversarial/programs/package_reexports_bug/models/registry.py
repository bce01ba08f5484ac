MODELS = {}


def register(name=None):
    def add(function):
        MODELS[name or function.__name__] = function
        return function

    return add


def get(name):
    return MODELS[name]
