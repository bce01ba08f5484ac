"""Keras 3's `keras.ops.image`: no variables."""

from _scopelint import resized_shape, shape_of, tensor


def _vague(op):
    def function(*args, **kwargs):
        return tensor(op, [*args, *kwargs.values()])

    return function


def resize(images, size, *args, **kwargs):
    known = kwargs.get("data_format") is None
    return tensor("resize", [images], resized_shape(shape_of(images), size) if known else None)


affine_transform = _vague("affine_transform")
crop_images = _vague("crop_images")
elastic_transform = _vague("elastic_transform")
extract_patches = _vague("extract_patches")
extract_patches_3d = _vague("extract_patches_3d")
gaussian_blur = _vague("gaussian_blur")
hsv_to_rgb = _vague("hsv_to_rgb")
map_coordinates = _vague("map_coordinates")
pad_images = _vague("pad_images")
perspective_transform = _vague("perspective_transform")
rgb_to_grayscale = _vague("rgb_to_grayscale")
rgb_to_hsv = _vague("rgb_to_hsv")
scale_and_translate = _vague("scale_and_translate")
sobel_edges = _vague("sobel_edges")
ssim = _vague("ssim")
