import { wordSet } from '#language/tables.ts';

/** Words with a capital letter that name neither a person nor an employer, beside those of the field; lower case. */
export const capitalWords = wordSet('capital words');

/** Given names that are also words of English, places or skills: a capital makes two such words a person ("Grace Park"). */
export const givenNames = wordSet('given names');

/**
 * Names that all advice may use, of public bodies, boards, exams, courses, tools, books and standards; keys as of `keyOf`; the product's own views, as they stand in its interface, are among them. They
 * say nothing of records: that one of them hires is a claim like any other.
 */
export const publicNames = wordSet('public names');
