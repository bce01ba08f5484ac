"""What Keras 3 keeps of a layer's state: once its `build` has been run, nothing is added to it."""

from _scopelint import catches, note, with_keras_3


class Tracker:
    def __init__(self, layer):
        self._layer = layer

    def lock(self, msg=None):
        self._layer._locked = True

    def unlock(self):
        self._layer._locked = False


class Lockable:
    _locked = False

    @property
    def _tracker(self):
        return Tracker(self)

    def _note_added(self, calling):
        """A weight is added, while these layers are being called, innermost last."""
        if calling and calling[-1] is not None and calling[-1][0] is self:
            locked = with_keras_3() and not catches("ValueError")  # if `build` made it so
            note("layer made in call", layer=self, within=self, call=calling[-1][1], locked=locked)
        elif self._locked and not catches("ValueError"):
            note("weight added late", layer=self, locked=True)
