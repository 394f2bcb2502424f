import { isOffline, probe, reconnected } from './connection.ts';

/** Loads code that did not come because the server could not be reached once it can be again. */
export const patient =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    try {
      return await load();
    } catch (error) {
      if (!isOffline() && (await probe())) throw error;
      await reconnected();
      return load();
    }
  };
