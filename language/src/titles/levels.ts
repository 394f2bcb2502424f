import type { Level } from '@alive/contract/jobs.ts';
import { wordsOf } from '../text/text.ts';
import { yearsAsked } from './years-asked.ts';
import { wordSet } from '../tables/tables.ts';

/**
 * The level of a posting, from its title first; `terms` are those of a list of internships ("Summer 2026"), `text` is its
 * description, which decides where the title is silent: three years of experience or more are mid, from 5 senior. What names no level and
 * asks for less is unspecified.
 */
export function levelOf(title: string, hints: { terms?: readonly string[]; text?: string } = {}): Level {
  // An assistant to a director is none.
  const words = wordsOf(title.slice(0, 300).replace(/\bassistant to\b.*/i, 'assistant'));
  const plain = ` ${words.map((word) => word.text).join(' ')} `;
  const rule = rules.find((one) => one.test(plain, title));
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

// First that holds. A space stands at both ends of the words.
const rules: readonly Rule[] = [
  rule(
    'manager',
    / (?:internship|intern|co op|apprenticeship|graduate|early careers?|new grad|campus) (?:programs?|programmes?|recruiting|recruitment) (?:manager|director|lead) /,
  ),
  // Who runs programs for interns is none.
  rule(
    null,
    / (?:internship|intern|co op|apprenticeship|early careers?|campus|university) (?:programs? |programmes? )?(?:coordinator|recruiter|recruiting specialist) /,
  ),
  rule(
    'internship',
    / (?:interns?|internships?|interning|co ops?|coops?|apprentices?|apprenticeships?|externs?|externships?|practicum|stagiaire|werkstudent(?:in)?|praktikum|praktikant(?:in)?) /,
  ),
  rule(
    'internship',
    / (?:summer (?:analyst|associate|scholar|fellow|fellowship|student|trainee|clerk|law clerk|research|camp counselor)|(?:industrial|year) placement|placement (?:year|student)|working student|student (?:worker|assistant|researcher|trainee|employee)|vacation scheme|spring week|insight week) /,
  ),
  rule(
    'new_grad',
    / (?:new (?:college |university )?grad(?:uate)?s?|(?:university|college|recent|campus) (?:grads?|graduates?|hires?)|early (?:career|careers|talent|in career)|emerging talent|class of 20\d\d|20\d\d (?:start|starts|full time|grads?|graduates?)|start 20\d\d|grads? 20\d\d|nurse residency|residency program|(?:graduate|rotational|(?:leadership|management|analyst|technology|engineering|finance) development|rotation) (?:program|programme|scheme)) /,
  ),
  rule(
    'new_grad',
    / (?:graduate (?!school|schools|admissions?|research|teaching|student|students|medical|education|studies|level|assistant|programs|faculty)[a-z]+|[a-z]+ graduate) $/,
  ),
  rule(
    'new_grad',
    /^ graduate (?!school|schools|admissions?|research|teaching|student|students|medical|education|studies|level|assistant|programs|faculty)/,
  ),
  rule('new_grad', /\bcampus\s*(?:[-–:,)|]|$)/i, 'title'),
  // Said outright it goes before what the rest of the title might mean.
  rule('entry_level', / (?:junior|jr|entry level) (?!high )/),
  rule(
    'manager',
    / (?:directors?|vp|svp|evp|avp|vice president|(?<!board )president|head of|chief(?! of staff)|ceo|cto|cfo|coo|cmo|cio|ciso|supervisor|superintendent|dean|provost|assistant principal|vice principal) /,
    'words',
    / (?:art|creative|casting|music|funeral|technical|film|stage|photography|associate art|executive creative) directors? | director of photography | office of (?:the )?(?:[a-z]+ )?(?:director|president|ceo|cto|cfo|coo|cio|chief) | chief (?:[a-z]+ ){1,3}office | directors? s? ?office /,
  ),
  rule('manager', /^ (?:(?:elementary|middle|high) )?(?:school )?principal $/),
  rule(
    'lead',
    / (?:principal|distinguished|team leads?|tech leads?|leads?|team leader|foreman|forewoman|group product manager|chef de cuisine|executive chef|concertmaster) /,
    'words',
    / leads? (?:generation|gen) | principal (?:investors?|investments?|investing) /,
  ),
  rule('lead', / staff (?:[a-z]+ ){0,2}(?:engineer|scientist|developer|designer|researcher|architect|product manager|technologist) /),
  rule(
    'senior',
    / (?:senior|sr|snr|experienced|expert|charge nurse|postdoctoral (?:fellow|researcher)|post doc|postdoc) /,
    'words',
    / senior (?:living|care|centers?|citizens?|services|housing|community|helper|companion|year|high|homes?|health|nutrition) /,
  ),
  rule('manager', / (?:manager of|manager in training)|^ manager /),
  rule(
    'manager',
    / (?:engineering|sales|store|nurse|nursing|operations|restaurant|finance|financial|accounting|hr|human resources|general|people|team|department|district|regional|area|branch|plant|warehouse|shift|kitchen|hotel|practice|clinic|lab|laboratory|bar|floor|site|maintenance|facilities|facility|security|it|audit|tax|research|software|development|recruiting|talent|production|hospitality|front desk|retail|assistant|shop|center|centre|camp|farm|fleet|housekeeping|banquet|service|data science|analytics|design|policy) managers? /,
    'words',
    / (?:senior|associate|junior) (?:sales development|design|data) manager /,
  ),
  rule('entry_level', / (?:entry|trainee|new to practice|beginner) /),
  rule(
    'entry_level',
    / associate (?!directors?|vps?|vice|deans?|professors?|counsel|general|partners?|principals?|creative|attorneys?|lawyers?|editors?|pastors?|chair)/,
  ),
  rule(
    'entry_level',
    / (?:staff (?:accountant|auditor|assistant|writer)|assistant (?!professor|manager|director|coach|vice|dean|principal|attorney|general|store|branch|superintendent|editor|chef|engineer)|assistants? $|associates? $|coordinators? $|trainee )/,
  ),
];

function rule(level: Level | null, pattern: RegExp, of: 'words' | 'title' = 'words', unless?: RegExp): Rule {
  return { level, test: (words, title) => pattern.test(of === 'words' ? words : title) && !(unless?.test(words) ?? false) };
}

interface Rule {
  /** null: the title names none. */
  level: Level | null;
  test: (words: string, title: string) => boolean;
}
