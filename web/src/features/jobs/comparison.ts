import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';

type Asks = ResumeComparison['asks'];

/** What a posting asks for by its kinds, each under its name, in order; kinds that it has nothing of are left out. */
export const groupsOf = (asks: Asks): { name: string; asks: Asks }[] =>
  (['requirement', 'duty', 'skill'] as const).flatMap((kind) => {
    const some = asks.filter((ask) => ask.kind === kind);
    return some.length === 0 ? [] : [{ name: names[kind], asks: some }];
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
  shown.length === 0 ? [notShown] : shown.map(({ line }) => `On your résumé: ${line}`);

/** Stands under what no line of the résumé shows. */
export const notShown = 'Not on your résumé.';

const names = { requirement: 'It asks for', duty: 'The work', skill: 'Skills it names' } as const;
