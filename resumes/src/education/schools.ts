import { isMajor } from '@alive/language/lexicon/majors.ts';
import { knownSchools } from '@alive/language/lexicon/schools.ts';
import { countryNamed } from '@alive/language/places/place-names.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { partsOf } from '../page/parts.ts';
import { isPlace } from '../page/places.ts';
import type { Row } from '../page/row.ts';
import { degreeName, isOfSchool } from './degrees.ts';

/** A listed school by any of its names, else what is called a university, college or school. */
export const schoolIn = (text: string, row: Row, vocabulary: OpenVocabulary, now: Date): SchoolRead | null => {
  const whole = /[\p{L}.&'’–-]*\p{L}[^|•·;()]*/gu;
  const words = wordsOf(text);
  const match = vocabulary.phrases
    .find(
      words,
      ({ meaning, guard }, from, to) =>
        meaning?.kind === 'school' && (guard !== 'capitals' || isCapitals(text.slice(words[from]?.start, words[to - 1]?.end))),
    )
    .find(({ from, to, values }) => values[0]?.guard !== 'school' || isWholePiece(text, words[from]?.start ?? 0, words[to - 1]?.end ?? 0));
  const listed = match?.values[0]?.meaning;
  const written = match === undefined ? '' : text.slice(words[match.from]?.start, words[match.to - 1]?.end);
  const pieces = [...text.matchAll(whole)].map(([piece]) => piece);
  const named = pieces.flatMap((piece) => schoolPiece(piece) ?? []);
  const [own] = named;
  if (listed?.kind === 'school' && (own === undefined || own.includes(written) || written.includes(own))) {
    const behind = own === undefined || written.length >= own.length ? '' : own.slice(own.indexOf(written) + written.length);
    // "University of North Carolina Wilmington" is no campus of the one that is called so without its town.
    const isCampus = written !== listed.school && /^(?:,? (?:at |in )?|[–-])\p{Lu}/u.test(behind) && !schoolWord.test(behind);
    const campus = isCampus ? schoolsByKey().any.get(keyOfSchool(own ?? '')) : undefined;
    if (isCampus && own !== undefined) return { name: campus ?? own, written: own, isListed: campus !== undefined };
    // "Boston University Academy" and "Georgia Tech Lorraine" are others.
    // "University of North Carolina School of the Arts" is none of those that are called by its first words.
    const isOwnName =
      own !== undefined &&
      written !== listed.school &&
      new RegExp(String.raw`^ (?:School|College|Institute|Conservatory) of (?:the )?\p{Lu}`, 'u').test(behind);
    if (isOwnName) return { name: own, written: own, isListed: false };
    // "Southern University and A&M College", "American University in Cairo"
    const before = own === undefined ? '' : own.slice(0, own.indexOf(written));
    const isLonger =
      own !== undefined &&
      ((written !== listed.school && schoolWord.test(before) && /\p{L} $/u.test(before)) ||
        (/^ in \p{Lu}/u.test(behind) && !/ of /.test(listed.school)));
    if (isLonger) return { name: own, written: own, isListed: false };
    // "Paul Smith's College" is not Smith College.
    const isWhose = /['’]s\b/i.test(written) && !/['’]s\b/i.test(listed.school);
    const isOther = isWhose || (own !== undefined && own !== written && otherSchool.test(own.replace(written, '')));
    if (!isOther) return { name: listed.school, written: own ?? written, isListed: true };
  }
  if (own === undefined) return null;
  const plain = partsOf({ ...row, cells: [{ text: own, line: row.line, isItem: false }] }, now).pieces[0]?.text ?? own;
  const same = schoolsByKey().names.get(keyOfSchool(own));
  return { name: same ?? plain, written: own, isListed: same !== undefined };
};

/** The tokens of a piece between commas that make up a school's name: "University of California, Santa Cruz". */
const schoolPiece = (piece: string): string | null => {
  const tokens = piece.trim().split(/,\s*/);
  const at = tokens.findIndex(
    (token) =>
      schoolWord.test(token) &&
      !isOfSchool.test(token) &&
      !/\b(?:gpa|coursework|degree|diploma|bachelor|master|hono(?:u)?rs (?:college|program))\b/i.test(token),
  );
  const token = tokens[at];
  if (token === undefined) return null;
  // "Academy of Arts, Careers & Technology"
  if (/ of \p{Lu}\p{L}+$/u.test(token) && /^\p{Lu}\p{L}+(?: \p{L}+)? (?:&|and) \p{Lu}\p{L}+$/u.test(tokens[at + 1] ?? ''))
    return `${token}, ${tokens[at + 1]}`;
  const first = partOfSchool.test(token)
    ? token
    : token.replace(/^.*?\b(?:at|from)\s+(?=(?:the )?\p{Lu}.*(?:universit|college|school|institut|academy))/iu, '');
  const campus = tokens[at + 1];
  // A college within a university: "College of Engineering, Cornell University".
  const isPart = /\b(?:college|school|faculty|institute|department) of\b/i.test(token) && !/\buniversit/i.test(token);
  const within = isPart ? tokens.slice(at + 1).find((one) => /\buniversit|\bcollege$/i.test(one)) : undefined;
  if (within !== undefined) return within.trim();
  const named = / of (?:the )?([^,]+)$/u.exec(first)?.[1] ?? '';
  const hasCampus =
    campus !== undefined &&
    // "University of Ghana, Accra", "University of Ibadan, Ibadan"
    (countryNamed(named) === null || !isPlace(campus) || isListedName(`${first}, ${campus}`)) &&
    !named.endsWith(campus) &&
    (/\b(?:university|college|institute) of (?:\p{L}+ ?){1,2}$/iu.test(first) ||
      /\b(?:University|College) of [\p{L} ]+ (?:at|in) /u.test(first) ||
      isListedName(`${first}, ${campus}`)) &&
    /^(?:\p{Lu}[\p{L}.]+ ?){1,2}$/u.test(campus) &&
    !isMajor(campus) &&
    countryNamed(campus) === null &&
    !degreeName.test(campus) &&
    tokens.length > at + 1 &&
    !/^\s*\p{Lu}{2}\b/u.test(tokens[at + 2] ?? '');
  return (hasCampus ? `${first}, ${campus}` : first).replace(/^[^:]{0,24}:\s*/, '').trim();
};

const isListedName = (name: string): boolean => schoolsByKey().any.has(keyOfSchool(name));

export const schoolWord =
  /(?<!\p{L})(?:\p{L}*universit\p{L}*|universid\p{L}+|üniversite\p{L}*|uniwersytet\p{L}*|univerzit\p{L}*|yliopisto|egyetem|college|collège|institut[eo]?|istituto|instytut|pol[iy]t[eé]cni\p{L}+|conservato\p{L}+|konservator\p{L}+|academ(?:y|ia|ie)|akademi\p{L}*|schools?|\p{L}*schule|\p{L}+kolleg|\p{L}*hogeschool|\p{L}*h[øö]gskol\p{L}+|école|escuela|escola|scuola|faculdade|facultad|faculté|lyc[eé]e|liceo|liceum|technikum|SM[AKP](?= )|gymnasi\p{L}+|gymnázium|vidyala\p{L}+|colegio|colégio|seminary|sixth form|I[IE]T|NIT|ETH|EPFL|TU|UC|KU|Sciences Po|Tec de)(?!\p{L})/iu;
const otherSchool = /\b(?:academy|high|preparatory|prep|middle|community|technical|school of continuing)\b/i;
const isCapitals = (text: string): boolean => text === text.toUpperCase();
const isWholePiece = (text: string, from: number, to: number): boolean =>
  /(?:^|[|,;(–—-])\s*$/.test(text.slice(0, from)) && /^\s*(?:$|[|,;)–—-])/.test(text.slice(to));
const keyOfSchool = (name: string): string =>
  wordsOf(name)
    .map(({ text }) => text)
    .filter((word) => !['the', 'of', 'at', 'in'].includes(word))
    .join(' ');

/** The listed schools by the keys of their own names, and of any of their names. */
const schoolsByKey = lazily(() => {
  const [names, any] = [new Map<string, string>(), new Map<string, string>()];
  for (const { name, aliases } of knownSchools().toReversed()) {
    names.set(keyOfSchool(name), name);
    for (const one of [name, ...aliases]) any.set(keyOfSchool(one), name);
  }
  return { names, any };
});

/** What is a part of a university. */
export const partOfSchool = /\b(?:school|college|faculty|institute|department) of\b/i;

interface SchoolRead {
  name: string;
  /** As the line has it. */
  written: string;
  isListed: boolean;
}
