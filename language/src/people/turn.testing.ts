import { openVocabulary } from '../lexicon/vocabulary.ts';
import type { PersonFacts } from './person-facts.ts';
import type { TurnKnown } from './turn.ts';

/** A vocabulary, a student and a few people, for tests. */
export const knownForTests: TurnKnown = {
  open: await openVocabulary({
    companies: [
      'Google',
      'Meta',
      'Stripe',
      'McKinsey & Company',
      'Bain & Company',
      'Goldman Sachs',
      'Deloitte',
      'Amazon',
      'Visa',
      'Old Navy',
      'Black & Veatch',
      'Young & Rubicam',
      'Christian Dior',
    ].map((name) => ({ name, domain: null, industry: null })),
    majors: ['Economics', 'Music', 'Computer Science', 'Biology', 'History', 'Gender Studies', 'Asian Studies', 'Jewish Studies'],
    places: ['Boston, MA', 'Chicago, IL', 'New York, NY', 'San Francisco, CA', 'Austin, TX', 'London, United Kingdom'],
  }),
  now: new Date('2026-11-20T00:00:00Z'),
  student: { school: 'Yale University', major: 'Economics', graduationYear: 2027, places: ['New York, NY'] },
  isName: (word) => ['priya', 'nair', 'david', 'chen', 'maria', 'lopez', 'christian', 'smith'].includes(word),
  person: async (name) => people.find((one) => one.id === name || one.name.toLowerCase() === name.toLowerCase()) ?? null,
};

const people: readonly PersonFacts[] = [
  {
    id: 'p1',
    name: 'Priya Nair',
    role: 'Product Manager',
    roleNormal: 'Product Manager',
    function: 'Product',
    company: 'Stripe',
    industry: 'Fintech',
    major: 'Economics',
    school: 'Yale University',
    year: 2016,
  },
  {
    id: 'p2',
    name: 'David Chen',
    role: 'Chief Tinkerer',
    roleNormal: null,
    function: null,
    company: 'Own workshop',
    industry: null,
    major: 'Music',
    school: 'Rice University',
    year: null,
  },
];
