import type { ChatEvent, Conversation, Message } from '@alive/contract/conversations.ts';
import { openTestProvider, type TestProvider } from '../../server/testing/provider.testing.ts';
import { openCluster } from '../../server/testing/postgres.testing.ts';
import { modelAt, type Server, startServer } from './server.ts';

/** A model that says so many words, one each `pause` milliseconds. */
export const openSlowModel = (words: number, pause: number): Promise<TestProvider> =>
  openTestProvider(() => ({ text: Array.from({ length: words }, (_, at) => `${plain[at % plain.length] ?? ''} `), pause }));

/** Two instances on one PostgreSQL that ask a slow model. Where there is no PostgreSQL, ends the process and says that the trial is skipped. */
export const openTwoInstances = async (trial: string, words: number, pause: number) => {
  const cluster = await openCluster();
  if (cluster === null) {
    console.log(`${trial}: skipped, there is no PostgreSQL here (the Debian package postgresql)`);
    process.exit(0);
  }
  const model = await openSlowModel(words, pause);
  const start = () => startServer({ databaseUrl: cluster.url }, { ...modelAt(model.address), SAMPLE_DATA: 'off' });
  const [one, other] = await Promise.all([start(), start()]);
  return { cluster, model, one, other };
};

/** Words that no check can call untrue. */
const plain = 'you could read a little more of it and then think about what you would like to do next with all of that'.split(' ');

/** Reads an answer as a student's browser does; when each word came is in milliseconds of this process. */
export const readAnswer = (server: Server, path: string, { token, body }: { token: string; body?: unknown }): Reading => {
  const begun = Promise.withResolvers<string>();
  begun.promise.catch(() => undefined);
  const leaving = new AbortController();
  const reading: Reading = {
    status: 0,
    text: '',
    pieces: [],
    last: null,
    first: null,
    begun: begun.promise,
    leave: () => leaving.abort(),
    ended: Promise.resolve(),
  };
  const sent = performance.now();
  const take = (event: ChatEvent) => {
    reading.first ??= performance.now() - sent;
    if ('done' in event) reading.last = event;
    else if ('conversationId' in event) begun.resolve(event.conversationId);
    else if ('token' in event) {
      reading.text += event.token;
      reading.pieces.push({ at: performance.now(), end: reading.text.length });
    }
  };
  const read = async () => {
    const response = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: leaving.signal,
    });
    reading.status = response.status;
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) if (block.startsWith('data: ')) take(JSON.parse(block.slice(6)) as ChatEvent);
    }
  };
  // A server that is killed, or left, ends it in the middle.
  reading.ended = read().then(
    () => begun.reject(new Error('The answer never began.')),
    (error: unknown) => begun.reject(error),
  );
  return reading;
};

/** A chat as it is stored; null when that cannot be read. */
export const chatOf = async (server: Server, id: string, token: string): Promise<Message[] | null> => {
  const response = await server.request(`/api/conversations/${id}`, { token }).catch(() => null);
  return response?.status === 200 ? ((await response.json()) as Conversation).messages : null;
};

/** Registers a student; the token. */
export const studentOn = async (server: Server): Promise<string> => ((await (await server.register()).json()) as { token: string }).token;

export interface Reading {
  /** HTTP status; 0 while there is none. */
  status: number;
  text: string;
  /** When the words up to a length had come. */
  pieces: { at: number; end: number }[];
  last: ChatEvent | null;
  /** Milliseconds from the request to the first event. */
  first: number | null;
  /** The id of the conversation, which came first: what the student said is stored from then on. */
  begun: Promise<string>;
  ended: Promise<void>;
  leave: () => void;
}
