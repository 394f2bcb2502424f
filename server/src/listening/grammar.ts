/** "a", "a and b", "a, b and c", "a and b, and c"; "or" likewise. */
export function series(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  // An item that holds an "and" of its own needs a comma after it.
  const comma = items.slice(0, -1).some((item) => / (?:and|or) /.test(item)) ? ',' : '';
  return `${items.slice(0, -1).join(', ')}${comma} ${word} ${items[items.length - 1]}`;
}

/**
 * Turns the student's words towards the student: "my lab" → "your lab", "I was" → "you were".
 * Words inside other words are left alone.
 */
export function toYou(text: string): string {
  return text
    .replace(/\bI'?m\b|\b[Ii] am\b/g, 'you are')
    .replace(/\bim\b/g, 'you are')
    .replace(/\b[Ii] was\b/g, 'you were')
    .replace(/\b[Ii]'(ve|ll|d)\b/g, "you'$1")
    .replace(/\b[Ii]\b(?![.'])/g, 'you')
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\bmine\b/gi, 'yours')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/g, 'you')
    .replace(/(?<=\b(?:with|to|for|of|near|around|like|at|from|by|all|tells?|told|let|gave|give|showed?) )us\b/g, 'you')
    .replace(/\bwe(?:'re| are)\b/gi, 'you are')
    .replace(/\bwe\b/gi, 'you')
    .replace(/\bourselves\b/gi, 'yourselves')
    .replace(/\bour\b/gi, 'your');
}

/** The -ing form of an English verb in its base form: "make" → "making", "run" → "running", "tie" → "tying". */
export function gerund(verb: string): string {
  const v = verb.toLowerCase();
  if (v.endsWith('ing') && v.length > 5) return v;
  if (v.endsWith('ie')) return `${v.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(v) && v !== 'be') return `${v.slice(0, -1)}ing`;
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(v) || /^qu[aeiou][^aeiouwxy]$/.test(v) || doubled.has(v)) return `${v}${v[v.length - 1]}ing`;
  return `${v}ing`;
}

/** The -ing form of a past tense: "built" → "building", "organised" → "organising"; null when it does not look like one. */
export function gerundOfPast(past: string): string | null {
  const v = past.toLowerCase();
  const base = irregularPast[v];
  if (base) return gerund(base);
  if (v.length < 5 || !v.endsWith('ed') || /[^r]eed$/.test(v)) return null;
  return v.endsWith('ied') ? `${v.slice(0, -3)}ying` : `${v.slice(0, -2)}ing`;
}

/** Whether a phrase begins with an activity: "teaching kids", not "nothing much" or "morning runs". */
export const isActivity = (phrase: string): boolean =>
  /^(?!(?:\w*thing|during|king|spring|string|morning|evening|wing|ring|sibling|ceiling|offspring|wedding)\b)[a-z]{2,}ing\b/i.test(phrase);

/** First letter upper, the rest as it is. */
export const capital = (text: string): string =>
  text.replace(/^([“"'(]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A role or field in running text: "UX Designer" → "UX designer"; abbreviations keep their capitals. */
export const roleWords = (role: string): string =>
  role
    .split(' ')
    .map((word) => (/^[A-Z][a-z]+(?:-[A-Za-z]+)?$/.test(word) ? word.toLowerCase() : word))
    .join(' ');

/** A thing the student named as it stands in running text: "shelter job" → "the shelter job", "camp counselor" → "being a camp counselor". */
export function spoken(thing: string): string {
  const head = thing.split(/\s(?:in|at|for|with|of|on|from|about|to|where|when|that|who|you)\s/i)[0] ?? '';
  if (/^\w+ing (?:group|club|class|course|team|lab|camp|society|workshop)\b/i.test(thing)) return `the ${thing}`;
  if (
    isActivity(thing) ||
    /^(?:an?|the|your|my|this|that|those|some|any|all|every|no|one|two|three|other|\d)\b/i.test(thing) ||
    /^\p{Lu}/u.test(head)
  )
    return thing;
  if (occasion.test(head)) return `the ${thing}`;
  return /\b(?:counsel+or|assistant|intern|barista|cashier|waiter|waitress|lifeguard|tutor|nanny|babysitter|receptionist|captain|president|treasurer|coach|referee)$/i.test(
    head,
  )
    ? `being ${/^[aeio]/i.test(thing) ? 'an' : 'a'} ${thing}`
    : thing;
}

/** Single things that need an article: "the graphics class". */
const occasion =
  /\b(?:class|course|lab|club|job|internship|co-op|project|trip|seminar|program|team|band|society|thesis|camp|festival|show|musical|rotation|semester|exam|essay|shift|studio|play|competition|tournament|conference|workshop|capstone|party|group|orchestra|choir)$/i;

/** How many words a text has. */
export const wordCount = (text: string): number => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The first words of a text, ending at a word; without end punctuation. */
export function cut(text: string, words: number): string {
  const all = text.trim().split(/\s+/);
  const kept = all
    .slice(0, words)
    .join(' ')
    .replace(/[\s.,;:!?–—-]+$/u, '');
  return all.length > words ? `${kept} …` : kept;
}

/** Lower-case and without accents, quotes and end punctuation: for comparing what two phrases say. */
export const plain = (text: string): string =>
  // Most of what is compared is ASCII, where half of the work is nothing and the rest is quick.
  // oxlint-disable-next-line no-control-regex
  /^[\x00-\x7f]*$/.test(text)
    ? text
        .toLowerCase()
        .replace(/["']/g, '')
        .replace(/[^a-z0-9+#&]+/g, ' ')
        .trim()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace(/[“”"‘’']/g, '')
        .replace(/[^\p{L}\p{N}+#&]+/gu, ' ')
        .trim();

/** Each thing once, without those that another one says and more: "people" beside "talking to people all day". */
export const distinct = (things: readonly string[]): string[] =>
  things.filter(
    (thing, at) =>
      !things.some((other, before) => before !== at && contains(other, thing) && (plain(other) !== plain(thing) || before < at)),
  );

/** Whether a phrase holds another one, word for word. */
export const contains = (whole: string, part: string): boolean => ` ${plain(whole)} `.includes(` ${plain(part)} `);

// Verbs of two syllables with the stress at the end, and consonant doubling that the short rule does not see.
const doubled = new Set([
  'begin',
  'forget',
  'prefer',
  'refer',
  'commit',
  'admit',
  'submit',
  'upset',
  'control',
  'program',
  'equip',
  'transfer',
  'infer',
  'defer',
  'confer',
  'occur',
  'permit',
  'omit',
  'compel',
  'excel',
  'rebel',
  'patrol',
  'regret',
]);

const irregularPast: Readonly<Record<string, string>> = {
  laid: 'lay',
  spun: 'spin',
  bent: 'bend',
  built: 'build',
  rebuilt: 'rebuild',
  made: 'make',
  ran: 'run',
  taught: 'teach',
  led: 'lead',
  wrote: 'write',
  rewrote: 'rewrite',
  redid: 'redo',
  drew: 'draw',
  sang: 'sing',
  grew: 'grow',
  won: 'win',
  began: 'begin',
  held: 'hold',
  sold: 'sell',
  fought: 'fight',
  shot: 'shoot',
  spoke: 'speak',
  flew: 'fly',
  drove: 'drive',
  swam: 'swim',
  rode: 'ride',
  cut: 'cut',
  kept: 'keep',
  brought: 'bring',
  threw: 'throw',
  gave: 'give',
  found: 'find',
  dug: 'dig',
  wove: 'weave',
  spent: 'spend',
  bred: 'breed',
  set: 'set',
  took: 'take',
  did: 'do',
  met: 'meet',
  saw: 'see',
  caught: 'catch',
  chose: 'choose',
  wore: 'wear',
  tore: 'tear',
  broke: 'break',
  lost: 'lose',
  felt: 'feel',
  fell: 'fall',
  stuck: 'stick',
  stood: 'stand',
  sat: 'sit',
  slept: 'sleep',
  woke: 'wake',
  went: 'go',
  came: 'come',
  left: 'leave',
  knew: 'know',
  thought: 'think',
  bought: 'buy',
  paid: 'pay',
  sent: 'send',
  lent: 'lend',
  hid: 'hide',
  bit: 'bite',
  ate: 'eat',
  sewed: 'sew',
  hung: 'hang',
  swept: 'sweep',
  dealt: 'deal',
  learnt: 'learn',
};
