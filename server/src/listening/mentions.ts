import type { Mention } from '#language/types.ts';
import { clauseAround, conditional, former, others, past, refusedBefore, sentenceBefore, wants } from './clauses.ts';
import { feelingAt, type Feelings } from './feelings.ts';
import { capital, plain, roleWords } from './grammar.ts';
import { kindOf, several } from './kinds.ts';
import { withoutHedges } from './moves.ts';
import type { Topic } from './facts.ts';
import { itemAround, roleLike } from './titles.ts';
import { add, addNamed, stems, type Understood } from './told.ts';

/** Puts what the language recognised where it belongs: wanted, refused, or neither (a parent's job, a past one). */
export function place(
  mention: Mention,
  text: string,
  felt: Feelings,
  asking: readonly Topic[],
  told: Understood,
  all: readonly Mention[] = [],
): void {
  const previous = all[all.indexOf(mention) - 1];
  const feeling = feelingAt(felt, mention.start);
  // "No, not Google – Stripe": the dash ends what the "not" turns down.
  const insteadOf =
    told.corrects &&
    previous?.kind === mention.kind &&
    /^\s*(?:[–—,;:-]|\bbut\b)+\s*(?:it's|i meant|rather|more)?\s*$/i.test(text.slice(previous.end, mention.start));
  const afterRefusal = felt.refusalEnds.some(
    (end) => end <= mention.start && mention.start - end < 60 && !/\b(?:not|no|nor|never)\b|n't\b/i.test(text.slice(end, mention.start)),
  );
  const against =
    (mention.negated && !insteadOf && !afterRefusal) ||
    feeling === 'hated' ||
    feeling === 'left' ||
    listedWith(previous, mention, text, told) ||
    refusedBefore.test(text.slice(Math.max(0, mention.start - 60), mention.start));
  const sentence = clauseAround(text, mention.start);
  const asked =
    (asking.includes('companies') ? mention.kind === 'company' : asking.includes('roles')) ||
    (told.corrects && feeling !== 'loved') ||
    onlyNames(text, [mention]);
  const wanted = !former.test(sentence) && !past.test(sentence) && !others.test(sentence) && (asked || wants.test(sentence));
  const name = nameOf(mention);
  if (name === null) return;
  // Among employers a single capitalised word is a name: "Pilot, FedEx".
  if (
    mention.kind === 'role' &&
    asking.includes('companies') &&
    /^\p{Lu}\p{Ll}+$/u.test(mention.text) &&
    all.some(({ kind }) => kind === 'company')
  ) {
    add(told.facts.companies, mention.text);
    return;
  }
  if (conditional.test(sentenceBefore(text, mention.start))) return;
  const item = itemAround(text, mention, all);
  // "Bloomberg Philanthropies", "Entergy": among employers a name in capitals is no field.
  if ((mention.kind === 'industry' || mention.kind === 'function') && asking.includes('companies')) {
    const proper = /^\p{Lu}\S* (?:\S+ )*\p{Lu}\S*$/u.test(item);
    if (!against && mention.certainty < 1 && /^\p{Lu}\p{Ll}+$/u.test(mention.text)) add(told.facts.companies, mention.text);
    if (proper || (mention.certainty < 1 && /^\p{Lu}\p{Ll}+$/u.test(mention.text))) return;
  }
  if (endsInRole(item, mention, all)) return;
  if (mention.kind === 'role' && asking.includes('companies') && /^\p{Lu}\S* (?:\S+ )*\p{Lu}\S*$/u.test(item) && !roleLike.test(item)) {
    add(told.facts.companies, item);
    return;
  }
  // "RN" is read out as "registered nurse".
  const short = mention.kind === 'role' && /^[A-Z]{2,5}s?$/.test(item);
  // Work named as what tires somebody is no wish for it.
  if (asking.includes('hated') && feeling !== 'loved' && !against && !ownWish.test(sentence)) return;
  const thing = { name, said: mention.kind === 'company' ? name : roleWords(short ? name : item) };
  if (!asked && (asking.includes('limits') || asking.includes('people')) && !wants.test(sentence)) return;
  if (against) {
    told.takenBack.push(name);
    told.facts.roles = told.facts.roles.filter((role) => role.name !== name);
    told.facts.fields = told.facts.fields.filter((field) => field.name !== name);
    told.facts.companies = told.facts.companies.filter((company) => company !== name);
    if (!told.corrects) addNamed(told.facts.refused, { name, said: short ? item : thing.said });
    return;
  }
  if (!wanted) return;
  const ends = plain(item).endsWith(plain(mention.text));
  const one = /\ban? $/i.test(text.slice(0, text.lastIndexOf(item, mention.start)));
  if (mention.kind === 'company') add(told.facts.companies, name);
  // "Nurse educator", "tax attorney": what is named stands inside a longer title that the language does not know.
  else if (roleLike.test(item) && !(mention.kind === 'role' && ends))
    addNamed(told.facts.roles, { name: capital(item), said: roleWords(item) });
  // "Vet school" is no veterinarian.
  else if (mention.kind === 'role' && !ends) addNamed(told.facts.fields, { name: capital(item), said: item });
  else if (mention.kind === 'role') addNamed(told.facts.roles, thing);
  else if (mention.kind === 'industry' && ends && (one || kindOf(item))) add(told.facts.kinds, several(item));
  else addNamed(told.facts.fields, thing);
}

/** A wish in the first person. */
const ownWish =
  /\b(?:i|i'd|i'm|would)\b.*\b(?:want|love|like|rather|prefer|hope|dream|looking|interested|applying|considering)\b|\b(?:maybe|dream)\b/i;

/** "Logistics consultant": the role that ends a title speaks for the field that begins it. */
const endsInRole = (item: string, mention: Mention, all: readonly Mention[]): boolean =>
  mention.kind !== 'role' &&
  mention.kind !== 'company' &&
  roleLike.test(item) &&
  all.some((other) => other.kind === 'role' && item.endsWith(other.text));

/** "I wouldn't work for A or B": what is listed with something turned down is turned down as well. */
const listedWith = (previous: Mention | undefined, mention: Mention, text: string, told: Understood): boolean =>
  previous !== undefined &&
  previous.kind === mention.kind &&
  told.takenBack.includes(nameOf(previous) ?? '') &&
  !told.corrects &&
  /^\s*(?:,?\s*(?:or|nor|and)|,|\/)\s*(?:the\s+)?$/i.test(text.slice(previous.end, mention.start));

/** Whether a message is hardly more than the names of roles or employers, whatever was asked. */
export function onlyNames(text: string, mentions: readonly Mention[]): boolean {
  const names = mentions.filter((mention) => (mention.kind === 'role' || mention.kind === 'company') && !/ing$/i.test(mention.text));
  const left = names.reduceRight((rest, name) => rest.slice(0, name.start) + rest.slice(name.end), text);
  return names.length > 0 && stems(withoutHedges(left)).length === 0;
}

/** What the language calls the thing, for what concerns work; null for the rest. */
export const nameOf = (mention: Mention): string | null =>
  mention.kind === 'role'
    ? mention.role
    : mention.kind === 'function'
      ? mention.function
      : mention.kind === 'industry'
        ? mention.industry
        : mention.kind === 'company'
          ? mention.company
          : null;
