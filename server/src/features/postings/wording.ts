import { has, lexicon, mark } from './eligibility-classes.ts';
import { spellings } from './eligibility-spellings.ts';

/**
 * The clauses of a sentence as tagged words. What postings write in many ways ("H1-B", "U.S. citizen", "won't", "authorised to work")
 * becomes one spelling first; then the sentence is cut where a new statement begins: at ";", ":", brackets and dashes, at words such as
 * "but", and at "and" or a comma before a new subject or verb. Each word gets the class that `lexicon` knows it by.
 */
export function clausesOf(sentence: string): Clause[] {
  const words = normalise(sentence.slice(0, longest)).match(/[a-z0-9+'&]+|[,;:.!?()|-]/g) ?? [];
  const clauses: Clause[] = [];
  let open: string[] = [];
  const close = (end: string) => {
    if (open.some((word) => word !== ',')) clauses.push(clauseOf(open, end));
    open = [];
  };
  for (const [at, word] of words.entries()) {
    if (/^[;:.!?()|-]$/.test(word)) close(word);
    else if (splitters.test(word) && open.length > 0 && !(word === 'yet' && open.at(-1) === 'not')) close(word);
    else if (word === ',' && open.length === 1 && opener.test(open[0] ?? '')) open.push(word);
    else if (word === ',' && !(setting.test(open[0] ?? '') && !open.some((each) => verb.test(each))) && opensClause(words, at + 1))
      close(',');
    else if (word === 'and' && (open.length > 3 || open.some((each) => verb.test(each))) && opensStatement(words, at + 1)) close('and');
    else open.push(word);
  }
  close('');
  return clauses;
}

/** What is longer is no sentence that a person wrote. */
const longest = 1000;

/** One spelling for what is written in many ways; lower case. */
const normalise = (sentence: string): string => {
  let text = sentence.replace(/\bU\. ?S\.(?: ?A\b\.?)?|\bUSA?\b/g, 'usa').toLowerCase();
  for (const { cue, all } of spellings) {
    if (!text.includes(cue)) continue;
    for (const [from, to] of all) text = text.replace(from, to);
  }
  return text.replace(parenthesis, (_, aside: string) => aside.replace(/ (?:however|though|therefore|thus|hence)\b/g, ''));
};

/** "We do not, however, sponsor": an adverb between commas after a subject, an auxiliary or a negation parts nothing. */
const parenthesis =
  /(?<=\b(?:we|they|you|it|that|and|not|do|does|did|will|would|can|could|must|shall|should|is|are|has|have)),((?: [\w']+){1,4}),(?= )/g;

/** Words that begin a statement of their own. */
const splitters = /^(?:but|however|although|though|whereas|while|except|because|since|unless|so|therefore|hence|thus|yet)$/;
/** "Unfortunately, no": an adverb that says nothing of its own. */
const opener = /ly$|^sorry$/;
const verb = /^(?:do|does|did|will|would|can|could|must|shall|should|may|might|are|is|was|has|have|not|never|am)$/;
const soon = 4;

/** "For some roles, …" belongs to what follows it. */
const setting = /^(?:for|in|at|on|under|with|from|during)$/;

/** A comma ends a clause when a subject with its verb follows. */
const opensClause = (words: readonly string[], from: number): boolean => {
  const next = words.slice(from, from + soon + 1);
  if (next[0] === 'and' && /^(?:that|this|none|nothing)$/.test(next[1] ?? '')) return true;
  if (/^(?:and|or|nor|please|as|then)$/.test(next[0] ?? '')) next.shift();
  if (/^(?:we|you|they|it|i|there|please|no|only|if|when|which)$/.test(next[0] ?? '')) return true;
  const end = next.indexOf(',');
  return !inner.test(next[0] ?? '') && next.slice(1, end < 0 ? next.length : end).some((word) => verb.test(word));
};
/** What goes on with the statement it stands in. */
const inner =
  /^(?:do|does|did|will|would|can|could|must|shall|should|may|might|are|is|was|has|have|not|never|am|in|at|on|of|for|to|by|with|from|as|who|which|that|whom|whose|now|or|and|either|currently|both|later)$/;

/** "and" joins statements when a subject with its verb, or an auxiliary verb, follows at once. */
const opensStatement = (words: readonly string[], from: number): boolean =>
  verb.test(words[from] ?? '') ? words[from] !== 'not' : opensClause(words.slice(0, from + 3), from);

/** Most words are in no class: the commonest are known at once, for the others one test stands for all. */
const plain = new Set(
  'a an and are as at be by for from has have in is it of on or that the their them they this to was were will with'
    .split(' ')
    .filter((word) => lexicon.every(([, pattern]) => !pattern.test(word))),
);
const known = new RegExp(lexicon.map(([, pattern]) => pattern.source).join('|'));
const tagOf = (word: string): string =>
  plain.has(word) || !known.test(word) ? mark.other : mark[lexicon.find(([, pattern]) => pattern.test(word))?.[0] ?? 'other'];

function clauseOf(words: readonly string[], end: string): Clause {
  const tags = words.map(tagOf).join('');
  // "neither … nor", "not … nor" deny once.
  const text = words.join(' ').replaceAll(' ,', ',');
  return {
    words,
    text,
    tags: tags
      .split('')
      .map((tag, at) => (words[at] === 'nor' && has(tags.slice(0, at), 'not', 'no') ? mark.other : tag))
      .join(''),
    end,
  };
}

export interface Clause {
  words: readonly string[];
  text: string;
  /** The class of each word, one letter a word: `eligibility-classes.ts`. */
  tags: string;
  /** What ended it: a mark, a joining word, '' at the sentence's end. */
  end: string;
}

/** The equality statement at a posting's end names visas and citizenship without asking anything of anybody. */
export const equalOpportunity =
  /\b(?:without regard|regardless of|irrespective of|discriminat\w+|equal (?:employment )?opportunity|protected (?:by|characteristic|class|status|veteran)|on the basis of|basis of|all backgrounds|regardless (?:of )?(?:\w+ )?(?:race|citizenship|gender|age|religion|nationality|visa status|immigration status)|play no (?:role|part)|race|religion|veteran|sexual orientation)\b/;
