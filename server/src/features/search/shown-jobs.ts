import type { Job } from '@alive/contract/jobs.ts';
import type { Offer as Guess } from '@alive/contract/reading.ts';
import { listed } from '@alive/language/conditions/facts.ts';
import { type Aspect, asksOfStudies } from '@alive/language/acts/questions.ts';
import { referencesIn } from '@alive/language/acts/refer.ts';
import type { AnswerPart } from '#platform/chat.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import { aboutJob, asksDegree, labelsOf, whichOf, wholeOf } from './about-job.ts';
import { compareResume } from './about-resume.ts';
import { comparison } from './compare.ts';
import type { Wish } from '@alive/language/conditions/wishes.ts';
import { conditionOf, conditionOfMention, conditionsOfMention, group, isSameThing, wordOf } from '@alive/language/conditions/registry.ts';
import { stemOf, wordsOf } from '@alive/language/text/text.ts';
import { type Context, concernsVisas } from './context.ts';
import * as copy from './copy/job.ts';
import { does as doing, wished } from './copy/selection.ts';
import { filterOf } from './filter.ts';
import { highestPay, nameOf, payOf } from './job-facts.ts';
import { doesWish } from './notes.ts';
import { type SavedListAction, savedListLine } from './saved-list.ts';
import { provenanceLines } from './provenance.ts';
import { say } from './say.ts';
import { withLikelyPlaces } from './same-name.ts';
import { linesApart, linesOn, seasonOf, wishedLicense } from './says.ts';
import { degreesIn, type Topic, topicsOf } from './topics.ts';
import type { Searching } from './move.ts';
import { showSelection } from './select.ts';
import { perTurn, shown } from './selection.ts';
import { situationOf } from './state.ts';

/** Answers a question about one of the jobs shown, with the score it had there; '' is the first that was found. */
export async function* tell(
  context: Context,
  { id: asked, aspect, question = '' }: Omit<Asking, 'ids'> & { id: string },
): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const id = asked === '' ? (state.last[0]?.id ?? '') : asked;
  const [job] = await shownJobs(context, [id]);
  if (job !== undefined && aspect === 'resume') return yield* compareResume(context, [job]);
  const { text } = job === undefined ? { text: copy.gone } : await answered(context, [job], { aspect, question });
  const asksPay = aspect === 'pay' || /\b(?:pays?|paid|pay|salary|wage)\b/i.test(question);
  const next =
    aspect !== 'visa' && concernsVisas(context) ? 'Does it sponsor visas?' : asksPay ? 'What would I do there?' : 'How much does it pay?';
  // "Show me that one again."
  const isWanted = job !== undefined && aspect !== 'why' && /\b(?:show|see|pull up|go back to|where is|again)\b/i.test(question);
  yield* say(
    { ...context, state: { ...state, focusId: id, question } },
    text,
    job === undefined ? ['Show more'] : ['More like this one', next, 'Who works there?'],
    null,
    { jobs: isWanted ? [job] : [] },
  );
}

/** Answers a question about the jobs shown, all or some. */
export async function* which(
  context: Context,
  { aspect, question = '', ids = context.state.last.map(({ id }) => id) }: Asking,
): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(context, ids);
  if (jobs.length === 0 && context.state.last.length > 0) return yield* say(context, copy.gone, ['Show more', 'Start over']);
  if (aspect === 'resume') return yield* compareResume(context, jobs);
  const { text, others, instead } = await answered(context, jobs, { aspect, question });
  // None of these, but others of what was found: they are shown, and nothing is filtered (READING 12). Of those before nothing is said above them.
  const [found] = instead === undefined ? [] : others;
  const { tools, about, lookup, state } = context;
  const more = found === undefined ? [] : (await tools.findJobs(filterOf(found.filters, lookup, state.wishes), about, perTurn)).jobs;
  if (more.length > 0)
    return yield* say(
      { ...context, state: { ...state, last: more.map(shown) } },
      instead ?? text,
      ['Compare the first two', 'Show more'],
      null,
      {
        guesses: others,
        jobs: more,
      },
    );
  yield* say(context, text, jobs.length > 1 ? ['Compare the first two', 'Show more'] : ['Show more'], null, { guesses: others });
}

/** Each topic of a question, answered in the form in which it is asked; where it asks for none, the whole of one job or the best of several. */
async function answered(context: Context, jobs: readonly Job[], { aspect, question = '' }: Omit<Asking, 'ids'>): Promise<Answer> {
  const [only, ...others] = jobs;
  const isOne = only !== undefined && others.length === 0;
  // Words that only say which job is meant ask for nothing.
  const { named } = referencesIn(question, context.reading(question), situationOf({ ...context.state, focusId: null }));
  const masked = isOne ? named.reduce((left, words) => left.replace(words, 'it'.padEnd(words.length)), question) : question;
  const asked = topicsOf(masked, await withLikelyPlaces(context, context.reading(masked)), context.state, isOne);
  const whole: Topic = { form: 'what', text: question, aspect, conditions: [], words: [] };
  const isJudged = aspect === 'why' || aspect === 'against' || aspect === 'gate';
  const given = isJudged || (asked.length === 0 && aspect !== null && aspect !== 'like') ? [whole] : asked;
  const read = await descriptionsOf(context, jobs, given);
  const isUnsaid = ({ words }: Topic) =>
    words.length > 0 && jobs.every((job, at) => linesOn({ aspect: null, words }, job, read[at] ?? '').length === 0);
  // "Would I be building sets or sitting at a screen?" What one does and needs tells, where no posting says.
  const isEither =
    isOne &&
    alternatives.test(masked) &&
    given.some(isUnsaid) &&
    given.every(({ words, aspect: one }) => words.length > 0 || one === 'remote');
  const topics = isEither ? (['skills', 'duties'] as const).map((one): Topic => Object.assign({}, whole, { aspect: one })) : given;
  const posted = isEither ? await descriptionsOf(context, jobs, topics) : read;
  if (isOne && topics.length === 0) {
    const [text = ''] = await descriptionsOf(context, jobs, [{ ...whole, aspect: 'duties' }]);
    const lines = (of: Aspect) => linesOn({ aspect: of, words: [] }, only, text).slice(0, mostListed).map(short);
    return { text: wholeOf(only, concernsVisas(context), { duties: lines('duties'), asks: lines('skills') }), others: [] };
  }
  // "What would I be doing?" is told of one: the first.
  if (
    only !== undefined &&
    !isOne &&
    !severally.test(question) &&
    topics.length > 0 &&
    topics.every((one) => one.aspect === 'duties' || one.aspect === 'skills')
  )
    return answered(context, [only], { aspect, question });
  if (topics.length === 0)
    return {
      text:
        question === '' || choosing.test(question)
          ? whichOf(jobs, null, question)
          : severally.test(question)
            ? copy.whatOfThem
            : copy.whichOne,
      others: [],
    };
  const parts: Answer[] = [];
  const unsaid = topics.filter(isUnsaid);
  for (const topic of topics.filter((one) => !unsaid.includes(one))) {
    const subject = parts.length === 0 ? undefined : 'It';
    if (topic.conditions.length > 0) parts.push(await whoMeets(context, jobs, topic));
    else if (isOfText(topic, jobs))
      parts.push({ text: isOne ? ofOne(only, posted[0] ?? '', topic, subject) : ofMany(jobs, posted, topic), others: [] });
    else if (isOne) parts.push({ text: aboutOne(only, topic, posted[0] ?? '', subject), others: [] });
    else {
      const elsewhere = await othersMeeting(context, jobs, topic);
      parts.push({ ...elsewhere, text: `${whichOf(jobs, topic.aspect, topic.text)} ${elsewhere.text}`.trim() });
    }
  }
  if (isOne && asksOfStudies(question)) parts.push({ text: onStudies(only, posted[0] ?? '', context.about.major), others: [] });
  // Words that one posting says apart are said by it; what none of them says is said once.
  const apart = unsaid.map((topic) => Object.assign(saidApart(topic, jobs, posted), { topic }));
  for (const { said } of apart)
    if (said.length > 0) parts.push({ text: apartLine(said, isOne, parts.length === 0 ? nameOf : () => 'It', labelsOf(jobs)), others: [] });
  // What is asked for by name is said to be missing: not the other words of a question, nor a figure of speech.
  const isAlone = parts.length === 0 && unsaid.length === 1;
  const silent = apart.filter(({ said, topic }) => said.length === 0 && (isAlone || isObject(topic)));
  const nowhere = copy.posting.words(silent.flatMap(({ missing }) => missing));
  const together = silent.flatMap(({ topic, missing }) => (missing.length > 0 ? [] : [copy.posting.together(topic.words)]));
  const unmet = [...(nowhere === '' ? [] : [nowhere]), ...together].join(' or ');
  if (unmet !== '')
    parts.push({
      text: isOne ? copy.posting.silent(parts.length === 0 ? nameOf(only) : 'It', unmet) : copy.posting.none(unmet),
      others: [],
    });
  if (parts.length === 0) parts.push({ text: copy.posting.notFound(isOne ? nameOf(only) : null), others: [] });
  const texts = parts.map(({ text }) => text).filter((text) => text !== '');
  return {
    text: texts.join(isOne && !texts.some((text) => text.includes('\n')) ? ' ' : '\n\n'),
    others: parts.flatMap((one) => one.others),
    instead: parts.length === 1 ? parts[0]?.instead : undefined,
  };
}

/** Whether the words of a question are what it asks for: "does it mention housing?", "is there a gym?" */
const isObject = ({ text, words: [first = ''] }: Topic): boolean =>
  objects.test(text.slice(0, text.toLowerCase().indexOf(first.toLowerCase())));
const objects =
  /\b(?:mention|say|state|list|include|offer|provide|have|has|got|give|need|require|ask|involve|use|teach|cover|train|come with|pay for|help with|there|any|about|open to|related to)(?:s|ing)?\b/i;

/** A topic of which the record of one job tells. */
function aboutOne(job: Job, { aspect, text, form }: Topic, description: string, subject?: string): string {
  if (aspect !== 'degree') return aboutJob(job, aspect, subject);
  const [line] = linesOn({ aspect, words: [] }, job, description);
  if (job.degree === null)
    return line === undefined ? aboutJob(job, aspect, subject) : copy.posting.says(subject ?? nameOf(job), [short(line)]);
  const lead = degreesIn(text).named.length === 0 || form !== 'whether' ? '' : `${asksDegree(job, text) ? copy.yes : copy.no} `;
  return `${lead}${aboutJob(job, aspect, subject)}`;
}

/** Whether a posting that asks for a degree names the student's major, or takes related ones; '' where it asks for none. */
function onStudies(job: Job, description: string, major: string | null): string {
  const asked = [job.degree_quote ?? '', ...linesOn({ aspect: 'degree', words: [] }, job, description)].join(' ');
  if (major === null || asked.trim() === '') return '';
  if (asked.toLowerCase().includes(major.toLowerCase())) return copy.studies.named(major);
  return /\brelated\b|\bsimilar\b|\bequivalent\b|taught you the same|\bany (?:field|major|discipline)/i.test(asked)
    ? copy.studies.related(major)
    : copy.studies.unnamed(major);
}

/** What the posting of one job says of a topic. */
function ofOne(job: Job, description: string, { aspect, words }: Topic, subject = nameOf(job)): string {
  const { posting } = copy;
  const lines = linesOn({ aspect, words }, job, description).map(short);
  const [first] = lines;
  if (aspect === 'duties' && first !== undefined)
    return copy.list(posting.youWould(subject === 'It' ? 'this' : subject), lines.slice(0, mostListed));
  if (aspect === 'skills' && first !== undefined) return copy.list(posting.asks(subject), lines.slice(0, mostListed));
  if (first !== undefined) return posting[aspect === 'license' ? 'asked' : 'says'](subject, lines.slice(0, 2));
  const [wished] = aspect === 'license' ? wishedLicense(description) : [];
  if (wished !== undefined) return posting.helps(subject, short(wished));
  const season = aspect === 'season' ? seasonOf(job) : null;
  if (season !== null) return posting.byTitle([subject], season);
  return aspect === 'skills' ? aboutJob(job, aspect, subject) : posting.silent(subject, topicName({ aspect, words }));
}

/** Where no sentence says all words of a topic: the jobs whose postings say all of them, by their best sentences, and the words that none of them says. */
function saidApart({ words }: Topic, jobs: readonly Job[], descriptions: readonly string[]): { said: Saying[]; missing: string[] } {
  const found = jobs.map((job, at) => ({ job, ...linesApart(linesOn({ aspect: null, words: [] }, job, descriptions[at] ?? ''), words) }));
  return {
    said: found.flatMap(({ job, lines, missing }) => (missing.length > 0 ? [] : [{ job, lines: lines.map(short) }])),
    missing: words.filter((word) => found.every(({ missing }) => missing.includes(word))),
  };
}
interface Saying {
  job: Job;
  lines: string[];
}

const apartLine = (said: readonly Saying[], isOne: boolean, name: (job: Job) => string, label: (job: Job) => string): string =>
  said.map(({ job, lines }) => copy.posting.says(isOne ? name(job) : label(job), lines)).join('\n\n');

/** What the postings of several jobs say of a topic, each sentence once. */
function ofMany(jobs: readonly Job[], descriptions: readonly string[], topic: Topic): string {
  const { posting } = copy;
  const label = labelsOf(jobs);
  const said = jobs.flatMap((job, at) => {
    const [line] = linesOn(topic, job, descriptions[at] ?? '');
    return line === undefined ? [] : [{ job, line: short(line) }];
  });
  const silent = jobs.length - said.length;
  const name = topicName(topic);
  const titled = topic.aspect === 'season' ? jobs.filter((job) => seasonOf(job) !== null) : [];
  if (said.length === 0 && titled[0] !== undefined) return posting.byTitle(titled.map(label), seasonOf(titled[0]) ?? '');
  if (said.length === 0) return posting.none(name);
  const groups = [...Map.groupBy(said, ({ line }) => line)];
  return [
    ...groups.map(([line, some]) =>
      posting.say(
        some.map(({ job }) => label(job)),
        jobs.length,
        line,
        topic.aspect === 'license',
      ),
    ),
    ...(silent === 0 ? [] : [posting.others(silent, name)]),
  ].join('\n\n');
}

/** What a posting's text tells rather than its record. */
const isOfText = ({ aspect, words }: Topic, jobs: readonly Job[]): boolean =>
  words.length > 0 ||
  (aspect === 'degree'
    ? jobs.length > 1 && jobs.every(({ degree }) => degree === null)
    : aspect !== null && aspect in copy.posting.topics && (aspect !== 'skills' || jobs.length === 1));

const topicName = ({ aspect, words }: Pick<Topic, 'aspect' | 'words'>): string =>
  aspect !== null && aspect in copy.posting.topics
    ? copy.posting.topics[aspect as keyof typeof copy.posting.topics]
    : copy.posting.words(words);

/** The postings' texts, where a topic needs them. */
async function descriptionsOf({ tools, about, state, lookup }: Context, jobs: readonly Job[], topics: readonly Topic[]): Promise<string[]> {
  if (!topics.some((topic) => topic.aspect === 'degree' || isOfText(topic, jobs))) return [];
  const filter = filterOf(state.lastConditions, lookup);
  return Promise.all(jobs.map(async ({ id }) => (await tools.describeJob?.(id, about, filter))?.description ?? ''));
}

/** Which of the jobs meet a pay, a place or a kind of work; where none does, how many others of the search do, to tap. */
async function whoMeets(
  { tools, about, lookup, state, reading }: Context,
  jobs: readonly Job[],
  { conditions, form, text }: Topic,
): Promise<Answer> {
  const { which: lines } = copy;
  // What states no level is not known to be of one.
  const asked = conditions.filter(({ value }) => value !== 'unspecified');
  const isOfWork = asked.some(({ field }) => field === 'role' || field === 'function');
  const label = labelsOf(jobs);
  const ids = jobs.map(({ id }) => id);
  const kin = (await tools.findJobs({ ...filterOf(asked, lookup), ids, includeGated: true }, about, jobs.length)).jobs;
  // Work that is filed with it is not said to be that work, unless its own title says so.
  const meeting = isOfWork ? kin.filter((job) => asked.some((one) => isTitled(job, one, reading))) : kin;
  const isOfPay = asked.some(({ field }) => field === 'pay');
  // A range that only reaches the amount may pay it.
  const least = Math.min(...asked.flatMap(({ field, op, value }) => (field === 'pay' && op === 'at_least' ? Number(value) : [])));
  const reaches = (job: Job) => (job.salary_max ?? 0) >= least;
  const met = jobs.filter((job) => (reaches(job) ? (job.salary_min ?? 0) >= least : meeting.some(({ id }) => id === job.id)));
  const could = jobs.filter((job) => reaches(job) && !met.includes(job));
  const found = [...met, ...could];
  const silent = isOfPay ? jobs.filter((job) => payOf(job) === null).length : 0;
  const isHourly = /\bhours?\b|\bhr\b|\bhourly\b/i.test(text) && Number.isFinite(least);
  const does = (count: number) => [
    isHourly
      ? doing.pay(copy.hourly(least / 2080), count)
      : wished.any(
          (asked.every(({ field }) => field === 'level') ? [asked] : asked.map((one) => [one])).map((some) =>
            doesWish({ text: some[0]?.label ?? '', anyOf: [some], negated: false }, count),
          ),
        ),
  ];
  const only = jobs.length === 1 ? jobs[0] : undefined;
  if (silent === jobs.length) return { text: only === undefined ? lines.noPay : aboutJob(only, 'pay'), others: [] };
  const isWhether = form === 'whether';
  if (only !== undefined) {
    const lead = could.length > 0 || !isWhether ? '' : `${met.length > 0 ? copy.yes : copy.no} `;
    return { text: `${lead}${aboutJob(only, isOfPay ? 'pay' : 'place')}`, others: [] };
  }
  // "Are all of them in Boston?" of which two are.
  const isOfSome = isWhether && /\b(?:all|every|each)\b/i.test(text) && met.length > 0 && found.length + silent < jobs.length;
  const filters = [...state.conditions.filter((one) => !asked.some((other) => group(other) === group(one))), ...asked];
  const count = found.length > 0 || (isOfWork && kin.length > 0) ? 0 : await tools.countJobs(filterOf(filters, lookup), about);
  const said = [
    isOfSome ? copy.no : '',
    met.length > 0 ? lines.someDo(met.map(label), met.length === jobs.length, does(met.length), isWhether && !isOfSome) : '',
    could.length > 0 ? lines.couldDo(could.map(label), does(could.length), met.length > 0) : '',
    found.length > 0 ? '' : isOfWork ? lines.noneTitled(asked.map(wordOf)) : lines.noneDo(does(2), isWhether),
    silent === 0 ? '' : lines.silentOnPay(silent),
    count === 0 || isOfWork ? '' : lines.othersDo(count, does(count)),
  ];
  const words = listed(
    asked.map((one) => one.label),
    'or',
  );
  return {
    text: said.filter((line) => line !== '').join(' '),
    others: count === 0 ? [] : [{ id: asked.map(({ id }) => id).join(' '), label: words, filters, count }],
    instead: isOfWork ? undefined : lines.others(words, count, isWhether),
  };
}

/** Whether a job's own title says that it is a kind of work, in its words or under another name for it. */
function isTitled({ job_title: title }: Job, work: Condition, reading: Context['reading']): boolean {
  const stems = new Set(wordsOf(title).map(({ text }) => stemOf(text)));
  return (
    wordsOf(wordOf(work)).every(({ text }) => stems.has(stemOf(text))) ||
    reading(title).mentions.some((one) => one.kind === 'role' && conditionsOfMention(one).some((other) => isSameThing(other, work)))
  );
}

/** Those of the search that sponsor visas or are remote, where none of the jobs shown does. */
async function othersMeeting({ tools, about, lookup, state }: Context, jobs: readonly Job[], { aspect }: Topic): Promise<Answer> {
  const asked = aspect === 'visa' ? conditionOf('sponsorship', 'yes') : aspect === 'remote' ? conditionOf('place', 'Remote') : null;
  const isMet = (job: Job) => (aspect === 'visa' ? job.sponsorship === 'yes' : job.remote);
  if (asked === null || jobs.some(isMet) || state.conditions.some((one) => group(one) === group(asked))) return { text: '', others: [] };
  const filters = [...state.conditions, asked];
  const count = await tools.countJobs(filterOf(filters, lookup, state.wishes), about);
  if (count === 0) return { text: '', others: [] };
  const does = aspect === 'visa' ? doing.sponsor(count) : doing.other(['remote'], count);
  return {
    text: copy.which.othersDo(count, [does]),
    others: [{ id: asked.id, label: asked.label, filters, count }],
    instead: copy.which.others(asked.label, count, false),
  };
}

/** What asks for the one that suits best. */
const choosing = /\b(?:which|best|first|start|should i|recommend|pick|choose|better|closest|good|suits?|fits?|prefer|favou?rite)\b/i;
/** "Would I be outside or in an office?" */
const alternatives = /\b(?:would|will|do|does|is|am|are) (?:i|you|it|this|they)\b[^?]*\bor\b/i;
const severally = /\b(?:these|those|they|them|their|each|all|any|which|ones|both|the (?:two|three|four|five|[2-9]))\b/i;
const short = (text: string) => (text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted).replace(/\s+\S*$/, '')} …`);
const mostQuoted = 240;
const mostListed = 4;

interface Asking {
  aspect: Aspect | null;
  question?: string;
  ids?: string[];
}

interface Answer {
  text: string;
  /** Others of the search that would do. */
  others: Guess[];
  /** What is said where these are shown. */
  instead?: string | undefined;
}

/** Jobs that were shown before, once more. */
export async function* seen(context: Context, ids: string[]): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(context, ids);
  const { state } = context;
  if (jobs.length === 0) return yield* say(context, copy.gone, ['Show more']);
  yield* say(
    { ...context, state: { ...state, last: jobs.map(shown), focusId: null } },
    copy.seen(jobs.length),
    ['Compare the first two', 'Show more'],
    null,
    { jobs },
  );
}

/** Two jobs side by side; of more that were named the best paid, where pay was spoken of. */
export async function* compare(context: Context, ids: string[], isByPay = false): AsyncGenerator<AnswerPart> {
  if (ids.length === 0) return yield* say(context, copy.whichTwo, ['Compare the first two', 'Show more']);
  if (ids.length === 1) return yield* say(context, copy.oneToCompare, ['Show more', 'Start over']);
  const jobs = await shownJobs(context, ids);
  const [a, b] = isByPay ? jobs.toSorted((one, other) => highestPay(other) - highestPay(one)) : jobs;
  if (a === undefined || b === undefined) return yield* say(context, copy.goneOfTwo, ['Show more']);
  const better = (b.match?.score ?? -1) > (a.match?.score ?? -1) ? b : a;
  const at = context.state.last.findIndex(({ id }) => id === better.id);
  const why = ordinals[at] === undefined ? [] : [`Why the ${ordinals[at]}?`];
  const paid = isByPay && jobs.length === 2 && jobs.some((job) => payOf(job) !== null) ? `${whichOf(jobs, 'pay', 'most')} ` : '';
  yield* say(context, `${paid}${comparison(a, b, concernsVisas(context))}`, [...why, 'Which of these sponsor visas?', 'Show more']);
}

/** What a job pays next to an offer of somebody else's, of which only what the message says is known. */
export async function* nextToOffer(
  context: Context,
  { id, question }: { id: string | null; question: string },
): AsyncGenerator<AnswerPart> {
  const [job] = id === null ? [] : await shownJobs(context, [id]);
  if (job === undefined) return yield* say(context, copy.offer.onlyJobs, ['Compare the first two', 'Show more']);
  const figure = /\$\s?\d[\d,.]*\d?\s?k?\b(?:\s?(?:an?|per) (?:hour|year|month))?|\b\d[\d,.]*\s?k\b/i.exec(question)?.[0];
  const pays = aboutJob(job, 'pay');
  yield* say({ ...context, state: { ...context.state, focusId: job.id } }, copy.offer.next(pays, figure ?? null), [
    'What would I do there?',
    'Show more',
  ]);
}

/** Where jobs come from and how fresh they are. */
export async function* provenance(context: Context, ids: string[]): AsyncGenerator<AnswerPart> {
  const jobs = await shownJobs(context, ids);
  const focusId = ids.length === 1 ? (ids[0] ?? null) : context.state.focusId;
  const next = ids.length === 1 ? ['More like this one', 'Does it sponsor visas?'] : ['Which of these is the newest?'];
  yield* say(
    { ...context, state: { ...context.state, focusId } },
    jobs.length === 0 ? copy.gone : provenanceLines(jobs),
    jobs.length === 0 ? ['Show more'] : [...next, 'Show more'],
  );
}

/** How a job is saved, hidden or followed. */
export async function* keep(context: Context, { action, id }: { action: SavedListAction; id: string | null }): AsyncGenerator<AnswerPart> {
  const [job = null] = id === null ? [] : await shownJobs(context, [id]);
  yield* say({ ...context, state: { ...context.state, focusId: id ?? context.state.focusId } }, savedListLine(action, job), [
    'Show more',
    'Which one fits me best?',
  ]);
}

/** The same kind of work as one posting, with what else is asked; industries, where, level, visa, pay and what is left out are as they are. */
export async function* similar(context: Context, { id, asked }: { id: string; asked: Searching | null }): AsyncGenerator<AnswerPart> {
  const { state } = context;
  const [job] = await shownJobs(context, [id]);
  if (job === undefined) return yield* say(context, copy.gone, ['Show more']);
  const kind = context.reading(job.job_title).mentions.find((one) => (one.kind === 'role' && one.known) || one.kind === 'function');
  const alike = kind === undefined ? null : conditionOfMention({ ...kind, negated: false });
  const isKept = (one: Condition) => one.op === 'not' || !isOfJob.has(one.field) || !state.conditions.some((held) => held.id === one.id);
  // Of the same kind, those nearest to it come first.
  const like: Wish = {
    text: job.job_title,
    anyOf: [[alike ?? conditionOf('text', job.job_title.toLowerCase())]],
    negated: false,
    byMeaning: true,
    like: true,
  };
  yield* showSelection(context, {
    ...asked,
    conditions: (asked?.conditions ?? state.conditions).filter(isKept),
    // What was wished for before is no longer what it is about; what is refused is still.
    wishes: [
      ...(asked?.wishes ?? state.wishes).filter((one) => one.negated || asked?.said.some(({ text }) => text === one.text) === true),
      like,
    ],
  });
}
const isOfJob: ReadonlySet<string> = new Set(['role', 'function', 'text', 'skill', 'company']);

const shownJobs = ({ tools, state, about, lookup }: Context, ids: readonly string[]) =>
  tools.jobsByIds([...ids], about, filterOf(state.lastConditions, lookup));

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
