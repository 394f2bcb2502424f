import type { Condition } from '@alive/contract/conditions.ts';
import { laterLevels, type Level } from '@alive/contract/jobs.ts';
import { listed, soft } from '@alive/language/conditions/facts.ts';
import { fields, levelNoun, plainly } from '@alive/language/conditions/fields.ts';
import { does, wished } from './copy/selection.ts';
import { alternativesOf, type JobField, thingOf } from '@alive/language/conditions/registry.ts';

/**
 * A set of conditions of jobs as one noun phrase: "data analyst internships in Boston or remote that sponsor visas". Work, employers and
 * places that are left out stand on their chips.
 */
export function phraseOf(conditions: readonly Condition[], count = 2): string {
  const all = conditions.filter((one) => !isLeftOut(one));
  const alone = all.filter(({ either }) => either === undefined);
  const held = alone.filter(({ op }) => op !== 'not');
  const of = (field: JobField) => held.filter((one) => one.field === field);
  // Levels are said before the jobs, among which alternatives too.
  const isLevel = (branch: readonly Condition[]) => branch.length === 1 && branch[0]?.field === 'level';
  const alternatives = alternativesOf(all);
  const groups = alternatives.map((branches) => branches.filter((branch) => !isLevel(branch))).filter((branches) => branches.length > 0);
  const otherLevels = alternatives.filter((branches) => branches.every(isLevel)).flat(2);
  // "Public service or legal internships", "product manager jobs at Google or engineering jobs at Meta", else "internships in sales or at Google".
  const isHeaded = (branches: Condition[][]) =>
    branches.some((branch) => branch.length > 1) && branches.every((branch) => branch.some((one) => isNamedWork([one])));
  const ofWork = groups.flatMap((branches) => (branches.every(isNamedWork) ? [listed(branches.map(workOf), 'or')] : []));
  const headed = groups.filter((branches) => !branches.every(isNamedWork) && isHeaded(branches));
  const rest = groups.filter((branches) => !branches.every(isNamedWork) && !isHeaded(branches));
  const others = rest
    .filter((branches) => !isOfWords(branches))
    .map((branches) =>
      listed(
        branches.map((branch) => branch.map(leadTo).join(' ')),
        'or',
      ),
    );
  const what = [...of('role'), ...of('function')].map((one) => soft(plainly(one)));
  const [early, noun] = levelWords(
    [...alone, ...otherLevels].flatMap(({ field, value }) => (field === 'level' ? [value as Level] : [])),
    count,
  );
  const seasons = held.filter(isSeason).map((one) => plainly(one).toLowerCase());
  const places = of('place');
  const isRemote = places.length > 0 && places.every(({ value }) => value === 'Remote') && of('remote').length === 0;
  const done = [
    ...doneBy.flatMap((field) => fields[field].jobs.does(of(field), count === 1)),
    ...notAskedBy(alone, count === 1),
    // "That either are video editor jobs or mention “post-production”".
    ...rest.filter(isOfWords).map((branches) => wished.any(branches.flat().map((one) => doneBySingle(one, count)))),
  ];
  const said = (field: (typeof saidAfter)[number]) => fields[field].jobs.said(held.filter((one) => one.field === field && !isSeason(one)));
  // "Internships that sponsor visas, in New York or remote".
  const isLast = done.length > 0 && !isRemote && places.some(({ value }) => value === 'Remote');
  return [
    ...of('remote').slice(0, 1).map(thingOf),
    isRemote ? 'remote' : '',
    listed(seasons, 'or'),
    early,
    what.length > 3 ? `${what.slice(0, 3).join(', ')} and similar` : listed(what, 'or'),
    ...ofWork,
    ...(headed.length === 0
      ? [noun]
      : headed.map((branches) =>
          listed(
            branches.map((branch) => [workOf(branch), noun, ...branch.filter((one) => !isNamedWork([one])).map(leadTo)].join(' ')),
            'or',
          ),
        )),
    ...others,
    ...saidAfter.filter((field) => field !== 'place' || !isLast).flatMap(said),
  ]
    .filter((part) => part !== '')
    .join(' ')
    .concat(done.length > 0 ? ` that ${listed(done)}` : '', isLast ? `, ${said('place').join(' ')}` : '');
}

const isLeftOut = ({ op, either, field }: Condition): boolean =>
  op === 'not' && either === undefined && field !== 'degree' && field !== 'skill';

/** What the jobs do not ask for: "don’t ask for a doctorate". */
function notAskedBy(conditions: readonly Condition[], isOne: boolean): string[] {
  const asked = exclusionsOf(conditions.filter(({ op }) => op === 'not'));
  return asked.length > 0 ? [`${isOne ? 'doesn’t' : 'don’t'} ask for ${listed(asked, 'or')}`] : [];
}
/** "Summer" stands before the jobs, "summer 2027" after them. */
const isSeason = ({ field, value }: Condition) => field === 'year' && !/\d/.test(String(value));

/** Alternatives of which one is a word that postings say: they are not "in" it. */
const isOfWords = (branches: Condition[][]) =>
  branches.some(([one]) => one?.field === 'text') && branches.every((branch) => branch.length === 1);

function doneBySingle(one: Condition, count: number): string {
  const thing = thingOf(one);
  if (one.field === 'text') return does.mention(String(one.value), count);
  if (isNamedWork([one]) && one.field !== 'industry') return does.work([soft(plainly(one))], count);
  return one.field === 'company' ? does.company(thing, count) : does.place(thing, count);
}

const isNamedWork = (branch: readonly Condition[]) =>
  branch.every(({ field, op }) => op !== 'not' && (field === 'role' || field === 'function' || field === 'industry'));

/** "product manager": the work that a branch names. */
const workOf = (branch: readonly Condition[]): string =>
  branch
    .filter((one) => isNamedWork([one]))
    .map((one) => soft(plainly(one)))
    .join(' ');

/** "at Google", "in marketing", "remote". */
function leadTo(one: Condition): string {
  const thing = thingOf(one);
  if (one.op === 'not') return `not ${thing}`;
  if (one.field === 'company') return `at ${thing}`;
  return one.field === 'remote' || one.field === 'pay' || one.field === 'level' ? thing : `in ${thing}`;
}

/** What stands before the kind of work and what after it: "new-grad or entry-level … jobs", "… internships". */
function levelWords(all: readonly Level[], count: number): [string, string] {
  const jobs = count === 1 ? 'job' : 'jobs';
  if (all.length === laterLevels.length && laterLevels.every((level) => all.includes(level))) return ['experienced', jobs];
  // Alongside levels that are named, one that is not stated goes without saying.
  const levels = all.length > 1 ? all.filter((level) => level !== 'unspecified') : all;
  if (levels.length === 0 || levels.length > 2) return ['', jobs];
  const nouns = levels.map(levelNoun);
  if (!levels.includes('internship'))
    return [
      listed(
        nouns.map((noun) => noun.replace(/ job$/, '')),
        'or',
      ),
      jobs,
    ];
  return [
    '',
    listed(
      nouns.map((noun) => (count === 1 ? noun : `${noun}s`)),
      'or',
    ),
  ];
}

/** What is ruled out, each once. */
export function exclusionsOf(conditions: readonly Condition[]): string[] {
  const not = conditions.filter((one) => one.op === 'not');
  return [...new Set(not.map((one) => (one.field === 'role' ? `${thingOf(one)} jobs` : thingOf(one))))];
}

/** What jobs do that are ruled out: "are at Google or are in Texas". */
export const ruledOut = (conditions: readonly Condition[], count: number): string =>
  listed(
    conditions
      .filter(({ op }) => op === 'not')
      .map((one) =>
        one.field === 'skill' || one.field === 'degree' ? does.ask(thingOf(one), count) : doneBySingle({ ...one, op: 'is' }, count),
      ),
    'or',
  );

/** The fields that are said after the jobs, and those of what the jobs do, in this order. */
const saidAfter = ['company', 'industry', 'place', 'year', 'posted', 'pay'] as const;
const doneBy = ['skill', 'text', 'degree', 'pay', 'sponsorship', 'clearance', 'citizenship'] as const;
