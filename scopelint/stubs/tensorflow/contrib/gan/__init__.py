"""TF `tf.contrib.gan` (in TensorFlow 1.5; later a package of its own)."""

from _scopelint import get_collection, namedtuple, variable_scope

GANModel = namedtuple(
    "GANModel",
    (
        "generator_inputs", "generated_data", "generator_variables", "generator_scope", "generator_fn", "real_data",
        "discriminator_real_outputs", "discriminator_gen_outputs", "discriminator_variables", "discriminator_scope", "discriminator_fn",
    ),
)  # fmt: skip


def gan_model(
    generator_fn,
    discriminator_fn,
    real_data,
    generator_inputs,
    generator_scope="Generator",
    discriminator_scope="Discriminator",
    check_shapes=True,
):
    with variable_scope(generator_scope) as made:
        generated = generator_fn(generator_inputs)
    with variable_scope(discriminator_scope) as judged:
        of_generated = discriminator_fn(generated, generator_inputs)
    with variable_scope(judged, reuse=True):
        of_real = discriminator_fn(real_data, generator_inputs)
    return GANModel(
        generator_inputs, generated, get_collection("trainable_variables", made.name), made, generator_fn, real_data, of_real,
        of_generated, get_collection("trainable_variables", judged.name), judged, discriminator_fn,
    )  # fmt: skip
