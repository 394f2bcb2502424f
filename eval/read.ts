import type { Condition } from '@alive/contract/conditions.ts';
import { randomUUID } from 'node:crypto';
import { searchPeople, type PeopleEvent } from '@alive/contract/people.ts';
import { eventsOf, post, tokenOf } from './caller.ts';
import { asker } from './people-search.ts';
import { converse } from './run-conversation.ts';
import { readSet } from './run-file.ts';
import type { RunSet, SetResult } from './table.ts';

/**
 * Requests and questions by readers who had not seen the code → the chips after the last message, compared by what they are about: a kind of work
 * under whatever field, a value by its words. Sets are `read-jobs-*` and `read-people-*`.
 */
export const run: RunSet = async ({ file, openApp }) => {
  const app = await openApp('sample');
  if (app === null) return [];
  const token = await tokenOf(app.url, asker);
  const rows = new Map<string, SetResult>();
  for (const search of ['jobs', 'people'] as const)
    for (const one of readSet<ReadCase>(`read-${search}`, ['say', 'want'], file)) {
      const { act = 'ask' } = one.want;
      const key = `${search} ${one.when} ${act}`;
      const row = rows.get(key) ?? { name: `read ${search}`, when: one.when, kind: act, passed: 0, total: 0, misses: [] };
      rows.set(key, row);
      const chips = search === 'jobs' ? (await converse(app.url, {}, one.say)).conditions : await askedOfPeople(app.url, token, one.say);
      const faults = faultsOf(one.want, chips, search);
      row.total += 1;
      if (faults.length === 0) row.passed += 1;
      else
        row.misses.push({
          input: one.say.map((said) => `“${said}”`).join(' → '),
          expected: [...(one.want.for ?? []), ...(one.want.against ?? []).map(([field, value]) => [`not ${field}`, value])]
            .map((pair) => pair.join(' '))
            .join('; '),
          got: `${chips.map(({ label }) => label).join('; ') || 'nothing'} (${faults.join(', ')})`,
        });
    }
  return [...rows.values()];
};

/** The chips that stand after the last question; small talk leaves those of before. */
async function askedOfPeople(url: string, token: string, says: readonly string[]): Promise<Condition[]> {
  const conversationId = randomUUID();
  let chips: Condition[] = [];
  for (const query of says) {
    const response = await post(url + searchPeople.path, { query, conversationId }, token);
    const events = eventsOf<PeopleEvent>(await response.text());
    const searched = events.some((event) => event.type === 'strategy' && event.strategy !== 'none');
    for (const event of events) if (searched && event.type === 'interpretation') chips = event.filters;
  }
  return chips;
}

function faultsOf({ for: wanted = [], against = [], ok = [] }: Want, chips: readonly Condition[], of: 'jobs' | 'people'): string[] {
  const isRefusal = ({ op, field, value }: Condition) => op === 'not' || (field === 'remote' && value === false);
  const [refused, held] = [chips.filter(isRefusal), chips.filter((chip) => !isRefusal(chip))];
  const listFor = ([field, value]: Pair) => (field === 'remote' && value === 'false' ? refused : held);
  const isOk = (chip: Condition) => ok.some((one) => one === chip.field || alike(one, chip.label) || alike(one, String(chip.value)));
  const isAsked = (pairs: readonly Pair[]) => (chip: Condition) => pairs.some((pair) => fits(pair, chip, of)) || isOk(chip);
  const levels = wanted.some(([field]) => field === 'level' || field === 'hours');
  return [
    ...wanted.filter((pair) => !listFor(pair).some((chip) => fits(pair, chip, of))).map((pair) => `lacks ${pair.join(' ')}`),
    ...against.filter((pair) => !refused.some((chip) => fits(pair, chip, of))).map((pair) => `lacks not ${pair.join(' ')}`),
    ...held.filter((chip) => !isAsked(wanted)(chip) && !(levels && chip.field === 'level')).map(({ label }) => `too many: ${label}`),
    ...refused
      .filter((chip) => !isAsked(against)(chip) && !isAsked(wanted.filter(([field]) => field === 'remote'))(chip))
      .map(({ label }) => `too many: ${label}`),
  ];
}

/** Whether a chip is what was expected, in the same kind of field. */
function fits([field, value]: Pair, chip: Condition, of: 'jobs' | 'people'): boolean {
  const values = value.split('|').map((one) => one.replace(/^(?:past|ever|first|now):/, ''));
  if (field === 'hours') return (value.startsWith('full') && chip.field === 'level') || /part/i.test(chip.label);
  if (field === 'remote' && (chip.field === 'remote' || chip.value === 'Remote')) return true;
  const [asked, given] = [kindOf(field, of), kindOf(chip.field, of)];
  const soft = new Set([asked, given]);
  if (asked !== given && !(soft.has('what') && soft.has('employer')) && !(of === 'people' && soft.has('what') && soft.has('sequence')))
    return false;
  if (typeof chip.value === 'boolean' || ['sponsorship', 'clearance', 'citizenship', 'posted', 'degree'].includes(field)) return true;
  const names = [chip.label, ...[chip.value].flat().map(String)];
  if (['pay', 'experience', 'tenure', 'year'].includes(field)) {
    const figures = new Set(names.flatMap((name) => name.match(/\d+/g) ?? []));
    return values.some((one) => (one.match(/\d+/g) ?? []).some((figure) => figures.has(figure) || figures.has(figure.replace(/000$/, ''))));
  }
  return values.some((one) => names.some((name) => alike(one.replaceAll('_', ' '), name)));
}

const kindOf = (field: string, of: 'jobs' | 'people'): string => kinds[field] ?? (of === 'jobs' && field === 'year' ? 'term' : field);
const kinds: Readonly<Record<string, string>> = {
  role: 'what',
  function: 'what',
  industry: 'what',
  founder: 'what',
  kind: 'employer',
  company: 'employer',
  seniority: 'level',
  term: 'term',
};

/** Whether most words of the shorter name begin like words of the other, or both stand for one thing in the records. */
function alike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.toLowerCase());
  if (a === undefined || b === undefined) return false;
  if (same.some((pair) => pair.every((name, at) => [a, b][at]?.includes(name)) || pair.every((name, at) => [b, a][at]?.includes(name))))
    return true;
  const [short = [], long = []] = [stemsOf(a), stemsOf(b)].sort((some, others) => some.length - others.length);
  return short.length > 0 && short.filter((stem) => long.includes(stem)).length >= 0.6 * short.length;
}

const stemsOf = (text: string): string[] =>
  (text.match(/[\p{L}\d+#]+/gu) ?? [])
    .filter((word) => !filler.has(word))
    .map((word) => word.replace(/(?:ing|ers?|or|ies|ists?|s|ed|y|ions?|ment|al)$/, '').slice(0, 6) || word);
const filler = new Set([
  'the',
  'of',
  'and',
  'a',
  'an',
  'in',
  'at',
  'jobs',
  'job',
  'work',
  'area',
  'metro',
  'greater',
  'city',
  'university',
  'college',
]);
/** What the records file under one name. */
const same = [
  ['government', 'public service'],
  ['public sector', 'public service'],
  ['bank', 'finance'],
  ['hospital', 'healthcare'],
  ['medical device', 'biotechnology'],
  ['public relations', 'communications'],
] as const;

type Pair = [field: string, value: string];

interface Want {
  act?: string;
  for?: Pair[];
  against?: Pair[];
  /** Fields or values that may be there. */
  ok?: string[];
}

interface ReadCase {
  say: string[];
  want: Want;
}
