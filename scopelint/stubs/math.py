"""math, exact on numbers."""

from _scopelint import pure

pi = 3.141592653589793
e = 2.718281828459045
tau = 6.283185307179586
inf = float("inf")
nan = float("nan")
acos = pure("math", "acos")
acosh = pure("math", "acosh")
asin = pure("math", "asin")
asinh = pure("math", "asinh")
atan = pure("math", "atan")
atan2 = pure("math", "atan2")
atanh = pure("math", "atanh")
ceil = pure("math", "ceil")
copysign = pure("math", "copysign")
cos = pure("math", "cos")
cosh = pure("math", "cosh")
degrees = pure("math", "degrees")
erf = pure("math", "erf")
erfc = pure("math", "erfc")
exp = pure("math", "exp")
expm1 = pure("math", "expm1")
fabs = pure("math", "fabs")
factorial = pure("math", "factorial")
floor = pure("math", "floor")
fmod = pure("math", "fmod")
fsum = pure("math", "fsum")
gamma = pure("math", "gamma")
gcd = pure("math", "gcd")
hypot = pure("math", "hypot")
isclose = pure("math", "isclose")
isfinite = pure("math", "isfinite")
isinf = pure("math", "isinf")
isnan = pure("math", "isnan")
ldexp = pure("math", "ldexp")
lgamma = pure("math", "lgamma")
log = pure("math", "log")
log10 = pure("math", "log10")
log1p = pure("math", "log1p")
log2 = pure("math", "log2")
pow = pure("math", "pow")
radians = pure("math", "radians")
sin = pure("math", "sin")
sinh = pure("math", "sinh")
sqrt = pure("math", "sqrt")
tan = pure("math", "tan")
tanh = pure("math", "tanh")
trunc = pure("math", "trunc")


def prod(iterable, *, start=1):
    for item in iterable:
        start = start * item
    return start
