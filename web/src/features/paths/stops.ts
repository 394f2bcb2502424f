import type { PathResult } from '@alive/contract/paths.ts';
import type { Stop } from '#ui/Timeline.tsx';

/** The steps of a person up to the dream job, which is marked; all of them where it is none of them. */
export const stopsOf = ({ career_sequence: sequence, dream_at: dream }: Pick<PathResult, 'career_sequence' | 'dream_at'>): Stop[] =>
  sequence.slice(0, dream === null ? undefined : dream + 1).map((entry, place) => stopOf(entry, place === dream));

/** Whether something came after the dream job. */
export const wentOn = ({ career_sequence: sequence, dream_at: dream }: Pick<PathResult, 'career_sequence' | 'dream_at'>): boolean =>
  dream !== null && dream < sequence.length - 1;

/** "role at company" as the contract has it: split at the last " at ". */
const stopOf = (entry: string, now: boolean): Stop => {
  const split = entry.lastIndexOf(' at ');
  const [title, at] = split < 0 ? [entry, ''] : [entry.slice(0, split), entry.slice(split + 4)];
  return { title, at, when: '', note: '', now };
};
