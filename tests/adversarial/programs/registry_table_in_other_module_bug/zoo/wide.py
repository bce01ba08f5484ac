from .base import Model
from .registry import register


@register("wide")
class Wide(Model):
    units = (16,)
