import { type JobFilter, phrasesIn } from '#job-index/filter.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { allOccupations } from '@alive/occupations/occupations.ts';
import { remembered } from '@alive/occupations/tables.ts';
import { occupationsForWish } from '@alive/occupations/wishes.ts';
import { areHeaded, idsThatFit, type JobStore } from './queries.ts';

/**
 * The filter of a search box with the jobs that its text means. Where enough jobs are headed by all that was said they only rank; else the
 * nearest ones that meet the other conditions fit too, for whoever looks through a list sees what is no longer right.
 */
export const withNear = async (deps: Deps, filter: JobFilter, text: string): Promise<JobFilter> => {
  const near = idsOf(await nearTo(deps, text));
  if (near.length === 0) return filter;
  const { said } = filter;
  if (said !== undefined && (await areHeaded(deps.store, said, filter.levels, enough))) return { ...filter, near };
  return { ...filter, near, meant: (await idsThatFit(deps.store, filter, near)).slice(0, mostAdded) };
};

/** The filter of a conversation with the jobs that its phrases mean. Since they are counted, only those fit, or meet a wish, that are surely meant. */
export const withMeant = async <T extends JobFilter>(deps: Deps, filter: T): Promise<T> => {
  if (!deps.meaning) return filter;
  const meantBy = async (phrase: string) => ({
    near: await nearTo(deps, phrase),
    headed: await areHeaded(deps.store, phrase, filter.levels, enough),
  });
  const all = [...(filter.phrases ?? []), ...(filter.wishes ?? []).flatMap(phrasesIn)];
  const known = new Map(await Promise.all([...new Set(all)].slice(0, mostPhrases).map(async (one) => [one, await meantBy(one)] as const)));
  const meantOf = (phrases: readonly string[]) => phrases.flatMap((one) => known.get(one) ?? []);
  const wishes = (filter.wishes ?? []).map((wish) => ({ wish, found: meantOf(phrasesIn(wish)) }));
  const found = meantOf(filter.phrases ?? []);
  const sure = (some: typeof found) => idsOf(some.flatMap((one) => (one.headed ? [] : one.near.filter((near) => near.sure))));
  const near = [...found, ...wishes.flatMap((one) => one.found)].flatMap((one) => one.near).toSorted((a, b) => b.similarity - a.similarity);
  return {
    ...filter,
    ...(near.length > 0 && { near: idsOf(near) }),
    ...(found.length > 0 && { meant: sure(found) }),
    ...(filter.wishes && {
      wishesMeant: await Promise.all(wishes.map(({ wish, found: some }) => ofKind(deps.store, phrasesIn(wish).join(' '), sure(some)))),
    }),
  };
};

/** Those of some jobs whose work is of the kind that a text speaks of, by its major groups of occupations (SOC 2018); all where the tables know none. */
export const ofKind = async (store: JobStore, text: string, ids: string[]): Promise<string[]> => {
  const codes = kindOf(text);
  return codes.length === 0 ? ids : idsThatFit(store, { occupations: codes }, ids);
};
const kindOf = remembered((text: string): string[] => {
  const groups = new Set(occupationsForWish(text, mostOccupations).found.map(({ occupation }) => occupation.code.slice(0, 2)));
  return allOccupations().flatMap(({ code }) => (groups.has(code.slice(0, 2)) ? [code] : []));
});
const mostOccupations = 5;

/** Those of the phrases that open jobs of their kind of work come near to by their meaning. */
export const phrasesMeant = async ({ store, meaning }: Pick<Deps, 'store' | 'meaning'>, phrases: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(
    phrases.slice(0, mostPhrases).map(async (phrase) => {
      const near = (await similarTo(meaning, phrase)).filter(({ similarity }) => similarity >= leastMeant);
      return ofKind(store, phrase, idsOf(near));
    }),
  );
  return phrases.filter((_, at) => (found[at]?.length ?? 0) > 0);
};

/** How near jobs come to all of a text; without a meaning none do. */
export const similarTo = async (meaning: FindsByMeaning | undefined, text: string) => (await meaning?.similar(text)) ?? [];

/** A cosine: of what is farther away, hardly any is right. */
const leastMeant = 0.28;
/** A text costs some 60 ms to embed and is compared with every job: beyond so many of one search, only words are looked for. */
const mostPhrases = 8;
/** So many jobs that say it leave nothing to guess. */
const enough = 20;
const mostAdded = 50;

async function nearTo({ meaning, read }: Deps, text: string): Promise<Near[]> {
  if (meaning === undefined || text.trim() === '') return [];
  return meaning.near(text, read(text));
}

const idsOf = (near: readonly Pick<Near, 'id'>[]): string[] => [...new Set(near.map(({ id }) => id))];

/** What finds jobs by meaning: the nearest first; `sure` are those that may be counted. */
export interface FindsByMeaning {
  near: (text: string, reading: Reading) => Promise<Near[]>;
  /** How near jobs come to all of a text, in no order; those that do not are left out. */
  similar: (text: string) => Promise<{ id: string; similarity: number }[]>;
}

interface Near {
  id: string;
  similarity: number;
  sure: boolean;
}

interface Deps {
  store: JobStore;
  read: (text: string) => Reading;
  meaning?: FindsByMeaning;
}
