import type { Level, Workplace } from '@alive/contract/jobs.ts';
import { figure, listed } from '@alive/language/conditions/facts.ts';

/** Why a job fits a student or not, and what keeps it out of a list. Each reason is a sentence or two. */

/** How near the work is to a role, or to what the major leads to; `as` says where the role comes from. */
export const role = {
  exact: (name: string, as: string): string => `${name} is ${as}.`,
  titled: (name: string, as: string): string => `Its title says ${name}, ${as}.`,
  same: (job: string, wanted: string | null, as: string): string =>
    wanted === null ? `It’s ${job} work, ${as}.` : `It’s ${job} work, close to ${wanted}, ${as}.`,
  occupation: (name: string, as: string): string => `It’s the same occupation as ${name}, ${as}.`,
  kin: (tier: number, name: string, as: string): string =>
    `It’s ${['closely', 'somewhat', 'loosely'][tier] ?? ''} related to ${name}, ${as}.`,
  kind: (kind: string, name: string, as: string): string => `It’s ${kind} work, close to ${name}, ${as}.`,
  family: (name: string, as: string): string => `It’s in the same job family as ${name}, ${as}.`,
  asked: (kind: string, inSearch: boolean): string => `It’s ${kind} work, which you ${inSearch ? 'asked for' : 'named'}.`,
  afterMajor: (major: string): string => `It’s a usual occupation after ${major}.`,
  also: (as: string): string => `It’s also ${as}.`,
  alsoTitled: (name: string): string => `Its title also says ${name}.`,
  alsoKind: (kind: string): string => `It’s also ${kind} work, which you asked for.`,
  company: (company: string): string => `You named ${company}.`,
  none: 'You haven’t named a role yet.',
  notFromMajor: (major: string): string => `It isn’t a usual next step from ${major}, and you haven’t named a role yet.`,
  notInTitle: 'Its title doesn’t name the work you want.',
  other: (names: readonly string[]): string => `It’s a different kind of work than ${listed(names, 'or')}.`,
  openMajor: 'an open major',
  as: {
    asked: 'part of this search',
    which: 'which you asked for',
    target: 'a role you named',
    anyMajor: 'a usual first step while the major is open',
    major: 'a usual step from your major',
  },
};

/** What the posting says of what the student likes or has. */
export const skills = {
  /** "“Python” (3 times)", "part of “help people”". */
  mention: (phrase: string, isWhole: boolean, times: number): string =>
    `${isWhole ? '' : 'part of '}“${phrase}”${times > 1 ? ` (${figure(times)} times)` : ''}`,
  named: (mentions: readonly string[]): string => `${listed(mentions)}, which you named`,
  had: (mentions: readonly string[]): string => `${listed(mentions)}, which you have`,
  onResume: (mentions: readonly string[]): string => `${listed(mentions)}, which ${mentions.length === 1 ? 'is' : 'are'} on your résumé`,
  mentions: (parts: readonly string[]): string => `The posting mentions ${parts.join(', and ')}.`,
  asks: (skillsAsked: readonly string[]): string =>
    `It asks for ${listed(skillsAsked)}, which ${skillsAsked.length === 1 ? 'is' : 'are'} on your résumé.`,
  asksMajor: (major: string): string => `It asks for ${major}, your major.`,
  none: 'You haven’t named any interests yet.',
  noText: 'The posting has no text, so this goes by its title, level and place.',
  notMentioned: (interests: readonly string[]): string =>
    `The posting doesn’t mention ${listed(
      interests.map((phrase) => `“${phrase}”`),
      'or',
    )}.`,
  commonplace: (interests: readonly string[]): string =>
    `You named ${listed(interests.map((phrase) => `“${phrase}”`))}, but nearly every posting says ${interests.length === 1 ? 'that' : 'those things'}.`,
};

export const level = {
  fits: (name: string, when: string): string => `It’s ${name}, and ${when}.`,
  other: (name: string, sought: string, when: string): string => `It’s ${name}, and you’re looking for ${sought}. ${capital(when)}.`,
  unknownYear: 'I don’t know when you graduate',
  graduates: (year: number, isPast: boolean): string => `you ${isPast ? 'graduated' : 'graduate'} in ${year}`,
  over: (year: number): string => `Its title says ${year}, which is over.`,
  window: (window: string, when: string): string => `It asks for people who graduate ${window}, and ${when}.`,
  clearance: 'It asks for a clearance you already hold, and your profile names none.',
  until: (to: number): string => `in ${to} or earlier`,
  from: (from: number): string => `in ${from} or later`,
  between: (from: number, to: number): string => (from === to ? `in ${from}` : `between ${from} and ${to}`),
};
/** A job of a level, after "is". */
export const levelNames: Record<Level, string> = {
  internship: 'an internship',
  new_grad: 'a job for new graduates',
  entry_level: 'an entry-level job',
  unspecified: 'a job whose level isn’t stated',
  mid: 'a job for people with a few years of experience',
  senior: 'a senior job, for people with many years of experience',
  lead: 'a lead job, for people with many years of experience',
  manager: 'a management job, for people with years of experience',
};
export const levelPlurals: Record<Level, string> = {
  internship: 'internships',
  new_grad: 'jobs for new graduates',
  entry_level: 'entry-level jobs',
  unspecified: 'jobs whose level isn’t stated',
  mid: 'jobs with a few years of experience',
  senior: 'senior jobs',
  lead: 'lead-level jobs',
  manager: 'management jobs',
};

export const seeking = { internships: 'internships', fullTime: 'full-time work' };

export const place = {
  none: 'You haven’t named any places yet.',
  in: (where: string, isAsked: boolean, count: number): string =>
    `${count > 1 ? `One of its ${count} places is` : 'It’s'} in ${where}${isAsked ? '' : ', a place you prefer'}.`,
  remote: (isAsked: boolean): string => `It can be done remotely, ${isAsked ? 'as you asked' : 'which you prefer'}.`,
  remoteFrom: (where: string): string => `It can be done remotely, so from ${where} too.`,
  askedFor: 'a place you asked for',
  elsewhere: (where: readonly string[], preferred: readonly string[], isAsked: boolean): string =>
    `${where.length === 0 ? 'It doesn’t say where it is' : `It’s in ${listed(where)}`}, and you ${isAsked ? 'asked for' : 'prefer'} ${listed(preferred, 'or')}.`,
  near: (where: readonly string[], count: number, how: 'area' | 'state' | 'region', of: string): string =>
    `${count > 1 ? `One of its ${count} places is` : where.length === 0 ? 'It’s' : `It’s in ${listed(where)},`} ${place.how[how]} ${of}.`,
  how: { area: 'near', state: 'in the same state as', region: 'in the same part of the country as' },
  remoteWork: 'remote work',
  another: 'another place',
};

/** What the student said, as evidence. */
export const fact = {
  asked: (name: string): string => `Asked for ${name}`,
  askedPlace: 'Asked for this place',
  prefers: (where: string): string => `Prefers ${where}`,
  role: (name: string): string => `Named ${name} as a target role`,
  employer: (company: string): string => `Named ${company} as an employer`,
  named: (phrase: string): string => `Named ${phrase}`,
  has: (phrase: string): string => `Has ${phrase}`,
  major: (major: string): string => `Majors in ${major}`,
  noMajor: 'Hasn’t settled on a major',
  graduates: (year: number, isPast: boolean): string => `${isPast ? 'Graduated' : 'Graduates'} in ${year}`,
  seeks: (sought: string): string => `Looks for ${sought}`,
};

/** What rules a student out. */
export const gate = {
  citizenship: 'This job requires U.S. citizenship, and you need a visa.',
  sponsorship: 'This employer doesn’t sponsor visas for this job, and you need one.',
  clearance: 'This job requires a security clearance, which you said you can’t get.',
  degree: (asked: 'master' | 'doctorate'): string =>
    `This job asks for a ${asked === 'master' ? 'master’s degree' : 'doctorate'}, and your profile names none. If you have one or are studying for one, add it under Education.`,
  workplace: (is: string, needed: 'on-site' | 'remote or hybrid' | 'remote'): string =>
    `This job is ${is}, and ${needed} work is a must for you.`,
  pay: (most: string, needed: string): string => `This job pays at most ${most} a year, and you need ${needed}.`,
};

/** What keeps a job out of a list, with what was asked for. */
export const block = {
  closed: (date: string): string => `This job closed on ${date}.`,
  hidden: 'You hid this job.',
  level: (name: string): string => `This is ${name}. Lists show jobs beyond entry level only if you ask for that level.`,
  refused: (said: string, is: string): string => `You said “${said}”, and this is ${is}.`,
  askedFor: (asked: string, is: string): string => `You asked for ${asked}, and this is ${is}.`,
  pay: (asked: string, does: string): string => `You asked for “${asked}”, and this ${does}.`,
  clearance: 'You asked for work that needs a clearance, and this needs none.',
  noClearance: 'You asked for work without a clearance, and this needs one.',
  notRemote: 'You asked for work that isn’t remote, and this can be done remotely.',
  remote: { only: 'remote work', orHybrid: 'remote or hybrid work' },
  maybeElsewhere: (where: string): string => `${where} and doesn’t mention remote work`,
  workplaces: { remote: 'remote', hybrid: 'hybrid', onsite: 'on site' } satisfies Record<Workplace, string>,
  words: (said: string): string => `You searched for “${said}”. Its title, role, employer, field and skills don’t mention it.`,
  at: (company: string): string => `at ${company}`,
  in: (places: readonly string[], more: number): string =>
    `in ${listed(more > 0 ? [...places, `${more} more ${more === 1 ? 'place' : 'places'}`] : places)}`,
  anywhere: 'remote',
  nowhere: 'somewhere it doesn’t name',
  work: (name: string, kind: string | null): string => `${name}${kind === null ? '' : `, ${kind} work`}`,
  paysMost: (amount: string, isMost: boolean): string => `pays ${isMost ? 'at most ' : ''}${amount} a year`,
  paysStated: (stated: string): string => `states ${stated}`,
  paySilent: 'doesn’t say what it pays',
  visas: { yes: 'jobs that sponsor visas', no: 'jobs that don’t sponsor visas', unknown: 'postings that don’t mention visas' },
  visa: {
    yes: 'this one sponsors them',
    no: 'this one doesn’t',
    citizenship: 'this one requires U.S. citizenship',
    unknown: 'this posting doesn’t say',
  },
  visaAsked: (asked: string, is: string): string => `You asked for ${asked}, and ${is}.`,
};
export const noSuchJob = 'We couldn’t find that job.';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
