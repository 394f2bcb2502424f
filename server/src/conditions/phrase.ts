import type { Condition } from '@alive/contract/conditions.ts';
import { laterLevels, type Level } from '@alive/contract/jobs.ts';
import { alternativesOf, shortPlace } from './conditions.ts';
import type { JobField } from './conditions.ts';
import { listed, plain } from './facts.ts';
import { unitedStatesRegions } from '#language/countries.ts';
import { industryOfFunction } from '#language/functions.ts';

/** A set of conditions as one noun phrase: "data analyst internships in Boston or remote that sponsor visas". */
export function phraseOf(all: readonly Condition[], count = 2): string {
  const conditions = all.filter(({ either }) => either === undefined);
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
  const values = (field: JobField, negative = false) =>
    conditions
      .filter((one) => one.field === field && (one.op === 'not') === negative)
      .map((one) => (Array.isArray(one.value) ? employersOf(one) : plain(String(one.value))));
  const has = (field: JobField, value: unknown) => conditions.some((one) => one.field === field && one.value === value && one.op !== 'not');
  const what = [...values('role'), ...values('function')].map(soft);
  const levels = conditions.filter((one) => one.field === 'level').map((one) => one.value as Level);
  const [early, noun] = levelWords(levels, count);
  const places = values('place').map((place) => withArticle(shortPlace(place)));
  const remote = places.includes('Remote');
  const cities = places.filter((place) => place !== 'Remote');
  const pay = conditions.filter((one) => one.field === 'pay').map(payWords);
  const outside = conditions.filter((one) => one.op === 'not' && one.field === 'place').map(thingOf);
  const not = exclusionsOf(conditions.filter((one) => one.field !== 'place'));
  return [
    has('remote', true) ? 'remote' : has('remote', false) ? 'on-site' : '',
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
    values('skill').length > 0 ? `with ${listed(values('skill'))}` : '',
    values('text').length > 0
      ? `about ${listed(
          values('text').map((text) => `“${text}”`),
          'or',
        )}`
      : '',
    values('company').length > 0 ? `at ${listed(values('company'), 'or')}` : '',
    values('industry').length > 0 ? `in ${listed(values('industry').map(soft), 'or')}` : '',
    cities.length > 0
      ? `in ${listed(cities.slice(0, 4), 'or')}${cities.length > 4 ? ' and so on' : ''}${remote ? ', or remote,' : ''}`
      : remote
        ? 'that are remote'
        : '',
    outside.length > 0 ? `outside ${listed(outside, 'or')}` : '',
    values('year').length > 0 ? `for ${listed(values('year').map(softSeason), 'or')}` : '',
    pay.length > 0 ? `paying ${listed(pay)}` : '',
    has('sponsorship', 'yes') ? 'that sponsor visas' : '',
    has('clearance', true) ? 'with a clearance' : has('clearance', false) ? 'without a clearance' : '',
    has('citizenship', false) ? 'that don’t require U.S. citizenship' : has('citizenship', true) ? 'for citizens' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/,$/, '')
    .concat(not.length > 0 ? `, leaving out ${listed(not)}` : '');
}

const isNamedWork = (branch: readonly Condition[]) =>
  branch.every(({ field, op }) => op !== 'not' && (field === 'role' || field === 'function' || field === 'industry'));

/** "product manager": the work that a branch names. */
const workOf = (branch: readonly Condition[]): string =>
  branch
    .filter((one) => isNamedWork([one]))
    .map((one) => soft(plain(String(one.value))))
    .join(' ');

/** "at Google", "in marketing", "remote". */
function leadTo(one: Condition): string {
  const thing = thingOf(one);
  if (one.op === 'not') return `not ${thing}`;
  if (one.field === 'company') return `at ${thing}`;
  return one.field === 'remote' || one.field === 'pay' || one.field === 'level' ? thing : `in ${thing}`;
}

/** "$80K or more", "up to $90K", "$80K–120K". */
const payWords = ({ label }: Condition) => label.replace(/\+$/, ' or more').replace('Up', 'up');

/** What stands before the kind of work and what after it: "new-grad or entry-level … jobs", "… internships". */
function levelWords(all: readonly Level[], count: number): [string, string] {
  if (all.length === laterLevels.length && laterLevels.every((level) => all.includes(level))) return ['experienced', plural('job', count)];
  // Beside levels that are named, one that is not stated goes without saying.
  const levels = all.length > 1 ? all.filter((level) => level !== 'unspecified') : all;
  if (levels.length === 0 || levels.length > 2) return ['', plural('job', count)];
  if (levels.includes('internship'))
    return [
      '',
      listed(
        levels.map((level) => plural(levelNouns[level], count)),
        'or',
      ),
    ];
  return [
    listed(
      levels.map((level) => levelNouns[level].replace(/ job$/, '')),
      'or',
    ),
    plural('job', count),
  ];
}

/** What is ruled out, each once: "not finance" rules out the work and the industry of that name. */
export function exclusionsOf(conditions: readonly Condition[]): string[] {
  const not = conditions.filter((one) => one.op === 'not');
  const worded = new Set(not.filter((one) => one.field === 'function').map((one) => industryOfFunction(String(one.value))));
  return [...new Set(not.filter((one) => one.field !== 'industry' || !worded.has(String(one.value))).map(thingOf))];
}

/** One condition inside a sentence: "internships", "Boston", "sponsoring", "product manager", "not Google". */
export function wordOf(condition: Condition): string {
  return condition.op === 'not' ? `not ${thingOf(condition)}` : thingOf(condition);
}

/** The same without its "not". */
export function thingOf(condition: Condition): string {
  if (Array.isArray(condition.value) && condition.field === 'company') return employersOf(condition);
  const value = plain(String(condition.value));
  return condition.field === 'level'
    ? plural(levelNouns[condition.value as Level], 2)
    : condition.field === 'role' || condition.field === 'function'
      ? soft(value)
      : condition.field === 'industry'
        ? `the ${soft(value)} industry`
        : condition.field === 'sponsorship'
          ? 'sponsoring'
          : condition.field === 'remote'
            ? condition.value === true
              ? 'remote'
              : 'on-site'
            : condition.field === 'citizenship'
              ? condition.value === true
                ? 'for citizens'
                : 'no citizenship required'
              : condition.field === 'clearance'
                ? condition.value === true
                  ? 'a clearance'
                  : 'no clearance'
                : condition.field === 'pay'
                  ? condition.label.replace('Up', 'up')
                  : condition.field === 'text'
                    ? `“${value}”`
                    : condition.field === 'year'
                      ? softSeason(value)
                      : condition.field === 'place'
                        ? withArticle(shortPlace(value))
                        : value;
}

/** "FAANG employers", "big tech employers": well-known ones of a kind. */
function employersOf({ label, value }: Condition): string {
  const [name = '', but] = label.replace(/^Not /, '').split(/ but (?=[^a-z])/);
  const names = Array.isArray(value) ? value.map((one) => plain(String(one))) : [];
  if (/^\d+ companies$/.test(name))
    return names.length > 3 ? `${names.slice(0, 2).join(', ')} or ${names.length - 2} others` : listed(names, 'or');
  const soft = name.replace(/^[A-Z][a-z-]+ [a-z]+$|^[A-Z][a-z-]+$/, (one) => one.toLowerCase());
  return `${soft.endsWith('s') ? soft : `${soft} employers`}${but === undefined ? '' : ` but ${but}`}`;
}

/** "summer 2027". */
const softSeason = (term: string) => term.charAt(0).toLowerCase() + term.slice(1);

/** "the Midwest", "the United States". */
function withArticle(place: string): string {
  return /^United |(?: Area|^Netherlands|^Philippines)$/.test(place) || regions.has(place) ? `the ${place}` : place;
}

const regions = new Set(unitedStatesRegions.map(({ name }) => name).filter((name) => name !== 'New England'));

/** Title case made running text, acronyms kept: "UX Designer" is "UX designer". */
function soft(text: string): string {
  return text.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
}

function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}

const levelNouns: Record<Level, string> = {
  internship: 'internship',
  new_grad: 'new-grad job',
  entry_level: 'entry-level job',
  unspecified: 'job that states no level',
  mid: 'mid-level job',
  senior: 'senior job',
  lead: 'lead job',
  manager: 'manager job',
};
