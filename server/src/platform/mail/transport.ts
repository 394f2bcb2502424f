import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailConfig } from '#config/config.ts';
import type { Letter } from './letter.ts';

/**
 * Opens what sends messages: an SMTP server, or else the folder `outbox`, one .eml file (RFC 5322) for each, whose code is printed, too. Only
 * its owner can read it, and after a week it is deleted.
 */
export const openMailTransport = ({ server, from }: MailConfig, { outbox, print }: Outbox): MailTransport => {
  let opened: Promise<MailTransport> | null = null;
  return {
    send: async (message) => {
      opened ??= server === null ? openOutbox(from, { outbox, print }) : openSmtp(server, from);
      return (await opened).send(message);
    },
    forget: async (account) => (server === null ? forgetIn(outbox, account) : undefined),
    close: async () => (await opened)?.close(),
  };
};

async function openSmtp(server: string, from: string): Promise<MailTransport> {
  // Loaded only now, because nothing at the start needs it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    {
      url: server,
      pool: true,
      maxConnections: 4,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, ...always },
  );
  return {
    send: async (message) => {
      await transport.sendMail(fieldsOf(message)).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    forget: async () => undefined,
    close: async () => transport.close(),
  };
}

async function openOutbox(from: string, { outbox, print }: Outbox): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from, ...always });
  return {
    send: async (message) => {
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await sweep(outbox);
      const { message: content } = await transport.sendMail({ ...fieldsOf(message), headers: headersOf(message) });
      const path = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(6).toString('hex')}.eml`);
      await writeFile(path, content as Buffer, { mode: 0o600, flag: 'wx' });
      if (message.letter.code !== null) print(`Code: ${message.letter.code} (the whole message is ${path})`);
    },
    forget: (account) => forgetIn(outbox, account),
    close: async () => transport.close(),
  };
}

/** Deletes the messages of an outbox that are about an account or went to its address. */
async function forgetIn(outbox: string, { id, email }: Account): Promise<void> {
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const [head = ''] = (await readFile(join(outbox, name), 'utf8')).split('\r\n\r\n');
    const valueOf = (field: string) => new RegExp(`^${field}:([^]*?)(?:\\r\\n(?![ \\t])|$)`, 'im').exec(head)?.[1]?.trim() ?? '';
    const isTo = email !== null && valueOf('To').toLowerCase().includes(email.toLowerCase());
    if (isTo || valueOf(accountHeader) === id) await rm(join(outbox, name), { force: true });
  }
}

async function sweep(outbox: string): Promise<void> {
  const week = Date.now() - 7 * 86_400_000;
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  await Promise.all(
    names.map(async (name) => {
      const path = join(outbox, name);
      if ((await stat(path)).mtimeMs < week) await rm(path, { force: true });
    }),
  );
}

/** An address that is given as an object is taken as it is, whatever characters it has. */
const fieldsOf = ({ to, letter: { subject, text, html } }: MailMessage) => ({ to: { name: '', address: to }, subject, text, html });

/** In the outbox alone: which account a message is about, whichever address it goes to. */
const accountHeader = 'X-Account';
const headersOf = ({ account }: MailMessage): Record<string, string> => (account === null ? {} : { [accountHeader]: account });

/** So that no mail program answers by itself. */
const always = { headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } };

/** What a server said of a failure may name the address, which no log may hold. */
const failureOf = (error: unknown): MailError => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new MailError(
    [code, responseCode].filter((part) => part !== undefined).join(' ') || 'no reason was given',
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500,
  );
};

/** A message was not sent; `message` names nobody. */
export class MailError extends Error {
  /** Whether the server refuses this message for good, as for an address that does not exist. */
  readonly isFinal: boolean;
  constructor(reason: string, isFinal: boolean) {
    super(`The mail server did not take a message: ${reason}`);
    this.isFinal = isFinal;
  }
}

interface Outbox {
  /** Folder for messages where there is no mail server. */
  outbox: string;
  /** Prints a line for whoever runs the server. */
  print: (line: string) => void;
}

interface MailMessage {
  to: string;
  /** The id of the account that it is about; null where there is none. */
  account: string | null;
  letter: Letter;
}

export interface Account {
  id: string;
  email: string | null;
}

export interface MailTransport {
  /** Sends a message. Throws MailError. */
  send: (message: MailMessage) => Promise<void>;
  /** Deletes the messages about an account, or to its address, that are kept as files. */
  forget: (account: Account) => Promise<void>;
  close: () => Promise<void>;
}
