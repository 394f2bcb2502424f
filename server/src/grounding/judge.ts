import { isAddress, isRawId, stemOf } from './address.ts';
import { drawHandles, handlesIn } from './cite.ts';
import { findInvented } from './find.ts';
import type { Grounds } from './grounds.ts';
import { balanced, mend } from './mend.ts';
import { isPublicName } from './public-names.ts';
import { keyOf } from '#language/text.ts';
import { arePlain, type Finding, readSentence } from './sentence.ts';

/** Judges words, sentences and items by the grounds, counts what it removes and writes the handles out. */
export function openJudge(grounds: Grounds): Judge {
  const removed: Removed = { names: 0, links: 0, ids: 0, amounts: 0 };
  const cited: string[] = [];
  let last: string | null = null;
  let abroad = false;
  const hidden = grounds.hidden === undefined || grounds.hidden.length === 0 ? null : hiddenPattern(grounds.hidden);
  const cite = (handle: string) => {
    const written = grounds.cite(handle);
    if (written !== null && !cited.includes(handle)) cited.push(handle);
    return written;
  };
  const lastKnown = (text: string) => handlesIn(text).findLast((handle) => grounds.cite(handle) !== null);
  const isKnown = (text: string) => handlesIn(text).some((handle) => grounds.cite(handle) !== null);
  const count = (findings: readonly Finding[]) => {
    for (const { kind } of findings)
      if (kind === 'record') removed.ids++;
      else if (kind === 'address') removed.links++;
      else if (kind === 'person' || kind === 'employer' || kind === 'name') removed.names++;
      else removed.amounts++;
  };
  /** With the record that "it" stands for. */
  const holdsClaim: Grounds['holdsClaim'] = (sentence, kind) => {
    const named = handlesIn(sentence).length > 0 || last === null ? sentence : sentence.replace(recordPronoun, last);
    return grounds.holdsClaim?.(named, kind) ?? false;
  };
  const own: Grounds = { ...grounds, holdsClaim };
  const rest = (text: string, shown: number) => {
    const found = findInvented(text, own, { abroad, last }).filter(({ end }) => end > shown);
    count(found);
    const left = found.length === 0 ? text.slice(shown) : mend(text, shown, found, isKnown(text));
    const shownPart = drawn(text.slice(0, shown), left, cite);
    last = lastKnown(text) ?? last;
    abroad = readSentence(text, grounds.open, { abroad }).foreign;
    return shownPart;
  };
  return {
    clean: (written) => {
      let word = unmarked(written);
      if (hidden !== null) {
        const all = word.match(hidden)?.length ?? 0;
        removed.ids += all;
        // Joined by "/" or "," they are one.
        if (all > 0) word = word.replace(hidden, 'a search').replace(/a search(?:[^\p{L}\p{N}]*a search)+/gu, 'a search');
      }
      if (word.length > longestWord || (isAddress(word) && !isKnownDomain(word, grounds))) {
        const stem = stemOf(word);
        if (stem !== null && word.length <= longestWord && isPublicName(stem)) return word.replace(/\.\p{L}{2,6}/u, '');
        removed.links++;
        return '';
      }
      if (!isRawId(word) || isHeard(word, grounds.isNamed)) return word;
      removed.ids++;
      return '';
    },
    arePlain: (words) => arePlain(words, grounds.open),
    isFine: (text, from, to, context) => {
      const found = findInvented(text.slice(context), own, { abroad, last });
      return found.every(({ start, end }) => end + context <= from || start + context >= to);
    },
    rest,
    item: (text, heading) => {
      const found = findInvented(text, own, { heading, abroad });
      if (!found.some(({ kind }) => kind === 'person' || kind === 'employer' || kind === 'name' || kind === 'record')) {
        if (found.length === 0) return drawn('', text, cite);
        count(found);
        const kept = sentencesOf(text).map((sentence) => {
          const inside = findInvented(sentence, own, { heading, abroad });
          return inside.length === 0 ? sentence : mend(sentence, 0, inside, isKnown(sentence));
        });
        return drawn('', kept.filter((sentence) => sentence.trim() !== '').join(' '), cite);
      }
      count(found);
      return '';
    },
    linked: (count) => {
      removed.links += count;
    },
    removed: () => ({ ...removed }),
    cited: () => [...cited],
  };
}

/** Without signs that stand between the letters of a word: "**G**oldman", "G_oldman". */
function unmarked(word: string): string {
  if (!/[\p{L}\p{N}][*_~`|]+[\p{L}\p{N}]/u.test(word)) return word;
  const isPair = /[*~`]/.test(word) && !/^[^\p{L}\p{N}]*\*\*.*\*\*[^\p{L}\p{N}]*$/u.test(word);
  const bare = isPair ? word.replace(/[*~`]+/g, '') : word.replace(/(?<=[\p{L}\p{N}])[*~`]+(?=[\p{L}\p{N}])/gu, '');
  return /\p{Lu}/u.test(bare) ? bare.replace(/(?<=\p{L})_+(?=\p{L})/gu, '') : bare;
}

const bareOf = (word: string) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}]+$|['’]s[^\p{L}\p{N}]*$/gu, '');

/** "Booking.com" is an employer, "Node.js" a skill, "itch.io" known to all. */
function isKnownDomain(word: string, { isNamed, open }: Grounds): boolean {
  const bare = bareOf(word);
  if (!/^(?!www)[\p{L}\p{N}-]+\.\p{L}+$/iu.test(bare) || /[@/\\:]/.test(word)) return false;
  return isNamed(bare) || isPublicName(bare) || (/\.(?:js|net|py)$/i.test(bare) && open.phrases.has(keyOf(bare)));
}

const isHeard = (word: string, isNamed: Grounds['isNamed']) => isNamed(bareOf(word));

/** The handles of the rest written out; what stands before it says whether a name stands there already. */
function drawn(before: string, rest: string, cite: (handle: string) => string | null): string {
  if (handlesIn(rest).length === 0) return balanced(rest, before);
  const whole = drawHandles(before + rest, cite);
  return balanced(whole.startsWith(before) ? whole.slice(before.length) : rest, before);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["'”’)*_]*)\s+(?=["“(*_]*[\p{Lu}\d])/u);
}

function hiddenPattern(names: readonly string[]): RegExp {
  const either = names.map((name) => name.replace(/[^\w]/g, String.raw`\$&`).replaceAll('_', '[-_]')).join('|');
  return new RegExp(String.raw`[\x60*"“(]*(?<![\p{L}\p{N}])(?:${either})(?![\p{L}\p{N}])(?:\([^)\s]*\)?)?[\x60*"”)]*`, 'giu');
}

const longestWord = 200;
const recordPronoun =
  /^(?:it|they|this|that|the (?:job|role|company|posting|employer|position|internship|team)|(?:this|that) (?:one|job|role|company|posting|employer|position|internship|team))\b/i;

export interface Removed {
  names: number;
  links: number;
  ids: number;
  amounts: number;
}

export interface Judge {
  /** A word without what is never shown; '' where nothing stays. */
  clean: (word: string) => string;
  /** Whether words may be said without a look at their sentence; the last is only there for the one before. */
  arePlain: (words: readonly string[]) => boolean;
  /** Whether what stands from `from` to `to` may be said, read from `context` on. */
  isFine: (text: string, from: number, to: number, context: number) => boolean;
  /** What follows the first `shown` characters of a sentence that is over. */
  rest: (text: string, shown: number) => string;
  /** An item or heading as it may be shown; '' where it goes. */
  item: (text: string, heading: boolean) => string;
  /** Counts links that were removed before. */
  linked: (count: number) => void;
  removed: () => Removed;
  cited: () => string[];
}
