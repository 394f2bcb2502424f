import { describe, expect, it } from 'vitest';
import { intentOf } from './intent.ts';
import { read } from './read.ts';
import { openVocabulary } from './vocabulary.ts';

const open = openVocabulary({ companies: [], majors: [], places: [] });

describe('what a message wants', () => {
  it.each([
    ['hey there', 'talk'],
    ['data scientists in Lisbon', 'people'],
    ['Head of Recruiting in North Carolina', 'people'],
    ['program managers', 'people'],
    ['marketing internships in Denver', 'jobs'],
    ['who is hiring data analysts right now', 'jobs'],
    ['something in climate, not sales', 'jobs'],
    ['how do I break into investment banking', 'advice'],
    ['is the internship paid', 'faq'],
    ['what about Boston?', 'followup'],
    ['From my batch?', 'followup'],
    ['Find someone', 'vague'],
    ['', 'talk'],
  ])('%s', (text, expected) => expect(intentOf(text, read(text, open))).toBe(expected));
});
