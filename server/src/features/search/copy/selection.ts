import { withArticle } from '@alive/contract/role-words.ts';
import { allOf, figure, listed, plain } from '@alive/language/conditions/facts.ts';
import { capital } from '@alive/language/text/text.ts';
import { heldBack as beginnings } from '#platform/copy.ts';
import { none, relatedJobs } from './nothing.ts';

/** What is said of the jobs that a search found. Jobs and conditions come as phrases: "data analyst jobs in Boston", "**Boston**". */

export const found = (jobs: string, shown: number, total: number): string => {
  if (total === 1) return `Here’s the only ${jobs}.`;
  return shown >= total ? `Here are ${allOf(total)} ${jobs}.` : `Here are the best ${figure(shown)} of **${figure(total)}** ${jobs}.`;
};
/** None of the jobs shown is about what was wished for, whatever words they hold. */
export const unlikeAll = (texts: readonly string[]): string => `None of these have much to do with ${listed(texts.map(quoted), 'or')}.`;
export const foundAll = (shown: number, total: number): string =>
  `You have no filters on. ${found(total === 1 ? 'open job' : 'open jobs', shown, total)}`;
export const replaced = (added: string, removed: string, shown: number, total: number): string =>
  `I switched from ${removed} to ${added}. ${rest(shown, total)}`;
export const joined = (added: string, shown: number, total: number): string => `I added ${added}. ${rest(shown, total)}`;
export const narrowed = (added: string, shown: number, total: number): string =>
  `I narrowed your search to ${added}. ${rest(shown, total)}`;
export const leftOut = (things: string, shown: number, total: number): string => `I left out ${things}. ${rest(shown, total)}`;
export const leavingOut = (things: string, shown: number, total: number): string => `I’m leaving out ${things}. ${rest(shown, total)}`;
export const removedToo = (removed: string): string => `I removed ${removed} from your filters.`;
export const letIn = (things: string, shown: number, total: number): string => `I added ${things} back in. ${rest(shown, total)}`;
export const onlyNow = (left: string, shown: number, total: number): string => `I kept only ${left}. ${rest(shown, total)}`;
export const dropped = (removed: string, shown: number, total: number): string => `${removedToo(removed)} ${rest(shown, total)}`;
export const restored = 'I put your search back the way it was.';
export const mostAtOnce = (most: number): string => `I can show up to ${most} at a time.`;

const rest = (shown: number, total: number): string => {
  if (total === 1) return 'Now there’s **1** job.';
  return shown >= total ? `Here are ${allOf(total)} jobs.` : `Here are the best ${figure(shown)} of **${figure(total)}** jobs.`;
};

export const related = (jobs: string, total: number, elsewhere = ''): string =>
  `${none(jobs)}${elsewhere === '' ? '' : ` ${elsewhere}`} I found ${total === 1 ? 'one' : `**${figure(total)}**`} ${relatedJobs(total)}.`;

/** How jobs stand out, after their names. */
export const standsOut = {
  closest: 'is your closest match',
  shares: 'is one of your closest matches',
  scores: (score: number): string => `scores ${score} out of 100`,
  because: (lead: string, says: string): string =>
    lead.startsWith('scores') ? `${lead}, partly because it ${says}` : `${lead}. It ${says}`,
  meets: (says: string): string => `comes first because it ${says}`,
  payOrFirst: (pay: string | null): string => (pay === null ? 'comes first' : `pays ${pay}`),
  paysMost: (pay: string): string => `pays the most of these, at ${pay}`,
  sponsors: 'is the only one that says it sponsors visas',
  remote: 'is the only one you can do remotely',
};
export const seenBefore = (count: number): string =>
  `You’ve already seen ${count === 1 ? 'this one' : count === 2 ? 'both of these' : 'all of these'}.`;
export const why = (reasons: readonly { job: string; says: string }[], isNew: boolean): string =>
  reasons.map(({ job, says }, at) => `${job} ${isNew && at === 0 ? 'is new to the list and ' : ''}${says}.`).join(' ');
export const newOne = (job: string): string => `${job} is new to the list.`;
export const notYours = (major: string | null): string =>
  major === null
    ? 'None of these are close to the roles you named, but they’re what’s open.'
    : `None of these are typical for ${plain(major)} majors, but they’re what’s open.`;

export const sponsors = (saying: number, total: number, others: 'silent' | 'mixed'): string => {
  if (total === 1)
    return saying === 1
      ? 'It says it sponsors visas.'
      : others === 'silent'
        ? 'It doesn’t say if it sponsors visas, so ask before you apply.'
        : '';
  const none = total === 2 ? 'Neither job says' : `None of the ${figure(total)} jobs say`;
  const they = total === 2 ? 'it sponsors' : 'they sponsor';
  if (saying === 0) return others === 'silent' ? `${none} if ${they} visas, so ask before you apply.` : `${none} ${they} visas.`;
  if (saying === total) return `${capital(allOf(total, false))} jobs say they sponsor visas.`;
  const rest = total - saying === 1 ? ' The other one doesn’t say.' : ' The rest don’t say.';
  return `${figure(saying)} of the ${figure(total)} jobs I found ${saying === 1 ? 'says it sponsors' : 'say they sponsor'} visas.${others === 'silent' ? rest : ''}`;
};
export const moreSilent = (count: number): string =>
  `${figure(count)} more ${count === 1 ? 'job doesn’t' : 'jobs don’t'} say if ${count === 1 ? 'it sponsors' : 'they sponsor'} visas.`;
export const noSeason = (count: number): string =>
  `${figure(count)} of them ${count === 1 ? 'doesn’t say which season it’s' : 'don’t say which season they’re'} for, so check the posting${count === 1 ? '' : 's'}.`;
export const noneAre = (branches: readonly string[]): string =>
  `Right now there’s nothing open in ${listed(
    branches.toSorted((a, b) => a.length - b.length),
    'or',
  )}.`;

export const heldBack = (count: number, reason: string, asks: boolean): string =>
  `${beginnings.now} ${jobsOf(count)} that ${reason}.${asks ? ` Want to see ${count === 1 ? 'it' : 'them'}?` : ''}`;
export const allHeld = (jobs: string, count: number, reason: string): string =>
  count === 1
    ? `There’s only **1** ${jobs}, and it ${reason}. Want to see it?`
    : `There are **${figure(count)}** ${jobs}, but they ${reason}. Want to see them?`;
export const stillHeldBack = (count: number): string => `${beginnings.still} ${jobsOf(count)}.`;
export const closedOne = (job: string | null, reason: string): string =>
  job === null
    ? `Heads-up: you may not be eligible for this one because it ${reason}.`
    : `Heads-up: you may not be eligible for ${job}. Its card shows why.`;
export const closedSome = (closed: number, isAll: boolean, { shared, each }: Reasons): string =>
  `Heads-up: you may not be eligible for ${isAll ? 'any' : figure(closed)} of these. ${shared === null ? capital(each) : `They ${shared}`}.`;
export const heldNow = (shown: number, all: number, { shared, each }: Reasons): string => {
  const check = `Check with the employer${shown === 1 ? '' : 's'} before you apply.`;
  const some = shown < all ? `${figure(shown)} of the ${figure(all)}` : all === 1 ? 'the one' : `the ${figure(all)}`;
  const here = `Here${shown === 1 ? '’s' : ' are'} ${some} I held back`;
  if (shared === null) return `${here}: ${each}. ${check}`;
  const they = shown === 1 ? 'it' : 'they';
  return shown < all ? `${here}. ${shown === 1 ? 'It' : 'They all'} ${shared}. ${check}` : `${here} because ${they} ${shared}. ${check}`;
};
/** What rules a student out of some jobs: what all of them do, else how many do what. */
interface Reasons {
  shared: string | null;
  each: string;
}
export const heldSeen = 'You’ve seen all the jobs I held back.';
export const heldNone = 'I haven’t held back any jobs in this search.';

/** What rules a student out of one job or of several, after "it" or "they". */
export const gate = {
  citizenship: (one: boolean): string => `${one ? 'requires' : 'require'} U.S. citizenship`,
  sponsorship: (): string => 'won’t sponsor visas',
  clearance: (one: boolean): string => `${one ? 'needs' : 'need'} a security clearance`,
  degree: (one: boolean): string => `${one ? 'asks' : 'ask'} for a higher degree than yours`,
  workplace: (one: boolean, where: string): string =>
    where === 'remote' ? `${one ? 'isn’t' : 'aren’t'} remote` : `${one ? 'is' : 'are'} ${where}`,
  pay: (one: boolean, least: string | null): string => `${one ? 'pays' : 'pay'} less than ${least ?? 'you need'}`,
  other: 'may not be open to you',
};

export const more = (count: number, left: number): string => {
  if (left > 0) return `Here${count === 1 ? '’s' : ' are'} ${figure(count)} more, with ${figure(left)} left to see.`;
  return count === 1 ? 'Here’s the last one.' : `Here are the last ${figure(count)}.`;
};
/** Of the next ones, how many were folded into others before. */
export const copies = (count: number, of: number): string =>
  count < of
    ? `${figure(count)} of them ${count === 1 ? 'is nearly the same as a job' : 'are nearly the same as jobs'} you’ve seen.`
    : `${count === 1 ? 'It’s nearly the same as a job' : 'They’re nearly the same as jobs'} you’ve seen.`;
export const seenAll = (jobs: string, total: number): string =>
  total === 1 ? `That was the only ${jobs}.` : `You’ve seen ${allOf(total)} ${jobs}.`;
export const noMore = 'No jobs match your search right now, so I have no more to show.';
export const nearestSeen = 'You’ve seen all the jobs that come close to your search.';
export const nextNearest = 'No job matches everything you asked for. These are the next closest, and each card shows what doesn’t match.';

export const count = (jobs: string, total: number, of: number | null): string =>
  total === 0
    ? none(jobs)
    : `There${total === 1 ? '’s' : ' are'} **${figure(total)}** ${jobs}${of === null || of <= total ? '' : ` among the ${figure(of)} I found`}.`;
export const status = (jobs: string, total: number): string =>
  total === 0
    ? `You’re searching for ${jobs}. None are open right now.`
    : `You’re looking at ${jobs}. There${total === 1 ? '’s' : ' are'} **${figure(total)}** right now.`;
export const statusOpen = (total: number): string => `You have no filters on, so you’re looking at all **${figure(total)}** open jobs.`;
export const noSuchNumber = (number: number, shown: number, more: boolean): string =>
  `${shown === 0 ? 'I haven’t shown any jobs yet' : `The list above has ${jobsOf(shown)}`}, so there’s no number ${number}.${more ? ` Want to see ${shown === 0 ? 'some' : 'more'}?` : ''}`;

/** What a first selection shows. */
export const opening = {
  here: (jobs: string, total: number): string => here(jobs, total),
  major: (jobs: string, total: number, major: string): string =>
    `${here(jobs, total)} I went by your major, ${plain(major)}. Finish your profile for better matches.`,
  nothing: (jobs: string, total: number): string => `${here(jobs, total)} Finish your profile for better matches.`,
  /** Places without any such job. */
  empty: (jobs: string, none: readonly string[]): string =>
    none.length === 0 ? '' : `There are no ${jobs} in ${listed(none, 'or')} right now.`,
  /** Places where some are open, but none of those shown is. */
  unseen: (some: readonly { place: string; count: number }[]): string => {
    const all = some.map(({ place, count }, at) => {
      const jobs = at === 0 ? jobsOf(count) : figure(count);
      return place === 'remote jobs' ? `${figure(count)} remote ${count === 1 ? 'job' : 'jobs'}` : `${jobs} in ${place}`;
    });
    return all.length === 0 ? '' : `Further down the list ${some[0]?.count === 1 ? 'is' : 'are'} ${listed(all)}.`;
  },
  /** How many of the jobs shown don’t say what they pay, to who must be paid. */
  paid: (silent: number, shown: number): string => {
    if (silent === 0) return shown === 1 ? 'This job states its pay.' : `${capital(allOf(shown, false))} jobs state their pay.`;
    if (shown === 1) return 'This job doesn’t state its pay, so check that it’s paid.';
    return silent === 1
      ? `1 of these ${figure(shown)} jobs doesn’t state its pay, so check that it’s paid.`
      : `${figure(silent)} of these ${figure(shown)} jobs don’t state their pay, so check that they’re paid.`;
  },
  anywhere: 'Anywhere',
  unchecked: {
    access: 'if a workplace is accessible',
    hours: 'how many hours a week the job takes',
    start: 'when the job starts',
    all: (things: readonly string[]): string => `Postings rarely say ${listed(things, 'or')}, so ask before you apply.`,
  },
  noJobs: (jobs: string): string => `There are no ${jobs} right now`,
  fewGood: (places: string): string => `I found few good matches in ${places}`,
  widened: (why: string, instead: readonly string[]): string => `${why}, so I widened the search to ${listed(instead)}.`,
  letGo: (why: string, gone: readonly string[]): string => `${why}, so I searched without ${listed(gone)}.`,
};
const here = (jobs: string, total: number): string => (total === 1 ? `Here’s the only ${jobs}.` : `Here are some ${jobs}.`);

/** What employers have that the student named. */
export const employer = {
  none: (names: readonly string[]): string => `${listed(names)} ${names.length === 1 ? 'has' : 'have'} nothing open right now.`,
  closed: (name: string, count: number): string =>
    `${name} has ${jobsOf(count)} open, but I held ${count === 1 ? 'it' : 'them'} back because you may not be eligible.`,
  /** "Goldman Sachs has 82 jobs there and Nike has 40." */
  open: (some: readonly { name: string; count: number }[], where: string): string => {
    const all = some.map(({ name, count }, at) => (at === 0 ? `${name} has ${jobsOf(count)} ${where}` : `${name} has ${figure(count)}`));
    return all.length === 0 ? '' : `${listed(all)}.`;
  },
  otherLevels: (name: string, count: number, jobs: string): string => `${name} has ${jobsOf(count)} open, but no ${jobs}.`,
};
const jobsOf = (count: number): string => `${figure(count)} ${count === 1 ? 'job' : 'jobs'}`;

/** Questions that narrow a large selection down. */
export const question = {
  work: (kinds: readonly string[]): string => `Which sounds most like you: ${listed(kinds, 'or')}?`,
  level: (internships: number, others: number): string =>
    `Are you looking for internships (${figure(internships)}) or full-time jobs (${figure(others)})?`,
  remote: (remote: number): string =>
    remote === 0
      ? 'Where would you like to work?'
      : `Where would you like to work? I found ${figure(remote)} remote ${remote === 1 ? 'job' : 'jobs'}.`,
};

/** Which of the jobs meet what only ranks, and in which order they come; `does` is what they do: "mention “Spanish”". */
export const wished = {
  all: (total: number, does: string): string => (total === 1 ? `It ${does}.` : `All of these ${does}.`),
  /** "The design jobs and the ones that mention “climate” come first." */
  first: (does: readonly string[], isOne = false): string => {
    if (isOne) return `The one that ${eitherOf(does)} comes first.`;
    const works = does.flatMap((one) => /^are (.* jobs)$/.exec(one)?.slice(1) ?? []);
    const others = does.filter((one) => !/^are .* jobs$/.test(one));
    const parts = [...works.map((work) => `the ${work}`), ...(others.length === 0 ? [] : [`the ones that ${wished.any(others)}`])];
    return `${capital(listed(parts))} come first.`;
  },
  some: (does: readonly string[], isOne = false): string => `${isOne ? 'One' : 'Some'} of these ${eitherOf(does)}.`,
  none: (does: readonly string[], total: number, isOfPart = false): string => {
    const nothing =
      total === 1
        ? `It ${listed(does.map((one) => (one.startsWith('are ') ? one.replace('are', 'isn’t') : `doesn’t ${one}`)))}`
        : capital(noneOfThem(does));
    return `${nothing}.${isOfPart && total > 1 ? ' The ones that mention part of that come first.' : ''}`;
  },
  /** `jobs` are those in which it was looked for: "internships in Boston". */
  noneOf: (jobs: string, does: readonly string[]): string => `I found ${jobs}, but ${noneOfThem(does)}.`,
  last: (count: number, does: string, total: number): string =>
    count === total
      ? `${count === 1 ? 'It' : capital(allOf(count, false))} ${does}.`
      : `${figure(count)} of them ${does}, so ${count === 1 ? 'it comes' : 'they come'} last.`,
  /** What they should do, of several wishes any: "either are paid or mention “climate”". */
  any: (does: readonly string[]): string => {
    const parts = byVerb(does);
    return `${parts.length === 2 && !parts.some((one) => one.includes(' or ')) ? 'either ' : ''}${listed(parts, 'or')}`;
  },
};
/** What a job does that meets a wish. */
export const does = {
  meaning: (text: string, count: number): string => `${count === 1 ? 'mentions' : 'mention'} something like ${quoted(text)}`,
  mention: (text: string, count: number): string => `${count === 1 ? 'mentions' : 'mention'} ${quoted(text)}`,
  paid: (count: number): string => `${count === 1 ? 'is' : 'are'} paid`,
  pay: (pay: string, count: number): string => `${count === 1 ? 'pays' : 'pay'} ${pay}`,
  ask: (skill: string, count: number): string => `${count === 1 ? 'lists' : 'list'} ${skill} as a skill`,
  place: (place: string, count: number): string => `${count === 1 ? 'is' : 'are'} in ${place}`,
  company: (company: string, count: number): string => `${count === 1 ? 'is' : 'are'} at ${company}`,
  sponsor: (count: number): string => (count === 1 ? 'says it sponsors visas' : 'say they sponsor visas'),
  work: (names: readonly string[], count: number): string =>
    count === 1 ? `is ${withArticle(listed(names, 'or'))} job` : `are ${listed(names, 'or')} jobs`,
  industry: (names: readonly string[], count: number): string => `${count === 1 ? 'is' : 'are'} in ${listed(names, 'or')}`,
  levels: (levels: readonly string[], count: number, orNone: boolean): string => {
    const nouns = levels.map((level) => (level !== 'internships' ? level : count === 1 ? 'internship' : level));
    const all = levels.includes('internships') ? listed(nouns, 'or') : `${listed(nouns, 'or')} ${count === 1 ? 'job' : 'jobs'}`;
    const areAll = count === 1 ? `is ${withArticle(all)}` : `are ${all}`;
    return `${areAll}${orNone ? `${levels.length > 1 ? ',' : ''} or ${count === 1 ? 'doesn’t' : 'don’t'} say ${count === 1 ? 'its' : 'their'} level` : ''}`;
  },
  other: (names: readonly string[], count: number): string => `${count === 1 ? 'is' : 'are'} ${listed(names, 'or')}`,
};

export const order = {
  pay: 'The highest pay comes first, and jobs that don’t state their pay come last.',
  newest: 'The newest come first.',
} as const;

/** "None of them are paid or mention “trucks” or “boats”". */
const noneOfThem = (does: readonly string[]): string => `none of them ${listed(byVerb(does), 'or')}`;
/** What any of them do: "mention “trucks” or “boats”". */
const eitherOf = (does: readonly string[]): string => listed(byVerb(does), 'or');
/** What has the same verb together, the shortest first: "mention “archives” or “metadata”". */
const byVerb = (does: readonly string[]): string[] =>
  [...Map.groupBy(does, (one) => verbOf(one) ?? one)]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([verb, all]) => {
      const things = all.map((one) => one.slice(verb.length));
      if (things.length === 1) return all.join('');
      return verb.startsWith('list')
        ? `${verb}${listed(
            things.map((one) => one.replace(/ as a skill$/, '')),
            'or',
          )} as skills`
        : `${verb}${listed(things, 'or')}`;
    });
const verbOf = (one: string): string | undefined => verbs.find((verb) => one.startsWith(verb));
const verbs = ['mention ', 'mentions ', 'list ', 'lists ', 'ask for ', 'asks for ', 'are in ', 'is in ', 'are at ', 'is at '];

const quoted = (text: string): string => `“${plain(text)}”`;
