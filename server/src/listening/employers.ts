import { isOrdinary } from '#language/english.ts';
import type { Mention } from '#language/types.ts';
import { clauseAround, others, past, refusedBefore, refusedPart, wants } from './clauses.ts';
import { feelingAt, type Feelings } from './feelings.ts';
import { plain, roleWords, wordCount } from './grammar.ts';
import { kindOf, kindsIn, several } from './kinds.ts';
import { nameOf } from './mentions.ts';
import { withoutHedges } from './moves.ts';
import { nounPhrase, parts } from './phrases.ts';
import type { Topic } from './facts.ts';
import { itemBreak, roleLike } from './titles.ts';
import { add, addNamed, quote, type Understood } from './told.ts';

/** Employers named in an answer about them: unknown names as written, sorts of employer apart. */
export function tellEmployers(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const lowerNames = mentions.some((mention) => mention.kind === 'company' && /^\p{Ll}/u.test(mention.text));
  const known = mentions.filter((mention) => mention.kind === 'company' || mention.kind === 'place');
  for (const raw of parts(withoutHedges(text))) {
    const at = text.indexOf(raw);
    const company = mentions.find((mention) => mention.kind === 'company' && mention.start >= at && mention.end <= at + raw.length);
    const work = mentions.find(
      (mention) =>
        (mention.kind === 'industry' || mention.kind === 'function' || mention.kind === 'role') &&
        mention.start >= at &&
        mention.end <= at + raw.length,
    );
    if (company?.kind === 'company' && facts.companies.includes(company.company)) {
      facts.companies = facts.companies.filter((name) => name !== company.company);
      facts.companies.push(longerName(raw, company) ?? company.company);
    }
    if (known.some((mention) => covers(mention, text, at, at + raw.length))) continue;
    // "I'd love to be a nurse" names no employer.
    if (work?.kind === 'role' && /\b(?:be|become|as)\b/i.test(raw)) continue;
    const part = raw
      .replace(/\([^)]{0,200}\)/g, ' ')
      .replace(/(?:\s+(?:maybe|probably|perhaps|obviously|definitely|for sure|I guess|of course|too))+\s*$/i, '')
      .replace(employerLead, '')
      .replace(/^the (?=\p{Lu})/u, '')
      .trim();
    // What is refused in so many words was heard as a feeling already.
    if (aboutSomebody.test(part) || feelingAt(felt, Math.max(at, 0)) === 'hated') continue;
    if (refusedPart.test(part) || feelingAt(felt, Math.max(at, 0) + raw.length - 1) === 'hated') {
      const refused = nounPhrase(part.replace(refusedPart, ''), 5);
      if (refused && !kindOf(part)) addNamed(facts.refused, { name: refused, said: refused });
      continue;
    }
    const phrase = nounPhrase(part, 5);
    if (!phrase || wordCount(phrase) < wordCount(part) * 0.6) continue;
    const common =
      /^(?:(?:an?|any|some|your|small|big|local|public|private|other)\s|(?:companies|places|working|being)\b)/i.test(phrase) ||
      /^(?:an?|any|some)\s/i.test(part) ||
      /^[Tt]he \p{Ll}/u.test(phrase) ||
      (/^\p{Ll}/u.test(phrase) && !lowerNames && phrase.endsWith('s') && !/(?:ss|'s)$/.test(phrase));
    const kind = kindOf(part);
    if (kind && (common || /^\p{Ll}/u.test(part)))
      add(facts.kinds, wordCount(phrase) <= 4 && several(phrase).endsWith(kind.split(' ').at(-1) ?? '') ? several(phrase) : kind);
    else if (work && plain(work.text) === plain(phrase) && work.certainty === 1)
      addNamed(facts.fields, { name: nameOf(work) ?? phrase, said: roleWords(phrase) });
    else if (/^\p{Ll}/u.test(part) && (roleLike.test(phrase) || phrase.endsWith('ing')) && isOrdinary(phrase.split(' ').at(-1) ?? ''))
      addNamed(facts.fields, { name: phrase, said: phrase });
    else if (common) add(facts.kinds, /^(?:an?|any|some|small|big|local)\b/i.test(part) ? several(phrase) : phrase);
    else if (/^\p{Lu}|^\p{Ll}+[A-Z0-9]/u.test(part) || wordCount(text) <= 6 || isStrange(part))
      add(facts.companies, properName(phrase.replace(/^the /, '')));
  }
  if (facts.companies.length + facts.kinds.length + facts.fields.length + facts.refused.length === 0 && kindsIn(text).length === 0)
    quote(told, 'companies', text);
}

/** "A friend was unhappy there": a sentence about a person names no employer. */
const aboutSomebody =
  /^(?:an?|my|our|the|some|one) (?:\w+ ){1,3}?(?:is|are|was|were|has|had|got|works?|worked|said|says|told|left|quit)\b/i;

/** Whether a name that the language knows is what a stretch of text says: an employer, or a place that is not the beginning of a longer name. */
const covers = (mention: Mention, text: string, from: number, to: number): boolean =>
  mention.start < to &&
  mention.end > from &&
  (mention.kind === 'company' ||
    (mention.end - mention.start > (to - from) * 0.6 && !/\p{Lu}/u.test(text.slice(from, mention.start) + text.slice(mention.end, to))));

/** "Atlantic Records" is not The Atlantic: a name that goes on past what the language knows is another name. */
function longerName(raw: string, company: Mention): string | null {
  const part = raw
    .replace(employerLead, '')
    .replace(/^the (?=\p{Lu})/iu, '')
    .trim();
  const known = company.text.toLowerCase().replace(/^the /, '');
  const rest = part.toLowerCase().split(known).join(' ').trim();
  if (rest === '' || wordCount(part) > 4 || itemBreak.test(part)) return null;
  const proper = part.split(' ').every((word) => /^(?:\p{Lu}|&)/u.test(word));
  const goesOn = company.certainty < 1 && /^[\p{Ll}\s]+$/u.test(part) && part.startsWith(company.text);
  return proper || goesOn ? properName(part) : null;
}

/** Employers that nobody knows, named in a wish: "I want to work at Tinker & Sons". */
export function passingEmployers(text: string, mentions: readonly Mention[], told: Understood): void {
  for (const match of text.matchAll(wishedEmployer)) {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    if (mentions.some((mention) => mention.start < start + name.length && mention.end > start)) continue;
    const clause = clauseAround(text, start);
    if (
      wants.test(clause) &&
      !past.test(clause) &&
      !others.test(clause) &&
      !refusedBefore.test(text.slice(Math.max(0, match.index - 40), start))
    )
      add(told.facts.companies, name);
  }
}

/** Kinds of employer that are said in passing. */
export function passingKinds(text: string, mentions: readonly Mention[], felt: Feelings, asking: readonly Topic[], told: Understood): void {
  const asked = asking.includes('companies') || asking.includes('people') || asking.includes('roles');
  for (const { kind, at } of kindsIn(text)) {
    const sentence = clauseAround(text, at);
    if (
      (!asked && !wants.test(sentence)) ||
      mentions.some((mention) => mention.kind === 'company' && mention.start <= at && at < mention.end)
    )
      continue;
    if (past.test(sentence) || others.test(sentence)) continue;
    if (feelingAt(felt, at) === 'hated' || mentions.some((mention) => mention.negated && mention.start <= at && at < mention.end)) continue;
    // "Museum educator": the place is a part of the title.
    if (!kind.includes(' ') && inTitle.test(text.slice(at))) continue;
    const before = text.slice(Math.max(0, at - 40), at);
    if (refusedBefore.test(before)) add(told.facts.shun, kind);
    else add(told.facts.kinds, kind);
  }
}

/** A word or three with one that no dictionary holds: "def jam", "shopify". */
const isStrange = (name: string): boolean =>
  wordCount(name) <= 3 && name.split(' ').some((word) => word.length > 2 && !isOrdinary(word.toLowerCase()));

const properName = (name: string): string =>
  /^\p{Ll}[\p{Ll}\s]*$/u.test(name) ? name.replace(/\b\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()) : name;

const employerLead =
  /^(?:(?:maybe|probably|also|and|or|like|possibly|i guess|honestly|definitely|i(?:'d| would)? (?:really )?(?:like|love|want)(?: to (?:work|be|intern) (?:at|for|with))?|work(?:ing)? (?:at|for)|(?:someplace|somewhere|something|places?|companies) like|i admire|i follow|dream (?:is|would be)|at|for|with)\s+)+/i;

/** An employer with capitals after "work at", "an internship with". */
const wishedEmployer =
  /\b(?:work(?:ing)?|intern(?:ing|ship)?|job|role|position|apply(?:ing)?) (?:at|for|with|to) (?:the )?(\p{Lu}[\p{L}\d&'-]*(?: (?:(?:of|and|&|for|the) )*\p{Lu}[\p{L}\d&'-]*)*)/gu;

/** A kind of place with a noun after it: "museum educator". */
const inTitle =
  /^\p{L}+\s(?!(?:or|and|in|near|with|where|that|for|on|at|like|as|to|but|jobs?|work|roles?|is|are|would|maybe|because|environments?|settings?)\b)\p{L}/iu;
