import { list, oneOf, readTable, string } from '../tables/tables.ts';
import type { PeopleField } from '../conditions/registry.ts';

/** The kind of work or of employer that a general word for people stands for: "bankers", "creatives"; null for titles. In lower case, singular. */
export function kindOfPeople(word: string): readonly KindOfWork[] | null {
  return kinds.get(word) ?? null;
}

/** Those of the words that the language of work does not know, singular and plural. */
export const peopleWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(techies?|creatives(?! (?:director|team|agenc|writ))|academics(?! (?:and|or) athletics)|academicians?|medics|medical professionals?|health ?care (?:workers|professionals|people)|financiers?|devs|journos|policy ?makers?|civil servants?|public servants?|bureaucrats?|environmentalists?|conservationists?|humanitarians|hoteliers?|sales ?(?:people|persons?|folks|men|women)|industrialists?|vets|ops people)(?![\p{L}\p{N}'’-])`,
  'giu',
);

const table = readTable('kinds-of-people', {
  word: string,
  field: oneOf<KindOfWork['field']>(['role', 'function', 'industry']),
  values: list,
});
const kinds: ReadonlyMap<string, readonly KindOfWork[]> = new Map(
  table.map(({ word, field, values }) => [word, values.map((value) => ({ field, value }))]),
);

export interface KindOfWork {
  field: Extract<PeopleField, 'role' | 'function' | 'industry'>;
  value: string;
}
