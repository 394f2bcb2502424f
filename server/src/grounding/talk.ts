import { claimsEnd, isLeadIn, mayEnd } from './ends.ts';
import { mayTell } from './untold.ts';

/**
 * Keeps the rules of an interview in what a model says, as it comes: one question a turn, and the server alone ends the interview. Leaves out
 * further questions, and each clause, with the rest of its sentence, that claims an end, says of employers what nobody said (`isUntold`), or
 * is code.
 */
export function openTalk(isUntold: (clause: string) => boolean): Talk {
  let sentence = '';
  let shown = 0;
  let asked = false;
  let removed = 0;

  const isInvented = (clause: string): boolean => mayTell(clause) && isUntold(clause);
  const isClaim = (clause: string): boolean =>
    mayClaim(clause, true) && (/[{}]/.test(clause) || claimsEnd.test(clause) || isInvented(clause));

  /** A whole sentence as far as it was not shown yet; '' where it has to be left out. */
  const finished = (whole: string): string => {
    const isQuestion = /\?["”’)\s]*$/.test(whole);
    if (isQuestion && shown === 0 && asked) return '';
    asked ||= isQuestion && asks.test(whole);
    const claim = clausesOf(whole).find(({ text }) => (isQuestion ? /[{}]/.test(text) : isClaim(text)));
    if (claim === undefined) return whole.slice(shown);
    if (isInvented(claim.text)) removed++;
    const kept = whole.slice(shown, Math.max(shown, claim.start)).trimEnd();
    // "With that", "Maya".
    return shown === 0 && kept.split(' ').length < 3 ? '' : `${kept}.`;
  };
  return {
    write: (text) => {
      sentence += text;
      let out = '';
      for (let end = sentenceEnd.exec(sentence); end !== null; end = sentenceEnd.exec(sentence)) {
        const whole = sentence.slice(0, end.index + end[0].length);
        out += finished(whole);
        sentence = sentence.slice(whole.length);
        shown = 0;
      }
      const safe = asked ? 0 : harmless(sentence);
      if (safe > shown) {
        out += sentence.slice(shown, safe);
        shown = safe;
      }
      return out;
    },
    end: () => {
      const rest = finished(sentence);
      sentence = '';
      shown = 0;
      return rest;
    },
    hasAsked: () => asked,
    removed: () => removed,
  };
}

/** Where a sentence ends: at its sign with what closes it, or at a line's end; the space after it belongs to the next one. */
const sentenceEnd = /[.!?]["”’)]*(?=\s)|(?<=\S)(?=\n)/;

/** How much of a sentence that is being written can lead to no claim; a sign that may part clauses waits for the next one. */
function harmless(sentence: string): number {
  const clauses = clausesOf(sentence);
  const held = clauses.find(({ text }, at) => mayClaim(text, at < clauses.length - 1));
  return held?.start ?? sentence.search(/[,;:–—-]?$/);
}

/** The clauses of a sentence with the place where each begins, at the sign before it. */
function clausesOf(sentence: string): { start: number; text: string }[] {
  const starts = [0, ...[...sentence.matchAll(/[,;:]\s|(?<=\s)[–—-]\s/g)].map(({ index }) => index)];
  return starts.map((start, at) => ({ start, text: sentence.slice(start, starts[at + 1]) }));
}

/** Whether a clause can be a claim by its first words; too few of an unfinished one tell nothing yet. */
function mayClaim(clause: string, isWhole: boolean): boolean {
  const words = (isWhole ? clause : clause.replace(/\S+$/, '')).split(/\s+/).filter((word) => word !== '');
  const begin = words.findIndex((word) => !isLeadIn(word));
  // "Okay,", "Maya,": it depends on what follows.
  if (begin < 0 || (isWhole && words.length === 1)) return !isWhole || words.length > 0;
  if (!isWhole && words.length < begin + telling) return true;
  const first = words.slice(begin, begin + telling).join(' ');
  return mayEnd.test(first) || /[{}]/.test(first) || mayTell(first);
}

/** Words of a clause that show what it leads to. */
const telling = 4;

/** A question that wants an answer; "You built a robot?" only repeats. */
const asks =
  /(?:^|[,:;–—-]\s|\b(?:and|but|so|or)\s)\W*(?:(?:in|on|at|for|with|of|to) )?(?:what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|was|were|would|could|can|will|should|have|has|had|if|any|anything)\b/i;

interface Talk {
  /** Takes the next piece; gives what may be shown now. */
  write: (text: string) => string;
  /** The rest. */
  end: () => string;
  /** Whether a question was put. */
  hasAsked: () => boolean;
  /** How many inventions were left out. */
  removed: () => number;
}
