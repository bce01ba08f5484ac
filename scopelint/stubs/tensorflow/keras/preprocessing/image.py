"""TF `tf.keras.preprocessing.image`."""

from _scopelint import unknown
from tensorflow.keras.utils import array_to_img, img_to_array, load_img, save_img


class Iterator:
    """Batches that begin anew where they end."""

    def __init__(self, *args, **kwargs):
        pass

    samples = n = batch_size = unknown("a number", "int")
    class_indices = unknown("class_indices")
    classes = unknown("classes")
    filenames = unknown("filenames")
    image_shape = unknown("image_shape")

    def __iter__(self):
        return self

    def __next__(self):
        return unknown("batch")

    next = __next__

    def __len__(self):
        return unknown("a number", "int")

    def __getitem__(self, index):
        return unknown("batch")

    def reset(self):
        return None

    def on_epoch_end(self):
        return None


class DirectoryIterator(Iterator):
    pass


class NumpyArrayIterator(Iterator):
    pass


class DataFrameIterator(Iterator):
    pass


class ImageDataGenerator:
    def __init__(self, *args, **kwargs):
        pass

    def fit(self, x, *args, **kwargs):
        return None

    def flow(self, x, y=None, *args, **kwargs):
        return NumpyArrayIterator()

    def flow_from_directory(self, directory, *args, **kwargs):
        return DirectoryIterator()

    def flow_from_dataframe(self, dataframe, *args, **kwargs):
        return DataFrameIterator()

    def random_transform(self, x, seed=None):
        return x

    def apply_transform(self, x, transform_parameters):
        return x

    def standardize(self, x):
        return x


def _changed(x, *args, **kwargs):
    return x


random_brightness = random_channel_shift = random_rotation = random_shear = random_shift = random_zoom = _changed
apply_affine_transform = apply_brightness_shift = apply_channel_shift = _changed


def smart_resize(x, size, interpolation="bilinear", *args, **kwargs):
    return unknown("smart_resize()")
