"""The networks of `tf.keras.applications`: what comes out of each is known, not the layers that it is made of."""

from _scopelint import elementwise, given, is_tensor, is_unknown, keras_writes_to, note, unknown
from tensorflow.keras._model import Model, Opaque
from tensorflow.keras.layers._core import Input


def _network(size, depth, include_top, weights, input_tensor, input_shape, pooling, classes, name):
    """A model of images of some size, which gives classes or features of a depth; its weights are read from a file unless they are None."""

    def features(shape):
        batch = None if shape is None else shape[0]
        if is_unknown(include_top) or is_unknown(pooling):
            return None
        if given(include_top):
            return (batch, classes)
        known = unknown("a length", "int") if depth is None else depth
        return (batch, known) if given(pooling) else (batch, None, None, known)

    if is_tensor(input_tensor):
        images = input_tensor
    elif is_unknown(input_shape) or is_unknown(include_top):
        images = Input(batch_shape=(None, None, None, unknown("a length", "int")))
    elif input_shape is not None:
        images = Input(tuple(input_shape))
    else:
        images = Input((size, size, 3) if include_top else (None, None, 3))
    model = Model(images, Opaque(features)(images), name=unknown("name", "str") if name is None else name)
    if is_unknown(weights) or weights is not None:
        told = {"path": None, "caught": False, "session": keras_writes_to()}
        note("weights set", model=model, weights=None, own=None, bare=False, whole=None, unfit=None, **told)
    return model


def _of(size, depth):
    def made(
        include_top=True,
        weights="imagenet",
        input_tensor=None,
        input_shape=None,
        pooling=None,
        classes=1000,
        classifier_activation="softmax",
        name=None,
        **kwargs,
    ):
        return _network(size, depth, include_top, weights, input_tensor, input_shape, pooling, classes, name)

    return made


def _of_a_shape(size, depth):
    """Its first argument is the shape of the images."""

    def made(input_shape=None, include_top=True, weights="imagenet", input_tensor=None, pooling=None, classes=1000, *args, **kwargs):
        return _network(size, depth, include_top, weights, input_tensor, input_shape, pooling, classes, kwargs.get("name"))

    return made


def _of_a_width(size):
    """Its arguments begin with the shape of the images, and how wide it is."""

    def made(input_shape=None, alpha=1.0, *args, **kwargs):
        top = unknown("include_top") if args else kwargs.get("include_top", True)
        told = [kwargs.get(key, default) for key, default in (("weights", "imagenet"), ("input_tensor", None), ("pooling", None), ("classes", 1000))]
        weights, input_tensor, pooling, classes = told
        return _network(size, None, top, weights, input_tensor, input_shape, pooling, classes, kwargs.get("name"))

    return made


def preprocess_input(x, *args, **kwargs):
    return elementwise("preprocess_input", [x]) if is_tensor(x) else x


def decode_predictions(preds, top=5, **kwargs):
    return unknown("decode_predictions()")


ConvNeXtBase = _of(224, 1024)
ConvNeXtLarge = _of(224, 1536)
ConvNeXtSmall = _of(224, 768)
ConvNeXtTiny = _of(224, 768)
ConvNeXtXLarge = _of(224, 2048)
DenseNet121 = _of(224, 1024)
DenseNet169 = _of(224, 1664)
DenseNet201 = _of(224, 1920)
EfficientNetB0 = _of(224, 1280)
EfficientNetB1 = _of(240, 1280)
EfficientNetB2 = _of(260, 1408)
EfficientNetB3 = _of(300, 1536)
EfficientNetB4 = _of(380, 1792)
EfficientNetB5 = _of(456, 2048)
EfficientNetB6 = _of(528, 2304)
EfficientNetB7 = _of(600, 2560)
EfficientNetV2B0 = _of(224, 1280)
EfficientNetV2B1 = _of(240, 1280)
EfficientNetV2B2 = _of(260, 1408)
EfficientNetV2B3 = _of(300, 1536)
EfficientNetV2L = _of(480, 1280)
EfficientNetV2M = _of(480, 1280)
EfficientNetV2S = _of(384, 1280)
InceptionResNetV2 = _of(299, 1536)
InceptionV3 = _of(299, 2048)
MobileNet = _of_a_width(224)
MobileNetV2 = _of_a_width(224)
MobileNetV3Large = _of_a_width(224)
MobileNetV3Small = _of_a_width(224)
NASNetLarge = _of_a_shape(331, 4032)
NASNetMobile = _of_a_shape(224, 1056)
RegNetX002 = _of(224, None)
RegNetX004 = _of(224, None)
RegNetX006 = _of(224, None)
RegNetX008 = _of(224, None)
RegNetX016 = _of(224, None)
RegNetX032 = _of(224, None)
RegNetX040 = _of(224, None)
RegNetX064 = _of(224, None)
RegNetX080 = _of(224, None)
RegNetX120 = _of(224, None)
RegNetX160 = _of(224, None)
RegNetX320 = _of(224, None)
RegNetY002 = _of(224, None)
RegNetY004 = _of(224, None)
RegNetY006 = _of(224, None)
RegNetY008 = _of(224, None)
RegNetY016 = _of(224, None)
RegNetY032 = _of(224, None)
RegNetY040 = _of(224, None)
RegNetY064 = _of(224, None)
RegNetY080 = _of(224, None)
RegNetY120 = _of(224, None)
RegNetY160 = _of(224, None)
RegNetY320 = _of(224, None)
ResNet101 = _of(224, 2048)
ResNet101V2 = _of(224, 2048)
ResNet152 = _of(224, 2048)
ResNet152V2 = _of(224, 2048)
ResNet50 = _of(224, 2048)
ResNet50V2 = _of(224, 2048)
ResNetRS101 = _of(224, None)
ResNetRS152 = _of(224, None)
ResNetRS200 = _of(224, None)
ResNetRS270 = _of(224, None)
ResNetRS350 = _of(224, None)
ResNetRS420 = _of(224, None)
ResNetRS50 = _of(224, None)
VGG16 = _of(224, 512)
VGG19 = _of(224, 512)
Xception = _of(299, 2048)
