import { describe, expect, it } from 'vitest';
import { talk } from '#testing/search-conversation.testing.ts';
import { student } from '#testing/search-tools.testing.ts';

const messages = [
  'software internships',
  'compare the first two',
  'tell me about the first one',
  'data jobs in New York or Chicago',
  'what about the second?',
  'marketing, ideally with climate',
];
const ofVisas = /visa|sponsor|H-1B/i;

describe('visas', () => {
  it.each([null, false])('are spoken of to nobody who needs none and did not ask: %s', async (needsVisa) => {
    for (const { text, suggestions } of await talk({ ...student, needsVisa }, messages)) {
      expect(text).not.toMatch(ofVisas);
      expect(suggestions.filter((one) => ofVisas.test(one))).toEqual([]);
    }
  });

  it('are spoken of to who needs one, and to who asks', async () => {
    const [needs] = await talk({ ...student, needsVisa: true }, ['software internships']);
    expect(needs?.text).toMatch(ofVisas);
    const [, asks] = await talk({ ...student, needsVisa: false }, ['software internships', 'which of these sponsor visas?']);
    expect(asks?.text).toMatch(ofVisas);
  });
});

describe('places asked of the jobs shown', () => {
  it('stay alternatives in the answer, and others are told with a tap', async () => {
    const [, answer] = await talk(student, ['marketing internships', 'any of them in Minneapolis or Rochester?']);
    expect(answer?.text).toMatch(/^No, none of these are in Minneapolis(?:, MN)? or Rochester, MN\./);
    const [, others] = await talk(student, ['internships in Boston', 'any of them in Austin or Miami?']);
    expect(others?.text).toMatch(/^No, but I found \*\*3\*\* others for \*\*Austin(?:, TX)? or Miami(?:, FL)?\*\*\./);
    expect(others?.offers).toHaveLength(1);
  });
});
