import type { Level, Workplace } from '@alive/contract/jobs.ts';
import { inRunningText, withArticle } from '@alive/contract/role-words.ts';
import { figure, listed } from '@alive/language/conditions/facts.ts';

/** Why a job fits a student or not, and what keeps it out of a list. Each reason is a sentence or two. */

/** Where a wanted role comes from, as it is said after its name. */
const sources = {
  asked: 'which you asked for',
  target: 'one of your target roles',
  anyMajor: 'a common first job across majors',
  major: 'a common first job for your major',
};
export type Source = keyof typeof sources;

/** How near the work is to a role, or to what the major leads to. */
export const role = {
  exact: (name: string, from: Source): string =>
    from === 'asked' ? `You’re searching for ${inRunningText(name)} jobs.` : `${name} is ${sources[from]}.`,
  titled: (name: string, from: Source): string => `Its title matches “${name}”, ${sources[from]}.`,
  /** The role under another title; `wanted` is what the student calls it, null where that is its usual name. */
  same: (job: string, wanted: string | null, from: Source): string =>
    wanted === null
      ? `Its title is another name for ${job}, ${sources[from]}.`
      : `It’s the same kind of work as ${wanted}, ${sources[from]}.`,
  occupation: (name: string, from: Source): string => `It’s the same occupation as ${name}, ${sources[from]}.`,
  kin: (tier: number, name: string, from: Source): string =>
    `It’s ${['closely', 'somewhat', 'loosely'][tier] ?? ''} related to ${name}, ${sources[from]}.`,
  kind: (kind: string, name: string, from: Source): string => `It’s ${inRunningText(kind)} work, like ${name}, ${sources[from]}.`,
  family: (name: string, from: Source): string => `It’s in the same field as ${name}, ${sources[from]}.`,
  asked: (kind: string, inSearch: boolean): string =>
    `It’s ${inRunningText(kind)} work, ${inSearch ? 'which you asked for' : 'which you’re looking for'}.`,
  afterMajor: (major: string): string => `It’s a common line of work for ${major} majors.`,
  also: (from: Source): string => (from === 'asked' ? 'It’s also what you asked for.' : `It’s also ${sources[from]}.`),
  alsoTitled: (name: string): string => `Its title also matches “${name}”.`,
  alsoKind: (kind: string): string => `It’s also ${inRunningText(kind)} work, which you asked for.`,
  company: (company: string): string => `${company} is one of your target companies.`,
  askedCompany: (company: string): string => `You asked for jobs at ${company}.`,
  none: 'You haven’t added any target roles yet.',
  notFromMajor: (major: string | null): string =>
    `It isn’t a common first job ${major === null ? 'across majors' : `for ${major} majors`}. Add target roles to your profile for better matches.`,
  notInTitle: 'Its title doesn’t match the work you’re looking for.',
  other: (names: readonly string[]): string => `It’s a different kind of work than ${listed(names, 'or')}.`,
};

/** What the posting says of what the student likes or has. */
export const skills = {
  /** "“Python” (3 times)", "part of “help people”". */
  mention: (phrase: string, isWhole: boolean, times: number): string =>
    `${isWhole ? '' : 'some words of '}“${phrase}”${times > 1 ? ` (${figure(times)} times)` : ''}`,
  named: (mentions: readonly string[]): string =>
    `${listed(mentions)}, ${mentions.length === 1 ? 'one of' : 'which are among'} your interests`,
  had: (mentions: readonly string[]): string => `${listed(mentions)}, ${mentions.length === 1 ? 'one of' : 'which are among'} your skills`,
  onResume: (mentions: readonly string[]): string => `${listed(mentions)}, which ${mentions.length === 1 ? 'is' : 'are'} on your résumé`,
  mentions: (parts: readonly string[]): string => `The posting mentions ${parts.join(', and ')}.`,
  asks: (skillsAsked: readonly string[]): string =>
    `It asks for ${listed(skillsAsked)}, which ${skillsAsked.length === 1 ? 'is' : 'are'} on your résumé.`,
  asksMajor: (major: string): string => `It asks for your major, ${major}.`,
  none: 'You haven’t added any interests yet.',
  noText: 'The posting is too short to compare with your interests, so I only compared its title, level and location.',
  notMentioned: (interests: readonly string[]): string =>
    `The posting doesn’t mention ${listed(
      interests.map((phrase) => `“${phrase}”`),
      'or',
    )}.`,
  commonplace: (interests: readonly string[]): string =>
    `Nearly every posting mentions ${listed(interests.map((phrase) => `“${phrase}”`))}, so ${interests.length === 1 ? 'it doesn’t' : 'they don’t'} add to the score.`,
};

export const level = {
  /** Of 20 points for a level, from 14 on it suits, from 10 on it may. */
  fits: (name: string, when: string | null, points: number): string => {
    if (when === null) return `It’s ${name}. Add your graduation year to see if it fits.`;
    return points < 10 ? `It’s ${name}, but ${when}.` : `It’s ${name}, which ${points >= 14 ? 'suits' : 'may suit'} you because ${when}.`;
  },
  other: (name: string, sought: string): string => `It’s ${name}, but you’re looking for ${sought}.`,
  unstated: (when: string | null): string =>
    when === null
      ? 'It doesn’t state a level, so check that it’s right for you.'
      : `It doesn’t state a level. ${capital(when)}, so check that it’s right for you.`,
  graduates: (year: number, isPast: boolean): string => `you ${isPast ? 'graduated' : 'graduate'} in ${year}`,
  over: (year: number): string => `Its title says ${year}, so this internship is probably over.`,
  window: (window: string, when: string): string => `It’s for people who graduate ${window}, but ${when}.`,
  clearance: 'It’s for people who already have a security clearance, and your profile doesn’t list one.',
  until: (to: number): string => `in ${to} or earlier`,
  from: (from: number): string => `in ${from} or later`,
  between: (from: number, to: number): string => (from === to ? `in ${from}` : `between ${from} and ${to}`),
};
/** A job of a level, after "is". */
export const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  unspecified: 'a job with no stated level',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior-level job for people with many years of experience',
  lead: 'a lead-level job for people with many years of experience',
  manager: 'a management job for people with many years of experience',
};
export const levelPlurals: Record<Level, string> = {
  internship: 'internships',
  new_grad: 'jobs for new graduates',
  entry_level: 'entry-level jobs',
  unspecified: 'jobs with no stated level',
  mid: 'jobs for people with a few years of experience',
  senior: 'senior-level jobs',
  lead: 'lead-level jobs',
  manager: 'management jobs',
};

export const seeking = { internships: 'internships', fullTime: 'full-time work' };

export const place = {
  none: 'You haven’t added any places yet.',
  in: (where: string, isAsked: boolean, count: number): string =>
    `${count > 1 ? `One of its ${count} locations is` : 'It’s'} in ${where}${isAsked ? '' : ', where you’d like to work'}.`,
  remote: (isAsked: boolean): string => `It can be done remotely, ${isAsked ? 'as you asked' : 'which you prefer'}.`,
  remoteFrom: (where: string): string => `It can be done remotely, so you could work from ${where}.`,
  askedFor: 'the place you asked for',
  elsewhere: (where: readonly string[], preferred: readonly string[], isAsked: boolean): string =>
    `${where.length === 0 ? 'The posting doesn’t say where the job is, and' : `It’s in ${listed(where)}, but`} you ${isAsked ? 'asked for' : 'prefer'} ${listed(preferred, 'or')}.`,
  near: (where: readonly string[], count: number, how: 'area' | 'state' | 'region', of: string): string =>
    `${count > 1 ? `One of its ${count} locations is` : where.length === 0 ? 'It’s' : `It’s in ${listed(where)},`} ${place.how[how]} ${of}.`,
  how: { area: 'near', state: 'in the same state as', region: 'in the same part of the country as' },
  remoteWork: 'remote work',
  another: 'a different place',
  certain: 'a specific place',
};

/** What the student said, as evidence, after "Your profile:". */
export const fact = {
  asked: (name: string): string => `You asked for “${name}”`,
  askedWhere: (where: string): string => `You asked for ${where}`,
  askedPlace: 'You asked for this place',
  prefers: (where: string): string => `You prefer ${where}`,
  role: (name: string): string => `You listed ${name} as a target role`,
  employer: (company: string): string => `You listed ${company} as a target company`,
  named: (phrase: string): string => `You mentioned “${phrase}”`,
  has: (phrase: string): string => `You listed “${phrase}” as a skill`,
  major: (major: string): string => `Your major is ${major}`,
  noMajor: 'You haven’t declared a major',
  graduates: (year: number, isPast: boolean): string => `You ${isPast ? 'graduated' : 'graduate'} in ${year}`,
  seeks: (sought: string): string => `You’re looking for ${sought}`,
};

/** What rules a student out. */
export const gate = {
  citizenship: 'This job requires U.S. citizenship, and you need a visa.',
  sponsorship: 'This employer doesn’t sponsor visas for this job, and you need one.',
  clearance: 'This job requires a security clearance, which you said you can’t get.',
  degree: (asked: 'master' | 'doctorate'): string =>
    `This job asks for a ${asked === 'master' ? 'master’s degree' : 'doctorate'}, and your profile doesn’t list one. If you have one or are working toward one, add it under Education.`,
  workplace: (is: string, needed: 'on-site' | 'remote or hybrid' | 'remote'): string =>
    `This job is ${is}, but ${needed} work is a must for you.`,
  pay: (most: string, needed: string): string => `This job pays at most ${most} a year, but you need at least ${needed}.`,
};

/** What keeps a job out of a list, with what was asked for; `does` is what this one does or is instead. */
export const block = {
  closed: (date: string): string => `This job closed on ${date}.`,
  hidden: 'You hid this job.',
  level: (name: string): string => `This is ${name}. We only show jobs above entry level if you ask.`,
  refused: (said: string, does: string): string => `You said “${said}”, but this one ${does}.`,
  askedFor: (asked: string, does: string): string => `You asked for ${asked}, but this one ${does}.`,
  pay: (asked: string, does: string): string => `You asked for “${asked}”, but this one ${does}.`,
  clearance: 'You asked for jobs that need a security clearance, but this one doesn’t.',
  noClearance: 'You asked for jobs that don’t need a security clearance, but this one does.',
  notRemote: 'You asked for jobs that aren’t remote, but this one can be done remotely.',
  remote: { only: 'remote work', orHybrid: 'remote or hybrid work' },
  notSaidRemote: (where: string | null): string =>
    where === null ? 'doesn’t say where it is or mention remote work' : `is ${where} and doesn’t mention remote work`,
  workplace: (name: Workplace, where: string | null): string =>
    `is ${{ remote: 'remote', hybrid: 'hybrid', onsite: 'on site' }[name]}${where === null ? '' : `${name === 'remote' ? ', based' : ''} ${where}`}`,
  words: (said: string): string => `You searched for “${said}”. This job’s title, role, employer, field and skills don’t mention it.`,
  is: (what: string): string => `is ${what}`,
  at: (company: string): string => `is at ${company}`,
  in: (places: readonly string[], more: number): string =>
    `in ${listed(more > 0 ? [...places, `${more} more ${more === 1 ? 'place' : 'places'}`] : places)}`,
  anywhere: 'is remote',
  nowhere: 'doesn’t say where it is',
  work: (name: string, kind: string | null): string =>
    `is ${withArticle(name)} job${kind === null ? '' : `, which counts as ${inRunningText(kind)} work`}`,
  paysMost: (amount: string, isMost: boolean): string => `pays ${isMost ? 'at most ' : ''}${amount} a year`,
  paysStated: (stated: string): string => `lists its pay as ${stated}, not by the year`,
  paySilent: 'doesn’t say what it pays',
  visas: { yes: 'jobs that sponsor visas', no: 'jobs that don’t sponsor visas', unknown: 'postings that don’t mention visas' },
  visa: {
    yes: 'says it sponsors them',
    no: 'says it doesn’t sponsor them',
    citizenship: 'requires U.S. citizenship',
    unknown: 'doesn’t say',
  },
};
export const noSuchJob = 'We couldn’t find that job.';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
