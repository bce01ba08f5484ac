import tensorflow as tf
import trainer

dataset = tf.data.Dataset.from_tensor_slices((tf.random.normal([64, 3]), tf.random.normal([64, 1]))).batch(8)
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.SGD(0.1)
mean = tf.Variable(tf.zeros([3]))
count = tf.Variable(0.0)
checkpoint = tf.train.Checkpoint(model=model, optimizer=optimizer)
latest = tf.train.latest_checkpoint("out")
if latest:
    checkpoint.restore(latest)


@tf.function
def mean_step(x):
    count.assign(count + 1.0)
    mean.assign(tf.reduce_mean(x, 0) / count + (count - 1.0) / count * mean)


train_step = trainer.step_of(model, optimizer, mean)


for x, _ in dataset:
    mean_step(x)
for epoch in range(3):
    for x, y in dataset:
        train_step(x, y)
    checkpoint.save("out/ckpt")
