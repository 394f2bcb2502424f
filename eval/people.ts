import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { majors } from '@alive/contract/lists/majors.ts';
import { read } from '@alive/language/entities/read.ts';
import { openVocabulary, type OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { fits, kindOf, rungsOf, scored, slotOf } from './people-slots.ts';
import { readSet } from './run-file.ts';
import type { RunSet, SetResult, When } from './table.ts';

/**
 * Questions about people → slots. Three sets: the published people questions with their published slots (role, place, years; the rung where
 * the words say it), the published questions of other kinds with labels of our own, written first, and `sets/people-*.jsonl` in the latter's
 * format. The published ones are read where REAL_DATA_DIR is and left out elsewhere. Nothing but the language itself is known: no database.
 */
export const run: RunSet = async ({ file }) => {
  const open = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
  const more = readSet<Labelled>('people-more', ['text', 'slots'], file ?? join(sets, 'people-more.jsonl'));
  const after = readSet<Labelled>('people-after', ['text', 'slots'], join(sets, 'people-after.jsonl')).map((one) =>
    Object.assign(one, { set: 'last' }),
  );
  const labelled = [...(file === null ? publishedQuestions() : []), ...more, ...(file === null ? after : [])];
  return [...(file === null ? publishedPeople(open) : []), ...labelledSlots(labelled, open)];
};

const queries = join(resolve(process.env['REAL_DATA_DIR'] ?? '../shared/data'), 'queries');
const sets = join(import.meta.dirname, 'sets');
const now = new Date('2026-11-21T12:00:00Z');

function publishedPeople(open: OpenVocabulary): SetResult[] {
  const path = join(queries, 'sample_people_queries.jsonl');
  if (!existsSync(path)) return [];
  const labels = new Map(linesOf<PersonLabel>(join(sets, 'people-labels.jsonl')).map((label) => [label.line, label]));
  const disputed = new Map(linesOf<Dispute>(join(sets, 'people-disputed.jsonl')).map((one) => [`${one.line} ${one.slot}`, one]));
  const rows = {
    role: row('people', 'before', 'role'),
    place: row('people', 'before', 'place'),
    years: row('people', 'before', 'years'),
    seniority: row('people', 'before', 'seniority'),
  };
  for (const [at, published] of linesOf<Person>(path).entries()) {
    const line = at + 1;
    const reading = read(published.query, open, now);
    const label = labels.get(line);
    const check = (slot: keyof typeof rows, expected: string, got: string[], fits: boolean) => {
      const fixed = disputed.get(`${line} ${slot}`)?.expected;
      score(
        rows[slot],
        published.query,
        fixed ?? expected,
        got.join(' | ') || 'nothing',
        fixed === undefined ? fits : got.some((one) => one === fixed),
      );
    };
    const titles = reading.mentions.flatMap((mention) => (mention.kind === 'role' ? [mention.title] : []));
    check('role', published.role_title, titles, titles.length === 1 && titles[0]?.toLowerCase() === published.role_title.toLowerCase());
    const places = reading.mentions.filter((mention) => mention.kind === 'place');
    const name = label?.place ?? published.geo_name;
    check(
      'place',
      `${name} (${published.geo_type})`,
      places.map(({ place, type }) => `${place.label} (${type})`),
      places.length === 1 &&
        (places.every(
          ({ place, type }) => place.label.includes(name.replace(/^Greater /, '')) && (typesOf[published.geo_type] ?? []).includes(type),
        ) ||
          // "Near Cambridge" means its metropolitan area, whatever that is called.
          places.every(({ type, text }) => type === 'metro' && text.toLowerCase().includes(published.geo_name.toLowerCase()))),
    );
    const years = reading.mentions.flatMap((mention) =>
      mention.kind === 'experience' ? [`${mention.atLeast ?? ''}–${mention.atMost ?? ''}`] : [],
    );
    if (published.min_experience_years !== undefined)
      check(
        'years',
        `${published.min_experience_years}`,
        years,
        years.some((one) => one.split('–')[0] === String(published.min_experience_years)),
      );
    else if (years.length > 0) score(rows.years, published.query, 'none', years.join(), false);
    const rungs = rungsOf(reading);
    if (label?.seniority !== undefined) check('seniority', label.seniority, rungs, rungs.includes(label.seniority));
    else if (rungs.some((rung) => rung !== 'manager')) score(rows.seniority, published.query, 'none', rungs.join(), false);
  }
  return Object.values(rows);
}

function publishedQuestions(): (Labelled & { when: When; set?: string })[] {
  const path = join(queries, 'sample_queries.csv');
  if (!existsSync(path)) return [];
  const texts = new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const match = /^([^,]+),([^,]+),(.*)$/.exec(line.trim());
        return match === null ? [] : [[match[1] ?? '', (match[3] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"')] as const];
      }),
  );
  return linesOf<Labelled & { id: string }>(join(sets, 'questions-labels.jsonl')).map(({ id, slots, seniority }) => ({
    text: texts.get(id) ?? '',
    slots,
    seniority,
    when: 'before',
    set: 'questions',
  }));
}

function labelledSlots(labelled: readonly (Labelled & { when: When; set?: string })[], open: OpenVocabulary): SetResult[] {
  const rows = new Map<string, SetResult>();
  for (const { text, slots, seniority, when, set } of labelled) {
    const reading = read(text, open, now);
    const got = reading.mentions.filter(({ kind }) => scored.has(kind)).map(slotOf);
    for (const kind of new Set([...slots.flat().map(kindOf), 'nothing else'])) {
      const wanted = slots.filter((any) => any.some((one) => kindOf(one) === kind) && !any.every((one) => one.startsWith('?')));
      const table = rowOf(rows, set, when, kind);
      for (const any of wanted)
        if (kindOf(any[0] ?? '') === kind)
          score(
            table,
            text,
            any.join(' or '),
            got.join('; ') || 'nothing',
            any.some((one) => one.startsWith('?') || got.some((slot) => fits(slot, one))),
          );
    }
    // The rung of a title stands before it as a level of its own.
    const extra = got
      .filter((slot) => seniority === undefined || kindOf(slot) !== 'level')
      .filter((slot) => !slots.flat().some((one) => fits(slot, one.replace('?', ''))));
    score(rowOf(rows, set, when, 'nothing else'), text, 'nothing else', extra.join('; '), extra.length === 0);
    if (seniority !== undefined) {
      const rungs = rungsOf(reading);
      score(rowOf(rows, set, when, 'seniority'), text, seniority, rungs.join() || 'nothing', rungs.includes(seniority));
    }
  }
  return [...rows.values()].filter(({ total }) => total > 0);
}

function row(name: string, when: When, kind: string): SetResult {
  return { name, when, kind, passed: 0, total: 0, misses: [] };
}

function rowOf(rows: Map<string, SetResult>, set: string | undefined, when: When, kind: string): SetResult {
  const name = set === 'questions' ? 'people: questions of other kinds' : set === 'last' ? 'people: written last' : 'people: more';
  const key = `${name} ${when} ${kind}`;
  const found = rows.get(key) ?? row(name, when, kind);
  rows.set(key, found);
  return found;
}

function score(into: SetResult, input: string, expected: string, got: string, passed: boolean): void {
  into.total += 1;
  if (passed) into.passed += 1;
  else into.misses.push({ input, expected, got });
}

function linesOf<T>(path: string): T[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [JSON.parse(line) as T]));
}

const typesOf: Readonly<Record<string, readonly string[]>> = {
  city: ['city', 'metro', 'country'],
  metro: ['metro'],
  state: ['state', 'city'],
  region: ['region', 'metro'],
  country: ['country'],
};

interface Person {
  query: string;
  role_title: string;
  geo_name: string;
  geo_type: string;
  min_experience_years?: number;
}

interface PersonLabel {
  line: number;
  place?: string;
  seniority?: string | undefined;
}

/** A published slot that the words do not bear out, with what they do say. */
interface Dispute {
  line: number;
  slot: string;
  expected: string;
  reason: string;
}

interface Labelled {
  text: string;
  /** Each is a list of slots any of which will do; "?" says that it may be there. */
  slots: string[][];
  seniority?: string | undefined;
}
