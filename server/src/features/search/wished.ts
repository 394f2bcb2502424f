import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { inDictionary } from '@alive/language/tables/english-dictionary.ts';
import { singular, stemOf, wordsOf } from '@alive/language/text/text.ts';
import type { Context } from './context.ts';
import { filterOf } from './filter.ts';
import { isHinted, isRequired, missedOf, spoken } from './notes.ts';
import type { Found, JobFilter } from './port.ts';
import { isSame, saysWhat } from './selection.ts';

/** What the jobs found say of the wishes: those of which something is said, how many jobs meet each, and those that none meets. */
export async function wishesMet(
  { tools, about, lookup, state }: Context,
  { conditions, wishes, said, found, unmatched = [] }: Asked,
): Promise<WishesMet> {
  // What is said of wishes is said of their words, not of the work that they only hint at.
  const told = spoken(wishes.filter((wish) => !isRequired(wish, conditions)));
  const hints = found.jobs.length > 0 && told.some(({ anyOf }, at) => told[at] !== wishes[at] || anyOf.flat().some(saysWhat));
  const filter = { ...filterOf(conditions, lookup, wishes), ...closely(filterOf([], lookup, told).wishes) };
  const counted = hints ? await tools.findJobs(filter, about, 1) : found;
  const positive = wishes.filter(({ negated }) => !negated);
  const isMissing = (_: Wish, at: number) => (counted.wished?.[at] ?? 0) === 0;
  const missing = [
    ...told
      .filter(({ negated }) => !negated)
      .filter(isMissing)
      .map(({ text }) => text),
    ...unmatched,
  ];
  const plain = await withoutDoubt({ tools, about, lookup, state }, { conditions, found, texts: [...new Set(missing)] });
  const isOfKin = (one: Wish) =>
    (missing.includes(one.text) && !plain.includes(one.text)) ||
    positive.some((wish, at) => isHinted(wish) && spoken([wish])[0]?.text === one.text && (found.wished?.[at] ?? 0) > 0);
  // After other conditions what was wanted before is what the search is about still.
  const subject = isSame(conditions, state.conditions) ? spoken(said) : told;
  return {
    told,
    counted,
    isOfKin,
    missed: found.jobs.length > 0 ? missedOf(told, counted, subject, isOfKin) : [],
    unmatched: unmatched.filter((text) => plain.includes(text) && isWord(text)),
    unused: unmatched.filter((text) => !isWord(text)),
  };
}

/**
 * Of texts that no job was found to say, those of which that can be told: neither the title and employer of a job found nor those of one shown before
 * hold them, joined or apart, and the postings don't say all of their words one by one.
 */
async function withoutDoubt(
  { tools, about, lookup, state }: Pick<Context, 'tools' | 'about' | 'lookup' | 'state'>,
  { conditions, found, texts }: { conditions: readonly Condition[]; found: Found; texts: readonly string[] },
): Promise<string[]> {
  if (texts.length === 0) return [];
  const shown = [...state.last, ...state.earlier];
  const all = { ...filterOf(conditions, lookup), includeGated: true };
  // Of those before where they are counts: a pay of $49,900 is shown as $50K.
  const there = filterOf(
    conditions.filter(({ field }) => field === 'place' || field === 'remote'),
    lookup,
  );
  const { jobs: again } = await tools.findJobs({ ...there, ids: shown.map(({ id }) => id), includeGated: true }, about, shown.length);
  const titles = [...found.jobs, ...again].map((job) => `${job.job_title} ${job.company_name}`);
  const heads = titles.map((head) => ({
    joined: joinedUp(head),
    stems: new Set(wordsOf(head).map(({ text }) => stemOf(singular(text)))),
  }));
  const isHeld = (text: string) =>
    heads.some(
      ({ joined, stems }) =>
        (text.length > 3 && joined.includes(joinedUp(text))) || wordsOf(text).every((word) => stems.has(stemOf(singular(word.text)))),
    );
  const plain = texts.filter((text) => !isHeld(text));
  const apart = plain
    .map((text) => wordsOf(text).filter(({ raw }) => !isFunctionWord(raw)))
    .map((words) => (words.length > 1 ? words.map(({ text }) => text) : []));
  const words = apart.flat();
  if (words.length === 0) return plain;
  const { wished = [] } = await tools.findJobs({ ...all, wishes: words.map((word) => ({ phrases: [word] })) }, about, 1);
  const isSaid = (word: string) => (wished[words.indexOf(word)] ?? 0) > 0;
  return plain.filter((_, at) => apart[at]?.length === 0 || apart[at]?.every(isSaid) !== true);
}
/** What is in no dictionary and in no posting is a slip of the pen. */
const isWord = (text: string): boolean =>
  wordsOf(text).every(({ text: word, raw }) => raw !== raw.toLowerCase() || inDictionary(word) || inDictionary(singular(word)));
const joinedUp = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What this message wishes for that none of the jobs shown is about, by what their whole postings mean and by their titles, though their words or
 * their kind may hold it; none where that is not known.
 */
export async function unlikeShown({ tools }: Context, jobs: readonly Job[], said: readonly Wish[]): Promise<string[]> {
  const stems = new Set(jobs.flatMap((job) => wordsOf(`${job.job_title} ${job.company_name}`).map(({ text }) => stemOf(text))));
  const all = said.filter((wish) => isOfWork(wish));
  const wanted = all.filter((wish) => !wordsOf(wish.text).some(({ text }) => stems.has(stemOf(text)))).slice(0, mostAsked);
  const near = await Promise.all(wanted.map(async ({ text }) => (await tools.similarJobs?.(text)) ?? []));
  const isAbout = (some: readonly { id: string; similarity: number }[]) =>
    some.some(({ id, similarity }) => similarity >= leastMeant && jobs.some((job) => job.id === id));
  const unlike = wanted.filter((_, at) => near[at]?.some(({ similarity }) => similarity >= wellMeant) === true && !isAbout(near[at]));
  return unlike.length < all.length ? [] : unlike.map(({ text }) => text);
}
const isOfWork = ({ anyOf, negated, like, soft }: Wish): boolean =>
  !negated && like !== true && soft !== true && anyOf.flat().every(({ field }) => ['text', 'skill', 'role', 'function'].includes(field));
/** Cosines: what is farther is not about it; a text that no job comes as near to is too vague to say so. */
const leastMeant = 0.2;
const wellMeant = 0.3;
const mostAsked = 3;

/** Whether all that was found is only akin to the work that was asked for. */
export const isOnlyAkin = ({ closeness }: Pick<Found, 'closeness'>): boolean =>
  closeness != null && closeness.exact + closeness.same === 0 && closeness.related > 0;

/** Wishes without the work that is only akin to what they name. */
const closely = (wishes: readonly JobFilter[] = []): Pick<JobFilter, 'wishes'> => ({
  wishes: wishes.map(({ either, ...one }) => ({
    ...one,
    closely: true,
    ...(either && { either: either.map((some) => some.map((other) => ({ ...other, closely: true }))) }),
  })),
});

interface Asked {
  conditions: readonly Condition[];
  wishes: readonly Wish[];
  said: readonly Wish[];
  found: Found;
  /** Words that stand in no posting. */
  unmatched?: readonly string[];
}

interface WishesMet {
  told: Wish[];
  counted: Found;
  /** Whether jobs are of what a wish means, whose words they don't say. */
  isOfKin: (wish: Wish) => boolean;
  missed: Wish[];
  unmatched: string[];
  /** Those of them that are no words. */
  unused: string[];
}
