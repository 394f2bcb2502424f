import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleSort } from '@alive/contract/people.ts';
import { shortPlace } from '#conditions/conditions.ts';
import { listed } from '#conditions/facts.ts';
import type { Intent } from './intent.ts';
import { usualLimit } from './intent.ts';

/**
 * The conditions of a search for people as one plain English sentence: "Product managers who studied Economics, now in Boston or Chicago."
 * Every condition's value stands in it.
 */
export function sentenceOf(intent: Intent): string {
  const { conditions, sort, limit } = intent;
  const order = sort === null ? '' : `, ${orderWords(sort)}`;
  const few = limit < usualLimit ? `, the first ${limit}` : '';
  const text = phraseOfPeople(conditions);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${order}${few}.`;
}

/** The same as a noun phrase inside a sentence: "product managers who studied Economics, now in Boston". */
export function phraseOfPeople(conditions: readonly Condition[]): string {
  const plainOnes = conditions.filter((one) => one.either === undefined);
  const now = plainOnes.filter(
    (one) => isHeld(one) && (one.when ?? 'now') === 'now' && (one.position ?? 1) === 1 && one.during === undefined,
  );
  const heads = now.filter(({ field }) => field === 'role').map(({ value }) => pluralOf(soft(String(value))));
  const founders = now.some(({ field }) => field === 'founder');
  const rungs = now.filter(({ field }) => field === 'seniority');
  const person = plainOnes.filter(({ op }) => op !== 'not');
  const of = (field: Condition['field']) => person.filter((one) => one.field === field);
  const values = (field: Condition['field']) => of(field).map(valueOf);
  const places = now.filter(({ field }) => field === 'place').map(valueOf);

  const head = heads.length > 0 ? listed(heads, 'or') : founders ? 'founders' : 'alumni';
  const rungBefore = heads.length > 0 && rungs.length > 0 && rungs.every(({ op }) => op === 'is');
  const attached = [
    values('name').length > 0 ? `named ${listed(values('name'), 'or')}` : '',
    workIn(now.filter(({ field }) => field === 'function' || field === 'industry' || field === 'company')),
    heads.length > 0 && founders ? 'who are founders' : '',
  ];
  const others = Map.groupBy(
    plainOnes.filter((one) => isHeld(one) && !now.includes(one)),
    (one) => `${one.when ?? 'now'} ${one.position ?? 1} ${one.during ?? ''}`,
  );
  const who = [
    rungs.length > 0 && !rungBefore ? `are at ${listed(rungs.map(rungWords), 'or')} level` : '',
    ...now.filter(({ field }) => field === 'tenure').map((one) => `have been with their employer for ${yearsWords(one)}`),
    ...[...others.values()].map(heldWords),
    ...of('sequence').map(sequenceWords),
    values('major').length > 0 ? `studied ${listed(values('major'), 'or')}` : '',
    values('school').length > 0 ? `went to ${listed(values('school'), 'or')}` : '',
    of('year').length > 0 ? `graduated ${listed(of('year').map(classWords), 'or')}` : '',
    values('hometown').length > 0 ? `come from ${listed(values('hometown').map(withArticle), 'or')}` : '',
    ...of('experience').map((one) => `have worked for ${yearsWords(one)}`),
    values('skill').length > 0 ? `know ${listed(values('skill'))}` : '',
    ...of('text').map((one) => `mention “${valueOf(one)}”`),
    ...[
      ...Map.groupBy(
        conditions.filter((one) => one.either !== undefined && one.op !== 'not'),
        (one) => one.either,
      ).values(),
    ].map((some) => listed(some.map(predicateOf), 'or')),
  ].filter((part) => part !== '');
  const not = conditions.filter(({ op }) => op === 'not').map((one) => predicateOf({ ...one, op: 'is' }));
  const first = [rungBefore ? `${listed(rungs.map(valueOf), 'or')} ${head}` : head, ...attached].filter((part) => part !== '').join(' ');
  const clauses = who.length > 0 ? `${first} who ${listed(who)}` : first;
  const where = places.length === 0 ? '' : `${who.length > 0 ? ', now' : ''} in ${listed(places.map(withArticle), 'or')}`;
  return `${clauses}${where}${not.length > 0 ? `, none of whom ${listed(not, 'or')}` : ''}`;
}

/** "most recent class first". */
function orderWords({ by, descending }: PeopleSort): string {
  switch (by) {
    case 'match':
      return 'best match first';
    case 'year':
      return descending ? 'newest class first' : 'oldest class first';
    case 'experience':
      return descending ? 'most years of work first' : 'fewest years of work first';
    default:
      return `by ${by}${descending ? ', from Z to A' : ''}`;
  }
}

/** What somebody does or is, for one condition alone: "work at Google", "studied Music". */
function predicateOf(one: Condition): string {
  const value = valueOf(one);
  switch (one.field) {
    case 'major':
      return `studied ${value}`;
    case 'school':
      return `went to ${value}`;
    case 'year':
      return `graduated ${classWords(one)}`;
    case 'hometown':
      return `come from ${withArticle(value)}`;
    case 'name':
      return `are named ${value}`;
    case 'experience':
      return `have worked for ${yearsWords(one)}`;
    case 'skill':
      return `know ${value}`;
    case 'text':
      return `mention “${value}”`;
    case 'sequence':
      return sequenceWords(one);
    default:
      return heldWords([one]);
  }
}

/** Conditions on one position: "were consultants at McKinsey before", "began in consulting". */
function heldWords(conditions: readonly Condition[]): string {
  const when = conditions[0]?.when ?? 'now';
  const of = (...fields: Condition['field'][]) => conditions.filter(({ field }) => fields.includes(field));
  const rungs = of('seniority').map((one) => (one.op === 'is' ? valueOf(one) : `${rungWords(one)} level`));
  const titles = of('role').map((one) => pluralOf(soft(valueOf(one))));
  const names = [
    ...(titles.length > 0
      ? [`${rungs.length > 0 ? `${listed(rungs, 'or')} ` : ''}${listed(titles, 'or')}`]
      : rungs.length > 0
        ? [`at ${listed(rungs, 'or')}`]
        : []),
    ...(of('founder').length > 0 ? ['founders'] : []),
  ];
  const places = of('place').map((one) => withArticle(valueOf(one)));
  const held = [
    listed(names),
    workIn(of('function', 'industry', 'company')),
    places.length > 0 ? `in ${listed(places, 'or')}` : '',
    ...of('tenure').map((one) => `for ${yearsWords(one)}`),
  ]
    .filter((part) => part !== '')
    .join(' ');
  const tail = conditions.some(({ during }) => during !== undefined)
    ? ' at the same time'
    : (conditions[0]?.position ?? 1) > 1 && when === 'now'
      ? ' too'
      : '';
  const isTitle = names.length > 0;
  switch (when) {
    case 'now':
      return `${isTitle ? 'are' : 'work'} ${held}${tail}`;
    case 'past':
      return `${isTitle ? 'were' : 'worked'} ${held} before${tail}`;
    case 'first':
      return `began ${isTitle ? `as ${held}` : held}${tail}`;
    case 'ever':
      return `have ${isTitle ? 'been' : 'worked'} ${held}${tail}`;
  }
}

/** "in consulting at Google, at Healthcare employers". */
function workIn(conditions: readonly Condition[]): string {
  const of = (field: Condition['field']) => conditions.filter((one) => one.field === field).map(valueOf);
  return [
    of('function').length > 0 ? `in ${listed(of('function').map(soft), 'or')}` : '',
    of('company').length > 0 ? `at ${listed(of('company'), 'or')}` : '',
    of('industry').length > 0 ? `in the ${listed(of('industry').map(soft), 'or')} industry` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function sequenceWords({ value }: Condition): string {
  return `went from ${(Array.isArray(value) ? value : [value]).map(String).join(' to ')}`;
}

function classWords({ op, value }: Condition): string {
  if (Array.isArray(value)) return `between ${value.map(String).join(' and ')}`;
  const words = { at_least: 'in or after ', at_most: 'in or before ', before: 'before ', after: 'after ' };
  return `${words[op as keyof typeof words] ?? 'in '}${String(value)}`;
}

function yearsWords({ op, value }: Condition): string {
  if (Array.isArray(value)) return `${value.map(String).join(' to ')} years`;
  const years = value === 1 ? '1 year' : `${String(value)} years`;
  return op === 'at_most' ? `${years} at most` : op === 'at_least' ? `${years} or more` : years;
}

/** "director or above". */
function rungWords(one: Condition): string {
  return `${valueOf(one)}${one.op === 'at_least' ? ' or above' : one.op === 'at_most' ? ' or below' : ''}`;
}

/** What a condition is of, as a sentence says it; lists of employers by the name they go by where they have one. */
function valueOf({ field, value, label }: Condition): string {
  if (field === 'place' || field === 'hometown') return shortPlace(String(value));
  if (!Array.isArray(value)) return field === 'seniority' && value === 'vp' ? 'VP' : String(value);
  const name = label.replace(/^(?:Not at|Not|Formerly at|Has been at|First job at|Never at|Not formerly at|First job not at) /, '');
  const names = listed(value.map(String), 'or');
  return /^\d+ companies$/.test(name) || name.includes(' or ') ? names : `${name} (${names})`;
}

/** Whether a condition asks that a position is so. */
const isHeld = ({ field, op }: Condition) =>
  op !== 'not' && ['role', 'function', 'seniority', 'company', 'industry', 'place', 'founder', 'tenure'].includes(field);

/** Title case made running text, abbreviations kept: "UX Designer" is "UX designer". */
const soft = (text: string) => text.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());

/** "attorneys"; a title whose plural has other letters keeps its own. */
function pluralOf(title: string): string {
  if (/[^aeiou]y$| (?:of|for|in|to) /.test(title)) return `people working as ${title}`;
  return title.endsWith('s') ? title : `${title}${/(?:x|ch|sh)$/.test(title) ? 'es' : 's'}`;
}

/** "the United States". */
const withArticle = (place: string) =>
  /^United |^Netherlands$|^Philippines$| (?:Area|Coast)$|^(?:Midwest|Northeast|Southwest|Southeast|South|West)$/.test(place)
    ? `the ${place}`
    : place;
