import { employerKey, employerNamed, employerWithin, industryInName } from '@alive/language/lexicon/industries.ts';
import { remembered } from '#platform/kept.ts';
import { isSchool } from './study.ts';

/**
 * Reads an employer's name into its key and industry: as the data has it (`industries`, by key), as language knows the employer, or as
 * the name itself says ("Mercy Hospital", "City of Austin", "Hale & Ortiz LLP"); null where nothing tells.
 */
export const openEmployers = (industries: ReadonlyMap<string, string>): Employers =>
  remembered((name) => {
    const key = employerKey(name);
    const listed = employerNamed(name) ?? employerWithin(name);
    return { key, industry: industries.get(key) ?? listed?.industry ?? industryInName(name) ?? (isSchool(name) ? 'Education' : null) };
  });

export type Employers = (name: string) => Employer;

interface Employer {
  /** See language/lexicon/industries.ts employerKey; '' where none is named. */
  key: string;
  industry: string | null;
}
