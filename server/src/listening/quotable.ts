import { isAdjective } from './adjectives.ts';
import { plain, wordCount } from './grammar.ts';
import { tagged, type Tagged } from './tagger.ts';

/**
 * Whether a phrase that was made of a student's words can be said back inside any sentence as a thing: a noun with what belongs to it, or
 * a gerund with its objects. Doubtful ones are left unsaid: an honest plain question is better than a misread quotation.
 */
export function isQuotable(phrase: string): boolean {
  // Words in another language stand between quotation marks.
  if (/^“[^”]{2,60}”$/.test(phrase)) return true;
  return (
    wordCount(phrase) <= 11 &&
    phrase.length <= 80 &&
    plain(phrase)
      .split(' ')
      .some((word) => word.length > 2) &&
    !/[…?!;:"“”()*=<>@{}|\\^$]/.test(phrase) &&
    !talk.test(phrase) &&
    !empty.test(phrase) &&
    isNominal(tagged(phrase))
  );
}

/** The first of the phrases that can be said back, its core where only that can; null when none can. */
export const firstQuotable = (phrases: readonly string[]): string | null => quotables(phrases, 1)[0] ?? null;

/** What can be said back of the phrases, at most so many, each whole or by its core. */
export const quotables = (phrases: readonly string[], most: number): string[] => {
  const found: string[] = [];
  for (const phrase of phrases) {
    if (found.length === most) break;
    const sayable = isQuotable(phrase) ? phrase : corePhrase(phrase);
    if (sayable !== null) found.push(sayable);
  }
  return found;
};

/** A phrase up to the first preposition or comma, when that is a thing of its own: "the water pumps in the camp where …" → "the water pumps". */
export function corePhrase(phrase: string): string | null {
  const cut =
    phrase
      .split(/\s+(?=(?:in|at|for|with|from|about|during|after|before|because|when|where|while|until|so|and|on)\b)|[,;:.(]/i)[0]
      ?.trim() ?? '';
  return cut !== phrase && wordCount(cut) >= 2 && isQuotable(cut) ? cut : null;
}

/**
 * The phrase as a clean noun or gerund phrase of at most seven words: without adverbs before it, subordinate clauses, finite verbs and loose
 * ends; null when no such thing is left. A verb of knowing or being that loses its object is none.
 */
export function reduced(phrase: string): string | null {
  if (phrase === '' || /^“[^”]{2,60}”$/.test(phrase)) return phrase || null;
  const words = tagged(
    phrase.replace(/^(?:(?:just|really|mostly|mainly|especially|only|even|also|actually|honestly|literally|probably|always)\s+)+/i, ''),
  );
  const begin = words.findIndex(({ tag }) => !['ADV', 'INTJ', 'CCONJ', 'SCONJ', 'PUNCT'].includes(tag));
  if (begin < 0) return null;
  const kept = words.slice(begin);
  const gerund = /ing$/i.test(kept[0]?.word ?? '');
  if (vague.test(phrase) && wordCount(phrase) <= 9 && isQuotable(phrase) && !/\b(?:because|so|but)\b/i.test(phrase)) return phrase;
  const clause = kept.findIndex(({ word, tag }, at) => at > 0 && opensClause(kept, at, word, tag, gerund));
  const head = clause < 0 ? kept : kept.slice(0, clause);
  const whole = spelled(phrase, head);
  const short = wordCount(whole) <= 7 ? whole : shorter(whole);
  const ended = short === null ? null : withoutLooseEnd(short);
  if (ended === null || ended === '') return null;
  if (clause >= 0 && wordCount(ended) === 1) return null;
  if (gerund && wordCount(ended) === 1 && weakAlone.test(ended)) return null;
  return /^(?:about |over |around |some )?\d|^\p{L}+ing (?:one|it|them|that|this|some|both)\b(?! \p{L}+s\b)|^(?:nobody|no one|(?:one|two|three|four|five|six|ten)(?= )|half of|most of|everyone|everybody|someone|somebody)\b/iu.test(
    ended,
  ) ||
    /^(?:the )?same\b/i.test(ended) ||
    !isQuotable(ended)
    ? null
    : ended;
}

/** Nouns that mean nothing without what is said of them: "things that have to work". */
const vague =
  /\b(?:things?|people|someone|somebody|words?|ones?|parts?|kids|ways?|moments?) (?:that|who|they|you|of which) \S+|\b[a-z]+s who [a-z']+ |^(?:the|an?|your) (?:[\w-]+ ){1,3}you (?:\w+ed|built|made|ran|led|wrote|did|taught|run|started|grew)(?: there)?$/i;

/** Whether a clause with a verb of its own begins here: a relative, a conjunction of sentences, a subject with its verb, a finite verb. */
function opensClause(words: readonly Tagged[], at: number, word: string, tag: string, gerund: boolean): boolean {
  const next = words[at + 1];
  if (
    /^(?:who|which|whose|where|when|because|so|but|although|though|since|until|while|if|unless|before|after|whether|why|what|how)$/i.test(
      word,
    )
  )
    return (
      !(/^(?:how|where|what|when)$/i.test(word) && /^to$/i.test(next?.word ?? '')) &&
      !(
        /^(?:before|after|since|until)$/i.test(word) &&
        !words.slice(at + 1, at + 5).some(({ tag: other }) => other === 'VERB' || other === 'AUX')
      )
    );
  if (/^that$/i.test(word)) return next !== undefined && !['NOUN', 'ADJ', 'PROPN'].includes(next.tag);
  if (/^(?:i|you|he|she|they|we|it|nobody|everyone|everybody)$/i.test(word))
    return next !== undefined && ['VERB', 'AUX', 'ADV', 'PART'].includes(next.tag);
  if (tag === 'AUX') return true;
  // "the family who waits": outside a gerund a verb that is no participle makes a sentence.
  return (
    tag === 'VERB' &&
    !gerund &&
    !/(?:ing|ed|en)$/i.test(word) &&
    words[at - 1]?.tag !== 'PART' &&
    !/^to$/i.test(words[at - 1]?.word ?? '') &&
    !['DET', 'ADJ'].includes(words[at - 1]?.tag ?? '')
  );
}

/** The words of a phrase as they were spelled, from its beginning to the end of the tagged ones. */
function spelled(phrase: string, head: readonly Tagged[]): string {
  let at = 0;
  let from = -1;
  for (const { word } of head) {
    const found = phrase.indexOf(word, at);
    if (found < 0) continue;
    if (from < 0) from = found;
    at = found + word.length;
  }
  return from < 0 ? '' : phrase.slice(from, at);
}

/** The phrase up to a preposition within its first seven words; null when there is none to cut at. */
function shorter(phrase: string): string | null {
  const words = phrase.split(/\s+/);
  const link = words.findLastIndex(
    (word, at) =>
      at > 1 && at <= 7 && /^(?:in|at|for|with|from|about|during|over|on|by|to|and|or|near|into|after|before|until)$/i.test(word),
  );
  return link < 2
    ? null
    : words
        .slice(0, link)
        .join(' ')
        .replace(/\s+(?:how|what|where|when|which)$/i, '');
}

const withoutLooseEnd = (phrase: string): string => {
  const words = tagged(phrase);
  const last = words.findLastIndex(
    ({ tag }) => !['ADP', 'DET', 'CCONJ', 'SCONJ', 'PART', 'AUX', 'PUNCT', 'PRON', 'INTJ'].includes(tag) && tag !== 'ADV',
  );
  const end = words.at(-1);
  // "talking to them", "looking up", "doing it together": these ends belong.
  if (end && passive.test(words[0]?.word ?? '') && words.length > 2 && end.tag === 'ADP') return phrase;
  if (end && (objects.test(end.word) || (end.tag === 'ADV' && words.length > 2 && /ing$/i.test(words[0]?.word ?? '')))) return phrase;
  return last < 0 ? '' : spelled(phrase, words.slice(0, last + 1)).replace(/\s+(?:the|an?|your)$/i, '');
};

/** Gerunds that say nothing without their object. */
const weakAlone =
  /^(?:knowing|being|doing|getting|having|making|seeing|finding|figuring|using|keeping|going|letting|trying|starting|taking|giving|putting|coming|saying|telling|wanting|needing|feeling|thinking|looking|holding|helping|setting|spending|turning|watching|showing|working|getting)$/i;

/** Whether tagged words make a noun phrase or a gerund phrase: no subject with a verb outside a relative clause, no loose end. */
function isNominal(words: readonly Tagged[]): boolean {
  const last = words.at(-1);
  const [begin] = words;
  // "grant writing workshops": with an article before it a noun shows itself.
  const first =
    begin?.tag === 'VERB' && !/ing$/i.test(begin.word) && words.length > 1 ? tagged(`the ${begin.word} ${words[1]?.word ?? ''}`)[1] : begin;
  if (!first || !last || words.some(({ tag }) => tag === 'INTJ')) return false;
  const gerund = /ing$/i.test(first.word) && words.length > 1;
  if (words.length > 1 && !gerund && !['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(first.tag) && !possessive.test(first.word))
    return false;
  // "coming back"
  if (gerund && words.length === 2 && ['ADV', 'ADP'].includes(last.tag)) return false;
  if (words.length === 1)
    return ['NOUN', 'PROPN', 'VERB', 'ADJ'].includes(first.tag) && !/(?:ed|ly)$/i.test(first.word) && !isAdjective(first.word);
  const clause = words.findIndex(({ word }, at) => at > 0 && relative.test(word));
  const head = clause < 0 ? words : words.slice(0, clause);
  const finite = head.some(
    ({ word, tag }, at) => at > 0 && (tag === 'AUX' || (tag === 'VERB' && !gerund)) && !/ing$/i.test(word) && head[at - 1]?.tag !== 'PART',
  );
  const pronoun = head.some(({ word, tag }) => tag === 'PRON' && !possessive.test(word) && !objects.test(word));
  const loose =
    clause < 0 &&
    !['NOUN', 'PROPN', 'NUM'].includes(last.tag) &&
    !/ing$/i.test(last.word) &&
    !(gerund && ['VERB', 'ADV', 'ADJ', 'PRON'].includes(last.tag)) &&
    !(passive.test(first.word) && words.length > 2);
  return !finite && !pronoun && !loose && !/^(?:own|own\.)$/i.test(last.word);
}

/** "Being yelled at": what is done to somebody may end with its preposition. */
const passive = /^(?:being|getting)$/i;

const possessive = /^(?:your|their|his|her|its|those|these|that|this|other|each|every)$/i;
const relative = /^(?:who|that|which|whose|where|when|how|why|what|whether|you|they|he|she|to|as)$/i;
const objects = /^(?:them|someone|somebody|something|everyone|everybody|people|him|her|yourself|themselves|themself)$/i;

/** Sounds and words of talk, and the first person, which are no thing. */
const talk =
  /\b(?:i|i'm|me|my|mine|we|us|our|im|lol|uh+|um+|duh|haha+|ugh+|zzz+|ha|oops|wtf|gn|sir|ma'?am|obvi|already said|hi|jk|tho|whatever|idk|idc|stay away|not sure|sorry|none|nothing|anything|everything)\b|\w's (?:an?|the|so|not|too|\w+ing)\b/i;

/** A number of somethings, or a thing without a name: "two kids", "an internship", "the 22 year olds". */
const empty =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty) \S+$|^(?:the )?\d+ year olds?$|\bTS\/SCI\b|^(?:an?|the|my|your) (?:internship|job|class|course|project|club|thing|part|question)$|^(?:going back|more|most|less|least)\b/i;
