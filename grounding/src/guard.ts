import { assertedIn, claimKinds, vouches } from './claims.ts';
import type { Evidence } from './evidence.ts';
import { holdsStrangeFigure } from './figures.ts';
import { drawHandles, handlesIn } from './handles.ts';
import { holdsAddress, holdsKey, plainMarkdown } from './markup.ts';
import { isPublicName, namesStranger, readSentence } from './names.ts';

/**
 * Stands between a model and the reader: takes the Markdown as the model writes it and gives what may be shown, sentence by sentence; items
 * of lists, rows and headings are one each. One that says anything the evidence does not hold is left out whole: a name, an amount, a count,
 * a claim about an employer or a record, an address, an id. Records are drawn from their handles. What comes out is the same however the
 * text was cut into pieces, and holds no link, image or HTML.
 */
export function openGuard(evidence: Evidence): Guard {
  const judge = openJudge(evidence);
  let waiting = '';
  let atStart = true;
  let started = false;
  let breaks = 0;
  let droppedAt: number | null = null;
  let list = { kept: 0, dropped: 0 };

  const emit = (text: string): string => {
    const gap = !started ? '' : breaks > 0 ? '\n'.repeat(Math.min(2, breaks)) : ' ';
    started = true;
    breaks = 0;
    return gap + text;
  };
  const closeList = (): string => {
    const out = list.dropped > 0 && list.kept === 0 ? emit(nothingLeft) : '';
    if (out !== '') breaks = 2;
    list = { kept: 0, dropped: 0 };
    return out;
  };
  const item = (line: string): string => {
    const indent = line.search(/\S/);
    const isHeading = /^\s*#/.test(line);
    const note = isHeading ? closeList() : '';
    // What stands below an item that went goes with it.
    const isBelow = droppedAt !== null && indent > droppedAt;
    const text = isBelow ? '' : judge.shown(line, isHeading).trimEnd();
    if (/^\s*\|/.test(text) || /[^\s*+•\d.)#>-]/.test(text)) {
      droppedAt = null;
      if (!isHeading) list.kept++;
      return note + emit(text);
    }
    if (!isBelow && !isHeading) list.dropped++;
    if (!isBelow) droppedAt = indent;
    breaks = Math.max(0, breaks - 1);
    return note;
  };
  const take = (piece: string): string => {
    if (piece === '\n') {
      breaks++;
      atStart = true;
      return '';
    }
    if (piece.trim() === '') return '';
    const begins = atStart;
    atStart = false;
    if (begins && fence.test(piece)) {
      breaks = Math.max(0, breaks - 1);
      return '';
    }
    if (begins && isItem(piece)) return item(piece);
    if (begins && droppedAt !== null && /^ {2}/.test(piece)) return item(piece);
    const note = begins ? closeList() : '';
    droppedAt = null;
    const text = judge.shown(piece, false).trim();
    return note + (text === '' ? '' : emit(text));
  };
  const flush = (isOver: boolean): string => {
    let out = '';
    for (let end = endOf(waiting, atStart, isOver); end > 0; end = endOf(waiting, atStart, isOver)) {
      out += take(waiting.slice(0, end));
      waiting = waiting.slice(end);
    }
    return out;
  };
  return {
    write: (text) => {
      waiting += text;
      return flush(false);
    },
    end: () => flush(true) + closeList(),
    removed: judge.removed,
    cited: judge.cited,
  };
}

/** Judges sentences in their order, counts what it leaves out, and writes handles out. */
function openJudge(evidence: Evidence) {
  const removed: Removed = { names: 0, links: 0, ids: 0, amounts: 0 };
  const cited: string[] = [];
  let last: string | null = null;
  let abroad = false;
  const hidden = (evidence.hidden ?? []).map((name) => new RegExp(`(?<![a-z\\d])${name.replaceAll('_', '[-_]?')}(?![a-z\\d])`, 'i'));
  const cite = (handle: string) => {
    const written = evidence.cite(handle);
    if (written !== null && !cited.includes(handle)) cited.push(handle);
    return written;
  };
  /** What of a text may not be said. */
  const fault = (text: string, isHeading: boolean): keyof Removed | null => {
    const bare = text.replace(/[*_~`]/g, '');
    const isName = (word: string) => evidence.isNamed(word) || isPublicName(word) || evidence.open.phrases.has(word.toLowerCase());
    if (holdsAddress(text, isName)) return 'links';
    if (holdsKey(text) || hidden.some((name) => name.test(text) || name.test(bare))) return 'ids';
    const handles = handlesIn(text).map(({ handle }) => handle);
    if (handles.some((handle) => evidence.cite(handle) === null)) return 'ids';
    const sentence = readSentence(bare, evidence.open, abroad, isHeading);
    abroad = sentence.isForeign;
    if (namesStranger(sentence, evidence.isNamed) || vouches(sentence, evidence.isEmployer)) return 'names';
    const isFalse = claimKinds.some((kind) => {
      const asserted = assertedIn(bare, kind);
      return asserted !== null && !evidence.holdsClaim(asserted, kind, last);
    });
    return isFalse || holdsStrangeFigure(bare, evidence, last) || evidence.allows?.(bare) === false ? 'amounts' : null;
  };
  return {
    shown: (raw: string, isHeading: boolean): string => {
      const { text, links } = plainMarkdown(raw);
      removed.links += links;
      const found = fault(text, isHeading);
      if (found !== null) {
        removed[found]++;
        return '';
      }
      // "It" is what the reader read of last.
      last = handlesIn(text).at(-1)?.handle ?? last;
      return drawHandles(text, cite);
    },
    removed: () => ({ ...removed }),
    cited: () => [...cited],
  };
}

/** How much of a text is one sentence, item or line break; 0 where that cannot be known before more comes. Independent of what is behind it. */
function endOf(text: string, atStart: boolean, isOver: boolean): number {
  if (text.startsWith('\n')) return 1;
  if (atStart && !isOver && !/^ *\S+\s/.test(text) && text.length < longestSentence) return 0;
  const isHeld = atStart && (isItem(text) || fence.test(text) || /^ {2}/.test(text));
  const most = isHeld ? longestItem : longestSentence;
  const line = text.slice(0, most).indexOf('\n');
  const until = line < 0 ? Math.min(text.length, most) : line;
  if (!isHeld)
    for (const match of text.slice(0, until + 1).matchAll(sentenceEnd)) {
      const end = match.index + match[0].length;
      if (end <= until && !abbreviation.test(text.slice(0, end))) return end;
    }
  if (text.length > most && line < 0) return text.lastIndexOf(' ', most) > 0 ? text.lastIndexOf(' ', most) : most;
  return line >= 0 || isOver ? until : 0;
}

const isItem = (line: string) => /^\s*(?:(?:[-*+•▪◦–—>]|\d{1,3}[.)]|#{1,6})\s|\*\*|__|\|)/.test(line);
/** What stands between fences is text as any other. */
const fence = /^\s*(?:`{3}|~{3})/;
const sentenceEnd = /[.!?…]["'”’)\]*_`]*(?=\s)/g;
const abbreviation =
  /(?:^|[\s"'“(*_])(?:e\.g|i\.e|vs|etc|cf|inc|corp|ltd|co|st|mt|ft|mr|mrs|ms|dr|prof|sr|jr|dept|univ|approx|incl|no|u\.s|u\.k|u\.s\.a|ph\.d|b\.a|b\.s|m\.a|m\.s|m\.d|[a-z]|\d{1,3})\.$/i;
/** Characters; what is longer is judged in pieces, so that nobody waits for the end of words that have none. */
const longestSentence = 400;
const longestItem = 4000;
/** Stands where a list stood of which nothing could be shown. */
const nothingLeft = 'I left out what I could not check against the data.';

interface Removed {
  names: number;
  links: number;
  ids: number;
  amounts: number;
}

export interface Guard {
  /** Takes the next piece as it came from the model; gives what may be shown now ('' while a sentence is held). */
  write: (text: string) => string;
  /** The rest. */
  end: () => string;
  /** How many sentences and items were left out, by what was wrong with them, and how many links were taken out. */
  removed: () => Removed;
  /** Handles cited, in order, each once. */
  cited: () => string[];
}
