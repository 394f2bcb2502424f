import { type Fact, type FactKind, kindsOf, type Stance, takes } from '@alive/contract/facts.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';

/** The rows that an interview fills, in the order they are shown. */
export const spokenRows: readonly Stance[] = ['more', 'less', 'looking', 'must', 'have'];

/** Whether a fact stands in the student's own words: nothing known is named in it. */
export const isInWords = ({ kind, value }: Pick<Fact, 'kind' | 'value'>): boolean => value === null && wordKinds.has(kind);

/** What a fact is called: its text, with a capital where its first word has none of its own. */
export const nameOf = (fact: Pick<Fact, 'kind' | 'value' | 'text'>): string =>
  isInWords(fact) || fact.kind === 'link' || !/^\p{Ll}+(?!\p{L})/u.test(fact.text)
    ? fact.text
    : `${fact.text.charAt(0).toUpperCase()}${fact.text.slice(1)}`;

/** The known name that a search uses for a fact, where its text is another: "Geologist" for "field geologist". */
export const searchedAs = ({ text, value, occupation }: Pick<Fact, 'text' | 'value' | 'occupation'>): string | null => {
  const known = value?.startsWith('occupation:') === true ? occupation?.title : /^skill:(.+)$/.exec(value ?? '')?.[1];
  return known !== undefined && known.toLowerCase() !== text.toLowerCase() ? known : null;
};

/** The rows that a fact can be moved to: a condition or a kind of job says nothing in other rows than its own. */
export const rowsFor = ({ kind, stance }: Pick<Fact, 'kind' | 'stance'>): readonly Stance[] =>
  spokenRows.filter((row) => row === stance || takes(row, kind) || (row !== 'have' && kind !== 'must' && kind !== 'seeking'));

/** What moving a fact makes of it until the server has read its kind anew. */
export const movedTo = ({ kind }: Pick<Fact, 'kind'>, stance: Stance): Pick<Fact, 'kind' | 'stance'> => ({
  stance,
  kind: takes(stance, kind) ? kind : (kindsOf[stance][0] ?? kind),
});

/** What a text becomes that is typed into a row; the server reads it closer. */
export const typedInto = (stance: Stance, text: string): Given => {
  const typed = simple(text);
  const takesPlaces = stance === 'looking' || stance === 'must';
  if (takesPlaces && seeking.has(typed)) return { kind: 'seeking', stance, text };
  if (takesPlaces && places.has(typed)) return { kind: 'place', stance, text };
  return { kind: kindsOf[stance][0] ?? 'activity', stance, text };
};

/** What a text becomes that is typed under "Ideal environment": a known place or condition, else whom and how one works with. */
export const typedAsEnvironment = (text: string): Given => {
  const typed = simple(text);
  if (places.has(typed)) return { kind: 'place', stance: 'looking', text };
  if (musts.test(typed)) return { kind: 'must', stance: 'must', text };
  return { kind: 'people', stance: 'looking', text };
};

/** Facts by row, rows in order, none empty. */
export const inRows = (facts: readonly Fact[], rows: readonly Stance[]): { stance: Stance; facts: Fact[] }[] =>
  rows.map((stance) => ({ stance, facts: facts.filter((fact) => fact.stance === stance) })).filter((row) => row.facts.length > 0);

/** What a student has by a file that was read: the facts that were found in it (`found` by id), whatever they made of their words. */
export const ofResume = (facts: readonly Fact[], found: Readonly<Record<string, unknown>>): Fact[] =>
  facts.filter(({ id, stance }) => stance === 'have' && id in found);

/** How many facts are kept, offered and dropped. */
export const countsOf = (facts: readonly Fact[]): Record<Fact['status'], number> => {
  const counts = { kept: 0, offered: 0, dropped: 0 };
  for (const { status } of facts) counts[status] += 1;
  return counts;
};

/** What a student has, in the order of a résumé. */
export const byKind = (facts: readonly Fact[]): { kind: ReadKind; facts: Fact[] }[] =>
  readKinds.map((kind) => ({ kind, facts: facts.filter((fact) => fact.kind === kind) })).filter((group) => group.facts.length > 0);

/** The guesses of a list beyond the two that are shown at once. */
export const guessesBehind = (facts: readonly Fact[]): Fact[] => facts.filter(({ status }) => status === 'offered').slice(2);

/** The list with these facts in their places, new ones at its end. */
export const withFacts = (facts: readonly Fact[], incoming: readonly Fact[]): Fact[] => {
  const news = new Map(incoming.map((fact) => [fact.id, fact]));
  const known = new Set(facts.map(({ id }) => id));
  return [...facts.map((fact) => news.get(fact.id) ?? fact), ...[...news.values()].filter(({ id }) => !known.has(id))];
};

const readKinds = ['education', 'experience', 'project', 'skill', 'language', 'award', 'link'] as const satisfies readonly FactKind[];

const wordKinds: ReadonlySet<FactKind> = new Set<FactKind>(['activity', 'work', 'people', 'must']);

const simple = (text: string): string => text.trim().toLowerCase();

const places = new Set(
  customCities
    .flatMap(({ name, aliases }) => [name].concat(aliases))
    .concat(quickLocations)
    .map(simple),
);
const seeking = new Set(['internships', 'full time']);
const musts = /^(?:(?:visa )?sponsorship|paid|(?:remote|hybrid|on-?site) only|hybrid|on-?site|part[ -]time|accessible)$/;

/** A fact as it is added. */
export interface Given extends Pick<Fact, 'kind' | 'stance' | 'text'> {
  value?: string | null;
}

/** The kinds that a file is read for. */
export type ReadKind = (typeof readKinds)[number];
