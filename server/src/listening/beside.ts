import { isOrdinary } from '#language/english.ts';
import type { Mention } from '#language/types.ts';
import { others, past, refusedBefore } from './clauses.ts';
import { feelingAt, type Feelings } from './feelings.ts';
import { plain, wordCount } from './grammar.ts';
import { limitsIn } from './limits.ts';
import { settingsIn } from './settings.ts';
import { roleLike } from './titles.ts';
import { add, type Understood } from './told.ts';
import type { Topic } from './facts.ts';

/**
 * Takes out of an answer about roles or employers what speaks of something else (hours, pay and places; people one would work with) and
 * puts it where it belongs, in place. Gives the text without it, at the same length.
 */
export function withoutStrays(text: string, asking: readonly Topic[], mentions: readonly Mention[], told: Understood): string {
  if (!asking.includes('roles') && !asking.includes('companies')) return text;
  let rest = text;
  for (const { 0: part, index } of text.matchAll(/[^.!?;\n,]+/g)) {
    const named = mentions.some(
      ({ kind, start, end }) =>
        (kind === 'company' || kind === 'role' || kind === 'industry') && start < index + part.length && end > index,
    );
    if (named) continue;
    if (terms.test(part)) for (const limit of limitsIn(part)) add(told.facts.limits, limit);
    else if (persons.test(part)) {
      const { wanted, shunned } = settingsIn(part);
      for (const phrase of wanted) add(told.facts.people, phrase);
      for (const phrase of shunned) add(told.facts.shun, phrase);
    } else continue;
    rest = rest.slice(0, index) + ' '.repeat(part.length) + rest.slice(index + part.length);
  }
  return rest;
}

/** Words of contracts and rosters: what names hours, pay, visas or leave names no role and no employer. */
export const terms =
  /\$?\d+(?:[.,]\d+)?\s?k?\s?(?:\/|per|an|a)?\s?(?:hr|hrs|hour|hours|week|yr|year|k)\b|\$\d|\b(?:un)?paid\b|\b(?:salary|overtime|benefits|health insurance|h-?1b|opt|cpt|sponsor\w*|pension|part[- ]time|minimum|min\b.*\d|rent|loans|weekends?|nights|evenings|saturdays?|sundays?|fridays?|mornings|commut\w+|relocat\w+)\b/i;

/** People as one would have them around, told by what they do. */
export const persons =
  /\b(?:people|folks|guys|girls|team|crew|boss(?:es)?|managers?|coach(?:es)?|coworkers?|colleagues?|mentors?|directors|nerds|supervisors?|kids)\b.*\b(?:who|that)\b|\b(?:with|around) (?:an?|some|the) (?:\w+ ){0,3}who\b/i;

/**
 * Employers that nobody knows, told by the company they keep: capitalised names in a list with a known one, and after "at", "for", "like"
 * or before "would be a dream".
 */
export function employersBeside(text: string, mentions: readonly Mention[], felt: Feelings): string[] {
  const found: string[] = [];
  for (const { 0: sentence, index } of text.matchAll(/(?:[^.!?;\n]|\.(?=\S))+/g)) {
    if (past.test(sentence) || others.test(sentence)) continue;
    const known = mentions.some(
      ({ kind, start, end, certainty, negated }) =>
        kind === 'company' && certainty >= 0.8 && !negated && start >= index && end <= index + sentence.length,
    );
    for (const match of sentence.matchAll(proper)) {
      const name = (match[0] ?? '').replace(/^(?:The|And|Or|Maybe|Also|Like|Or)\s/, '').trim();
      const at = index + match.index;
      const before = sentence.slice(0, match.index);
      const cued =
        /\b(?:at|for|like|with|such as|join|companies|employers?)[:\s]+(?:the |maybe )*$/i.test(before) ||
        /^\s+(?:would|'d) be\b/.test(sentence.slice(match.index + match[0].length));
      const listed = known && /(?:^|,|\/|\bor|\band|:|\b[A-Z][\w']*!*)\s*(?:the |maybe |even |also )*$/i.test(before);
      if (!cued && !listed) continue;
      if (
        mentions.some(
          (mention) =>
            mention.start < at + match[0].length &&
            mention.end > at &&
            (mention.kind === 'company' || mention.kind === 'role' || mention.end - mention.start > match[0].length * 0.6),
        )
      )
        continue;
      if (
        (roleLike.test(name) && !(known && wordCount(name) === 1)) ||
        wordCount(name) > 5 ||
        name.length < 2 ||
        feelingAt(felt, at) === 'hated' ||
        refusedBefore.test(before)
      )
        continue;
      // The capital that begins a sentence makes no name.
      if (
        before.trim() === '' &&
        wordCount(name) === 1 &&
        isOrdinary(name.toLowerCase()) &&
        !(known && /^\s*[,/]/.test(sentence.slice(match.index + match[0].length)))
      )
        continue;
      if (/\bI\b/.test(name) || /^(?:I|I'm|I'd|I've|NOT|No|My|The|Yes|And|But|Or|Maybe|Also|GPA|Python|Java|SQL|Excel)$/.test(name))
        continue;
      if (!found.some((other) => plain(other) === plain(name))) found.push(name);
    }
    if (known && !/\p{Lu}/u.test(sentence))
      for (const name of inSmallLetters(sentence, index, mentions)) if (!found.includes(name)) found.push(name);
  }
  return found;
}

/** "cleveland clinic or akron childrens": beside an employer in small letters, two or three words with one that is no English word. */
function inSmallLetters(sentence: string, from: number, mentions: readonly Mention[]): string[] {
  return [...sentence.matchAll(/[^,/]+?(?=,|\/|\sor\s|\sand\s|$)/g)].flatMap(({ 0: item, index }) => {
    const name = item.replace(/^\s*(?:or|and|like|maybe|also|the)\s+/i, '').trim();
    const words = name.split(' ');
    const taken = mentions.some(({ start, end }) => start < from + index + item.length && end > from + index + item.length - name.length);
    return !taken &&
      words.length > 1 &&
      words.length < 4 &&
      words.some((word) => word.length > 3 && !isOrdinary(word)) &&
      words.every((word) => /^\p{Ll}+$/u.test(word)) &&
      !/\b(?:i|my|is|are|in|at|for|not|no)\b/.test(name)
      ? [words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')]
      : [];
  });
}

const proper = /(?<![\p{L}\d'])\p{Lu}[\p{L}\d'&.+-]*(?:\s(?:(?:of|the|and|&|for|de)\s)?(?=\p{Lu})[\p{L}\d'&.+-]+)*/gu;
