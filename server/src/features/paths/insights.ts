import { inRunningText, pluralOf } from '@alive/contract/role-words.ts';
import { fewestDrawn, type Tally } from '@alive/contract/paths.ts';
import { figure, listed } from '@alive/language/conditions/facts.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import { type Cell, straightIn, sumOf } from './fold.ts';
import { notHeld } from './queries.ts';

/**
 * What the numbers say, in one sentence: the steps that most people took, with how many of how many did. `name` is what the job is called.
 * Before it what is noted of the question.
 */
export const insightsOf = (goal: NamedGoal, ways: Numbers, nearest: readonly Tally[]): string =>
  [...goal.notes, lineOf(goal, ways, nearest)].join(' ');

function lineOf({ name, isOfPeople, isTitle }: NamedGoal, { total, alumni, ways, firstRoles }: Numbers, nearest: readonly Tally[]): string {
  if (alumni === 0) return 'There are no alumni here yet, so there is no path to show.';
  if (total === 0) return `No alumni here have ${isOfPeople ? `been ${manyOf(name)}` : `had a ${inText(name)}`} yet.${closest(nearest)}`;
  const became = isOfPeople ? `became ${total === 1 ? withArticle(inText(name)) : manyOf(name)}` : `had a ${inText(name)}`;
  const who = total === 1 ? '1 alum' : `${figure(total)} alumni`;
  if (total < fewestDrawn) return `${who} ${became}. Their ${total === 1 ? 'path is' : 'paths are'} below.`;
  const most = commonestOf(ways);
  if (most !== null) {
    const steps = stepsOf(most, isTitle ? name : null);
    const many = `${figure(most.count)} of ${figure(total)}`;
    return most.count * 10 < total ? `The most common path, ${many}, is to ${steps}.` : `People most often ${steps} (${many}).`;
  }
  const [begun, next] = firstRoles.filter((one) => one.name !== notHeld);
  return begun === undefined || begun.count === next?.count
    ? `${who} ${became}, in many different ways.`
    : `People most often ${beginning(begun.name)} (${figure(begun.count)} of ${figure(total)}), then go on in many different ways.`;
}

function closest(nearest: readonly Tally[]): string {
  if (nearest.length === 0) return ' Try a broader word for the same work.';
  return ` Closest: ${listed(nearest.map(({ name, count }) => `${inText(name)} (${figure(count)})`))}.`;
}

/** The first step and the one between that most people share; null where fewer than `fewestDrawn` do, or as many share others. */
function commonestOf(ways: readonly Cell[]): Shared | null {
  const [most, next] = [...Map.groupBy(ways, ({ first, before }) => JSON.stringify([first, before])).values()]
    .flatMap((all) => all.slice(0, 1).map(({ first, before }) => ({ first, before, count: sumOf(all) })))
    .filter(({ first, before, count }) => count >= fewestDrawn && first !== notHeld && before !== notHeld)
    .toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === next?.count ? null : most;
}

/** "start as field technicians, then get a master’s degree"; where nothing is between, the job of that name. */
function stepsOf({ first, before }: Shared, name: string | null): string {
  if (before !== straightIn) return `${beginning(first)}, then ${isStudyName(before) ? studying(before) : `work as ${manyOf(before)}`}`;
  if (first === name) return `start right away as ${manyOf(first)}`;
  return `${beginning(first)}${name === null ? '' : `, then become ${manyOf(name)}`}`;
}

const beginning = (name: string): string => (isStudyName(name) ? `${studying(name)} first` : `start as ${manyOf(name)}`);

/** "go to law school", "get an MBA"; of two degrees at once "go to law school and get an MBA". */
const studying = (name: string): string =>
  name
    .split(' and ')
    .map((one) => {
      if (one.endsWith('school')) return `go to ${inText(one)}`;
      return one.endsWith('study') ? 'go back to study' : `get ${withArticle(inText(one))}`;
    })
    .join(' and ');

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
  const lower = inRunningText(role);
  return employer === undefined ? lower : `${lower} at ${employer}`;
};

interface Shared {
  first: string;
  before: string;
  count: number;
}

interface NamedGoal {
  name: string;
  isOfPeople: boolean;
  /** Whether the job has the same name for everyone. */
  isTitle: boolean;
  notes: readonly string[];
}

/** What was counted of those who came to a job; the tallies most first. */
export interface Numbers {
  alumni: number;
  total: number;
  ways: readonly Cell[];
  firstRoles: readonly Tally[];
}
