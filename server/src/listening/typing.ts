import { isOrdinary } from '#language/english.ts';
import type { Mention, Reading } from '#language/types.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';

/**
 * What a student typed, in even form: quotes straightened, tags, links and Markdown taken off (it is data, and what comes back is
 * Markdown), phone spellings written out ("n" between words is "and", "makin" is "making"). Lines and list marks stay.
 */
export function evened(message: string): string {
  const loud = isLoud(message);
  return message
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{C}\n\t]/gu, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\.{4,}/g, '...')
    .replace(/\b(have|has|had|do|does|did|is|are|was|were|ca|wo|could|would|should)nt\b/gi, "$1n't")
    .replace(/(?:(?![😂🤣😜😆👍])\p{Extended_Pictographic}\uFE0F?){1,8}(?=\s+\p{L})/gu, ',')
    .replace(/(?<=\p{L}[.!?,]?\s{0,2})(?:(?![😂🤣😜😆👍])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*){1,8}/gu, '')
    .replace(/[“”„]/g, '"')
    .replace(/<(script|style)\b[^>]{0,200}>[\s\S]{0,2000}?<\/\1>|<[/!]?[a-z][^<>]{0,300}>/gi, ' ')
    .replace(/!?\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/[*_~`]{2,}|`|(?<![\w*])[*_](?=\w)|(?<=[\w.!?])[*_](?![\w*])/gm, '')
    .replace(/^[^\S\n]{0,3}#{1,6}[^\S\n].*\n+(?=.)/gm, '')
    .replace(/^[^\S\n]{0,3}#{1,6}(?=[^\S\n])/gm, '')
    .replace(/(?<=[\p{L}\d,.'"] )(?:n|'n'|nd)(?= [\p{L}\d'"])/gu, 'and')
    .replace(/(?<=[\p{L}\d"'] )(?:w\/|w)(?= [\p{L}\d"'])/gu, 'with')
    .replace(/(?<![\p{L}\d'])\p{Lu}+(?![\p{L}\d'])/gu, (word) => (isShouted(word, loud) ? word.toLowerCase() : word))
    .replace(/(?<![\p{L}\d'.&-])i(?=['\s,]|$)/gu, 'I')
    .replace(/\bI ain'?t\b|(?<=^|[.!?]\s)ain'?t\b/gi, "I'm not")
    .replace(/\bdef (?=(?:not|no|the|my|an?|into|want|love|like|prefer|would|don'?t|need|going|gonna|more)\b)/g, 'definitely ')
    .replace(/(?<![\p{L}\d&'./@-])[\p{L}']+(?![\p{L}\d&/@])/gu, (word) => spelledOut(word))
    .replace(/\s*(?:\.{2,}|…)\s*(?=(?:no|nope|nah)\b)/gi, ': ')
    .replace(/([😂🤣😜😆👍])\s+(?=\p{L})/gu, '$1. ')
    .replace(/(?<=^|,\s|\b(?:or|and)\s)(\p{Lu})\.\s(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The text with misspelt roles mended and places in small letters written as names: "softwear engineer in nyc". */
export function named(text: string, reading: Reading, vocabulary: OpenVocabulary): string {
  return reading.mentions.reduceRight(
    (all, mention) => all.slice(0, mention.start) + written(mention, vocabulary) + all.slice(mention.end),
    text,
  );
}

/** Whether a message is all in capitals. */
const isLoud = (message: string): boolean =>
  message.length > 12 && (message.match(/\p{Lu}/gu)?.length ?? 0) > (message.match(/\p{L}/gu)?.length ?? 0) * 0.7;

/** A word in capitals that is no abbreviation: any ordinary one in a message of capitals, else a long one ("THRIFTING"). */
function isShouted(word: string, loud: boolean): boolean {
  const ordinary = isOrdinary(word.toLowerCase());
  return loud ? word !== 'I' && (word.length > 4 || ordinary) : word.length > 4 && (ordinary || word.endsWith('ING'));
}

function spelledOut(word: string): string {
  // "R" is a language and "IM" a league.
  const known = /^\p{Lu}{1,2}$/u.test(word) ? undefined : phoneSpellings[word.toLowerCase()];
  if (known !== undefined) return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  // "makin beats", "bein told": the g that nobody types; "latin" and "muffin" have none.
  const dropped = /^([a-z]{2,})in$/.exec(word)?.[1];
  return dropped !== undefined && !isOrdinary(word) && isOrdinary(`${dropped}ing`) && !/(?:[^t]t|s)in$/.test(word) ? `${dropped}ing` : word;
}

function written(mention: Mention, { spelling }: OpenVocabulary): string {
  const { kind, text } = mention;
  // A capital within a sentence begins a name, however much it looks like a misspelt title.
  if (kind === 'role')
    return text.replace(/\p{L}{5,}(?<!ed|ing|ly|s)(?!\p{L})/gu, (word) =>
      /^\p{Lu}\p{Ll}/u.test(word) && mention.start > 0 ? word : (spelling.correct(word.toLowerCase()) ?? word),
    );
  if (kind === 'place' && /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(text)) return text;
  if (kind !== 'place' || /^(?:\p{Lu}\P{Lu}+)+$/u.test(text) || /^\p{Lu}{2,3}$/u.test(text)) return text;
  return text.length <= 3
    ? text.toUpperCase()
    : text.toLowerCase().replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})(?!(?:of|the|and)\b)/gu, (letter) => letter.toUpperCase());
}

const phoneSpellings: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  ppl: 'people',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  idk: "I don't know",
  idc: "I don't care",
  imo: '',
  tho: 'though',
  thru: 'through',
  til: 'until',
  till: 'until',
  lil: 'little',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  dunno: "don't know",
  prob: 'probably',
  probs: 'probably',
  obvi: 'obviously',
  obv: 'obviously',
  w: 'with',
  abt: 'about',
  acct: 'account',
  b4: 'before',
  zzz: '',
  ngl: '',
  fs: '',
  istg: '',
  lowkey: '',
  highkey: '',
  bestie: '',
  besties: '',
  xd: '',
  periodt: '',
  deadass: '',
  fym: '',
  smh: '',
  ig: '',
  iirc: '',
  jus: 'just',
  thx: 'thanks',
  ty: 'thank you',
  tmrw: 'tomorrow',
  yrs: 'years',
  tbh: '',
  pls: 'please',
  plz: 'please',
  thats: "that's",
  theres: "there's",
  theyre: "they're",
  youre: "you're",
  whos: "who's",
  prolly: 'probably',
  rn: 'right now',
  smth: 'something',
  luv: 'love',
  lov: 'love',
  lovd: 'loved',
  wat: 'what',
  omg: '',
  fr: '',
  im: "I'm",
  ive: "I've",
  dont: "don't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  wont: "won't",
  wouldnt: "wouldn't",
  cant: "can't",
  aint: "isn't",
  "ain't": "isn't",
};
