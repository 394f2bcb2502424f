/**
 * Asks the job chat one question and tells how its events arrive: milliseconds until the first, how many there were, how many arrived in a
 * piece of their own, the heartbeats, and whether the last one was `done`, an `error`, or the stream was `cut`.
 */
export const arrivals = async (url: string, token: string, message: string): Promise<Arrivals> => {
  const began = performance.now();
  const response = await fetch(`${url}/api/search/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  const found: Arrivals = { first: 0, events: 0, apart: 0, pings: 0, last: 'cut' };
  try {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = piece.split('\n');
      const events = lines.filter((line) => line.startsWith('data: '));
      if (events.length > 0 && found.events === 0) found.first = performance.now() - began;
      found.events += events.length;
      found.pings += lines.filter((line) => line.startsWith(': ping')).length;
      if (events.length === 1) found.apart++;
      if (/"done":true/.test(piece)) found.last = /"error":/.test(piece) ? 'error' : 'done';
    }
  } catch {
    // Cut off before its end; what arrived says so.
  }
  return found;
};

interface Arrivals {
  first: number;
  events: number;
  apart: number;
  pings: number;
  last: 'done' | 'error' | 'cut';
}
