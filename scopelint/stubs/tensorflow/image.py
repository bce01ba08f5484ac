"""tf.image: static shapes."""

import _scopelint as _s
from tensorflow._dtypes import float32, int32, uint8
from tensorflow._math import cast as _cast
from tensorflow._random import random_crop


class ResizeMethod:
    BILINEAR = 0
    NEAREST_NEIGHBOR = 1
    BICUBIC = 2
    AREA = 3


def _resized(images, size, dtype, name):
    return _s.tensor("resize", [images], _s.resized_shape(_s.shape_of(images), size), dtype, name)


def resize_images(images, size, method=0, align_corners=False, preserve_aspect_ratio=False, name=None):
    _s.used(_s.chosen(name, "resize"))
    return _resized(images, size, _interpolated(images), None)


def _interpolated(images):
    """Interpolating makes floats, but what keeps its size or takes its nearest neighbours keeps its dtype."""
    return float32 if _s.dtype_of(images) == float32 else _s.unknown("dtype")


resize = resize_images


def resize_bilinear(images, size, align_corners=False, name=None, half_pixel_centers=False):
    return _resized(images, size, float32, _s.chosen(name, "ResizeBilinear"))


def resize_bicubic(images, size, align_corners=False, name=None, half_pixel_centers=False):
    return _resized(images, size, float32, _s.chosen(name, "ResizeBicubic"))


def resize_area(images, size, align_corners=False, name=None):
    return _resized(images, size, float32, _s.chosen(name, "ResizeArea"))


def resize_nearest_neighbor(images, size, align_corners=False, name=None, half_pixel_centers=False):
    return _resized(images, size, None, _s.chosen(name, "ResizeNearestNeighbor"))


def resize_image_with_crop_or_pad(image, target_height, target_width):
    return _resized(image, [target_height, target_width], None, None)


resize_with_crop_or_pad = resize_image_with_crop_or_pad


def resize_image_with_pad(image, target_height, target_width, method=0, align_corners=False):
    return _resized(image, [target_height, target_width], _interpolated(image), None)


def crop_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    return _resized(image, [target_height, target_width], None, None)


def pad_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    return _resized(image, [target_height, target_width], None, None)


def central_crop(image, central_fraction):
    return _s.tensor("central_crop", [image])


def crop_and_resize(image, boxes, box_ind=None, crop_size=None, method="bilinear", extrapolation_value=0, name=None, box_indices=None):
    return _s.tensor("crop_and_resize", [image, boxes], _s.resized_shape(_s.shape_of(image), crop_size), float32, name)


def _changed(op, image):
    return _s.tensor(op, [image], _s.shape_of(image))


def flip_left_right(image):
    return _changed("flip", image)


def flip_up_down(image):
    return _changed("flip", image)


def random_flip_left_right(image, seed=None):
    return _changed("flip", image)


def random_flip_up_down(image, seed=None):
    return _changed("flip", image)


def rot90(image, k=1, name=None):
    return _s.tensor("rot90", [image])


def transpose_image(image, name=None):
    return _s.tensor("transpose", [image])


def adjust_brightness(image, delta):
    return _changed("adjust", image)


def adjust_contrast(images, contrast_factor):
    return _changed("adjust", images)


def adjust_gamma(image, gamma=1, gain=1):
    return _changed("adjust", image)


def adjust_hue(image, delta, name=None):
    return _changed("adjust", image)


def adjust_saturation(image, saturation_factor, name=None):
    return _changed("adjust", image)


def random_brightness(image, max_delta, seed=None):
    return _changed("adjust", image)


def random_contrast(image, lower, upper, seed=None):
    return _changed("adjust", image)


def random_hue(image, max_delta, seed=None):
    return _changed("adjust", image)


def random_saturation(image, lower, upper, seed=None):
    return _changed("adjust", image)


def per_image_standardization(image):
    return _changed("standardize", image)


per_image_whitening = per_image_standardization


def convert_image_dtype(image, dtype, saturate=False, name=None):
    return _cast(image, dtype, name)


def rgb_to_grayscale(images, name=None):
    return _s.tensor("rgb_to_grayscale", [images], _s.with_dim(_s.shape_of(images), -1, 1))


def grayscale_to_rgb(images, name=None):
    return _s.tensor("grayscale_to_rgb", [images], _s.with_dim(_s.shape_of(images), -1, 3))


def rgb_to_hsv(images, name=None):
    return _changed("rgb_to_hsv", images)


hsv_to_rgb = rgb_to_yuv = yuv_to_rgb = rgb_to_yiq = yiq_to_rgb = rgb_to_hsv


def _decoded(channels, dtype, name):
    return _s.source((None, None, _s.given_dim(channels)), dtype, name)


def decode_jpeg(contents, channels=0, ratio=1, fancy_upscaling=True, try_recover_truncated=False, acceptable_fraction=1, dct_method="",
                name=None):
    return _decoded(channels, uint8, name)


def decode_png(contents, channels=0, dtype=uint8, name=None):
    return _decoded(channels, dtype, name)


def decode_bmp(contents, channels=0, name=None):
    return _decoded(channels, uint8, name)


def decode_gif(contents, name=None):
    return _s.source((None, None, None, 3), uint8, name)


def decode_image(contents, channels=None, dtype=uint8, name=None, expand_animations=True):
    return _s.source(None, dtype, name)


def encode_jpeg(image, format="", quality=95, progressive=False, optimize_size=False, chroma_downsampling=True, density_unit="in",
                x_density=300, y_density=300, xmp_metadata="", name=None):
    return _s.source((), _s.DType("string"), name)


def encode_png(image, compression=-1, name=None):
    return _s.source((), _s.DType("string"), name)


def extract_image_patches(images, ksizes=None, strides=None, rates=None, padding=None, name=None, sizes=None):
    return _s.tensor("extract_image_patches", [images], None, None, name)


extract_patches = extract_image_patches


def extract_glimpse(input, size, offsets, centered=True, normalized=True, uniform_noise=True, name=None):
    return _resized(input, size, None, name)


def total_variation(images, name=None):
    return _s.tensor("total_variation", [images], None, None, name)


def non_max_suppression(boxes, scores, max_output_size, iou_threshold=0.5, score_threshold=0.0, name=None):
    return _s.source((None,), int32, name)


def ssim(img1, img2, max_val, filter_size=11, filter_sigma=1.5, k1=0.01, k2=0.03):
    return _s.tensor("ssim", [img1, img2])


def psnr(a, b, max_val, name=None):
    return _s.tensor("psnr", [a, b])


def sample_distorted_bounding_box(image_size, bounding_boxes, seed=None, seed2=None, min_object_covered=0.1, aspect_ratio_range=None,
                                  area_range=None, max_attempts=None, use_image_if_no_bounding_boxes=None, name=None):
    return _s.source((3,), int32), _s.source((3,), int32), _s.source((1, 1, 4), float32)


def draw_bounding_boxes(images, boxes, name=None, colors=None):
    return _changed("draw_bounding_boxes", images)
