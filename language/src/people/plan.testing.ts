import { majors } from '@alive/contract/lists/majors.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { openVocabulary } from '../lexicon/vocabulary.ts';
import type { Known } from '../entities/known.ts';
import type { Draft } from '../questions/plan.ts';

/** A vocabulary of the language itself and these employers, and a student of Yale, Economics, class of 2028, on 21 November 2026. */
export const knownForTests = async (companies: readonly string[] = employers): Promise<Known> => ({
  open: await openVocabulary({
    companies: companies.map((name) => ({ name, domain: null, industry: null })),
    majors: majors.map(({ name }) => name),
    places: [],
  }),
  now: new Date('2026-11-21T12:00:00Z'),
  student: { school: 'Yale University', major: 'Economics', graduationYear: 2028, places: ['Boston, MA'] },
  isName: (word) => names.has(word),
});

const employers = ['Google', 'Stripe', 'Bridgewater Associates', 'Target', 'Apple', 'Notion Labs'];

/** A draft in one line: "role Product Manager; company Google @past; not place Texas; sort year desc; limit 5". */
export function plain({
  conditions,
  wishes = [],
  sort,
  limit,
}: Pick<Draft, 'conditions' | 'sort' | 'limit'> & Partial<Pick<Draft, 'wishes'>>): string {
  return [
    ...conditions.map(plainCondition),
    ...wishes.map((one) => `wish ${plainCondition(one)}`),
    ...(sort === null ? [] : [`sort ${sort.by} ${sort.descending ? 'desc' : 'asc'}`]),
    ...(limit === null ? [] : [`limit ${limit}`]),
  ].join('; ');
}

function plainCondition({ field, op, value, when, position, during, either }: Condition): string {
  const list = Array.isArray(value) ? value.map(String) : [String(value)];
  const range = field === 'year' || field === 'experience' || field === 'tenure';
  const said =
    field === 'sequence' ? list.join(' > ') : !Array.isArray(value) ? list.join() : range ? list.join('..') : `[${list.join(', ')}]`;
  return [
    op === 'not' ? `not ${field}` : field,
    `${signs[op] ?? ''}${said}`,
    when === undefined ? '' : `@${when}`,
    position === undefined ? '' : `#${position}`,
    during === undefined ? '' : `~${during}`,
    either === undefined ? '' : `|${either}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const signs: Partial<Record<Condition['op'], string>> = { at_least: '>=', at_most: '<=', before: '<', after: '>' };

const names = new Set(
  'priya nair david chen maria garcia jordan austin morgan stanley baker james grace okafor ada li wei sarah o connor young mark lee'.split(
    ' ',
  ),
);
