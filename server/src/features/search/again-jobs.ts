import { isFunctionWord } from '@alive/contract/lists/function-words.ts';
import { askingWords } from '@alive/language/clauses/asking.ts';
import { sentencesIn } from '@alive/language/clauses/parts.ts';
import type { Reading } from '@alive/language/entities/types.ts';
import { isGeneral } from '@alive/language/text/english.ts';
import { overlap, singular, stemOf, wordsOf } from '@alive/language/text/text.ts';
import { filedUnder } from '@alive/language/titles/filed.ts';
import type { SearchState } from './state.ts';

/**
 * The jobs shown before that a message wants to see again ("bring back the ceramics ones", "where did the nurse ones go", "you showed me two at the
 * Getty, can I see those again?"), by the words of their titles, employers and places; null where it wants none, or names what was never shown.
 */
export function jobsAgain(text: string, { mentions }: Reading, { last, earlier }: SearchState): { ids: string[]; spans: Span[] } | null {
  const spans = sentencesIn(text, { start: 0, end: text.length }).filter(({ start, end }) => speaksOfBefore.test(text.slice(start, end)));
  const asking = spans.map(({ start, end }) => text.slice(start, end)).filter((one) => wants.test(one));
  if (asking.length === 0 || asking.some((one) => refuses.test(one)) || !definite.test(asking.join(' '))) return null;
  const message = spans.map(({ start, end }) => text.slice(start, end).padStart(end)).reduce((all, one) => all + one.slice(all.length), '');
  const roles = mentions.flatMap((one) => (one.kind === 'role' && spans.some((span) => overlap(span, one)) ? [one] : []));
  const levels = mentions.filter((one) => one.kind === 'level' && spans.some((span) => overlap(span, one)));
  const said = wordsOf(message).filter(
    (word) =>
      !isFunctionWord(word.raw) &&
      word.text.length > 2 &&
      !isGeneral(word.text) &&
      !askingWords.has(word.text) &&
      !cueWords.test(word.text) &&
      !roles.some((one) => overlap(one, word)),
  );
  const rows = [...last, ...earlier].map(({ id, title, company, location }) => ({
    id,
    role: filedUnder(title).role,
    employer: formsOf(company),
    title: formsOf(title),
    place: formsOf(location),
  }));
  const isIn = (word: string, forms: ReadonlySet<string>) =>
    forms.has(singular(word)) || forms.has(stemOf(word)) || [...forms].some((form) => word.length > 2 && form.startsWith(word));
  const employers = said.filter(({ text }) => rows.some(({ employer }) => isIn(text, employer)));
  const others = said.filter((word) => !employers.includes(word));
  const found = rows.filter(
    ({ role, title, place, employer }) =>
      others.every((word) => isIn(word.text, title) || isIn(word.text, place)) &&
      (employers.length === 0 || employers.some(({ text }) => isIn(text, employer))) &&
      roles.every((one) => one.role === role || wordsOf(one.text).every((word) => isIn(word.text, title))),
  );
  const ofLevel = found.filter(({ title }) => levels.every((one) => wordsOf(one.text).every((word) => isIn(word.text, title))));
  const all = ofLevel.length > 0 ? ofLevel : found;
  // "Where is the pottery job?" of one on the screen asks for its place.
  if (asking.every((one) => whereIs.test(one) && !/\bnow\b/i.test(one)) && all.some(({ id }) => last.some((row) => row.id === id)))
    return null;
  // A place or a level alone is a condition.
  const isTold = employers.length + roles.length > 0 || others.some(({ text: word }) => found.some(({ title }) => isIn(word, title)));
  return isTold && found.length > 0 ? { ids: all.map(({ id }) => id).slice(0, 5), spans } : null;
}

const formsOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ text: word }) => [word, singular(word), stemOf(word)]));

/** "Where is the pottery job?" */
const whereIs =
  /\bwhere(?:['’]?s| is| are) (?:the|that|those) [^.?!]*\b(?:one|job|role|position|posting|internship)s?(?: now)?\s*(?:[?.!]|$)/i;
/** What asks for what was there: "where did … go", "bring back …", "see those again". */
const wants = new RegExp(
  String.raw`${whereIs.source}|\bwhere (?:did|have|are)\b[^.?!]*\b(?:go|gone|went)\b|\bwhat happened to\b|\bbring(?: me)? back\b|\b(?:bring|show|see|pull up|look at)\b[^.?!]*\b(?:again|back|from (?:before|earlier))\b`,
  'i',
);
const speaksOfBefore = new RegExp(
  String.raw`${wants.source}|\b(?:you|u)(?: just| already| had| have)* (?:showed|shown|gave|given|listed|had)\b`,
  'i',
);
const refuses = /\b(?:not|never|stop|without|no more)\b|n['’]t\b(?! (?:i|you|we)\b)/i;
const definite = /\b(?:the|those|them|these|that)\b/i;
const cueWords =
  /^(?:bring|show\w*|see|pull|look|gave|given|listed|happened|gone|went|again|back|before|earlier|though|ones?|jobs?|internships?|roles?|positions?|postings?|openings?)$/;

interface Span {
  start: number;
  end: number;
}
