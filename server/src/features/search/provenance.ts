import { vendorNames, vendors } from '@alive/contract/boards.ts';
import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { sentencesIn } from '@alive/language/clauses/parts.ts';
import { conditionsOfMention } from '@alive/language/conditions/registry.ts';
import type { Mention } from '@alive/language/entities/types.ts';
import { origin as copy } from './copy/job.ts';
import { nameOf } from './job-facts.ts';

/** Whether a message asks where postings come from, how fresh they are or whether they are real: it names no kind of work. */
export const asksForProvenance = (message: string): boolean => provenanceQuestion.test(message);

const provenanceQuestion =
  /\b(?:still|even) (?:open|there|available|live|up|listed|hiring|active|accepting|valid)\b|\b(?:last|been|was|were|when|is|are|it|these|they) (?:\w+ )?(?:verified|checked|updated|re-?posted)\b|\bre-?posted\b|\bghost(?:ed| jobs?| postings?)?\b|\b(?:fake|scams?|legit(?:imate)?|expired|outdated|stale)\b|\b(?:are|is) (?:it|this|that|these|those|they|the \w+(?: one)?)(?: (?:jobs?|ones?|postings?|listings?))? (?:\w+ )?(?:real|fresh|current|up to date)\b|\breal (?:jobs?|postings?|openings?|listings?)\b|\bhow (?:fresh|current|up to date)\b|\bwhere (?:do|did|does|are|is)\b.{0,40}\b(?:come from|from|get|got)\b|\bhow long\b.{0,25}\b(?:open|up|listed|posted|out)\b|\bfirst seen\b|\blast seen\b/i;

/** The sentences from which conditions came that a message added, as they were typed, by the ids of the conditions. */
export function originsOf(
  { sent, message, mentions }: { sent: string; message: string; mentions: readonly Mention[] },
  added: readonly Condition[],
): Record<string, string> {
  const read = sentencesIn(message, { start: 0, end: message.length });
  const typed = sentencesIn(sent, { start: 0, end: sent.length }).map(({ start, end }) =>
    sent.slice(start, end).replace(/(?<![\s.!?;,])[\s.!?;,]+$/, ''),
  );
  return Object.fromEntries(
    added.flatMap(({ id }) => {
      const from = mentions.find((one) => conditionsOfMention(one).some((other) => other.id === id));
      const at =
        from === undefined || read.length !== typed.length
          ? -1
          : read.findIndex(({ start, end }) => start <= from.start && from.end <= end);
      const sentence = typed[at] ?? '';
      const words = sentence.length > mostQuoted ? from?.text : sentence;
      return at < 0 || words === undefined ? [] : [[id, words]];
    }),
  );
}
const mostQuoted = 80;

/** Where one posting was found, since when and when it was last seen there: its provenance as a few sentences. */
export function provenanceLine(job: Job): string {
  const name = nameOf(job);
  const posted = job.posted_at === null ? null : day(job.posted_at);
  if (job.source === 'sample') return copy.sample(name, posted);
  const checked = day(job.last_verified_at);
  return [
    copy.live(name, sourceOf(job), day(job.first_seen_at)),
    job.state === 'uncertain' ? copy.unsure(checked) : copy.checked(checked),
    copy.posted(posted),
    ...(job.times_reposted === 0 ? [] : [copy.again(job.times_reposted)]),
  ].join(' ');
}

/** The same of several, in one sentence about all and one about those that differ. */
export function provenanceLines(jobs: readonly Job[]): string {
  const [only] = jobs;
  if (only !== undefined && jobs.length === 1) return provenanceLine(only);
  const live = jobs.filter(({ source }) => source !== 'sample');
  const samples = jobs.length - live.length;
  if (live.length === 0) return copy.allSamples;
  const oldest = live.map((job) => job.last_verified_at).toSorted()[0] ?? '';
  const unsure = live.filter(({ state }) => state === 'uncertain').map(nameOf);
  const again = live.filter((job) => job.times_reposted > 0).map((job) => ({ name: nameOf(job), count: job.times_reposted }));
  return [
    copy.several([...new Set(live.map(sourceOf))], day(oldest)),
    ...(unsure.length === 0 ? [] : [copy.unsureOnes(unsure)]),
    ...(again.length === 0 ? [] : [copy.againOnes(again)]),
    ...(samples === 0 ? [] : [copy.samples(samples)]),
  ].join(' ');
}

function sourceOf({ source, company_name: company }: Job): string {
  const vendor = vendors.find((one) => one === source);
  if (vendor !== undefined) return copy.board(company, vendorNames[vendor]);
  return source === 'simplify' ? copy.publicList : copy.imported;
}

/** "November 3". */
export const day = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(time));
