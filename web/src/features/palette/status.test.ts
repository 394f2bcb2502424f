import { describe, expect, it } from 'vitest';
import { statusOf } from './status.ts';

describe('below its list the palette', () => {
  it.each<[string, Parameters<typeof statusOf>[0], string]>([
    ['is silent where all is well', { isKnown: true, jobs: 12, missing: [] }, ''],
    ['is silent where something else has that name', { isKnown: true, jobs: 0, missing: [] }, ''],
    ['says what it is doing', { isKnown: false, jobs: 'looking', missing: [] }, 'Looking for jobs…'],
    [
      'says what can be done',
      { isKnown: false, jobs: 0, missing: [] },
      'We couldn’t find anything by that name. You can still ask about it.',
    ],
    ['says what did not come', { isKnown: true, jobs: 'failed', missing: [] }, 'We couldn’t load jobs.'],
    [
      'says all that did not come',
      { isKnown: true, jobs: 'failed', missing: ['companies', 'recent chats'] },
      'We couldn’t load companies, recent chats and jobs.',
    ],
    ['says both', { isKnown: true, jobs: 'looking', missing: ['companies'] }, 'We couldn’t load companies. Looking for jobs…'],
  ])('%s', (_, progress, said) => expect(statusOf(progress)).toBe(said));
});
