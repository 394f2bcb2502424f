import type { Condition } from '@alive/contract/conditions.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { citiesNamed } from '../places/cities.ts';
import { metros } from '../places/metros.ts';
import { read } from '../entities/read.ts';
import { isAbbreviation, roleNamed } from '../titles/roles.ts';
import { seniorityOf } from '../titles/seniority.ts';
import { wordsOf } from '../text/text.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import { planTurn } from './turn.ts';

const root = join(import.meta.dirname, '../../..');
const queries = join(process.env['REAL_DATA_DIR'] ?? join(root, '../shared/data'), 'queries');
const labels = join(root, 'eval/sets');
const language = await openVocabulary({ companies: [], majors: majors.map(({ name }) => name), places: [] });
const known = {
  open: language,
  now: new Date('2026-11-20T12:00:00Z'),
  student: { school: 'Georgia Institute of Technology', major: 'Environmental Engineering', graduationYear: null, places: [] },
  isName: () => false,
  person: async () => null,
};

describe.skipIf(!existsSync(queries))('published questions about people (skipped where REAL_DATA_DIR has none)', () => {
  const report: string[] = [];
  afterAll(() => void process.stdout.write(`${report.join('\n')}\n`));

  it('are understood as to role and place in at least 95 of 100', async () => {
    const people = await peopleQuestions();
    const others = await otherQuestions();
    for (const rows of [people, others]) report.push(...rows.role.lines(), ...rows.place.lines());
    for (const field of ['role', 'place'] as const) {
      const counts = [people, others].map((rows) => rows[field].counts());
      const right = counts.reduce((sum, [part]) => sum + part, 0);
      const all = counts.reduce((sum, [, whole]) => sum + whole, 0);
      report.push(`all published questions: ${field}: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`);
      expect(right / all, field).toBeGreaterThanOrEqual(0.95);
    }
  }, 120_000);

  /** Each names one role and one place. */
  async function peopleQuestions() {
    const rows = { role: tally('150 people questions: role'), place: tally('150 people questions: place') };
    const seats = new Map(
      linesOf<{ line: number; place?: string }>(join(labels, 'people-labels.jsonl')).map((label) => [label.line, label]),
    );
    for (const [at, one] of linesOf<Published>(join(queries, 'sample_people_queries.jsonl')).entries()) {
      const filters = await understood(one.query);
      const roles = filters.filter(({ field }) => field === 'role' || field === 'function');
      rows.role.count(roles.length === 1 && roles.every((chip) => isRole(chip, one.role_title, filters)), one.query, one.role_title, roles);
      const places = filters.filter(({ field }) => field === 'place');
      const name = seats.get(at + 1)?.place ?? one.geo_name;
      rows.place.count(places.length === 1 && places.every((chip) => isPlace(chip, name, one.geo_name)), one.query, name, places);
    }
    return rows;
  }

  /** The questions about people and alumni among the others, by our labels. */
  async function otherQuestions() {
    const rows = { role: tally('of the 96, those about people: role'), place: tally('of the 96, those about people: place') };
    const texts = textsOf(readFileSync(join(queries, 'sample_queries.csv'), 'utf8'));
    for (const { id, slots } of linesOf<{ id: string; slots: string[][] }>(join(labels, 'questions-labels.jsonl'))) {
      const { kind, query } = texts.get(id) ?? { kind: '', query: '' };
      if (!/^(?:alumni|people)_/.test(kind)) continue;
      const filters = await understood(query);
      for (const any of slots.filter(([first]) => first?.startsWith('?') === false)) {
        const field = (['role', 'place'] as const).find((name) => any.some((slot) => slot.startsWith(`${name} `)));
        if (field === undefined) continue;
        const fits = filters.some((chip) => any.some((slot) => fitsSlot(chip, slot, filters)));
        rows[field].count(fits, query, any.join(' or '), filters);
      }
    }
    return rows;
  }

  async function understood(query: string): Promise<Condition[]> {
    const { strategy, intent } = await planTurn(query, null, known);
    return strategy === 'none' ? [] : intent.conditions;
  }
});

/** The title as it was said or the role that goes by it; a level in it may be a condition of its own on the same position. */
function isRole({ field, value, op }: Condition, title: string, among: readonly Condition[]): boolean {
  if (field !== 'role' || op === 'not') return false;
  const rung = seniorityOf(wordsOf(title).map(({ text }) => text));
  const isStated = among.some((chip) => chip.field === 'seniority' && chip.value === rung);
  const bare = title.replace(/^(?:(?:senior|staff|principal|distinguished|lead|junior)\s+)+/i, '');
  const names = isStated ? [title, bare] : [title];
  return names.flatMap(namesOf).some((name) => [value].flat().map(plain).includes(plain(name)));
}

/** A title as said, the role of the list that goes by it, and what an abbreviation stands for. */
function namesOf(title: string): string[] {
  const long = isAbbreviation(title) ? read(title, language).mentions : [];
  return [title, roleNamed(title) ?? title, ...long.flatMap((mention) => (mention.kind === 'role' ? [mention.title] : []))];
}

/** By a part of its label; "near Cambridge" may mean the area about it, whatever that is called. */
function isPlace({ value, op }: Condition, name: string, said: string): boolean {
  const label = String(value);
  const areas = citiesNamed(said).flatMap((city) => city.metros);
  const about = metros.some((metro) => metro.name === label && areas.includes(metro.key));
  return op !== 'not' && (label.includes(name.replace(/^Greater /, '')) || about);
}

/** "role Product Manage" and "place Berlin" by their beginning or a part, other kinds by the whole. */
function fitsSlot(chip: Condition, slot: string, among: readonly Condition[]): boolean {
  const field = slot.split(' ')[0] ?? '';
  const name = slot.slice(field.length + 1);
  if (field === 'place') return chip.field === 'place' && isPlace(chip, name, name);
  if (field === 'level') return chip.field === 'seniority';
  if (field === 'role' && chip.field === 'founder') return /^(?:founder|entrepreneur)$/i.test(name);
  const values = [chip.value].flat().map(plain);
  return (
    chip.field === field &&
    values.some((value) => value === plain(name) || (field === 'role' && (isRole(chip, name, among) || value.startsWith(plain(name)))))
  );
}

function plain(value: unknown): string {
  return String(value).toLowerCase().replaceAll('&', 'and');
}

function linesOf<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => (line.trim() === '' || line.startsWith('#') ? [] : [JSON.parse(line) as T]));
}

/** By id; the query is the last column and may be quoted. */
function textsOf(csv: string): Map<string, { kind: string; query: string }> {
  return new Map(
    csv.split('\n').flatMap((line) => {
      const [, id, kind, query] = /^([^,]+),([^,]+),(.*)$/.exec(line.trim()) ?? [];
      return id === undefined || kind === undefined
        ? []
        : [[id, { kind, query: (query ?? '').replace(/^"|"$/g, '').replaceAll('""', '"') }]];
    }),
  );
}

/** How many are right, and one line for each that is not. */
function tally(name: string) {
  let right = 0;
  const misses: string[] = [];
  return {
    count: (fits: boolean, question: string, expected: string, got: readonly Condition[]): void => {
      if (fits) right += 1;
      else
        misses.push(
          `  × ${question}: ${expected}, got ${got.map(({ field, op, value }) => `${field} ${op} ${String(value)}`).join(', ') || 'nothing'}`,
        );
    },
    counts: (): [right: number, all: number] => [right, right + misses.length],
    lines: () => [`${name}: ${right} of ${right + misses.length} (${((100 * right) / (right + misses.length)).toFixed(1)} %)`, ...misses],
  };
}

interface Published {
  query: string;
  role_title: string;
  geo_name: string;
}
