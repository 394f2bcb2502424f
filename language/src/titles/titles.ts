import { type Candidate, findOccupations, fitOf, needsLevels } from '@alive/occupations/titles.ts';
import { withoutLevels, wordsOfTitle } from '@alive/occupations/title-words.ts';

/**
 * Reads a written title, of a posting, of a position somebody had, of a wish: "2026 Summer Intern – Software Engineer, Payments (Remote)" is
 * the role "Software Engineer" with its occupations, the words "summer", "intern" for a level, the specialisation "Payments" and the rest
 * "Remote". The role is the part that tells of work most surely; what else tells of work says which of its occupations is meant.
 * `role` is null where no part names any work. Takes about 0.1 ms.
 */
export const readTitle = (title: string): ReadTitle => {
  const text = title.slice(0, longest).replaceAll(/\s+/g, ' ').trim();
  const bracketed = [...text.matchAll(brackets)].map(([, within = '']) => within.trim());
  const parts = text
    .replaceAll(brackets, ' ')
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const levels = [...parts, ...bracketed].flatMap((part) => wordsOfTitle(part).levels);
  const [inTitle, turned, inBrackets] = [parts.map(readPart), swapped(parts).map(readPart), bracketed.map(readPart)];
  const choices = [...inTitle, ...turned, ...inBrackets].filter(({ work, fit }) => work !== '' && fit > 0);
  // The earlier of two that tell as much; all the more where it names one who does the work.
  const best = choices.reduce<Part | null>(
    (found, one) => (found === null || one.fit > found.fit * (namesOne(found) ? 2.1 : 1.15) ? one : found),
    null,
  );
  if (best === null) return { text, role: null, normal: normalOf(text), occupations: [], levels, specialisation: [], rest: [] };
  const others = [...inTitle, ...inBrackets].filter(({ work }) => work !== '' && !best.work.includes(work));
  const specialisation = others.filter(({ fit }) => fit > 0).map(({ work }) => work);
  return {
    text,
    role: best.work,
    normal: normalOf(best.work),
    occupations: findOccupations(best.written, specialisation.join(' ')),
    levels,
    specialisation,
    rest: others.filter(({ fit }) => fit === 0).map(({ work }) => work),
  };
};

/** "Associate Paralegal"; "Engineer" says less. */
const namesOne = ({ work, fit }: Part): boolean => fit >= 100 && /\s\S*(?:er|or|ist|ian|yst|paralegal|nurse|clerk|aide)$/i.test(work);

const readPart = (written: string, at: number): Part => {
  const work = workIn(written);
  // A single letter tells nothing, and "CA" after a comma is a place rather than an accountant.
  const most = work.length < 2 ? 0 : at > 0 && stateCodes.has(written) ? 1 : Infinity;
  return { written, work, fit: Math.min(most, fitOf(written)) };
};

/** "Engineer, Software" is also "Software Engineer". */
const swapped = (parts: readonly string[]): string[] => {
  const [first, second] = parts;
  return first !== undefined && second !== undefined && first.split(' ').length <= 2 && second.split(' ').length <= 3
    ? [`${second} ${first}`]
    : [];
};

/** The part as written without its words for levels, terms and years, where they are none of a title's own. */
const workIn = (part: string): string =>
  (needsLevels(part) ? part : withoutLevels(part))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}&]/u.test(word))
    .join(' ')
    .replace(/^(?:in|for|of|and|&|at|the)\s+|[\s,:;/-]+$|\s+(?:in|for|of|and|&|at|the)$/gi, '')
    .trim();

const normalOf = (part: string): string => {
  const { words, all } = wordsOfTitle(part);
  return (needsLevels(part) ? all : words).join(' ');
};

const brackets = /[([{]([^()[\]{}]*)[)\]}]/g;
/** What parts a title: marks with a blank next to them, commas, colons, bars, and a hyphen next to the word for an intern. */
const breaks = /\s[-–—|@·•~/]+\s|\s*[,:;|–—]\s*|\s+[-–—]|[-–—]\s+|(?<=\bintern|internship)-|-(?=intern(?:ship)?\b)/i;

/** Postal codes of states that stand for work too. */
const stateCodes = new Set('CA CO MA MD ME MS NC OR PA PR SC VA WA'.split(' '));

/** Characters of a title that are read. */
const longest = 300;

interface Part {
  written: string;
  /** Without its words for a level. */
  work: string;
  /** How surely it names work. */
  fit: number;
}

export interface ReadTitle {
  /** As written. */
  text: string;
  /** The words of it that name the work, as written. */
  role: string | null;
  /** The form under which equal titles are found: "software engineer". */
  normal: string;
  occupations: Candidate[];
  /** Words for level and term, in their singular. */
  levels: string[];
  /** Other parts that tell of work. */
  specialisation: string[];
  /** Parts that do not: places, programs, an employer's own names. */
  rest: string[];
}
