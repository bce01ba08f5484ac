"""Idioms of TF1 programs; importing this registers them all with `writer.IDIOMS`."""

from . import objects, requests, sharing, soup, training

__all__ = ["objects", "requests", "sharing", "soup", "training"]
