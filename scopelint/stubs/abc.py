"""abc: nothing is enforced."""


class ABC:
    pass


class ABCMeta(type):
    pass


def abstractmethod(funcobj):
    return funcobj


def abstractproperty(funcobj):
    return property(funcobj)


def abstractclassmethod(funcobj):
    return classmethod(funcobj)


def abstractstaticmethod(funcobj):
    return staticmethod(funcobj)
