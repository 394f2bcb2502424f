import type { Condition } from '@alive/contract/conditions.ts';
import type { Degree } from '@alive/contract/jobs.ts';
import { degreesDenied } from '@alive/language/lexicon/degrees.ts';
import { type Aspect, aspectsIn, asksAnything, type Form, formOf } from '@alive/language/acts/questions.ts';
import { conditionsOfMention } from '@alive/language/conditions/registry.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { askedWords } from './says.ts';
import type { SearchState } from './state.ts';

/**
 * What a question asks of jobs, in its order: "are any in the Midwest, and which pays the most?" asks for a place and for pay. Where it is asked of
 * `isOne`, names of work only say which one is meant.
 */
export function topicsOf(question: string, { mentions }: Reading, { last }: Pick<SearchState, 'last'>, isOne: boolean): Topic[] {
  const topics: Topic[] = [];
  const spoken = new Set(mentions.flatMap((one) => wordsOf(one.text).map((word) => word.text)));
  // Why it is asked is no part of it.
  const sentences = piecesOf({ text: question.replace(reasons, (words) => ' '.repeat(words.length)), start: 0 }, sentenceEnds);
  const isAsking = ({ text }: Piece) => asksAnything(text) || text.trimEnd().endsWith('?');
  const asks = sentences.some((one) => isAsking(one) || aspectsIn(one.text).length > 0);
  for (const sentence of sentences) {
    const form = formOf(sentence.text);
    const pieces = piecesOf(sentence, between);
    // "Alright, does it have anything outdoors?": what stands before a question is no part of it.
    const first = pieces.findIndex(({ text }) => asksAnything(text.replace(/\?\s*$/, '')));
    for (const [at, { text, start }] of pieces.entries()) {
      const conditions = mentions
        .filter((one) => one.start >= start && one.end <= start + text.length)
        .flatMap((one) => conditionsOfMention({ ...one, negated: false }))
        .filter(({ field, value }) => isAsked(field, text, isOne) && !(field === 'pay' && value === 1));
      const named = conditions.map(({ field }) => field);
      const aspects = aspectsIn(text).filter(
        (aspect) =>
          aspect !== 'like' &&
          !(named.includes('skill') && aspect === 'skills') &&
          !(named.includes('pay') && aspect === 'pay') &&
          !(named.includes('place') && placing.has(aspect)),
      );
      // "Do any train new nurses?" asks of training.
      const others = mentions.reduce((left, one) => left.replace(one.text, ' '), text);
      const isTold = asks && !isAsking(sentence);
      const kept = isTold
        ? []
        : aspects.length === 0 && askedWords(others, last, spoken).length === 0
          ? conditions
          : conditions.filter(({ field }) => field === 'pay' || field === 'place');
      const isSaid = isTold || at < first;
      const [time] = /\b(?:part|full)[- ]time\b/i.exec(text) ?? [];
      const words = isSaid || aspects.length + kept.length > 0 ? [] : time === undefined ? askedWords(text, last, spoken) : [time];
      const found: Pick<Topic, 'aspect' | 'conditions' | 'words'>[] = [
        // Each in a sentence of its own: what is asked of work and of a place is no either-or.
        ...[...Map.groupBy(kept, ({ field }) => (ofWork.has(field) ? 'work' : field)).values()].map((some) => ({
          aspect: null,
          conditions: some,
          words: [],
        })),
        ...aspects.map((aspect) => ({ aspect, conditions: [], words: [] })),
        ...(words.length === 0 ? [] : [{ aspect: null, conditions: [], words }]),
      ];
      for (const topic of found) {
        const before = topics.find((one) => kindOf(one) === kindOf(topic));
        if (before === undefined) topics.push({ ...topic, form, text });
        else {
          before.text = `${before.text} ${text}`;
          before.conditions.push(...topic.conditions);
        }
      }
    }
  }
  return topics;
}

/** Topics of a kind are one. */
const kindOf = ({ aspect, conditions: [first], words }: Pick<Topic, 'aspect' | 'conditions' | 'words'>): string =>
  aspect ?? first?.field ?? words.join(' ');

/** What of the names in a question is asked: of one job no name of work, and a place only as "is it in Boston?". */
const isAsked = (field: Condition['field'], text: string, isOne: boolean): boolean =>
  isOne
    ? field === 'pay' || (field === 'place' && /\b(?:is|are|be) (?:it|that|this|they)\b|\b(?:based|located|near)\b/i.test(text))
    : recorded.has(field);

function piecesOf({ text, start }: Piece, boundary: RegExp): Piece[] {
  const ends = [...text.matchAll(boundary)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  return [{ from: 0, to: 0 }, ...ends].flatMap(({ to }, at) => {
    const piece = text.slice(to, ends[at]?.from ?? text.length);
    return /\p{L}/u.test(piece) ? [{ text: piece, start: start + to }] : [];
  });
}
interface Piece {
  text: string;
  start: number;
}

const reasons = /,? \b(?:since|because|bc|cuz|as) (?:i|i['’]?m|my)\b[^.?!;]*/gi;
const sentenceEnds = /(?<=[?!.;\n])\s+/g;
/** Between what is asked and what else is. */
const between = /,?\s+(?:and|or|but|also|nor|n|plus)\s+|,\s+/gi;
/** One name may mean any of these. */
const ofWork: ReadonlySet<Condition['field']> = new Set(['role', 'function', 'industry', 'level']);
/** What the record of a job tells of it. */
const recorded: ReadonlySet<Condition['field']> = new Set(['pay', 'place', 'level', 'role', 'function', 'industry', 'company', 'skill']);
const placing: ReadonlySet<Aspect> = new Set(['place', 'remote']);

/** The degrees that a question names, and whether it asks what is enough ("take someone with only a bachelor’s") rather than what is asked for. */
export function degreesIn(text: string): { named: Degree[]; isEnough: boolean } {
  const [denied] = degreesDenied(text);
  if (denied !== undefined) return { named: [below[denied.degree]], isEnough: true };
  const named = degreeWords.flatMap(([degree, pattern]) => (pattern.test(text) ? [degree] : []));
  return { named, isEnough: enough.test(text) && !/\b(?:ask|require|need|want)\w*\b/i.test(text) };
}
const degreeWords: readonly (readonly [Degree, RegExp])[] = [
  ['bachelor', /\bbachelors?\b|\bundergrad\w*|\bbsn\b/i],
  ['master', /\bmasters?\b|\b(?:mdiv|msw|mba|mph|mfa)\b/i],
  ['doctorate', /\bph\.?d|\bdoctora\w+/i],
];
const below: Readonly<Record<Degree, Degree>> = { none: 'none', bachelor: 'none', master: 'bachelor', doctorate: 'master' };
const enough = /\b(?:takes?|accepts?|hires?|considers?|open to|enough|suffic\w+|only|just|okay?|eligible|qualif\w+|get (?:in|it)|for)\b/i;

export interface Topic {
  form: Form;
  /** The words that ask it. */
  text: string;
  aspect: Aspect | null;
  /** Of one field: any of them will do. */
  conditions: Condition[];
  /** What postings may say, all together. */
  words: string[];
}
