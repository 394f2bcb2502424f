import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#config.ts';
import { type Database, type Db, openEmbedded, openPostgres } from '#db/open.ts';
import { settleBulkWrite, countBySource } from '#db/values.ts';
import { openGazetteer } from '#language/gazetteer.ts';
import { sweepAnswers } from './features/conversations/queries.ts';
import { type ImportFormat, importFormats, importJobs, type ImportReport } from './features/postings/import.ts';
import { mapPosting } from './features/postings/map-posting.ts';
import { storePostings } from './features/postings/store.ts';
import { type FillSize, fillWithSample } from './features/sample/fill-database.ts';
import { removeAll, removeSample } from './features/sample/queries.ts';

/** What the sample holds: all of it, and a small one for tests. */
const fullSample: FillSize = { jobs: 12_480, alumni: 6000 };
export const smallSample: FillSize = { jobs: 780, alumni: 400 };

export const usage = `npm run data -- COMMAND

  import jobs FILE [--format ${importFormats.join('|')}] [--dry-run] [--strict]
                      add postings from a file; the same file twice changes nothing
  status              what there is, and where it came from
  reset               forget all jobs, companies and alumni, and start over`;

/** The database that the configuration names, migrated; `onError` hears of lost connections. */
export const openDatabase = async (config: Config, onError: (error: Error) => void): Promise<Database> => {
  const database = config.databaseUrl ? await openPostgres({ url: config.databaseUrl, onError }) : await openEmbedded({ dataDir: join(config.dataDir, 'database') });
  // An embedded database has no other process: whatever was being answered has ended. Others may still be writing.
  await sweepAnswers(database.db, new Date(Date.now() - (config.databaseUrl ? 120_000 : 0)));
  return database;
};

/** Makes the data what the configuration says before the first request counts: fills an empty database, or takes the sample out. */
export const fillSample = async ({ db, config, now }: DataDeps, print: (line: string) => void, size: FillSize = fullSample): Promise<void> => {
  const gazetteer = openGazetteer();
  const changed = config.sampleData
    ? await fillWithSample({
        db,
        now: now(),
        size,
        print,
        prepare: (postings) => {
          const rows = postings.map((posting) => mapPosting(posting, now(), gazetteer));
          return () => storePostings(db, rows, now());
        },
      })
    : await removeSample(db);
  if (changed) await settleBulkWrite(db);
};

/** Carries out one command of `npm run data`; the exit code. Lines are printed as work goes on. */
export const runDataCommand = async (deps: DataDeps, args: string[], print: (line: string) => void): Promise<number> => {
  const [command, kind] = args;
  if (command === 'status') return status(deps, print);
  if (command === 'reset') return reset(deps, print);
  if (command === 'import' && kind === 'jobs') return importJobsFile(deps, args.slice(2), print);
  if ((command === 'import' && (kind === 'alumni' || kind === 'companies')) || command === 'sync' || command === 'model') {
    print(`"${args.slice(0, command === 'import' ? 2 : 1).join(' ')}" is not there yet; it comes with a later version.`);
    return 2;
  }
  print(`There is no command "${args.join(' ')}".\n\n${usage}`);
  return 2;
};

async function importJobsFile({ db, now }: DataDeps, args: string[], print: (line: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { format: { type: 'string' }, 'dry-run': { type: 'boolean' }, strict: { type: 'boolean' } } });
  const [file] = positionals;
  if (file === undefined || (values.format !== undefined && !importFormats.some((format) => format === values.format))) {
    print(usage);
    return 2;
  }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`);
  });
  const dryRun = values['dry-run'] ?? false;
  let report: ImportReport | undefined;
  for await (const step of importJobs({ db, now: now() }, { text, format: values.format as ImportFormat | undefined, dryRun })) {
    if ('report' in step) report = step.report;
    else print(`${step.done} of ${step.total} rows`);
  }
  if (!report) throw new Error('The import ended without a result.');
  if (!dryRun) await settleBulkWrite(db);
  for (const { row, reason } of report.rejected) print(`row ${row}: ${reason}`);
  print(`${dryRun ? 'Dry run, nothing was written: ' : ''}${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.rejected.length} rejected`);
  return values.strict && report.rejected.length > 0 ? 1 : 0;
}

async function status({ db }: DataDeps, print: (line: string) => void): Promise<number> {
  for (const { what, source, open, total } of await countBySource(db)) print(`${what.padEnd(10)} ${source.padEnd(10)} ${String(total).padStart(8)}${what === 'jobs' ? `, ${open} open` : ''}`);
  return 0;
}

async function reset(deps: DataDeps, print: (line: string) => void): Promise<number> {
  await removeAll(deps.db);
  await fillSample(deps, print);
  await settleBulkWrite(deps.db);
  print('Started over.');
  return 0;
}

export interface DataDeps {
  db: Db;
  config: Config;
  now: () => Date;
}
