import { type Degree, degrees, type Job } from '@alive/contract/jobs.ts';
import { levelNames, plain } from '@alive/language/conditions/facts.ts';
import * as copy from './copy/job.ts';
import { highestPay, nameOf, payOf, placeOf, skillsOf } from './job-facts.ts';
import { type Aspect, formOf } from '@alive/language/acts/questions.ts';
import { day, provenanceLine } from './provenance.ts';
import { degreesIn } from './topics.ts';

/** An answer about one job from its record, of `subject`: its name, or "It" after that. */
export function aboutJob(job: Job, aspect: Aspect | null, subject = nameOf(job)): string {
  const gate = job.match?.gate ?? null;
  const caveat = gate === null ? '' : ` ${copy.headsUp(lower(sentence(plain(gate.text))))}`;
  switch (aspect) {
    case 'gate':
      return gate === null ? copy.notGated(nameOf(job)) : copy.gated(subject, gateOf(gate));
    case 'why':
      return `${reasonsOf(job, subject)}${caveat}`;
    case 'against':
      return `${drawbacksOf(job, subject)}${caveat}`;
    case 'visa':
      return papersOf(job, subject);
    case 'clearance':
      return clearanceOf(job, subject);
    case 'pay':
      return copy.pay(subject, payOf(job), job.pay_stated === null);
    case 'degree':
      return job.degree === 'none'
        ? copy.noDegree(subject)
        : copy.degree(subject, job.degree === null ? null : degreeNames[job.degree], job.degree_quote);
    case 'remote':
      return job.remote ? copy.remote(subject, onSite(job)) : copy.notRemote(subject, onSite(job));
    case 'place':
      return copy.place(subject, onSite(job), job.remote);
    case 'deadline':
      return job.closes_at === null ? copy.noDeadline(subject, dayOf(job.posted_at)) : copy.closes(subject, day(job.closes_at));
    case 'apply':
      return copy.apply(nameOf(job), job.application_url, dayOf(job.closes_at));
    case 'posted':
      return provenanceLine(job);
    default:
      return copy.skills(subject, skillsOf(job, 6), job.level === 'internship');
  }
}

/** Which of several jobs, by what was asked; what their records tell together. */
export function whichOf(jobs: readonly Job[], aspect: Aspect | null, question: string): string {
  const label = labelsOf(jobs);
  const [only, ...others] = jobs;
  const { which, score } = copy;
  const isWhether = formOf(question) === 'whether';
  const tally = (line: (names: readonly string[], isAll: boolean, isWhether: boolean) => string, some: readonly Job[]) =>
    line(some.map(label), some.length === jobs.length, isWhether);
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
      return jobs.map((job) => copy.place(label(job), onSite(job), job.remote)).join(' ');
    case 'degree':
      return degreesAmong(jobs, question);
    case 'skills':
      return skillsAmong(jobs);
    case 'pay':
      return paidAmong(jobs, question);
    case 'deadline': {
      const closing = jobs.filter((job) => job.closes_at !== null).toSorted((a, b) => (a.closes_at ?? '').localeCompare(b.closes_at ?? ''));
      return closing.length === 0 ? which.noDeadline : closing.map((job) => copy.closes(label(job), day(job.closes_at ?? ''))).join(' ');
    }
    case 'posted': {
      const [newest] = jobs.filter((job) => job.posted_at !== null).sort((a, b) => (b.posted_at ?? '').localeCompare(a.posted_at ?? ''));
      return newest?.posted_at == null ? which.noDate : which.newest(nameOf(newest), day(newest.posted_at));
    }
    case 'why': {
      if (only === undefined) return score.nothingShown;
      const last = others.at(-1);
      const lowest = last?.match?.score == null ? [] : [score.last(nameOf(last), last.match.score)];
      return [score.meetsAll(last !== undefined), reasonsOf(only, nameOf(only)), ...lowest].join(' ');
    }
    default: {
      const [best] = [...jobs].sort((a, b) => (b.match?.score ?? -1) - (a.match?.score ?? -1));
      if (best === undefined) return score.nothingShown;
      return best.match?.score == null ? score.noneScored : `${score.best(nameOf(best))} ${reasonsOf(best, 'It')}`;
    }
  }
}

/** How several jobs are told apart: by title, with the employer, the place or the number where they share it. */
export function labelsOf(jobs: readonly Job[]): (job: Job) => string {
  const isOneEmployer = jobs.length > 1 && jobs.every(({ company_name }) => company_name === jobs[0]?.company_name);
  const short = (job: Job) => (isOneEmployer ? `**${plain(job.job_title)}**` : nameOf(job));
  const placed = (job: Job) => `${short(job)} in ${placeOf(job)}`;
  return (job) => {
    const alike = jobs.filter((one) => short(one) === short(job));
    if (alike.length === 1) return short(job);
    return alike.filter((one) => placed(one) === placed(job)).length === 1 && placeOf(job) !== ''
      ? placed(job)
      : copy.which.numbered(short(job), jobs.indexOf(job) + 1);
  };
}

/** Whether a job asks for a degree that a question names, or would take someone with it. */
export function asksDegree({ degree }: Job, question: string): boolean {
  const { named, isEnough } = degreesIn(question);
  const highest = Math.max(...named.map((one) => degrees.indexOf(one)));
  return degree !== null && (isEnough ? degrees.indexOf(degree) <= highest : named.includes(degree));
}

/** What degrees several jobs ask for, and which of them ask for those that the question names, or would take someone with them. */
function degreesAmong(jobs: readonly Job[], question: string): string {
  const { which } = copy;
  const label = labelsOf(jobs);
  const form = formOf(question);
  const { named } = degreesIn(question);
  const counts = degrees.flatMap((degree) => {
    const count = jobs.filter((job) => job.degree === degree).length;
    return count === 0 ? [] : [which.asksDegree(count, jobs.length, degree === 'none' ? null : degreeNames[degree])];
  });
  const silent = jobs.filter(({ degree }) => degree === null).length;
  if (silent === jobs.length && !named.includes('none')) return which.noDegree;
  const summary = which.degrees([...counts, ...(silent === 0 ? [] : [which.saysNothing(silent)])]);
  const met = jobs.filter((job) => asksDegree(job, question));
  // Which need none: those are named, and those that are silent.
  if (named.includes('none')) {
    const unsaid = jobs.filter(({ degree }) => degree === null);
    const others = jobs.length - met.length - unsaid.length;
    return which.noneNeeded(met.map(label), unsaid.map(label), others);
  }
  const quoted = [...met, ...jobs].find(({ degree_quote: quote }) => quote !== null);
  const quote = quoted?.degree_quote == null ? '' : ` ${copy.posting.says(label(quoted), [quoted.degree_quote])}`;
  if (named.length === 0 || form === 'what') return `${summary}${quote}`;
  if (form === 'whether') {
    const isOfAll = /\b(?:all|every|each)\b/i.test(question);
    const lead = isOfAll && met.length < jobs.length ? (silent > 0 ? '' : `${copy.no} `) : `${met.length > 0 ? copy.yes : copy.no} `;
    return `${lead}${summary}${quote}`;
  }
  return met.length === 0 || met.length === jobs.length ? `${summary}${quote}` : `${which.these(met.map(label))} ${summary}${quote}`;
}

/** What several jobs ask for together, where most of them ask for one thing; else each by itself. */
function skillsAmong(jobs: readonly Job[]): string {
  const counts = Map.groupBy(
    jobs.flatMap((job) => skillsOf(job, job.skills.length)),
    (skill) => skill,
  );
  const shared = [...counts].flatMap(([skill, { length }]) => (length > 1 ? [{ skill, count: length }] : []));
  const most = shared.toSorted((one, other) => other.count - one.count).slice(0, 3);
  if (jobs.length > 2 && (most[0]?.count ?? 0) > jobs.length / 2) return copy.which.askFor(most, jobs.length);
  const label = labelsOf(jobs);
  return jobs.map((job) => copy.skills(label(job), skillsOf(job, 3), false)).join(' ');
}

/** What several jobs pay: which of them the most where that is asked, else each. */
function paidAmong(jobs: readonly Job[], question: string): string {
  const { which } = copy;
  const label = labelsOf(jobs);
  const paid = jobs.filter((job) => payOf(job) !== null);
  const [best] = paid.toSorted((a, b) => highestPay(b) - highestPay(a));
  if (best === undefined) return which.noPay;
  if (/\b(?:most|best|more|better|highest|top|well)\b/i.test(question))
    return which.pays(label(best), payOf(best) ?? '', paid.length, jobs.length);
  return which.payEach(
    paid.map((job) => copy.pays(label(job), payOf(job) ?? '')),
    jobs.length - paid.length,
  );
}

/** "a bachelor’s degree". */
const degreeNames: Readonly<Record<Exclude<Degree, 'none'>, string>> = {
  bachelor: 'bachelor’s degree',
  master: 'master’s degree',
  doctorate: 'doctorate',
};

/** Its level, place and pay, what one would do, what it asks for by its `lines`, and its link; with `visas` where they concern the student. */
export function wholeOf(job: Job, visas: boolean, { duties, asks }: { duties: readonly string[]; asks: readonly string[] }): string {
  const facts = [
    levelNames[job.level],
    placeOf(job) || null,
    job.remote && !onlyRemote(job) ? copy.remotePossible : null,
    payOf(job),
  ].filter((fact) => fact !== null);
  const gate = job.match?.gate ?? null;
  return [
    `${nameOf(job)}. ${copy.facts(facts)}`,
    duties.length > 0 ? copy.list(copy.youWouldDo, duties) : job.real_talk_caption === null ? '' : sentence(plain(job.real_talk_caption)),
    asks.length > 0 ? copy.list(copy.itAsksFor, asks) : job.skills.length === 0 ? '' : copy.skills('It', skillsOf(job, 4), false),
    [
      visas || citizensOnly(job) !== undefined ? papersOf(job, 'It') : '',
      gate === null ? '' : copy.headsUp(lower(sentence(plain(gate.text)))),
      copy.link(job.application_url),
    ]
      .filter((line) => line !== '')
      .join(' '),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
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
function clearanceOf(job: Job, name: string): string {
  const citizens = citizensOnly(job);
  if (job.clearance_required) return sentence(copy.clearance[job.clearance ?? 'any'](name, job.clearance_quote));
  return citizens === undefined ? copy.clearance.neither(name) : copy.clearance.onlyCitizens(name, citizens.quote);
}

const citizensOnly = ({ verdicts }: Job) => verdicts.find(({ kind }) => kind === 'citizenship');

/** Two parts of the score that speak for the job in the words of the record, and the weakest where something speaks against the job. */
function reasonsOf(job: Job, name: string): string {
  const { match } = job;
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
function drawbacksOf(job: Job, name: string): string {
  const { match } = job;
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
