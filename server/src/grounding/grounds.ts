import type { OpenVocabulary } from '#language/vocabulary.ts';
import type { Claim } from './sentence.ts';

/** What an answer may say: what this conversation's tools gave and its student said. */
export interface Grounds {
  /** What a handle ("J1", "P2", "C3") is written as, from the database, Markdown-escaped; null where this conversation gave none such. */
  cite: (handle: string) => string | null;
  /** Names that may be said, asked anew at each word (tools add to them). */
  isNamed: (name: string) => boolean;
  /**
   * Employers of whom records of this conversation tell: of others nobody may say that they hire or have an opening. Without it whoever may be
   * named may be said to.
   */
  isEmployer?: (name: string) => boolean;
  /** Amounts of money (yearly or hourly, as digits), counts of records (and shares in percent) and scores that may be said. */
  hasNumber: (value: number, kind: 'money' | 'count' | 'score') => boolean;
  /** Whether an amount of money may be said of the record of a handle. Without it whatever may be said at all may be said of each. */
  hasAmountOf?: (handle: string, value: number) => boolean;
  /**
   * Whether a sentence that asserts something of visas, clearances or closing dates is true; records stand in it as bare handles ("J1
   * sponsors visas"), or as "it" for the last one named. Without it no such sentence is shown.
   */
  holdsClaim?: (sentence: string, kind: Claim) => boolean;
  /** Words that are never shown, such as names of tools. */
  hidden?: readonly string[];
  open: OpenVocabulary;
}

/** The part that knows numbers. */
export type Amounts = Pick<Grounds, 'hasNumber' | 'hasAmountOf'>;
