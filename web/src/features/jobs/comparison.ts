import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { copy } from './copy.ts';

type Asks = ResumeComparison['asks'];

/** What a posting asks for by its kinds, each under its name, in order; kinds that it has nothing of are left out. */
export const groupsOf = (asks: Asks): { name: string; asks: Asks }[] =>
  (['requirement', 'duty', 'skill'] as const).flatMap((kind) => {
    const some = asks.filter((ask) => ask.kind === kind);
    return some.length === 0 ? [] : [{ name: copy.kinds[kind], asks: some }];
  });

/** The same as plain text to take along: each line of the posting with the lines of the résumé that show it. */
export const notesOf = ({ job_title: title, company_name: company }: Pick<Job, 'job_title' | 'company_name'>, asks: Asks): string =>
  [
    `${title}, ${company}`,
    ...groupsOf(asks).map(({ name, asks: some }) =>
      [name, ...some.flatMap(({ text, shown }) => [`- ${text}`, ...linesOf(shown).map((line) => `  ${line}`)])].join('\n'),
    ),
  ].join('\n\n');

const linesOf = (shown: Asks[number]['shown']): string[] =>
  shown.length === 0 ? [copy.notShown] : shown.map(({ line }) => copy.shownBy(line));
