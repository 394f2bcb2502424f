import { isIPv4 } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { type ModelConfig, readModelConfig } from './model.ts';
import { whole } from './values.ts';

/** Returns the folder in which npm was called; npm runs scripts in the project's folder. */
export const callerFolder = (): string => process.env['INIT_CWD'] ?? process.cwd();

/**
 * Checks the environment of this process, or `env` instead. Only this file reads the environment.
 * Throws ConfigError, which names every wrong variable with its reason.
 */
export const loadConfig = (env: Record<string, string | undefined> = process.env): Config => {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  const { model, wrong } = readModelConfig(given);
  const reasons = [...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`), ...wrong];
  if (!parsed.success || reasons.length > 0) throw new ConfigError(reasons);
  const vars = parsed.data;
  return {
    port: vars.PORT,
    host: vars.HOST,
    dataDir: resolve(vars.DATA_DIR),
    databaseUrl: vars.DATABASE_URL ?? null,
    backupDir: vars.BACKUP_DIR !== undefined ? resolve(vars.BACKUP_DIR) : vars.DATABASE_URL ? null : resolve(vars.DATA_DIR, 'backups'),
    backupAt: vars.BACKUP_AT,
    fileStore: vars.FILE_STORE,
    sampleData: (vars.SAMPLE_DATA ?? (vars.DATABASE_URL ? 'off' : 'on')) === 'on',
    rateLimits: vars.RATE_LIMITS === 'on',
    registrationsPerAddress: vars.REGISTRATIONS_PER_ADDRESS,
    embedder: vars.EMBEDDER === 'on',
    syncHours: vars.ATS_SYNC === 'on' ? vars.ATS_SYNC_HOURS : null,
    hasLocalKey: !vars.DATABASE_URL && vars.NODE_ENV !== 'production' && isLoopback(vars.HOST),
    publicUrl: vars.PUBLIC_URL ?? null,
    mail: {
      server: vars.SMTP_URL ?? null,
      from: vars.MAIL_FROM ?? senderAt(vars.PUBLIC_URL ?? vars.SMTP_URL),
      isOutboxRead: vars.NODE_ENV !== 'production' && isLoopback(vars.HOST),
    },
    isLoopback: isLoopback(vars.HOST),
    opsToken: vars.OPS_TOKEN ?? null,
    // A proxy on this machine passes requests on as if they were its own.
    trustsLocal: vars.NODE_ENV !== 'production' || vars.TRUSTED_PROXIES === 0,
    trustedProxies: vars.TRUSTED_PROXIES,
    conversationHours: vars.CONVERSATION_HOURS,
    retentionMonths: vars.RETENTION_MONTHS ?? null,
    logLevel: vars.LOG_LEVEL ?? (vars.NODE_ENV === 'production' ? 'info' : 'warn'),
    logoService: vars.LOGO_SERVICE_URL === 'off' ? null : vars.LOGO_SERVICE_URL,
    model,
  };
};

/** The environment is wrong; `message` lists every wrong variable with its reason, one per line. */
export class ConfigError extends Error {
  constructor(reasons: string[], cause?: unknown) {
    super(`The configuration does not fit:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`, { cause });
  }
}

/** The sender where none is named: nobody at the host of this URL. */
const senderAt = (at: string | undefined): string => `Alive <no-reply@${at === undefined ? 'localhost' : new URL(at).hostname}>`;

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

const onOff = z.enum(['on', 'off'], 'must be on or off');
const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
const text = z.string();

/** What says where students find this, without anything after its host. */
const publicUrl = url('http:', 'https:')
  .refine((value) => {
    if (!URL.canParse(value)) return true;
    const { username, password, pathname, search, hash } = new URL(value);
    return username + password + search + hash === '' && pathname === '/' && !value.endsWith('?') && !value.endsWith('#');
  }, 'must be the address alone, such as https://alive.example.edu')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value));

/** An address, or a name and an address in angle brackets. Control characters would end a header. */
const mailFrom = z
  .string()
  .refine(
    (value) => /^[^\p{Cc}<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@,]+@[^\s<>@,]+$/u.test(value) && value.length <= 300,
    'must be an address such as no-reply@example.edu, or Alive <no-reply@example.edu>',
  );

const schema = z.object({
  PORT: whole(0, 65535).prefault('3000'),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  FILE_STORE: text
    .refine((value) => value === 'database' || isAbsolute(value), 'must be database or the absolute path of a folder')
    .default('database'),
  BACKUP_DIR: text.optional(),
  BACKUP_AT: text
    .refine((value) => value === 'off' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), 'must be off or a time of day from 00:00 to 23:59')
    .transform((value) => (value === 'off' ? null : { hours: Number(value.slice(0, 2)), minutes: Number(value.slice(3)) }))
    .prefault('03:00'),
  SAMPLE_DATA: onOff.optional(),
  RATE_LIMITS: onOff.default('on'),
  REGISTRATIONS_PER_ADDRESS: whole(1, 1_000_000).prefault('1000'),
  ATS_SYNC: onOff.default('on'),
  ATS_SYNC_HOURS: whole(1, 168).prefault('6'),
  EMBEDDER: onOff.default('on'),
  PUBLIC_URL: publicUrl.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: mailFrom.optional(),
  OPS_TOKEN: text.regex(/^[\x21-\x7e]{16,200}$/, 'must be 16 to 200 characters of printable ASCII without spaces').optional(),
  TRUSTED_PROXIES: whole(0, 10).prefault('0'),
  CONVERSATION_HOURS: whole(1, 24 * 365).prefault('24'),
  RETENTION_MONTHS: whole(1, 1200).optional(),
  NODE_ENV: text.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent')
    .optional(),
  LOGO_SERVICE_URL: z
    .string()
    .refine(
      (value) =>
        value === 'off' ||
        (value.includes('{domain}') &&
          /^https?:\/\/[^/@]+(?:\/|$)/.test(value) &&
          URL.canParse(value.replaceAll('{domain}', 'example.com'))),
      'must be off or an http(s) URL that holds {domain}',
    )
    .default('https://www.google.com/s2/favicons?sz=128&domain={domain}'),
});

export interface Config {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** null: PGlite under dataDir. */
  databaseUrl: string | null;
  /** Where snapshots go; null: none are made. */
  backupDir: string | null;
  /** When a snapshot is made each day, by this machine's clock; null: never. */
  backupAt: { hours: number; minutes: number } | null;
  /** Where files of students are kept: 'database', or the absolute path of a folder that instances share. */
  fileStore: string;
  sampleData: boolean;
  rateLimits: boolean;
  /** How many accounts may be made from one network address in a day. */
  registrationsPerAddress: number;
  /** Whether search also uses embeddings, which take about 250 MB. */
  embedder: boolean;
  /** Hours between two syncs of a job board; null: no schedule. */
  syncHours: number | null;
  /** Whether a key is made at the start that lets its holder sign in without a code. */
  hasLocalKey: boolean;
  /** Origin at which students use the product; null: not known, so no message holds a link. */
  publicUrl: string | null;
  mail: MailConfig;
  /** Whether only this machine reaches it. */
  isLoopback: boolean;
  /** Who may read `/metrics` and `/api/docs` from elsewhere holds this; null: nobody may. */
  opsToken: string | null;
  /** Whether a request that looks like one of this machine itself needs no such token. */
  trustsLocal: boolean;
  /** How many proxies to trust for the client's address. */
  trustedProxies: number;
  conversationHours: number;
  /** Months after which the conversations of an idle account are deleted; null: they are kept. */
  retentionMonths: number | null;
  logLevel: string;
  /** URL template of a logo, with `{domain}`; null: logos are drawn. */
  logoService: string | null;
  /** The language models; null: only the built-in assistant. */
  model: ModelConfig | null;
}

export interface MailConfig {
  /** URL of an SMTP server, perhaps with a password; null: messages are written to the outbox. */
  server: string | null;
  /** The sender of every message. */
  from: string;
  /** Whether whoever signs in can read the outbox or the terminal. */
  isOutboxRead: boolean;
}
