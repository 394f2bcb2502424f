import type { ResumeComparison } from '@alive/contract/comparison.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { ResumeMeter } from '@alive/contract/resume.ts';
import { plain } from '@alive/language/conditions/facts.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Context } from './context.ts';
import { resume as copy } from './copy/job.ts';
import { nameOf } from './job-facts.ts';
import { say } from './say.ts';

/**
 * Answers about the student's own résumé: how well a machine reads it, and where it shows what a job asks for. Never praise, never what it does
 * not say. Each answer is one paragraph that names the résumé: by that it is kept from language models.
 */

export async function* judgeResume(context: Context): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const meter = about.id == null ? null : ((await tools.resumeMeterOf?.(about.id)) ?? null);
  const isRead = meter !== null && meter !== 'unread';
  const next =
    state.last.length > 0 ? [...(isRead ? ['Does my résumé fit the first one?'] : []), 'Show more'] : ['Internships', 'Remote jobs'];
  yield* say(context, meter === null ? copy.none : meter === 'unread' ? copy.unread : meterLine(meter), next);
}

/** Jobs that were shown, compared with the résumé: one line by line, several in a sentence each. */
export async function* compareResume(context: Context, jobs: readonly Job[]): AsyncGenerator<AnswerPart> {
  const { tools, about, state } = context;
  const [only, ...others] = jobs;
  const isOne = only !== undefined && others.length === 0;
  const ids = jobs.map(({ id }) => id);
  const compared = about.id == null ? [] : ((await tools.compareResume?.(ids, about.id)) ?? []);
  const found = jobs.map((job, at) => ({ job, compared: compared[at] ?? null }));
  const missing = compared.some((one) => one?.isRead) ? null : compared.some((one) => one?.hasResume) ? copy.unread : copy.none;
  const lines = found.map((one) => (isOne ? wholeLine(one.job, one.compared) : shortLine(one.job, one.compared)));
  yield* say(
    { ...context, state: { ...state, focusId: isOne ? only.id : state.focusId } },
    missing ?? (isOne ? lines.join('') : copy.several(lines)),
    isOne
      ? ['More like this one', ...(missing === null ? ['What do you think of my résumé?'] : [])]
      : [...(missing === null ? ['Does my résumé fit the first one?'] : []), 'Show more'],
  );
}

/** What software finds in the file, what it misses, and what to change. */
function meterLine({ parts, advice }: ResumeMeter): string {
  const [found, missed] = [true, false].map((is) =>
    parts.flatMap(({ part, found: isFound }) => (isFound === is && part !== 'layout' ? [copy.parts[part]] : [])),
  );
  return [
    copy.finds(found ?? [], missed ?? []),
    parts.some(({ part, found: reads }) => part === 'layout' && !reads) ? copy.layout : '',
    ...(advice.length > 0 ? advice.slice(0, mostAdvice).map(plain) : [copy.noAdvice]),
    copy.limits,
  ]
    .filter((line) => line !== '')
    .join(' ');
}

/** What it asks for with the line that shows it, then what no line shows. */
function wholeLine(job: Job, compared: ResumeComparison | null): string {
  const asks = asksOf(compared);
  const shown = asks.flatMap(({ text, shown: [first] }) => (first === undefined ? [] : [copy.line(quoted(text), quoted(first.line))]));
  const missing = asks.filter((ask) => ask.shown.length === 0).map(({ text }) => quoted(text));
  const name = nameOf(job);
  if (asks.length === 0) return copy.nothingAsked(name);
  const lead =
    shown.length === 0 ? copy.showsNone(name) : missing.length === 0 ? copy.showsAll(name) : copy.shows(shown.length, asks.length, name);
  const rest = missing.length === 0 ? [] : [copy.missing(missing.slice(0, mostListed), Math.max(0, missing.length - mostListed))];
  const more = shown.length > mostListed ? [copy.moreShown(shown.length - mostListed)] : [];
  return [lead, ...shown.slice(0, mostListed), ...more, ...rest].join('\n');
}

function shortLine(job: Job, compared: ResumeComparison | null): string {
  const asks = asksOf(compared);
  const count = asks.filter(({ shown }) => shown.length > 0).length;
  return copy.short(nameOf(job), count, asks.length);
}

/** What the work is made of is nothing that a posting asks for. */
const asksOf = (compared: ResumeComparison | null) => (compared?.asks ?? []).filter(({ kind }) => kind !== 'duty');

const quoted = (text: string): string =>
  `“${plain(text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`)}”`;

const mostQuoted = 160;
const mostListed = 5;
const mostAdvice = 3;
