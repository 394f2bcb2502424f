import type { Job } from '@alive/contract/jobs.ts';
import { levelNames, plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/job.ts';
import { nameOf, payOf, placeOf, skillsOf } from './job-facts.ts';
import type { Aspect } from '@alive/language/acts/questions.ts';
import { day, provenanceLine } from './provenance.ts';

/** An answer about one job: what was asked, from its record; the whole of it when nothing in particular was, with `visas` where they concern the student. */
export function aboutJob(job: Job, aspect: Aspect | null, visas = true): string {
  const name = nameOf(job);
  const gate = job.match?.gate ?? null;
  const caveat = gate === null ? '' : ` ${copy.headsUp(lower(sentence(plain(gate.text))))}`;
  switch (aspect) {
    case 'gate':
      return gate === null ? copy.notGated(name) : copy.gated(name, gateOf(gate));
    case 'why':
      return `${reasonsOf(job)}${caveat}`;
    case 'against':
      return `${drawbacksOf(job)}${caveat}`;
    case 'visa':
      return papersOf(job, name);
    case 'clearance':
      return clearanceOf(job);
    case 'pay':
      return copy.pay(name, payOf(job), job.pay_stated === null);
    case 'degree':
      return degreeOf(job);
    case 'remote':
      return job.remote ? copy.remote(name, onSite(job)) : copy.notRemote(name, onSite(job));
    case 'place':
      return copy.place(name, onSite(job), job.remote);
    case 'skills':
      return copy.skills(name, skillsOf(job, 6), job.level === 'internship');
    case 'deadline':
      return job.closes_at === null ? copy.noDeadline(name, dayOf(job.posted_at)) : copy.closes(name, day(job.closes_at));
    case 'apply':
      return copy.apply(name, job.application_url, dayOf(job.closes_at));
    case 'posted':
      return provenanceLine(job);
    case 'like':
      return `${copy.liked(name, whole(job, visas))}${caveat}`;
    default:
      return `${name}. ${whole(job, visas)}${caveat}`;
  }
}

/** What degree it asks for, in its own words. */
function degreeOf(job: Job): string {
  if (job.degree === 'none') return copy.noDegree(nameOf(job));
  const asked = job.degree === null || job.degree === 'doctorate' ? job.degree : `${job.degree}’s degree`;
  return copy.degree(nameOf(job), asked, job.degree_quote);
}

/** Which of the shown jobs, by what was asked; of a single one, what was asked of it. */
export function whichOf(jobs: readonly Job[], aspect: Aspect | null): string {
  const [only, ...others] = jobs;
  if (only !== undefined && others.length === 0 && aspect !== null && aspect !== 'why') return aboutJob(only, aspect);
  const { which, score } = copy;
  const tally = (line: (names: readonly string[], isAll: boolean) => string, some: readonly Job[]) =>
    line(some.slice(0, 3).map(nameOf), some.length === jobs.length);
  switch (aspect) {
    case 'visa': {
      const saying = jobs.filter((job) => job.sponsorship === 'yes');
      const no = jobs.filter((job) => job.sponsorship === 'no').length;
      const silent = jobs.length - saying.length - no;
      return [tally(which.sponsor, saying), no + silent === 0 ? '' : which.otherSponsors(no, silent)]
        .filter((line) => line !== '')
        .join(' ');
    }
    case 'gate': {
      const closed = jobs.flatMap((job) => (job.match?.gate == null ? [] : [`${nameOf(job)}: ${gateOf(job.match.gate)}`]));
      if (closed.length === 0) return copy.noneGated;
      return [...(closed.length === jobs.length ? [] : [copy.someGated(closed.length, jobs.length)]), ...closed].join(' ');
    }
    case 'remote':
      return tally(
        which.remote,
        jobs.filter((job) => job.remote),
      );
    case 'clearance':
      return tally(
        which.clearance,
        jobs.filter((job) => job.clearance_required || citizensOnly(job) !== undefined),
      );
    case 'place':
      return jobs.map((job) => copy.place(nameOf(job), onSite(job), job.remote)).join(' ');
    case 'degree':
      return jobs.map(degreeOf).join(' ');
    case 'skills':
      return jobs.map((job) => copy.skills(nameOf(job), skillsOf(job, 3), false)).join(' ');
    case 'pay': {
      const paid = jobs
        .filter((job) => payOf(job) !== null && (job.salary_max ?? job.salary_min) !== null)
        .sort((a, b) => (b.salary_max ?? b.salary_min ?? 0) - (a.salary_max ?? a.salary_min ?? 0));
      const [best] = paid;
      return best === undefined ? which.noPay : which.pays(nameOf(best), payOf(best) ?? '', paid.length, jobs.length);
    }
    case 'deadline': {
      const closing = jobs.filter((job) => job.closes_at !== null).toSorted((a, b) => (a.closes_at ?? '').localeCompare(b.closes_at ?? ''));
      return closing.length === 0 ? which.noDeadline : closing.map((job) => copy.closes(nameOf(job), day(job.closes_at ?? ''))).join(' ');
    }
    case 'posted': {
      const [newest] = jobs.filter((job) => job.posted_at !== null).sort((a, b) => (b.posted_at ?? '').localeCompare(a.posted_at ?? ''));
      return newest?.posted_at == null ? which.noDate : which.newest(nameOf(newest), day(newest.posted_at));
    }
    case 'why': {
      if (only === undefined) return score.nothingShown;
      const last = others.at(-1);
      const lowest = last?.match?.score == null ? [] : [score.last(nameOf(last), last.match.score)];
      return [score.meetsAll(last !== undefined), reasonsOf(only), ...lowest].join(' ');
    }
    default: {
      const [best] = [...jobs].sort((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1));
      if (best === undefined) return score.nothingShown;
      return best.match?.score == null ? score.noneScored : `${score.best(nameOf(best))} ${reasonsOf(best)}`;
    }
  }
}

function whole(job: Job, visas: boolean): string {
  const facts = [
    levelNames[job.level],
    placeOf(job) || null,
    job.remote && !onlyRemote(job) ? copy.remotePossible : null,
    payOf(job),
  ].filter((fact) => fact !== null);
  const caption = job.real_talk_caption === null ? null : sentence(plain(job.real_talk_caption));
  return copy.whole(
    facts,
    caption,
    skillsOf(job, 4),
    visas || citizensOnly(job) !== undefined ? papersOf(job, 'It') : '',
    job.application_url,
  );
}

/** What the posting says of visas; that it wants citizens is another thing than that it does not sponsor. */
function papersOf(job: Job, subject: string): string {
  const citizens = citizensOnly(job);
  if (citizens !== undefined) return sentence(copy.visa.citizens(subject, citizens.quote));
  if (job.sponsorship !== 'unknown') return sentence(copy.visa[job.sponsorship](subject, job.sponsorship_quote));
  const { initial, years } = job.visa_record ?? {};
  const past = initial === undefined || years === undefined ? [] : [copy.visa.record(initial, years)];
  return [copy.visa.unknown(subject), ...past].join(' ');
}

/** Of a clearance and of citizenship, which often come together. */
function clearanceOf(job: Job): string {
  const citizens = citizensOnly(job);
  const name = nameOf(job);
  if (job.clearance_required) return sentence(copy.clearance[job.clearance ?? 'any'](name, job.clearance_quote));
  return citizens === undefined ? copy.clearance.neither(name) : copy.clearance.onlyCitizens(name, citizens.quote);
}

const citizensOnly = ({ verdicts }: Job) => verdicts.find(({ kind }) => kind === 'citizenship');

/** Two parts of the score that speak for the job in the words of the record, and the weakest where something speaks against the job. */
function reasonsOf(job: Job): string {
  const { match } = job;
  const name = nameOf(job);
  if (match == null) return copy.score.unknownStudent(name);
  if (match.score === null) return copy.score.unknownJob(name);
  const said = match.reasons.filter((reason) => reason.text !== '');
  // What gives some points speaks for it: a usual step after a major is no drawback.
  const speaking = said.filter(({ points }) => points > 0);
  // As they come: the work first, then what the posting itself says.
  const best = speaking.slice(0, 2);
  const against = said
    .filter((reason) => !speaking.includes(reason) && !isUnsaid(reason))
    .sort((one, other) => other.max - other.points - (one.max - one.points))[0];
  const strong = best.map(({ text, quote }) =>
    quote === undefined ? sentence(plain(text)) : `${sentence(plain(text))} ${copy.says(quote)}`,
  );
  return copy.score.of(name, match.score, [...strong, ...(against === undefined ? [] : [objection(against)])]);
}

/** Where the score falls short of what it could be, the widest gap first. */
function drawbacksOf(job: Job): string {
  const { match } = job;
  const name = nameOf(job);
  if (match == null) return copy.score.unknownStudent(name);
  if (match.score === null) return copy.score.unknownJob(name);
  const short = match.reasons
    .filter((reason) => reason.points < reason.max && reason.text !== '' && !isUnsaid(reason))
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  if (short.length === 0) return copy.score[match.reasons.some(isUnsaid) ? 'onlyUnsaid' : 'nothingAgainst'](name, match.score);
  const parts = short.slice(0, 2).map(({ points, max, text }) => copy.score.part(sentence(plain(text)), points, max));
  return copy.score.of(name, match.score, parts);
}

/** What was never stated speaks against no job. */
function objection({ kind, text, points, evidence }: Reason): string {
  // Nothing of the student's or the posting's speaks for or against it.
  return points === 0 && evidence.length === 0 ? sentence(plain(text)) : copy.score.against(kind, sentence(lower(plain(text))));
}

/** No posting mentions the words in which a student spoke of the past. */
const isUnsaid = ({ kind, points, evidence }: Reason): boolean => kind === 'skills' && points === 0 && evidence.length > 0;

type Reason = NonNullable<Job['match']>['reasons'][number];

/** Why it is closed to the student, in the posting's own words where it has them. */
const gateOf = ({ text, quote }: Gate) => `${sentence(plain(text))}${quote === null ? '' : ` ${copy.says(quote)}`}`;

type Gate = NonNullable<NonNullable<Job['match']>['gate']>;

const onlyRemote = (job: Job) => placeOf(job).toLowerCase() === 'remote';
/** Its places; null where it states none or is only remote. */
const onSite = (job: Job) => (placeOf(job) === '' || onlyRemote(job) ? null : placeOf(job));
const dayOf = (time: string | null) => (time === null ? null : day(time));
const lower = (text: string) => (/^(?:It|The|You|No|Its|This)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);
const sentence = (text: string) => (text === '' || /[.!?]”?$/.test(text) ? text : `${text}.`);
