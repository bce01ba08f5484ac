"""Data types."""

from _scopelint import DType

float16 = half = DType("float16")
float32 = DType("float32")
float64 = double = DType("float64")
bfloat16 = DType("bfloat16")
complex64 = DType("complex64")
complex128 = DType("complex128")
int8 = DType("int8")
int16 = DType("int16")
int32 = DType("int32")
int64 = DType("int64")
uint8 = DType("uint8")
uint16 = DType("uint16")
uint32 = DType("uint32")
uint64 = DType("uint64")
bool = DType("bool")
string = DType("string")
qint8 = DType("qint8")
quint8 = DType("quint8")
qint16 = DType("qint16")
quint16 = DType("quint16")
qint32 = DType("qint32")
resource = DType("resource")
variant = DType("variant")


def as_dtype(type_value):
    return to_dtype(type_value)


from _scopelint import to_dtype  # noqa: E402
