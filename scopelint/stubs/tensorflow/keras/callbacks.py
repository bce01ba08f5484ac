"""TF `tf.keras.callbacks`: what a fit calls. Those of Keras itself touch no variables but those of their model."""

from _scopelint import unknown


class Callback:
    model = None
    params = None
    validation_data = None

    def __init__(self):
        pass

    def set_params(self, params):
        self.params = params

    def set_model(self, model):
        self.model = model

    def on_train_begin(self, logs=None):
        pass

    def on_train_end(self, logs=None):
        pass

    def on_epoch_begin(self, epoch, logs=None):
        pass

    def on_epoch_end(self, epoch, logs=None):
        pass

    def on_batch_begin(self, batch, logs=None):
        pass

    def on_batch_end(self, batch, logs=None):
        pass

    def on_train_batch_begin(self, batch, logs=None):
        self.on_batch_begin(batch, logs)

    def on_train_batch_end(self, batch, logs=None):
        self.on_batch_end(batch, logs)

    def on_test_begin(self, logs=None):
        pass

    def on_test_end(self, logs=None):
        pass

    def on_test_batch_begin(self, batch, logs=None):
        pass

    def on_test_batch_end(self, batch, logs=None):
        pass

    def on_predict_begin(self, logs=None):
        pass

    def on_predict_end(self, logs=None):
        pass

    def on_predict_batch_begin(self, batch, logs=None):
        pass

    def on_predict_batch_end(self, batch, logs=None):
        pass


class _Inert(Callback):
    def __init__(self, *args, **kwargs):
        self.arguments = args


class BackupAndRestore(_Inert):
    pass


class BaseLogger(_Inert):
    pass


class CSVLogger(_Inert):
    pass


class EarlyStopping(_Inert):
    stopped_epoch = unknown("stopped_epoch", "int")
    best = unknown("best")
    best_weights = unknown("best_weights")
    best_epoch = unknown("best_epoch", "int")
    wait = unknown("wait", "int")


class History(_Inert):
    history = unknown("history")
    epoch = unknown("epoch")


class LambdaCallback(Callback):
    """Functions of the program take the place of its methods."""

    def __init__(
        self,
        on_epoch_begin=None,
        on_epoch_end=None,
        on_batch_begin=None,
        on_batch_end=None,
        on_train_begin=None,
        on_train_end=None,
        **kwargs,
    ):
        self.__dict__.update(kwargs)
        told = {
            "on_epoch_begin": on_epoch_begin,
            "on_epoch_end": on_epoch_end,
            "on_batch_begin": on_batch_begin,
            "on_batch_end": on_batch_end,
            "on_train_begin": on_train_begin,
            "on_train_end": on_train_end,
        }
        for name, function in told.items():
            if function is not None:
                setattr(self, name, function)


class LearningRateScheduler(_Inert):
    pass


class ModelCheckpoint(_Inert):
    best = unknown("best")


class OrbaxCheckpoint(_Inert):
    pass


class ProgbarLogger(_Inert):
    pass


class ReduceLROnPlateau(_Inert):
    pass


class RemoteMonitor(_Inert):
    pass


class SidecarEvaluatorModelExport(_Inert):
    pass


class SwapEMAWeights(_Inert):
    pass


class TensorBoard(_Inert):
    pass


class TerminateOnNaN(_Inert):
    pass


class CallbackList:
    def __init__(self, callbacks=None, add_history=False, add_progbar=False, model=None, **params):
        self.callbacks = callbacks
        self.model = model

    def _told(self, *args, **kwargs):
        return None

    append = set_params = set_model = _told
    on_train_begin = on_train_end = on_epoch_begin = on_epoch_end = on_batch_begin = on_batch_end = _told
    on_train_batch_begin = on_train_batch_end = on_test_begin = on_test_end = on_test_batch_begin = on_test_batch_end = _told
    on_predict_begin = on_predict_end = on_predict_batch_begin = on_predict_batch_end = _told
