import { join } from 'node:path';
import { expect, it } from 'vitest';
import { each, faultsOf, pageOf } from '@alive/contract/testing/copy-page.testing.ts';
import * as account from './features/account/copy.ts';
import * as companies from './features/companies/copy.ts';
import * as comparison from './features/comparison/copy.ts';
import * as contacts from './features/contacts/copy.ts';
import * as conversations from './features/conversations/copy.ts';
import * as facts from './features/facts/copy.ts';
import * as interview from './features/interview/copy.ts';
import * as resume from './features/resume/copy.ts';
import * as mails from './features/sign-in/copy.ts';
import * as tracker from './features/tracker/copy.ts';
import * as platform from './platform/copy.ts';

const firstName = 'Iris';
const texts = ['building sensors', 'Iris’s boat'];

const page = pageOf(
  'Words of the other rooms, errors and mails',
  { platform, mails, interview, facts, resume, comparison, companies, conversations, account, tracker, contacts },
  {
    platform: {
      errors: { wrongAddress: [['http://localhost:3000']] },
      takenOver: [[platform.modelFaults.limited, 'Our built-in assistant']],
    },
    interview: {
      gladlyAgain: each(texts),
      anyTitles: each(texts),
      greeting: each([firstName, 'مها'], [1, 2, 6]),
      moreOrLess: each(texts),
      closing: each([firstName]),
      resume: each([0, 1, 12]),
      checksYes: [...each(texts, ['more'] as const), ['Remote only', 'must']],
      isMust: [['Remote only']],
      fixedDropped: [['finance']],
      fixedGone: each(texts),
      fixedMoved: [...each(texts, ['more', 'less'] as const), ['Remote only', 'must']],
    },
    facts: { formLines: { place: [['Boston']], seeking: [['Internships']] }, errors: { full: [[1200]] } },
    companies: {
      score: {
        work: [
          [0, 0, 70, 200],
          [1, 9, 70, 200],
          [4, 21, 70, 200],
          [1200, 70, 70, 200],
        ],
        noneRecent: [[30]],
        graduated: [
          [0, 4, 2021, 0, 30],
          [1, 1, 2021, 30, 30],
          [1, 4, 2021, 8, 30],
          [4, 4, 2021, 30, 30],
        ],
      },
      priority: {
        given: each(['P1', 'P3']),
        facts: [
          ['P1', 1640, 71],
          ['P2', 1, 70],
          ['P3', 0, 9],
        ],
        both: [[12, 40]],
        neither: [[1, 40]],
        jobsOnly: [[1200, 61]],
        scoreOnly: [[12, 61]],
      },
    },
    conversations: { full: [[200]] },
    tracker: { full: [[1000]] },
    contacts: { full: [[1000]] },
  },
);

it('fits on a page, which is read aloud', async () => {
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../docs/words/other-rooms.md'));
});

it('has no fault', () => {
  expect(faultsOf(page).join('\n')).toBe('');
});
