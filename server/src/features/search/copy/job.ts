import { figure, listed, plain } from '@alive/language/conditions/facts.ts';

/** What is said of jobs that were shown. A job comes as its name: "**Data Analyst Intern** at Spotify". */

export const named = (title: string, company: string): string => `**${plain(title)}** at ${plain(company)}`;
export const gone = 'That one has closed since, or you hid it, so I left it out.';
export const goneOfTwo = 'One of the two has closed since, or you hid it, so I can’t compare them.';

export const says = (quote: string): string => `It says: “${plain(quote)}”`;
export const headsUp = (gate: string): string => `Heads-up: ${gate}`;
export const notGated = (job: string): string => `Nothing in the posting for ${job} rules you out.`;
export const gated = (job: string, gate: string): string => `${job} may be closed to you. ${gate}`;
export const noneGated = 'None of these rule you out, as far as their postings say.';
export const someGated = (closed: number, of: number): string => `${figure(closed)} of these ${figure(of)} may be closed to you.`;

/** What the posting says of visas, of `subject`: the job, or "It". */
export const visa = {
  yes: (subject: string, quote: string | null): string => `${subject} says it sponsors visas${quoted(quote)}`,
  no: (subject: string, quote: string | null): string => `${subject} says it doesn’t sponsor visas${quoted(quote)}`,
  unknown: (subject: string): string =>
    `${subject === 'It' ? 'The posting' : subject} doesn’t say if the employer sponsors visas, so ask before you apply.`,
  /** What the federal record holds of its employer; never a verdict. */
  record: (initial: number, years: string): string =>
    `This employer had ${initial === 0 ? 'no' : figure(initial)} new H-1B ${initial === 1 ? 'petition' : 'petitions'} approved in ${years} (USCIS).`,
  citizens: (subject: string, quote: string | null): string => `${subject} asks for U.S. citizenship${quoted(quote)}`,
};
/** What the federal record holds of an employer that is asked about by name; counts, never a verdict. */
export const employerVisas = {
  counts: (employer: string, { initial, continuing, years }: { initial: number; continuing: number; years: string }): string =>
    `${plain(employer)} had ${initial === 0 ? 'no' : figure(initial)} new H-1B ${initial === 1 ? 'petition' : 'petitions'} approved in ${years}${continuing === 0 ? '' : `, ${initial === 0 ? 'but' : 'and'} ${figure(continuing)} continuing ${continuing === 1 ? 'one' : 'ones'}`}.`,
  none: (employer: string): string => `I have no H-1B record for ${plain(employer)}. That doesn’t mean it never sponsors.`,
  source: (source: string): string => `That’s from the ${source}. It doesn’t say whether a job sponsors, so ask before you apply.`,
  ask: 'Ask before you apply.',
};
export const clearance = {
  neither: (job: string): string => `${job} mentions neither a clearance nor citizenship.`,
  onlyCitizens: (job: string, quote: string | null): string => `${visa.citizens(job, quote)} It doesn’t mention a clearance.`,
  any: (job: string, quote: string | null): string => `${job} asks for a clearance${quoted(quote)}`,
  held: (job: string, quote: string | null): string => `${job} asks for a clearance you already hold${quoted(quote)}`,
  obtainable: (job: string, quote: string | null): string =>
    `${job} asks for a clearance, which you can get after you’re hired${quoted(quote)}`,
};
export const pay = (job: string, stated: string | null, isYearly: boolean): string =>
  stated === null ? `${job} doesn’t say what it pays.` : `${job} pays ${stated}${isYearly ? ' a year' : ''}.`;
export const degree = (job: string, asked: string | null, quote: string | null): string =>
  asked === null ? `${job} doesn’t say which degree it wants.` : `${job} asks for a ${asked}.${quote === null ? '' : ` ${says(quote)}`}`;
export const noDegree = (job: string): string => `${job} doesn’t ask for a degree.`;
export const remote = (job: string, place: string | null): string =>
  `Yes, ${job} can be done remotely${place === null ? '' : `, or in ${place}`}.`;
export const notRemote = (job: string, place: string | null): string =>
  `${job} doesn’t mention remote work${place === null ? '' : `. It’s in ${place}`}.`;
export const place = (job: string, where: string | null, isRemote: boolean): string => {
  if (where === null) return isRemote ? `${job} is remote.` : `${job} doesn’t say where it is.`;
  return `${job} is in ${where}${isRemote ? ', and can be done remotely' : ''}.`;
};
export const skills = (job: string, asked: readonly string[], isInternship: boolean): string =>
  asked.length === 0
    ? `${job} doesn’t list any skills.`
    : `${job} asks for ${listed(asked)}.${isInternship && asked.length > 1 ? ' It’s an internship, so few people will have all of them.' : ''}`;
export const closes = (job: string, date: string): string => `${job} closes on ${date}.`;
export const noDeadline = (job: string, posted: string | null): string =>
  `${job} doesn’t give a closing date.${posted === null ? '' : ` It was posted on ${posted}.`}`;
export const apply = (job: string, url: string, closing: string | null): string =>
  `You can apply for ${job} on the employer’s page: [open the posting](${url}). ${closing === null ? 'It doesn’t give a closing date.' : `It closes on ${closing}.`}`;
export const liked = (job: string, whole: string): string => `${job} looks worth a closer read. ${whole}`;
/** A whole record: level, place and pay, what it is in a sentence, what it asks for, what it says of visas, and its link. */
export const whole = (facts: readonly string[], caption: string | null, asked: readonly string[], papers: string, url: string): string => {
  const line = facts.join(', ');
  const needs = asked.length === 0 ? '' : ` It asks for ${listed(asked)}.`;
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.${caption === null ? '' : ` ${caption}`}${needs} ${papers} [Open the posting](${url}).`;
};
export const remotePossible = 'remote possible';

/** Why a job scores as it does; reasons are sentences of its score. */
export const score = {
  unknownStudent: (job: string): string => `I don’t know enough about you yet to score ${job}.`,
  unknownJob: (job: string): string => `The posting for ${job} has too little text to score.`,
  of: (job: string, points: number, reasons: readonly string[]): string => [`${job} scores ${points} out of 100.`, ...reasons].join(' '),
  open: (reason: string): string => `Still open: ${reason}`,
  against: (reason: string): string => `What counts against it: ${reason}`,
  part: (reason: string, points: number, most: number): string => `${reason} That’s ${points} of ${most} points.`,
  nothingAgainst: (job: string, points: number): string => `Nothing in the score counts against ${job}: it has ${points} out of 100.`,
  last: (job: string, points: number): string => `The last one here, ${job}, scores ${points}.`,
  meetsAll: (several: boolean): string =>
    several ? 'All of them fit your filters, and the score decides the order.' : 'It fits all your filters.',
  best: (job: string): string => `I’d start with ${job}.`,
  noneScored: 'Their postings have too little text to rank them.',
  nothingShown: 'I haven’t shown any jobs yet.',
};

/** Which of several jobs. `names` are at most three of those for which it holds. */
export const which = {
  sponsor: (names: readonly string[], isAll: boolean): string =>
    names.length === 0
      ? 'None of these say they sponsor visas.'
      : `${who(names, isAll)} ${names.length === 1 ? 'says it sponsors' : 'say they sponsor'} visas.`,
  otherSponsors: (no: number, silent: number): string =>
    `${listed(
      [
        no === 0 ? '' : `${figure(no)} ${no === 1 ? 'says it doesn’t' : 'say they don’t'}`,
        silent === 0 ? '' : `${figure(silent)} ${silent === 1 ? 'doesn’t' : 'don’t'} say`,
      ].filter((part) => part !== ''),
    )}.`,
  remote: (names: readonly string[], isAll: boolean): string =>
    names.length === 0 ? 'None of these mention remote work.' : `${who(names, isAll)} can be done remotely.`,
  clearance: (names: readonly string[], isAll: boolean): string =>
    names.length === 0
      ? 'None of these ask for a clearance or for U.S. citizens only.'
      : `${who(names, isAll)} ${names.length === 1 ? 'asks' : 'ask'} for a clearance or for U.S. citizens only.`,
  pays: (best: string, stated: string, stating: number, of: number): string =>
    `${best} pays the most, ${stated}. ${stating === of ? (of === 1 ? '' : 'All of them state their pay.') : `${figure(stating)} of the ${figure(of)} ${stating === 1 ? 'states its' : 'state their'} pay.`}`.trim(),
  noPay: 'None of these state their pay.',
  noDeadline: 'None of these give a closing date.',
  newest: (job: string, date: string): string => `${job} is the newest, posted on ${date}.`,
  noDate: 'None of these say when they were posted.',
  noneDo: (does: readonly string[]): string => `No, none of these ${listed(does)}.`,
  allDo: (count: number, does: readonly string[], onlyPaid: boolean): string =>
    `Yes, all ${figure(count)}${onlyPaid ? ' with stated pay' : ''} ${listed(does)}.`,
  someDo: (names: readonly string[], does: readonly string[]): string => `Yes: ${listed(names)} ${listed(does)}.`,
  silentOnPay: (count: number): string => `${figure(count)} ${count === 1 ? 'doesn’t state its' : 'don’t state their'} pay.`,
  silent: 'Their postings don’t say.',
};
const who = (names: readonly string[], isAll: boolean): string => (isAll && names.length > 1 ? 'All of them' : listed(names));

/** What postings say to a question, in their own words. */
export const posting = {
  says: (job: string, quotes: readonly string[]): string => `${job} says: ${quotes.map((quote) => `“${plain(quote)}”`).join(' ')}`,
  others: (count: number, of: string): string => `The other ${count === 1 ? 'one doesn’t' : `${figure(count)} don’t`} mention ${of}.`,
  none: (of: string): string => `None of these mention ${of}.`,
  silent: (job: string, of: string | null): string => `The posting for ${job} ${of === null ? 'doesn’t say' : `doesn’t mention ${of}`}.`,
  closest: (quote: string): string => `The closest line: “${plain(quote)}”`,
  duties: 'the daily work',
  dates: 'dates',
  words: (words: readonly string[]): string =>
    listed(
      words.map((word) => `“${plain(word)}”`),
      'or',
    ),
};

/** Two jobs next to each other. */
export const compared = {
  alike: (one: string, other: string): string =>
    `${one} and ${other} look the same on paper. Read both postings to compare the daily work.`,
  even: (one: string, other: string): string => `${one} and ${other} score the same.`,
  better: (better: string, other: string, scores: readonly [number, number]): string =>
    `${better} is the closer match: it scores ${scores[0]}, and ${other} scores ${scores[1]}.`,
  widest: (part: string): string => `The biggest difference is ${part}.`,
  same: 'Pay, place and level are the same.',
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
  parts: { work: 'the kind of work', skills: 'the skills they ask for', level: 'the level', place: 'the place' },
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
  unsure: (date: string): string => `We couldn’t check it since ${date}, so look at the posting first.`,
  posted: (date: string | null): string => (date === null ? 'Its source gives no posting date.' : `It was posted on ${date}.`),
  again: (count: number): string => `It was posted again ${times(count)} within 90 days.`,
  allSamples: 'All of these are sample postings that come with Alive. None is a live opening. Postings from real job boards replace them.',
  several: (sources: readonly string[], checked: string): string =>
    `They come from ${sources.length > 3 ? `${sources.length} sources` : listed(sources)}. We checked each on ${checked} or later.`,
  unsureOnes: (names: readonly string[]): string => `We couldn’t check ${listed(names)} since, so look at the posting first.`,
  againOnes: (jobs: readonly { name: string; count: number }[]): string =>
    `Posted again within 90 days: ${listed(jobs.map(({ name, count }) => `${name} ${times(count)}`))}.`,
  samples: (count: number): string => `${figure(count)} of them ${count === 1 ? 'is a sample posting' : 'are sample postings'}, not live.`,
  board: (company: string, vendor: string): string => `the job board of ${plain(company)} (${vendor})`,
  publicList: 'a public internship list',
  imported: 'an imported list',
};
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${figure(count)} times`);

/** How a job is saved, hidden or followed. */
export const keep = {
  card: (job: string | null): string => (job === null ? 'a job’s card' : `the card of ${job}`),
  save: (card: string): string =>
    `Press **Save** on ${card}. I can’t do that from here. You’ll find it under **Saved jobs**, with your notes.`,
  hide: (card: string): string =>
    `Open **…** on ${card} and choose **Hide this job**. It won’t come up again. To skip a whole kind of job, say “not …”.`,
  stage: (card: string): string =>
    `Open **…** on ${card} to mark it as saved, applied, interview, offer or rejected. I can’t do that from here.`,
  list: 'Your saved, applied and hidden jobs are under **Saved jobs** in Browse Jobs. I only see which ones you hid.',
};

/** The student's résumé, as software reads it and against a job. */
export const resume = {
  none: 'I don’t have a résumé from you yet. Add one in **Profile**, as a PDF or Word file, and ask me again.',
  unread: 'Upload your résumé again and I can read it.',
  finds: (parts: readonly string[]): string =>
    parts.length === 0
      ? 'Software that reads résumés finds none of the usual parts in yours.'
      : `Software that reads résumés can find ${listed(parts)} in yours.`,
  misses: (parts: readonly string[]): string => `It doesn’t find ${listed(parts, 'or')}.`,
  layout: 'It may read the lines in the wrong order.',
  noAdvice: 'I wouldn’t change the layout.',
  limits: 'I can’t judge the writing, but I can compare it with a job.',
  parts: { contact: 'your contact details', education: 'your education', experience: 'your experience', skills: 'your skills' },
  nothingAsked: (job: string): string => `${job} doesn’t list what it asks for, so I can’t compare your résumé with it.`,
  showsNone: (job: string): string => `I found nothing on your résumé that shows what ${job} asks for.`,
  showsAll: (job: string): string => `Your résumé shows everything ${job} asks for:`,
  shows: (count: number, of: number, job: string): string => `Your résumé shows ${count} of the ${of} things that ${job} asks for:`,
  line: (ask: string, line: string): string => `- ${ask}: ${line}`,
  missing: (asks: readonly string[], more: number): string =>
    `- Not on your résumé: ${asks.join(', ')}${more === 0 ? '' : `, and ${more} more`}`,
  moreShown: (count: number): string => `- and ${count} more`,
  several: (lines: readonly string[]): string => `Compared with your résumé:\n${lines.map((line) => `- ${line}`).join('\n')}`,
  short: (job: string, count: number, of: number): string =>
    of === 0
      ? `${job} doesn’t list what it asks for.`
      : of === 1
        ? `${job}: ${count === 1 ? 'the' : 'not the'} one thing it asks for.`
        : `${job}: ${count} of the ${of} things it asks for.`,
} as const;

const quoted = (quote: string | null): string => (quote === null ? '.' : `: “${plain(quote)}”`);
