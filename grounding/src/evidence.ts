import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { type Claim, speaksOf } from './claims.ts';
import { amountsIn, type Figures, scoresIn } from './figures.ts';
import { handlesIn } from './handles.ts';
import { openNames } from './named.ts';

/** What a guard holds a model's words against. */
export interface Evidence extends Figures {
  open: OpenVocabulary;
  /** What a handle ("J1", "P2", "C3") is written as, from the database, Markdown-escaped; null where this conversation gave none such. */
  cite: (handle: string) => string | null;
  /** Names that may be said, asked anew for each sentence (tools add to them). */
  isNamed: (name: string) => boolean;
  /** Employers of whom records tell: of others nobody may say that they hire or have an opening. */
  isEmployer: (name: string) => boolean;
  /** Whether what a sentence asserts of visas, clearances or closing dates is true; `last` is the record that "it" stands for. */
  holdsClaim: (asserted: string, kind: Claim, last: string | null) => boolean;
  /** Words that are never shown, such as names of tools. */
  hidden?: readonly string[];
  /** Further rules of a room, asked of each sentence that may be said otherwise, in order. */
  allows?: (sentence: string) => boolean;
}

/** The evidence of a conversation with records: what was noted in it, of which `student` is the student's part, and the records themselves. */
export function evidenceOf({ open, known, student, records, hidden }: Conversation): Evidence {
  const called = (handle: string) => records().find((one) => one.handle === handle.toUpperCase()) ?? null;
  const amountsOf = ({ handle, facts, pay = [] }: EvidenceRecord) => [...amountsIn(facts), ...pay, ...known.amountsOf(handle)];
  return {
    open,
    hidden,
    cite: (handle) => called(handle)?.cited ?? null,
    isNamed: known.isKnown,
    isEmployer: (name) => {
      const employers = openNames();
      employers.add(...records().flatMap(({ employer }) => employer ?? []));
      return employers.has(name);
    },
    hasNumber: (value, kind) =>
      kind === 'money' ? known.hasAmount(value) : kind === 'score' ? known.hasScore(value) : known.hasCount(value),
    // Said of it, or of no record at all and not what the student asks for: the pay of one job is never said of another.
    hasAmountOf: (handle, value) => {
      const record = called(handle);
      const isOf = (one: EvidenceRecord) => amountsOf(one).some((amount) => isAbout(amount, value));
      return record !== null && (isOf(record) || (known.hasAmount(value) && !student.hasAmount(value) && !records().some(isOf)));
    },
    holdsClaim: (asserted, kind, last) => (kind === 'deadline' ? known.hasDates(asserted) : jobsHold(asserted, kind, records(), last)),
  };
}

/** What may be said in one answer: the names, amounts, counts and closing dates that tools returned, the student said or earlier answers held. */
export function openKnownValues(): KnownValues {
  const names = openNames();
  const amounts = new Set<number>();
  const counts = new Set<number>();
  const scores = new Set<number>();
  const dates = new Set<string>();
  const ofRecords = new Map<string, number[]>();
  const collect = (text: string, handle: string | null, key: string) => {
    names.add(...text.split(/[\n;|]/));
    for (const [near] of text.matchAll(closing)) for (const date of datesIn(near)) dates.add(date);
    for (const score of scoresIn(text)) scores.add(score);
    // Their numbers are no money of the job.
    if (/^(?:reasons|posted|skills)$/.test(key)) return;
    for (const amount of amountsIn(text)) {
      amounts.add(amount);
      if (handle !== null) ofRecords.set(handle, [...(ofRecords.get(handle) ?? []), amount]);
    }
  };
  const collectAll = (value: unknown, handle: string | null = null, key = '') => {
    if (typeof value === 'string') collect(value, handle, key);
    if (typeof value === 'number' && key === 'score') scores.add(value);
    if (typeof value !== 'object' || value === null) return;
    const own = 'handle' in value && typeof value.handle === 'string' ? value.handle : handle;
    for (const [name, part] of Object.entries(value)) collectAll(part, own, Array.isArray(value) ? key : name);
  };
  return {
    collect: (...values) => values.forEach((value) => collectAll(value)),
    count: (...numbers) => numbers.forEach((number) => counts.add(number)),
    countUpTo: (most) => {
      for (let number = 0; number <= most; number++) counts.add(number);
    },
    earn: (...numbers) => {
      for (const number of numbers) if (number !== null) amounts.add(number);
    },
    isKnown: names.has,
    hasAmount: (value) => amounts.has(value) || [...amounts].some((amount) => amount >= 1000 && Math.round(amount / 1000) * 1000 === value),
    amountsOf: (handle) => ofRecords.get(handle) ?? [],
    hasCount: (value) => counts.has(value),
    hasScore: (value) => scores.has(value),
    hasDates: (text) => {
      const stated = datesIn(text);
      return stated.length > 0 && stated.every((date) => dates.has(date));
    },
  };
}

/**
 * Whether postings say what is asserted of visas or a clearance, clause by clause: of the jobs that are named by handle, else of some at an
 * employer that is named, else of the one named last, else of all.
 */
function jobsHold(asserted: string, kind: 'visa' | 'clearance', records: readonly EvidenceRecord[], last: string | null): boolean {
  const jobs = records.filter(({ handle }) => handle.startsWith('J'));
  const named = (text: string) => handlesIn(text).map(({ handle }) => jobs.find((job) => job.handle === handle.toUpperCase()));
  return asserted.split(/[,;:—()]|\b(?:but|while)\b|\band\b(?= (?:it|they|this|J\d))/).every((clause) => {
    // "And J2 does not".
    if (!speaksOf(clause, kind)) return !/\b(?:do|does|did|is|are|will|would)(?: not|n['’]t)?[\s.!]*$|\bsays? no\b/i.test(clause);
    const isNegative = negative.test(clause.replace(/\bnot (?:only|just)\b|\bno (?:problem|doubt)\b/gi, ' '));
    const isTrue = (job: EvidenceRecord | undefined) =>
      kind === 'clearance'
        ? job?.clearance === !isNegative
        : job?.sponsorship === ((isRule.test(clause) ? !isNegative : isNegative) ? 'no' : 'yes');
    const own = named(clause).length > 0 ? named(clause) : named(asserted);
    if (own.length > 0) return own.every(isTrue);
    const words = clause.toLowerCase();
    const ofEmployer = jobs.filter(({ employer = '' }) => employer !== '' && words.includes(employer.toLowerCase()));
    if (ofEmployer.length > 0) return ofEmployer.some(isTrue);
    const meant = last !== null && /\b(?:it|its|this|that|the)\b/i.test(asserted) ? named(last) : jobs;
    return meant.length > 0 && meant.every(isTrue);
  });
}

/** The same, to the thousand where they are as large as a salary. */
const isAbout = (amount: number, value: number) =>
  amount === value || (amount >= 1000 && value >= 1000 && Math.round(amount / 1000) === Math.round(value / 1000));

/** The dates of a text each in one form: days as "12-15", months as "12", and other times as their words ("friday", "next week"). */
const datesIn = (text: string): string[] =>
  [...text.matchAll(date)].map(({ 0: words, groups: { iso, isoDay, month, day, dayFirst, monthNext, slash, slashDay, alone } = {} }) => {
    const number = iso ?? slash ?? monthOf(month ?? monthNext ?? alone);
    const of = isoDay ?? slashDay ?? day ?? dayFirst;
    return number === null ? words.toLowerCase() : of === undefined ? String(number) : `${Number(number)}-${Number(of)}`;
  });

const monthOf = (word: string | undefined): number | null =>
  word === undefined ? null : 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').indexOf(word.slice(0, 3).toLowerCase()) + 1;

const months =
  'jan(?:uary)?|feb(?:ruary)?|march|mar|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const date = new RegExp(
  [
    String.raw`\b\d{4}-(?<iso>\d{2})-(?<isoDay>\d{2})\b|\b(?<month>${months})\.? (?<day>\d{1,2})(?!\d)`,
    String.raw`\b(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<monthNext>${months})\b|\b(?<slash>\d{1,2})\/(?<slashDay>\d{1,2})\b`,
    String.raw`(?<!\b(?:you|graduate|finish) [^.;]{0,30})\b(?:(?!may\b|mar\b|march\b)|(?<=\b(?:in|by|until|of|through) ))(?<alone>${months})\b`,
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:tomorrow|tonight|today|midnight|soon|rolling)\b`,
    String.raw`\b(?:(?:this|next|the end of(?: the)?|in (?:a|an|\w+)|another \w+) )(?:days?|weeks?|months?|year|spring|summer|fall|autumn|winter)\b|\b\d{1,2}(?:st|nd|rd|th)\b`,
  ].join('|'),
  'gi',
);
const closing =
  /(?:(?![.!?]\s).){0,60}\b(?:deadlines?|appl(?:y|ied|ications?|icants?)|clos(?:es?|ing|ed)|due|until|submit|accept(?:s|ed|ing)?|last day|no later than|rolling|expires?|cut-?off)\b(?:(?![.!?]\s).){0,60}/gi;
const negative = /\b(?:no|not|never|none|neither|nobody|without|cannot|unable|unwilling|lacks?|refuses?|rules? out|excludes?)\b|n['’]t\b/i;
/** That only citizens may apply says that there is no sponsor; so does "requires work authorization". */
const isRule =
  /(?<!\bnon-?)\bciti[sz]en|green card|permanent resid|\bu\.?s\.? persons?|^(?!.*\b(?:sponsor|offer|support|provid|help)).*(?:authori[sz]|right to work|eligible to work|work permit)/i;

/** One record as it was shown. */
export interface EvidenceRecord {
  handle: string;
  /** How an answer names it, in Markdown. */
  cited: string;
  /** What was said of it, in one line. */
  facts: string;
  /** Who has a job open: the employer of a job, or a company of which some are counted. */
  employer?: string;
  /** Of jobs: pay by the year, and what the posting says. */
  pay?: number[];
  sponsorship?: 'yes' | 'no' | 'unknown';
  clearance?: boolean;
}

export interface KnownValues {
  /** Values of any shape, of whose texts names, amounts and closing dates may be said; amounts are of the record whose `handle` they stand with. */
  collect: (...values: unknown[]) => void;
  count: (...numbers: number[]) => void;
  /** Every number of some things that are listed, one by one. */
  countUpTo: (most: number) => void;
  earn: (...numbers: (number | null)[]) => void;
  /** Whether this is a name that is known. */
  isKnown: (words: string) => boolean;
  hasAmount: (value: number) => boolean;
  /** Amounts stated of the record of a handle. */
  amountsOf: (handle: string) => readonly number[];
  hasCount: (value: number) => boolean;
  hasScore: (value: number) => boolean;
  /** Whether a text says when something closes, and that was stated. */
  hasDates: (text: string) => boolean;
}

interface Conversation extends Pick<Evidence, 'open' | 'hidden'> {
  known: KnownValues;
  student: KnownValues;
  /** Those that may be named. */
  records: () => readonly EvidenceRecord[];
}
