import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { degreeOf, degreesBeyond, demandsOf } from '#job-index/musts.ts';
import type { About } from '#platform/chat.ts';
import { isOpenMajor } from '@alive/language/lexicon/majors.ts';
import { conditionOf, isSameThing, wordOf } from '@alive/language/conditions/registry.ts';
import { dollars, figure, listed, workplaceNames } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/selection.ts';
import { asking, type Doing, leavingOut, stop } from './copy/nothing.ts';
import type { Cost } from './costs.ts';
import { nameOf, standouts, type Wants } from './job-facts.ts';
import { exclusionsOf, phraseOf } from './phrase.ts';

/** Chooses what is said about a selection of jobs. */

/**
 * What changed between two sets of conditions. `previous` is the earlier count, null when there was none; `again` are conditions that were asked for
 * before and are asked for again.
 */
export function changeLine(
  before: readonly Condition[],
  after: readonly Condition[],
  { shown, total, previous, again }: { shown: number; total: number; previous: number | null; again?: readonly Condition[] },
): string {
  const { added, removed } = changeOf(before.map(asPlace), after.map(asPlace));
  if (after.length === 0) return copy.foundAll(shown, total);
  const whole = copy.found(phraseOf(after, total), shown, total);
  if (previous === null) return whole;
  if (added.length === 0 && removed.length === 0) {
    const out = again?.filter(({ op }) => op === 'not') ?? [];
    return out.length > 0 ? copy.leavingOut(boldThings(out), shown, total) : whole;
  }
  if (added.length === 0 && removed.length <= 3) return removedLine(removed, after, shown, total);
  if (removed.length > 0 && added.length + removed.length <= 3 && sameKind(added, removed))
    return copy.replaced(bold(added), listed(removed.map(wordOf)), shown, total);
  const gone = goneWith(added, removed);
  // What is left out and what is asked for take no verb together, and alternatives of several kinds no "and".
  const isMixed = new Set(added.map(({ op }) => op === 'not')).size > 1 || added.some(({ either }) => either !== undefined);
  if (isMixed || removed.length > gone.length || added.length + removed.length > 3) return whole;
  return addedLine(added, after, { shown, total, previous: gone.length > 0 ? Infinity : previous });
}

/** What goes since something of another kind came or is left out; '' for nothing. */
export function goneLine(before: readonly Condition[], after: readonly Condition[]): string {
  const { added, removed } = changeOf(before.map(asPlace), after.map(asPlace));
  const gone = added.length === 0 ? [] : goneWith(added, removed);
  return gone.length === 0 ? '' : copy.removedToo(bold(gone));
}

const goneWith = (added: readonly Condition[], removed: readonly Condition[]): Condition[] =>
  removed.filter(
    (one) => one.op !== 'not' && !added.some((other) => (other.op === 'not' ? isSameThing(other, one) : where(other) === where(one))),
  );

function removedLine(removed: readonly Condition[], after: readonly Condition[], shown: number, total: number): string {
  const left = after.filter((one) => one.op !== 'not' && one.field === removed[0]?.field);
  if (left.length > 0 && sameKind(left, removed)) return copy.onlyNow(bold(left, 'and'), shown, total);
  if (removed.every((one) => one.op === 'not')) return copy.letIn(boldThings(removed), shown, total);
  return copy.dropped(bold(removed), shown, total);
}

function addedLine(
  added: readonly Condition[],
  after: readonly Condition[],
  { shown, total, previous }: { shown: number; total: number; previous: number },
): string {
  if (added.every((one) => one.op === 'not')) return copy.leftOut(boldThings(added), shown, total);
  // Alongside another value of its field, which is an alternative to it, a condition widens.
  const isAlongside = (one: Condition) =>
    alternatives.has(one.field) && after.some((other) => !added.includes(other) && other.op !== 'not' && other.field === one.field);
  if (total >= previous || added.some(isAlongside)) return copy.joined(bold(added), shown, total);
  return copy.narrowed(bold(added, sameKind(added, added) ? 'or' : 'and'), shown, total);
}

const alternatives: ReadonlySet<string> = new Set(['place', 'role', 'function', 'company', 'industry', 'level', 'year', 'text']);

const boldThings = (conditions: readonly Condition[]) => listed(exclusionsOf(conditions).map((thing) => `**${thing}**`));

/** The same search, with as many as were asked for. */
export const someLine = (conditions: readonly Condition[], shown: number, total: number): string =>
  copy.found(conditions.length === 0 ? (total === 1 ? 'open job' : 'open jobs') : phraseOf(conditions, total), shown, total);

/** Nothing is the work that was asked for, but some is akin to it; `elsewhere` says where the work itself is. */
export const relatedLine = (conditions: readonly Condition[], total: number, elsewhere = ''): string =>
  copy.related(phraseOf(conditions), total, elsewhere);

/** Why these: about at most two of the jobs, in their own facts; only about jobs that were not on the table before. */
export function whyLine(jobs: readonly Job[], wants: Wants, seen: readonly string[] = []): string {
  const fresh = jobs.filter((job) => !seen.includes(job.id));
  const [first] = fresh;
  if (first === undefined) return jobs.length === 0 ? '' : copy.seenBefore(jobs.length);
  const isPartly = fresh.length < jobs.length;
  const reasons = standouts(jobs, wants, isPartly ? 4 : 2)
    .filter(({ job }) => fresh.includes(job))
    .slice(0, 2)
    .map(({ job, says }) => ({ job: nameOf(job), says }));
  // Long titles leave room for one.
  if (reasons.map(({ job, says }) => job + says).join('').length > longest) reasons.length = 1;
  return reasons.length === 0 ? copy.newOne(nameOf(first)) : copy.why(reasons, isPartly);
}

/** None of the best is work the student is headed for. */
export function unlikeLine({ profile, major }: About): string {
  if ((profile?.target_roles.length ?? 0) > 0) return copy.notYours(null);
  return major === null || isOpenMajor(major) ? '' : copy.notYours(major);
}

/** How many were held back and why; short when some were held back just before, a question where a yes shows them. */
export function heldBackLine(heldBack: number, about: About, before: number, asks = true, held: readonly Job[] = []): string {
  if (heldBack === 0) return '';
  // Of one it is known what holds it back.
  const own = held.length === heldBack ? reasonsToGate(held).shared : null;
  return before > 0 ? copy.stillHeldBack(heldBack) : copy.heldBack(heldBack, own ?? gateReason(about, heldBack === 1), asks);
}

/** All with the title asked for rule the student out, of whom some are `held`. */
export const allHeldLine = (conditions: readonly Condition[], held: readonly Job[], count: number, about: About): string =>
  copy.allHeld(phraseOf(conditions, count), count, reasonsToGate(held).shared ?? gateReason(about, count === 1));

/** Jobs among the results that rule the student out, shown since they were asked for by name. */
export function gatedLine(jobs: readonly Job[]): string {
  const gated = jobs.filter((job) => job.match?.gate != null);
  const [first] = gated;
  if (first === undefined) return '';
  if (gated.length === 1) return copy.closedOne(jobs.length === 1 ? null : nameOf(first), reasonsToGate(gated).shared ?? '');
  return copy.closedSome(gated.length, gated.length === jobs.length, reasonsToGate(gated));
}

/** What was held back, now shown. */
export const heldLine = (jobs: readonly Job[], all: number): string =>
  copy.heldNow(jobs.length, Math.max(all, jobs.length), reasonsToGate(jobs));

/** How the search goes on: how many more there are now, and how many after them; at its end, what letting go of the `dearest` would bring. */
export function moreLine(conditions: readonly Condition[], count: number, seen: number, total: number, dearest: Cost | null): string {
  if (count > 0) return copy.more(count, Math.max(0, total - seen));
  const jobs = (many: number) => (conditions.length === 0 ? (many === 1 ? 'open job' : 'open jobs') : phraseOf(conditions, many));
  const end = seen === 0 || total === 0 ? copy.noMore : copy.seenAll(jobs(total), total);
  return dearest === null ? end : `${end} ${stop(doing(dearest.conditions), dearest.without)}`;
}

/** An answer to "how many of those": only the figure, the search stays as it is. */
export const countLine = (conditions: readonly Condition[], total: number, of: number | null): string =>
  copy.count(phraseOf(conditions, total === 0 ? 2 : total), total, of);

/** What the search looks for now. */
export const statusLine = (conditions: readonly Condition[], total: number): string =>
  conditions.length === 0 ? copy.statusOpen(total) : copy.status(phraseOf(conditions), total);

/** "Remote" alone and "or remote" alongside other places are two conditions, but no change worth words. */
const asPlace = (condition: Condition) =>
  condition.field === 'remote' && condition.value === true ? conditionOf('place', 'Remote') : condition;

/** Conditions that came and went. */
function changeOf(before: readonly Condition[], after: readonly Condition[]): { added: Condition[]; removed: Condition[] } {
  const had = new Set(before.map((one) => one.id));
  const has = new Set(after.map((one) => one.id));
  return { added: after.filter((one) => !had.has(one.id)), removed: before.filter((one) => !has.has(one.id)) };
}

/** Characters about two jobs; beyond, one must do. */
const longest = 240;

export const bold = (conditions: readonly Condition[], word = 'and') =>
  listed(
    conditions.map((one) => `**${wordOf(one)}**`),
    word,
  );

/** What a search does with conditions. */
export const doing = (conditions: readonly Condition[]): Doing =>
  conditions.every(({ op }) => op === 'not') ? leavingOut(boldThings(conditions)) : asking(bold(conditions));

function where(condition: Condition | undefined): string {
  if (condition === undefined) return '';
  const groups: Record<string, string> = {
    place: 'where',
    remote: 'where',
    role: 'what',
    function: 'what',
    industry: 'who',
    company: 'who',
  };
  return groups[condition.field] ?? condition.field;
}

const sameKind = (added: readonly Condition[], removed: readonly Condition[]) =>
  [...added, ...removed].every((one) => where(one) === where(added[0]) && one.op !== 'not');

/** What holds jobs back from this student, after "that" or "they". */
export function gateReason(about: About, one: boolean): string {
  const { workplaces, payAtLeast } = demandsOf(about.musts);
  const parts = [
    ...(about.needsVisa === true ? [copy.gate.citizenship(one), copy.gate.sponsorship()] : []),
    about.canGetClearance === false ? copy.gate.clearance(one) : '',
    degreesBeyond(degreeOf(about)).length > 0 ? copy.gate.degree(one) : '',
    workplaces === null
      ? ''
      : copy.gate.workplace(
          one,
          !workplaces.includes('remote') ? 'fully remote' : workplaces.includes('hybrid') ? 'fully on site' : 'remote',
        ),
    payAtLeast === null ? '' : copy.gate.pay(one, dollars.format(payAtLeast)),
  ].filter((part) => part !== '');
  return parts.length === 0 ? copy.gate.other : listed(parts, 'or');
}

/** What rules a student out of these: what all of them do, else how many do what. */
function reasonsToGate(jobs: readonly Job[]): { shared: string | null; each: string } {
  const barred = jobs.filter(({ match }) => match?.gate?.kind === 'workplace');
  const places = listed([...new Set(barred.map(({ workplace }) => workplaceNames[workplace ?? 'onsite']))], 'or');
  const { gate } = copy;
  const does = (kind: (typeof kinds)[number], one: boolean) =>
    kind === 'workplace' ? gate.workplace(one, places) : kind === 'pay' ? gate.pay(one, null) : gate[kind](one);
  const parts = kinds
    .map((kind) => ({ kind, count: jobs.filter(({ match }) => match?.gate?.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const [first, ...others] = parts;
  return {
    shared: first === undefined || others.length > 0 ? null : does(first.kind, jobs.length === 1),
    each: listed(parts.map(({ kind, count }) => `${figure(count)} ${does(kind, count === 1)}`)),
  };
}

const kinds = ['sponsorship', 'citizenship', 'clearance', 'degree', 'workplace', 'pay'] as const;
