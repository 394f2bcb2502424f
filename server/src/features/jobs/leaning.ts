import type { Reading } from '@alive/language/entities/types.ts';
import type { JobFilter } from '#job-index/filter.ts';
import type { Leaning } from '#job-index/preference.ts';
import { inSlices, mapInSlices } from '#platform/slices.ts';
import type { Candidate } from './candidate.ts';
import { type FindsByMeaning, ofKind, similarTo } from './meant.ts';
import type { JobStore } from './queries.ts';

/**
 * What ranks jobs beyond the score: how near they come by their meaning to what is wished for in this search (`wishes`), to the roles that the
 * student named, unless other work is asked for, and to what they like and have done; and what they want less of. Each text counts by how near
 * a job comes alongside the nearest one, for one text is nearer to everything than another; a text that nothing comes near to counts little.
 */
export const leaningOf = async (
  { store, meaning, read }: Deps,
  { wishesSaid: wishes = [], roles, functions, phrases }: JobFilter,
  candidate: Candidate,
): Promise<Leaning> => {
  const asks = [roles, functions, phrases, wishes].some((some) => some !== undefined && some.length > 0);
  const groups: Group[] = [
    // What is said in one breath means more together: "climate", "science reporting".
    { texts: wishes.length > 1 ? [wishes.join(' ')] : [], points: leanPoints.wish / 2, how: 'mean' },
    { texts: wishes, points: leanPoints.wish / (wishes.length > 1 ? 2 : 1), how: 'mean' },
    { texts: asks ? [] : candidate.targets, points: leanPoints.role, how: 'most' },
    // Who names no work is known by what they like.
    { texts: candidate.interests, points: candidate.targets.length === 0 ? leanPoints.likeAlone : leanPoints.like, how: 'most' },
    { texts: candidate.past, points: leanPoints.past, how: 'most' },
  ];
  const near = new Map<string, number>();
  const others = inSlices();
  for (const { texts, points, how } of groups) {
    const said = [...new Set(texts.filter((text) => text.trim() !== ''))].slice(-mostTexts);
    const all = new Map<string, number>();
    for (const text of said) {
      const nearby = await similarTo(meaning, text);
      // "Railways" are not what mobile engineers do, though their words are near.
      const ids = nearby.map(({ id }) => id);
      const alike = new Set(how === 'mean' ? await ofKind(store, text, ids) : ids);
      const found = nearby.filter(({ id }) => alike.has(id));
      await others();
      const best = found.reduce((most, { similarity }) => Math.max(most, similarity), 0);
      const counts = Math.min(1, best / wellMeant);
      for (const { id, similarity } of found) {
        const share = (counts * (similarity - leastNear)) / (best - leastNear);
        const before = all.get(id) ?? 0;
        if (share > 0) all.set(id, how === 'most' ? Math.max(before, share) : before + share / said.length);
      }
    }
    for (const [id, share] of all) near.set(id, (near.get(id) ?? 0) + points * share);
  }
  return { near, unwanted: await mapInSlices(candidate.dislikes, (phrase) => unwanted(phrase, read(phrase))) };
};

/** What the nearest job gets, in points of the score: what is asked now outweighs what is known, as a role outweighs a like. */
const leanPoints = { wish: 60, role: 25, like: 15, likeAlone: 40, past: 8 } as const;
/** Cosines: of what says nothing, and of a text that some job comes as near to as to a name of it. */
const leastNear = 0.15;
const wellMeant = 0.45;
/** Of each kind, the latest. */
const mostTexts = 8;

function unwanted(phrase: string, { mentions }: Reading): Leaning['unwanted'][number] {
  return {
    phrase,
    roles: mentions.flatMap((one) => (one.kind === 'role' ? one.role : [])),
    functions: mentions.flatMap((one) => (one.kind === 'function' ? one.function : [])),
    skills: mentions.flatMap((one) => (one.kind === 'skill' ? one.skill : [])),
  };
}

interface Group {
  texts: readonly string[];
  points: number;
  how: 'most' | 'mean';
}

interface Deps {
  store: JobStore;
  meaning?: FindsByMeaning;
  read: (text: string) => Reading;
}
