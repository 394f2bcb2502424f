import type { JobConditions } from '@alive/contract/jobs.ts';
import type { JobFilter } from '#job-index/filter.ts';
import { titleWritten, withoutRungs } from '@alive/language/titles/asked-title.ts';
import { workAsked } from '@alive/language/titles/occupation.ts';
import { levelsMeant } from '@alive/language/entities/asked-levels.ts';
import { tellingWords } from '@alive/language/lexicon/telling.ts';
import { evenSpaces, wordsOf } from '@alive/language/text/text.ts';
import type { Mention, Reading } from '@alive/language/entities/types.ts';

/**
 * The conditions of a search as it came over the wire. Its free text is read: places, companies, levels and the like that are stated
 * plainly become conditions, all other words rank. A parameter wins over what the text says of the same thing.
 * A place nobody knows is looked for in the labels of places; a company nobody knows fits nothing.
 */
export const filterOf = async (query: JobConditions, { read, companiesNamed }: Readers): Promise<JobFilter> => {
  const typed = query.query === undefined ? undefined : evenSpaces(query.query);
  const reading = typed === undefined ? null : withRemoteAsPlace(typed, read(typed));
  const filter: JobFilter = reading === null ? {} : textFilter(reading);
  if (reading !== null && typed !== undefined) filter.said = saidAlone(typed, reading);
  if (typed !== undefined && !narrows(filter)) filter.typed = typed;
  if (query.location !== undefined)
    Object.assign(filter, { placeKeys: undefined, notPlaceKeys: undefined, ...placeFilter(query.location, read) });
  if (query.company !== undefined) {
    const names = await companiesNamed(query.company);
    filter.companies = names.length > 0 ? names : [query.company];
  }
  if (query.job_type !== undefined || query.level !== undefined) filter.levels = query.level === undefined ? undefined : [query.level];
  if (query.job_type !== undefined) filter.jobTypes = [query.job_type];
  if (query.remote !== undefined) filter.remote = query.remote;
  if (query.hybrid === true && filter.remote === true) filter.hybrid = true;
  if (query.sponsorship !== undefined) filter.sponsorship = query.sponsorship;
  return filter;
};

/** What a text says, with remote work as one place more where an "or" joins it to a place: "Boston or remote" asks for either. */
export function withRemoteAsPlace(text: string, reading: Reading): Reading {
  const where = reading.mentions.filter((mention) => isWanted(mention) && isCertain(mention));
  const isEither = (mention: Mention, other: Mention | undefined) =>
    other?.kind === 'place' && either.test(text.slice(Math.min(mention.end, other.end), Math.max(mention.start, other.start)));
  const mentions = reading.mentions.map((mention): Mention => {
    const at = mention.kind === 'remote' ? where.indexOf(mention) : -1;
    const isAlternative = at >= 0 && (isEither(mention, where[at - 1]) || isEither(mention, where[at + 1]));
    return isAlternative ? { ...mention, kind: 'place', place: remotePlace, keys: ['remote'], type: 'region' } : mention;
  });
  return { ...reading, mentions };
}

const isWanted = (mention: Mention): boolean =>
  !mention.negated && (mention.kind === 'place' || (mention.kind === 'remote' && mention.remote));
/** "Or" with nothing of its own before the second of the two. */
const either = /\bor(?: (?:maybe|perhaps|possibly|even|just|else|in|at|around|near|anywhere|somewhere|an?|the))* ?$/i;
const remotePlace = { label: 'Remote', city: null, region: null, country: null };

/** The conditions in a text somebody typed into a search box. */
export const textFilter = ({ mentions, unread }: Reading): JobFilter => {
  const certain = mentions.filter(isCertain);
  const asked = mentions.filter((mention) => !mention.negated);
  const titles = asked.filter(namesKnownWork);
  const of = <K extends Mention['kind']>(kind: K, negated: boolean) =>
    certain.filter((mention): mention is Extract<Mention, { kind: K }> => mention.kind === kind && mention.negated === negated);
  const remote = certain.find((mention) => mention.kind === 'remote');
  const pay = of('pay', false)[0];
  const clearance = certain.find((mention) => mention.kind === 'clearance');
  return {
    text: [...asked.filter((mention) => !titles.includes(mention)).flatMap(rankingWords), ...tellingOnes(unread)].join(' '),
    // A truck driver is no graphics driver: of a title all words are looked for.
    phrases: titles.map(({ text }) => text),
    ...aimedBy(mentions),
    textSkills: of('skill', false).map(({ skill }) => skill),
    notRoles: of('role', true).map(({ role, title }) => titleWritten(withoutRungs(title)) ?? role),
    notFunctions: of('function', true).flatMap((mention) => (mention.also ?? []).concat(mention.function)),
    notIndustries: of('industry', true).map(({ industry }) => industry),
    companies: of('company', false).flatMap(({ company, names }) => names ?? [company]),
    notCompanies: of('company', true).flatMap(({ company, names }) => names ?? [company]),
    placeKeys: of('place', false).flatMap(({ keys }) => keys),
    notPlaceKeys: of('place', true).flatMap(({ keys }) => keys),
    levels: [...new Set(of('level', false).flatMap(({ level }) => levelsMeant[level]))],
    ...(remote ? { remote: remote.remote !== remote.negated } : {}),
    ...(of('sponsorship', false).length > 0 ? { sponsorship: 'yes' as const } : {}),
    ...(clearance ? { clearance: !clearance.negated } : {}),
    ...(pay?.atLeast === undefined ? {} : { payAtLeast: pay.atLeast }),
    ...(pay?.atMost === undefined ? {} : { payAtMost: pay.atMost }),
  };
};

/** The roles that a text names. */
const aimedBy = (mentions: readonly Mention[]): Pick<JobFilter, 'aimed'> => {
  const roles = mentions.flatMap((mention) =>
    mention.kind === 'role' && !mention.negated ? (titleWritten(withoutRungs(mention.title)) ?? (mention.known ? mention.role : [])) : [],
  );
  return roles.length === 0 ? {} : { aimed: { roles } };
};

/** The words that rank, when the text holds no others alongside plain conditions: "something with climate" says more than its one telling word. */
export function saidAlone(text: string, { mentions }: Reading): string | undefined {
  const said: string[] = [];
  for (const { raw, start, end } of wordsOf(text)) {
    const mention = mentions.find((one) => one.start < end && one.end > start);
    if (mention === undefined ? !isTelling(raw) : mention.negated) return undefined;
    if (mention === undefined || rankingWords(mention).length > 0) said.push(raw);
  }
  return said.length > 0 ? said.join(' ') : undefined;
}

/** Those of the words that tell something of the work; all of them where none does. */
function tellingOnes(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

const isTelling = (words: string): boolean => tellingWords(words).length > 0;

/** Whether anything but its words was made of a text. */
export const narrows = (filter: JobFilter): boolean =>
  Object.values({ ...filter, text: undefined, phrases: undefined, said: undefined, aimed: undefined }).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );

/** Others are a guess: their words rank and rule nothing out. */
export const isCertain = ({ certainty }: Mention): boolean => certainty >= leastCertain;
const leastCertain = 0.8;

/** A title that the public tables know: its work is found under whatever title. */
const namesKnownWork = (mention: Mention): boolean => mention.kind === 'role' && workAsked(withoutRungs(mention.title)).own.length > 0;

function rankingWords(mention: Mention): string[] {
  switch (mention.kind) {
    case 'role':
      return mention.known ? [mention.text, titleWritten(mention.title) ?? mention.role] : [mention.text];
    case 'function':
      return [mention.text, mention.function];
    case 'industry':
      return [mention.text, mention.industry];
    case 'skill':
    case 'major':
      return [mention.text];
    default:
      return isCertain(mention) ? [] : [mention.text];
  }
}

function placeFilter(location: string, read: (text: string) => Reading): JobFilter {
  if (location.toLowerCase() === 'nyc') return { placeKeys: [newYorkCity] };
  const { mentions } = withRemoteAsPlace(location, read(location));
  const keys = (negated: boolean) =>
    mentions.flatMap((mention) => (mention.kind === 'place' && mention.negated === negated ? mention.keys : []));
  const remote = mentions.find((mention) => mention.kind === 'remote');
  if (keys(false).length + keys(true).length > 0) return { placeKeys: keys(false), notPlaceKeys: keys(true) };
  return remote ? { remote: remote.remote !== remote.negated } : { placeText: location };
}

/** Its boroughs hold this key too, its suburbs do not. */
const newYorkCity = 'us-ny-new-york';

interface Readers {
  read: (text: string) => Reading;
  companiesNamed: (name: string) => Promise<string[]>;
}
