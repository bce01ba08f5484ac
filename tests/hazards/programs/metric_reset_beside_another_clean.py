import tensorflow as tf

seen, right = tf.keras.metrics.Mean(), tf.keras.metrics.BinaryAccuracy()
total = tf.keras.metrics.Sum()
data = tf.data.Dataset.from_tensor_slices((tf.ones([16]), tf.zeros([16]))).batch(4)
for epoch in range(3):
    seen.reset_state()
    right.reset_state()
    for x, y in data:
        seen.update_state(x)
        right.update_state(y, x)
        total.update_state(x)
    print(epoch, seen.result(), right.result())
print(total.result())
