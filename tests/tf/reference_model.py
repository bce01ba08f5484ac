"""Executable form of semantics.md sections 1-4: what keys, reuse values, op names and errors follow from a program.

Checked against three versions of TensorFlow on random programs; here to check `scopelint.tf` where there is none. Errors
are exceptions of class Err with a short code: DUP, MISSING, NONAME (reuse without a name), SHAPE.
"""

from __future__ import annotations

AUTO = "AUTO"


class Err(Exception):
    pass


def join(a, b):
    return a + "/" + b if a else b


class Scope:
    def __init__(self, name="", reuse=False, ons=""):
        self.name, self.reuse, self.ons = name, reuse, ons

    def copy(self):
        return Scope(self.name, self.reuse, self.ons)


class Var:
    def __init__(self, key, op, shape):
        self.key, self.op, self.shape = key, op, shape


class Graph:
    def __init__(self, fold_case=True, root_close_resets=False):
        self.store, self.counts, self.names = {}, {}, {}
        self.cur, self.ns = Scope(), ""
        self.fold_case = fold_case
        self.root_close_resets = root_close_resets

    # ---- op names
    def unique(self, name):
        name = join(self.ns, name)
        f = (lambda s: s.lower()) if self.fold_case else (lambda s: s)
        k = f(name)
        i = self.names.get(k, 0)
        self.names[k] = i + 1
        if i > 0:
            base = k
            while k in self.names:
                k = f"{base}_{i}"
                i += 1
            self.names[k] = 1
            name = f"{name}_{i - 1}"
        return name

    def enter_ns(self, n):
        """Returns the scope string ('x/' or '')."""
        if not n:
            self.ns = ""
        elif n.endswith("/"):
            self.ns = n[:-1]
        else:
            self.ns = self.unique(n)
        return self.ns + "/" if self.ns else ""

    def variable(self, name="Variable"):
        return self.unique(name)

    # ---- the store
    def get(self, name, shape=(1,)):
        key = join(self.cur.name, name)
        r = self.cur.reuse
        if key in self.store:
            if r is False:
                raise Err("DUP")
            v = self.store[key]
            if shape is not None and tuple(shape) != v.shape:
                raise Err("SHAPE")
            return v
        if r is True:
            raise Err("MISSING")
        ns, self.ns = self.ns, ""
        op = self.unique(key) if key[-1:] != "/" else key[:-1]
        self.ns = ns
        v = self.store[key] = Var(key, op, tuple(shape))
        return v

    # ---- scopes
    def pick(self, d):
        base = join(self.cur.name, d)
        if not self.counts.get(base, 0):
            return d
        i = 1
        while self.counts.get(f"{base}_{i}", 0):
            i += 1
        return f"{d}_{i}"

    def close(self, name):
        if not name and self.root_close_resets:
            self.counts = dict.fromkeys(self.counts, 0)
        for k in self.counts:
            if k.startswith(name + "/"):
                self.counts[k] = 0


class Context:
    """variable_scope(...); enter/exit may happen more than once."""

    def __init__(self, g, scope=None, default=None, reuse=None, aux=True):
        if scope is None and default is None:
            raise TypeError
        self.g, self.scope, self.default, self.aux = g, scope, default, aux
        self.reuse = None if reuse is False else reuse
        self.picked = self.copy = self.home = self.ons = None
        self.saved = []

    def enter(self):
        g = self.g
        by_object = isinstance(self.scope, Scope)
        if self.scope is None and self.picked is None and self.reuse:
            raise Err("NONAME")
        ns_old, old = g.ns, g.cur
        n = self.scope if self.scope is not None and not by_object else (self.scope.name.split("/")[-1] if by_object else self.default)
        if not self.aux:
            # goes (back) to the name scope current at the first entry
            if self.home is None:
                self.home = ns_old
            g.ns = self.home
            ons = self.home + "/" if self.home else ""
        elif n:
            ons = g.enter_ns(n)
        else:
            ons = None
        if by_object:
            if self.copy is None:
                self.copy = self.scope.copy()
                self.copy.reuse = self.reuse or self.scope.reuse
            g.counts[self.copy.name] = g.counts.get(self.copy.name, 0) + 1
            snap = dict(g.counts)
            new = self.copy
        else:
            if self.scope is None:
                if self.picked is None:
                    self.picked = g.pick(self.default)
                name = self.picked
            else:
                name = self.scope
            self.reuse = self.reuse or old.reuse  # sticks to the context
            snap = None
            if self.ons is None:  # fixed at the first entry
                self.ons = name if ons is None else ons
            new = Scope(join(old.name, name) if old.name else name, self.reuse, self.ons)
            g.counts[new.name] = g.counts.get(new.name, 0) + 1
        g.cur = new
        self.saved.append((old, ns_old, snap, new))
        return new

    def exit(self):
        g = self.g
        old, ns_old, snap, new = self.saved.pop()
        if snap is not None:
            g.counts = snap
        else:
            g.close(new.name)
        g.cur, g.ns = old, ns_old
