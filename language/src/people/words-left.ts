import { isEmpty, isGeneral } from '../text/english.ts';
import { singular, wordsOf, type Word } from '../text/text.ts';
import { isHeadNoun } from '../titles/title-names.ts';
import { type Item, itemOf } from '../conditions/item.ts';
import { kindOfPeople } from './kinds-of-people.ts';
import type { Known } from '../entities/known.ts';
import { isMajor, majorWritten } from '../lexicon/majors.ts';
import { titleWritten } from '../titles/asked-title.ts';
import { wordSet } from '../tables/tables.ts';
import type { SaidOf, Tags } from '../tagger/requests.ts';

/**
 * What nothing was made of: a topic where the words around say so ("people working on gene therapy", "climate folks") becomes a condition
 * on the words of the record, an unknown name after "at" an employer, after "majored in" a major; the rest is named.
 */
export function wordsLeft(
  text: string,
  items: readonly Item[],
  unread: readonly string[],
  cues: readonly Span[],
  known: Known,
  tags: Tags<SaidOf> | null = null,
): { items: Item[]; left: string[] } {
  const words = wordsOf(text);
  const spans = [...items, ...cues];
  const open = new Set(unreadWords(words, unread).filter((at) => isFree(words[at], spans)));
  const made: Item[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!open.has(at)) continue;
    let to = at + 1;
    while (to < words.length && open.has(to) && /^[\s-]$/.test(words[to]?.gap ?? '')) to++;
    const run = words.slice(at, to);
    const span = { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
    const said = tags?.of(span);
    const isKnown = run.every(
      ({ text: word, raw }) => known.open.spelling.isWord(word) || known.open.spelling.isWord(singular(word)) || /^\p{Lu}/u.test(raw),
    );
    // Words that say nothing of what is asked serve the message.
    if (said !== undefined && isKnown && ((said.likeliest === 'mentioned' && said.probability > 0.7) || said.chanceOf(null) > 0.97)) {
      at = to - 1;
      continue;
    }
    const isAsked = said !== undefined && said.likeliest !== null;
    const item = itemOfRun(text, run, words, at, to, items.length + made.length === 0);
    if (item === null && isAsked && isKnown && run.length <= 4)
      made.push(itemOf(span, 'text', text.slice(span.start, span.end).toLowerCase()));
    else if (item === null || (item.field === 'text' && !(isAsked && isKnown) && !isTopic(run, words[to], text, known)))
      left.push(...run.map((word) => word.raw));
    else made.push(item);
    at = to - 1;
  }
  return { items: made, left };
}

/**
 * Whether the words can be looked for in a record: words of the language or of the data, names in capitals, and, after "working on", new
 * words that can be pronounced; no verb with its particle ("laid off").
 */
function isTopic(run: readonly Word[], next: Word | undefined, text: string, { open, isName }: Known): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return false;
  const before = text.slice(Math.max(0, first.start - 40), first.start).toLowerCase();
  if (
    next !== undefined &&
    particles.has(next.text) &&
    next.gap === ' ' &&
    /(?:^|\b(?:who|got|get|gets|getting|was|were|been|be|are|is|being|to|they|that) )$/.test(before)
  )
    return false;
  if (run.length === 1 && /\b(?:got|gets?|getting|been|was|were|being) $/.test(before) && /(?:ed|en|id)$/.test(first.text)) return false;
  const isWord = (word: Word) => open.spelling.isWord(word.text) || open.spelling.isWord(singular(word.text)) || isName(word.text);
  return run.every(
    (word) =>
      isWord(word) || /\d/.test(word.text) || (!isMash(word.text) && (/\p{Lu}/u.test(word.raw.slice(0, 1)) || topicLead.test(before))),
  );
}

/** "Asdfgh": letters of which no word is made. */
const isMash = (word: string) => /[bcdfghjklmnpqrstvwxz]{5}/.test(word) || (word.length > 4 && !/[aeiouy]/.test(word));
const particles = wordSet('verb particles');

function itemOfRun(text: string, run: readonly Word[], words: readonly Word[], from: number, to: number, alone: boolean): Item | null {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = { start: first.start, end: last.end };
  const said = text.slice(span.start, span.end);
  const before = text.slice(Math.max(0, span.start - 40), span.start).toLowerCase();
  const after = text.slice(span.end, span.end + 24).toLowerCase();
  if (afterMajor.test(before) && isMajor(said)) return itemOf(span, 'major', majorWritten(said));
  if (
    /\b(?:studied|majored in|studying|major(?:ing)? in|degrees? in)(?: both)?(?: the)? $/.test(before) ||
    /^ (?:majors?|degrees?)\b/.test(after)
  )
    return itemOf(span, 'major', isMajor(said) ? majorWritten(said) : titled(said));
  if (
    /\b(?:at|joined|joining|for|@|ex-|employed by|company called) (?:the )?$|\bex-$/.test(before) &&
    run.length <= 3 &&
    (/\p{Lu}/u.test(first.raw) || /\bat $/.test(before))
  )
    return itemOf(span, 'company', titled(said), { step: titled(said) });
  const kind = run.length === 1 ? kindOfPeople(singular(first.text))?.[0] : undefined;
  if (kind !== undefined) return itemOf(span, kind.field, kind.value, { step: kind.value, isRole: true });
  if (run.length === 1 && isHeadNoun(singular(first.text)))
    return itemOf(span, 'role', titleWritten(singular(first.text)) ?? titled(singular(first.raw)), {
      step: titled(singular(first.raw)),
      isRole: true,
    });
  if (run.length > 4) return null;
  const few = alone && words.length <= run.length + 3;
  const lead = topicLead.test(before) || (alone && from === 0 && to === words.length);
  // "International alumni" are a kind of people, not a topic.
  const tail = topicTail.test(after) && !(run.length === 1 && /(?:ful|ous|able|ive|al|ic|ing|ed|ly)$/.test(first.text));
  if (!lead && !tail && !(few && words.every((word, index) => (index >= from && index < to) || isEmpty(word.text) || isGeneral(word.text))))
    return null;
  return itemOf(span, 'text', said.toLowerCase());
}

/** "Studied economics and math". */
const afterMajor = /\b(?:studied|majored in|majoring in|studying|degrees? in) [\p{L} ]{2,30}(?:,|,? and|,? or|\/) ?$/u;
const topicLead =
  /\b(?:on|about|with|in|into|doing|around|specializ\w+ in|specialis\w+ in|focus\w* on|interest(?:ed)? in|experience (?:in|with)|know(?:s|ledge of)?|do|does|works?|working|involved (?:in|with)|expert\w* (?:in|on)|related to|through|space of|teach(?:es|ing)?|passionate about|mention(?:s|ed|ing)?)(?: (?:the|an?|some|cool|interesting))* $/;
const topicTail =
  /^ (?:people|folks|alum\w*|experts?|stuff|things|space|compan\w+|industry|professionals?|work|researchers?|field|sector|world|related|experience|background)\b/;

/** Indexes of the unread words, each found after the one before it. */
function unreadWords(words: readonly Word[], unread: readonly string[]): number[] {
  const found: number[] = [];
  let at = 0;
  for (const raw of unread) {
    while (at < words.length && words[at]?.raw !== raw) at++;
    if (at < words.length && !noise.has(words[at]?.text ?? '')) found.push(at);
    at++;
  }
  return found;
}

const isFree = (word: Word | undefined, spans: readonly Span[]) =>
  word !== undefined && !spans.some((span) => span.start < word.end && word.start < span.end);

const titled = (text: string) =>
  text === text.toLowerCase() ? text.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase()) : text;

const noise = wordSet('alumni noise');

interface Span {
  start: number;
  end: number;
}
