from .base import Model
from .registry import register


@register("deep")
class Deep(Model):
    units = (4, 4, 4)
