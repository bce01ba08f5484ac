"""Idioms that mix Python's own machinery with variable scopes: generators, context managers, hierarchies, lazy iterators, `finally`.

Each writes a few definitions out of the same parts, in random order and nesting, and a body that uses them.
"""

from __future__ import annotations

from ..writer import Writer

_ERRORS = ["ValueError", "KeyError", "RuntimeError"]


def _variable(w: Writer, name: str = "") -> str:
    """An expression that makes or fetches a variable."""
    name = name or f"'{w.pick(['w', 'b', 'kernel'])}'"
    return f"tf.get_variable({name}, [{w.number(1, 4)}])" if w.chance(25) else f"tf.get_variable({name}, [2])"


def _scope(w: Writer, name: str) -> str:
    return f"tf.variable_scope({name}{w.pick(['', '', ', reuse=tf.AUTO_REUSE', ', reuse=None'])})"


def _generator(w: Writer) -> str:
    """A generator that opens scopes around its yields; its name."""
    w.tag("mixed: generator")
    name = w.fresh("layers")
    with w.define(f"def {name}(names, stop=None):"):
        guarded = w.chance(40)
        with w.block("try:") if guarded else w.block("for _ in [0]:"):
            with w.block("for i, each in enumerate(names):"):
                if w.chance(50):
                    with w.block("if each == stop:"):
                        w(w.pick(["return", "break", "continue", "raise ValueError(each)"]))
                with w.block(f"with {_scope(w, 'each')} as scope:"):
                    kind = w.number(0, 3)
                    if kind == 0:
                        w(f"yield {_variable(w)}")
                    elif kind == 1:
                        w("got = yield scope.name", f"v = {_variable(w)}", "print(got, v.name)")
                    elif kind == 2:
                        w(f"v = {_variable(w)}", "yield v", "print('after', each)")
                    else:
                        w(f"yield each, {_variable(w)}")
        if guarded:
            with w.block("finally:"):
                w("print('closed')")
                if w.chance(40):
                    w(f"tf.get_variable('{w.fresh('closing')}', [1])")
    return name


def _manager(w: Writer) -> str:
    """A context manager around a scope, as a generator or a class; its name."""
    name = w.fresh("Scoped")
    swallow = w.pick(["False", "kind is not None and issubclass(kind, KeyError)", "None"])
    if w.chance(50):
        w.tag("mixed: contextmanager")
        w.need("import contextlib")
        with w.define(f"@contextlib.contextmanager\ndef {name}(name):"), w.block(f"with {_scope(w, 'name')} as scope:"):
            if w.chance(50):
                with w.block("try:"):
                    w("yield scope")
                with w.block("except KeyError:" if w.chance(50) else "finally:"):
                    w(_variable(w, f"'{w.fresh('late')}'"))
            else:
                w("yield scope")
    else:
        w.tag("mixed: manager class")
        with w.define(f"class {name}(object):"):
            with w.block("def __init__(self, name):"):
                w(f"self.scope = {_scope(w, 'name')}")
            w("")
            with w.block("def __enter__(self):"):
                w("return self.scope.__enter__()")
            w("")
            with w.block("def __exit__(self, kind, value, traceback):"):
                w("self.scope.__exit__(kind, value, traceback)", f"return {swallow}")
    return name


def _hierarchy(w: Writer) -> str:
    """A class below another, both of which make variables; the name of the lower one."""
    w.tag("mixed: hierarchy")
    base, mixin, name = w.fresh("Base"), w.fresh("Mixin"), w.fresh("Model")
    with w.define(f"class {base}(object):"):
        w(f"made = {w.pick(['0', 'None', '[]'])}", "")
        with w.block("def __init__(self, name, **kwargs):"):
            w("self.name = name", "self.kwargs = kwargs", "self.parts = list(self.build())")
        w("")
        with w.block("def build(self):"):
            with w.block(f"with {_scope(w, 'self.name')}:"):
                w(f"yield {_variable(w)}")
        w("")
        with w.block("def __getattr__(self, key):"):
            with w.block("if key.startswith('part_'):"):
                w("return self.parts[int(key[5:])]")
            w("raise AttributeError(key)")
    with w.define(f"class {mixin}(object):"):
        with w.block("def build(self):"):
            w(f"print('{mixin}')")
            if w.chance(50):
                w("for part in super().build():", "    yield part")
            else:
                w("yield from super().build()")
            w(f"yield {_variable(w, repr(w.fresh('mixed')))}")
    order = w.pick([f"{mixin}, {base}", base])
    with w.define(f"class {name}({order}):"):
        if w.chance(60):
            with w.block("def build(self):"):
                with w.block(f"with {_scope(w, repr(w.scope_name()))}:"):
                    w("yield from super().build()")
                if w.chance(50):
                    w(f"yield {_variable(w, repr(w.fresh('own')))}")
        if w.chance(40):
            w("")
            w("@property")
            with w.block("def first(self):"):
                w("return self.part_0.name")
    return name


def _consume(w: Writer, made: str) -> None:
    """Go through a generator in one of the ways that there are."""
    it, kind = w.fresh("it"), w.number(0, 9)
    if kind == 0:
        with w.block(f"for each in {made}:"):
            w("print(each)" if w.chance(30) else "pass")
            if w.chance(40):
                w("break")
    elif kind == 1:
        w(f"{it} = {made}", f"next({it}, None)")
        if w.chance(60):
            w(f"tf.get_variable('{w.fresh('between')}', [1])", f"next({it}, None)")
        if w.chance(50):
            w(f"{it}.close()")
        else:
            _keep(w, it)
    elif kind == 2:
        w(f"print(len(list({made})))")
    elif kind == 3:
        w.need("import itertools")
        w(f"{it} = {made}", f"print(list(itertools.islice({it}, {w.number(0, 3)})))", f"{it}.close()")
    elif kind == 4:
        w(f"{it} = map(lambda v: v, {made})", f"tf.get_variable('{w.fresh('before')}', [1])", f"print(sum(1 for _ in {it}))")
    elif kind == 5:
        w(f"print(dict(enumerate({made})).keys())")
    elif kind == 6:
        w(f"{it} = {made}")
        with w.block("try:"):
            w(f"{it}.send(None)", f"{it}.send('sent')", f"{it}.throw({w.pick(_ERRORS)}('thrown'))")
        with w.block("except (ValueError, KeyError, RuntimeError, StopIteration) as error:"):
            w("print(type(error).__name__)")
    elif kind == 7:
        with w.block("try:"):
            w(f"first, *rest = {made}")
        with w.block("except ValueError as error:"):
            w("print('nothing to unpack' if 'unpack' in str(error) else 'refused')")
    elif kind == 8:
        w(
            f"{it} = ((v, i) for i, v in enumerate({made}))",
            f"print(any(i == {w.number(0, 2)} for _, i in {it}))",
            f"print(next({it}, None) is None)",
        )
        _keep(w, it)
    else:
        w(f"{it} = {made}", f"for a, b in zip({it}, {it}):", "    print(a is b)")


def _keep(w: Writer, iterator: str) -> None:
    """Have the program hold an iterator to its end: one that nobody has any more, Python closes of itself."""
    w.need("kept = []")
    w(f"kept.append({iterator})")


def _inside(w: Writer, manager: str) -> None:
    """Use a context manager, with an error in it or not."""
    with w.block("try:"):
        with w.block(f"with {manager}('{w.scope_name()}') as scope:"):
            w(_variable(w))
            if w.chance(30):
                with w.block("with tf.variable_scope(scope, reuse=True):"):
                    w(_variable(w))
            if w.chance(40):
                w(f"raise {w.pick(_ERRORS)}('inside')")
            if w.chance(30):
                w(f"{w.fresh('more')} = {_variable(w, repr(w.fresh('more')))}")
    with w.block(f"except {w.pick(_ERRORS)}:"):
        w("print('caught')")
    if w.chance(50):
        with w.block("finally:"):
            w(_variable(w, repr(w.fresh("final"))))


def mixed(w: Writer) -> None:
    """Several of these together."""
    made: list[str] = []
    for _ in range(w.number(1, 3)):
        kind = w.number(0, 3)
        if kind == 0:
            names = [w.scope_name() for _ in range(w.number(1, 3))]
            if w.chance(20):
                names.append(names[0])
            stop = w.pick(["", f", '{w.pick(names)}'"])
            made.append(f"{_generator(w)}({names!r}{stop})")
            _consume(w, made[-1])
        elif kind == 1:
            _inside(w, _manager(w))
        elif kind == 2:
            model = _hierarchy(w)
            built = w.fresh("model")
            w(f"{built} = {model}('{w.scope_name()}')", f"print([v.name for v in {built}.parts])")
            w(f"print(hasattr({built}, 'part_0'), getattr({built}, 'missing', None))")
            if w.chance(40):
                w(f"{w.fresh('again')} = {model}({w.pick([f'{built}.name', repr(w.scope_name())])})")
        else:
            w.tag("mixed: finally")
            name = w.fresh("build")
            with w.define(f"def {name}(fail):"):
                with w.block("for i in range(2):"):
                    with w.block("try:"):
                        with w.block(f"with {_scope(w, repr(w.scope_name()))}:"):
                            w(_variable(w, "'v%d' % i"))
                            with w.block("if fail:"):
                                w(w.pick(["raise KeyError(i)", "return i", "continue", "break"]))
                    with w.block("finally:"):
                        w(_variable(w, f"'{w.fresh('last')}_%d' % i"))
                w("return None")
            with w.block("try:"):
                w(f"print({name}({w.pick(['True', 'False'])}))")
            with w.block("except KeyError as error:"):
                w("print(error)")
