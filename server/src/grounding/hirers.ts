import { isEmpty } from '#language/english.ts';
import { singular, type Word, wordsOf } from '#language/text.ts';
import { isHeadNoun } from '#language/title-names.ts';
import { publicEnd } from './public-names.ts';
import type { Finding, Sentence } from './sentence.ts';
import { firmWords } from './words.ts';

/**
 * Who is said to hire or to have an opening without that `isEmployer` holds: a name that may be said (a student spoke of Google), an
 * employer of the vocabulary, a public body, a phrase that ends as firms do ("Texas Energy Partners"). Questions, conditions ("if Google is
 * hiring") and what there is not ("no roles at Google") say nothing of the kind. `phrases` are the sentence's phrases with capitals.
 */
export function unknownHirers(sentence: Sentence, phrases: readonly Phrase[], isEmployer: (name: string) => boolean): Finding[] {
  if (!hiring.test(sentence.text) || /\?["'”’)*_]*\s*$/.test(sentence.text)) return [];
  return [...vocabularyPhrases(sentence), ...phrases].flatMap(({ from, to, names = [] }): Finding[] => {
    const first = sentence.words[from];
    const last = sentence.words[to - 1];
    const isPublic = publicEnd(sentence.words, from, to) === to;
    if (first === undefined || last === undefined || !isSaidToHire(sentence.text, first, last, isPublic)) return [];
    if (names.length === 0 && !isFirm(sentence, from, to) && ownRole.test(sentence.text.slice(last.end))) return [];
    const said = sentence.text.slice(first.start, last.end).replace(/['’]s$/i, '');
    return [said, ...names].some(isEmployer) ? [] : [{ start: first.start, end: last.end, kind: 'employer' }];
  });
}

/** Whether a phrase ends as the names of firms do. */
export function isFirm({ words, matches }: Sentence, from: number, to: number): boolean {
  return (
    to - from > 1 &&
    firmWords.has(words[to - 1]?.text ?? '') &&
    !matches.some((match) => match.from <= from && match.to >= to && match.values.some(({ meaning }) => meaning?.kind !== 'company'))
  );
}

/** "Beacon is hiring": a word that could be any thing, where it hires. */
export function isHiringSubject(sentence: Sentence, from: number): boolean {
  const word = sentence.words[from];
  if (word === undefined || isEmpty(word.text) || singular(word.text) !== word.text || isHeadNoun(word.text)) return false;
  const after = sentence.text.slice(word.end).replace(aside, '');
  return hiring.test(after) && (hires.test(after) || has.test(after));
}

/** Employers that the vocabulary knows, however they are cased, and public bodies. */
function vocabularyPhrases({ words, matches }: Sentence): Phrase[] {
  const known = matches.flatMap(({ from, to, values }): Phrase[] => {
    const companies = values.flatMap(({ meaning }) => (meaning?.kind === 'company' ? [meaning] : []));
    if (companies.length === 0 || values.some(({ meaning }) => meaning?.kind === 'place')) return [];
    if (values.some(({ guard }) => guard === 'word' || guard === 'capitals') && !/\p{Lu}/u.test(words[from]?.raw ?? '')) return [];
    return [{ from, to, names: companies.flatMap(({ company, names = [] }) => [company].concat(names)) }];
  });
  const bodies = words.flatMap((_word, from): Phrase[] => {
    const to = publicEnd(words, from, words.length);
    return to > from ? [{ from, to }] : [];
  });
  return [...known, ...bodies];
}

/** Of public bodies it is known that they hire, but not that they do so now. */
function isSaidToHire(text: string, first: Word, last: Word, isPublic: boolean): boolean {
  const before = text.slice(0, first.start);
  const clause = /[^.;:—–]*$/.exec(before)?.[0] ?? '';
  if (open.test(clause)) return false;
  const after = text.slice(last.end).replace(aside, '');
  if (isPublic && /^\s+(?:hires?|recruits?|employs?|lists?|posts?|offers?|runs?|provides?)\b/i.test(after)) return false;
  return (
    hires.test(after) ||
    wantsSomebody(after) ||
    (hiringAt.test(clause) && !absent.test(clause)) ||
    (roleThat.test(clause) && offered.test(after)) ||
    (/\bat\s+(?:the\s+)?$/i.test(clause) && atTheirs.test(after)) ||
    (has.test(after) && !/^[^.;,]*\b(?:no|not|nothing|none)\b/i.test(after)) ||
    (isThere.test(clause) &&
      (openingAt.test(clause) || (!(isPublic && /['’]s$/.test(last.raw)) && opening.test(after))) &&
      !absent.test(clause))
  );
}

/** "Google needs data analysts". */
function wantsSomebody(after: string): boolean {
  const [, object] = /^\s+(?:\w+ly\s+|also\s+|now\s+)?(?:wants?|needs?)\s+([^.,;:]+)/i.exec(after) ?? [];
  if (object === undefined) return false;
  return wordsOf(object)
    .slice(0, 4)
    .some(({ text }, at) => (at === 0 && text === 'you') || isHeadNoun(singular(text)));
}

const noun = String.raw`(?:openings?|vacanc(?:y|ies)|roles?|positions?|jobs?|postings?|listings?|internships?|residenc(?:y|ies)|fellowships?|apprenticeships?|traineeships?|co-ops?)`;
const adverb = String.raw`(?:(?:\w+ly|also|now|still|just|often|always|even|again|not|already)\s+)*`;
/** What a sentence must hold to be looked at. */
const hiring = new RegExp(
  String.raw`\b(?:hir(?:es?|ing)|recruit(?:s|ing)?|employs?|looking|seek(?:s|ing)|search(?:es|ing)|tak(?:es|ing)|accept(?:s|ing)|advertis(?:es|ing)|post(?:s|ed|ing)|wants|needs|${noun})\b`,
  'i',
);
const hires = new RegExp(
  String.raw`^(?:\s*\([^)]*\))?(?:['’](?:s|re))?\s+(?:(?:is|are|was|were|has been|have been|will be|would be)\s+)?${adverb}(?:hir(?:es|ing)|hire\b(?! (?:people|someone))|recruit(?:s|ing)?|employs|(?:looking|searching) for|seek(?:s|ing)|tak(?:es|ing) on|accept(?:s|ing) applications|advertis(?:es|ing)|staffing up)\b`,
  'i',
);
const has = new RegExp(
  String.raw`^(?:\s*\([^)]*\))?\s+${adverb}(?:(?:has|have|had|offers?|opened|lists?|posted|runs?|provides?|advertis(?:es|ed)|is offering|has (?:posted|opened|listed)|has got)\s+)(?:(?!but\b|and\b|which\b|at\b|as\b)[\p{L}\p{N}'’*-]+\s+){0,6}?[*_]*(?:openings?|vacanc(?:y|ies)|(?:roles?|positions?|jobs?|postings?|listings?|internships?|residenc(?:y|ies)|fellowships?|apprenticeships?|traineeships?|co-ops?)(?!\s+(?:at|as|with)\b))`,
  'iu',
);
/** ", which you named," */
const aside = /^,\s[^,.;]{2,60},(?=\s)/;
/** "The role that Google posted". */
const roleThat = new RegExp(String.raw`\b${noun}(?:\s+(?:that|which))?\s+(?:the\s+)?[*_"“]*$`, 'i');
const offered =
  /^\s+(?:\w+ly\s+|just\s+|also\s+)?(?:(?:has|have|is|are)\s+)?(?:just\s+|also\s+)?(?:post(?:s|ed|ing)?|offer(?:s|ed|ing)?|open(?:s|ed)|list(?:s|ed)|advertis(?:es|ed|ing)|fill(?:s|ing)|has|have)\b/i;
const isThere =
  /\b(?:found|see|saw|spotted|noticed|came across|turned up|picked|there(?:['’]s| is| are| was)|here(?:['’]s| is| are)|i(?:['’]ve)? (?:have|got)|posted|look at|apply (?:to|for))\b/i;
const openingAt = new RegExp(String.raw`\b${noun}(?:\s+[\p{L}\p{N}-]+){0,4}?\s+(?:at|with|from|by)\s+(?:the\s+)?[*_"“]*$`, 'iu');
/** "They are hiring at". */
const hiringAt = /\b(?:hiring|recruiting)(?:\s+[\p{L}-]+){0,4}?\s+(?:at|with)\s+(?:the\s+)?[*_"“]*$/iu;
const opening = new RegExp(String.raw`^\s+(?:[\p{L}-]+\s+){0,3}?${noun}\b`, 'iu');
/** "Riley has a role like it": a person has one. */
const ownRole =
  /^\s+(?:\w+ly\s+|also\s+|now\s+)?(?:has|have|had)\s+(?:an?|the|this|that|his|her|their)\s+(?:[\p{L}-]+\s+){0,3}?(?:role|job|position|internship|fellowship|residency)\b(?!\s+(?:open|available|for\s))/iu;
/** "At Google, they have an opening". */
const atTheirs = new RegExp(String.raw`^,?\s+(?:they|there)(?:['’](?:re|ve|s))?\s[^.;]*\b(?:hiring|recruiting|${noun})\b`, 'i');
/** What leaves it open, or tells of what the student said. */
const open = /\b(?:if|whether|once|unless|in case|when|you (?:said|mentioned|told|asked|wanted?|named|wrote|would like)|your)\b/i;
const absent = /\b(?:no|not|none|nothing|never|without|any|neither|nor)\b|n['’]t\b/i;

/** Words `from` to `to` (exclusive) of a sentence; under what other names it is known. */
export interface Phrase {
  from: number;
  to: number;
  names?: readonly string[];
}
