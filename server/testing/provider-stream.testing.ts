import type { ServerResponse } from 'node:http';
import type { Completion } from './provider-script.testing.ts';

/** Writes the events of an answer, whole or in chunks, and stops where the script says. */
export async function send(
  response: ServerResponse,
  events: string[],
  { hang, cut, bytes, keepAlive, pause = 0 }: Completion,
): Promise<void> {
  const end = typeof hang === 'number' ? hang : cut;
  for (const [at, event] of events.entries()) {
    if (end !== undefined && at >= end) break;
    if (response.destroyed) return;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const chunk = Buffer.from(keepAlive === true ? `: keep-alive\n\n${event}` : event);
    const size = bytes ?? chunk.length;
    for (let from = 0; from < chunk.length; from += size) {
      response.write(chunk.subarray(from, from + size));
      // Without a turn of the event loop, pieces would merge into one chunk.
      if (bytes !== undefined) await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (typeof hang === 'number') return;
  if (cut !== undefined) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    response.socket?.resetAndDestroy();
    return;
  }
  response.end();
}
