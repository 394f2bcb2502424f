import { fewestDrawn } from '@alive/contract/paths.ts';
import type { Numbers as Counted } from './insights.ts';
import type { Token } from './worded-tokens.ts';

/** What a sentence speaks of, by its words. */
export function saidIn(tokens: readonly Token[], { sequences }: Numbers): Said {
  const words = tokens.flatMap((token) => ('word' in token ? [token.word] : []));
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []));
  const has = (some: readonly string[]) => some.some((one) => words.includes(one));
  const way = has(wayWords) ? sequences.find(({ steps }) => steps.length > 1 && isEqual(steps, names)) : undefined;
  // One kind of thing a sentence, so that no name is taken for another kind's.
  const kind = way === undefined ? kinds.find(({ words: cues }) => has(cues)) : undefined;
  return { words, names, way: way ?? null, kind: kind?.of ?? null, ofBeginning: has(beginningWords), ofDates: has(datesWords) };
}

/** With how many people a name was counted as that kind of thing; none where it was not. */
export const countsOf = (name: string, kind: Said['kind'], numbers: Numbers): number[] =>
  kind === null ? [] : numbers[kind].filter((one) => one.name === name).map(({ count }) => count);

/** Whether each figure counts what the sentence speaks of, or is that of a name; names and their figures come in the same order. */
export function areFiguresTrue(tokens: readonly Token[], said: Said, numbers: Numbers): boolean {
  let from = 0;
  return tokens.every((token, at) => {
    if (!('number' in token) || isOfAll(token.number, tokens, at, said, numbers)) return true;
    const found = said.names.findIndex((name, place) => place >= from && countsOf(name, said.kind, numbers).includes(token.number));
    from = found + 1;
    return found >= 0;
  });
}

/** Whether a figure counts all who came to the job, or those of them whom the sentence tells of. */
function isOfAll(value: number, tokens: readonly Token[], at: number, said: Said, numbers: Numbers): boolean {
  const { words, names, way, ofBeginning, ofDates } = said;
  const isAlone = names.every((name) => name === numbers.job);
  const isSetOff = isOneOf(tokens[at - 1], ['of', 'the', 'these', 'those', 'all']);
  if (isOneOf(tokens[at + 1], ['year', 'years'])) return value === numbers.medianYears && words.includes('median');
  if (isOneOf(tokens[at - 1], ['than'])) return value === fewestDrawn && ofBeginning && numbers.atOnce > 0 && numbers.atOnce < fewestDrawn;
  return (
    (value === numbers.total && (isSetOff || (isAlone && !ofBeginning && !ofDates))) ||
    (value === numbers.alumni && isSetOff && words.some((word) => ['alumni', 'people', 'graduates'].includes(word))) ||
    (value === numbers.dated && ofDates) ||
    (value === numbers.atOnce && ofBeginning && isAlone) ||
    value === way?.count
  );
}

export const isEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

export const isOneOf = (token: Token | undefined, words: readonly string[]): boolean =>
  token !== undefined && 'word' in token && words.includes(token.word);

const wayWords = ['way', 'ways', 'route', 'routes', 'path', 'paths', 'sequence', 'sequences', 'steps'];
const beginningWords = ['began', 'begun', 'begin', 'start', 'started', 'starting', 'straight', 'directly'];
const datesWords = ['dated', 'dates', 'date', 'histories', 'history', 'median'];

/** What is tallied, and the words of which one tells that a name is meant as such. */
const kinds = [
  { of: 'majors', words: ['major', 'majors', 'majored', 'studied', 'study', 'studying', 'degree', 'degrees'] },
  { of: 'firstRoles', words: ['first', 'began', 'begun', 'started', 'beginnings', 'beginning', 'starting'] },
  { of: 'employers', words: ['at', 'employer', 'employers', 'company', 'companies'] },
] as const;

export interface Said {
  words: string[];
  /** In their order. */
  names: string[];
  /** The counted way that its names are. */
  way: Numbers['sequences'][number] | null;
  /** As what its names are meant. */
  kind: (typeof kinds)[number]['of'] | null;
  ofBeginning: boolean;
  ofDates: boolean;
}

/** What was counted, with what the job is called. */
export interface Numbers extends Counted {
  job: string;
}
