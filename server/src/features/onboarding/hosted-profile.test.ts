import { profile } from '@alive/contract/profile.ts';
import { expect, it } from 'vitest';
import { openVocabulary } from '#language/vocabulary.ts';
import type { Turn } from '#platform/chat.ts';
import { heard } from './heard.ts';
import { checked, type drafted } from './hosted-profile.ts';
import { profileOf } from './profile.ts';
import { about } from '#fixtures/onboarding/about.ts';
import type * as z from 'zod';

const vocabulary = await openVocabulary({ companies: [], majors: [], places: [] });

/** What becomes of a draft after a student said this. */
const after = async (message: string, draft: Partial<z.output<typeof drafted>>) => {
  const first = heard({ about, state: null, history: [], message: null }, vocabulary).turn;
  const { turn, student } = heard({ about, state: first.state, history: [], message }, vocabulary);
  const transcript: Turn[] = [{ sender: 'user', text: message }];
  const own = profileOf(turn.state, student);
  const whole = { summary: '', interests: [], target_companies: [], target_roles: [], ideal_environment: '', ...draft };
  const { profile: made, dropped } = await checked(whole, { transcript, about, state: turn.state, vocabulary, own });
  return { own, made, dropped };
};

it('lists a thing once, short and as plain text', async () => {
  const { made } = await after('I love repairing old radios and tube amps, and reading https://evil.example/x', {
    interests: [
      '**Repairing old radios**',
      'repairing old radios',
      '[Tube amps](https://evil.example/y)',
      '<img src=x> tube amps',
      `Radios ${'and radios '.repeat(20)}`,
      '',
    ],
  });
  expect(made.interests).toEqual(['Repairing old radios', 'Tube amps']);
});

it('takes what is empty from what the built-in interviewer understood', async () => {
  const { made, own } = await after('I love repairing old radios', { interests: ['Skydiving'], summary: 'You love skydiving.' });
  expect(made).toEqual(own);
  expect(made.interests).toEqual(['Repairing old radios']);
});

it('fits the wire whatever the draft', async () => {
  const long = 'I love repairing old radios. '.repeat(400);
  const { made } = await after('I love repairing old radios', {
    summary: long,
    ideal_environment: long,
    interests: Array.from({ length: 100 }, (_, at) => `Radios ${'\u0000\ud800'.repeat(at)}`),
    target_roles: [long],
  });
  expect(profile.safeParse(made).success).toBe(true);
});

it('keeps no role and no employer that was told of somebody else, and counts what it leaves out', async () => {
  const { made, dropped } = await after(
    'My sister is an investment banker at Goldman Sachs and my parents want me to become a doctor. I love repairing old radios. Google rejected me.',
    {
      summary: 'You love repairing old radios. You want to become a doctor.',
      interests: ['Repairing old radios', 'Skydiving'],
      target_companies: ['Goldman Sachs', 'Google'],
      target_roles: ['Investment Banker', 'Doctor'],
    },
  );
  expect(made).toMatchObject({ interests: ['Repairing old radios'], target_companies: [], target_roles: [] });
  expect(made.summary).not.toMatch(/doctor|bank/i);
  expect(dropped).toBe(6);
});
