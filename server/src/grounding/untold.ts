import { read } from '#language/read.ts';
import { withFigures } from '#language/number-words.ts';
import type { OpenVocabulary } from '#language/vocabulary.ts';

/** Whether a clause can say of an employer or of other people what nobody said: "They take …", "Goldman Sachs has …". */
export const mayTell = (clause: string): boolean => !ofUs.test(clause) && telling.test(clause);

/** Whether a clause says a number of others that is not `isSaid`. */
export function countsUnsaid(clause: string, isSaid: (value: number) => boolean): boolean {
  const { text } = withFigures(clause);
  const verb = telling.exec(text);
  const told = verb === null ? [] : [...text.slice(verb.index).matchAll(numbers)];
  return told.some(([digits]) => !isSaid(Number(digits.replaceAll(',', ''))));
}

/** Whether a clause says that an employer pays, hires or offers something of whom nobody said so (`isHirer`). */
export const vouches = (clause: string, isHirer: (name: string) => boolean, open: OpenVocabulary): boolean =>
  read(clause, open).mentions.some(
    (mention) => mention.kind === 'company' && gives.test(clause.slice(mention.end)) && !isHirer(mention.text) && !isHirer(mention.company),
  );

const gives =
  /^(?:['’]s)?\s+(?:(?:also|often|usually|even|currently|now|always|still|really|does|do|will|would|can)\s+)?(?:pays?|hires?|recruits?|employs?|sponsors?|(?:takes?|accepts?|wants?|likes?|needs?|offers?|has|have|runs?|gives?|provides?)\s+(?:[\p{L}-]+\s+){0,3}?(?:interns?|internships?|students?|graduates?|grads?|juniors?|seniors?|sophomores?|applicants?|candidates?|applications?|programs?|programmes?|residenc(?:y|ies)|rotations?|fellowships?|scholarships?|training|mentors?|mentorship|openings?|roles?|jobs?|positions?|spots?|pay|salar(?:y|ies)|bonus(?:es)?|benefits|visas?|sponsorship|stipends?))\b/iu;

const ofUs = /^\W*(?:(?:and|so|but|then|now)\s+)?(?:you|your|i|we|let|that|this|it takes?)\b/i;
const telling =
  /\b(?:takes?(?: in| on)?|took|hires?|hired|hiring|employs?|recruits?|accepts?|admits?|gets?|receives?|offers?|pays?|has|have|wants?|likes?|needs?|runs?|gives?|provides?|sponsors?|there (?:are|were)|onboards?)\b/i;
/** But for ways of speaking. */
const numbers = /(?<![\d.,/])\b(?!24\/7|9[- ]to[- ]5|401\W?k)\d[\d,]*/g;
