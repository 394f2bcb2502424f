import { capital } from '@alive/language/text/text.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { levelNames, listed, plain } from '@alive/language/conditions/facts.ts';
import { nameOf, payOf, placeOf, skillsOf, visaOf } from './job-facts.ts';
import type { Aspect } from '@alive/language/acts/questions.ts';
import { day, provenanceLine } from './provenance.ts';

/** An answer about one job: what was asked, from its record; the whole of it when nothing in particular was. */
export function aboutJob(job: Job, aspect: Aspect | null): string {
  const name = nameOf(job);
  const caveat = job.match?.gate == null ? '' : ` One thing stands in the way: ${sentence(job.match.gate.text)}`;
  switch (aspect) {
    case 'gate':
      return job.match?.gate == null
        ? `Nothing in the posting of ${name} rules you out.`
        : `${name} looks closed to you: ${gateOf(job.match.gate)}`;
    case 'why':
      return `${name}: ${reasonsOf(job)}${caveat}`;
    case 'against':
      return `${name}: ${drawbacksOf(job)}${caveat}`;
    case 'visa':
      return `${name}. ${papersOf(job)}`;
    case 'clearance':
      return `${name} ${clearanceOf(job)}`;
    case 'pay':
      return payOf(job) === null
        ? `${name} does not state its pay.`
        : `${name} pays ${payOf(job) ?? ''}${job.pay_stated === null ? ' a year' : ''}, as the posting states it.`;
    case 'degree':
      return degreeOf(job);
    case 'remote':
      return job.remote
        ? `Yes: ${name} can be done remotely${places(job)}.`
        : `The posting does not offer it: ${name} is listed for ${placeOf(job) || 'no place in particular'}.`;
    case 'place':
      return `${name} is listed for ${placeOf(job) || 'no place in particular'}${job.remote && !onlyRemote(job) ? ', and can be done remotely' : ''}.`;
    case 'skills':
      return job.skills.length === 0
        ? `${name} names no particular skill; the full posting has the duties.`
        : `${name} ${skillsOf(job, 6) ?? ''}.${levelNote(job)}`;
    case 'deadline':
      return job.closes_at === null
        ? `The posting of ${name} gives no closing date.${job.posted_at === null ? '' : ` It was posted ${day(job.posted_at)}.`}`
        : `${name} closes on ${day(job.closes_at)}.`;
    case 'apply':
      return `You apply for ${name} on the employer's own page: [open the posting](${job.application_url}). ${job.closes_at === null ? 'It gives no closing date' : `It closes on ${day(job.closes_at)}`}.`;
    case 'posted':
      return provenanceLine(job);
    case 'like':
      return `Then ${name} deserves a proper look. ${whole(job)}${caveat}`;
    default:
      return `${name}. ${whole(job)}${caveat}`;
  }
}

/** What degree it asks for, in its own words. */
function degreeOf(job: Job): string {
  const name = nameOf(job);
  if (job.degree === null) return `The posting of ${name} doesn’t say which degree it wants.`;
  if (job.degree === 'none') return `${name} asks for no degree.`;
  const quote = job.degree_quote === null ? '' : ` It says: “${plain(job.degree_quote)}”`;
  return `${name} asks for a ${job.degree === 'master' || job.degree === 'bachelor' ? `${job.degree}’s degree` : job.degree}.${quote}`;
}

/** Which of the shown jobs, by what was asked; of a single one, what was asked of it. */
export function whichOf(jobs: readonly Job[], aspect: Aspect | null): string {
  const [only, ...others] = jobs;
  if (only !== undefined && others.length === 0 && aspect !== null && aspect !== 'why') return aboutJob(only, aspect);
  const names = (some: readonly Job[]) => listed(some.slice(0, 3).map(nameOf));
  const tally = (some: readonly Job[], yes: string, none: string) =>
    some.length === 0 ? none : `${some.length === jobs.length && jobs.length > 1 ? 'All of them' : names(some)} ${yes}.`;
  switch (aspect) {
    case 'visa': {
      const yes = jobs.filter((job) => job.sponsorship === 'yes');
      const no = jobs.filter((job) => job.sponsorship === 'no').length;
      const silent = jobs.length - yes.length - no;
      const rest = [
        no > 0 ? `${no} ${no === 1 ? 'says' : 'say'} no` : '',
        silent > 0 ? `${silent} ${silent === 1 ? 'does' : 'do'} not say` : '',
      ].filter((part) => part !== '');
      const lead = tally(yes, yes.length === 1 ? 'says it sponsors' : 'say they sponsor', 'None of these says that it sponsors.');
      return rest.length === 0 ? lead : `${lead.slice(0, -1)}; ${listed(rest)}.`;
    }
    case 'gate': {
      const closed = jobs.flatMap((job) => (job.match?.gate == null ? [] : [`${nameOf(job)}: ${gateOf(job.match.gate)}`]));
      if (closed.length === 0) return 'None of these rules you out, as far as their postings say.';
      return `${closed.length === jobs.length ? '' : `${closed.length} of the ${jobs.length}. `}${closed.join(' ')}`;
    }
    case 'remote':
      return tally(
        jobs.filter((job) => job.remote),
        'can be done remotely',
        'None of these offers remote work.',
      );
    case 'clearance': {
      const closed = jobs.filter((job) => job.clearance_required || citizensOnly(job) !== undefined);
      return tally(
        closed,
        closed.length === 1 ? 'asks for a clearance, or for citizens only' : 'ask for a clearance, or for citizens only',
        'None of these asks for a clearance or for citizens only.',
      );
    }
    case 'place':
      return `${jobs.map((job) => `${nameOf(job)}: ${placeOf(job) || 'no place stated'}`).join('; ')}.`;
    case 'degree':
      return jobs.map(degreeOf).join(' ');
    case 'skills':
      return `${jobs.map((job) => `${nameOf(job)} ${skillsOf(job, 3) ?? 'names no particular skill'}`).join('; ')}.`;
    case 'pay': {
      const paid = jobs
        .filter((job) => payOf(job) !== null && (job.salary_max ?? job.salary_min) !== null)
        .sort((a, b) => (b.salary_max ?? b.salary_min ?? 0) - (a.salary_max ?? a.salary_min ?? 0));
      const [best] = paid;
      if (best === undefined) return 'None of these states its pay.';
      return `${nameOf(best)} pays the most, ${payOf(best) ?? ''}. ${paid.length === jobs.length ? 'All of them state their pay' : paid.length === 1 ? `One of the ${jobs.length} states its pay` : `${paid.length} of the ${jobs.length} state their pay`}.`;
    }
    case 'deadline': {
      const closing = jobs.filter((job) => job.closes_at !== null).toSorted((a, b) => (a.closes_at ?? '').localeCompare(b.closes_at ?? ''));
      return closing.length === 0
        ? 'None of these gives a closing date.'
        : `${closing.map((job) => `${nameOf(job)} closes on ${day(job.closes_at ?? '')}`).join('; ')}.`;
    }
    case 'posted': {
      const [newest] = jobs.filter((job) => job.posted_at !== null).sort((a, b) => (b.posted_at ?? '').localeCompare(a.posted_at ?? ''));
      return newest?.posted_at == null
        ? 'None of these tells when it was posted.'
        : `${nameOf(newest)} is the newest, posted ${day(newest.posted_at)}.`;
    }
    case 'why': {
      const [top, ...others] = jobs;
      const last = others.at(-1);
      if (top === undefined) return 'I have nothing on the table to explain yet.';
      const meets =
        last === undefined ? 'It meets every condition above.' : 'They meet every condition above, and the score puts them in order. First';
      return `${meets} ${nameOf(top)}: ${reasonsOf(top)}${last?.match?.score == null ? '' : ` The last here, ${nameOf(last)}, has ${last.match.score}.`}`;
    }
    default: {
      const [best] = [...jobs].sort((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1));
      if (best === undefined) return 'I have nothing on the table to choose from yet.';
      return best.match?.score == null
        ? 'They hold too little text for me to rank one above the other.'
        : `By what you told me, ${nameOf(best)}: ${reasonsOf(best)}`;
    }
  }
}

function whole(job: Job): string {
  const facts = [levelNames[job.level], placeOf(job) || null, job.remote && !onlyRemote(job) ? 'remote possible' : null, payOf(job)].filter(
    (fact) => fact !== null,
  );
  const skills = skillsOf(job, 4);
  const caption = job.real_talk_caption === null ? '' : ` ${sentence(plain(job.real_talk_caption))}`;
  return `${sentence(capital(facts.join(', ')))}${caption}${skills === null ? '' : ` It ${skills}.`} ${papersOf(job)} [Open the posting](${job.application_url}).`;
}

/** What the posting says of visas; that it wants citizens is another thing than that it does not sponsor. */
function papersOf(job: Job): string {
  const citizens = citizensOnly(job);
  return citizens === undefined ? sentence(visaOf(job)) : sentence(`It asks for U.S. citizenship${quoted(citizens.quote)}`);
}

/** Of a clearance and of citizenship, which often come together. */
function clearanceOf(job: Job): string {
  const citizens = citizensOnly(job);
  const how = { held: 'a clearance that you hold already', obtainable: 'a clearance, which you may obtain for it' };
  if (!job.clearance_required)
    return citizens === undefined
      ? 'mentions neither a clearance nor citizenship.'
      : `${sentence(`asks for U.S. citizenship${quoted(citizens.quote)}`)} It mentions no clearance.`;
  return sentence(`asks for ${job.clearance === null ? 'a clearance' : how[job.clearance]}${quoted(job.clearance_quote)}`);
}

const citizensOnly = ({ verdicts }: Job) => verdicts.find(({ kind }) => kind === 'citizenship');

/** Two parts of the score that speak for the job in the words of the record, and the weakest where something speaks against the job. */
function reasonsOf(job: Job): string {
  const { match } = job;
  if (match == null) return 'I know too little of you here to score it.';
  if (match.score === null) return 'its posting holds too little text to score.';
  const share = (reason: Reason) => reason.points / Math.max(1, reason.max);
  const said = match.reasons.filter((reason) => reason.text !== '');
  const speaking = said.filter((reason) => share(reason) >= 0.5 || (reason.kind === 'skills' && reason.points > 0));
  // As they come: the work first, then what the posting itself says.
  const best = speaking.slice(0, 2);
  const against = said
    .filter((reason) => share(reason) < 0.5 && !speaking.includes(reason))
    .sort((one, other) => other.max - other.points - (one.max - one.points))[0];
  const strong = best
    .map((reason) => `${sentence(plain(reason.text))}${reason.quote === undefined ? '' : ` It says: “${plain(reason.quote)}”`}`)
    .join(' ');
  return `it scores ${match.score} of 100. ${strong}${against === undefined ? '' : ` ${objection(against)}`}`.trim();
}

/** Where the score falls short of what it could be, the widest gap first. */
function drawbacksOf({ match }: Job): string {
  if (match?.score == null) return 'I know too little, of it or of you, to say what speaks against it.';
  const short = match.reasons
    .filter(({ points, max, text }) => points < max && text !== '')
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  if (short.length === 0) return `nothing in the score speaks against it, ${match.score} of 100.`;
  const parts = short.slice(0, 2).map(({ points, max, text }) => `${sentence(plain(text))} That gives ${points} of ${max} points.`);
  return `it scores ${match.score} of 100. ${parts.join(' ')}`;
}

/** What was never stated speaks against no job. */
function objection({ text }: Reason): string {
  return text.startsWith('You have named no')
    ? `Still open: ${sentence(lower(plain(text)))}`
    : `What holds it back: ${sentence(lower(plain(text)))}`;
}

type Reason = NonNullable<Job['match']>['reasons'][number];

/** Why it is closed to the student, in the posting's own words where it has them. */
const gateOf = ({ text, quote }: Gate) => `${sentence(plain(text))}${quote === null ? '' : ` It says: “${plain(quote)}”`}`;

type Gate = NonNullable<NonNullable<Job['match']>['gate']>;

const onlyRemote = (job: Job) => placeOf(job).toLowerCase() === 'remote';
const levelNote = (job: Job) => (job.level === 'internship' ? ' It is an internship, so few will have all of them.' : '');
const places = (job: Job) => (job.locations.length > 0 && !onlyRemote(job) ? `, or from ${placeOf(job)}` : '');
const quoted = (quote: string | null) => (quote === null ? '' : `: “${plain(quote)}”`);
const lower = (text: string) => (/^(?:It|The|You|No|Its|This)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const sentence = (text: string) => (text === '' || /[.!?]”?$/.test(text) ? text : `${text}.`);
