import { type Clause, clausesOf, sentencesOf } from '../clauses/clauses.ts';
import { adverbs, subordinators } from '../clauses/words.ts';
import { type Token, tokensOf } from '../text/tokens.ts';
import { lists } from './lists.ts';

/**
 * A phrase as an expression over the plain words of a sentence without its adverbs, each set off by spaces: " i do not want to die ". It is
 * written as a regular expression in which a word in capitals stands for one of its list, `~` for auxiliaries, `%` for the beginning of the sentence, `@`
 * for the end of a thought, and `#` for no field of work to follow. Negation is none of these: a phrase that names none does not match across one.
 */
export function phrase(source: string): RegExp {
  const named = source.replace(/[A-Z]{3,}/g, (name) => {
    const words = persons[name] ?? lists[name];
    if (words === undefined) throw new Error(`There is no list ${name}.`);
    return `(?:${words})`;
  });
  return new RegExp(
    ` (?:${named.replaceAll('~', auxiliary).replaceAll('@', ending).replaceAll('#', noTopic).replaceAll('%', '(?<=^ )')})(?= )`,
    'gm',
  );
}

/** Nobody writes more in 8,000 characters. */
const mostSentences = 250;

/** A text's tokens, sentences and clauses, made once for all its phrases. */
export function readSentences(text: string): ReadText {
  const tokens = tokensOf(text);
  const sentences = sentencesOf(text, tokens)
    .slice(0, mostSentences)
    .map(({ from, to }) => {
      const words: ReadSentence['words'] = [];
      let line = ' ';
      for (let at = from; at < to; at++) {
        const norm = plainWords[tokens[at]?.norm ?? ''] ?? tokens[at]?.norm ?? '';
        if (dropped.has(norm)) continue;
        words.push({ token: at, at: line.length });
        line += `${norm} `;
      }
      return { line, words };
    });
  return { text, tokens, sentences, lines: sentences.map(({ line }) => line).join('\n'), clauses: clausesOf(text, tokens) };
}

/** Those of the phrases that match in any sentence of the text: nearly none do, and all sentences are searched at once. */
export const phrasesIn = ({ lines }: ReadText, phrases: readonly RegExp[]): RegExp[] => phrases.filter((one) => lines.search(one) >= 0);

/** Where the phrases match in a sentence. */
export const matchesOf = (phrases: readonly RegExp[], { line, words }: ReadSentence): Match[] =>
  phrases.flatMap((one) =>
    [...line.matchAll(one)].map(({ 0: matched, index }) => {
      const [start, end] = [index + 1, index + matched.length];
      return {
        from: words.findLast(({ at }) => at <= start)?.token ?? 0,
        to: (words.findLast(({ at }) => at < end)?.token ?? 0) + 1,
        before: line.slice(0, start),
        after: line.slice(end),
      };
    }),
  );

/** The clauses that a match lies in, up to their nearest commas and to what runs on behind them: UTF-16 offsets, end exclusive. */
export function pieceOf({ tokens, clauses }: ReadText, { from, to }: Match): { start: number; end: number } {
  const around = clauses.filter((clause) => clause.from < to && clause.to > from);
  const opens = Math.min(from, ...around.map(({ start }) => start));
  const closes = Math.max(to, ...around.map((clause) => clause.to));
  const first = Math.max(opens, tokens.findLastIndex(({ text }, at) => at < from && text === ',') + 1);
  const next = tokens.findIndex((token, at) => at >= to && at < closes && (token.text === ',' || runsOn(token, tokens[at - 1])));
  return { start: tokens[first]?.start ?? 0, end: tokens[(next < 0 ? closes : next) - 1]?.end ?? 0 };
}

/** "got laid off need a job", "my mom died i want to be a nurse": another thought without a mark. */
const runsOn = ({ norm }: Token, before: Token | undefined): boolean =>
  wishing.has(norm) || ((norm === 'i' || norm === 'we') && subordinators[before?.norm ?? ''] === undefined);
const wishing = new Set(['need', 'want', 'looking', 'seeking', 'show', 'find', 'searching']);

/** Words that may be left out and change nothing; without those that phrases name. */
const dropped = new Set([...adverbs, 'suddenly', 'unexpectedly', 'sadly', 'slowly', 'constantly', 'severely', 'completely']);
for (const word of ['so', 'now', 'again', 'all', 'both', 'more', 'most', 'kind', 'sort', 'of', 'first', 'then', 'well', 'just', 'almost'])
  dropped.delete(word);
const plainWords: Readonly<Record<string, string>> = { ca: 'can' };

const auxiliary =
  "(?:(?:am|is|are|was|were|be|been|being|'s|'m|has|have|had|having|got|get|gets|getting|keep|keeps|kept|did|do|does|feel|feels|feeling|felt|so|just|both|all|a bit) )*?";
const ending =
  '(?= (?:$|[.,;:!?…)-]+ |(?:and|but|so|because|when|while|since|right|now|today|though|anymore|again|every|all|at home|if|until|tbh|honestly|last|this|for) ))';
const noTopic = `(?! (?:(?!(?:and|or|in|at|so|but|for|to|we|i|because|the|is|from|of|with) )[a-z'-]+ )?(?:${lists['TOPIC']}) )`;

/** "my older brother", "our dog", "my mom's sister", "my best friend and my cat": up to two words between the owner and the one. */
const ours = (words: string) =>
  `(?:both (?:of )?)?(?:my|our) (?:(?!(?:i|we|to|for|in|at|with|about|and|who|that|which|is|was) )[^\\s,.;!?]+ ){0,2}?(?:(?:step|half|host|foster)-)?(?:${words})(?: and (?:my )?(?:${words}))?(?: 's (?:${words}))?(?: (?:of|from) (?:[^\\s,.;!?]+ ){0,2}?[^\\s,.;!?]+)?(?: , who [^,]+ ,| who (?:[^\\s,.;!?]+ ){1,3}?[^\\s,.;!?]+| (?!(?:not|never|no|to|in|at|for|and|or|who|almost|nearly|would|could|might|may) )[a-z]+)?`;
const persons: Readonly<Record<string, string>> = {
  SELF: 'i|we',
  /** The student, also where nobody is named ("got laid off"); the space after it belongs to it. */
  ONE: '(?:i|we) |(?<=^ (?:(?:and|but|so|because|since|when|after|also|then|yes|no|well|sorry|lol|just|[,.-]) ){0,5})',
  FAMILY: ours(lists['KIN'] ?? ''),
  OURS: `${ours([lists['KIN'], lists['FRIENDS'], lists['PETS']].join('|'))}|(?:a|one of my|another) (?:close |good |old )?(?:family member|friend of mine|relative)|(?:someone|somebody) (?:close to me|i loved?|in my family)`,
};

interface ReadSentence {
  line: string;
  /** The token of each word of the line, and where in the line it begins. */
  words: { token: number; at: number }[];
}

export interface ReadText {
  text: string;
  tokens: readonly Token[];
  sentences: ReadSentence[];
  /** The lines of all sentences; no phrase matches across two. */
  lines: string;
  clauses: readonly Clause[];
}

/** Token indexes, end exclusive, and the plain words on both sides in the sentence. */
export interface Match {
  from: number;
  to: number;
  before: string;
  after: string;
}
