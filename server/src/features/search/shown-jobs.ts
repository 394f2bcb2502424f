import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import type { Offer as Guess } from '@alive/contract/reading.ts';
import { listed } from '@alive/language/conditions/facts.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import { aboutJob, whichOf } from './about-job.ts';
import { compareResume } from './about-resume.ts';
import { comparison } from './compare.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { conditionOf, conditionOfMention, fieldOf, group } from '@alive/language/conditions/registry.ts';
import { type Context, concernsVisas } from './context.ts';
import * as copy from './copy/job.ts';
import { wished } from './copy/selection.ts';
import { filterOf } from './filter.ts';
import { nameOf, payOf } from './job-facts.ts';
import type { Move } from './move.ts';
import { doesWish } from './notes.ts';
import { type SavedListAction, savedListLine } from './saved-list.ts';
import { apply } from '@alive/language/conditions/apply.ts';
import { provenanceLines } from './provenance.ts';
import { say } from './say.ts';
import { whatTheySay } from './says.ts';
import { showSelection } from './select.ts';

/** Answers about jobs of an earlier answer, each with the score it had there. */

export async function* tell(
  context: Context,
  { id: asked, aspect, words = [], question }: Omit<Extract<Move, { kind: 'tell' }>, 'kind'>,
): AsyncGenerator<AnswerPart> {
  const { state } = context;
  // Of the first that was found.
  const id = asked === '' ? (state.last[0]?.id ?? '') : asked;
  const [job] = await shownJobs(context, [id]);
  if (job !== undefined && aspect === 'resume') return yield* compareResume(context, [job]);
  const said = job === undefined ? '' : await whatTheySay(context, [job], { aspect, words, question });
  const text = job === undefined ? copy.gone : said === '' ? aboutJob(job, aspect, concernsVisas(context)) : said;
  const next = aspect === 'visa' || !concernsVisas(context) ? 'How much does it pay?' : 'Does it sponsor visas?';
  // "Show me that one again."
  const isWanted = job !== undefined && question !== undefined && /\b(?:show|see|pull up|go back to|where is|again)\b/i.test(question);
  yield* say(
    { ...context, state: { ...state, focusId: id } },
    text,
    job === undefined ? ['Show more'] : ['More like this one', next, 'Who works there?'],
    null,
    { jobs: isWanted ? [job] : [] },
  );
}

/** Which of the jobs shown, by an aspect or by the pay or place that is `asked`. */
export async function* which(
  context: Context,
  {
    aspect,
    asked = [],
    words = [],
    question,
    ids = context.state.last.map((shown) => shown.id),
  }: Omit<Extract<Move, { kind: 'which' }>, 'kind'>,
): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(context, ids);
  if (jobs.length === 0 && context.state.last.length > 0) return yield* say(context, copy.gone, ['Show more', 'Start over']);
  if (aspect === 'resume') return yield* compareResume(context, jobs);
  const said = asked.length === 0 ? await whatTheySay(context, jobs, { aspect, words, question }) : '';
  const isOpen =
    said === '' && asked.length === 0 && aspect === null && words.length > 0 && question !== undefined && !choosing.test(question);
  const told = said === '' && asked.length > 0 ? await whoMeets(context, jobs, asked) : null;
  const text = told !== null ? told.text : said !== '' ? said : isOpen ? copy.which.silent : whichOf(jobs, aspect);
  yield* say(context, text, jobs.length > 1 ? ['Compare the first two', 'Show more'] : ['Show more'], null, {
    guesses: told?.others ?? [],
  });
}

/** What asks for the one that suits best. */
const choosing = /\b(?:which|best|should i|recommend|pick|better|closest|suits?|fits?)\b/i;

/** Which of the jobs meet a pay or a place, and how many do not say; where none does, how many others of the search do, to tap. */
async function whoMeets(
  { tools, about, lookup, state }: Context,
  jobs: readonly Job[],
  asked: readonly Condition[],
): Promise<{ text: string; others: Guess[] }> {
  const filter = { ...filterOf(asked, lookup), ids: jobs.map(({ id }) => id), includeGated: true };
  const met = (await tools.findJobs(filter, about, jobs.length)).jobs;
  const saying = asked.some(({ field }) => field === 'pay') ? jobs.filter((job) => payOf(job) !== null) : jobs;
  const silent = jobs.length - saying.length;
  const groups = [...Map.groupBy(asked, fieldOf).values()];
  // Of one field they are alternatives.
  const does = (count: number) =>
    groups.map((some) => wished.any(some.map((one) => doesWish({ text: one.label, anyOf: [[one]], negated: false }, count))));
  const { which: lines } = copy;
  if (saying.length === 0) return { text: lines.noPay, others: [] };
  const lead =
    met.length === 0
      ? lines.noneDo(does(2))
      : met.length === saying.length && met.length > 1
        ? lines.allDo(met.length, does(met.length), silent > 0)
        : lines.someDo(met.map(nameOf), does(met.length));
  const filters = [...state.conditions.filter((one) => !asked.some((other) => group(other) === group(one))), ...asked];
  const count = met.length > 0 ? 0 : await tools.countJobs(filterOf(filters, lookup), about);
  const label = listed(
    asked.map((one) => one.label),
    'or',
  );
  return {
    text: [lead, silent === 0 ? '' : lines.silentOnPay(silent), count === 0 ? '' : lines.othersDo(count, does(count))]
      .filter((line) => line !== '')
      .join(' '),
    others: count === 0 ? [] : [{ id: asked.map(({ id }) => id).join(' '), label, filters, count }],
  };
}

export async function* compare(context: Context, ids: string[]): AsyncGenerator<AnswerPart> {
  if (ids.length === 0) return yield* say(context, copy.whichTwo, ['Compare the first two', 'Show more']);
  const [a, b] = await shownJobs(context, ids);
  if (a === undefined || b === undefined) return yield* say(context, copy.goneOfTwo, ['Show more']);
  const better = (b.match?.score ?? -1) > (a.match?.score ?? -1) ? b : a;
  const at = context.state.last.findIndex(({ id }) => id === better.id);
  const why = ordinals[at] === undefined ? [] : [`Why the ${ordinals[at]}?`];
  yield* say(context, comparison(a, b, concernsVisas(context)), [...why, 'Which of these sponsor visas?', 'Show more']);
}

/** Where jobs come from and how fresh they are. */
export async function* provenance(context: Context, ids: string[]): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(context, ids);
  const focusId = ids.length === 1 ? (ids[0] ?? null) : context.state.focusId;
  const next = ids.length === 1 ? ['More like this one', 'Does it sponsor visas?'] : ['Which of these is the newest?'];
  yield* say(
    { ...context, state: { ...context.state, focusId } },
    jobs.length === 0 ? copy.gone : provenanceLines(jobs),
    jobs.length === 0 ? ['Show more'] : [...next, 'Show more'],
  );
}

/** How a job is saved, hidden or followed. */
export async function* keep(context: Context, { action, id }: { action: SavedListAction; id: string | null }): AsyncGenerator<AnswerPart> {
  const [job = null] = id === null ? [] : await shownJobs(context, [id]);
  yield* say({ ...context, state: { ...context.state, focusId: id ?? context.state.focusId } }, savedListLine(action, job), [
    'Show more',
    'Which one fits me best?',
  ]);
}

/** The same kind of work as one posting, with where, level, visa and pay as they are. */
export async function* similar(
  context: Context,
  { id, message, mentions }: { id: string; message: string; mentions: readonly Mention[] },
): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const [job] = await shownJobs(context, [id]);
  if (job === undefined) return yield* say(context, copy.gone, ['Show more']);
  const kind = context.reading(job.job_title).mentions.find((one) => (one.kind === 'role' && one.known) || one.kind === 'function');
  const alike = kind === undefined ? null : conditionOfMention({ ...kind, negated: false });
  const rest = state.conditions.filter(
    (one) => one.op === 'not' || !['role', 'function', 'text', 'skill', 'company', 'industry'].includes(one.field),
  );
  // Of the same kind, those nearest to it come first.
  const like: Wish = {
    text: job.job_title,
    anyOf: [[alike ?? conditionOf('text', job.job_title.toLowerCase())]],
    negated: false,
    byMeaning: true,
    like: true,
  };
  yield* showSelection(context, {
    conditions: apply(rest, message, mentions),
    wishes: [...state.wishes.filter((one) => one.like !== true), like],
  });
}

const shownJobs = ({ tools, state, about, lookup }: Context, ids: readonly string[]) =>
  tools.jobsByIds([...ids], about, filterOf(state.lastConditions, lookup));

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
