import { isAmong, isOfStudent, payIn } from './judged-pay.ts';
import { numbersIn } from './judged-text.ts';

/**
 * What a sentence says of jobs, and their rows do not: pay, visas, clearance, the last day to apply, and the score. `about` holds the rows
 * of each job that it names or goes on about; a name may be that of several rows, any of which will do.
 */
export function untrueOf(sentence: string, about: readonly JobRow[][], known: Known): Untrue[] {
  return [...payOf(sentence, about, known), ...papersOf(sentence, about), ...daysOf(sentence, about, known), ...scoresOf(sentence, known)];
}

function payOf(sentence: string, about: readonly JobRow[][], { amounts, ofStudent }: Known): Untrue[] {
  const rows = about.flat();
  const own = [
    ...rows.flatMap(({ pay }) => pay.filter((one) => one !== null)),
    ...rows.flatMap(({ stated }) => numbersIn(stated ?? '')),
    ...rows.flatMap(({ description }) => description.match(/\$\s?[\d,.]+k?/gi) ?? []).flatMap(numbersIn),
  ];
  const allowed = [...(about.length > 0 ? own : amounts), ...(isOfStudent(sentence) ? ofStudent : [])];
  return payIn(sentence, about.length > 0)
    .filter((pay) => !isAmong(pay, allowed))
    .map(({ found }) => ({ kind: 'pay', found }));
}

/** Each clause by itself: what one leaves open, the next may claim. */
function papersOf(sentence: string, about: readonly JobRow[][]): Untrue[] {
  if (about.length === 0 || sentence.endsWith('?')) return [];
  return sentence.split(/[,;–—(]|\s-\s|\b(?:but|because|which|that|so|and|as|since|while)\b/i).flatMap((clause): Untrue[] => {
    if (unclaimed.test(clause)) return [];
    const isDenied = denied.test(clause);
    const holds = (test: (row: JobRow) => boolean) => about.every((rows) => rows.some(test));
    const kinds: [boolean, boolean][] = [
      [citizens.test(clause), isDenied || holds(({ citizens: required }) => required)],
      [
        visas.test(clause) && !citizens.test(clause),
        isDenied
          ? holds(({ sponsorship, citizens: required }) => sponsorship === 'no' || required)
          : holds(({ sponsorship }) => sponsorship === 'yes'),
      ],
      [/\bclearance/i.test(clause), isDenied ? holds(({ clearance }) => !clearance) : holds(({ clearance }) => clearance)],
    ];
    return kinds.some(([isSaid, isTrue]) => isSaid && !isTrue) ? [{ kind: 'papers', found: clause.trim() }] : [];
  });
}

/** A date to apply by stands in the posting, or the student said it. */
function daysOf(sentence: string, about: readonly JobRow[][], { said }: Known): Untrue[] {
  if (!/\b(?:deadline|due|apply|applications?|closes?|last day|until)\b/i.test(sentence)) return [];
  return [...sentence.matchAll(date)].flatMap(([found]): Untrue[] => {
    const isThere = [said, ...about.flat().map(({ description }) => description)].some((text) =>
      text.toLowerCase().includes(found.toLowerCase()),
    );
    return isThere ? [] : [{ kind: 'date', found }];
  });
}

function scoresOf(sentence: string, { scores }: Known): Untrue[] {
  return [...sentence.matchAll(score)].flatMap(([found, after, of]): Untrue[] =>
    scores.includes(Number(after ?? of)) ? [] : [{ kind: 'score', found }],
  );
}

const visas =
  /\b(?:sponsor\w*|h-?1b|visas?|f-1|j-1|o-1|opt|cpt|green cards?|immigration|non-?citizens|international (?:students|candidates|applicants))\b/i;
const citizens = /\b(?:(?:requires?|needs?|only|must be|limited to)\b.{0,30}\bcitizen\w*|citizens only)/i;
const denied = /\b(?:not|no|never|without|refuses?|cannot)\b|n['’]t\b/i;
const unclaimed =
  /\b(?:does(?: not|n['’]t) (?:say|state|mention)|do(?: not|n['’]t) (?:say|state|mention)|says nothing|not stated|silent|unclear|unknown|whether|if|ask|check|confirm|may|might|could|you (?:said|asked|told)|your)\b/i;
const date =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b|\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b(?! )/gi;
const score =
  /\b(?:score[sd]?|match(?:es)?(?: score)?|fit)\b(?: (?:is|of|at|with you|at about))?:? ?(\d{1,3})\b(?! (?:jobs|of them|people|more))|\b(\d{1,3}) ?(?:\/|out of|of) ?100\b/gi;

export interface JobRow {
  title: string;
  company: string;
  /** US dollars a year. */
  pay: (number | null)[];
  stated: string | null;
  sponsorship: 'yes' | 'no' | 'unknown';
  citizens: boolean;
  clearance: boolean;
  description: string;
}

export interface Untrue {
  kind: 'pay' | 'papers' | 'date' | 'score';
  found: string;
}

interface Known {
  /** Pay that this conversation mentioned, and what the student said or asked for. */
  amounts: readonly number[];
  ofStudent: readonly number[];
  said: string;
  scores: readonly number[];
}
