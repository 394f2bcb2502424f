import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import { meantBy } from './respelled.ts';

/**
 * The words and marks of a text in order, with their UTF-16 offsets in the text as given and their universal parts of speech.
 * Contractions are two tokens ("don't", "dont", "im"); `norm` holds the plain lower-case word each stands for ("not", "am").
 * Takes about 0.5 ms for 1,000 characters; the first call loads the model (75 ms).
 */
export function tokensOf(text: string): readonly Token[] {
  const held = recent.find((one) => one.text === text);
  if (held !== undefined) return held.tokens;
  const tokens = tokenize(text);
  recent.unshift({ text, tokens });
  recent.length = Math.min(recent.length, mostRecent);
  return tokens;
}

/** The texts read last: one turn reads the same message, and parts of it, for several ends. */
const recent: { text: string; tokens: readonly Token[] }[] = [];
const mostRecent = 4;

function tokenize(text: string): Token[] {
  const plain = shortened(plainOf(text));
  const tagged = taggedOf(isShouted(plain) ? plain.toLowerCase() : plain);
  // Letter by letter, so that every character keeps its place.
  const lower = Array.from(plain, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join('');
  const tokens: Token[] = [];
  let at = 0;
  for (const { word, tag, lemma } of tagged) {
    const start = lower.indexOf(word.toLowerCase(), at);
    if (start < 0 || word.trim() === '') continue;
    at = start + word.length;
    for (const [from, to, norm] of partsOf(word))
      tokens.push({
        text: text.slice(start + from, start + to),
        norm,
        start: start + from,
        end: start + to,
        pos: posOf(norm, tag, to - from === word.length),
        lemma: beForms.has(norm) ? 'be' : to - from === word.length ? lemma : norm,
      });
  }
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next?.norm === 'not' && next.start === token.end && (token.text.toLowerCase() === 'ca' || token.text.toLowerCase() === 'wo'))
      Object.assign(token, { norm: token.text.toLowerCase() === 'ca' ? 'can' : 'will', pos: 'AUX', lemma: 'can' });
  }
  // "Paid internship": a quality, where nothing is paid to anybody.
  for (const [at, token] of tokens.entries())
    if (token.norm === 'paid' && !['DET', 'PRON', 'ADP', 'AUX'].includes(tokens[at + 1]?.pos ?? '') && tokens[at - 1]?.pos !== 'PRON')
      token.pos = 'ADJ';
  for (const token of tokens) {
    const pos = typedShort.get(token.text.toLowerCase());
    if (pos !== undefined) Object.assign(token, { pos });
  }
  for (const [at, token] of tokens.entries())
    if (token.text === '2' && tokens[at + 1]?.pos === 'ADJ') Object.assign(token, { norm: 'too', pos: 'ADV' });
  // "Ohio's too far": before what is said of somebody nothing is theirs.
  for (const [at, token] of tokens.entries())
    if (token.norm === "'s" && token.pos === 'PART' && tokens[at - 1]?.end === token.start && saidOf.has(tokens[at + 1]?.norm ?? ''))
      Object.assign(token, { norm: 'is', pos: 'AUX', lemma: 'be' });
  return joined(tokens, plain);
}
const saidOf: ReadonlySet<string> = new Set('too way just not never also fine ok okay'.split(' '));

/** What a function word is that is typed as on a phone. */
const typedShort: ReadonlyMap<string, string> = new Map([
  ['w', 'ADP'],
  ['n', 'CCONJ'],
  ['u', 'PRON'],
  ['bc', 'SCONJ'],
  ['cuz', 'SCONJ'],
]);

/** Typographic quotes and dashes as plain ones, tags of HTML as blanks; every character keeps its place. */
export const plainOf = (text: string): string =>
  text
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—―]/g, '-')
    // Of a row of the same mark one says as much as thousands.
    .replace(/([^\p{L}\d\s])\1{3,}/gu, (row, mark: string) => mark + ' '.repeat(row.length - mark.length))
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, (tag) => ' '.repeat(tag.length));

/**
 * Runs without spaces that are longer than any word or link, blank from there on but for letters of scripts that need no spaces: the
 * tokenizer takes more than the square of the length of "http://a.b/http://a.b/…". Every character keeps its place.
 */
const shortened = (text: string): string =>
  text.replace(/\S{200,}/g, (run) => run.slice(0, longestRun) + run.slice(longestRun).replace(/[!-~]/g, ' '));

const longestRun = 200;

/** A message mostly in capitals is read as if in small letters: every word of it would be a name. */
const isShouted = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length > 8 && letters.filter((letter) => letter !== letter.toLowerCase()).length > letters.length * 0.6;
};

function taggedOf(text: string): { word: string; tag: string; lemma: string }[] {
  const { its } = nlp();
  const tokens = nlp().readDoc(text).tokens();
  const words: readonly string[] = tokens.out();
  // The library knows its helpers by reference and calls them itself.
  // oxlint-disable-next-line typescript/unbound-method
  const tags: readonly string[] = tokens.out(its.pos);
  // oxlint-disable-next-line typescript/unbound-method
  const lemmas = tokens.out(its.lemma as typeof its.pos) as readonly string[];
  return words.map((word, at) => ({ word, tag: tags[at] ?? 'X', lemma: lemmas[at] ?? word }));
}

/** A written word as one or two tokens: from, to, and the plain word each stands for. */
function partsOf(word: string): [number, number, string][] {
  const lower = word.toLowerCase();
  const contracted = contractions.get(lower);
  if (contracted !== undefined)
    return [
      [0, contracted[0], contracted[1]],
      [contracted[0], word.length, contracted[2]],
    ];
  const apostrophe = /^(i|you|we|they|he|she|it|that|there|what|who|here|how|where|let)('(?:m|re|ve|ll|d|s))$/.exec(lower);
  if (apostrophe) {
    const [, before = '', after = ''] = apostrophe;
    return [
      [0, before.length, before],
      [before.length, word.length, after === "'s" ? (before === 'let' ? 'us' : 'is') : (endings.get(after) ?? after)],
    ];
  }
  const stop = /^(.*[\p{L}\d)])\.$/u.exec(lower);
  if (stop?.[1] !== undefined && !isAbbreviation(word))
    return [
      [0, stop[1].length, normOf(stop[1])],
      [stop[1].length, word.length, '.'],
    ];
  return [[0, word.length, normOf(lower)]];
}

const normOf = (lower: string): string => endings.get(lower) ?? spoken.get(lower) ?? meantBy(lower) ?? lower;

/** "U.S.", "e.g.", "Inc.": the full stop belongs to the word. */
const isAbbreviation = (word: string): boolean =>
  /^(?:\p{L}\.){2,}$/u.test(word) || /^\p{Lu}\.$/u.test(word) || abbreviations.has(word.toLowerCase());

const posOf = (norm: string, tag: string, whole: boolean): string => {
  if (norm === '.') return 'PUNCT';
  return known.get(norm) ?? (whole ? tag : tag === 'PUNCT' ? 'X' : tag);
};

/** Words with a hyphen are one token, of the kind of their last part: "add-on" is a noun, "hands-on" an adjective. */
function joined(tokens: Token[], plain: string): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    const hyphen = found.at(-1);
    const before = found.at(-2);
    if (before && hyphen?.text === '-' && before.end === hyphen.start && hyphen.end === token.start && /^[\p{L}\d]/u.test(token.text)) {
      // "4-H." ends a sentence: only an initial alone keeps its full stop.
      const end = /^\p{L}\.$/u.test(token.text) ? token.end - 1 : token.end;
      const text = plain.slice(before.start, end);
      found.splice(-2, 2, {
        text,
        norm: text.toLowerCase(),
        start: before.start,
        end,
        pos: ['ADP', 'PART', 'ADV'].includes(token.pos) ? 'ADJ' : token.pos,
        lemma: text.toLowerCase(),
      });
      if (end < token.end) found.push({ ...token, text: '.', norm: '.', start: end, pos: 'PUNCT', lemma: '.' });
    } else if (token.text.toLowerCase() === 'o' && found.at(-1)?.text.toLowerCase() === 'w/' && found.at(-1)?.end === token.start) {
      const last = found.at(-1);
      if (last) Object.assign(last, { text: plain.slice(last.start, token.end), norm: 'without', end: token.end, pos: 'ADP' });
    } else if (token.text === '/' && shortWith(found, token) !== null) {
      const last = found.at(-1);
      if (last) Object.assign(last, { text: plain.slice(last.start, token.end), norm: last.norm, end: token.end, pos: 'ADP' });
    } else found.push(token);
  }
  return found;
}

/** "w/" and "w/o" are words. */
const shortWith = (found: readonly Token[], slash: Token): Token | null => {
  const last = found.at(-1);
  return last !== undefined && last.end === slash.start && last.text.toLowerCase() === 'w' ? last : null;
};

let loaded: Nlp | null = null;
/** Loaded once, at the first use: the model is data and never changes. */
const nlp = (): Nlp => (loaded ??= winkNLP(model, ['sbd', 'pos']));

const endings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "n't": 'not',
    nt: 'not',
    "'m": 'am',
    "'re": 'are',
    "'ve": 'have',
    ve: 'have',
    "'ll": 'will',
    "'d": 'would',
  }),
);
/** Marks and endings that no table of words holds. */
const spoken: ReadonlyMap<string, string> = new Map(
  Object.entries({ gonna: 'going', cos: 'because', '&': 'and', n: 'and', w: 'with', def: 'definitely' }),
);
/** Written without the apostrophe: where the second word begins, and the two plain words. */
const contractions: ReadonlyMap<string, readonly [number, string, string]> = new Map(
  Object.entries<readonly [number, string, string]>({
    im: [1, 'i', 'am'],
    ive: [1, 'i', 'have'],
    id: [1, 'i', 'would'],
    "i'd": [1, 'i', 'would'],
    thats: [4, 'that', 'is'],
    theres: [5, 'there', 'is'],
    whats: [4, 'what', 'is'],
    dont: [2, 'do', 'not'],
    doesnt: [4, 'does', 'not'],
    didnt: [3, 'did', 'not'],
    isnt: [2, 'is', 'not'],
    arent: [3, 'are', 'not'],
    wasnt: [3, 'was', 'not'],
    werent: [4, 'were', 'not'],
    cant: [2, 'can', 'not'],
    cannot: [3, 'can', 'not'],
    wont: [2, 'will', 'not'],
    couldnt: [5, 'could', 'not'],
    wouldnt: [5, 'would', 'not'],
    shouldnt: [6, 'should', 'not'],
    havent: [4, 'have', 'not'],
    hasnt: [3, 'has', 'not'],
    theyre: [4, 'they', 'are'],
    youre: [3, 'you', 'are'],
    theyve: [4, 'they', 'have'],
  }),
);
const abbreviations = new Set('e.g. i.e. etc. inc. co. corp. ltd. st. dr. mr. mrs. ms. prof. vs. jr. sr. dept. univ. approx.'.split(' '));
const kinds = (pos: string, words: string): [string, string][] => words.split(' ').map((word) => [word, pos]);
const beForms = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being']);
/** Closed classes, whose tags no context changes; the tagger errs on them in short and careless messages. */
const known: ReadonlyMap<string, string> = new Map([
  ...kinds('PRON', 'i we you he she they it me us him them myself someone everyone everybody nobody anything something nothing everything'),
  ...kinds('AUX', 'am is are was were be been being do does did can could will would should might may must'),
  ...kinds('PART', 'not'),
  ...kinds('CCONJ', 'and or but nor &'),
  ...kinds('SCONJ', 'because although though unless whereas'),
  ...kinds('DET', 'the a an'),
  ...kinds('NOUN', 'summer autumn winter'),
  ...kinds('VERB', 'want hate hated love loved enjoy enjoyed'),
]);

/** A piece of a text: UTF-16 offsets, the end exclusive. */
export interface Offsets {
  start: number;
  end: number;
}

export const overlaps = (one: Offsets, other: Offsets): boolean => one.start < other.end && other.start < one.end;

/** Where a run of tokens stands, the last one exclusive. */
export const offsetsOf = (tokens: readonly Token[], { from, to }: { from: number; to: number }): Offsets => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

export interface Token extends Offsets {
  /** As written. */
  text: string;
  /** The plain lower-case word it stands for. */
  norm: string;
  /** Universal part of speech (universaldependencies.org/u/pos): NOUN, VERB, ADP … */
  pos: string;
  /** The form a dictionary lists: "built" → "build". */
  lemma: string;
}

type Nlp = ReturnType<typeof winkNLP>;
