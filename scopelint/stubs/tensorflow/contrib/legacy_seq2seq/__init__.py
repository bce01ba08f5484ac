"""TF `tf.contrib.legacy_seq2seq`: sequence models unrolled step by step, in literal scopes."""

from _scopelint import (
    channels,
    dtype_of,
    flatten,
    get_variable,
    get_variable_scope,
    given,
    name_scope,
    shape_of,
    surely,
    tensor,
    unknown,
    variable_scope,
)
from tensorflow.contrib.rnn._wrappers import EmbeddingWrapper, OutputProjectionWrapper
from tensorflow.nn._rnn import static_rnn
from tensorflow.nn.rnn_cell._base import _like, _Linear, _zeros


def _embedded(embedding, ids):
    shape = shape_of(ids)
    return tensor("embedding_lookup", [ids, embedding], None if shape is None else shape + (channels(shape_of(embedding), 1),), dtype_of(embedding))


def _extract_argmax_and_embed(embedding, output_projection=None, update_embedding=True):
    def loop_function(prev, _):
        shape = shape_of(prev)
        return _embedded(embedding, tensor("argmax", [prev], None if shape is None else shape[:1], "int64"))

    return loop_function


def rnn_decoder(decoder_inputs, initial_state, cell, loop_function=None, scope=None):
    with variable_scope(scope if given(scope) else "rnn_decoder"):
        state = initial_state
        outputs = []
        prev = None
        for i, inp in enumerate(decoder_inputs):
            if loop_function is not None and prev is not None:
                with variable_scope("loop_function", reuse=True):
                    inp = loop_function(prev, i)
            if i > 0:
                get_variable_scope().reuse_variables()
            output, state = cell(inp, state)
            outputs.append(output)
            if loop_function is not None:
                prev = output
    return outputs, state


def basic_rnn_seq2seq(encoder_inputs, decoder_inputs, cell, dtype="float32", scope=None):
    with variable_scope(scope if given(scope) else "basic_rnn_seq2seq"):
        _, state = static_rnn(cell.__deepcopy__({}), encoder_inputs, dtype=dtype)
        return rnn_decoder(decoder_inputs, state, cell)


def tied_rnn_seq2seq(encoder_inputs, decoder_inputs, cell, loop_function=None, dtype="float32", scope=None):
    with variable_scope("combined_tied_rnn_seq2seq"):
        name = scope if given(scope) else "tied_rnn_seq2seq"
        _, state = static_rnn(cell, encoder_inputs, dtype=dtype, scope=name)
        get_variable_scope().reuse_variables()
        return rnn_decoder(decoder_inputs, state, cell, loop_function=loop_function, scope=name)


def embedding_rnn_decoder(
    decoder_inputs,
    initial_state,
    cell,
    num_symbols,
    embedding_size,
    output_projection=None,
    feed_previous=False,
    update_embedding_for_previous=True,
    scope=None,
):
    with variable_scope(scope if given(scope) else "embedding_rnn_decoder"):
        embedding = get_variable("embedding", [num_symbols, embedding_size])
        loop = _extract_argmax_and_embed(embedding, output_projection) if feed_previous is True else None
        return rnn_decoder([_embedded(embedding, i) for i in decoder_inputs], initial_state, cell, loop_function=loop)


def _both_ways(feed_previous, decode):
    """A decoder under `tf.cond`: the first branch makes what the second shares."""
    if surely(feed_previous, bool):
        return decode(feed_previous)
    decode(True)
    with variable_scope(get_variable_scope(), reuse=True):
        return decode(False)


def embedding_rnn_seq2seq(
    encoder_inputs,
    decoder_inputs,
    cell,
    num_encoder_symbols,
    num_decoder_symbols,
    embedding_size,
    output_projection=None,
    feed_previous=False,
    dtype=None,
    scope=None,
):
    with variable_scope(scope if given(scope) else "embedding_rnn_seq2seq") as scope:
        if dtype is not None:
            scope.set_dtype(dtype)
        else:
            dtype = scope.dtype
        encoder = EmbeddingWrapper(cell.__deepcopy__({}), num_encoder_symbols, embedding_size)
        _, state = static_rnn(encoder, encoder_inputs, dtype=dtype if given(dtype) else "float32")
        decoder = OutputProjectionWrapper(cell, num_decoder_symbols) if output_projection is None else cell
        return _both_ways(
            feed_previous,
            lambda feed: embedding_rnn_decoder(decoder_inputs, state, decoder, num_decoder_symbols, embedding_size, output_projection, feed),
        )


def embedding_tied_rnn_seq2seq(
    encoder_inputs,
    decoder_inputs,
    cell,
    num_symbols,
    embedding_size,
    num_decoder_symbols=None,
    output_projection=None,
    feed_previous=False,
    dtype=None,
    scope=None,
):
    with variable_scope(scope if given(scope) else "embedding_tied_rnn_seq2seq", dtype=dtype):
        embedding = get_variable("embedding", [num_symbols, embedding_size])
        encoded = [_embedded(embedding, x) for x in encoder_inputs]
        decoded = [_embedded(embedding, x) for x in decoder_inputs]
        size = num_symbols if num_decoder_symbols is None else num_decoder_symbols
        wrapped = OutputProjectionWrapper(cell, size) if output_projection is None else cell

        def decode(feed):
            loop = _extract_argmax_and_embed(embedding, output_projection) if feed is True else None
            return tied_rnn_seq2seq(encoded, decoded, wrapped, loop_function=loop)

        return _both_ways(feed_previous, decode)


def attention_decoder(
    decoder_inputs,
    initial_state,
    attention_states,
    cell,
    output_size=None,
    num_heads=1,
    loop_function=None,
    dtype=None,
    scope=None,
    initial_state_attention=False,
):
    size = cell.output_size if output_size is None else output_size
    with variable_scope(scope if given(scope) else "attention_decoder", dtype=dtype) as scope:
        kind = scope.dtype
        attn_size = channels(shape_of(attention_states), 2)
        keys = []
        for a in range(num_heads):
            keys.append(get_variable("AttnW_%d" % a, [1, 1, attn_size, attn_size], dtype=kind))
            keys.append(get_variable("AttnV_%d" % a, [attn_size], dtype=kind))
        state = initial_state
        batch = channels(shape_of(decoder_inputs[0]), 0)

        def attention(query):
            found = []
            parts = flatten(query)
            total = 0
            for part in parts:
                total = total + channels(shape_of(part), -1)
            for a in range(num_heads):
                with variable_scope("Attention_%d" % a):
                    joined = _like(parts[0], total, "concat", parts)
                    y = _Linear(joined, attn_size, True)(joined)
                    found.append(_like(parts[0], attn_size, "attention", [y, attention_states, *keys]))
            return found

        outputs = []
        prev = None
        attns = [_zeros(batch, attn_size, kind) for _ in range(num_heads)]
        if initial_state_attention:
            attns = attention(initial_state)
        for i, inp in enumerate(decoder_inputs):
            if i > 0:
                get_variable_scope().reuse_variables()
            if loop_function is not None and prev is not None:
                with variable_scope("loop_function", reuse=True):
                    inp = loop_function(prev, i)
            x = _Linear([inp] + attns, channels(shape_of(inp), 1), True)([inp] + attns)
            output, state = cell(x, state)
            if i == 0 and initial_state_attention:
                with variable_scope(get_variable_scope(), reuse=True):
                    attns = attention(state)
            else:
                attns = attention(state)
            with variable_scope("AttnOutputProjection"):
                output = _Linear([output] + attns, size, True)([output] + attns)
            if loop_function is not None:
                prev = output
            outputs.append(output)
    return outputs, state


def embedding_attention_decoder(
    decoder_inputs,
    initial_state,
    attention_states,
    cell,
    num_symbols,
    embedding_size,
    num_heads=1,
    output_size=None,
    output_projection=None,
    feed_previous=False,
    update_embedding_for_previous=True,
    dtype=None,
    scope=None,
    initial_state_attention=False,
):
    size = cell.output_size if output_size is None else output_size
    with variable_scope(scope if given(scope) else "embedding_attention_decoder", dtype=dtype):
        embedding = get_variable("embedding", [num_symbols, embedding_size])
        loop = _extract_argmax_and_embed(embedding, output_projection) if feed_previous is True else None
        return attention_decoder(
            [_embedded(embedding, i) for i in decoder_inputs],
            initial_state,
            attention_states,
            cell,
            output_size=size,
            num_heads=num_heads,
            loop_function=loop,
            initial_state_attention=initial_state_attention,
        )


def embedding_attention_seq2seq(
    encoder_inputs,
    decoder_inputs,
    cell,
    num_encoder_symbols,
    num_decoder_symbols,
    embedding_size,
    num_heads=1,
    output_projection=None,
    feed_previous=False,
    dtype=None,
    scope=None,
    initial_state_attention=False,
):
    with variable_scope(scope if given(scope) else "embedding_attention_seq2seq", dtype=dtype) as scope:
        kind = scope.dtype
        encoder = EmbeddingWrapper(cell.__deepcopy__({}), num_encoder_symbols, embedding_size)
        outputs, state = static_rnn(encoder, encoder_inputs, dtype=kind if given(kind) else "float32")
        shape = shape_of(outputs[0])
        attention_states = tensor("concat", outputs, None if shape is None else (shape[0], len(outputs), cell.output_size))
        decoder, size = cell, None
        if output_projection is None:
            decoder, size = OutputProjectionWrapper(cell, num_decoder_symbols), num_decoder_symbols
        return _both_ways(
            feed_previous,
            lambda feed: embedding_attention_decoder(
                decoder_inputs,
                state,
                attention_states,
                decoder,
                num_decoder_symbols,
                embedding_size,
                num_heads=num_heads,
                output_size=size,
                output_projection=output_projection,
                feed_previous=feed,
                initial_state_attention=initial_state_attention,
            ),
        )


def one2many_rnn_seq2seq(
    encoder_inputs,
    decoder_inputs_dict,
    enc_cell,
    dec_cells_dict,
    num_encoder_symbols,
    num_decoder_symbols_dict,
    embedding_size,
    feed_previous=False,
    dtype=None,
    scope=None,
):
    outputs = {}
    states = {}
    with variable_scope(scope if given(scope) else "one2many_rnn_seq2seq", dtype=dtype):
        _, state = static_rnn(EmbeddingWrapper(enc_cell, num_encoder_symbols, embedding_size), encoder_inputs, dtype="float32")
        for name, decoder_inputs in decoder_inputs_dict.items():
            with variable_scope("one2many_decoder_" + str(name)):
                symbols = num_decoder_symbols_dict[name]
                cell = OutputProjectionWrapper(dec_cells_dict[name], symbols)
                outputs[name], states[name] = _both_ways(
                    feed_previous, lambda feed: embedding_rnn_decoder(decoder_inputs, state, cell, symbols, embedding_size, feed_previous=feed)
                )
    return outputs, states


def sequence_loss_by_example(logits, targets, weights, average_across_timesteps=True, softmax_loss_function=None, name=None):
    with name_scope(name, "sequence_loss_by_example"):
        if softmax_loss_function is not None:
            for logit, target in zip(logits, targets):
                softmax_loss_function(labels=target, logits=logit)
        return tensor("loss", [logits])


def sequence_loss(
    logits, targets, weights, average_across_timesteps=True, average_across_batch=True, softmax_loss_function=None, name=None
):
    with name_scope(name, "sequence_loss"):
        return tensor("loss", [sequence_loss_by_example(logits, targets, weights, softmax_loss_function=softmax_loss_function)], ())


def model_with_buckets(
    encoder_inputs, decoder_inputs, targets, weights, buckets, seq2seq, softmax_loss_function=None, per_example_loss=False, name=None
):
    losses = []
    outputs = []
    with name_scope(name, "model_with_buckets"):
        for j, bucket in enumerate(buckets):
            with variable_scope(get_variable_scope(), reuse=True if j > 0 else None):
                found, _ = seq2seq(encoder_inputs[: bucket[0]], decoder_inputs[: bucket[1]])
                outputs.append(found)
                losses.append(sequence_loss(found, targets, weights, softmax_loss_function=softmax_loss_function))
    return outputs, losses
