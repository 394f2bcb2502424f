import type { Mention } from '#language/types.ts';
import { bareThings } from './bare.ts';
import { clauseAround, clauseEnd, others, past, refusedBefore, wants } from './clauses.ts';
import { feelingAt, type Feelings } from './feelings.ts';
import { capital, gerund, plain, roleWords, wordCount } from './grammar.ts';
import { kindOf, kindsIn, several } from './kinds.ts';
import { withoutHedges } from './moves.ts';
import { nounPhrase, parts } from './phrases.ts';
import type { Topic } from './state.ts';
import { add, addNamed, quote, says, stems, type Understood } from './told.ts';

/** Puts what the language recognised where it belongs: wanted, refused, or neither (a parent's job, a past one). */
export function place(
  mention: Mention,
  text: string,
  felt: Feelings,
  asking: readonly Topic[],
  told: Understood,
  previous?: Mention,
): void {
  const feeling = feelingAt(felt, mention.start);
  // "No, not Google – Stripe": the dash ends what the "not" turns down.
  const insteadOf =
    told.corrects &&
    previous?.kind === mention.kind &&
    /^\s*(?:[–—,;:-]|\bbut\b)+\s*(?:it's|i meant|rather|more)?\s*$/i.test(text.slice(previous.end, mention.start));
  const against =
    (mention.negated && !insteadOf) ||
    feeling === 'hated' ||
    feeling === 'left' ||
    refusedBefore.test(text.slice(Math.max(0, mention.start - 60), mention.start));
  const sentence = clauseAround(text, mention.start);
  const asked =
    (asking.includes('companies') ? mention.kind === 'company' : asking.includes('roles')) || told.corrects || onlyNames(text, [mention]);
  const wanted = !past.test(sentence) && !others.test(sentence) && (asked || wants.test(sentence));
  const name = named(mention);
  if (name === null) return;
  const thing = { name, said: mention.kind === 'company' ? name : roleWords(mention.text.trim()) };
  if (!asked && (asking.includes('limits') || asking.includes('people')) && !wants.test(sentence)) return;
  if (against) {
    told.takenBack.push(name);
    if (!told.corrects) addNamed(told.facts.refused, thing);
    return;
  }
  if (!wanted) return;
  if (mention.kind === 'role') addNamed(told.facts.roles, thing);
  else if (mention.kind === 'company') add(told.facts.companies, name);
  else addNamed(told.facts.fields, thing);
}

/** Whether a message is hardly more than the names of roles or employers, whatever was asked. */
export function onlyNames(text: string, mentions: readonly Mention[]): boolean {
  const names = mentions.filter((mention) => (mention.kind === 'role' || mention.kind === 'company') && !/ing$/i.test(mention.text));
  const left = names.reduceRight((rest, name) => rest.slice(0, name.start) + rest.slice(name.end), text);
  return names.length > 0 && stems(withoutHedges(left)).length === 0;
}

/** What is turned down in an answer about roles or employers and is none that the language knows. */
export function tellRefusals(felt: Feelings, told: Understood): void {
  for (const thing of felt.hated) {
    const known = told.facts.refused.find(({ said }) => says([said], thing));
    if (known) known.said = thing;
    else if (!kindOf(thing)) addNamed(told.facts.refused, { name: thing, said: thing });
  }
}

/** Roles and fields named in an answer about them; unknown ones as the student put them. */
export function tellDirections(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const known = mentions.filter(
    (mention) => mention.kind === 'role' || mention.kind === 'function' || mention.kind === 'industry' || mention.kind === 'company',
  );
  for (const raw of text.split(clauseEnd).flatMap((clause) => (others.test(clause) ? [] : parts(withoutHedges(clause.trim()))))) {
    const at = text.indexOf(raw);
    if (
      at < 0 ||
      known.some((mention) => mention.start < at + raw.length && mention.end > at) ||
      refusedPart.test(raw) ||
      feelingAt(felt, at + raw.length - 1) === 'hated' ||
      kindOf(raw)
    )
      continue;
    const part = raw
      .replace(wants, ' ')
      .replace(
        /^(?:\W|rather|do|doing|being|becoming|be|become|working|work|an?|as|in|at|to|the|some|i|i'd|i'm|am|could|would|might)+\s+/gi,
        '',
      )
      .trim();
    const phrase = activities.test(part) ? gerund(part) : bareThings(part)[0];
    if (!phrase || wordCount(phrase) > 6) continue;
    const name = phrase.replace(/^(?:an?|the|your|being an?|being|becoming an?|becoming|working as an?)\s+/i, '');
    if (roleLike.test(name) && wordCount(name) <= 4) addNamed(facts.roles, { name: capital(name), said: name });
    else addNamed(facts.fields, { name, said: name });
  }
  if (
    facts.roles.length + facts.fields.length + facts.refused.length + facts.kinds.length + facts.companies.length === 0 &&
    kindsIn(text).length === 0
  )
    quote(told, 'roles', text);
}

/** Employers named in an answer about them: unknown names as written, sorts of employer apart. */
export function tellEmployers(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const lowerNames = mentions.some((mention) => mention.kind === 'company' && /^\p{Ll}/u.test(mention.text));
  const known = mentions.filter((mention) => mention.kind === 'company' || mention.kind === 'place');
  for (const raw of parts(withoutHedges(text))) {
    const at = text.indexOf(raw);
    const work = mentions.find(
      (mention) =>
        (mention.kind === 'industry' || mention.kind === 'function' || mention.kind === 'role') &&
        mention.start >= at &&
        mention.end <= at + raw.length,
    );
    if (
      known.some(
        (mention) =>
          mention.start < at + raw.length &&
          mention.end > at &&
          (mention.kind === 'company' || mention.end - mention.start > raw.length * 0.6),
      )
    )
      continue;
    const part = raw
      .replace(employerLead, '')
      .replace(/^the (?=\p{Lu})/u, '')
      .trim();
    if (refusedPart.test(part) || feelingAt(felt, Math.max(at, 0) + raw.length - 1) === 'hated') {
      const refused = nounPhrase(part.replace(refusedPart, ''), 5);
      if (refused && !kindOf(part)) addNamed(facts.refused, { name: refused, said: refused });
      continue;
    }
    const phrase = nounPhrase(part, 5);
    if (!phrase || wordCount(phrase) < wordCount(part) * 0.6) continue;
    const common =
      /^(?:an?|any|some|your|small|big|local|public|private|other|companies|places|working|being)\b/i.test(phrase) ||
      /^[Tt]he \p{Ll}/u.test(phrase) ||
      (/^\p{Ll}/u.test(phrase) && !lowerNames && phrase.endsWith('s') && !/(?:ss|'s)$/.test(phrase));
    if (kindOf(part) && (common || /^\p{Ll}/u.test(part)))
      add(facts.kinds, wordCount(phrase) <= 4 ? several(phrase) : (kindOf(part) ?? phrase));
    else if (work && plain(work.text) === plain(phrase)) addNamed(facts.fields, { name: named(work) ?? phrase, said: roleWords(phrase) });
    else if (common) add(facts.kinds, /^(?:an?|any|some|small|big|local)\b/i.test(phrase) ? several(phrase) : phrase);
    else if (/^\p{Lu}|^\p{Ll}+[A-Z0-9]/u.test(part) || wordCount(text) <= 6) add(facts.companies, properName(phrase.replace(/^the /, '')));
  }
  if (facts.companies.length + facts.kinds.length + facts.fields.length + facts.refused.length === 0 && kindsIn(text).length === 0)
    quote(told, 'companies', text);
}

/** Kinds of employer that are said in passing. */
export function passingKinds(text: string, mentions: readonly Mention[], asking: readonly Topic[], told: Understood): void {
  const asked = asking.includes('companies') || asking.includes('people') || asking.includes('roles');
  for (const { kind, at } of kindsIn(text)) {
    const sentence = clauseAround(text, at);
    if (
      (!asked && !wants.test(sentence)) ||
      mentions.some((mention) => mention.kind === 'company' && mention.start <= at && at < mention.end)
    )
      continue;
    if (past.test(sentence) || others.test(sentence)) continue;
    const before = text.slice(Math.max(0, at - 40), at);
    if (refusedBefore.test(before)) add(told.facts.shun, kind);
    else add(told.facts.kinds, kind);
  }
}

/** Whether a phrase names an occupation by its ending: "registrar", "data scientist". */
export const roleLike =
  /(?:\b(?!(?:later|whatever|other|never|ever|over|paper|summer|winter|power|career|water)$)\w*(?:er|or|trar|ist|ian|eer|ant|ent|ess|yst|ect|ator|man|woman|attorney|chef|nurse|coach|judge|doctor|physician|assistant|associate|manager|lead|specialist|representative|officer|intern))$/i;

const named = (mention: Mention): string | null =>
  mention.kind === 'role'
    ? mention.role
    : mention.kind === 'function'
      ? mention.function
      : mention.kind === 'industry'
        ? mention.industry
        : mention.kind === 'company'
          ? mention.company
          : null;

const properName = (name: string): string =>
  /^\p{Ll}[\p{Ll}\s]*$/u.test(name) ? name.replace(/\b\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()) : name;

/** What one does for a living, said as a verb: "I'd rather teach". */
const activities =
  /^(?:teach|write|code|design|research|build|act|paint|farm|cook|sell|coach|counsel|consult|translate|organi[sz]e|edit|film|draw|sing|perform|program|invest|manage|nurse|garden|bake|weld|fly|travel|help people)$/i;

const employerLead =
  /^(?:(?:maybe|probably|also|and|or|like|possibly|i guess|honestly|definitely|i(?:'d| would)? (?:really )?(?:like|love|want)(?: to (?:work|be|intern) (?:at|for|with))?|work(?:ing)? (?:at|for)|(?:someplace|somewhere|something|places?|companies) like|i admire|i follow|dream (?:is|would be)|at|for|with)\s+)+/i;

const refusedPart = /^(?:not|no|never|anything but|anywhere but|except(?: for)?|definitely not|but not)\b\s*/i;
