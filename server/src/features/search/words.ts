import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { degreeOf, degreesBeyond, demandsOf } from '#job-index/musts.ts';
import type { About } from '#platform/chat.ts';
import { isOpenMajor } from '@alive/language/lexicon/majors.ts';
import { conditionOf, wordOf } from '@alive/language/conditions/registry.ts';
import { dollars, figure, inWords, listed, plain, workplaceNames } from '@alive/language/conditions/facts.ts';
import { nameOf, standouts, type Wants } from './job-facts.ts';
import { exclusionsOf, phraseOf } from './phrase.ts';

/** What the built-in assistant says about a selection of jobs, in Markdown. Every figure and fact is an argument. */

/** What changed between two sets of conditions and how many fit now. `previous` is the earlier count, null when there was none. */
export function changeLine(before: readonly Condition[], after: readonly Condition[], total: number, previous: number | null): string {
  const { added, removed } = changeOf(before.map(asPlace), after.map(asPlace));
  if (after.length === 0) return `Nothing is narrowed down now: **${figure(total)}** ${total === 1 ? 'job is' : 'jobs are'} open.`;
  if (previous === null || added.length + removed.length > 3) return wholeLine(after, total);
  if (added.length === 0 && removed.length === 0 && previous !== total)
    return `For ${phraseOf(after, total)}, now ${fits(total)}${compared(total, previous)}.`;
  if (added.length === 0 && removed.length === 0) return `That is what I already have on: ${phraseOf(after, total)}, ${fits(total)}.`;
  if (added.length === 0) return begun(removedLine(removed, after, total, previous));
  if (removed.length === 0) return begun(addedLine(added, total, previous));
  return sameKind(added, removed)
    ? begun(`${bold(added)} instead of ${listed(removed.map(wordOf))}: ${fits(total)}.`)
    : wholeLine(after, total);
}

/** A sentence that may begin with a condition in bold. */
const begun = (sentence: string) => sentence.replace(/^\*\*\p{Ll}/u, (start) => start.toUpperCase());

function removedLine(removed: readonly Condition[], after: readonly Condition[], total: number, previous: number): string {
  const now = `${fits(total)}${compared(total, previous)}`;
  const left = after.filter((one) => one.op !== 'not' && one.field === removed[0]?.field);
  if (left.length > 0 && sameKind(left, removed)) return `Only ${bold(left, 'or')} now: ${now}.`;
  if (removed.every((one) => one.op === 'not'))
    return `${listed(exclusionsOf(removed).map((thing) => `**${thing}**`))} may be among them again: ${now}.`;
  return `No longer only ${bold(removed, 'or')}: ${now}.`;
}

function addedLine(added: readonly Condition[], total: number, previous: number): string {
  if (total > previous) return `${bold(added)} too: ${fits(total)}${compared(total, previous)}.`;
  if (added.every((one) => one.op === 'not')) {
    const out = listed(exclusionsOf(added).map((thing) => `**${thing}**`));
    return total === previous
      ? `Leaving out ${out} changes nothing: still ${fits(total)}.`
      : `Leaving out ${out}: ${fits(total)}${compared(total, previous)}.`;
  }
  if (total === previous) return `${bold(added)} changes nothing: still ${fits(total)}.`;
  return `With ${bold(added, sameKind(added, added) ? 'or' : 'and')}, **${figure(total)}** of the ${figure(previous)} ${total === 1 ? 'is' : 'are'} left.`;
}

/** The same search, with as many as were asked for. */
export function someLine(conditions: readonly Condition[], shown: number, total: number): string {
  const phrase = conditions.length === 0 ? 'open jobs' : phraseOf(conditions, total);
  return shown === total
    ? `Here ${total === 1 ? 'is the only one' : `are all **${figure(total)}**`}: ${phrase}.`
    : `The best ${figure(shown)} of **${figure(total)}** ${phrase}.`;
}

/** Nothing is the work that was asked for, but some is akin to it. */
export function relatedLine(conditions: readonly Condition[], total: number, jobs: readonly Job[]): string {
  const named = [...new Set(jobs.flatMap(({ occupation }) => occupation?.title ?? []))].slice(0, 2);
  const such = named.length === 0 ? '' : `, such as ${listed(named.map((title) => `“${plain(title)}”`))}`;
  return `No ${phraseOf(conditions)} right now, under that title or another. Closest: **${figure(total)}** ${total === 1 ? 'job' : 'jobs'} in related work${such}.`;
}

/** Why these: one sentence about at most two of the jobs, in their own facts; only about jobs that were not on the table before. */
export function whyLine(jobs: readonly Job[], wants: Wants, seen: readonly string[] = []): string {
  const fresh = jobs.filter((job) => !seen.includes(job.id));
  if (fresh.length === 0 && jobs.length > 0) return jobs.length === 1 ? 'You have seen it above.' : 'You have seen these above.';
  const parts = standouts(jobs, wants, fresh.length < jobs.length ? 4 : 2)
    .filter(({ job }) => fresh.includes(job))
    .slice(0, 2)
    .map(({ job, says }) => `${nameOf(job)} ${says}`);
  // Long titles leave room for one.
  if (parts.join('').length > longest) parts.length = 1;
  const first = fresh[0];
  if (parts.length === 0 && first !== undefined) return `New among them: ${nameOf(first)}.`;
  return `${fresh.length < jobs.length ? 'New among them: ' : ''}${parts.join('; ')}.`;
}

/** None of the best is work the student is headed for. */
export function unlikeLine(about: About): string {
  const headed =
    (about.profile?.target_roles.length ?? 0) > 0
      ? 'near the roles you named'
      : about.major === null || isOpenMajor(about.major)
        ? null
        : `what ${plain(about.major)} usually leads to`;
  return headed === null ? '' : `None of these is ${headed}; take them as what else is open there.`;
}

/** How many of those that fit say they sponsor; silence is no answer. `open`: none of the others says no. */
export function sponsorLine(sponsoring: number, total: number, open: boolean): string {
  if (total === 0) return '';
  if (total === 1) return sponsoring === 1 ? 'It says it sponsors.' : open ? 'Whether it sponsors is not stated.' : '';
  if (sponsoring === 0) return open ? 'None of them says whether it sponsors: not stated, so ask.' : 'None of them says it sponsors.';
  if (sponsoring === total) return 'All of them say they sponsor.';
  return `${inWords(sponsoring)} of them ${sponsoring === 1 ? 'says it sponsors' : 'say they sponsor'}${open ? '; for the rest it is not stated' : ''}.`;
}

/** How many fit that do not say when they begin. */
export function seasonLine(silent: number): string {
  if (silent === 0) return '';
  return `${inWords(silent)} of them ${silent === 1 ? 'names no season and stays' : 'name no season and stay'} in; the posting has to tell.`;
}

/** How many were held back, why, and how to see them; short when the same number was said just before. */
export function heldBackLine(heldBack: number, about: About, before: number): string {
  if (heldBack === 0) return '';
  const one = heldBack === 1;
  if (heldBack === before) return `${inWords(heldBack)} ${one ? 'is' : 'are'} still held back; ask to see ${one ? 'it' : 'them'}.`;
  return `I held back ${figure(heldBack)} that ${gateReason(about, one)}; ask and I'll show ${one ? 'it' : 'them'}.`;
}

/** Jobs among the results that rule the student out, shown since they were asked for by name. */
export function gatedLine(jobs: readonly Job[]): string {
  const gated = jobs.filter((job) => job.match?.gate != null);
  const [first] = gated;
  if (first === undefined) return '';
  if (jobs.length === 1) return `One caution: ${reasonsToGate(gated)}, so it looks closed to you.`;
  if (gated.length === 1) return `One caution: ${nameOf(first)} looks closed to you; its card quotes why.`;
  return `${gated.length === jobs.length ? 'All of them look' : `${inWords(gated.length)} of these look`} closed to you: ${reasonsToGate(gated)}.`;
}

/** What was held back, now shown. */
export function heldLine(jobs: readonly Job[], all: number): string {
  if (jobs.length === 1)
    return `Here is the one I held back: ${reasonsToGate(jobs)}. The card has the sentence; if it is worth it to you, ask the employer before you spend an evening on it.`;
  const which = all > jobs.length ? `${inWords(jobs.length)} of the ${figure(all)}` : `the ${inWords(jobs.length).toLowerCase()}`;
  return `Here are ${which.charAt(0).toLowerCase()}${which.slice(1)} I held back: ${reasonsToGate(jobs)}. The cards have the sentences; ask an employer before you spend an evening on one.`;
}

/** How the search goes on: how many more there are now, and how many after them; at its end, what letting go of the `dearest` would bring. */
export function moreLine(conditions: readonly Condition[], count: number, seen: number, total: number, dearest: Cost | null): string {
  const others = dearest === null ? '' : ` Without ${bold(dearest.conditions, 'or')}, ${fits(dearest.without)}.`;
  if (count === 0 && (seen === 0 || total === 0))
    return `Nothing fits ${conditions.length === 0 ? 'here' : phraseOf(conditions)}, so there is no more of it.${others}`;
  if (count === 0)
    return `You have seen ${total === 1 ? 'the only one' : `all ${figure(total)}`}: ${conditions.length === 0 ? 'every open job' : phraseOf(conditions, total)}.${others}`;
  const left = Math.max(0, total - seen);
  return `${inWords(count)} more, ${left === 0 ? 'and with that you have seen all of them' : `with ${figure(left)} to go`}.`;
}

/** An answer to "how many of those": only the figure, the search stays as it is. */
export function countLine(conditions: readonly Condition[], total: number, of: number | null): string {
  if (total === 0) return `None of them: there are no ${phraseOf(conditions)} here.`;
  return `**${figure(total)}**${of === null || of <= total ? '' : ` of the ${figure(of)}`}: ${phraseOf(conditions, total)}.`;
}

/** What the search looks for now. */
export function statusLine(conditions: readonly Condition[], total: number): string {
  if (conditions.length === 0) return `Nothing is narrowed down: ${fits(total)}.`;
  return `I'm looking for ${phraseOf(conditions)}: ${fits(total)}. Each chip above can be taken off.`;
}

/** There is no such number among the jobs shown. */
export function beyondLine(number: number, shown: number, more: boolean): string {
  return `I showed ${shown === 1 ? 'one job' : `${inWords(shown).toLowerCase()} jobs`} last, so there is no number ${number}.${more ? ' Shall I show more?' : ''}`;
}

/** "38 fit" in bold figures. */
export const fits = (total: number) => `**${figure(total)}** ${total === 1 ? 'fits' : 'fit'}`;

/** "Remote" alone and "or remote" alongside other places are two conditions, but no change worth words. */
const asPlace = (condition: Condition) =>
  condition.field === 'remote' && condition.value === true ? conditionOf('place', 'Remote') : condition;

/** Conditions that came and went. */
function changeOf(before: readonly Condition[], after: readonly Condition[]): { added: Condition[]; removed: Condition[] } {
  const had = new Set(before.map((one) => one.id));
  const has = new Set(after.map((one) => one.id));
  return { added: after.filter((one) => !had.has(one.id)), removed: before.filter((one) => !has.has(one.id)) };
}

function wholeLine(conditions: readonly Condition[], total: number): string {
  return `I found **${figure(total)}** ${phraseOf(conditions, total)}.`;
}

/** Characters about two jobs; beyond, one must do. */
const longest = 240;

export const bold = (conditions: readonly Condition[], word = 'and') =>
  listed(
    conditions.map((one) => `**${wordOf(one)}**`),
    word,
  );
const compared = (total: number, previous: number) =>
  previous === 0 || total === previous ? '' : `, ${total > previous ? 'up' : 'down'} from ${figure(previous)}`;

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
  const { needsVisa, canGetClearance, musts } = about;
  const { workplaces, payAtLeast } = demandsOf(musts);
  const be = one ? 'is' : 'are';
  const parts = [
    needsVisa === true ? `won't sponsor or ${one ? 'wants' : 'want'} US citizens` : '',
    canGetClearance === false ? `${one ? 'needs' : 'need'} a security clearance` : '',
    degreesBeyond(degreeOf(about)).length > 0 ? `${one ? 'asks' : 'ask'} for a higher degree` : '',
    workplaces === null
      ? ''
      : workplaces.includes('remote')
        ? workplaces.includes('hybrid')
          ? `${be} fully on site`
          : `${be}n't remote`
        : `${be} fully remote`,
    payAtLeast === null ? '' : `${one ? 'pays' : 'pay'} less than ${dollars.format(payAtLeast)}`,
  ].filter((part) => part !== '');
  if (parts.length === 0) return one ? 'rules you out' : 'rule you out';
  return listed(parts, 'or');
}

function reasonsToGate(jobs: readonly Job[]): string {
  const count = (kind: string) => jobs.filter((job) => job.match?.gate?.kind === kind).length;
  const say = (kind: string, one: string, many: string) =>
    count(kind) === 0 ? '' : jobs.length === 1 ? `it ${one}` : `${figure(count(kind))} ${count(kind) === 1 ? one : many}`;
  const barred = jobs.filter(({ match }) => match?.gate?.kind === 'workplace');
  const where = listed([...new Set(barred.map(({ workplace }) => workplaceNames[workplace ?? 'onsite']))], 'or');
  const parts = [
    say('sponsorship', "says it won't sponsor", "say they won't sponsor"),
    say('citizenship', 'wants US citizens', 'want US citizens'),
    say('clearance', 'needs a security clearance', 'need a security clearance'),
    say('degree', 'asks for a higher degree', 'ask for a higher degree'),
    say('workplace', `is ${where}`, `are ${where}`),
    say('pay', 'pays less than you need', 'pay less than you need'),
  ];
  return listed(parts.filter((part) => part !== ''));
}

/** The conditions of one field and how many would fit without them. */
export interface Cost {
  conditions: Condition[];
  without: number;
}
