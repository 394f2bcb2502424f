import { createHash } from 'node:crypto';
import type { jobs } from '#db/tables.ts';
import { skillsIn } from '@alive/language/lexicon/skills.ts';
import { idOf } from '#platform/ids.ts';
import type { Locate } from '@alive/language/places/locate.ts';
import { titleKeyOf } from '@alive/language/text/text.ts';
import type { Posting, StatedEligibility } from '#platform/posting.ts';
import { closingNamed } from './closing.ts';
import { type Eligibility, readEligibility, summed } from './eligibility.ts';
import { yearlyPay } from './pay.ts';
import { jobTypeOf, readingOf, readText } from './read-text.ts';
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
  const text = { title, description, terms: posting.terms, placeKeys: keys, posted: posting.postedAt ?? posting.updatedAt ?? now };
  const read = readText(text);
  const level = said.level ?? read.level;
  const closesAt = (said.closing === undefined ? null : closingNamed(said.closing, readingOf(text), now)) ?? read.closesAt;
  const isOver = closesAt !== null && closesAt < now;
  const words = `${title}\n${description}`;
  const mentions = skillsIn(words);
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
    role: read.role,
    function: read.function,
    occupation: read.occupation,
    skills: [...new Set(mentions.map(({ skill }) => skill))].slice(0, 20),
    salaryMin: pay.min,
    salaryMax: pay.max,
    payStated: pay.stated,
    realTalk: realTalk(description, { tools: new Set(mentions.map(({ start, end }) => words.slice(start, end))) }),
    ...eligibilityOf(readEligibility(description), posting.stated),
    degree: said.degree?.degree ?? read.degree,
    degreeQuote: said.degree?.quote ?? read.degreeQuote,
    graduationFrom: read.graduationFrom,
    graduationTo: read.graduationTo,
    graduationQuote: read.graduationQuote,
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

/** PostgreSQL holds neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/**
 * SHA-256 of what a source says, hex: the same as long as it says the same and is read by the same rules. When the source touched it
 * last is left out: boards move that without changing a word.
 */
export const contentHash = (posting: Posting): string =>
  createHash('sha256')
    .update(JSON.stringify([readingVersion, { ...posting, updatedAt: null }]))
    .digest('hex');

/** To be raised when what is read out of postings changes, so that stored ones are read anew with the next import or sync. */
const readingVersion = 4;
