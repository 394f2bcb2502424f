import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Reads the messages that a server without a mail server writes; `next` waits for one to an address that was not read before. */
export const openOutbox = (dataDir: string): { next: (to: string) => Promise<Message> } => {
  const folder = join(dataDir, 'outbox');
  const read = new Set<string>();
  return {
    next: async (to) => {
      for (let tries = 0; tries < 300; tries++) {
        for (const name of names(folder).filter((one) => !read.has(one))) {
          const message = readFileSync(join(folder, name), 'utf8');
          if (!new RegExp(`^To: .*${to}`, 'im').test(message)) continue;
          read.add(name);
          const text = textOf(message);
          return { text, code: /^(\d{6})$/m.exec(text)?.[1] ?? '', link: /https?:\S+/.exec(text)?.[0] ?? '' };
        }
        await wait(100);
      }
      throw new Error(`No message came for ${to}.`);
    },
  };
};

const names = (folder: string): string[] => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

/** The plain part of a message. */
const textOf = (message: string): string => {
  const part = message.split(/^--.*\r?\n/m).find((one) => /^Content-Type: text\/plain/im.test(one)) ?? '';
  const [, ...lines] = part.split(/\r?\n\r?\n/);
  const body = lines.join('\n\n').replaceAll('\r', '');
  if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(part)) return body;
  const bytes = body.replace(/=\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

interface Message {
  text: string;
  /** Empty where it has none. */
  code: string;
  link: string;
}
