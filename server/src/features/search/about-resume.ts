import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { ResumeMeter, ResumePart } from '@alive/contract/resume.ts';
import { listed, plain } from '@alive/language/conditions/facts.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Context } from './context.ts';
import { nameOf } from './job-facts.ts';
import { say } from './say.ts';

/**
 * Answers about the student's own résumé: how well a machine reads it, and where it shows what a job asks for. Never praise, never what it does
 * not say. Each answer is one paragraph that names the résumé: by that it is kept from language models.
 */

export async function* judgeResume(context: Context): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const meter = about.id == null ? null : ((await tools.resumeMeterOf?.(about.id)) ?? null);
  const next = state.last.length > 0 ? ['Does my résumé fit the first one?', 'Show more'] : ['Internships', 'Remote jobs'];
  yield* say(context, meter === null ? noResume : meter === 'unread' ? unread : meterLine(meter), next);
}

/** Jobs that were shown, compared with the résumé: one line by line, several in a sentence each. */
export async function* compareResume(context: Context, jobs: readonly Job[]): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const [only, ...others] = jobs;
  const isOne = only !== undefined && others.length === 0;
  const ids = jobs.map(({ id }) => id);
  const compared = about.id == null ? [] : ((await tools.compareResume?.(ids, about.id)) ?? []);
  const found = jobs.map((job, at) => ({ job, compared: compared[at] ?? null }));
  const missing = compared.some((one) => one?.isRead) ? null : compared.some((one) => one?.hasResume) ? unread : noResume;
  const lines = found.map((one) => (isOne ? wholeLine(one.job, one.compared) : shortLine(one.job, one.compared)));
  yield* say(
    { ...context, state: { ...state, focusId: isOne ? only.id : state.focusId } },
    missing ?? (isOne ? lines.join('') : `Compared with your résumé:\n${lines.map((line) => `- ${line}`).join('\n')}`),
    isOne ? ['More like this one', 'What do you think of my résumé?'] : ['Does my résumé fit the first one?', 'Show more'],
  );
}

const noResume = 'I don’t have a résumé from you yet. Add one in **Profile**, as a PDF or Word file, and ask me again.';
const unread = 'Upload your résumé again and I can read it.';

/** What software finds in the file, what it misses, and what to change. */
function meterLine({ parts, advice }: ResumeMeter): string {
  const [found, missed] = [true, false].map((is) =>
    parts.flatMap(({ part, found: isFound }) => (isFound === is && part !== 'layout' ? [partNames[part]] : [])),
  );
  return [
    found === undefined || found.length === 0
      ? 'Software that reads résumés finds none of the usual parts in yours.'
      : `Software that reads résumés can find ${listed(found)} in yours.`,
    missed === undefined || missed.length === 0 ? '' : `It doesn’t find ${listed(missed, 'or')}.`,
    parts.some(({ part, found: reads }) => part === 'layout' && !reads) ? 'It may read the lines in the wrong order.' : '',
    ...(advice.length > 0 ? advice.slice(0, mostAdvice).map(plain) : ['I wouldn’t change the layout.']),
    'I can’t judge the writing, but I can compare it with a job.',
  ]
    .filter((line) => line !== '')
    .join(' ');
}

const partNames: Readonly<Record<Exclude<ResumePart, 'layout'>, string>> = {
  contact: 'your contact details',
  education: 'your education',
  experience: 'your experience',
  skills: 'your skills',
};

/** What it asks for with the line that shows it, then what no line shows. */
function wholeLine(job: Job, compared: ResumeComparison | null): string {
  const asks = asksOf(compared);
  const shown = asks.flatMap(({ text, shown: [first] }) => (first === undefined ? [] : [`- ${quoted(text)}: ${quoted(first.line)}`]));
  const missing = asks.filter((ask) => ask.shown.length === 0).map(({ text }) => quoted(text));
  if (asks.length === 0) return `${nameOf(job)} doesn’t list what it asks for, so I can’t compare your résumé with it.`;
  const lead =
    shown.length === 0
      ? `I found nothing on your résumé that shows what ${nameOf(job)} asks for.`
      : missing.length === 0
        ? `Your résumé shows everything ${nameOf(job)} asks for:`
        : `Your résumé shows ${shown.length} of the ${asks.length} things that ${nameOf(job)} asks for:`;
  const rest = missing.length === 0 ? [] : [`- Not on your résumé: ${missing.slice(0, mostListed).join(', ')}${moreOf(missing)}`];
  const more = shown.length > mostListed ? [`- and ${shown.length - mostListed} more`] : [];
  return [lead, ...shown.slice(0, mostListed), ...more, ...rest].join('\n');
}

function shortLine(job: Job, compared: ResumeComparison | null): string {
  const asks = asksOf(compared);
  const count = asks.filter(({ shown }) => shown.length > 0).length;
  return asks.length === 0
    ? `${nameOf(job)} doesn’t list what it asks for.`
    : `${nameOf(job)}: ${count} of the ${asks.length} things it asks for.`;
}

/** What the work is made of is nothing that a posting asks for. */
const asksOf = (compared: ResumeComparison | null) => (compared?.asks ?? []).filter(({ kind }) => kind !== 'duty');

const moreOf = ({ length }: readonly unknown[]): string => (length > mostListed ? `, and ${length - mostListed} more` : '');

const quoted = (text: string): string =>
  `“${plain(text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`)}”`;

const mostQuoted = 160;
const mostListed = 5;
const mostAdvice = 3;
