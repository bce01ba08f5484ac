"""TF `tf.keras.layers`: images resized, cropped and changed at random. None has weights."""

from _scopelint import elementwise, is_mapping, is_unknown, map_structure, resized_shape, shape_of, tensor, unknown, with_dim
from tensorflow.keras.layers._core import Layer


class _Images(Layer):
    """Each image, or whatever comes with it, stays of its shape."""

    def __init__(self, *args, **kwargs):
        super().__init__(**kwargs)

    def call(self, inputs, *args, **kwargs):
        return map_structure(lambda x: elementwise("images", [x]), inputs)


class _Sized(Layer):
    """Images of a height and a width that it is told."""

    def __init__(self, height, width, *args, **kwargs):
        super().__init__(**kwargs)
        self.height, self.width = height, width
        self.data_format = kwargs.get("data_format")

    def call(self, inputs, *args, **kwargs):
        if is_mapping(inputs) or is_unknown(inputs):
            return unknown("images")
        if is_unknown(self.data_format) or self.data_format == "channels_first":
            return tensor("images", [inputs])
        return tensor("images", [inputs], resized_shape(shape_of(inputs), (self.height, self.width)))


class Resizing(_Sized):
    pass


class CenterCrop(_Sized):
    pass


class RandomCrop(_Sized):
    pass


class RandomHeight(_Images):
    def call(self, inputs, *args, **kwargs):
        return tensor("images", [inputs], with_dim(shape_of(inputs), -3, None))


class RandomWidth(_Images):
    def call(self, inputs, *args, **kwargs):
        return tensor("images", [inputs], with_dim(shape_of(inputs), -2, None))


class AugMix(_Images):
    pass


class AutoContrast(_Images):
    pass


class ContrastLimitedAdaptiveHistogramEqualization(_Images):
    pass


class CutMix(_Images):
    pass


class Equalization(_Images):
    pass


class MixUp(_Images):
    pass


class RandAugment(_Images):
    pass


class RandomBrightness(_Images):
    pass


class RandomColorDegeneration(_Images):
    pass


class RandomColorJitter(_Images):
    pass


class RandomContrast(_Images):
    pass


class RandomElasticTransform(_Images):
    pass


class RandomErasing(_Images):
    pass


class RandomFlip(_Images):
    pass


class RandomGaussianBlur(_Images):
    pass


class RandomGrayscale(_Images):
    pass


class RandomHue(_Images):
    pass


class RandomInvert(_Images):
    pass


class RandomPerspective(_Images):
    pass


class RandomPosterization(_Images):
    pass


class RandomRotation(_Images):
    pass


class RandomSaturation(_Images):
    pass


class RandomSharpness(_Images):
    pass


class RandomShear(_Images):
    pass


class RandomTranslation(_Images):
    pass


class RandomZoom(_Images):
    pass


class Solarization(_Images):
    pass


class MaxNumBoundingBoxes(Layer):
    def __init__(self, max_number, fill_value=-1, **kwargs):
        super().__init__(**kwargs)

    def call(self, inputs, *args, **kwargs):
        return unknown("bounding boxes")


class Pipeline(Layer):
    """Layers one after the other."""

    def __init__(self, layers, name=None):
        super().__init__(name=name)
        self._pipeline_layers = layers

    @property
    def layers(self):
        return self._pipeline_layers

    def call(self, inputs, *args, **kwargs):
        if is_unknown(self._pipeline_layers):
            return unknown("output")
        for layer in self._pipeline_layers:
            inputs = layer(inputs)
        return inputs


class _Spectrogram(Layer):
    def __init__(self, *args, **kwargs):
        super().__init__(**kwargs)

    def call(self, inputs, *args, **kwargs):
        return tensor("spectrogram", [inputs])


class MelSpectrogram(_Spectrogram):
    pass


class STFTSpectrogram(_Spectrogram):
    """It keeps two kernels, which nothing trains."""
