import { coreOf } from '#dialogue/core.ts';
import type { Reading } from '#language/types.ts';
import { conditionsOfMention } from './registry.ts';
import { contentOf } from './keywords.ts';

/**
 * What a message wishes for as one phrase ("work with old documents", "ML infra"): the longest stretch without a place, a level or another
 * plain condition that holds a word nothing was made of, without the words that only ask. Null where work or an employer is named
 * beside it, and for a single word, which is no phrase.
 */
export function wholeWish(message: string, reading: Reading): WholeWish | null {
  if (reading.mentions.some(({ kind }) => naming.includes(kind))) return null;
  const content = contentOf(reading.unread);
  const cuts = reading.mentions.filter(({ kind, negated }) => negated || kind !== 'skill');
  const core = coreOf(message);
  const best = stretchesOf(message, core, cuts)
    .map(({ start, end }) => trimmed(message, start, end))
    .filter(({ start, end }) => content.some((word) => message.slice(start, end).toLowerCase().includes(word)))
    .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  if (best === undefined) return null;
  const phrase = message.slice(best.start, best.end).toLowerCase();
  const words = phrase.split(/\s+/).length;
  if (words < 2 || words > mostWords) return null;
  const within = reading.mentions.filter((mention) => mention.start >= best.start && mention.end <= best.end);
  return { ...best, phrase, covers: within.flatMap(conditionsOfMention).map(({ id }) => id) };
}

/** What lies between the cuts, and between the stops of sentences. */
function stretchesOf(message: string, core: Span, cuts: readonly Span[]): Span[] {
  const stops = [...message.matchAll(/[.,;:!?\n()]+/g)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
  const stretches: Span[] = [];
  let start = core.start;
  for (const cut of [...cuts, ...stops].sort((a, b) => a.start - b.start)) {
    if (cut.start > start) stretches.push({ start, end: Math.min(cut.start, core.end) });
    start = Math.max(start, cut.end);
  }
  if (start < core.end) stretches.push({ start, end: core.end });
  return stretches.filter((one) => one.end > one.start);
}

/** Without the words around it that only ask for work or lead on to a place. */
function trimmed(message: string, start: number, end: number): Span {
  for (;;) {
    const found = leads.exec(message.slice(start, end));
    if (found === null || found[0].length === 0 || start + found[0].length >= end) break;
    start += found[0].length;
  }
  for (;;) {
    const found = tails.exec(message.slice(start, end));
    if (found === null || found.index === 0) break;
    end = start + found.index;
  }
  return { start, end };
}

const leads =
  /^(?:\s+|(?:i(?:'d| would|'m|m| am| could| can)?|we|me|my|some|any|a|an|the|and|or|but|in|at|to|for|with|on|of|about|where|which|that|who|lets?|is|are|there|you|have|got|find|show|give|get|want(?:s|ed|ing)?|wanna|need|like|love|enjoy|prefer|looking|interested|rather|really|maybe|just|something|anything|somewhere|stuff|things?|jobs?|roles?|positions?|gigs?|careers?|internships?|opportunit(?:y|ies)|openings?|involv(?:es?|ing)|relat(?:ed|ing))(?=[\s,.;:!?]|$))/i;
const tails =
  /(?:\s+|\s(?:in|at|near|around|to|for|with|on|of|and|or|but|the|a|an|jobs?|roles?|positions?|gigs?|internships?|openings?|stuff|please|that|which|is|are))$/i;

const naming: readonly string[] = ['role', 'function', 'industry', 'company', 'employerKind', 'major'];
/** More is a story. */
const mostWords = 9;

export interface WholeWish extends Span {
  /** As it was said, lower case. */
  phrase: string;
  /** Ids of the conditions that its words were read as; they go where it is searched for by its meaning. */
  covers: string[];
}

interface Span {
  start: number;
  end: number;
}
