# repository: google-research/bert
# commit: eedf5716ce1268e56f0a50264a88cafad334ac61
"""BERT's pre-training model function: two heads, one of which is tied to the embeddings."""

import tensorflow as tf

import modeling
import run_pretraining

config = modeling.BertConfig(vocab_size=100, hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=64)
features = {
    "input_ids": tf.placeholder(tf.int32, [4, 16]),
    "input_mask": tf.placeholder(tf.int32, [4, 16]),
    "segment_ids": tf.placeholder(tf.int32, [4, 16]),
    "masked_lm_positions": tf.placeholder(tf.int32, [4, 3]),
    "masked_lm_ids": tf.placeholder(tf.int32, [4, 3]),
    "masked_lm_weights": tf.placeholder(tf.float32, [4, 3]),
    "next_sentence_labels": tf.placeholder(tf.int32, [4, 1]),
}
model_fn = run_pretraining.model_fn_builder(
    bert_config=config,
    init_checkpoint=None,
    learning_rate=1e-3,
    num_train_steps=100,
    num_warmup_steps=10,
    use_tpu=False,
    use_one_hot_embeddings=False,
)
model_fn(features, None, tf.estimator.ModeKeys.TRAIN, {})
