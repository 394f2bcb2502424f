export interface Trait {
  /** The trait in plain words, as it follows "there is" and "in": "getting people organised". */
  name: string;
  /** Matches a word, lower-case, that a deed with this trait holds. */
  signs: RegExp;
  /** Matches a word that many traits share; it counts little. */
  weak?: RegExp;
  /** Functions of `language` where it is paid for, the nearest first. */
  functions: readonly string[];
  /** Two jobs, in the plural, that are made of it. */
  roles: readonly [string, string];
  /** Jobs with much of it, for somebody who does not like it; plural. */
  tedious: string;
  /** Sentences on a deed; {it} and {It} stand for a gerund with its objects. */
  shows: readonly string[];
  /** Follow-up questions. */
  ask: readonly string[];
}
