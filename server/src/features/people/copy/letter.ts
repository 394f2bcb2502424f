import { withArticle } from '@alive/contract/role-words.ts';

/** A first message to a person, for the student to edit: the student's own words in their plain voice. */

export const greeting = (name: string | null): string => (name === null ? 'Hello,' : `Hi ${name},`);
export const self = (name: string | null, year: number, subject: string | null, school: string | null): string =>
  `I’m ${name === null ? 'a student' : `${name}, a student`}${school === null ? '' : ` at ${school}`}${subject === null ? '' : `, majoring in ${subject}`}, class of ${year}.`;
export const interests = (some: readonly string[]): string => `I’m most interested in ${some.join(' and ')}.`;
export const lookingFor = (wishes: readonly string[]): string => `I’m currently looking for ${wishes.join(' or ')}.`;
export const wishes: Readonly<Record<string, string>> = { Internships: 'an internship', 'Full Time': 'a full-time job' };
export const close = (name: string): string => `Best wishes,\n${name}`;

/** Said where nothing is shared, or nothing of it in words. */
export const curious = [
  'We don’t seem to share a school or a major, but I’d love to learn about a path like yours.',
  'We don’t seem to share a school or a major, but I’m curious how people move from one kind of work to another.',
  'We may not share a school or a major. I’m just curious about your path, because it’s different from the ones I know.',
];
export const whyAsk = 'Job postings don’t say much about how people get into this work, so I thought I’d ask someone who has.';
export const thanks = [
  'A few lines would help me a lot, and I understand if you’re too busy. Thank you for your time.',
  'If you have a moment for a short reply or a call, I’d be grateful. Thank you for reading this.',
  'I’d be glad to hear from you, by message or on a short call. Thank you for taking the time.',
  'Even a short answer would help me think about my own next step. Thank you for reading.',
];

/** What both share: in a few words for the student, and as a sentence of the message. */
export const ground = {
  school: (school: string): string => `Same school: ${school}`,
  major: (major: string): string => `Same major: ${major}`,
  year: (year: number, own: number): string => (year === own ? `Class of ${year}, like you` : `Class of ${year}, close to yours (${own})`),
  role: (role: string): string => `${role}: one of your target roles`,
  company: (company: string, isCurrent: boolean): string => `${isCurrent ? 'Works' : 'Worked'} at ${company}, one of your target companies`,
  interest: (word: string): string => `Profile mentions ${word}`,
};
export const weShare = {
  both: (classOf: number | null): string => `You had the same major there${ofClass(classOf)}.`,
  school: (classOf: number | null, subject: string | null): string =>
    `You went there too${ofClass(classOf)}${subject === null ? '' : `${classOf === null ? '' : ','} and majored in ${subject}`}.`,
  major: (classOf: number | null, school: string | null): string =>
    `You had the same major${school === null ? '' : ` at ${school}`}${ofClass(classOf)}.`,
  sameYear: 'We’re in the same graduating class, so I’m curious how you’re getting started.',
  earlier: (year: number): string => `You graduated in ${year}, not long before me, so your advice on starting out would help a lot.`,
  later: (year: number): string => `You’re in the class of ${year}, so we’re starting out at about the same time.`,
  role: (role: string): string => `I’m aiming for ${role} roles, so one step in your career stood out to me.`,
  company: (company: string): string => `${company} is one of the places where I hope to work, so I’d like to know how you got there.`,
  interest: (own: string, word: string | null): string =>
    word === null
      ? `I’m interested in ${own}, and your profile mentions that too.`
      : `I’m interested in ${own}, and I noticed ${word} on your profile.`,
};
const ofClass = (year: number | null): string => (year === null ? '' : `, class of ${year}`);

/** One step of the person's way, as their record has it. */
export const step = {
  study: (school: string, degree: string, year: number | null, before: string): string =>
    `I saw that you ${isPerson(degree) ? 'became' : 'started'} ${withArticle(degree)} at ${school}${inYear(year)}, after ${before}.`,
  became: (title: string, company: string, year: number | null, before: string): string =>
    `I saw that you became ${asA(title)} at ${company}${inYear(year)}, after ${before}.`,
  joined: (company: string, title: string, year: number | null, before: string): string =>
    `I saw that you joined ${company} as ${asA(title)}${inYear(year)}, after ${before}.`,
  went: (before: { title: string; company: string }, title: string, company: string, year: number | null): string =>
    `I saw that you went from ${before.title} at ${before.company} to ${title} at ${company}${inYear(year)}.`,
  started: (title: string, company: string, year: number | null): string =>
    `I saw that you started out as ${asA(title)} at ${company}${inYear(year)}.`,
  were: (title: string, company: string, year: number | null): string => `I saw that you were ${asA(title)} at ${company}${inYear(year)}.`,
  are: (title: string, company: string, since: number | null): string =>
    since === null
      ? `I saw that you’re ${asA(title)} at ${company}.`
      : `I saw that you’ve been ${asA(title)} at ${company} since ${since}.`,
  studying: (school: string): string => `studying at ${school}`,
  internship: (company: string): string => `an internship at ${company}`,
  working: (title: string, company: string): string => `working as ${asA(title)} at ${company}`,
  workAs: (title: string, company: string | null): string =>
    `I saw that you work as ${asA(title)}${company === null ? '' : ` at ${company}`}. How did you get into this work?`,
  workAt: (company: string): string => `I saw that you work at ${company}. How did you come to work there?`,
  firstYear: (year: number | null): string =>
    `What did you do in the first year after you graduated${inYear(year)}, and would you do it again?`,
};
/** "An Analyst", but "Head of Growth" and "Sales": a title that only one person holds, or that names none, goes without an article. */
const asA = (title: string): string => (isPerson(title) ? withArticle(title) : title);
const isPerson = (title: string): boolean => {
  const [head = ''] = title.replace(/ (?:I{1,3}|IV|V|\d)$/, '').split(/ (?:of|for|in|at|to|on|and|–|-|&) |[,(/]/);
  return !/^(?:president|head|chief|dean)\b/i.test(head) && personNoun.test(head.trim());
};
const personNoun =
  /(?:er|or|ist|ant|[^m]ent|ian|yst|intern|fellow|nurse|lead|associate|graduate|candidate|advocate|trainee|rep|coach|chef|aide|clerk|attorney|representative|assistant)$/i;
const inYear = (year: number | null): string => (year === null ? '' : ` in ${year}`);

/** The question about that step, by its kind. */
export const questions = {
  wanted: [
    'What do you think made that step possible?',
    'What did they look for when they hired you?',
    'If you had to take that step again today, what would you do first?',
    'How did that come about, and what helped most?',
  ],
  changed: [
    'What carried over from your earlier work, and what did you have to learn from scratch?',
    'What drew you to the new role?',
    'How did you make the case for yourself?',
  ],
  next: ['How did that step come about?', 'What changed most in your day-to-day work?', 'How did you know it was time to move?'],
  study: [
    'How did you decide that going back to school was worth it?',
    'What did you hope to get from it that work couldn’t give you?',
    'Looking back, was that the right time for it?',
  ],
  first: [
    'How did you find that first job?',
    'What did your first year there teach you that school hadn’t?',
    'Would you start in the same place again?',
  ],
  only: [
    'What about this work tends to surprise people?',
    'How did you get into it?',
    'What would you say to someone who wants to start there?',
  ],
} as const;
