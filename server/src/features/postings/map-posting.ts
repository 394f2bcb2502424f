import { jobTypes, type JobType, type Level } from '@alive/contract/jobs.ts';
import type { jobs } from '#db/tables.ts';
import { levelOf } from '#language/levels.ts';
import { occupationOfTitle } from '#language/occupation.ts';
import { roleOf } from '#language/roles.ts';
import { skillsIn } from '#language/skills.ts';
import { idOf } from '#platform/ids.ts';
import { closingIn, closingNamed, type Reading } from './closing.ts';
import { degreeIn } from './degree.ts';
import { readEligibility, summed, type Eligibility } from './eligibility.ts';
import { contentHash } from './content-hash.ts';
import type { Locate } from '#language/locate.ts';
import { yearlyPay } from './pay.ts';
import type { Posting, StatedEligibility } from '#platform/posting.ts';
import { realTalk } from './real-talk.ts';
import { workplaceIn } from './workplace.ts';

export type JobRow = typeof jobs.$inferInsert;

/**
 * The row of a posting: everything that is read out of it is read here, once. `now` becomes first and last seen, which the store
 * keeps as it should for a row it already has.
 */
export function mapPosting(posting: Posting, now: Date, locate: Locate): JobRow {
  const title = storable(posting.title.slice(0, longestTitle));
  const description = storable(posting.description);
  const places = posting.locations.slice(0, mostLocations).map((place) => storable(place.slice(0, longestPlace)));
  const { labels, keys, remote: inPlaces } = locate(places);
  const { said = {} } = posting;
  const level = said.level ?? levelOf(title, { terms: posting.terms, text: description });
  const degree = said.degree ?? degreeIn(title, description);
  const reading: Reading = { posted: posting.postedAt ?? posting.updatedAt ?? now, isMonthFirst: isMonthFirst(keys) };
  const closesAt = (said.closing === undefined ? null : closingNamed(said.closing, reading, now)) ?? closingIn(description, reading);
  const isOver = closesAt !== null && closesAt < now;
  const role = roleOf(title);
  const text = `${title}\n${description}`;
  const mentions = skillsIn(text);
  const pay = yearlyPay(posting.pay);
  const workplace = posting.workplace ?? workplaceIn({ title, locations: places, text: description }) ?? (inPlaces ? 'remote' : null);
  const remote = inPlaces || workplace === 'remote';
  return {
    id: idOf(posting.source, posting.sourceId),
    source: posting.source,
    sourceId: posting.sourceId,
    title,
    companyName: storable(posting.companyName),
    companyDomain: posting.companyDomain,
    industry: posting.industry,
    url: posting.url,
    description,
    locations: labels,
    placeKeys: remote ? [...new Set([...keys, 'remote'])] : keys,
    remote,
    workplace,
    level,
    jobType: jobTypeOf(level),
    role: role?.role ?? null,
    function: role?.function ?? null,
    occupation: occupationOfTitle(title),
    skills: [...new Set(mentions.map(({ skill }) => skill))].slice(0, 20),
    salaryMin: pay.min,
    salaryMax: pay.max,
    payStated: pay.stated,
    realTalk: realTalk(description, { tools: new Set(mentions.map(({ start, end }) => text.slice(start, end))) }),
    ...eligibilityOf(readEligibility(description), posting.stated),
    degree: degree?.degree ?? null,
    degreeQuote: degree?.quote ?? null,
    closesAt,
    applyEmail: said.applyEmail ?? null,
    terms: posting.terms,
    postedAt: posting.postedAt,
    sourceUpdatedAt: posting.updatedAt,
    firstSeenAt: now,
    lastVerifiedAt: now,
    board: posting.board,
    listVersion: posting.listVersion,
    titleKey: titleKeyOf(title),
    appearedAt: [now],
    timesReposted: 0,
    closedAt: isOver ? closesAt : posting.open ? null : now,
    state: posting.open && !isOver ? 'open' : 'closed',
    contentHash: contentHash(posting),
  };
}

/** What is longer was never meant as a title. */
const longestTitle = 300;
/** The same for a place, which is read in the square of its length. */
const longestPlace = 1000;
/** From here on it is anywhere, whatever it lists. */
const mostLocations = 100;

/** Whether dates in figures begin with the month: in the US, and where no country is told. */
const isMonthFirst = (placeKeys: readonly string[]): boolean => placeKeys.includes('us') || placeKeys.every((key) => key === 'remote');

const jobTypeOf = (level: Level): JobType | null => jobTypes.find((type) => type === level) ?? null;

/** What a source states outright settles sponsorship and citizenship; clearance is always read from the text. */
function eligibilityOf(read: Eligibility, stated: StatedEligibility | null): Eligibility {
  const kind = stated?.citizenship
    ? 'citizenship'
    : stated?.sponsorship === 'yes'
      ? 'sponsors'
      : stated?.sponsorship === 'no'
        ? 'refuses'
        : null;
  if (stated === null || kind === null) return read;
  const clearance = read.verdicts.filter((verdict) => verdict.kind.startsWith('clearance'));
  return summed([{ kind, quote: stated.quote, start: null, end: null }, ...clearance]);
}

/** The same for two titles of the same words, whatever their order, case and punctuation. */
const titleKeyOf = (title: string): string => [...new Set(title.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [])].sort().join(' ');

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();
