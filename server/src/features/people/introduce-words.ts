import { isGeneral, isOrdinary } from '@alive/language/text/english.ts';
import { idOf } from '#platform/ids.ts';

/** A text of a record as it can be said within a sentence, on one line; null where it is empty or longer than `mostWords`. */
export function spoken(text: string, mostWords = 7): string | null {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[;,]+$/, '');
  return line === '' || line.length > 70 || line.split(' ').length > mostWords ? null : line;
}

/** One of several, always the same for a person; undefined only of none. */
export const oneOf = <T>(several: readonly T[], personId: string, topic: string): T | undefined =>
  several[Buffer.from(idOf(personId, topic), 'base64url').readUInt32BE(0) % several.length];

/** A phrase as it stands within a sentence: "Building sensors" begins small there, "NASA missions" and "Python" do not. */
export function lowered(phrase: string): string {
  const first = /^\p{L}+/u.exec(phrase)?.[0] ?? '';
  const small = first.toLowerCase();
  const isName = first.slice(1) !== small.slice(1) || !(isOrdinary(small) || commonEnding.test(small));
  return isName ? phrase : small + phrase.slice(first.length);
}

/** Of words that are no names, where they are too rare to be listed: "photography", "sensors". */
const commonEnding = /(?:ings?|graphy|ology|ics|ism|tions?|ments?|ity|ors|ers)$/;

/** The words of a text that name a subject, without plural: what two texts can share. */
export const subjectsOf = (text: string): { word: string; stem: string }[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{N}+#'’]*/gu) ?? []).flatMap((word) => {
    const lower = word.toLowerCase();
    return lower.length < 4 || isGeneral(lower) ? [] : [{ word, stem: lower.replace(/(?:['’]s|(?<=\p{L}{3}[^s])s)$/u, '') }];
  });

/** Whether two names are the same to a reader. */
export const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** The calendar year of a count of months since year 0. */
export const yearOf = (months: number): number => Math.floor(months / 12);
