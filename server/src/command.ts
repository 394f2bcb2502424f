import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportFormat, importFormats } from './features/postings/import.ts';

// Written out, so that the command line need not load the import to know them.
const formats: typeof importFormats = ['simplify', 'csv', 'json'];
const tableFormats = ['csv', 'json'] as const;

export const usage = `npm run data -- COMMAND

  import jobs FILE [--format ${formats.join('|')}] [--dry-run] [--strict]
                      add postings from a file; the same file twice changes nothing
  import companies FILE [--format csv|json] [--dry-run] [--strict]
                      add companies from a file; the sample's leave
  sync [COMPANY]      read the companies' job boards now, or those of one of them
  status              what there is, where it came from, and when each job board was read
  reset               forget all jobs, companies and alumni, and start over`;

/**
 * What the arguments of `npm run data` ask for; files are looked for in `folder`, where the person stands.
 * Throws UsageError with a sentence for that person.
 */
export const readCommand = (args: string[], folder: string): Command => {
  const { values, positionals } = parse(args);
  const [name, kind, file, ...more] = positionals;
  if (name === 'import' && (kind === 'jobs' || kind === 'companies')) {
    if (file === undefined) throw new UsageError(`Which file?\n\n${usage}`);
    if (more.length > 0) throw new UsageError(`One file at a time, please.\n\n${usage}`);
    const about = { file: resolve(folder, file), dryRun: values['dry-run'] ?? false, strict: values.strict ?? false };
    return kind === 'jobs'
      ? { name: 'import jobs', format: formatAmong(formats, values.format), ...about }
      : { name: 'import companies', format: formatAmong(tableFormats, values.format), ...about };
  }
  if (name === 'sync' && Object.keys(values).length === 0) return { name, company: positionals.slice(1).join(' ').trim() || null };
  if ((name === 'status' || name === 'reset') && args.length === 1) return { name };
  if ((name === 'import' && kind === 'alumni') || name === 'model') {
    throw new UsageError(`"${positionals.slice(0, name === 'import' ? 2 : 1).join(' ')}" is not there yet; it comes with a later version.`);
  }
  throw new UsageError(args.length === 0 ? usage : `There is no command "${args.join(' ')}".\n\n${usage}`);
};

function formatAmong<F extends string>(known: readonly F[], given: string | undefined): F | undefined {
  const format = known.find((one) => one === given);
  if (given !== undefined && format === undefined) throw new UsageError(`There is no format "${given}", only ${known.join(', ')}.`);
  return format;
}

/** The arguments ask for nothing that there is. */
export class UsageError extends Error {}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { format: { type: 'string' }, 'dry-run': { type: 'boolean' }, strict: { type: 'boolean' } },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split('. ');
    throw new UsageError(`${sentence}.\n\n${usage}`, { cause: error });
  }
};

export type Command = { name: 'status' } | { name: 'reset' } | SyncCommand | ImportCommand;

interface SyncCommand {
  name: 'sync';
  /** As the person typed it; null: all of them. */
  company: string | null;
}

export type ImportCommand = ImportOf<'import jobs', ImportFormat> | ImportOf<'import companies', (typeof tableFormats)[number]>;

interface ImportOf<Name, Format> {
  name: Name;
  /** Absolute path. */
  file: string;
  format: Format | undefined;
  dryRun: boolean;
  strict: boolean;
}
