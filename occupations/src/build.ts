import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalKeysOf } from './legal-names.ts';

/**
 * Builds the files of ../data anew from the public tables in a folder; returns a sentence. Throws, having written nothing, where a table is
 * missing or lacks a column.
 */
export const rebuild = (folder: string): string => {
  const read = (path: string) => {
    if (!existsSync(join(folder, path))) throw new Error(`There is no ${path} in ${folder}.`);
    return readFileSync(join(folder, path), 'utf8');
  };
  const files = Object.entries(build(read));
  for (const [name, text] of files) writeFileSync(new URL(`../data/${name}`, import.meta.url), text);
  const size = files.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  return `${files.length} files were built from ${folder}, ${(size / 1_000_000).toFixed(1)} MB together.`;
};

/**
 * Makes the compact files from the public tables, whose columns and sources are in docs/occupations.md; `read` gives a table's text by its
 * path, such as `onet/occupations.tsv`. Returns each file's text by its name.
 */
export const build = (read: (path: string) => string): Record<string, string> => {
  const open = (path: string): Row[] => rowsOf(path, read(path));
  const occupations = open('onet/occupations.tsv').map(({ code = '', title = '', jobZone = '' }) => ({ code, title, zone: jobZone }));
  const numbers = new Map(occupations.map(({ code }, at) => [code, at]));
  const kin = kinOf(occupations, numbers, open('onet/related.tsv'));
  const near = occupations.map((_, at) => neighbours(occupations, kin[at] ?? [], at));

  const rated = (path: string, scale: (value: number) => number): Ratings => {
    const rows = open(path);
    const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'code' && name !== 'high');
    const byCode = new Map(rows.map((row) => [row['code'], row]));
    const own = occupations.map(({ code }) => names.map((name) => scaled(byCode.get(code)?.[name], scale)));
    return { names, ...filled(own, near) };
  };
  const interests = rated('onet/interests.tsv', (value) => ((value - 1) / 6) * 100);
  const ratings = {
    context: rated('onet/work-context.tsv', (value) => value),
    activities: rated('onet/work-activities.tsv', (value) => value),
    skills: rated('onet/skills-importance.tsv', (value) => (value - 1) * 25),
    knowledge: rated('onet/knowledge-importance.tsv', (value) => (value - 1) * 25),
  };
  const figures = figuresOf(open);

  return {
    'occupations.tsv': table(
      ['code', 'title', 'zone'],
      occupations.map(({ code, title, zone }) => [code, title, zone]),
    ),
    'kin.tsv': table(
      ['kin'],
      kin.map((tiers) => [tiers.map((tier) => tier.join(' ')).join(';')]),
    ),
    'titles.tsv': table(['title', 'occupations'], titlesOf(open, numbers)),
    'interests.tsv': table(
      [...interests.names, 'inferred'],
      interests.values.map((row, at) => row.concat(interests.inferred[at] ? '1' : '')),
    ),
    'ratings.tsv': table(
      [...Object.entries(ratings).flatMap(([group, { names }]) => names.map((name) => `${group}: ${name}`)), 'inferred'],
      occupations.map((_, at) => [
        ...Object.values(ratings).flatMap(({ values }) => values[at] ?? []),
        Object.entries(ratings)
          .filter(([, { inferred }]) => inferred[at])
          .map(([group]) => group)
          .join(' '),
      ]),
    ),
    'education.tsv': table(
      ['code', ...Array.from({ length: 12 }, (_, at) => String(at + 1)), 'n'],
      open('onet/education.tsv').map((row) =>
        [row['code']].concat(
          Array.from({ length: 12 }, (_, at) => String(Math.round(Number(row[at + 1])))),
          row['n'],
        ),
      ),
    ),
    'figures.tsv': table(
      figureNames,
      occupations.map(({ code }) => {
        const soc = code.slice(0, 7);
        return figures(soc, occupations.filter((other) => other.code.startsWith(soc)).length > 1);
      }),
    ),
    'majors.tsv': table(['title', 'socs'], majorsOf(open)),
    'technologies.tsv': table(['technology', 'occupations'], technologiesOf(open, numbers)),
    'visa-records.tsv': table(['name', 'initial', 'continuing', 'denials'], visaRecordsOf(open)),
  };
};

/** Related occupations by their numbers, in three tiers, nearest first. */
const kinOf = (occupations: readonly { code: string }[], numbers: ReadonlyMap<string, number>, rows: readonly Row[]): number[][][] => {
  const kin: number[][][] = occupations.map(() => [[], [], []]);
  const ordered = [...rows].sort((one, other) => Number(one['index']) - Number(other['index']));
  for (const { code = '', related = '', tier = '' } of ordered) {
    const [from, to] = [numbers.get(code), numbers.get(related)];
    if (from !== undefined && to !== undefined) kin[from]?.[Number(tier) - 1]?.push(to);
  }
  return kin;
};

/** Whose figures stand in for missing ones: the nearest related occupations, else those of the same broad, then minor group. */
const neighbours = (occupations: readonly { code: string }[], kin: readonly number[][], at: number): number[] => {
  const related = kin.slice(0, 2).flat();
  if (related.length > 0) return related;
  const { code = '' } = occupations[at] ?? {};
  for (const length of [6, 4]) {
    const group = occupations.flatMap((other, number) => (number !== at && other.code.startsWith(code.slice(0, length)) ? [number] : []));
    if (group.length > 0) return group;
  }
  return [];
};

/** Every row whole: a row without any value becomes the mean of its neighbours' and is marked, a gap in a row becomes the column's mean of them. */
const filled = (own: readonly (number | null)[][], near: readonly number[][]): Pick<Ratings, 'values' | 'inferred'> => {
  const inferred = own.map((row) => row.every((value) => value === null));
  const mean = (at: number, column: number) => {
    const known = (near[at] ?? []).flatMap((other) => own[other]?.[column] ?? []);
    return known.length === 0 ? null : Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
  };
  return { inferred, values: own.map((row, at) => row.map((value, column) => String(value ?? mean(at, column) ?? ''))) };
};

/** Every title with the numbers of its occupations: a star where some who do it say it of themselves, two where most do. */
const titlesOf = (open: Open, numbers: ReadonlyMap<string, number>): Cell[][] => {
  const byTitle = new Map<string, Map<number, number>>();
  const add = (title: string, code: string, weight: number) => {
    const number = numbers.get(code);
    const name = title.replaceAll(/\s+/g, ' ').trim();
    if (number === undefined || name === '') return;
    const found = byTitle.get(name) ?? new Map<number, number>();
    byTitle.set(name, found.set(number, Math.max(weight, found.get(number) ?? 0)));
  };
  for (const { code = '', title = '', short = '' } of open('onet/alternate-titles.tsv'))
    for (const name of namesOf(title, short)) add(name, code, 0);
  for (const { code = '', title = '', shown } of open('onet/reported-titles.tsv'))
    for (const name of namesOf(title, title.replace(/ \([^()]*\)$/, ''))) add(name, code, shown === 'Y' ? 2 : 1);
  return [...byTitle]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, found]) => [
      title,
      [...found]
        .sort(([one], [other]) => one - other)
        .map(([number, weight]) => `${number}${'*'.repeat(weight)}`)
        .join(' '),
    ]);
};

/** "HR Business Partner (Human Resources Business Partner)" is two names where the shorter one is stated. */
const namesOf = (title: string, short: string): string[] => {
  const [, before = '', within = ''] = /^(.+?) \((.+)\)$/.exec(title) ?? [];
  return short !== '' && within !== '' ? [before, within] : [title];
};

/**
 * The figures of an occupation by its SOC code: its own, else those of the broad occupation that the survey took it with. Marked where they
 * are those of several occupations.
 */
const figuresOf = (open: Open): ((soc: string, isSplit: boolean) => Cell[]) => {
  const wages = new Map(open('bls/oews-2025.tsv').map((row) => [row['soc'], row]));
  const outlook = new Map(open('bls/projections-2024-34.tsv').flatMap((row) => (row['type'] === 'L' ? [[row['soc'], row] as const] : [])));
  return (soc, isSplit) => {
    const pay = wages.get(soc) ?? wages.get(`${soc.slice(0, 6)}0`);
    const jobs = outlook.get(soc) ?? outlook.get(`${soc.slice(0, 6)}0`);
    return [
      ...['p10', 'p25', 'median', 'p75', 'p90'].map((name) => pay?.[name]),
      ...['employment2024k', 'growthPct', 'openingsK', 'entryEducation'].map((name) => jobs?.[name]),
      isSplit || !wages.has(soc) || !outlook.has(soc) ? '1' : '',
    ];
  };
};

const figureNames = ['p10', 'p25', 'median', 'p75', 'p90', 'employment', 'growth', 'openings', 'entry', 'shared'];

/** Programs that lead to an occupation. */
const majorsOf = (open: Open): Cell[][] => {
  const socs = Map.groupBy(open('cip/cip-soc.tsv'), ({ cip }) => cip);
  return open('cip/cip-2020.tsv').flatMap(({ cip = '', title }) => {
    const found = socs.get(cip);
    return found ? [[title, found.map(({ soc }) => soc).join(' ')]] : [];
  });
};

/** Technologies with the numbers of their occupations, a star where postings of it often ask for one; none that a single occupation uses and nobody asks for. */
const technologiesOf = (open: Open, numbers: ReadonlyMap<string, number>): Cell[][] =>
  [...Map.groupBy(open('onet/technology-skills.tsv'), ({ tool }) => tool ?? '')]
    .filter(([, uses]) => uses.length > 1 || uses.some(({ hot }) => hot === '1'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tool, uses]) => [
      tool,
      uses
        .flatMap(({ code = '', inDemand }) => {
          const number = numbers.get(code);
          return number === undefined ? [] : `${number}${inDemand === '1' ? '*' : ''}`;
        })
        .join(' '),
    ]);

/** H-1B petitions by what spellings of a legal name share, in the order of `visaRecordOf`'s search. */
const visaRecordsOf = (open: Open): Cell[][] =>
  [...Map.groupBy(open(h1b), ({ employer = '' }) => legalKeysOf(employer)[0] ?? '')]
    .filter(([key]) => key !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, rows]) => {
      const sum = (...names: string[]) =>
        String(rows.reduce((total, row) => total + names.reduce((all, name) => all + Number(row[name]), 0), 0));
      return [key, sum('ia21', 'ia22', 'ia23'), sum('ca21', 'ca22', 'ca23'), sum('denials')];
    });

const h1b = 'visa/h1b-employers-fy2021-2023.tsv';

const scaled = (cell: string | undefined, scale: (value: number) => number): number | null =>
  cell === undefined || cell === '' ? null : Math.round(scale(Number(cell)));

const rowsOf = (path: string, text: string): Row[] => {
  const [head = '', ...lines] = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const names = head.split('\t');
  const missing = (columns[path] ?? []).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`${path} lacks the columns ${missing.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== names.length) throw new Error(`${path}: a row of ${cells.length} cells under ${names.length} columns: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
};

/** Columns without which a table is not read; those with ratings take all they have. */
const columns: Readonly<Record<string, readonly string[]>> = {
  'onet/occupations.tsv': ['code', 'title', 'jobZone'],
  'onet/alternate-titles.tsv': ['code', 'title', 'short'],
  'onet/reported-titles.tsv': ['code', 'title', 'shown'],
  'onet/related.tsv': ['code', 'related', 'tier', 'index'],
  'onet/interests.tsv': ['code', 'R', 'I', 'A', 'S', 'E', 'C'],
  'onet/work-context.tsv': ['code', 'Outdoors, Exposed to All Weather Conditions'],
  'onet/work-activities.tsv': ['code'],
  'onet/skills-importance.tsv': ['code'],
  'onet/knowledge-importance.tsv': ['code'],
  'onet/education.tsv': ['code', '1', '12', 'n'],
  'onet/technology-skills.tsv': ['code', 'tool', 'hot', 'inDemand'],
  'cip/cip-2020.tsv': ['cip', 'title'],
  'cip/cip-soc.tsv': ['cip', 'soc'],
  'bls/oews-2025.tsv': ['soc', 'p10', 'p25', 'median', 'p75', 'p90'],
  [h1b]: ['employer', 'ia21', 'ca21', 'ia22', 'ca22', 'ia23', 'ca23', 'denials'],
  'bls/projections-2024-34.tsv': ['soc', 'type', 'employment2024k', 'growthPct', 'openingsK', 'entryEducation'],
};

const table = (names: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `${[names, ...rows].map((row) => row.map((cell) => cell ?? '').join('\t')).join('\n')}\n`;

type Row = Record<string, string>;
type Cell = string | undefined;
type Open = (path: string) => Row[];

interface Ratings {
  names: string[];
  values: string[][];
  /** Whether a row is wholly made of its neighbours'. */
  inferred: boolean[];
}
