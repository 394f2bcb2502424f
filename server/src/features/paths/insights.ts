import { inRunningText, pluralOf, withArticle } from '@alive/contract/role-words.ts';
import { fewestDrawn, type Tally } from '@alive/contract/paths.ts';
import { isStudyName } from '@alive/language/lexicon/studies.ts';
import * as copy from './copy.ts';
import { type Cell, sumOf } from './fold.ts';

/**
 * What the numbers say, in one sentence: the steps that most people took, with how many of how many did. `name` is what the job is called.
 * Before it what is noted of the question.
 */
export const insightsOf = (goal: NamedGoal, ways: Numbers, nearest: readonly Tally[]): string =>
  [...goal.notes, lineOf(goal, ways, nearest)].join(' ');

function lineOf({ name, isOfPeople, isTitle }: NamedGoal, { total, alumni, ways, firstRoles }: Numbers, nearest: readonly Tally[]): string {
  if (alumni === 0) return copy.noAlumni;
  const one = withArticle(inText(name));
  if (total === 0) return `${isOfPeople ? copy.noneBecame(manyOf(name)) : copy.noneHad(one)} ${closest(nearest)}`;
  const reached = isOfPeople ? copy.became(total, one, manyOf(name)) : copy.had(total, one);
  if (total < fewestDrawn) return copy.few(reached, total);
  const most = commonestOf(ways);
  if (most !== null) {
    const way = stepsOf(most, isTitle ? name : null);
    return most.count * 10 < total ? copy.mostCommon(way, most.count, total) : copy.mostOften(way, most.count, total);
  }
  const [begun, next] = firstRoles.filter((one) => one.name !== copy.node.noRole);
  return begun === undefined || begun.count === next?.count
    ? copy.scattered(reached)
    : copy.thenScattered(beginning(begun.name), begun.count, total);
}

const closest = (nearest: readonly Tally[]): string =>
  nearest.length === 0 ? copy.broader : copy.closest(nearest.map(({ name, count }) => ({ name: inText(name), count })));

const { steps } = copy;

/** The first step and the one between that most people share; null where fewer than `fewestDrawn` do, or as many share others. */
function commonestOf(ways: readonly Cell[]): Shared | null {
  const [most, next] = [...Map.groupBy(ways, ({ first, before }) => JSON.stringify([first, before])).values()]
    .flatMap((all) => all.slice(0, 1).map(({ first, before }) => ({ first, before, count: sumOf(all) })))
    .filter(({ first, before, count }) => count >= fewestDrawn && first !== copy.node.noRole && before !== copy.node.noRole)
    .toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === next?.count ? null : most;
}

/** "start as field technicians, then get a master’s degree"; where nothing is between, the job of that name. */
function stepsOf({ first, before }: Shared, name: string | null): string {
  if (before !== copy.node.straightIn)
    return steps.inOrder(beginning(first), isStudyName(before) ? studying(before) : steps.workAs(manyOf(before)));
  if (first === name) return steps.straight(manyOf(first));
  return name === null ? beginning(first) : steps.inOrder(beginning(first), steps.become(manyOf(name)));
}

const beginning = (name: string): string => (isStudyName(name) ? steps.study(studying(name)) : steps.start(manyOf(name)));

/** "go to law school", "get an MBA"; of two degrees at once "go to law school and get an MBA". */
const studying = (name: string): string =>
  name
    .split(' and ')
    .map((one) => {
      if (one.endsWith('school')) return steps.school(inText(one));
      return one.endsWith('study') ? steps.backToStudy : steps.degree(withArticle(inText(one)));
    })
    .join(' and ');

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
