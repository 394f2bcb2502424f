import type { Endpoint, EventOf, RequestOf } from '@alive/contract/endpoint.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { inTurn, send } from './call.ts';
import { withScores } from './scores.ts';

/**
 * Makes a call that answers with events and yields them as they come; events it does not know are passed over.
 * Ends without one when the server has nothing to say (204). Throws CallError before the first event; a connection
 * that breaks, or on which nothing comes for long, ends the iteration without a last event. `key` names the action.
 */
export const stream = async function* <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
  key?: string,
): AsyncGenerator<EventOf<E>> {
  const silence = watchSilence();
  try {
    const either = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal;
    const response = await inTurn(() => {
      silence.startAgain();
      return send(endpoint, request, { signal: either, key });
    }, either);
    if (response.status === 204 || response.body === null) return;
    const reader = response.body
      .pipeThrough(silence.bytes)
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    yield* eventsIn(endpoint, reader);
  } finally {
    silence.end();
  }
};

async function* eventsIn<E extends Endpoint>(
  endpoint: E,
  reader: ReadableStreamDefaultReader<{ data: string }>,
): AsyncGenerator<EventOf<E>> {
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const event = endpoint.events?.safeParse(withScores(JSON.parse(value.data)));
      if (event?.success) yield event.data as EventOf<E>;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // A broken connection or a cut line: the caller sees that no last event came.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Aborts when no byte comes for a while: the server sends a comment every fifteen seconds. */
const watchSilence = () => {
  const control = new AbortController();
  const start = () => setTimeout(() => control.abort(new DOMException('Nothing came.', 'TimeoutError')), longestSilence);
  let timer = start();
  const startAgain = () => {
    clearTimeout(timer);
    timer = start();
  };
  const bytes = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      startAgain();
      controller.enqueue(chunk);
    },
  });
  return { signal: control.signal, bytes, startAgain, end: () => clearTimeout(timer) };
};

const longestSilence = 45_000;
