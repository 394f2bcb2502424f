import { allOf, figure, listed, plain } from '@alive/language/conditions/facts.ts';
import { capital } from '@alive/language/text/text.ts';

/** What is said of jobs that were shown. A job comes as its name: "**Data Analyst Intern** at Spotify". */

export const named = (title: string, company: string): string => `**${plain(title)}** at ${plain(company)}`;
export const gone = 'That job has closed or you’ve hidden it, so I left it out.';
export const whichTwo = 'I’m not sure which two you mean. Use their numbers, like “compare 1 and 3”.';
export const whichOne = 'I’m not sure which job you mean. Use its number or its title.';
export const seen = (count: number): string => (count === 1 ? 'Here it is again.' : 'Here they are again.');
export const whatOfThem = 'I’m not sure what you’d like to know about these. Ask about their pay, places, dates or skills.';
export const unlisted = (name: string): string => `I don’t see “${plain(name)}” here. Which job do you mean? You can say “the second one”.`;
export const offer = {
  onlyJobs: 'I can only compare jobs that are listed here. Say which of them I should put next to your offer.',
  next: (pays: string, figure: string | null): string =>
    figure === null ? `${pays} I can’t see your offer, so I can’t say more than that.` : `${pays} You said your offer is ${plain(figure)}.`,
};
export const oneToCompare = 'That leaves one job, so there’s nothing to compare it with.';
export const goneOfTwo = 'One of the two has closed or you’ve hidden it, so I can’t compare them.';

export const says = (quote: string): string => `It says: “${plain(quote)}”${ended(quote)}`;
export const headsUp = (gate: string): string => `Heads-up: ${gate}`;
export const notGated = (job: string): string => `Nothing in the posting for ${job} rules you out.`;
export const gated = (job: string, gate: string): string => `You may not be eligible for ${job}. ${gate}`;
export const noneGated = 'Nothing in these postings rules you out.';
export const someGated = (closed: number, of: number): string => `You may not be eligible for ${figure(closed)} of these ${figure(of)}.`;

/** "The posting for **Data Analyst** at Figma"; of "It" only "The posting". */
const postingFor = (job: string): string => (job === 'It' ? 'The posting' : `The posting for ${job}`);
/** What the posting says of visas, of `subject`: the job, or "It". */
export const visa = {
  yes: (subject: string, quote: string | null): string => `${postingFor(subject)} says the employer sponsors visas${quoted(quote)}`,
  no: (subject: string, quote: string | null): string => `${postingFor(subject)} says the employer doesn’t sponsor visas${quoted(quote)}`,
  unknown: (subject: string): string => `${postingFor(subject)} doesn’t say if the employer sponsors visas, so ask before you apply.`,
  /** What the federal record holds of its employer; never a verdict. */
  record: (initial: number, years: string): string => `USCIS approved ${petitions(initial)} for this employer in ${years}.`,
  citizens: (subject: string, quote: string | null): string => `${subject} requires U.S. citizenship${quoted(quote)}`,
};
const petitions = (count: number): string => `${count === 0 ? 'no' : figure(count)} new H-1B ${count === 1 ? 'petition' : 'petitions'}`;
/** What the federal record holds of an employer that is asked about by name; counts, never a verdict. */
export const employerVisas = {
  counts: (employer: string, { initial, continuing, years }: { initial: number; continuing: number; years: string }): string =>
    `USCIS approved ${petitions(initial)} for ${plain(employer)} in ${years}.${
      continuing === 0
        ? ''
        : ` It${initial === 0 ? '' : ' also'} approved ${figure(continuing)} for ${continuing === 1 ? 'someone' : 'people'} who already had H-1B status.`
    }`,
  none: (employer: string): string => `I have no H-1B numbers for ${plain(employer)}, but it may still sponsor visas.`,
  source: (source: string): string =>
    `These numbers are from the ${source}. They don’t show whether a job sponsors visas, so ask before you apply.`,
  ask: 'Ask before you apply.',
};
export const clearance = {
  neither: (job: string): string => `${postingFor(job)} doesn’t mention a clearance or citizenship.`,
  onlyCitizens: (job: string, quote: string | null): string => `${visa.citizens(job, quote)} It doesn’t mention a clearance.`,
  any: (job: string, quote: string | null): string => `${job} requires a clearance${quoted(quote)}`,
  held: (job: string, quote: string | null): string => `${job} requires you to already have a clearance${quoted(quote)}`,
  obtainable: (job: string, quote: string | null): string =>
    `${job} requires a clearance, but you don’t need it before you’re hired${quoted(quote)}`,
};
export const pay = (job: string, stated: string | null, isYearly: boolean): string =>
  stated === null ? `${postingFor(job)} doesn’t state the pay.` : `${pays(job, stated)}${isYearly ? ' a year' : ''}.`;
/** Pay by the hour: "$22.50 an hour or more". */
export const hourly = (amount: number): string => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)} an hour or more`;
export const pays = (job: string, stated: string): string => `${job} pays ${stated}`;
export const yes = 'Yes.';
export const no = 'No.';
export const degree = (job: string, asked: string | null, quote: string | null): string =>
  asked === null
    ? `${postingFor(job)} doesn’t say if you need a degree.`
    : `${job} asks for a ${asked}.${quote === null ? '' : ` ${says(quote)}`}`;
/** Whether a posting that asks for a degree would take the student's major. */
export const studies = {
  named: (major: string): string => `The posting names your major, ${plain(major)}.`,
  related: (major: string): string => `It doesn’t name ${plain(major)}, but it accepts related majors, so you can still apply.`,
  unnamed: (major: string): string => `The posting doesn’t name ${plain(major)}, so ask the employer if it counts.`,
};
export const noDegree = (job: string): string => `${job} doesn’t ask for a degree.`;
export const remote = (job: string, place: string | null): string =>
  `${job} can be done remotely${place === null ? '' : `, or in ${place}`}.`;
export const notRemote = (job: string, place: string | null): string =>
  `${postingFor(job)} doesn’t mention remote work${place === null ? '' : `. The job is in ${place}`}.`;
export const place = (job: string, where: string | null, isRemote: boolean): string => {
  if (where === null) return isRemote ? `${job} is remote.` : `${postingFor(job)} doesn’t give a location.`;
  return `${job} is in ${where}${isRemote ? ' and can be done remotely' : ''}.`;
};
export const skills = (job: string, asked: readonly string[], isInternship: boolean): string =>
  asked.length === 0
    ? `${postingFor(job)} doesn’t list any skills.`
    : `${job} asks for ${listed(asked)}.${isInternship && asked.length > 1 ? ' It’s an internship, so most applicants won’t have all of them.' : ''}`;
export const closes = (job: string, date: string): string => `${job} closes on ${date}.`;
export const noDeadline = (job: string, posted: string | null): string =>
  `${postingFor(job)} doesn’t give a closing date.${posted === null ? '' : ` It was posted on ${posted}.`}`;
export const apply = (job: string, url: string, closing: string | null): string =>
  `You can apply for ${job} on the employer’s page: [open the posting](${url}). ${closing === null ? 'The posting doesn’t give a closing date.' : `It closes on ${closing}.`}`;
/** A whole record: level, place and pay, then what one would do and what it asks for, line by line. */
export const facts = (some: readonly string[]): string => `${capital(some.join(', '))}.`;
export const list = (lead: string, lines: readonly string[]): string => [lead, ...lines.map((line) => `- ${plain(line)}`)].join('\n');
export const youWouldDo = 'What you’d do:';
export const itAsksFor = 'What it asks for:';
export const link = (url: string): string => `[Open the posting](${url}).`;
export const remotePossible = 'can be remote';

/** Why a job scores as it does; reasons are sentences of its score. */
export const score = {
  unknownStudent: (job: string): string => `I don’t know enough about you yet to score ${job}.`,
  unknownJob: (job: string): string => `The posting for ${job} has too little text to score.`,
  of: (job: string, points: number, reasons: readonly string[]): string => [`${job} scores ${points} out of 100.`, ...reasons].join(' '),
  against: (part: Part, reason: string): string => `Its weakest point is ${weakest[part]}: ${reason}`,
  part: (reason: string, points: number, most: number): string => `${reason} That part scores ${points} out of ${most}.`,
  onlyUnsaid: (job: string, points: number): string =>
    `${job} scores ${points} out of 100. The posting just doesn’t mention some of your interests or skills.`,
  nothingAgainst: (job: string, points: number): string => `${job} scores ${points} out of 100, and nothing counts against it.`,
  last: (job: string, points: number): string => `The last one here, ${job}, scores ${points} out of 100.`,
  meetsAll: (several: boolean): string =>
    several ? 'They all match your filters, and the scores decide the order.' : 'It matches all your filters.',
  best: (job: string): string => `I’d start with ${job}.`,
  noneScored: 'These postings have too little text for me to rank them.',
  nothingShown: 'I haven’t shown any jobs yet.',
};

type Part = 'role' | 'skills' | 'level' | 'place';
const weakest: Readonly<Record<Part, string>> = {
  role: 'the role',
  skills: 'what it mentions',
  level: 'the level',
  place: 'the location',
};

/** Which of several jobs. `names` are at most three of those for which it holds. */
export const which = {
  sponsor: (names: readonly string[], isAll: boolean, isWhether: boolean): string =>
    names.length === 0
      ? 'None of these say they sponsor visas.'
      : names.length === 1
        ? `${isWhether ? 'Yes, the' : 'The'} posting for ${listed(names)} says the employer sponsors visas.`
        : `${who(names, isAll, isWhether)} say they sponsor visas.`,
  otherSponsors: (no: number, silent: number): string =>
    `${listed(
      [
        no === 0 ? '' : `${figure(no)} ${no === 1 ? 'job says it doesn’t sponsor visas' : 'jobs say they don’t sponsor visas'}`,
        silent === 0
          ? ''
          : `${figure(silent)} ${no > 0 ? '' : silent === 1 ? 'job ' : 'jobs '}${silent === 1 ? 'doesn’t' : 'don’t'} mention it`,
      ].filter((part) => part !== ''),
    )}.`,
  remote: (names: readonly string[], isAll: boolean, isWhether: boolean): string =>
    names.length === 0 ? 'None of these mention remote work.' : `${who(names, isAll, isWhether)} can be done remotely.`,
  clearance: (names: readonly string[], isAll: boolean, isWhether: boolean): string =>
    names.length === 0
      ? `${isWhether ? 'No, none' : 'None'} of these require a clearance or U.S. citizenship.`
      : `${who(names, isAll, isWhether)} ${names.length === 1 ? 'requires' : 'require'} a clearance or U.S. citizenship.`,
  pays: (best: string, stated: string, stating: number, of: number): string =>
    stating === 1 && of > 1
      ? `Only ${best} states its pay: ${stated}.`
      : `${best} pays the most, at ${stated}. ${of === 1 ? '' : stating === of ? 'All of them state their pay.' : `${figure(stating)} of the ${figure(of)} state their pay.`}`.trim(),
  /** `each`: "**Data Analyst** pays $38 an hour". */
  payEach: (each: readonly string[], silent: number): string =>
    `${listed(each)}.${silent === 0 ? '' : ` The other ${silent === 1 ? 'one doesn’t state its' : `${figure(silent)} don’t state their`} pay.`}`,
  askFor: (most: readonly { skill: string; count: number }[], of: number): string =>
    `${capital(listed(most.map(({ skill, count }, at) => `${at > 0 ? figure(count) : count === of ? `all ${figure(of)}` : `${figure(count)} of the ${figure(of)}`}${at > 0 ? '' : ' ask'} for ${skill}`)))}.`,
  noPay: 'None of these state their pay.',
  asksDegree: (count: number, of: number, degree: string | null): string => {
    const some = count === of && of > 1 ? allOf(count, false) : figure(count);
    return degree === null
      ? `${some} ${count === 1 ? 'doesn’t' : 'don’t'} require a degree`
      : `${some} ${count === 1 ? 'asks' : 'ask'} for a ${degree}`;
  },
  saysNothing: (count: number): string => `${figure(count)} ${count === 1 ? 'doesn’t' : 'don’t'} say`,
  degrees: (parts: readonly string[]): string => `${capital(listed(parts))}.`,
  noDegree: 'None of these say if you need a degree.',
  /** Which need no degree: those that say so, those that don't say, and how many ask for one. */
  noneNeeded: (needless: readonly string[], silent: readonly string[], asking: number): string => {
    if (needless.length + asking === 0) return which.noDegree;
    const lead =
      needless.length === 0
        ? `${silent.length === 0 ? 'All' : figure(asking)} of these ${asking === 1 ? 'asks' : 'ask'} for a degree.`
        : `${some(needless)} ${needless.length === 1 ? 'doesn’t' : 'don’t'} require a degree.`;
    const others = needless.length === 0 || asking === 0 ? '' : ` ${figure(asking)} ${asking === 1 ? 'other does' : 'others do'}.`;
    const unsaid = silent.length === 1 ? `${postingFor(silent.join(''))} doesn’t` : `The postings for ${some(silent)} don’t`;
    return `${lead}${others}${silent.length === 0 ? '' : ` ${unsaid} say.`}`;
  },
  these: (names: readonly string[]): string => (names.length === 1 ? `Only ${listed(names)}.` : `These do: ${listed(names)}.`),
  numbered: (job: string, number: number): string => `${job} (number ${number})`,
  noDeadline: 'None of these give a closing date.',
  newest: (job: string, date: string): string => `${job} is the newest, posted on ${date}.`,
  noDate: 'None of these say when they were posted.',
  noneDo: (does: readonly string[], isWhether: boolean): string => `${isWhether ? 'No, none' : 'None'} of these ${listed(does)}.`,
  someDo: (names: readonly string[], isAll: boolean, does: readonly string[], isWhether: boolean): string =>
    `${who(names, isAll, isWhether)} ${listed(does)}.`,
  couldDo: (names: readonly string[], does: readonly string[], isOther: boolean): string =>
    `${isOther ? `${listed(names)} may fit, too` : `${listed(names)} may ${listed(does)}`}: ${names.length === 1 ? 'its pay range goes' : 'their pay ranges go'} that high.`,
  /** Of work: what their titles say. */
  noneTitled: (works: readonly string[]): string => `None of these have ${posting.words(works)} in their titles.`,
  /** Above others of the search that are shown instead: nothing is said of those before. */
  others: (label: string, count: number, isNo: boolean): string =>
    `${isNo ? 'No, but I' : 'I'} found ${count === 1 ? 'one other' : `**${figure(count)}** others`} for **${plain(label)}**.`,
  othersDo: (count: number, does: readonly string[]): string =>
    `${count === 1 ? 'One other job' : `${figure(count)} other jobs`} ${listed(does)}.`,
  silentOnPay: (count: number): string => `${figure(count)} ${count === 1 ? 'job doesn’t state its' : 'jobs don’t state their'} pay.`,
};
/** At most five by name. */
const some = (names: readonly string[]): string =>
  names.length <= 5 ? listed(names) : listed([...names.slice(0, 4), `${figure(names.length - 4)} more`]);
const who = (names: readonly string[], isAll: boolean, isWhether: boolean): string =>
  isAll && names.length > 1 ? (isWhether ? 'Yes, all of them' : 'All of them') : `${isWhether ? 'Yes, ' : ''}${listed(names)}`;

/** What postings say to a question, in their own words. */
export const posting = {
  /** One sentence of several jobs is quoted once. */
  says: (job: string, quotes: readonly string[]): string => `${postingFor(job)} says: ${quotedAll(quotes)}`,
  say: (names: readonly string[], of: number, quote: string, isAsked: boolean): string =>
    names.length === 1
      ? posting[isAsked ? 'asked' : 'says'](names.join(''), [quote])
      : `${names.length === of ? capital(allOf(of, false)) : isAsked ? listed(names) : `The postings for ${listed(names)}`} ${isAsked ? 'ask for' : 'say'}: “${plain(quote)}”${ended(quote)}`,
  asked: (job: string, quotes: readonly string[]): string => `${job} asks for: ${quotedAll(quotes)}`,
  asks: (job: string): string => `${job} asks for:`,
  youWould: (job: string): string => `What ${job} involves:`,
  others: (count: number, of: string): string => `The other ${count === 1 ? 'one doesn’t' : `${figure(count)} don’t`} mention ${of}.`,
  none: (of: string): string => `None of these mention ${of}.`,
  notFound: (job: string | null): string => `I didn’t find that in ${job === null ? 'these postings' : `the posting for ${job}`}.`,
  silent: (job: string, of: string): string => `${postingFor(job)} doesn’t mention ${of}.`,
  helps: (job: string, quote: string): string =>
    `${postingFor(job)} doesn’t require a license or certificate, but says this would help: “${plain(quote)}”${ended(quote)}`,
  byTitle: (jobs: readonly string[], season: string): string =>
    jobs.length === 1
      ? `${listed(jobs)} has “${season}” in its title, but the posting doesn’t give any dates.`
      : `${listed(jobs)} have “${season}” in their titles, but the postings don’t give any dates.`,
  topics: {
    duties: 'the day-to-day work',
    season: 'any dates',
    license: 'a license or certificate',
    hours: 'working hours',
    travel: 'travel',
    lifting: 'lifting or standing',
    team: 'a team',
    access: 'accessibility',
    degree: 'a degree',
    experience: 'experience',
    skills: 'requirements',
  },
  /** Words of which a posting says some, and none says all. */
  together: (some: readonly string[]): string => `${listed(some.map((words) => `“${plain(words)}”`))} together`,
  words: (some: readonly string[]): string =>
    listed(
      some.map((words) => `“${plain(words)}”`),
      'or',
    ),
};

/** Two jobs next to each other. */
export const compared = {
  alike: (one: string, other: string): string =>
    `${one} and ${other} look the same on paper. Read both postings to compare the day-to-day work.`,
  even: (one: string, other: string): string => `${one} and ${other} are equally good matches for you.`,
  better: (better: string, other: string, scores: readonly [number, number]): string =>
    `${better} is the closer match, with a score of ${scores[0]}. ${other} scores ${scores[1]}.`,
  /** With the points of both for it: "20/20" and "7/20". */
  widest: (part: string, [better = '', other = '']: readonly string[]): string =>
    `The biggest difference is ${part}: ${better} for the closer match and ${other} for the other one.`,
  reason: (job: string, reason: string): string => `${job} does better there. ${reason}`,
  same: 'Pay, location and level are the same.',
  differ: 'They differ here:',
  rows: {
    match: 'Match',
    work: '– work',
    skills: '– skills',
    level: '– level',
    place: '– place',
    pay: 'Pay',
    where: 'Where',
    remote: 'Remote',
    levels: 'Level',
    visas: 'Visas',
    asks: 'Skills',
  },
  parts: { work: 'the kind of work', skills: 'the skills they ask for', level: 'the level', place: 'the location' },
  visas: { yes: 'sponsors', no: 'doesn’t sponsor', unknown: 'not stated' },
  notStated: 'not stated',
  notScored: 'not scored',
  noSkills: 'none listed',
  yes: 'yes',
  no: 'no',
  heads: ['The first', 'The second'],
} as const;

/** Where postings come from and how fresh they are. */
export const origin = {
  sample: (job: string, dated: string | null): string =>
    `${job} is a sample posting that comes with Alive${dated === null ? '' : `, dated ${dated}`}. It isn’t a live opening.`,
  live: (job: string, source: string, seen: string): string => `${job} comes from ${source}. We first saw it on ${seen}.`,
  checked: (date: string): string => `We last checked it on ${date}.`,
  unsure: (date: string): string =>
    `We haven’t been able to check if it’s still open since ${date}, so look at the posting before you apply.`,
  posted: (date: string | null): string => (date === null ? 'We don’t have a posting date for it.' : `It was posted on ${date}.`),
  again: (count: number): string => `It was reposted ${times(count)}.`,
  allSamples:
    'All of these are sample postings that come with Alive. None of them are live openings. Postings from real job boards will replace them.',
  several: (sources: readonly string[], checked: string): string =>
    `They come from ${sources.length > 3 ? `${sources.length} sources` : listed(sources)}. We last checked each one on ${checked} or later.`,
  unsureOnes: (names: readonly string[]): string =>
    `We haven’t been able to check ${listed(names, 'or')} since then. Look at the posting${names.length === 1 ? '' : 's'} before you apply.`,
  againOnes: (jobs: readonly { name: string; count: number }[]): string =>
    jobs.length === 1
      ? jobs.map(({ name, count }) => `${name} was reposted ${times(count)}.`).join('')
      : `Some were reposted: ${listed(jobs.map(({ name, count }) => `${name} ${times(count)}`))}.`,
  samples: (count: number): string =>
    `${figure(count)} of them ${count === 1 ? 'is a sample posting, not a live opening' : 'are sample postings, not live openings'}.`,
  board: (company: string, vendor: string): string => `the ${plain(company)} job board (${vendor})`,
  publicList: 'a public internship list',
  imported: 'a list added to Alive',
};
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${figure(count)} times`);

/** How a job is saved, hidden or followed. */
export const keep = {
  card: (job: string | null): string => (job === null ? 'a job’s card' : `the card for ${job}`),
  save: (card: string): string =>
    `I can’t save jobs from here, but you can. Press **Save** on ${card}, and it will be under **Saved jobs**, with your notes.`,
  hide: (card: string): string =>
    `Open **…** on ${card} and choose **Hide this job**. It won’t come up again. To skip a whole kind of job, say something like “not sales”.`,
  stage: (card: string): string =>
    `I can’t do that from here, but you can. Open **…** on ${card} to set the job’s stage: saved, applied, interview, offer or rejected.`,
  list: 'Find your saved, applied and hidden jobs under **Saved jobs** in Browse Jobs. From here, I only know which ones you hid.',
};

/** The student's résumé, as software reads it and against a job. */
export const resume = {
  none: 'I don’t have a résumé from you yet. Add one in **Profile**, as a PDF or Word file, and ask me again.',
  unread: 'I haven’t been able to read the résumé you uploaded. Please upload it again, then ask me.',
  finds: (parts: readonly string[], missed: readonly string[]): string =>
    parts.length === 0
      ? 'Software that reads résumés can’t find any of the usual sections in yours.'
      : `Software that reads résumés can find ${listed(parts)}${missed.length === 0 ? '' : `, but not ${listed(missed, 'or')}`}.`,
  layout: 'That software may read your lines in the wrong order.',
  noAdvice: 'I wouldn’t change the layout.',
  limits: 'I can’t judge the writing, but I can compare your résumé with a job.',
  parts: { contact: 'your contact details', education: 'your education', experience: 'your experience', skills: 'your skills' },
  nothingAsked: (job: string): string => `${postingFor(job)} doesn’t list any requirements, so I can’t compare your résumé with it.`,
  showsNone: (job: string): string => `I didn’t find anything on your résumé that ${job} asks for.`,
  showsAll: (job: string): string => `Your résumé shows everything ${job} asks for:`,
  shows: (count: number, of: number, job: string): string => `Your résumé shows ${count} of the ${of} things that ${job} asks for:`,
  line: (ask: string, line: string): string => `- ${ask}: ${line}`,
  missing: (asks: readonly string[], more: number): string =>
    `- Not found on your résumé: ${asks.join(', ')}${more === 0 ? '' : `, and ${more} more`}`,
  moreShown: (count: number): string => `- and ${count} more`,
  several: (lines: readonly string[]): string => `Here’s how your résumé compares:\n${lines.map((line) => `- ${line}`).join('\n')}`,
  short: (job: string, count: number, of: number): string =>
    of === 0
      ? `${postingFor(job)} doesn’t list any requirements.`
      : `${job} lists ${of === 1 ? 'one requirement' : `${of} requirements`}, and ${
          count === 0
            ? `I didn’t find ${of === 1 ? 'it' : 'any of them'} on your résumé`
            : `your résumé shows that you meet ${of === 1 ? 'it' : `${count === of ? 'all' : count} of them`}`
        }.`,
} as const;

const quoted = (quote: string | null): string => (quote === null ? '.' : `: “${plain(quote)}”`);

/** Of several, only the last keeps its period. */
const quotedAll = (quotes: readonly string[]): string =>
  `${listed(quotes.map((quote, at) => `“${at < quotes.length - 1 ? plain(quote).replace(/\.$/, '') : plain(quote)}”`))}${ended(quotes.at(-1) ?? '')}`;

/** A quotation that is cut ends its sentence all the same. */
const ended = (quote: string): string => (/[.!?…]$/.test(plain(quote)) ? '' : '.');
