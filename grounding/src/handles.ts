import { wordsOf } from '@alive/language/text/text.ts';

/** Handles of records in a text ("J1", "P2", "C3"), in order, with their places; UTF-16 offsets, end exclusive. "J1 visa" is none. */
export const handlesIn = (text: string): { handle: string; start: number; end: number }[] =>
  [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: whole, 1: open = '', 2: handle = '', index }) => ({
    handle,
    start: index + open.length,
    end: index + whole.length,
  }));

/**
 * A text with its handles written as what they stand for. A model often writes the name alongside the handle ("the Data Analyst role at Acme
 * [J1]", "[J1] – Data Analyst at Acme"): then it is not written twice.
 */
export function drawHandles(text: string, cite: (handle: string) => string | null): string {
  let drawn = '';
  let rest = text;
  // Where the model's own words begin again after what was drawn last.
  let own = 0;
  for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
    const [whole, open = '', handle = '', close = ''] = match;
    const [left, right] = [open.replace(/[*_`"“#]/g, ''), close.replace(/[*_`"”]/g, '')];
    // Signs on one side only are of the words alongside it.
    const around = left === open || right === close;
    const before = drawn + rest.slice(0, match.index) + (around && left !== open ? open.replace(/[(#]/g, '') : '');
    const after = (around && right !== close ? close.replace(/\)/g, '') : '') + rest.slice(match.index + whole.length);
    const cited = cite(handle) ?? '';
    const name = before.split('**').length % 2 === 0 ? cited.replaceAll('**', '') : cited;
    const said = inWords(before.slice(own));
    const isTwice = namesOf(cited).some((one) =>
      [said, said.replace(/ (?:role|job|position) $/, ' ')].some((words) => words.endsWith(` ${one} `)),
    );
    if (isTwice) {
      drawn = before.trimEnd() + (left === '' ? right : '');
      rest = /^[\p{L}\p{N}]/u.test(after) ? ` ${after}` : after;
    } else {
      drawn = before.replace(/\b(?:job|posting|record|person|company|employer|id|no\.|number|#)\s?$/i, '') + left + name + right;
      own = drawn.length;
      rest = withoutName(after, cited);
    }
  }
  return drawn + rest;
}

/** What follows, without the name said once more. */
function withoutName(after: string, cited: string): string {
  const words = wordsOf(after).slice(0, 24);
  if (!/^\s?[:–—(-]?\s?(?:\*\*|")?$/.test(words[0]?.gap ?? '.')) return after;
  const last = words.findLast(({ end }) =>
    namesOf(cited).some((name) => inWords(after.slice(0, end)).replace(/^ (?:at|the) /, ' ') === ` ${name} `),
  );
  return last === undefined ? after : after.slice(last.end).replace(/^(?:\*\*|"|\))+/, '');
}

/** In plain words: the whole ("data analyst at acme"), its title, its employer, and without initials. */
function namesOf(cited: string): string[] {
  const [title = '', ...at] = cited.split(' at ');
  const names = [cited, title, ...(at.length > 0 ? [`role at ${at.join(' at ')}`] : []), title.replace(/ (?:\p{L}\.? )+(?=\S+$)/u, ' ')];
  return names.map((name) => inWords(name).trim()).filter((name) => name !== '');
}

const inWords = (text: string) =>
  ` ${wordsOf(text)
    .map((word) => word.text)
    .join(' ')} `;

const pattern =
  /(?<![\p{L}\p{N}\p{M}_/.-])([*_`"“(#]*)([JPC]\d{1,3})([*_`"”)]*)(?![\p{L}\p{N}\p{M}_/-]|\s(?:visas?|status|waiver|level|english|certificate|exchange)\b)/u;
