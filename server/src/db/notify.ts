import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Messages between the instances on one database. Any may be lost, so whoever waits for one looks for itself in addition. */
export interface Bus {
  /** Sends at most 7,000 bytes to all subscribers of a channel, those of this process too, and waits for nobody. */
  publish: (channel: string, payload: string) => void;
  /** Calls `listener` with each payload; returns what ends that. */
  subscribe: (channel: string, listener: (payload: string) => void) => () => void;
  close: () => Promise<void>;
}

/** The bus of a process that shares its database with nobody. */
export const localBus = (): Bus => {
  const { publish, subscribe } = openSubscribers();
  return { publish, subscribe, close: async () => undefined };
};

/**
 * A bus over LISTEN and NOTIFY, on a connection of its own from the first subscriber on, which is opened anew when it is lost or silent;
 * `send` carries out a statement on another one. `onError` receives failures.
 */
export const postgresBus = ({ url, send, onError }: BusOptions): Bus => {
  const subscribers = openSubscribers();
  const closing = new AbortController();
  let listening: Promise<void> | undefined;

  const listenOnce = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000, query_timeout: 2000, keepAlive: true });
    const lost = Promise.withResolvers<void>();
    client.on('error', onError);
    client.on('end', lost.resolve);
    client.on('notification', ({ payload = '' }) => {
      const at = payload.indexOf(' ');
      subscribers.publish(payload.slice(0, at), payload.slice(at + 1));
    });
    const end = () => void client.end().catch(() => undefined);
    try {
      await client.connect();
      await client.query(`LISTEN ${pgChannel}`);
      closing.signal.addEventListener('abort', end);
      if (closing.signal.aborted) end();
      // A connection that fell silent is found by asking.
      const asking = setInterval(() => void client.query('SELECT 1').catch(end), 5000).unref();
      await lost.promise;
      clearInterval(asking);
    } catch (error) {
      onError(error as Error);
      end();
    } finally {
      closing.signal.removeEventListener('abort', end);
    }
  };
  const listen = async () => {
    while (!closing.signal.aborted) {
      await listenOnce();
      await wait(500, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  };

  return {
    publish: (channel, payload) => void send('SELECT pg_notify($1, $2)', [pgChannel, `${channel} ${payload}`]).catch(onError),
    subscribe: (channel, listener) => {
      listening ??= listen();
      return subscribers.subscribe(channel, listener);
    },
    close: async () => {
      closing.abort();
      // One that is silent is not waited for.
      await Promise.race([listening, wait(1000, undefined, { ref: false })]);
    },
  };
};

const openSubscribers = () => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (channel: string, payload: string) => void emitter.emit(`to ${channel}`, payload),
    subscribe: (channel: string, listener: (payload: string) => void) => {
      emitter.on(`to ${channel}`, listener);
      return () => void emitter.off(`to ${channel}`, listener);
    },
  };
};

const pgChannel = 'alive';

interface BusOptions {
  url: string;
  send: (text: string, values: string[]) => Promise<unknown>;
  onError: (error: Error) => void;
}
