import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()

tokens = tf.placeholder(tf.float32, [None, 10, 16])
with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
    fw = tf.nn.rnn_cell.GRUCell(32)
    out_f, state_f = tf.nn.dynamic_rnn(fw, tokens, dtype=tf.float32, scope="fw")
    bw = tf.nn.rnn_cell.GRUCell(32)
    out_b, state_b = tf.nn.dynamic_rnn(bw, tf.reverse(tokens, [1]), dtype=tf.float32, scope="bw")
both = tf.concat([state_f, state_b], axis=1)
logits = tf.layers.dense(both, 2, name="logits")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.global_variables()])
