import { isOffline, probe, reconnected } from './connection.ts';

/** Imports code; where the server cannot be reached, again once it can. */
export const retryImport =
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
