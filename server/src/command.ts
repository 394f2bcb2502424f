import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportFormat, importFormats } from './features/postings/import.ts';

// Written out, so that the command line need not load the import to know them.
const formats: typeof importFormats = ['simplify', 'csv', 'json'];

export const usage = `npm run data -- COMMAND

  import jobs FILE [--format ${formats.join('|')}] [--dry-run] [--strict]
                      add postings from a file; the same file twice changes nothing
  status              what there is, and where it came from
  reset               forget all jobs, companies and alumni, and start over`;

/**
 * What the arguments of `npm run data` ask for; files are looked for in `folder`, where the person stands.
 * Throws UsageError with a sentence for that person.
 */
export const readCommand = (args: string[], folder: string): Command => {
  const { values, positionals } = parse(args);
  const [name, kind, file, ...more] = positionals;
  if (name === 'import' && kind === 'jobs') {
    if (file === undefined) throw new UsageError(`Which file?\n\n${usage}`);
    if (more.length > 0) throw new UsageError(`One file at a time, please.\n\n${usage}`);
    const format = formats.find((known) => known === values.format);
    if (values.format !== undefined && format === undefined)
      throw new UsageError(`There is no format "${values.format}", only ${formats.join(', ')}.`);
    return { name: 'import jobs', file: resolve(folder, file), format, dryRun: values['dry-run'] ?? false, strict: values.strict ?? false };
  }
  if ((name === 'status' || name === 'reset') && args.length === 1) return { name };
  if ((name === 'import' && (kind === 'alumni' || kind === 'companies')) || name === 'sync' || name === 'model') {
    throw new UsageError(`"${positionals.slice(0, name === 'import' ? 2 : 1).join(' ')}" is not there yet; it comes with a later version.`);
  }
  throw new UsageError(args.length === 0 ? usage : `There is no command "${args.join(' ')}".\n\n${usage}`);
};

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

export type Command = { name: 'status' } | { name: 'reset' } | ImportCommand;

export interface ImportCommand {
  name: 'import jobs';
  /** Absolute path. */
  file: string;
  format: ImportFormat | undefined;
  dryRun: boolean;
  strict: boolean;
}
