import { inRunningText, pluralOf } from '@alive/contract/role-words.ts';
import { fewestDrawn, type Tally } from '@alive/contract/paths.ts';
import { figure, listed } from '#conditions/facts.ts';
import { straightIn, unstated } from './tallies.ts';

/**
 * What the numbers say, in sentences that can be read aloud; `name` is what the job is called. Only what was counted is said, each figure
 * with of how many it is.
 */
export function insightsOf({ name, isOfPeople, isAtEmployer, notes }: Told, ways: Numbers, nearest: readonly Tally[]): string {
  const { total, alumni } = ways;
  const all = `${figure(alumni)} alumni we may show`;
  const one = isOfPeople ? `has been ${withArticle(inText(name))}` : `has had a ${inText(name)}`;
  const many = isOfPeople ? `have been ${manyOf(name)}` : `have had a ${inText(name)}`;
  if (alumni === 0) return [...notes, 'There are no alumni here yet whom we may show, so there is no path to count.'].join(' ');
  if (total === 0) return [...notes, nobody(`None of the ${all} ${one}`, nearest)].join(' ');
  const lead = `Of the ${all}, ${figure(total)} ${total === 1 ? one : many}`;
  if (total < fewestDrawn)
    return [...notes, `${lead}: too few to speak of a usual way, so look at ${total === 1 ? 'that one' : 'each'} below.`].join(' ');
  return [...notes, `${lead}.`, ...timeOf(ways), ...startOf(ways), ...(isAtEmployer ? [] : placesOf(ways)), ...wayOf(ways)].join(' ');
}

function nobody(told: string, nearest: readonly Tally[]): string {
  if (nearest.length === 0)
    return `${told}, so there is no path to show, and no role here is near it. A broader word for the same work may have one.`;
  const roles = nearest.map(({ name, count }) => `${inText(name)} (${figure(count)})`);
  return `${told}, so no path was seen. The nearest ${nearest.length === 1 ? 'role that does have one is' : 'roles that do have one are'} ${listed(roles)}.`;
}

function timeOf({ total, dated, medianYears, atOnce }: Numbers): string[] {
  const based = `based on ${figure(dated)} of ${figure(total)} alumni with dated histories`;
  const began =
    atOnce === 0
      ? 'None of them began with it.'
      : atOnce === total
        ? `All ${figure(total)} began with it.`
        : `${atOnce < fewestDrawn ? `Fewer than ${fewestDrawn}` : figure(atOnce)} of the ${figure(total)} began with it.`;
  if (medianYears === null) return ['Nobody’s dates tell how long it took.', began];
  if (medianYears === 0) return [began, `So the median time to it is ${years(0)}, ${based}.`];
  return [`The median time from the beginning of work to it is ${years(medianYears)}, ${based}.`, began];
}

function startOf({ majors, firstRoles, total }: Numbers): string[] {
  const studied = majors.filter(({ name }) => name !== unstated).slice(0, 3);
  const began = firstRoles.slice(0, 3);
  return [
    ...(studied.length === 0 ? [] : [`Of the ${figure(total)}, the commonest majors are ${listed(studied.map(counted))}.`]),
    ...(began.length === 0
      ? []
      : [`Their commonest first jobs were ${listed(began.map(({ name, count }) => `${inText(name)} (${figure(count)})`))}.`]),
  ];
}

function placesOf({ employers }: Numbers): string[] {
  const some = employers.slice(0, 3);
  return some.length === 0 ? [] : [`They came to it most often at ${listed(some.map(counted))}.`];
}

function wayOf({ sequences }: Numbers): string[] {
  const way = sequences.find(({ steps }) => steps.length > 1);
  if (way === undefined) return [];
  return [`The commonest way was ${way.steps.map(inText).join(', then ')}: ${figure(way.count)} took exactly these steps.`];
}

const counted = ({ name, count }: Tally) => `${name} (${figure(count)})`;
const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
/** "An HR coordinator", "a UX designer". */
const withArticle = (job: string) => `${/^(?:[aeio]|u(?!ni|se|x|ti)|(?:ml|hr|sre|rn|mba|md|nlp|fp)\b)/i.test(job) ? 'an' : 'a'} ${job}`;

/** "Product managers at Google": the employer keeps its name. */
const manyOf = (name: string): string => {
  const [role = '', employer] = name.split(/ at (?=\S)/);
  return employer === undefined ? pluralOf(role) : `${pluralOf(role)} at ${employer}`;
};

/** A title as it stands in a sentence: abbreviations and names keep their capitals. */
const inText = (title: string): string => {
  const [role = '', employer] = title.split(/ at (?=\S)/);
  const lower = role === straightIn ? role : inRunningText(role);
  return employer === undefined ? lower : `${lower} at ${employer}`;
};

interface Told {
  name: string;
  isOfPeople: boolean;
  /** Whether it is one at a certain employer. */
  isAtEmployer: boolean;
  notes: readonly string[];
}

/** What was counted of those who came to a job; the lists most first, without what nobody stated. */
export interface Numbers {
  alumni: number;
  total: number;
  atOnce: number;
  dated: number;
  medianYears: number | null;
  majors: readonly Tally[];
  firstRoles: readonly Tally[];
  employers: readonly Tally[];
  sequences: readonly { steps: string[]; count: number }[];
}
