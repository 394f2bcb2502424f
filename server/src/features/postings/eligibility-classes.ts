/**
 * The legend: each word of a clause stands as one letter, its class, so that what a clause says can be read off the order of its words
 * with a pattern. "We do not sponsor visas" is employer, give, not, sponsoring, visa. Nothing but this file knows the letters: others
 * write `shape('<employer>.{0,3}<not>')`, `has(tags, 'visa')` and `mark.visa`.
 */
export const mark = {
  /** Any word of no other class. */
  other: '.',
  /** not, never */
  not: 'n',
  /** no, none, lack: deny what follows */
  no: 'z',
  without: 'o',
  /** unavailable, ineligible */
  unavailable: 'u',
  /** exclude, obstacle: a "not" before it makes an offer */
  exclude: 'x',
  /** sponsorship, the thing */
  sponsorship: 'S',
  /** to sponsor, the deed */
  sponsoring: 'G',
  /** a visa or what stands for one */
  visa: 'V',
  /** authorised to work */
  authorized: 'w',
  /** a temporary status, or coming from abroad */
  status: 't',
  yes: 'Y',
  /** regardless, irrespective */
  regardless: 'C',
  /** tell, ask, indicate */
  ask: 'k',
  whether: 'K',
  /** need, require, depend */
  need: 'r',
  must: 'm',
  only: 'b',
  /** may, might */
  maybe: 'h',
  /** preferred, a plus */
  wish: 'W',
  /** available, eligible */
  available: 'l',
  /** able, willing, happy */
  able: 'v',
  /** accept, consider, apply */
  accept: 'a',
  /** give, file, handle */
  give: 'g',
  you: 'U',
  /** we, the company */
  employer: 'E',
  /** this role */
  role: 'J',
  /** others who get visas: clients, travellers */
  others: 'c',
  /** what does it for others: software, experts */
  tool: 'q',
  /** what a job consists of: prepare, advise */
  duty: 'd',
  person: 'p',
  if: 'i',
} as const;

/** Sponsorship as a thing. */
export const nouns = ['sponsorship', 'visa'] as const;
/** What a clause about the matter must hold. */
export const topic = ['sponsorship', 'visa', 'sponsoring'] as const;

/** A pattern over tags: a class is written `<visa>`, several `[<visa><give>]`, `<nouns>` and `<topic>` in brackets stand for their classes. */
export const shape = (source: string): RegExp =>
  new RegExp(source.replace(/<(\w+)>/g, (_, name: string) => (groups[name] ?? [name]).map(letter).join('')));

/** Whether a word of one of the classes is there. */
export const has = (tags: string, ...classes: readonly WordClass[]): boolean => classes.some((name) => tags.includes(mark[name]));

/** How many words of these classes there are. */
export const count = (tags: string, ...classes: readonly WordClass[]): number =>
  tags.split('').filter((tag) => classes.some((name) => mark[name] === tag)).length;

const groups: Readonly<Record<string, readonly string[]>> = { nouns, topic };

const letter = (name: string): string => {
  const found = Object.entries(mark).find(([each]) => each === name);
  if (!found) throw new Error(`No class of words is called ${name}.`);
  return found[1];
};

export type WordClass = keyof typeof mark;
