import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Config, ConfigError } from '#config/config.ts';
import { markDerived } from '#db/meta.ts';
import { openFolder } from '#db/folder.ts';
import { type Database, type Db, openPostgres, withoutValues } from '#db/open.ts';
import type { ImportReport } from '#platform/table-file/report.ts';
import { spreadsheetProblem } from '#platform/table-file/spreadsheet.ts';
import { countBySource, oneAtATime, settleBulkWrite, settleWrite } from '#db/values.ts';
import { type Locate, openLocator } from '@alive/language/places/locate.ts';
import type { DataCommand, ImportCommand, SuppressCommand } from './command.ts';
import type { Boards } from './features/ats/keep-fresh.ts';
import { idHash } from './features/alumni/identity.ts';
import { importAlumni } from './features/alumni/import.ts';
import { suppress, unsuppress } from './features/alumni/suppress.ts';
import { deriveAll } from './features/alumni/derive-all.ts';
import { type Derived, derivedVersion, openDeriver } from './features/alumni/derive.ts';
import { countSuppressed, industriesInData, refreshIndustries, suppressedHashes } from './features/alumni/queries.ts';
import { storePeople } from './features/alumni/store.ts';
import { deriveDegrees, deriveKeys } from './features/facts/derive.ts';
import { importCompanies } from './features/companies/import.ts';
import { interruptDead } from './features/answers/store.ts';
import { importJobs } from './features/postings/import.ts';
import { deriveJobs, jobsVersion } from './features/postings/derive-jobs.ts';
import { mapPosting } from './features/postings/map-posting.ts';
import { storePostings } from './features/postings/store.ts';
import { type FillSize, fillWithSample } from './features/sample/fill-database.ts';
import { removeAll, removeSample } from './features/sample/queries.ts';
import { sweepUsage, usageKept } from './features/usage/queries.ts';
import { modelStatus } from './features/usage/status.ts';
import { reportLines } from './import-report.ts';

const fullSample: FillSize = { jobs: 13_500, alumni: 6000 };

/**
 * The database that the configuration names, migrated; `onError` receives lost connections. Throws ConfigError when DATABASE_URL cannot be
 * reached, DamagedError when what the data directory holds cannot be opened.
 */
export const openDatabase = async (
  config: Config,
  { print, onError }: { print: (line: string) => void; onError: (error: Error) => void },
): Promise<Database> => {
  const database = config.databaseUrl
    ? await openNamed(config.databaseUrl, onError)
    : await openFolder(config.dataDir, { say: print, backupDir: config.backupDir });
  // An embedded database has no other process, so all its answers have ended. With DATABASE_URL the heartbeat finds dead instances.
  if (config.databaseUrl === null) await interruptDead(database.bulk, { me: '', unowned: 'at once', spared: [] });
  await sweepUsage(database.bulk, new Date(database.now().getTime() - usageKept));
  return database;
};

const openNamed = async (url: string, onError: (error: Error) => void): Promise<Database> => {
  try {
    return await openPostgres({ url, onError });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new ConfigError([`DATABASE_URL: this database cannot be opened: ${message || code}`], error);
  }
};

/**
 * Makes the data what the configuration says before the first request counts: fills an empty database, or takes the sample out.
 * Of several processes on one database one does it, the others wait.
 */
export const fillSample = (deps: DataDeps, print: (line: string) => void, size: FillSize = fullSample): Promise<void> =>
  // An embedded database has one connection, which the lock would hold, and one process.
  shown(deps.config.databaseUrl === null ? fill(deps, print, size) : oneAtATime(deps.db, 'sample', () => fill(deps, print, size)));

async function fill({ db, config, now }: DataDeps, print: (line: string) => void, size: FillSize): Promise<void> {
  const locate = openLocator();
  const changed = config.sampleData
    ? await fillWithSample({
        db,
        now: now(),
        size,
        print,
        map: (posting) => mapPosting(posting, now(), locate),
        store: (rows) => storePostings(db, rows, now()),
        openPeople: () => openPeople(db, locate),
      })
    : await removeSample(db);
  if (changed && config.sampleData) await Promise.all([markDerived(db, 'alumni', derivedVersion), markDerived(db, 'jobs', jobsVersion)]);
  const derived = [await deriveAll(db), await deriveJobs(db), await deriveDegrees(db), await deriveKeys(db, now)];
  if (changed || derived.includes(true)) await settleBulkWrite(db);
}

/** Reads and stores the sample's people, but who asked not to be listed. */
async function openPeople(db: Db, locate: Locate) {
  const suppressed = await suppressedHashes(db);
  const isListed = ({ person: { id } }: Derived) => !suppressed.has(idHash(id));
  return {
    map: openDeriver(await industriesInData(db), locate),
    store: (people: Derived[]) => storePeople(db, people.filter(isListed)),
  };
}

/** Carries out one command of `npm run data`; the exit code. Lines are printed as work goes on. Throws an Error with a sentence for a person. */
export const runDataCommand = (deps: CommandDeps, command: DataCommand, print: (line: string) => void): Promise<number> =>
  shown(carryOut(deps, command, print));

const carryOut = async (deps: CommandDeps, command: DataCommand, print: (line: string) => void): Promise<number> => {
  if (command.name === 'sync') {
    // On a fresh clone nothing has named a company yet.
    await fillSample(deps, print, deps.sample);
    return (await deps.boards.sync(command.company, print)) ? 0 : 1;
  }
  if (command.name === 'status') return status(deps, print);
  if (command.name === 'reset') return reset(deps, print);
  // Loaded only now: the models' code is large, and most servers have none.
  if (command.name === 'model') return (await import('./model-check.ts')).checkModel(deps.config.model, print);
  if ('who' in command) return changeSuppressed(deps, command, print);
  return importFile(deps, command, print);
};

// What goes wrong here is printed, and a refused statement names everything that was to be stored.
const shown = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw withoutValues(error);
  });

async function importFile({ db, now }: DataDeps, command: ImportCommand, print: (line: string) => void): Promise<number> {
  const { file, dryRun, strict } = command;
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`, { cause: error });
  });
  const problem = spreadsheetProblem(bytes);
  if (problem !== null) throw new Error(`${basename(file)} ${problem}`);
  const steps = stepsOf(command, bytes.toString('utf8'), { db, now: now() });
  let report: ImportReport | undefined;
  for await (const step of steps) {
    if ('report' in step) report = step.report;
    else print(`${step.done} of ${step.total} rows`);
  }
  if (!report) throw new Error('The import ended without a result.');
  if (!dryRun && command.name === 'import companies') await refreshIndustries(db);
  if (!dryRun) await settleBulkWrite(db);
  for (const line of reportLines(report, { seen: command.name === 'import alumni' ? 'shown' : 'listed', dryRun })) print(line);
  return strict && report.rejected.length > 0 ? 1 : 0;
}

function stepsOf(command: ImportCommand, text: string, deps: { db: Db; now: Date }) {
  const { dryRun } = command;
  if (command.name === 'import jobs') return importJobs(deps, { text, format: command.format, level: command.level, dryRun });
  if (command.name === 'import companies') return importCompanies(deps, { text, format: command.format, dryRun });
  return importAlumni(deps, { text, format: command.format, dryRun, visibility: command.visibility, ignore: command.ignore });
}

async function changeSuppressed({ db, now }: DataDeps, { name, who }: SuppressCommand, print: (line: string) => void): Promise<number> {
  if (name === 'unsuppress') {
    const any = await unsuppress(db, who);
    print(any ? 'Imports may bring this person back.' : 'Nobody of that kind had asked not to be listed.');
    return any ? 0 : 1;
  }
  const gone = await suppress(db, who, now());
  await settleWrite(db, { changed: gone, touched: gone });
  if (gone === 0) print('Nobody by that is here; an import that says just that of somebody is rejected from now on.');
  else print(`${gone === 1 ? '1 person left' : `${gone} people left`}; no import brings them back.`);
  return 0;
}

async function status({ db, config, now, boards }: CommandDeps, print: (line: string) => void): Promise<number> {
  const counts = await countBySource(db);
  if (counts.length === 0) print('There is no data yet.');
  for (const { what, source, open, total } of counts)
    print(`${what.padEnd(10)} ${source.padEnd(10)} ${String(total).padStart(8)}${what === 'jobs' ? `, ${open} open` : ''}`);
  const suppressed = await countSuppressed(db);
  if (suppressed > 0) print(`suppressed ${' '.repeat(10)} ${String(suppressed).padStart(8)}`);
  for (const line of await boards.status()) print(`board      ${line}`);
  for (const line of await modelStatus({ db, config: config.model, now })) print(`model      ${line}`);
  return 0;
}

async function reset(deps: CommandDeps, print: (line: string) => void): Promise<number> {
  await deps.boards.startOver(async () => {
    await removeAll(deps.db);
    // What is left when there is no sample is an empty database, and that is news too.
    if (deps.config.sampleData) await fillSample(deps, print, deps.sample);
    else await settleBulkWrite(deps.db);
  });
  print('Started over.');
  return 0;
}

export interface DataDeps {
  db: Db;
  config: Config;
  now: () => Date;
}

interface CommandDeps extends DataDeps {
  boards: Pick<Boards, 'sync' | 'status' | 'startOver'>;
  /** How much of a sample an empty database is filled with; all of it where this is not given. */
  sample?: FillSize;
}
