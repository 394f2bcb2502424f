import { openNames } from '#grounding/named.ts';
import { amountsIn, scoresIn } from './hosted-said-amounts.ts';
import { closingDatesIn, datesIn } from './hosted-said-dates.ts';

/** What may be said in one answer: the names, amounts and counts that tools told, the student said or earlier answers held. */
export const openSaid = (): Said => {
  const names = openNames();
  const amounts = new Set<number>();
  const counts = new Set<number>();
  const scores = new Set<number>();
  const dates = new Set<string>();
  const ofRecords = new Map<string, Set<number>>();
  const hear = (text: string, handle: string | null = null, key = '') => {
    names.add(...text.split(/[\n;|]/));
    for (const date of closingDatesIn(text)) dates.add(date);
    for (const score of scoresIn(text)) scores.add(score);
    if (wordless.has(key)) return;
    for (const amount of amountsIn(text)) {
      amounts.add(amount);
      if (handle !== null) ofRecords.set(handle, (ofRecords.get(handle) ?? new Set()).add(amount));
    }
  };
  return {
    hear: (text) => hear(text),
    hearAll: (value) => {
      for (const { text, handle, key } of textsIn(value, null, '')) hear(text, handle, key);
      for (const score of scoresOf(value)) scores.add(score);
    },
    count: (...numbers) => {
      for (const number of numbers) counts.add(number);
    },
    countUpTo: (most) => {
      for (let number = 0; number <= most; number++) counts.add(number);
    },
    earn: (...numbers) => {
      for (const number of numbers) if (number !== null) amounts.add(number);
    },
    isHeard: names.has,
    hasAmount: (value) => amounts.has(value) || [...amounts].some((amount) => amount >= 1000 && Math.round(amount / 1000) * 1000 === value),
    amountsOf: (handle) => [...(ofRecords.get(handle) ?? [])],
    hasCount: (value) => counts.has(value),
    hasScore: (value) => scores.has(value),
    hasDates: (text) => {
      const told = datesIn(text);
      return told.length > 0 && told.every((date) => dates.has(date));
    },
  };
};

/** All texts of a value, each with the handle of the record and the name of the fact that it is part of. */
function textsIn(value: unknown, handle: string | null, key: string): Part[] {
  if (typeof value === 'string') return [{ text: value, handle, key }];
  if (typeof value !== 'object' || value === null) return [];
  const own = 'handle' in value && typeof value.handle === 'string' ? value.handle : handle;
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, own, Array.isArray(value) ? key : name));
}

/** The numbers that stand as scores in a value. */
function scoresOf(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'score' && typeof part === 'number' ? [part] : scoresOf(part)));
}

/** Facts whose numbers are no money of the job. */
const wordless = new Set(['reasons', 'posted', 'skills']);

interface Part {
  text: string;
  handle: string | null;
  key: string;
}

export interface Said {
  /** A text whose names and amounts may be said. */
  hear: (text: string) => void;
  /** All texts of a value. */
  hearAll: (value: unknown) => void;
  count: (...numbers: number[]) => void;
  /** Every number of some things that are listed, one by one. */
  countUpTo: (most: number) => void;
  earn: (...numbers: (number | null)[]) => void;
  /** Whether this is a name that was heard. */
  isHeard: (words: string) => boolean;
  hasAmount: (value: number) => boolean;
  /** Amounts told of the record of a handle. */
  amountsOf: (handle: string) => number[];
  hasCount: (value: number) => boolean;
  hasScore: (value: number) => boolean;
  /** Whether a clause about closing says when, and that was told. */
  hasDates: (text: string) => boolean;
}
