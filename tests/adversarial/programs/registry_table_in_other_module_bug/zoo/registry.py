MODELS = {}


def register(name):
    def add(cls):
        MODELS[name] = cls
        return cls
    return add
