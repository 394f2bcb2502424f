import { sql } from 'drizzle-orm';
import { aimedAt, type Asked, asked, holding, type JobFilter, partsOf, scopeOf, some, type TextMatch } from './job-filter.ts';
import { type Preference, preferenceCases } from './job-preference.ts';
import type { JobSet, JobSets } from './job-sets.ts';
import { jobs } from './tables.ts';
import { anyOf, textRank, titleAndRoleWords } from './text-search.ts';

/** Marks the places of the open jobs that meet every condition. */
export const meeting = async (sets: JobSets, filter: JobFilter, text: TextMatch | null): Promise<Uint8Array> => {
  const met = await meetingAll(sets, [...scopeOf(filter.levels), ...partsOf(filter)]);
  if (text !== null || some(filter.meant)) {
    const said = new Uint8Array(met.length);
    if (text !== null)
      for (const { places } of [await wordsOf(sets, text), ...(await Promise.all(aimedAt(filter).map(sets.meeting)))])
        for (const place of places) said[place] = 1;
    for (const id of filter.meant ?? []) said[sets.placeOf(id) ?? -1] = 1;
    for (const [place, is] of said.entries()) if (is === 0) met[place] = 0;
  }
  for (const id of filter.notIds ?? []) met[sets.placeOf(id) ?? -1] = 0;
  return met;
};

/** How many are marked. */
export const count = (met: Uint8Array): number => met.reduce((sum, one) => sum + one, 0);

/** What holds the words, with how well its headline or description does. */
export const wordsOf = (sets: JobSets, text: TextMatch): Promise<JobSet> =>
  sets.ranked(holding(text), () => textRank(jobs[text.column], text.query));

/**
 * What the words of a filter are looked for as: in headlines, or in descriptions where no headline of an open job of these levels holds any
 * and they are no title; null when there are none.
 */
export const textMatch = async (sets: JobSets, filter: JobFilter): Promise<TextMatch | null> => {
  const match = inHeadlines(filter);
  if (match === null) return null;
  // What has a title somewhere in its description is not that work.
  if (filter.aimed !== undefined && !filter.text?.trim() && !some(filter.textSkills)) return match;
  const [scope, held] = await Promise.all([meetingAll(sets, scopeOf(filter.levels)), wordsOf(sets, match)]);
  return held.places.some((place) => scope[place] === 1) ? match : { ...match, column: 'body' };
};

/** The filter's words, phrases and skills as one query, to be looked for in headlines; null when there are none. */
function inHeadlines({ text, typed, phrases = [], textSkills = [] }: JobFilter): TextMatch | null {
  if (!text?.trim() && typed === undefined && phrases.length === 0 && textSkills.length === 0) return null;
  const words = { text, lexemes: textSkills, phrases, typed };
  return { key: JSON.stringify(words), query: anyOf(words), column: 'words', isTyped: typed !== undefined };
}

/** Whether it holds all the words in title and role. */
export const headedBy = (text: string): Asked => asked('headed', text, () => sql`(${jobs.words} @@ ${titleAndRoleWords(text)})`);

/** Marks by 1 the places of the jobs that meet one condition of each list. */
export const meetingAll = async (sets: JobSets, lists: readonly (readonly Asked[])[]): Promise<Uint8Array> => {
  const found = await Promise.all(lists.map((conditions) => Promise.all(conditions.map(sets.meeting))));
  const met = new Uint8Array(sets.ids.length).fill(1);
  for (const alternatives of found) {
    const meets = new Uint8Array(met.length);
    for (const { places } of alternatives) for (const place of places) meets[place] = met[place] ?? 0;
    met.set(meets);
  }
  return met;
};

/** Adds to `ranks`, one for each place, the points of what is preferred. */
export const addPreference = async (sets: JobSets, preference: Preference, ranks: Float64Array): Promise<void> => {
  const found = await Promise.all(
    preferenceCases(preference).map((cases) =>
      Promise.all(cases.map(async ({ points, anyOf }) => ({ points, sets: await Promise.all(anyOf.map(sets.meeting)) }))),
    ),
  );
  for (const cases of found) {
    const counted = new Uint8Array(ranks.length);
    for (const { points, sets } of cases)
      for (const { places } of sets)
        for (const place of places) {
          if (counted[place] === 1) continue;
          counted[place] = 1;
          ranks[place] = (ranks[place] ?? 0) + points;
        }
  }
};

/** The first `count` of the marked places: those of `first`, then by the highest rank, then the lowest place. */
export const bestOf = (met: Uint8Array, ranks: Float64Array, count: number, first: ReadonlySet<number> = nowhere): number[] => {
  const isBefore = (a: number, b: number): boolean => {
    const [early, late] = [first.has(a), first.has(b)];
    if (early !== late) return early;
    return (ranks[a] ?? 0) > (ranks[b] ?? 0) || (ranks[a] === ranks[b] && a < b);
  };
  const best: number[] = [];
  for (let place = 0; place < met.length; place++) {
    if (met[place] !== 1) continue;
    if (best.length === count && !isBefore(place, best[count - 1] ?? place)) continue;
    let [low, high] = [0, best.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(place, best[middle] ?? place)) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, place);
    if (best.length > count) best.pop();
  }
  return best;
};

const nowhere: ReadonlySet<number> = new Set();
