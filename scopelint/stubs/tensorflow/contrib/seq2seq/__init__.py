"""TF `tf.contrib.seq2seq` (semantics.md section 12)."""

from tensorflow.contrib.seq2seq._attention import (
    AttentionMechanism,
    AttentionWrapper,
    AttentionWrapperState,
    BahdanauAttention,
    BahdanauMonotonicAttention,
    LuongAttention,
    LuongMonotonicAttention,
    _BaseAttentionMechanism,
    _compute_attention,
    hardmax,
    monotonic_attention,
    safe_cumprod,
)
from tensorflow.contrib.seq2seq._decoders import (
    BasicDecoder,
    BasicDecoderOutput,
    BeamSearchDecoder,
    BeamSearchDecoderOutput,
    BeamSearchDecoderState,
    Decoder,
    FinalBeamSearchDecoderOutput,
    dynamic_decode,
    gather_tree,
    sequence_loss,
    tile_batch,
)
from tensorflow.contrib.seq2seq._helpers import (
    CustomHelper,
    GreedyEmbeddingHelper,
    Helper,
    InferenceHelper,
    SampleEmbeddingHelper,
    ScheduledEmbeddingTrainingHelper,
    ScheduledOutputTrainingHelper,
    TrainingHelper,
)
