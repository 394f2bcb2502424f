import type { Endpoint, EventOf, RequestOf } from '@alive/contract/endpoint.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { send } from './call.ts';

/**
 * Makes a call that answers with events and yields them as they come; events it does not know are passed over.
 * Ends without one when the server has nothing to say (204). Throws CallError before the first event; a connection
 * that breaks ends the iteration without a last event.
 */
export const stream = async function* <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
): AsyncGenerator<EventOf<E>> {
  const response = await send(endpoint, request, { signal });
  if (response.status === 204 || response.body === null) return;
  const reader = response.body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const event = endpoint.events?.safeParse(JSON.parse(value.data));
      if (event?.success) yield event.data as EventOf<E>;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // A broken connection or a cut line: the caller sees that no last event came.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};
