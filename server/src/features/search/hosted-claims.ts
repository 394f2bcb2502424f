import { assertionIn } from '#grounding/claims.ts';
import { clausesOf } from '#grounding/claims-clauses.ts';
import type { Said } from './hosted-said.ts';
import type { Memory, Told } from './hosted-memory.ts';

/**
 * Whether the records hold what a sentence claims of visas, of a clearance or of a date, clause by clause. What a clause claims of records that
 * it names, by their handles or their employer, must hold of them, what it claims of "it" of the record named last; what it claims of all must
 * hold of every job told of, of nobody in particular of some.
 */
export const openClaims =
  (memory: Memory, said: Said, lastNamed: () => Told | null) =>
  (sentence: string, kind: Claim): boolean => {
    if (kind === 'deadline') return clausesOf(sentence).every((clause) => assertionIn(clause, kind) === null || said.hasDates(clause.text));
    const jobs = memory.all().filter(({ handle }) => handle.startsWith('J'));
    const last = lastNamed();
    let meant: readonly Told[] = last === null || !/\b(?:it|its|this|that)\b/i.test(sentence) ? [] : jobsOf(last, jobs);
    let claimed = false;
    return clausesOf(sentence).every((clause) => {
      const { text } = clause;
      const named = namedIn(text, jobs, memory);
      if (named !== null) meant = named;
      const isClaim = assertionIn(clause, kind) !== null;
      const claims = isClaim || (claimed && elliptic.test(text));
      claimed ||= isClaim;
      if (!claims) return true;
      const holds = holding(kind, text);
      // An employer with several jobs says it in some of them.
      if (named !== null && !/\bJ\d{1,3}\b/i.test(text)) return named.some(holds);
      if (meant.length > 0) return meant.every(holds);
      if (none.test(text)) return jobs.length > 0 && jobs.every((job) => !holding(kind, text.replace(none, ' '))(job));
      return all.test(text) ? jobs.length > 0 && jobs.every(holds) : jobs.some(holds);
    });
  };

/** The jobs that a clause names by handle, or by an employer; none where it names an employer that no job told of is at; null where it names nobody. */
function namedIn(clause: string, jobs: readonly Told[], memory: Memory): readonly Told[] | null {
  const handles = [...clause.matchAll(/\b[JPC]\d{1,3}\b/gi)].flatMap(([handle]) => memory.called(handle) ?? []);
  if (handles.length > 0) return handles.flatMap((told) => jobsOf(told, jobs));
  const words = ` ${inWords(clause)} `;
  const own = jobs.filter((job) => [job.name, employerOf(job)].some((name) => name !== '' && words.includes(` ${inWords(name)} `)));
  return own.length > 0 ? own : otherName.test(clause) ? [] : null;
}

/** A job itself, or the jobs at an employer; none for a person, of whom no visa is known. */
const jobsOf = (told: Told, jobs: readonly Told[]): Told[] =>
  told.handle.startsWith('J') ? [told] : told.handle.startsWith('C') ? jobs.filter((job) => employerOf(job) === told.name) : [];

const employerOf = ({ employer = '' }: Told): string => employer;

const inWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a job must be for a clause to be true of it. */
function holding(kind: 'visa' | 'clearance', clause: string): (job: Told) => boolean {
  const isNegative = negated.test(clause.replace(/\bnot (?:only|just|merely)\b|\bno (?:problem|doubt|issue)\b/gi, ' '));
  if (kind === 'clearance') return ({ clearance }) => clearance === !isNegative;
  // That only citizens may apply says that there is no sponsor.
  const isRule = /(?<!\bnon-?)\bciti[sz]en|green card|permanent resid|\bu\.?s\.? persons?/i.test(clause) || permits.test(clause);
  const refuses = isRule ? !isNegative : isNegative;
  return ({ sponsorship }) => sponsorship === (refuses ? 'no' : 'yes');
}

/** "Requires work authorization"; not "offers help with it". */
const permits = /^(?!.*\b(?:sponsor|offer|support|provid|help)).*(?:authori[sz]|right to work|eligible to work|work permit)/i;
/** "… and J2 does not". */
const elliptic = /\b(?:do|does|did)(?: not|n['’]t)?\s*[.!?]?\s*$|\bsays? no\b/i;
const negated = /\b(?:no|not|never|without|cannot|unable|unwilling|lacks?|refuses?|rules? out|excludes?)\b|n['’]t\b/i;
const none = /\b(?:none(?: of (?:them|these|those))?|neither(?: of (?:them|these|those))?|nor|nobody|no (?:job|posting|role|employer))\b/i;
const all = /\b(?:all|every|each|both|everyone|these|they)\b/i;
/** Somebody with a name of their own of whom something is said: "Stripe sponsors". */
const otherName =
  /(?:^|\s)(?!(?:One|Some|Any|All|Both|Each|Every|None|Neither|Most|Many|Few|It|They|This|That|These|Those|There|He|She|We|I|You|The|A|An|No|Not|Only|Two|Three|Four|Five|Several|Nobody|Everyone|Which|Who|Also|And|But|So|Since|Because|If|For|Visa|Visas|Sponsorship|Clearance|OPT|CPT|U\.S|Employers?|Companies|Postings?|Jobs?|Roles?)\b)\p{Lu}[\p{L}\p{N}&.'’-]*(?:,? (?:also|do|does|will|would|can|may|often|usually|always|even|now|says? (?:that )?(?:it|they)))* (?:sponsor|offer|provid|requir|accept|need|take|hire|support|cover|ask|has|have|is|are|welcome|handle|want|hold|give|consider|help)\p{L}*\b/u;

type Claim = 'visa' | 'clearance' | 'deadline';
