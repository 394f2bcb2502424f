import { figure, listed, plain } from '@alive/language/conditions/facts.ts';
import { none } from './nothing.ts';

/** What is said of the jobs that a search found. Jobs and conditions come as phrases: "data analyst jobs in Boston", "**Boston**". */

export const found = (jobs: string, shown: number, total: number): string => {
  if (total === 1) return `Here’s the only ${jobs} right now.`;
  return shown >= total
    ? `Here are all **${figure(total)}** ${jobs}.`
    : `Here are the best ${figure(shown)} of **${figure(total)}** ${jobs}.`;
};
export const foundAll = (shown: number, total: number): string => `You have no filters on. ${rest(shown, total)}`;
export const unchanged = (jobs: string, shown: number, total: number): string => `You’re already looking at ${jobs}. ${rest(shown, total)}`;
export const replaced = (added: string, removed: string, shown: number, total: number): string =>
  `Now ${added} instead of ${removed}. ${rest(shown, total)}`;
export const joined = (added: string, shown: number, total: number): string => `I added ${added}. ${rest(shown, total)}`;
export const narrowed = (added: string, shown: number, total: number): string => `I narrowed it to ${added}. ${rest(shown, total)}`;
export const narrowedNothing = (added: string): string => `I added ${added}, and the same jobs still fit.`;
export const leftOut = (things: string, shown: number, total: number): string => `I left out ${things}. ${rest(shown, total)}`;
export const leftOutNothing = (things: string): string => `I left out ${things}, and the same jobs still fit.`;
export const letIn = (things: string, shown: number, total: number): string => `I let ${things} back in. ${rest(shown, total)}`;
export const onlyNow = (left: string, shown: number, total: number): string => `Now only ${left}. ${rest(shown, total)}`;
export const dropped = (removed: string, shown: number, total: number): string => `I dropped ${removed}. ${rest(shown, total)}`;
export const restored = 'Back to how it was.';
export const mostAtOnce = (most: number): string => `I can show up to ${most} at a time.`;

const rest = (shown: number, total: number): string => {
  if (total === 1) return 'This is the only job that fits.';
  return shown >= total ? `These are all **${figure(total)}** that fit.` : `These are the best of **${figure(total)}**.`;
};

export const related = (jobs: string, total: number, titles: readonly string[]): string =>
  `${none(jobs)} The closest ${
    total === 1 ? 'is one job in related work' : `are **${figure(total)}** jobs in related work`
  }${titles.length === 0 ? '' : `, like ${listed(titles.map(quoted))}`}.`;

/** How jobs stand out, after their names. */
export const standsOut = {
  closest: 'is your closest match',
  shares: 'is one of your closest matches',
  scores: (score: number): string => `scores ${score} out of 100`,
  because: (lead: string, says: string): string => `${lead}: it ${says}`,
  meets: (says: string): string => `comes first: it ${says}`,
  payOrFirst: (pay: string | null): string => (pay === null ? 'comes first' : `pays ${pay}`),
  paysMost: (pay: string): string => `pays the most of these, ${pay}`,
  sponsors: 'is the only one that says it sponsors visas',
  remote: 'is the only one you can do remotely',
};
export const seenBefore = (count: number): string => `You’ve already seen ${count === 1 ? 'it' : 'these'} above.`;
export const why = (reasons: readonly { job: string; says: string }[], isNew: boolean): string =>
  reasons.map(({ job, says }, at) => `${isNew && at === 0 ? 'New this time: ' : ''}${job} ${says}.`).join(' ');
export const newOne = (job: string): string => `New this time: ${job}.`;
export const notYours = (major: string | null): string =>
  major === null
    ? 'None of these are close to the roles you named. They’re what else is open.'
    : `None of these are typical for ${plain(major)} majors. They’re what else is open.`;

export const sponsors = (saying: number, total: number, others: 'silent' | 'mixed'): string => {
  if (total === 1)
    return saying === 1 ? 'It says it sponsors visas.' : others === 'silent' ? 'It doesn’t say if it sponsors visas, so ask.' : '';
  if (saying === 0)
    return others === 'silent'
      ? `None of the ${figure(total)} say if they sponsor visas, so ask.`
      : `None of the ${figure(total)} say they sponsor visas.`;
  if (saying === total) return `All ${figure(total)} say they sponsor visas.`;
  return `${figure(saying)} of the ${figure(total)} ${saying === 1 ? 'says it sponsors' : 'say they sponsor'} visas.${others === 'silent' ? ' The rest don’t say.' : ''}`;
};
export const moreSilent = (count: number): string =>
  `${figure(count)} more ${count === 1 ? 'doesn’t' : 'don’t'} say if ${count === 1 ? 'it sponsors' : 'they sponsor'}.`;
export const noSeason = (count: number): string =>
  `${figure(count)} of them ${count === 1 ? 'doesn’t' : 'don’t'} name a season, so check the posting${count === 1 ? '' : 's'}.`;
export const noneAre = (branches: readonly string[]): string => `Nothing right now for ${listed(branches, 'or')}.`;

export const heldBack = (count: number, reason: string, asks: boolean): string =>
  `I held back ${jobsOf(count)} that ${reason}.${asks ? ` Want to see ${count === 1 ? 'it' : 'them'}?` : ''}`;
export const stillHeldBack = (count: number): string => `I’m still leaving out ${jobsOf(count)}.`;
export const closedOne = (job: string | null, reasons: string): string =>
  job === null ? `Heads-up: ${reasons}, so it may be closed to you.` : `Heads-up: ${job} may be closed to you. Its card shows why.`;
export const closedSome = (closed: number, isAll: boolean, reasons: string): string =>
  `Heads-up: ${isAll ? 'all of these' : `${figure(closed)} of these`} may be closed to you. ${reasons}.`;
export const heldNow = (shown: number, all: number, reasons: string): string =>
  all === 1
    ? `Here’s the one I held back: ${reasons}. Check with the employer before you apply.`
    : `Here${shown === 1 ? '’s' : ' are'} ${figure(shown)}${shown < all ? ` of the ${figure(all)}` : ''} that I held back: ${reasons}. Check with the employer${shown === 1 ? '' : 's'} before you apply.`;
export const heldSeen = 'You’ve seen everything I held back.';
export const heldNone = 'I’m not holding anything back in this search.';

/** Why jobs are held back, after "that" or "they". */
export const gate = {
  visa: (one: boolean): string => `won’t sponsor visas or ${one ? 'wants' : 'want'} U.S. citizens`,
  clearance: (one: boolean): string => `${one ? 'needs' : 'need'} a security clearance`,
  degree: (one: boolean): string => `${one ? 'asks' : 'ask'} for a higher degree`,
  workplace: (one: boolean, where: 'on site' | 'away' | 'remote'): string =>
    where === 'away' ? `${one ? 'isn’t' : 'aren’t'} remote` : `${one ? 'is' : 'are'} fully ${where}`,
  pay: (one: boolean, least: string): string => `${one ? 'pays' : 'pay'} less than ${least}`,
  other: (one: boolean): string => (one ? 'rules you out' : 'rule you out'),
};
/** What rules a student out of `count` jobs of which each does so; of a single job after "it". */
export const gated = {
  sponsorship: (count: number, alone: boolean): string => countOf(count, alone, 'says it won’t sponsor', 'say they won’t sponsor'),
  citizenship: (count: number, alone: boolean): string => countOf(count, alone, 'wants U.S. citizens', 'want U.S. citizens'),
  clearance: (count: number, alone: boolean): string => countOf(count, alone, 'needs a security clearance', 'need a security clearance'),
  degree: (count: number, alone: boolean): string => countOf(count, alone, 'asks for a higher degree', 'ask for a higher degree'),
  workplace: (count: number, alone: boolean, where: string): string => countOf(count, alone, `is ${where}`, `are ${where}`),
  pay: (count: number, alone: boolean): string => countOf(count, alone, 'pays less than you need', 'pay less than you need'),
};
const countOf = (count: number, alone: boolean, one: string, many: string): string =>
  alone ? `it ${one}` : `${figure(count)} ${count === 1 ? one : many}`;

export const more = (count: number, left: number): string => {
  if (left > 0) return `Here${count === 1 ? '’s' : ' are'} ${figure(count)} more, with ${figure(left)} left.`;
  return count === 1 ? 'Here’s the last one.' : `Here are the last ${figure(count)}.`;
};
export const seenAll = (jobs: string, total: number): string =>
  `You’ve seen ${total === 1 ? `the only ${jobs}` : `all **${figure(total)}** ${jobs}`}.`;
export const noMore = 'Nothing fits right now, so there’s nothing more to show.';
export const nearestSeen = 'You’ve seen the closest ones there are.';
export const nextNearest = 'Nothing fits all of it. These come next. Each card says what doesn’t fit.';

export const count = (jobs: string, total: number, of: number | null): string =>
  total === 0
    ? `None: there are no ${jobs} right now.`
    : `That’s **${figure(total)}** ${jobs}${of === null || of <= total ? '' : `, out of ${figure(of)}`}.`;
export const status = (jobs: string, total: number): string =>
  `You’re looking at ${jobs}. ${total === 0 ? 'Nothing fits right now.' : `**${figure(total)}** ${total === 1 ? 'fits' : 'fit'}.`}`;
export const statusOpen = (total: number): string => `You have no filters on, so you’re looking at all **${figure(total)}** open jobs.`;
export const noSuchNumber = (number: number, shown: number, more: boolean): string =>
  `${shown === 0 ? 'I haven’t shown any jobs yet' : `I last showed ${jobsOf(shown)}`}, so there’s no number ${number}.${more ? ' Want to see more?' : ''}`;

/** What a first selection shows, and by what it is ranked. */
export const opening = {
  roles: (jobs: string, total: number, roles: readonly string[]): string =>
    `${here(jobs, total)} I ranked ${total === 1 ? 'it' : 'them'} by the roles you named: ${listed(roles)}.`,
  interests: (jobs: string, total: number): string => `${here(jobs, total)} The closest to your interests come first.`,
  profile: (jobs: string, total: number): string => `${here(jobs, total)} The closest to what you said come first.`,
  major: (jobs: string, total: number, major: string): string =>
    `${here(jobs, total)} I ranked them by your major, ${plain(major)}. Finish the interview for better matches.`,
  nothing: (jobs: string, total: number): string => `${here(jobs, total)} Finish the interview for better matches.`,
  noWork: (roles: readonly string[], isAll: boolean): string =>
    `No ${listed(roles, 'or')} jobs are open to you right now.${isAll ? ' These come closest.' : ''}`,
  fewer: (jobs: string, fitting: number, hasWork: boolean): string => {
    if (!hasWork)
      return fitting === 0 ? `There are no ${jobs} right now` : `There${fitting === 1 ? '’s' : ' are'} only ${figure(fitting)} ${jobs}`;
    return fitting === 0
      ? `No ${jobs} come close to what you want`
      : `Only ${figure(fitting)} of the ${jobs} come${fitting === 1 ? 's' : ''} close to what you want`;
  },
  widened: (few: string, instead: readonly string[]): string => `${few}, so I added ${listed(instead)}.`,
  letGo: (few: string, gone: readonly string[]): string => `${few}, so I looked beyond ${listed(gone)}.`,
  order: (parts: readonly string[]): string => `First comes ${parts.join(', then ')}.`,
  bestAt: (employers: readonly string[]): string => `the best at ${listed(employers)}`,
  closest: 'the closest to your work',
  closestTo: (role: string): string => `the closest to ${plain(role)}`,
  liked: 'one that mentions your interests',
};
const here = (jobs: string, total: number): string => (total === 1 ? `Here’s one ${jobs}.` : `Here are ${jobs}.`);

/** What an employer has that the student named. */
export const employer = {
  none: (name: string): string => `${name} has nothing open right now.`,
  closed: (name: string, count: number): string =>
    `${name} has ${jobsOf(count)} open, but ${count === 1 ? 'it’s' : 'they’re all'} closed to you.`,
  far: (name: string, count: number): string =>
    `${name} has ${jobsOf(count)} open, but ${count === 1 ? 'it isn’t' : 'none are'} close to your work.`,
  near: (name: string, count: number, places: readonly string[]): string => {
    const where = places.length === 0 ? '' : ` in ${listed(places)}`;
    return `${name} has ${jobsOf(count)} open${count === 1 ? where : where === '' ? '' : `, the closest${where}`}.`;
  },
  otherLevels: (name: string, count: number, jobs: string): string => `${name} has ${jobsOf(count)} open, but no ${jobs}.`,
};
const jobsOf = (count: number): string => `${figure(count)} ${count === 1 ? 'job' : 'jobs'}`;

/** Questions that narrow a large selection down. */
export const question = {
  work: (kinds: readonly string[]): string => `Which sounds most like you: ${listed(kinds, 'or')}?`,
  level: (internships: number, others: number): string =>
    `Do you want internships (${figure(internships)}) or first jobs (${figure(others)})?`,
  remote: (remote: number): string =>
    remote === 0 ? 'Where would you like to work?' : `Where would you like to work? ${figure(remote)} can be done remotely.`,
};

/** How many of the jobs meet what only ranks; `does` follows their number: "mention “Spanish”". */
export const wished = {
  all: (total: number, does: string): string => (total === 1 ? `It ${does}.` : `All **${figure(total)}** ${does}.`),
  some: (count: number, does: string, others: number | null): string =>
    `The first ${count === 1 ? 'one' : `**${figure(count)}**`} ${does}.${
      others === null ? '' : others === 1 ? ' The other one doesn’t say.' : ` The other ${figure(others)} don’t say.`
    }`,
  several: (parts: readonly { count: number; does: string }[]): string =>
    `Of these, ${listed(parts.map(({ count: some, does }) => `**${figure(some)}** ${does}`))}.`,
  none: (does: readonly string[]): string => `None of them ${eitherOf(does)}.`,
  byMeaning: (texts: readonly string[]): string =>
    `No posting says ${listed(texts.map(quoted), 'or')}, so the closest in meaning come first.`,
  last: (count: number, does: string): string => `${figure(count)} ${does}, and ${count === 1 ? 'it comes' : 'they come'} last.`,
  unmet: (jobs: string, does: readonly string[]): string =>
    `I found no ${jobs}${jobs.includes(', ') ? ',' : ''} ${jobs.includes(' that ') ? 'and' : 'that'} ${eitherOf(does)}.`,
  closest: 'These come closest.',
};
/** What a job does that meets a wish. */
export const does = {
  meaning: (text: string, count: number): string => `${count === 1 ? 'comes' : 'come'} close in meaning to ${quoted(text)}`,
  mention: (text: string, count: number): string => `${count === 1 ? 'mentions' : 'mention'} ${quoted(text)}`,
  paid: (count: number): string => `${count === 1 ? 'is' : 'are'} paid`,
  pay: (pay: string, count: number): string => `${count === 1 ? 'pays' : 'pay'} ${pay}`,
  ask: (skill: string, count: number): string => `${count === 1 ? 'asks' : 'ask'} for ${skill}`,
  place: (place: string, count: number): string => `${count === 1 ? 'is' : 'are'} in ${place}`,
  company: (company: string, count: number): string => `${count === 1 ? 'is' : 'are'} at ${company}`,
  sponsor: (count: number): string => (count === 1 ? 'says it sponsors visas' : 'say they sponsor visas'),
  work: (names: readonly string[], count: number): string =>
    count === 1 ? `is ${listed(names, 'or')} work` : `are ${listed(names, 'or')} jobs`,
  industry: (names: readonly string[], count: number): string => `${count === 1 ? 'is' : 'are'} in ${listed(names, 'or')}`,
  levels: (levels: readonly string[], count: number, orNone: boolean): string => {
    const nouns = levels.map((level) => (level !== 'internships' ? level : count === 1 ? 'internship' : level));
    const all = levels.includes('internships') ? listed(nouns, 'or') : `${listed(nouns, 'or')} ${count === 1 ? 'job' : 'jobs'}`;
    const isAre = count === 1 ? (/^[aeiou]/.test(all) ? 'is an' : 'is a') : 'are';
    return `${isAre} ${all}${orNone ? `, or ${count === 1 ? 'doesn’t' : 'don’t'} state a level` : ''}`;
  },
  other: (names: readonly string[], count: number): string => `${count === 1 ? 'is' : 'are'} ${listed(names, 'or')}`,
};

export const order = {
  pay: 'Highest pay first. Jobs that don’t state pay come last.',
  newest: 'Newest first.',
} as const;

/** "mention “archives” or “metadata”": a verb is said once. */
const eitherOf = (said: readonly string[]): string => {
  const verbOf = (one: string) => verbs.findIndex((each) => one.startsWith(each));
  const does = said.toSorted((one, other) => verbOf(one) - verbOf(other));
  return listed(
    does.map((one, at) => {
      const verb = verbs.find((each) => one.startsWith(each) && does[at - 1]?.startsWith(each) === true);
      return verb === undefined ? one : one.slice(verb.length);
    }),
    'or',
  );
};
const verbs = ['mention ', 'ask for ', 'are in ', 'are at '];

const quoted = (text: string): string => `“${plain(text)}”`;
