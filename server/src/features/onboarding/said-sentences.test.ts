import { describe, expect, it } from 'vitest';
import { openVocabulary } from '#language/vocabulary.ts';
import type { Turn } from '#platform/chat.ts';
import { heard } from './heard.ts';
import { openSaid } from './said.ts';
import { truthful } from './said-sentences.ts';
import { about } from '#fixtures/onboarding/about.ts';

const open = await openVocabulary({
  companies: [{ name: 'Google', domain: null, industry: null }],
  majors: ['Nursing'],
  places: ['Boston, MA'],
});

/** The sentences of `told` that hold, after an interview in which a student of nursing said these things. */
async function holding(told: readonly string[], ...messages: string[]): Promise<string[]> {
  const rosa = { ...about, firstName: 'Rosa', school: 'Boston College', major: 'Nursing', graduationYear: 2027 };
  let { state } = heard({ about: rosa, state: null, history: [], message: null }, open).turn;
  const said: Turn[] = [];
  for (const message of messages) {
    ({ state } = heard({ about: rosa, state, history: said, message }, open).turn);
    said.push({ sender: 'user', text: message });
  }
  const grounds = {
    said: await openSaid(said, state, open),
    record: 'Rosa Boston College Nursing 2027',
    facts: state.facts,
    vocabulary: open,
  };
  return told.filter((sentence) => truthful([sentence], grounds).length > 0);
}

const nurse = [
  'night shifts on the ward, weirdly. I like the calm. I led a crew of six there',
  'my ICU rotation; hated charting',
  'anything but law or sales',
  'nurse, at Mass General. not Google',
] as const;
const compilers = [
  'When the compiler finally shuts up.',
  'Loved my compilers class. HCI = yawn',
  'compiler engineer, systems. no frontend. no crypto',
  'Figma (desktop team), never Google or Anduril',
] as const;

describe('a summary by a model', () => {
  it.each<[string, readonly string[], string[]]>([
    [
      'a nurse',
      nurse,
      [
        'You come alive on night shifts on the ward, when it is calm.',
        'Your ICU rotation was a highlight, while charting wore you down.',
        'You led a crew of six.',
        'You want to work as a nurse at Mass General, and rather not at Google.',
        'You ruled out law and sales.',
        'You study Nursing at Boston College.',
      ],
    ],
    [
      'a compiler engineer',
      compilers,
      [
        'You loved your compilers class and enjoy the moment when the compiler finally shuts up.',
        'You want to be a compiler engineer or do systems work, not frontend or crypto.',
        'Figma’s desktop team appeals to you, while Google and Anduril are off the table.',
      ],
    ],
  ])('of %s keeps what was said', async (_, messages, told) => {
    expect(await holding(told, ...messages)).toEqual(told);
  });

  it.each<[string, readonly string[], string[]]>([
    [
      'a nurse',
      nurse,
      [
        'You have three years of experience at Kaiser.',
        'You led a crew of sixty.',
        'You want to become a physician assistant.',
        'You enjoy charting.',
        'You hope to become a lawyer.',
        'You are fluent in Spanish and love pediatrics.',
        'You dream of joining Doctors Without Borders.',
        'You would like to move to Chicago.',
        'Your score is 100.',
      ],
    ],
    [
      'a compiler engineer',
      compilers,
      [
        'You want to work at Google.',
        'You are excited about crypto.',
        'You contributed to LLVM.',
        'You graduated top of your class at MIT.',
      ],
    ],
  ])('of %s loses what was not', async (_, messages, told) => {
    expect(await holding(told, ...messages)).toEqual([]);
  });

  it('tells as the student’s wish nothing that was told of somebody else', async () => {
    const told = ['You want to become an investment banker at Goldman Sachs.', 'You hope to be a surgeon.', 'You want to teach.'];
    const message = 'My sister is an investment banker at Goldman Sachs and my roommate wants to be a surgeon. I would love to teach.';
    expect(await holding(told, message)).toEqual(['You want to teach.']);
    expect(await holding(['Your sister is an investment banker, and you would love to teach.'], message)).toHaveLength(1);
  });
});
