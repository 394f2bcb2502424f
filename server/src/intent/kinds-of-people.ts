import type { PeopleField } from '#conditions/registry.ts';

/** The kind of work or of employer that a general word for people stands for: "bankers", "creatives"; null for titles. In lower case, singular. */
export function kindOfPeople(word: string): readonly KindOfWork[] | null {
  return kinds.get(word) ?? null;
}

/** Those of the words that the language of work does not know, singular and plural. */
export const peopleWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’-])(techies?|creatives(?! (?:director|team|agenc|writ))|academics(?! (?:and|or) athletics)|academicians?|medics|medical professionals?|health ?care (?:workers|professionals|people)|financiers?|devs|journos|policy ?makers?|civil servants?|public servants?|bureaucrats?|environmentalists?|conservationists?|humanitarians|hoteliers?|sales ?(?:people|persons?|folks|men|women)|industrialists?|vets|ops people)(?![\p{L}\p{N}'’-])`,
  'giu',
);

const work = (...names: string[]): KindOfWork[] => names.map((value) => ({ field: 'function', value }));
const employers = (value: string): KindOfWork[] => [{ field: 'industry', value }];
const role = (value: string): KindOfWork[] => [{ field: 'role', value }];
const kinds: ReadonlyMap<string, readonly KindOfWork[]> = new Map([
  ['banker', employers('Finance')],
  ['financier', employers('Finance')],
  ['techie', employers('Technology')],
  ['technologist', employers('Technology')],
  ['academic', employers('Education')],
  ['academician', employers('Education')],
  ['civil servant', employers('Public Service')],
  ['public servant', employers('Public Service')],
  ['bureaucrat', employers('Public Service')],
  ['hotelier', work('Hospitality')],
  ['engineer', work('Engineering')],
  ['marketer', work('Marketing')],
  ['researcher', work('Research')],
  ['educator', work('Education')],
  ['clinician', work('Healthcare')],
  ['medic', work('Healthcare')],
  ['medical professional', work('Healthcare')],
  ['health care worker', work('Healthcare')],
  ['healthcare worker', work('Healthcare')],
  ['health care professional', work('Healthcare')],
  ['healthcare professional', work('Healthcare')],
  ['healthcare people', work('Healthcare')],
  ['salesperson', work('Sales')],
  ['seller', work('Sales')],
  ['ops people', work('Operations')],
  ['policymaker', work('Policy')],
  ['environmentalist', work('Environment')],
  ['conservationist', work('Environment')],
  ['humanitarian', work('Social Impact')],
  ['industrialist', work('Manufacturing')],
  ['creative', work('Design', 'Arts', 'Media')],
  ['developer', role('Software Engineer')],
  ['dev', role('Software Engineer')],
  ['journo', role('Journalist')],
  ['vet', role('Veterinarian')],
]);

export interface KindOfWork {
  field: Extract<PeopleField, 'role' | 'function' | 'industry'>;
  value: string;
}
