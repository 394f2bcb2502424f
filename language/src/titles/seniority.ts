import type { StatedLevel } from '@alive/contract/jobs.ts';
import type { Seniority } from '../entities/types.ts';

/**
 * What a title's own words say about its rung, from normalised words: "head of tax" is head, "senior staff engineer" staff, "founding
 * designer" founder. Null where they are silent; "first" and "founding" count before a noun only.
 */
export function seniorityOf(words: readonly string[]): Seniority | null {
  const text = ` ${words.join(' ')} `;
  return rules.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Words that stand before a title and tell its rung only. */
export function isRungWord(word: string): boolean {
  return rungWords.has(word);
}

/** The level of a posting that a rung is nearest to. */
export function levelOfSeniority(seniority: Seniority): StatedLevel {
  return levels[seniority];
}

const rungWords = new Set(['senior', 'sr', 'staff', 'principal', 'distinguished', 'lead', 'junior', 'jr']);
// First that holds. "Chief of staff", "staff accountant", "business partner" and "product lead time" are not what they seem.
const rules: readonly (readonly [RegExp, Seniority])[] = [
  [/ (?:intern|trainee|apprentice) /, 'intern'],
  [
    / (?:founder|cofounder|co founder|founding|entrepreneur) | first (?:engineer|designer|employee|hire|marketer|product|sales|data|software) /,
    'founder',
  ],
  [/ chief (?!of staff)| ceo | cto | cfo | coo | cmo | cpo | cro | cio | ciso | chro | general counsel |^ president /, 'chief'],
  [/ (?:vp|vps|svp|svps|evp|evps|avp|vice president) /, 'vp'],
  [/ (?:director|dean|managing director) /, 'director'],
  [/ head (?!coach|chef|nurse|teacher|hunter)/, 'head'],
  [/^ (?:general |managing |venture |equity |senior |founding |limited |law )?partner /, 'partner'],
  [/ distinguished /, 'distinguished'],
  [/ principal (?=\w)(?!.*school)/, 'principal'],
  [/ staff (?=(?:\w+ )*(?:engineer|developer|scientist|designer|researcher|architect|product|data|software|analyst|ml|machine) )/, 'staff'],
  [/ lead (?!gen)/, 'lead'],
  [/ (?:senior|sr|experienced|seasoned) /, 'senior'],
  [/ (?:junior|jr|entry level|graduate) /, 'junior'],
  [/ manager $/, 'manager'],
];

const levels: Readonly<Record<Seniority, StatedLevel>> = {
  intern: 'internship',
  junior: 'entry_level',
  mid: 'mid',
  senior: 'senior',
  staff: 'lead',
  principal: 'lead',
  distinguished: 'lead',
  lead: 'lead',
  manager: 'manager',
  head: 'manager',
  director: 'manager',
  vp: 'manager',
  chief: 'manager',
  partner: 'manager',
  founder: 'manager',
};
