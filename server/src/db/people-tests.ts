import type { times } from '@alive/contract/conditions.ts';
import type { Seniority } from '@alive/language/entities/types.ts';

/** What one condition asks of a record, every name resolved. Lists are alternatives. */
export type PersonTest =
  | { on: 'name'; /** In lower case without accents; each begins a word of the name. */ words: string[] }
  | { on: 'major'; /** As records write them; case does not count. */ majors: string[] }
  | { on: 'school'; /** Names in lower case; of the alma mater, or of the place of a later degree. */ schools: string[] }
  | { on: 'year'; from: number | null; to: number | null }
  | { on: 'hometown'; /** See language/places/place-keys.ts. */ keys: string[] }
  | { on: 'experience'; /** Years of work, both inclusive. */ atLeast: number | null; atMost: number | null }
  | { on: 'words'; /** All words of one of them, in the career or in what is said about it. */ phrases: string[] }
  | { on: 'sequence'; /** Each held at a later position than the one before. */ steps: PositionStep[] };

/** What one condition asks of one position. Lists are alternatives. */
export type PositionTest =
  | {
      on: 'role';
      /** As it is asked for. */
      names?: string[];
      /** Normalised roles, what the title says word for word, or codes of occupations. */
      roles: string[];
      titles: string[];
      occupations?: string[];
      /** Of work akin to these. */
      related?: string[];
      /** Only where the title says it: a role that it is filed under counts by its own name in the title. */
      said?: true;
    }
  | { on: 'function'; functions: string[]; /** Of the employer, where the same word names both. */ industries: string[] }
  | { on: 'seniority'; seniorities: Seniority[] }
  | { on: 'company'; /** See language/lexicon/industries.ts employerKey. */ keys: string[] }
  | { on: 'industry'; industries: string[] }
  | { on: 'place'; keys: string[] }
  | { on: 'founder' }
  | { on: 'tenure'; /** Years at the employer, both inclusive. */ atLeast: number | null; atMost: number | null };

/** One stop of a sequence: a position that any of these fits. */
export interface PositionStep {
  roles: string[];
  functions: string[];
  industries: string[];
  companyKeys: string[];
  /** Codes. */
  occupations?: string[];
  /** Rungs, such as founder. */
  seniorities: Seniority[];
  /** Phrases that stand in the title or the employer's name. */
  titles: string[];
  /** The employer at which it was, when the step names one too; null: any. */
  at: string[] | null;
}

/** One chip as the database understands it. */
export interface PeopleCondition {
  /** Of the condition on the wire. */
  id: string;
  negated: boolean;
  test: PersonTest | PositionTest;
  /** These four as the contract's condition has them, defaults filled in; they count for tests of positions alone, but `either`. */
  when: (typeof times)[number];
  position: number;
  during: number | null;
  either: number | null;
}

/** Who asks: what ranks people who fit equally well. */
export interface Asker {
  school: string | null;
  major: string | null;
  graduationYear: number | null;
  /** Keys of the places where the student would like to work. */
  placeKeys: string[];
}
