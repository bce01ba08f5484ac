# tf: 1.5 1.15
import tensorflow as tf

legacy = tf.contrib.legacy_seq2seq
rc = tf.contrib.rnn
enc = [tf.placeholder(tf.float32, [2, 4]) for _ in range(3)]
dec = [tf.placeholder(tf.float32, [2, 4]) for _ in range(4)]
ids = [tf.placeholder(tf.int32, [2]) for _ in range(3)]
out_ids = [tf.placeholder(tf.int32, [2]) for _ in range(4)]

weights = [tf.placeholder(tf.float32, [2]) for _ in range(4)]
outputs, losses = legacy.model_with_buckets(
    ids, out_ids, out_ids, weights, [(2, 2), (3, 4)], lambda x, y: legacy.embedding_rnn_seq2seq(x, y, rc.GRUCell(4), 10, 11, 5)
)
print(len(losses), legacy.sequence_loss_by_example([outputs[1][0]], [out_ids[0]], [weights[0]]))
