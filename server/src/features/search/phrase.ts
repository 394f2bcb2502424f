import type { Condition } from '@alive/contract/conditions.ts';
import { laterLevels, type Level } from '@alive/contract/jobs.ts';
import { industryOfFunction } from '@alive/language/lexicon/functions.ts';
import { listed, soft } from '@alive/language/conditions/facts.ts';
import { fields, levelNoun, plainly } from '@alive/language/conditions/fields.ts';
import { alternativesOf, type JobField, thingOf } from '@alive/language/conditions/registry.ts';

/** A set of conditions of jobs as one noun phrase: "data analyst internships in Boston or remote that sponsor visas". */
export function phraseOf(all: readonly Condition[], count = 2): string {
  const conditions = all.filter(({ either }) => either === undefined);
  const held = conditions.filter(({ op }) => op !== 'not');
  const of = (field: JobField) => held.filter((one) => one.field === field);
  const groups = alternativesOf(all);
  // "Public service or legal internships", "product manager jobs at Google or engineering jobs at Meta", else "internships in sales or at Google".
  const isHeaded = (branches: Condition[][]) =>
    branches.some((branch) => branch.length > 1) && branches.every((branch) => branch.some((one) => isNamedWork([one])));
  const ofWork = groups.flatMap((branches) => (branches.every(isNamedWork) ? [listed(branches.map(workOf), 'or')] : []));
  const headed = groups.filter((branches) => !branches.every(isNamedWork) && isHeaded(branches));
  const others = groups
    .filter((branches) => !branches.every(isNamedWork) && !isHeaded(branches))
    .map((branches) =>
      listed(
        branches.map((branch) => branch.map(leadTo).join(' ')),
        'or',
      ),
    );
  const what = [...of('role'), ...of('function')].map((one) => soft(plainly(one)));
  const [early, noun] = levelWords(
    conditions.flatMap(({ field, value }) => (field === 'level' ? [value as Level] : [])),
    count,
  );
  const isDegree = (one: Condition) => one.field === 'degree' && one.op === 'not';
  const not = exclusionsOf(conditions.filter((one) => one.field !== 'place' && !isDegree(one)));
  const degrees = exclusionsOf(conditions.filter(isDegree));
  return [
    ...of('remote').slice(0, 1).map(thingOf),
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
    ...saidAfter.flatMap((field) => fields[field].jobs.said((field === 'place' ? conditions : held).filter((one) => one.field === field))),
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/,$/, '')
    .concat(degrees.length > 0 ? ` that ${count === 1 ? 'doesn’t' : 'don’t'} ask for ${listed(degrees, 'or')}` : '')
    .concat(not.length > 0 ? `, not counting ${listed(not)}` : '');
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

/** What is ruled out, each once: "not finance" rules out the work and the industry of that name. */
export function exclusionsOf(conditions: readonly Condition[]): string[] {
  const not = conditions.filter((one) => one.op === 'not');
  const worded = new Set(not.filter((one) => one.field === 'function').map((one) => industryOfFunction(String(one.value))));
  return [
    ...new Set(
      not
        .filter((one) => one.field !== 'industry' || !worded.has(String(one.value)))
        .map((one) => (one.field === 'role' ? `${thingOf(one)} jobs` : thingOf(one))),
    ),
  ];
}

/** The fields that are said after the jobs, in this order. */
const saidAfter = [
  'skill',
  'text',
  'company',
  'industry',
  'place',
  'year',
  'degree',
  'posted',
  'pay',
  'sponsorship',
  'clearance',
  'citizenship',
] as const;
