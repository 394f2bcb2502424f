import { wordsOf } from '#language/text.ts';

/**
 * A text with the handles in it written as what they stand for; `cite` gives null for one that is unknown, which is left out. A model often
 * writes the name beside the handle ("the Data Analyst role at Acme [J1]", "[J1] – Data Analyst at Acme"): then it is not written twice.
 */
export function drawHandles(text: string, cite: (handle: string) => string | null): string {
  let drawn = '';
  let rest = text;
  // Where the model's own words begin again after what was drawn last.
  let own = 0;
  for (let match = handle.exec(rest); match !== null; match = handle.exec(rest)) {
    const [whole, open = '', letters = '', close = ''] = match;
    const signs = /[*_\x60"“”]/;
    // Signs on both sides were put around the handle; on one side they are of the words beside it.
    const around = signs.test(open) && signs.test(close);
    const left = around ? '' : open.replace(/[(#]/g, '');
    const right = around ? '' : close.replace(/\)/g, '');
    const before = drawn + rest.slice(0, match.index) + left;
    const written = cite(letters);
    const name = written !== null && before.split('**').length % 2 === 0 ? written.replaceAll('**', '') : written;
    let after = right + rest.slice(match.index + whole.length);
    const parens = open.includes('(') ? (close.includes(')') ? ['(', ')'] : ['(', '']) : ['', close.includes(')') ? ')' : ''];
    if (name === null || endsWithNameOf(before.slice(own), name)) {
      drawn = joined(before, parens[0] === '(' && parens[1] === ')' ? '' : parens.join(''), after);
    } else {
      const lead = before.replace(/\b(?:job|posting|record|person|company|employer|id|no\.|number|#)\s?$/i, '');
      drawn = lead + parens[0] + name + parens[1];
      own = drawn.length;
      after = withoutName(after, name);
    }
    rest = drawn.endsWith(' ') || drawn === '' ? after.replace(/^ /, '') : after;
  }
  return drawn + rest;
}

/** Handles in a text, in order. "J1 visa" is none. */
export function handlesIn(text: string): string[] {
  return placesOfHandles(text).map(({ handle }) => handle);
}

/** The same with their places, signs around them included; UTF-16 offsets, end exclusive. */
export function placesOfHandles(text: string): { handle: string; start: number; end: number }[] {
  return [...text.matchAll(new RegExp(handle, 'gu'))].map((match) => ({
    handle: match[2] ?? '',
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function joined(before: string, between: string, after: string): string {
  if (between !== '') return before + between;
  return /^[\s,.;:!?)]|^$/.test(after) ? before.replace(/\s+$/, '') : before;
}

/** Whether what stands right before is the record's name already: its title, with its employer or without, or "the role at" the employer. */
function endsWithNameOf(before: string, name: string): boolean {
  const said = wordsOf(before)
    .slice(-12)
    .map(({ text }) => text)
    .join(' ');
  const { whole, employer } = namesOf(name);
  return (
    whole.some((key) => said === key || said.endsWith(` ${key}`) || said.endsWith(` ${key} role`) || said.endsWith(` ${key} position`)) ||
    (employer !== null && !/[:;,.]\s*$/.test(before) && one.test(said) && said.endsWith(` at ${employer}`))
  );
}

/** One record spoken of by its employer alone: "the role at Acme", "their opening at Acme". */
const one = /\b(?:role|job|position|opening|posting|internship|one)(?: \w+){0,2} at \S/;

/** What follows, without the name said once more. */
function withoutName(after: string, name: string): string {
  const words = wordsOf(after).slice(0, 24);
  const [first] = words;
  if (first === undefined || !/^\s?[:–—(-]?\s?(?:\*\*|")?$/.test(first.gap)) return after;
  const { whole, employer } = namesOf(name);
  const keys = employer === null ? whole : [...whole, employer];
  const full = keys[0] ?? '';
  let end = 0;
  for (let to = 1; to <= words.length; to++) {
    const said = words
      .slice(0, to)
      .map(({ text }) => text)
      .join(' ');
    if (!full.startsWith(said) && !keys.some((key) => key.startsWith(said) || `at ${key}`.startsWith(said))) break;
    if (keys.some((key) => key === said || `at ${key}` === said || `the ${key}` === said)) end = words[to - 1]?.end ?? end;
  }
  return end === 0 ? after : after.slice(end).replace(/^(?:\*\*|"|\))+/, '');
}

/** In plain words: the whole ("data analyst at acme"), what is bold, also without initials, and the title; and the employer of a job. */
function namesOf(name: string): { whole: string[]; employer: string | null } {
  const plain = name.replace(/[*_\\]/g, '');
  const at = plain.lastIndexOf(' at ');
  const bold = /\*\*(.+?)\*\*/.exec(name)?.[1]?.replace(/[*_\\]/g, '') ?? plain;
  const initials = bold.replace(/ (?:\p{L}\.? )+(?=\S+$)/u, ' ');
  return {
    whole: [plain, bold, initials, ...(at < 0 ? [] : [plain.slice(0, at)])].map(inWords),
    employer: at < 0 ? null : inWords(plain.slice(at + 4)),
  };
}

const inWords = (text: string) =>
  wordsOf(text)
    .map(({ text: word }) => word)
    .join(' ');

const handle =
  /(?<![\p{L}\p{N}\p{M}_/.-])([*_`"“(#]*)([JPC]\d{1,3})([*_`"”)]*)(?![\p{L}\p{N}\p{M}_/-]|\s(?:visas?|status|waiver|level|english|certificate|exchange)\b)/u;
