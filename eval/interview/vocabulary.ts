import { majors } from '@alive/contract/lists/majors.ts';
import { wellKnownEmployers } from '@alive/language/lexicon/industries.ts';
import { openVocabulary } from '@alive/language/lexicon/vocabulary.ts';

/** The names that a server without a database knows. */
export const openPublicVocabulary = () =>
  openVocabulary({
    companies: wellKnownEmployers.map(({ name }) => ({ name, domain: null, industry: null })),
    majors: majors.map(({ name }) => name),
    places: [],
  });
