import { isEmpty } from '#language/english.ts';
import { wordsOf } from '#language/text.ts';

/** The words of a text that carry meaning, lower case and without accents. */
export const meantWords = (text: string): string[] => wordsOf(text).flatMap(({ text: word }) => (isSmall(word) ? [] : [word]));

/** Words that only join others. */
export const isSmall = (word: string): boolean => small.has(word);

/** Words that carry no subject of their own where others stand beside them: "work", "position", "enjoy". */
export const isPale = (word: string): boolean => isSmall(word) || isEmpty(word);

/**
 * Whether two words are forms or relatives of one: "nurse" and "nursing", "curator" and "curating", "engineer" and "engineering"; neither
 * "car" and "career" nor "community" and "communication". Told by the endings after what they share.
 */
export function akin(one: string, other: string): boolean {
  if (one === other) return true;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  if (length < 3) return false;
  const root = one.slice(0, length);
  const endings = [one.slice(length), other.slice(length)].toSorted((a, b) => a.length - b.length);
  const [short = '', long = ''] = endings;
  if (isDoubled(root, short, long)) return bare.has(long.slice(1));
  if (/^s?$/.test(short) && /^[aeiouy]/.test(long) && (root.endsWith('e') || /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(root))) return false;
  return families.some(({ shared, least, of }) => length >= least && shared.test(root) && of.has(short) && of.has(long));
}

/** "plan" and "planning". */
const isDoubled = (root: string, short: string, long: string): boolean =>
  (short === '' || short === 's') && /[bdgmnprt]$/.test(root) && long.startsWith(root.at(-1) ?? '\0') && long.length > 1;

const family = (of: string, least = 4, shared = /./): Family => ({
  of: new Set(of.split(' ').map((ending) => ending.replace('-', ''))),
  least,
  shared,
});

// Endings that forms of one word have beside each other; "-" is none.
const families: readonly Family[] = [
  family('- s es ed er ers or ors ing ings', 3),
  family('- s er ers or ors ed ing ings ion ions ation ment ments ant ants ist ists ive ful al ship ships ren'),
  family('e es ed er ers or ors ing ings', 3),
  family('e es ed er ers or ors ing ings ion ions ation ations ant ants ive ist ists ial able'),
  family('- s d r rs ment ments ry ries', 3, /e$/),
  family('y ies ied ist ists ian ians ic ical ics er ers'),
  family('- s ist ists istic', 3, /[^aeiou]{2}$/),
  family('ng ngs on ons', 5, /i$/),
  family('- s al ally ian ians ist ists', 4, /ic$/),
  family('st sts sis ses tics tical ze zed zing'),
  family('t ts is es', 4, /s$/),
  family('m t ts', 4, /is$/),
  family('cal st sts stry cs c', 4, /i$/),
  family('- s ry', 4, /ist$/),
  family('er ers ry'),
  family('- s yer yers', 3, /aw$/),
  family('- s graphy grapher graphers'),
];

const bare = new Set(['ing', 'ings', 'er', 'ers', 'ed']);

const small = new Set(
  'a an the and or nor but of in on at to for from with without by about into as is are was were be been being am i me my mine we us our you your yours he she they them their it its this that these those who which what where when how not no so do does did doing have has had will would can could may might some any each more most very really just also too s'.split(
    ' ',
  ),
);

interface Family {
  of: ReadonlySet<string>;
  /** Letters that the two have to share. */
  least: number;
  shared: RegExp;
}
