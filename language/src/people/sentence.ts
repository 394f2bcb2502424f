import type { Condition } from '@alive/contract/conditions.ts';
import type { PeopleSort } from '@alive/contract/people.ts';
import { listed, soft, withArticle } from '../conditions/facts.ts';
import { fields, type Row, valueOf, yearsWords } from '../conditions/fields.ts';
import { isOfPosition } from '../conditions/registry.ts';
import { type Intent, usualLimit } from '../conditions/intent.ts';

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
  const heads = headsOf(now);
  const founders = now.some(({ field }) => field === 'founder');
  const rungs = now.filter(({ field }) => field === 'seniority');
  const person = plainOnes.filter(({ op }) => op !== 'not');
  const names = person.filter(({ field }) => field === 'name').map(valueOf);
  const places = now.filter(({ field }) => field === 'place').map(valueOf);

  const head = heads.length > 0 ? listed(heads, 'or') : founders ? 'founders' : 'alumni';
  const rungBefore = heads.length > 0 && rungs.length > 0 && rungs.every(({ op }) => op === 'is');
  const attached = [
    names.length > 0 ? `named ${listed(names, 'or')}` : '',
    workIn(now.filter(({ field }) => (field === 'function' && heads.length === 0) || field === 'industry' || field === 'company')),
    heads.length > 0 && founders ? 'who are founders' : '',
  ];
  const others = Map.groupBy(
    plainOnes.filter((one) => isHeld(one) && !now.includes(one)),
    (one) => `${one.when ?? 'now'} ${one.position ?? 1} ${one.during ?? ''}`,
  );
  const alternatives = Map.groupBy(
    conditions.filter((one) => one.either !== undefined && one.op !== 'not'),
    (one) => one.either,
  );
  const who = [
    rungs.length > 0 && !rungBefore ? `are at ${listed(rungs.map(rungWords), 'or')} level` : '',
    ...now.filter(({ field }) => field === 'tenure').map((one) => `have been with their employer for ${yearsWords(one)}`),
    ...[...others.values()].map(heldWords),
    ...studiedAt(saidOf(person)),
    ...[...alternatives.values()].map(
      (some) => `${conditions.length > some.length ? 'either ' : ''}${listed(some.map(predicateOf), 'or')}`,
    ),
  ].filter((part) => part !== '');
  const not = conditions.filter(({ op }) => op === 'not').map((one) => predicateOf({ ...one, op: 'is' }));
  const first = [rungBefore ? `${listed(rungs.map(valueOf), 'or')} ${head}` : head, ...attached].filter((part) => part !== '').join(' ');
  const clauses = who.length > 0 ? `${first} who ${listed(who)}` : first;
  const where = places.length === 0 ? '' : `${who.length > 0 ? ', now' : ''} in ${listed(places.map(withArticle), 'or')}`;
  return `${clauses}${where}${not.length > 0 ? `, none of whom ${listed(not, 'or')}` : ''}`;
}

/** What is said of the person, by field. */
const saidOf = (person: readonly Condition[]) =>
  ofPerson.map((field) => ({ field, said: fields[field].people.said(person.filter((one) => one.field === field)) }));

/** One major at one school is said at once: "studied Economics at Yale University". */
function studiedAt(parts: ReturnType<typeof saidOf>): string[] {
  const only = (wanted: (typeof ofPerson)[number]) => {
    const said = parts.find(({ field }) => field === wanted)?.said ?? [];
    return said.length === 1 ? said[0] : undefined;
  };
  const [major, school] = [only('major'), only('school')];
  const together = major !== undefined && school?.startsWith(went) === true ? `${major} at ${school.slice(went.length)}` : null;
  return parts.flatMap(({ field, said }) =>
    together === null || (field !== 'major' && field !== 'school') ? said : field === 'major' ? [together] : [],
  );
}
const went = 'went to ';

/** The fields that tell of the person, in the order in which they are said after "who". */
const ofPerson = ['sequence', 'major', 'school', 'year', 'hometown', 'experience', 'skill', 'text'] as const;

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
  const row: Row = fields[one.field];
  return row.people?.said?.([one])[0] ?? heldWords([one]);
}

/** Conditions on one position: "were consultants at McKinsey before", "began in consulting". */
function heldWords(conditions: readonly Condition[]): string {
  const when = conditions[0]?.when ?? 'now';
  const of = (...fields: Condition['field'][]) => conditions.filter(({ field }) => fields.includes(field));
  const rungs = of('seniority').map((one) => (one.op === 'is' ? valueOf(one) : `${rungWords(one)} level`));
  const titles = headsOf(conditions);
  const names = [
    ...(titles.length > 0
      ? [`${rungs.length > 0 ? `${listed(rungs, 'or')} ` : ''}${listed(titles, 'or')}`]
      : rungs.length > 0
        ? [`at ${listed(rungs, 'or').replace(/(?<! level)$/, ' level')}`]
        : []),
    ...(of('founder').length > 0 ? ['founders'] : []),
  ];
  const places = of('place').map((one) => withArticle(valueOf(one)));
  const held = [
    listed(names),
    workIn(titles.length > 0 ? of('industry', 'company') : of('function', 'industry', 'company')),
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

/** "director or above". */
function rungWords(one: Condition): string {
  return `${valueOf(one)}${one.op === 'at_least' ? ' or above' : one.op === 'at_most' ? ' or below' : ''}`;
}

/** Whether a condition asks that a position is so. */
const isHeld = ({ field, op }: Condition) => op !== 'not' && isOfPosition(field);

/** Who has the work asked for: "recruiters", "people in human resources"; titles and kinds of work are alternatives. None without a title. */
function headsOf(conditions: readonly Condition[]): string[] {
  const titles = conditions.filter(({ field }) => field === 'role').map((one) => pluralOf(soft(String(one.value))));
  const kinds = conditions.filter(({ field }) => field === 'function').map((one) => soft(valueOf(one)));
  return titles.length === 0 || kinds.length === 0 ? titles : [...titles, `people in ${listed(kinds, 'or')}`];
}

/** "attorneys", "people in athletic training"; a title whose plural has other letters keeps its own. */
function pluralOf(title: string): string {
  if (/(?:ing|ment|tion|ics|ship|work)$/.test(title)) return `people in ${title}`;
  if (/[^aeiou]y$| (?:of|for|in|to) /.test(title)) return `people working as ${title}`;
  return title.endsWith('s') ? title : `${title}${/(?:x|(?<!te)ch|sh)$/.test(title) ? 'es' : 's'}`;
}
