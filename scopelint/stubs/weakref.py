"""weakref. Who can ask for a key holds it: what is in a table of weak keys is what a dict would have."""

from _scopelint import unknown


class WeakKeyDictionary(dict):
    def keyrefs(self):
        return [ref(key) for key in self]


class WeakSet(set):
    pass


def proxy(object, callback=None):
    """Whoever uses one whose object is gone gets an error: it stands for the object."""
    return object


ref = ReferenceType = KeyedRef = WeakMethod = finalize = unknown("weakref")
WeakValueDictionary = getweakrefs = getweakrefcount = unknown("weakref")
ProxyType = CallableProxyType = ProxyTypes = unknown("weakref")
