import { vendorNames, vendors } from '@alive/contract/boards.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { inWords, listed, plain } from '@alive/language/conditions/facts.ts';
import { nameOf } from './job-facts.ts';

/** Whether a message asks where postings come from, how fresh they are or whether they are real: it names no kind of work. */
export const asksForProvenance = (message: string): boolean => provenanceQuestion.test(message);

const provenanceQuestion =
  /\b(?:still|even) (?:open|there|available|live|up|listed|hiring|active|accepting|valid)\b|\b(?:last|been|was|were|when|is|are|it|these|they) (?:\w+ )?(?:verified|checked|updated|re-?posted)\b|\bre-?posted\b|\bghost(?:ed| jobs?| postings?)?\b|\b(?:fake|scams?|legit(?:imate)?|expired|outdated|stale)\b|\b(?:are|is) (?:it|this|that|these|those|they|the \w+(?: one)?)(?: (?:jobs?|ones?|postings?|listings?))? (?:\w+ )?(?:real|fresh|current|up to date)\b|\breal (?:jobs?|postings?|openings?|listings?)\b|\bhow (?:fresh|current|up to date)\b|\bwhere (?:do|did|does|are|is)\b.{0,40}\b(?:come from|from|get|got)\b|\bhow long\b.{0,25}\b(?:open|up|listed|posted|out)\b|\bfirst seen\b|\blast seen\b/i;

/** Where one posting was found, since when and when it was last seen there: its provenance as a sentence or two. */
export function provenanceLine(job: Job): string {
  const name = nameOf(job);
  const dated = job.posted_at === null ? '' : `, dated ${day(job.posted_at)}`;
  if (job.source === 'sample') return `${name} is one of the sample postings that come with this product${dated}: no live opening.`;
  const seen = job.state === 'uncertain' ? uncertain(job) : `last verified ${day(job.last_verified_at)}`;
  const again = job.times_reposted === 0 ? '' : ` It was posted again ${times(job.times_reposted)} within 90 days.`;
  const posted = job.posted_at === null ? 'Its source tells no posting date.' : `It was posted ${day(job.posted_at)}.`;
  return `${name} comes from ${sourceOf(job)}: first seen ${day(job.first_seen_at)}, ${seen}. ${posted}${again}`;
}

/** The same of several, in one sentence about all and one about those that differ. */
export function provenanceLines(jobs: readonly Job[]): string {
  const [only] = jobs;
  if (only !== undefined && jobs.length === 1) return provenanceLine(only);
  const live = jobs.filter(({ source }) => source !== 'sample');
  const samples = jobs.length - live.length;
  if (live.length === 0)
    return 'All of these are sample postings that come with this product, to try it out: none is a live opening. Postings of real boards take their place once those are read.';
  const sources = [...new Set(live.map(sourceOf))];
  const oldest = live.map((job) => job.last_verified_at).toSorted()[0] ?? '';
  const shaky = live.filter(({ state }) => state === 'uncertain').map(nameOf);
  const again = live.filter((job) => job.times_reposted > 0).map((job) => `${nameOf(job)} ${times(job.times_reposted)}`);
  return [
    `They come from ${sources.length > mostNamed ? `${sources.length} sources` : listed(sources)}; each was verified ${day(oldest)} or later${shaky.length === 0 ? '' : `, but ${listed(shaky)} could not be since`}.`,
    again.length === 0 ? '' : `Posted again within 90 days: ${listed(again)}.`,
    samples === 0 ? '' : `${inWords(samples)} of them ${samples === 1 ? 'is a sample posting' : 'are sample postings'}, no live opening.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const mostNamed = 3;

const uncertain = (job: Job): string => `and since ${day(job.last_verified_at)} it could not be verified, so check the posting first`;

function sourceOf({ source, company_name: company }: Job): string {
  const vendor = vendors.find((one) => one === source);
  if (vendor !== undefined) return `${plain(company)}${/s$/i.test(company) ? '’' : '’s'} own job board (${vendorNames[vendor]})`;
  return source === 'simplify' ? 'a public internship list' : 'an imported list';
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** "November 3". */
export const day = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(time));
