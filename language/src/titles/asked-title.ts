import { needsLevels } from '@alive/occupations/titles.ts';
import { stemOf, withoutLevels, wordsOfTitle } from '@alive/occupations/title-words.ts';
import { workAsked } from './occupation.ts';
import { isAbbreviation, listedRole, roleNamed, titleOfActivity } from './roles.ts';
import { singular } from '../text/text.ts';
import { isHeadNoun } from './title-names.ts';

/**
 * A title as conditions write it: as it is said ("treasurer", "head of growth", "ICU nurse"), but a role of the list by its own name where only
 * its form is another ("SWE", "software engineering", "venture capital"). null for a title that neither the list nor the public tables know.
 */
export function titleWritten(title: string): string | null {
  const role = roleNamed(title);
  if (role === null) return workAsked(title).own.length > 0 && !isAbbreviation(title) ? title : null;
  if (isAbbreviation(title)) return roleMeant(title) ?? title;
  const isOwn = isOfPerson(title) || titleOfActivity(title) !== null;
  return roleMeant(title) === null || (isOwn && stemsOf(title) !== stemsOf(role)) ? title : role;
}

/** What sets a title apart from the others of its work, lower case: "pediatric" of pediatric nurses; null for a role of the list and for one word. */
export function setApart(title: string): string | null {
  const words = title.toLowerCase().split(' ').slice(0, -1);
  return words.length === 0 || listedRole(title) !== null ? null : words.join(' ');
}

/** A title without its words for a level, where those are none of its own: "Senior Accountant", but "School Principal". */
export const withoutRungs = (title: string): string => (needsLevels(title) ? title : withoutLevels(title));

/** The role of the list that a title asked for is the same work as, if any: a doctor is a physician, but a dental hygienist is no dentist, and a pediatrician not all there is to physicians. */
export function roleMeant(title: string): string | null {
  const role = roleNamed(title);
  if (role === null || role === title) return role;
  const [said, listed] = [socsOf(title), socsOf(role)];
  // A pediatrician is one kind of physician of many.
  if (said.length === 0) return isOfPerson(title) && title.toLowerCase().endsWith(` ${role.toLowerCase()}`) ? null : role;
  return listed.length === 0 || 2 * listed.filter((soc) => said.includes(soc)).length >= listed.length ? role : null;
}

/** "Lawyer", "Head of Growth", "Novelist"; "investment banking" and "growth marketing" are fields. */
export const isOfPerson = (title: string): boolean => {
  const words = title.toLowerCase().split(' ').map(singular);
  return words.some(isHeadNoun) || /(?:er|or|ist|ian|ant|(?<!m)ent|eer|man|woman|yst)$/.test(words.at(-1) ?? '');
};

const stemsOf = (title: string): string => wordsOfTitle(title).all.map(stemOf).join(' ');
const socsOf = (title: string): string[] => workAsked(title).own.map((code) => code.slice(0, 7));
