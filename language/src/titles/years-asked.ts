import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { wordSet } from '../tables/tables.ts';

/**
 * The years of experience that a description demands at least, with the sentence that says so in its own words; null when it demands none.
 * "2–4 years" is 2. Of several demands the highest counts, since all of them must be met. Of alternatives by degree ("BS and 5 years, or MS
 * and 3") the bachelor's counts, and years in place of a degree ("a degree or 4 years") are no demand. What is preferred, and what an
 * employer says of itself, is none either.
 */
export function yearsAsked(text: string): { years: number; quote: string } | null {
  let most: { years: number; quote: string } | null = null;
  for (const sentence of sentencesOf(text.slice(0, 20_000))) {
    if (!/years?|yrs?/i.test(sentence.text) || isOptional(sentence)) continue;
    const years = demandedIn(sentence.text);
    if (years !== null && (most === null || years > most.years)) most = { years, quote: sentence.text };
  }
  return most;
}

/** Under a heading or after a lead that speaks of what is only preferred, of benefits or of the employer. */
const isOptional = ({ text, heading, title }: Sentence): boolean =>
  title ? false : notDemanded.test(heading) || notDemanded.test(/^[^.:]{1,60}:/.exec(text)?.[0] ?? '');

const notDemanded =
  /\b(?:preferr?(?:ed|ably)?|preferences?|nice[- ]to[- ]haves?|bonus(?: points)?|pluses|a plus|desir(?:ed|able)|ideal(?:ly)?|would be|stand out|extra credit|about us|who we are|our (?:story|company|mission)|about the (?:company|team)|benefits?|perks|we offer|what you.ll get)\b/i;

function demandedIn(sentence: string): number | null {
  const found: { years: number; isBachelor: boolean }[] = [];
  for (const match of sentence.matchAll(amount)) {
    const years = numberOf(match[1] ?? '');
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    const clause = /^[^;.()]{0,90}/.exec(after)?.[0] ?? '';
    if (years > mostPlausible || !isOfWork(before, clause) || isAside(before, clause, after)) continue;
    const degrees = [...before.matchAll(degree)];
    const last = degrees.at(-1);
    const between = last === undefined ? '' : before.slice(last.index + last[0].length);
    if (last !== undefined && /\bor\b/i.test(between) && !/\b(?:and|with|plus)\b|[;+&]/i.test(between)) continue;
    found.push({ years, isBachelor: last !== undefined && bachelor.test(last[0]) });
  }
  if (found.length === 0) return null;
  const ofBachelors = found.filter(({ isBachelor }) => isBachelor);
  // Alternatives by degree; without them every number is a demand of its own.
  const isByDegree = /\bor\b/i.test(sentence) && (sentence.match(degree)?.length ?? 0) > 1;
  if (isByDegree) return Math.min(...(ofBachelors.length > 0 ? ofBachelors : found).map(({ years }) => years));
  return Math.max(...found.map(({ years }) => years));
}

/** Whether years are spent working: "of experience", "in design", "as a nurse", or after "experience:". */
const isOfWork = (before: string, clause: string): boolean =>
  /^[^,]{0,60}?\b(?:experience|background|track record|employment|tenure)\b/i.test(clause) ||
  /\bexperience\b[^,.;]{0,30}$/i.test(before) ||
  (/^['’]?(?: (?:of|in|as|with|working|managing|building|leading|developing|designing|teaching|doing)\b| or more (?:of|in|as|with)\b)/i.test(
    clause,
  ) &&
    !/^['’]? (?:of|in) (?:age|business|existence|operation|college|university|coursework|study|studies|school|service to|the making|history)\b/i.test(
      clause,
    ) &&
    (before.trim() === '' ||
      /\b(?:least|minimum(?: of)?|requires?|required|must have|you have|you bring|have|with|has|bring)[:\s–—-]*$/i.test(before)));

/** What is preferred, part of a term ("within 3 years", "3 years ago"), or said of the employer. */
const isAside = (before: string, clause: string, after: string): boolean =>
  /\b(?:preferr?(?:ed|ably)|ideally|a plus|desired|desirable|nice to have|up to|less than|fewer than|under|maximum(?: of)?|within|(?:last|past|next|first|every|over the)(?: \S+)?)\s*$/i.test(
    before,
  ) ||
  /\b(?:preferred|is a plus|a plus|desired|desirable|nice to have|ideal)\b/i.test(clause) ||
  /^[^;.()]{0,90}[,(]\s*(?:strongly |highly )?(?:preferred|desired|a plus)\b/i.test(after) ||
  /^\s*(?:ago|old|of age|later|vesting)\b/i.test(clause) ||
  (/\b(?:we|our|us|company|firm|founded|combined|collective(?:ly)?|together|team)\b/i.test(before) &&
    !/\b(?:you|candidates?|applicants?|must|requires?|require|seeking|looking for|need|someone|individual|person)\b/i.test(before));

const words = [...wordSet('numbers to fifteen')];
const figure = `\\d{1,2}|${words.join('|')}`;
/** "5+ years", "3–5 yrs", "three (3) or more years", "at least 2 years". */
const amount = new RegExp(
  `(?<![\\d$.,-])\\b(${figure})\\b(?:\\s?\\(\\d{1,2}\\))?(?:\\s?\\+|\\s?plus\\b|\\s+or more\\b)?(?:\\s?(?:-|–|—|to|or)\\s?(?:${figure})\\b(?:\\s?\\(\\d{1,2}\\))?\\s?\\+?)?(?:\\s+full)?\\s?-?\\s?(?:years?|yrs?)\\b\\.?`,
  'gi',
);
const numberOf = (word: string): number => (/\d/.test(word) ? Number(word) : words.indexOf(word.toLowerCase()) + 1);
/** More is an employer's history. */
const mostPlausible = 20;
const degree =
  /\b(?:bachelor(?:['’]?s)?|master(?:['’]?s)?|doctorate|doctoral|ph\.?d\.?|b\.?[as]c?\.?|m\.?sc?\.?|mba|degree|diploma|education)(?![\p{L}])/giu;
const bachelor = /^b/i;
