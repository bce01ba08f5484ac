"""What `import tensorflow` does not have in one version or another, among the names that the stubs know."""

from __future__ import annotations

from ..tf.version import Version


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


_ONLY_IN_1 = _names(
    """
    AUTO_REUSE ConfigProto Dimension FIFOQueue FixedLenFeature FixedLenSequenceFeature FixedLengthRecordReader
    GPUOptions GraphKeys InteractiveSession NoGradient NotDifferentiable PaddingFIFOQueue Print PriorityQueue QueueBase
    RandomShuffleQueue ReaderBase RunMetadata RunOptions Session TFRecordReader TextLineReader VarLenFeature
    VariableScope WholeFileReader accumulate_n add_to_collection add_to_collections all_variables angle app arg_max
    arg_min assert_greater_equal assert_less_equal assert_negative assert_non_negative assert_non_positive
    assert_none_equal assert_positive assert_rank_at_least assert_rank_in assert_type assert_variables_initialized
    assign assign_add assign_sub batch_gather batch_scatter_update ceil check_numerics cholesky clip_by_average_norm
    colocate_with confusion_matrix conj container contrib control_flow_v2_enabled convert_to_tensor_or_indexed_slices
    convert_to_tensor_or_sparse_tensor count_nonzero count_up_to create_partitioned_variables cumprod decode_csv
    decode_raw depth_to_space diag digamma dimension_at_index dimension_value disable_control_flow_v2
    disable_eager_execution disable_resource_variables disable_tensor_equality disable_v2_behavior
    disable_v2_tensorshape div div_no_nan enable_control_flow_v2 enable_eager_execution enable_resource_variables
    enable_tensor_equality enable_v2_behavior enable_v2_tensorshape erf erfc estimator expm1 fixed_size_partitioner
    flags floor_div floordiv floormod get_collection get_collection_ref get_default_graph get_default_session
    get_local_variable get_seed get_variable get_variable_scope gfile global_norm global_variables
    global_variables_initializer glorot_normal_initializer glorot_uniform_initializer igamma igammac imag
    initialize_all_tables initialize_all_variables initialize_local_variables initialize_variables invert_permutation
    is_finite is_inf is_nan is_variable_initialized layers lgamma lin_space local_variables local_variables_initializer
    log log1p log_sigmoid logging logical_xor make_template matrix_band_part matrix_diag matrix_inverse matrix_set_diag
    matrix_transpose min_max_variable_partitioner mod model_variables moving_average_variables multinomial
    no_regularizer op_scope orthogonal_initializer parse_example parse_single_example parse_single_sequence_example
    placeholder placeholder_with_default polygamma py_func python_io random_crop random_gamma random_normal
    random_poisson random_shuffle random_uniform read_file real reciprocal report_uninitialized_variables
    reset_default_graph resource_variables_enabled reverse_v2 rint rsqrt scatter_add scatter_div scatter_max scatter_min
    scatter_mul scatter_nd_add scatter_nd_sub scatter_nd_update scatter_sub scatter_update segment_max segment_mean
    segment_min segment_prod segment_sum set_random_seed setdiff1d space_to_depth sparse_matmul sparse_placeholder
    sparse_tensor_dense_matmul sparse_tensor_to_dense sparse_to_dense squared_difference tables_initializer to_bfloat16
    to_complex128 to_complex64 to_double to_float to_int32 to_int64 trace trainable_variables truncated_normal
    truncated_normal_initializer uniform_unit_scaling_initializer unsorted_segment_max unsorted_segment_mean
    unsorted_segment_min unsorted_segment_prod unsorted_segment_sum variable_axis_size_partitioner variable_op_scope
    variable_scope variables_initializer variance_scaling_initializer verify_tensor_all_finite where_v2 wrap_function zeta
    """
)
"""TensorFlow 2 has them in `compat.v1` or elsewhere."""

_NOT_IN_1_5 = _names(
    """
    GradientTape Module TensorSpec add_to_collections argsort batch_gather batch_scatter_update broadcast_to
    control_flow_v2_enabled custom_gradient dimension_at_index dimension_value disable_control_flow_v2
    disable_eager_execution disable_resource_variables disable_tensor_equality disable_v2_behavior
    disable_v2_tensorshape distribute div_no_nan enable_control_flow_v2 enable_eager_execution enable_resource_variables
    enable_tensor_equality enable_v2_behavior enable_v2_tensorshape ensure_shape executing_eagerly function get_logger
    get_static_value grad_pass_through init_scope no_gradient numpy_function py_function recompute_grad
    resource_variables_enabled roll scatter_max scatter_min searchsorted sort switch_case to_complex128 to_complex64
    unsorted_segment_mean unsorted_segment_min unsorted_segment_prod variable_creator_scope vectorized_map where_v2
    wrap_function
    """
)
"""They came after TensorFlow 1.5."""


def lacks(version: Version, module: str, name: str) -> bool:
    """Whether a module of TensorFlow's has no such attribute."""
    if module == "tensorflow":
        return (version.v2 and name in _ONLY_IN_1) or (not version.modern and name in _NOT_IN_1_5)
    return module == "tensorflow.compat" and name == "v1" and not version.modern


def gone_with_keras_3(module: str, name: str) -> bool:
    """Whether a module of TensorFlow's, without the legacy Keras, refuses this attribute."""
    return module in ("tensorflow.layers", "tensorflow.nn.rnn_cell") and not name.startswith("_")


def is_missing(version: Version, dotted: str) -> bool:
    """Whether there is no such module of TensorFlow's."""
    if version.v2:
        return dotted == "tensorflow.contrib" or dotted.startswith("tensorflow.contrib.")
    return not version.modern and (dotted == "tensorflow.compat.v1" or dotted.startswith("tensorflow.compat.v1."))
