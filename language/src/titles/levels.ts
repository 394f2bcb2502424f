import { type Level, levels } from '@alive/contract/jobs.ts';
import { lazily } from '@alive/occupations/tables.ts';
import { wordsOf } from '../text/text.ts';
import { yearsAsked } from './years-asked.ts';
import { oneOf, readTable, wordSet } from '../tables/tables.ts';

/**
 * The level of a posting, from its title first; `terms` are those of a list of internships ("Summer 2026"), `text` is its
 * description, which decides where the title is silent: three years of experience or more are mid, from 5 senior. What names no level and
 * asks for less is unspecified.
 */
export function levelOf(title: string, hints: { terms?: readonly string[]; text?: string } = {}): Level {
  // An assistant to a director is none.
  const words = wordsOf(title.slice(0, 300).replace(/\bassistant to\b.*/i, 'assistant'));
  const plain = ` ${words.map((word) => word.text).join(' ')} `;
  const rule = rules().find(({ of, pattern, unless }) => pattern.test(of === 'words' ? plain : title) && unless?.test(plain) !== true);
  const stated = rule === undefined ? rungOf(words) : rule.level;
  if (stated === 'internship' || stated === 'new_grad') return stated;
  const fromTerms = levelOfTerms(hints.terms ?? []);
  return fromTerms ?? stated ?? levelOfText(hints.text ?? '') ?? 'unspecified';
}

function levelOfText(text: string): Level | null {
  const years = yearsAsked(text)?.years ?? 0;
  if (years >= 3) return years >= 5 ? 'senior' : 'mid';
  return forBeginners.test(text.slice(0, 20_000)) ? 'entry_level' : null;
}

/** A description that names the level itself; fewer than three years of experience name none. */
const forBeginners =
  /\bno (?:prior |previous )?(?:work )?experience (?:is )?(?:required|necessary|needed)\b|\b(?:recent|new) (?:college |university )?grad(?:uate)?s?\b|\bentry[- ]level (?:role|position|job|opportunity|opening)\b/i;

function levelOfTerms(terms: readonly string[]): Level | null {
  if (terms.some((term) => /new grad|full.?time/i.test(term))) return 'new_grad';
  return terms.some((term) => /intern|co-?op|^(?:summer|fall|autumn|winter|spring)\b/i.test(term)) ? 'internship' : null;
}

/** "Engineer I", "Analyst 2", "Nurse III", not "Phase II" or "Title I". */
function rungOf(words: ReturnType<typeof wordsOf>): Level | null {
  for (const [at, word] of words.entries()) {
    const rung = rungs.get(word.raw);
    const before = words[at - 1];
    if (rung === undefined || before === undefined || notRung.has(before.text) || !/^\s+$|^\s?\($/.test(word.gap)) continue;
    // A bare digit is a rung at the end of the title or of a part of it only.
    const next = words[at + 1];
    if (/\d/.test(word.raw) && next !== undefined && /^\s*$/.test(next.gap)) continue;
    return rung;
  }
  return null;
}

const rungs = new Map<string, Level>([
  ...(['I', '1'] as const).map((rung) => [rung, 'entry_level'] as const),
  ...(['II', '2'] as const).map((rung) => [rung, 'mid'] as const),
  ...(['III', 'IV', 'V', '3', '4', '5'] as const).map((rung) => [rung, 'senior'] as const),
]);
const notRung = wordSet('not rungs');

/** In this order; `words` have a space at both ends. A rule without a level is for titles that name none: who runs programs for interns is none. */
const rules = lazily(() =>
  readTable('level-rules', {
    level: (cell) => (cell === '' ? null : oneOf(levels)(cell)),
    of: oneOf(['words', 'title']),
    pattern: (cell) => new RegExp(cell, 'i'),
    unless: (cell) => (cell === '' ? null : new RegExp(cell, 'i')),
  }),
);
