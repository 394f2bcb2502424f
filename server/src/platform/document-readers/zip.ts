import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { UnreadableDocument } from '../documents/answer.ts';

/**
 * Reads files of a zip archive by name. Unpacked bytes are counted as they stream, whatever the directory says of them. Throws
 * UnreadableDocument for an archive that holds more than is read, has a password or is broken.
 */
export const openZip = async (content: Buffer): Promise<Zip> => {
  const archive = await new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true, validateEntrySizes: true, decodeStrings: true }, (error, zip) =>
      error ? reject(new UnreadableDocument('damaged', error)) : resolve(zip),
    ),
  );
  if (archive.entryCount > mostEntries) throw new UnreadableDocument('much');
  const entries = await entriesOf(archive);
  if (entries.some((entry) => entry.isEncrypted())) throw new UnreadableDocument('encrypted');
  let unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpacked) throw new UnreadableDocument('much');
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  unpacked = 0;
  return {
    names: [...byName.keys()],
    read: async (name) => {
      const entry = byName.get(name);
      if (entry === undefined) return null;
      const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
        archive.openReadStream(entry, (error, opened) => (error ? reject(new UnreadableDocument('damaged', error)) : resolve(opened))),
      );
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) {
          unpacked += (chunk as Buffer).length;
          if (unpacked > mostUnpacked) throw new UnreadableDocument('much');
          chunks.push(chunk as Buffer);
        }
      } catch (error) {
        throw error instanceof UnreadableDocument ? error : new UnreadableDocument(isLonger(error) ? 'much' : 'damaged', error);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
  };
};

const entriesOf = (archive: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    archive.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > mostEntries) reject(new UnreadableDocument('much'));
      else archive.readEntry();
    });
    archive.on('error', (error: unknown) => reject(new UnreadableDocument('damaged', error)));
    archive.on('end', () => resolve(entries));
    archive.readEntry();
  });

/** Whether more bytes came out than the directory said. */
const isLonger = (error: unknown): boolean => /too many bytes/i.test((error as Error).message);

const mostEntries = 2000;
const mostUnpacked = 50 * 1024 * 1024;

export interface Zip {
  names: readonly string[];
  /** The text of a file; null: there is none of that name. */
  read: (name: string) => Promise<string | null>;
}
