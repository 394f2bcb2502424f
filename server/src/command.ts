import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Level, levels } from '@alive/contract/jobs.ts';
import type { visibilities, Visibility } from './features/alumni/alumni-file.ts';
import type { Who } from './features/alumni/suppress.ts';
import type { ImportFormat, importFormats } from './features/postings/import.ts';

// Written out, so that the command line need not load the import to know them.
const formats: typeof importFormats = ['simplify', 'csv', 'json'];
const tableFormats = ['csv', 'json'] as const;
const visibilityNames: typeof visibilities = ['shown', 'limited', 'hidden'];

export const usage = `npm run data -- COMMAND

  import jobs FILE [--format ${formats.join('|')}] [--level LEVEL] [--dry-run] [--strict]
                      add postings from a file; the same file twice changes nothing; LEVEL is that of the rows
                      that name none: ${levels.join(', ')}
  import companies FILE [--format csv|json] [--dry-run] [--strict]
                      add companies from a file; the sample's leave
  import alumni FILE [--format csv|json] [--visibility ${visibilityNames.join('|')}] [--ignore COLUMN] [--dry-run] [--strict]
                      add people from a file; the sample's leave; who says nothing of visibility is hidden,
                      or what --visibility says; where a column looks like consent and is not read everyone
                      is hidden, unless --ignore names it
  suppress WHO        take somebody out of the directory now, whatever is imported later; WHO is a profile link,
                      an id, or NAME with --year YEAR, --major MAJOR or both
  unsuppress WHO      let imports bring somebody back
  sync [COMPANY]      read the companies' job boards now, or those of one of them
  backup FILE         everything, files too, in one file that holds what students said: keep it as safe as the database
  restore FILE [--replace]
                      what a backup holds, into an empty folder or database; with --replace instead of what is there;
                      never beside a running server; the same file fits both databases
  status              what there is, where it came from, and when each job board was read
  reset               forget all jobs, companies and alumni, and start over
  occupations DIR     build what is known of occupations anew from public tables (docs/occupations.md)
  model               try the configured language model, and say in words what works; the running server's where
                      there is one, else that of this shell`;

/**
 * What the arguments of `npm run data` ask for; files are looked for in `folder`, where the person stands.
 * Throws UsageError with a sentence for that person.
 */
export const readCommand = (args: string[], folder: string): Command => {
  const { values, positionals } = parse(args);
  const [name, kind, file, ...more] = positionals;
  const { format, level, visibility, ignore, year, major, replace = false, 'dry-run': dryRun = false, strict = false } = values;
  if (name === 'occupations' && Object.keys(values).length === 0) {
    if (kind === undefined || file !== undefined) throw new UsageError(`Which folder?\n\n${usage}`);
    return { name, folder: resolve(folder, kind) };
  }
  if (name === 'restore' || (name === 'backup' && !replace)) {
    if (kind === undefined) throw new UsageError(`Which file?\n\n${usage}`);
    if (args.length === (replace ? 3 : 2))
      return name === 'backup' ? { name, file: resolve(folder, kind) } : { name, file: resolve(folder, kind), replace };
  }
  if (
    name === 'import' &&
    !replace &&
    (kind === 'jobs' || kind === 'companies' || kind === 'alumni') &&
    year === undefined &&
    major === undefined
  ) {
    if (file === undefined) throw new UsageError(`Which file?\n\n${usage}`);
    if (more.length > 0) throw new UsageError(`One file at a time, please.\n\n${usage}`);
    if (level !== undefined && kind !== 'jobs') throw new UsageError(`Only jobs have a level.\n\n${usage}`);
    const about = { file: resolve(folder, file), dryRun, strict };
    if (kind === 'alumni')
      return {
        name: 'import alumni',
        format: among('format', tableFormats, format),
        visibility: among('visibility', visibilityNames, visibility),
        ignore: ignore ?? [],
        ...about,
      };
    if (visibility !== undefined) throw new UsageError(`Only alumni have a visibility.\n\n${usage}`);
    if (ignore !== undefined) throw new UsageError(`Only alumni have columns to --ignore.\n\n${usage}`);
    return kind === 'jobs'
      ? { name: 'import jobs', format: among('format', formats, format), level: among('level', levels, level), ...about }
      : { name: 'import companies', format: among('format', tableFormats, format), ...about };
  }
  if (name === 'suppress' || name === 'unsuppress') return { name, who: whoIs(positionals.slice(1).join(' ').trim(), values) };
  if (name === 'sync' && Object.keys(values).length === 0) return { name, company: positionals.slice(1).join(' ').trim() || null };
  if ((name === 'status' || name === 'reset' || name === 'model') && args.length === 1) return { name };
  throw new UsageError(args.length === 0 ? usage : `There is no command "${args.join(' ')}".\n\n${usage}`);
};

function among<F extends string>(what: string, known: readonly F[], given: string | undefined): F | undefined {
  const found = known.find((one) => one === given);
  if (given !== undefined && found === undefined) throw new UsageError(`There is no ${what} "${given}", only ${known.join(', ')}.`);
  return found;
}

/** Whom an operator means: 22 letters are an id, a dot and no space are a link, anything else is a name. */
function whoIs(words: string, values: ReturnType<typeof parse>['values']): Who {
  const { year, major, ...others } = values;
  if (words === '' || Object.keys(others).length > 0) throw new UsageError(`Who?\n\n${usage}`);
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new UsageError(`"${year}" is no year.`);
  if (year !== undefined || major !== undefined)
    return { name: words, year: year === undefined ? null : Number(year), major: major ?? null };
  if (/^[\w-]{22}$/.test(words)) return { id: words };
  if (/^[^\s.]+\.\S+\/\S+$/.test(words)) return { linkedin: words };
  throw new UsageError(`"${words}" may be several people: give a profile link, an id, or a name with --year or --major.`);
}

/** The arguments ask for nothing that there is. */
class UsageError extends Error {}

const parse = (args: string[]) => {
  // They may begin like an option.
  const ids = args.filter((arg) => /^-[\w-]{21}$/.test(arg));
  try {
    return parseArgs({
      args: ids.length === 0 ? args : [...args.filter((arg) => !ids.includes(arg)), '--', ...ids],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        level: { type: 'string' },
        visibility: { type: 'string' },
        ignore: { type: 'string', multiple: true },
        year: { type: 'string' },
        major: { type: 'string' },
        'dry-run': { type: 'boolean' },
        strict: { type: 'boolean' },
        replace: { type: 'boolean' },
      },
    });
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : '').split('. ');
    throw new UsageError(`${sentence}.\n\n${usage}`, { cause: error });
  }
};

export type Command = BackupCommand | RestoreCommand | OccupationsCommand | DataCommand;

/** What `runDataCommand` carries out. */
export type DataCommand = { name: 'status' } | { name: 'reset' } | { name: 'model' } | SyncCommand | ImportCommand | SuppressCommand;

export interface BackupCommand {
  name: 'backup';
  /** Absolute path. */
  file: string;
}

export interface RestoreCommand {
  name: 'restore';
  /** Absolute path. */
  file: string;
  /** Whether what is there may be replaced. */
  replace: boolean;
}

interface OccupationsCommand {
  name: 'occupations';
  /** Absolute path. */
  folder: string;
}

export interface SuppressCommand {
  name: 'suppress' | 'unsuppress';
  who: Who;
}

interface SyncCommand {
  name: 'sync';
  /** As the person typed it; null: all of them. */
  company: string | null;
}

export type ImportCommand =
  | (ImportOf<'import jobs', ImportFormat> & { level: Level | undefined })
  | ImportOf<'import companies', (typeof tableFormats)[number]>
  | (ImportOf<'import alumni', (typeof tableFormats)[number]> & {
      visibility: Visibility | undefined;
      /** Names of columns that look like consent and are none. */
      ignore: string[];
    });

interface ImportOf<Name, Format> {
  name: Name;
  /** Absolute path. */
  file: string;
  format: Format | undefined;
  dryRun: boolean;
  strict: boolean;
}
