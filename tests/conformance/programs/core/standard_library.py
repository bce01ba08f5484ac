# tf: 1.15 2.21
import functools, contextlib, collections, itertools, copy, math, operator, enum, typing, dataclasses, threading, os, sys, re, argparse, importlib
from concurrent.futures import ThreadPoolExecutor
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()
n = 0
def v(name, shape=(1,)):
    return tf.get_variable(name, list(shape))

@functools.lru_cache(maxsize=None)
def memo(name, k=1): return v("memo_" + name)
memo("a"); memo("a"); memo("b"); memo("a", k=1) if False else None
p = functools.partial(v, shape=(3,)); p("partial"); v("pargs%d%s" % (len(p.args), p.keywords["shape"][0]))
@contextlib.contextmanager
def scope(name):
    with tf.variable_scope(name) as s:
        yield s
with scope("cm") as s: v(s.name.replace("/", "_"))
@functools.wraps(v)
def w(*a): return v(*a)
v(w.__name__ + "_wrapped")
v("red%d" % functools.reduce(lambda a, b: a * b, [2, 3, 4]))
with contextlib.ExitStack() as st:
    st.enter_context(tf.variable_scope("es")); v("x")
v("after_es")
P = collections.namedtuple("P", ["a", "b"]); q = P(1, b=2); v("nt_%d%d%s" % (q.a, q.b, "".join(q._fields)))
class P2(collections.namedtuple("P2", "x y")):
    def __new__(cls, x, y=7): return super(P2, cls).__new__(cls, x, y)
    @property
    def s(self): return self.x + self.y
v("nt2_%d" % P2(1).s)
class T(typing.NamedTuple):
    a: int
    b: int = 5
v("nt3_%d" % (T(2).a + T(2).b))
d = collections.defaultdict(list); d["x"].append(1); v("dd%d%d" % (len(d["x"]), len(d["y"])))
c = collections.Counter("aab"); v("cnt%d" % c["a"])
dq = collections.deque([1, 2, 3]); v("dq%d%d" % (dq.popleft(), dq.pop()))
od = collections.OrderedDict(); od["b"] = 1; od["a"] = 2
for k in od: v("od_" + k)
for a, b in itertools.product([0, 1], "xy"): v("prod_%d%s" % (a, b))
cn = itertools.count(); v("c%d" % next(cn)); v("c%d" % next(cn))
for i, x in zip(itertools.count(5), "ab"): v("z%d%s" % (i, x))
for i in itertools.islice(itertools.chain([1, 2], [3]), 2): v("ch%d" % i)
for k, g in itertools.groupby("aab"): v("g%s%d" % (k, len(list(g))))
x = {"a": [1]}; y = copy.deepcopy(x); y["a"].append(2); v("dc%d%d" % (len(x["a"]), len(y["a"])))
v("math%d_%d" % (math.ceil(2.3), int(math.log2(8)))); v("op%d" % operator.mul(2, 3))
class Mode(enum.Enum):
    TRAIN = 1
    EVAL = "e"
v("enum_%s_%s" % (Mode.TRAIN.name, Mode.EVAL.value)); v("enum_%s" % Mode(1).name)
if Mode.TRAIN == Mode.EVAL: v("no")
@dataclasses.dataclass
class D:
    a: int
    b: int = 4
    c: list = dataclasses.field(default_factory=list)
    def __post_init__(self): self.e = self.a + self.b
D(1).c.append(3); dd = D(a=2); v("dc_%d_%d_%d" % (dd.a, dd.e, len(dd.c)))
def in_t():
    with g.as_default(): v("thread")
g = tf.get_default_graph()
with tf.variable_scope("outer"):
    t = threading.Thread(target=in_t); t.start(); t.join()
with tf.variable_scope("outer2"), ThreadPoolExecutor(2) as ex:
    def in_u(a):
        with g.as_default(): return v("pool%d" % a).op.name
    rr = [ex.submit(in_u, i).result() for i in range(2)]
v(rr[0] + "_r")
v(os.path.basename("/a/b.ckpt") + "_" + os.path.join("a", "b").replace("/", "_"))
m = re.match(r"(\w+)_(\d+)", "layer_12"); v("re_%s_%s" % (m.group(1), m.group(2))); v(re.sub("[^a-z]", "_", "a-b c"))
if re.search("zz", "abc"): v("no2")
ap = argparse.ArgumentParser(); ap.add_argument("--num-layers", type=int, default=3); ap.add_argument("--flag", action="store_true"); ap.add_argument("--name", "-n", type=str)
args = ap.parse_args()
for i in range(args.num_layers): v("layer%d" % i)
if args.flag: v("flagged")
if args.name is None: v("noname")
if len(sys.argv) > 1: v("no3")
if sys.version_info[0] >= 3: v("py3")
try:
    v("py3")
except ValueError:
    v("caught")
with contextlib.suppress(ValueError):
    v("py3")
v("end")
