"""TF `tf.contrib.opt`."""

from _scopelint import is_sequence, name_scope, note, raises, source
from tensorflow._control import group
from tensorflow.train._averages import ExponentialMovingAverage
from tensorflow.train._checkpoints import Saver
from tensorflow.train._optimizers import AdamOptimizer, MomentumOptimizer, Optimizer


class NadamOptimizer(AdamOptimizer):
    pass


class LazyAdamOptimizer(AdamOptimizer):
    pass


class AdaMaxOptimizer(AdamOptimizer):
    def __init__(self, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False, name="AdaMax"):
        super().__init__(learning_rate, beta1, beta2, epsilon, use_locking, name)

    def _create_slots(self, var_list):
        if not var_list:
            return
        self._create_non_slot_variable(source((), "float32"), "beta1_power", var_list[0])
        for v in var_list:
            self._zeros_slot(v, "m", self._name)
            self._zeros_slot(v, "v", self._name)


class _SignOptimizer(Optimizer):
    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "m", self._name)


class AddSignOptimizer(_SignOptimizer):
    def __init__(self, learning_rate=0.1, alpha=1.0, beta=0.9, sign_decay_fn=None, use_locking=False, name="AddSignOptimizer"):
        super().__init__(use_locking, name)


class PowerSignOptimizer(_SignOptimizer):
    def __init__(self, learning_rate=0.1, base=2.718281828459045, beta=0.9, sign_decay_fn=None, use_locking=False, name="PowerSignOptimizer"):
        super().__init__(use_locking, name)


class DecoupledWeightDecayExtension:
    """Minimizes with weight decay; to be mixed into an optimizer."""

    def __init__(self, weight_decay, **kwargs):
        super().__init__(**kwargs)

    def minimize(self, loss, global_step=None, var_list=None, gate_gradients=1, aggregation_method=None, colocate_gradients_with_ops=False, name=None, grad_loss=None, decay_var_list=None):  # fmt: skip
        return super().minimize(loss, global_step=global_step, var_list=var_list, name=name)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None, decay_var_list=None):
        pairs = list(grads_and_vars)
        for variable in decay_var_list or [v for _, v in pairs]:
            note("sized", variables=(variable,))
        return super().apply_gradients(pairs, global_step=global_step, name=name)


class AdamWOptimizer(DecoupledWeightDecayExtension, AdamOptimizer):
    def __init__(self, weight_decay, learning_rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False, name="AdamW"):
        super().__init__(
            weight_decay, learning_rate=learning_rate, beta1=beta1, beta2=beta2, epsilon=epsilon, use_locking=use_locking, name=name
        )


class MomentumWOptimizer(DecoupledWeightDecayExtension, MomentumOptimizer):
    def __init__(self, weight_decay, learning_rate, momentum, use_locking=False, name="MomentumW", use_nesterov=False):
        super().__init__(
            weight_decay, learning_rate=learning_rate, momentum=momentum, use_locking=use_locking, name=name, use_nesterov=use_nesterov
        )


def extend_with_decoupled_weight_decay(base_optimizer):
    class OptimizerWithDecoupledWeightDecay(DecoupledWeightDecayExtension, base_optimizer):
        def __init__(self, weight_decay, *args, **kwargs):
            base_optimizer.__init__(self, *args, **kwargs)

    return OptimizerWithDecoupledWeightDecay


class LARSOptimizer(Optimizer):
    def __init__(self, learning_rate, momentum=0.9, weight_decay=0.0001, eeta=0.001, epsilon=0.0, name="LARSOptimizer", skip_list=None, use_nesterov=False):  # fmt: skip
        super().__init__(False, name)

    def _create_slots(self, var_list):
        for v in var_list:
            self._zeros_slot(v, "momentum", self._name)


class MovingAverageOptimizer(Optimizer):
    def __init__(self, opt, average_decay=0.9999, num_updates=None, sequential_update=True):
        self._optimizer = opt
        self._ema = ExponentialMovingAverage(average_decay, num_updates=num_updates)
        self._swapped = None

    def compute_gradients(self, *args, **kwargs):
        return self._optimizer.compute_gradients(*args, **kwargs)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        pairs = list(grads_and_vars)
        out = self._optimizer.apply_gradients(pairs, global_step=global_step, name=name)
        variables = [v for g, v in pairs if g is not None]
        moved = self._ema.apply(variables)
        self._swapped = [(v, self._ema._averages[v]) for v in variables if v in self._ema._averages]
        return group(out, moved)

    def swapping_saver(self, var_list=None, name="swapping_saver", **kwargs):
        """Saves the averages by the names of the variables, and the other way round."""
        if self._swapped is None:
            raises(RuntimeError, "Must call apply_gradients or minimize before creating the swapping_saver")
        if is_sequence(var_list):
            for pair in self._swapped or ():
                for one, other in (pair, pair[::-1]):
                    if one in var_list and other not in var_list:
                        raises(ValueError, "Variable to swap " + other.op.name + " is not part of variables to save. This breaks MovingAverageOptimizer.")
        return Saver()


class VariableClippingOptimizer(Optimizer):
    def __init__(self, opt, vars_to_clip_dims, max_norm, use_locking=False, colocate_clip_ops_with_vars=False, name="VariableClipping"):
        super().__init__(use_locking, name)
        self._opt = opt

    def compute_gradients(self, *args, **kwargs):
        return self._opt.compute_gradients(*args, **kwargs)

    def apply_gradients(self, grads_and_vars, global_step=None, name=None):
        with name_scope(name, self._name):
            return self._opt.apply_gradients(grads_and_vars, global_step=global_step)


class ScipyOptimizerInterface:
    def __init__(self, loss, var_list=None, equalities=None, inequalities=None, var_to_bounds=None, **optimizer_kwargs):
        self.loss = loss

    def minimize(self, session=None, feed_dict=None, fetches=None, **kwargs):
        return None


ExternalOptimizerInterface = ScipyOptimizerInterface
