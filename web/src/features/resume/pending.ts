/** Keeps a file that was chosen and is not stored by the server yet, so that a reload finds it again; null forgets it. Where storage is closed it lasts as long as the page. */
export const keepFile = (file: File | null): Promise<void> =>
  onStore('readwrite', (store) => (file === null ? store.clear() : store.put(file, key))).then(
    () => undefined,
    () => undefined,
  );

/** The file kept from an earlier visit; null when there is none. */
export const keptFile = (): Promise<File | null> =>
  onStore('readonly', (store) => store.get(key)).then(
    (file) => (file instanceof File ? file : null),
    () => null,
  );

const onStore = (mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('alive', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(key);
    opening.onerror = () => reject(new Error('The storage is closed.'));
    opening.onsuccess = () => {
      const database = opening.result;
      const request = act(database.transaction(key, mode).objectStore(key));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The storage failed.'));
      // Takes effect when the transaction is through.
      database.close();
    };
  });

const key = 'resume';
