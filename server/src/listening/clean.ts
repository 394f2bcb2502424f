import { gerund, gerundOfPast, wordCount } from './grammar.ts';
import { corePhrase, isQuotable, reduced } from './quotable.ts';
import { isAdjective } from './adjectives.ts';
import { terms } from './beside.ts';
import type { Facts } from './facts.ts';
import { tagged } from './tagger.ts';
import { says } from './told.ts';
import { isDoing, isHabit } from './verbs.ts';

/** The facts without what is no thing: a phrase that cannot be said back is cut to its core, and left out where it has none. */
export function cleaned(facts: Facts): Facts {
  const things = (list: readonly string[]) => [
    ...new Set(
      list
        .map(asGerund)
        .filter((thing) => !tellsOfSomebody(thing))
        .flatMap((thing) => [reduced(thing) ?? reduced(corePhrase(thing) ?? '')].filter((core) => core !== null))
        .map(withRightArticle),
    ),
  ];
  // "Law school, which is my father's idea; do not put me down for law".
  const open = (said: string) => !facts.refused.some((refusal) => refusal.said !== said && says([refusal.said], said));
  return {
    ...facts,
    roles: facts.roles.filter(({ said }) => open(said)),
    loved: things(facts.loved),
    hated: things(facts.hated),
    did: things(facts.did),
    people: facts.people
      .map((phrase) => phrase.replace(/\s+/g, ' '))
      .filter(isSetting)
      .map(withRightArticle),
    shun: facts.shun.filter(isSetting),
    fields: facts.fields.filter(
      ({ name, said }) => open(said) && (name !== said || (isQuotable(said) && !terms.test(said) && wordCount(said) <= 6)),
    ),
    refused: facts.refused
      .map(({ name, said }) => ({ name: name.replace(averse, ''), said: said.replace(averse, '') }))
      .filter(({ said }, at, all) => !all.some((other, before) => before !== at && said !== other.said && said.includes(other.said)))
      .filter(
        ({ said }) =>
          wordCount(said) <= 7 &&
          !/^(?:everyone|everybody|people|they|he|she|you|it|that|this|which)\b/i.test(said) &&
          !/^(?:hrs?|hours|yours|it|that|them)$/i.test(said),
      ),
    companies: facts.companies.filter(
      (name, at, all) => isName(name) && !all.some((other, before) => before !== at && other !== name && other.includes(name)),
    ),
    kinds: facts.kinds.filter((kind) => !/^your\b|\b(?:say|says)\b/i.test(kind)),
  };
}

/** "run the tenants union" → "running the tenants union": a verb with its object is a thing only as a gerund. */
function asGerund(thing: string): string {
  // A verb of two words takes its ending at the second.
  const [, before, verb2, after = ''] =
    /^(revers|fact|proof|spell|double|beta|hand|free)e?(?:ing|-)? (engineer|check|read|test|sew|dive)(?:ing)?\b(.*)$/i.exec(thing) ?? [];
  if (before && verb2 && /ing$/i.test(thing.split(' ')[0] ?? ''))
    return `${before}${before === 'revers' ? 'e' : ''}-${gerund(verb2)}${after}`;
  const [first, second] = tagged(thing);
  if (
    (first?.tag !== 'VERB' && !isDoing(first?.word ?? '') && !(second?.tag === 'DET' && gerundOfPast(first?.word ?? '') !== null)) ||
    !first ||
    /ing$/i.test(first.word) ||
    !second ||
    !['DET', 'PRON', 'ADP'].includes(second.tag)
  )
    return thing;
  const verb = first.word.toLowerCase();
  return isHabit(verb) || gerundOfPast(verb) !== null ? (gerundOfPast(verb) ?? gerund(verb)) + thing.slice(first.word.length) : thing;
}

/** "Your mom ships soap": what somebody else does is a sentence and no thing. */
function tellsOfSomebody(thing: string): boolean {
  const [, verb = ''] =
    /^(?:my|your|our) (?:\w+ )?(?:mom|mum|mother|dad|father|brother|sister|aunt|uncle|cousin|friend|roommate|boss|neighbou?r|partner|wife|husband|grand\w+) ([a-z]+?)s \S/i.exec(
      thing,
    ) ?? [];
  return isHabit(verb);
}

/** A name has its capitals, but for the small words in it: "everybody cross-trained" and "Eight soldiers" are none. */
const isName = (name: string): boolean =>
  !/\d+\/hr|^(?:starting|same|none|any)\b/i.test(name) &&
  name
    .replace(
      /(?<=^(?:\p{Lu}\S*\s){2,3})(?:library|museum|hospital|school|schools|clinic|county|center|centre|university|college|group|company|foundation)$/iu,
      'X',
    )
    .split(' ')
    .every((word) => /^[^\p{Ll}]|^\p{Ll}+[\p{Lu}\d.]|^(?:of|and|the|for|de|in|at|on|by|to|la|du|van|von)$/u.test(word));

/** "An small office" → "a small office". */
const withRightArticle = (phrase: string): string =>
  phrase.replace(/\ban(?= [bcdfgj-np-tv-z][a-z])/gi, 'a').replace(/\ba(?= (?:[aei][a-z]|o(?!n[ec]))[a-z]*)/g, 'an');

/** What only says that it is refused. */
const averse = /^(?:i )?(?:really )?(?:hate|dislike|avoid|do(?:n't| not) want|not)\s+/i;

/** Whether a phrase can be around somebody: no sentence that has lost its subject, no remark. */
const isSetting = (phrase: string): boolean =>
  !(tagged(phrase)[0]?.tag === 'VERB' && !/^\w+ing\b/i.test(phrase)) &&
  wordCount(phrase) <= 18 &&
  !(gerundOfPast(phrase.split(' ')[0] ?? '') !== null && /^\S+\s+(?:an?|the|my|our|your|to|at|with|in|on|for|the)\s/i.test(phrase)) &&
  !/^(?:your|my) (?:\w+ ){0,3}(?:just |always |only |even |never )?(?:lied|said|told|was|were|is|did|got|made|\w+ed)\s(?!by\b)/i.test(
    phrase,
  ) &&
  !/\s(?:sounds|seems|looks|feels)\s/i.test(phrase) &&
  !/^(?:knows|thinks|says|makes|gets|goes|does)\b/i.test(phrase) &&
  (/\s|s$/i.test(phrase) || isAdjective(phrase) || /^[a-z]*(?:ing|light|music|nature|silence|space|time|team|people)$/i.test(phrase)) &&
  !/^the office$|^(?:everybody|everyone|somebody|nobody)'s\s/i.test(phrase) &&
  !/^(?:wait|the reverse|reverse)\b/i.test(phrase) &&
  !/^(?:(?:someone|somebody)(?! who \w)|already|next q|knowing|liked|and|but|or|fair|lol|uh|joke)\b/i.test(phrase) &&
  !/\bmake(?:s)? you (?:want|feel|hide)\b/i.test(phrase);
