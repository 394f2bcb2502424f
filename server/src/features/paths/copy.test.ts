import { join } from 'node:path';
import { expect, it } from 'vitest';
import { each, faultsOf, pageOf, some } from '@alive/contract/testing/copy-page.testing.ts';
import * as paths from './copy.ts';

const way = paths.steps.inOrder(paths.steps.start('data analysts'), paths.steps.become('product managers'));
const reached = [paths.became(1200, 'a product manager', 'product managers'), paths.had(1, 'a job at Goldman Sachs')];

const page = pageOf(
  'Words of Career Paths',
  { paths },
  {
    paths: {
      severalEmployers: [['Goldman Sachs']],
      severalJobs: [['nurse']],
      countedAs: [['Marketing', 'marketer']],
      noneBecame: [['product managers']],
      noneHad: [['a job at Goldman Sachs']],
      closest: [
        [[{ name: 'nurse', count: 1 }]],
        [
          [
            { name: 'nurse', count: 1 },
            { name: 'UX designer', count: 1200 },
          ],
        ],
      ],
      became: each(some, ['a product manager'], ['product managers']),
      had: each(some, ['a job at Sotheby’s']),
      few: [
        [reached[1] ?? '', 1],
        [paths.became(2, 'a nurse', 'nurses'), 2],
      ],
      scattered: each(reached.slice(0, 1)),
      mostOften: [[way, 66, 362]],
      mostCommon: [[way, 12, 1200]],
      thenScattered: [[paths.steps.study(paths.steps.degree('an MBA')), 66, 362]],
      steps: {
        start: [['data analysts']],
        study: [[paths.steps.school('law school')]],
        inOrder: [[paths.steps.start('analysts'), paths.steps.backToStudy]],
        workAs: [['analysts']],
        become: [['product managers']],
        straight: [['nurses']],
        school: [['law school']],
        degree: [['an MBA']],
      },
    },
  },
);

it('fits on a page, which is read aloud', async () => {
  await expect(page).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/words/paths.md'));
});

it('has no fault', () => {
  expect(faultsOf(page).join('\n')).toBe('');
});
