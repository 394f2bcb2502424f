import type { Mention, Reading } from '#language/types.ts';
import { bareThings, openingThings } from './bare.ts';
import { clauseAround, clauseEnd, others, past, refusedBefore, wants } from './clauses.ts';
import { feelingAt, feelings, type Feelings } from './feelings.ts';
import { capital, cut, gerund, plain, roleWords, wordCount } from './grammar.ts';
import { kindOf, kindsIn, several } from './kinds.ts';
import { corrects, withoutHedges } from './moves.ts';
import { listed, nounPhrase, parts } from './phrases.ts';
import { limitsIn, settingsIn } from './settings.ts';
import { emptyState, type Facts, type Named, type Topic } from './state.ts';

/**
 * What one message tells, given what was asked: facts to add, things to take back, and the topics it settles.
 * Whatever answers another topic than the one asked is taken too. Pure; `reading` is the language's reading of this message.
 */
export function understand(message: string, asking: readonly Topic[], reading: Reading): Understood {
  const text = evened(message);
  const felt = feelings(text);
  const facts = emptyState().facts;
  const told: Understood = { facts, takenBack: [], settles: new Set<Topic>(), corrects: corrects(message) };

  if (told.corrects) told.takenBack.push(...takenBack(text));
  const mentions = reading.mentions.filter((mention) => mention.certainty >= 0.5);
  for (const [at, mention] of mentions.entries()) place(mention, text, felt, asking, told, mentions[at - 1]);

  const about = (topic: Topic) => asking.includes(topic);
  const workAsked = about('roles') || about('companies');
  // A correction speaks of something earlier; it is no answer to what was just asked.
  const onlyCorrects = told.corrects && told.takenBack.length > 0;
  if (onlyNames(text, mentions) && !workAsked) {
    settle(told, asking, text);
    return told;
  }
  const rest = volunteered(text, asking, told);
  if (about('people') && !onlyCorrects) tellPeople(rest, felt, told);
  else if (about('limits') && !onlyCorrects) tellLimits(text, mentions, told);
  else if (workAsked) tellRefusals(felt, told);
  else tellFeelings(text, felt, about, onlyCorrects, mentions, told);
  if (about('roles') && !onlyCorrects) tellDirections(text, mentions, felt, told);
  if (about('companies') && !onlyCorrects) tellEmployers(text, mentions, felt, told);
  if (facts.kinds.length === 0) passingKinds(text, mentions, asking, told);

  facts.loved = facts.loved.filter((thing) => !says(told.takenBack, thing));
  settle(told, asking, text);
  return told;
}

/** Whether any of the phrases names the thing, by its words: "not the painting" names "painting landscapes". */
export function says(phrases: readonly string[], thing: string): boolean {
  const words = new Set(stems(thing));
  return phrases.some((phrase) => {
    const named = stems(phrase);
    return named.length > 0 && named.every((stem) => words.has(stem));
  });
}

/** Curly quotes straightened, "sales? no" as "sales: no", titles without their stop; at the same length, so that offsets stay true. */
const evened = (message: string): string =>
  message.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\?(?=\s*(?:no|nope|nah|yes|yeah|yep)\b)/gi, ':').replace(/>{2,}/g, (more) => ','.padEnd(more.length)).replace(/[^.!?\n]+[.!?]?/g, (sentence) => (/\b(?:jk|just kidding)\b/i.test(sentence) ? ' '.repeat(sentence.length) : sentence)).replace(/\b(Dr|Mr|Mrs|Ms|Prof|St|vs)\.(?=\s)/g, '$1 ');

const stems = (text: string): string[] =>
  plain(text).split(' ').filter((word) => word.length > 1 && !smallWords.has(word)).map((word) => (word.length > 4 ? word.replace(/(?:ings?|ies|es|s|ed|er)$/, '') : word));

const smallWords = new Set('the a an my your our of in on at to for with and or not no but it that this some any being doing working work i you do did is was be'.split(' '));

function takenBack(text: string): string[] {
  return [...text.matchAll(/(?:\bnot|n't|instead of|rather than|forget(?: about| what i said about)?|scratch|remove|drop|delete|take(?= .+ (?:off|out)\b)|no more|never)\s+(?:really\s+|so much\s+|about\s+|into\s+|interested in\s+|the\s+)*([^.!?;,–—\n]+?)(?=\s+(?:but|off|out|from|it(?:'s| was| is)|–|—)\b|[.!?;,–—\n]|\s+-\s|$)/gi)]
    .flatMap((match) => listed(match[1] ?? '', 5))
    .filter((phrase) => wordCount(phrase) <= 5);
}

/** Puts what the language recognised where it belongs: wanted, refused, or neither (a parent's job, a past one). */
function place(mention: Mention, text: string, felt: Feelings, asking: readonly Topic[], told: Understood, previous?: Mention): void {
  const feeling = feelingAt(felt, mention.start);
  // "No, not Google – Stripe": the dash ends what the "not" turns down.
  const insteadOf = told.corrects && previous?.kind === mention.kind && /^\s*(?:[–—,;:-]|\bbut\b)+\s*(?:it's|i meant|rather|more)?\s*$/i.test(text.slice(previous.end, mention.start));
  const against = (mention.negated && !insteadOf) || feeling === 'hated' || feeling === 'left' || refusedBefore.test(text.slice(Math.max(0, mention.start - 60), mention.start));
  const sentence = clauseAround(text, mention.start);
  const asked = (asking.includes('companies') ? mention.kind === 'company' : asking.includes('roles')) || told.corrects || onlyNames(text, [mention]);
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
function onlyNames(text: string, mentions: readonly Mention[]): boolean {
  const names = mentions.filter((mention) => (mention.kind === 'role' || mention.kind === 'company') && !/ing$/i.test(mention.text));
  const left = names.reduceRight((rest, name) => rest.slice(0, name.start) + rest.slice(name.end), text);
  return names.length > 0 && stems(withoutHedges(left)).length === 0;
}

const named = (mention: Mention): string | null =>
  mention.kind === 'role' ? mention.role
  : mention.kind === 'function' ? mention.function
  : mention.kind === 'industry' ? mention.industry
  : mention.kind === 'company' ? mention.company
  : null;

function tellPeople(text: string, felt: Feelings, told: Understood): void {
  const { wanted, shunned } = settingsIn(withoutHedges(text));
  for (const phrase of wanted) if (!kindOf(phrase)) add(told.facts.people, phrase);
  for (const phrase of shunned) add(told.facts.shun, phrase);
  for (const deed of felt.did) add(told.facts.did, deed);
  if (wanted.length + shunned.length === 0) quote(told, 'people', text);
}

function tellLimits(text: string, mentions: readonly Mention[], told: Understood): void {
  const employers = mentions.filter((mention) => mention.kind === 'company').map((mention) => plain(mention.text));
  for (const limit of limitsIn(text)) if (!employers.includes(plain(limit))) add(told.facts.limits, limit);
  if (told.facts.limits.length === 0) quote(told, 'limits', text);
}

/** What is turned down in an answer about roles or employers and is none that the language knows. */
function tellRefusals(felt: Feelings, told: Understood): void {
  for (const thing of felt.hated) {
    const known = told.facts.refused.find(({ said }) => says([said], thing));
    if (known) known.said = thing;
    else if (!kindOf(thing)) addNamed(told.facts.refused, { name: thing, said: thing });
  }
}

function tellFeelings(text: string, felt: Feelings, about: (topic: Topic) => boolean, onlyCorrects: boolean, mentions: readonly Mention[], told: Understood): void {
  const { facts } = told;
  const named = mentions.some((mention) => mention.kind === 'role' || mention.kind === 'company');
  for (const thing of felt.hated) add(facts.hated, thing);
  if (felt.loved.length + felt.hated.length + felt.did.length > 0 && (about('energy') || about('loved'))) for (const thing of openingThings(text, felt)) add(facts.loved, thing);
  for (const thing of felt.loved) add(facts.loved, thing);
  for (const deed of felt.did) add(facts.did, deed);
  if (felt.loved.length + felt.hated.length + felt.did.length > 0 || onlyCorrects) return;
  const asked: Topic | null = about('energy') ? 'energy' : about('loved') ? 'loved' : about('hated') ? 'hated' : null;
  if (!asked) return;
  const things = bareThings(text);
  // "Shelter job. Stats." answers "what was best, and what was worst?" in its order.
  const [first, second] = things;
  if (about('loved') && about('hated') && things.length === 2 && first && second && !named && !/\b(?:and|or|maybe)\b|&/i.test(text)) {
    add(facts.loved, first);
    add(facts.hated, second);
    return;
  }
  for (const thing of things) add(asked === 'hated' ? facts.hated : facts.loved, thing);
  if (things.length === 0) quote(told, asked, text);
}

function tellDirections(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const known = mentions.filter((mention) => mention.kind === 'role' || mention.kind === 'function' || mention.kind === 'industry' || mention.kind === 'company');
  for (const raw of text.split(clauseEnd).flatMap((clause) => (others.test(clause) ? [] : parts(withoutHedges(clause.trim()))))) {
    const at = text.indexOf(raw);
    if (at < 0 || known.some((mention) => mention.start < at + raw.length && mention.end > at) || refusedPart.test(raw) || feelingAt(felt, at + raw.length - 1) === 'hated' || kindOf(raw)) continue;
    const part = raw.replace(wants, ' ').replace(/^(?:\W|rather|do|doing|being|becoming|be|become|working|work|an?|as|in|at|to|the|some|i|i'd|i'm|am|could|would|might)+\s+/gi, '').trim();
    const phrase = activities.test(part) ? gerund(part) : bareThings(part)[0];
    if (!phrase || wordCount(phrase) > 6) continue;
    const name = phrase.replace(/^(?:an?|the|your|being an?|being|becoming an?|becoming|working as an?)\s+/i, '');
    if (roleLike.test(name) && wordCount(name) <= 4) addNamed(facts.roles, { name: capital(name), said: name });
    else addNamed(facts.fields, { name, said: name });
  }
  if (facts.roles.length + facts.fields.length + facts.refused.length + facts.kinds.length + facts.companies.length === 0 && kindsIn(text).length === 0) quote(told, 'roles', text);
}

function tellEmployers(text: string, mentions: readonly Mention[], felt: Feelings, told: Understood): void {
  const { facts } = told;
  const lowerNames = mentions.some((mention) => mention.kind === 'company' && /^\p{Ll}/u.test(mention.text));
  const known = mentions.filter((mention) => mention.kind === 'company' || mention.kind === 'place');
  for (const raw of parts(withoutHedges(text))) {
    const at = text.indexOf(raw);
    const work = mentions.find((mention) => (mention.kind === 'industry' || mention.kind === 'function' || mention.kind === 'role') && mention.start >= at && mention.end <= at + raw.length);
    if (known.some((mention) => mention.start < at + raw.length && mention.end > at && (mention.kind === 'company' || mention.end - mention.start > raw.length * 0.6))) continue;
    const part = raw.replace(employerLead, '').replace(/^the (?=\p{Lu})/u, '').trim();
    if (refusedPart.test(part) || feelingAt(felt, Math.max(at, 0) + raw.length - 1) === 'hated') {
      const refused = nounPhrase(part.replace(refusedPart, ''), 5);
      if (refused && !kindOf(part)) addNamed(facts.refused, { name: refused, said: refused });
      continue;
    }
    const phrase = nounPhrase(part, 5);
    if (!phrase || wordCount(phrase) < wordCount(part) * 0.6) continue;
    const common = /^(?:an?|any|some|your|small|big|local|public|private|other|companies|places|working|being)\b/i.test(phrase) || /^[Tt]he \p{Ll}/u.test(phrase) || (/^\p{Ll}/u.test(phrase) && !lowerNames && phrase.endsWith('s') && !/(?:ss|'s)$/.test(phrase));
    if (kindOf(part) && (common || /^\p{Ll}/u.test(part))) add(facts.kinds, wordCount(phrase) <= 4 ? several(phrase) : kindOf(part) ?? phrase);
    else if (work && plain(work.text) === plain(phrase)) addNamed(facts.fields, { name: named(work) ?? phrase, said: roleWords(phrase) });
    else if (common) add(facts.kinds, /^(?:an?|any|some|small|big|local)\b/i.test(phrase) ? several(phrase) : phrase);
    else if (/^\p{Lu}|^\p{Ll}+[A-Z0-9]/u.test(part) || wordCount(text) <= 6) add(facts.companies, properName(phrase.replace(/^the /, '')));
  }
  if (facts.companies.length + facts.kinds.length + facts.fields.length + facts.refused.length === 0 && kindsIn(text).length === 0) quote(told, 'companies', text);
}

/** Kinds of employer that are said in passing. */
function passingKinds(text: string, mentions: readonly Mention[], asking: readonly Topic[], told: Understood): void {
  const asked = asking.includes('companies') || asking.includes('people') || asking.includes('roles');
  for (const { kind, at } of kindsIn(text)) {
    const sentence = clauseAround(text, at);
    if ((!asked && !wants.test(sentence)) || mentions.some((mention) => mention.kind === 'company' && mention.start <= at && at < mention.end)) continue;
    if (past.test(sentence) || others.test(sentence)) continue;
    const before = text.slice(Math.max(0, at - 40), at);
    if (refusedBefore.test(before)) add(told.facts.shun, kind);
    else add(told.facts.kinds, kind);
  }
}

/** What is said in passing about surroundings and limits goes where it belongs; gives the text without the limits. */
function volunteered(text: string, asking: readonly Topic[], told: Understood): string {
  let rest = text;
  for (const [start, sentence] of sentencesOf(text)) {
    const around = asking.includes('people') ? null : aroundMe.exec(sentence);
    const limit = asking.includes('limits') ? null : limiting.exec(sentence);
    if (around && (!limit || around.index < limit.index)) {
      const { wanted, shunned } = settingsIn(sentence.slice(around.index, limit?.index).replace(/[,\s]+(?:and|but)?\s*$/, ''));
      for (const phrase of wanted) if (!kindOf(phrase)) add(told.facts.people, phrase);
      for (const phrase of shunned) add(told.facts.shun, phrase);
    }
    if (!limit) continue;
    for (const words of limitsIn(sentence.slice(limit.index))) add(told.facts.limits, words);
    rest = rest.slice(0, start + limit.index) + ' '.repeat(sentence.length - limit.index) + rest.slice(start + sentence.length);
  }
  return rest;
}

const sentencesOf = (text: string): [number, string][] => [...text.matchAll(/[^.!?;\n]+/g)].map((match) => [match.index, match[0]]);

const aroundMe = /\bi(?:'m| am)? (?:(?:usually|always|definitely|really) )?(?:(?:work|do|learn|think|function) (?:best|better|well)|thrive|do my best work|at my best|happiest (?:around|with|among))\b|\b(?:i (?:want|need|prefer|'d like|would like)|i'd like) (?:to (?:be|work) (?:in|on|with) )?(?:an? |the )?(?:\w+,? ){0,2}(?:team|group|office|environment|community|culture|boss|manager|mentor|coworkers|colleagues)s?\b/i;
const limiting = /\bi (?:need to (?:be|stay|live|earn|make|start|leave|have|keep)|have to (?:be|stay|live|earn|send|support)|can(?:'t|not) (?:work|move|relocate|travel|drive|lift|afford|do (?:nights?|weekends?))|won't (?:work|move|relocate|travel)|need (?:visa|a visa|sponsorship|h-?1b|at least|flexible|health insurance|remote|weekends?|evenings?|part[- ]time)|(?:want|would like|'d like) to (?:stay|live|be) (?:in|near|close)|(?:have|need) a (?:kid|child|family|disability|visa))\b|\bat least \$?\d/i;

function settle(told: Understood, asking: readonly Topic[], text: string): void {
  const { facts, settles } = told;
  const evidence = /\b(?:class|course|lab|project|internship|interned|job|club|team|thesis|research|volunteer\w*|shift|camp|tournament|competition|semester|professor)\b/i.test(text);
  if (facts.loved.length > 0 || (facts.did.length > 0 && !asking.includes('hated'))) settles.add('energy');
  if (facts.loved.length > 0 && (evidence || facts.did.length > 0)) settles.add('loved');
  if (facts.hated.length > 0) settles.add('hated');
  if (facts.people.length > 0) settles.add('people');
  if (facts.roles.length > 0 || (facts.fields.length > 0 && asking.includes('roles'))) settles.add('roles');
  if (facts.companies.length > 0 || (facts.kinds.length > 0 && asking.includes('companies'))) settles.add('companies');
  if (told.corrects && told.takenBack.length > 0) return;
  for (const topic of asking) {
    // Asked for both sides at once, a message that tells one leaves the other open.
    if (topic === 'hated' && asking.includes('loved') && facts.hated.length === 0) continue;
    if (topic === 'loved' && asking.includes('hated') && facts.loved.length + facts.did.length === 0 && facts.hated.length > 0) continue;
    settles.add(topic);
  }
}

function quote(told: Understood, topic: Topic, text: string): void {
  const sentence = withoutHedges(text).split(/(?<=[.!?])\s+|\n/).find((part) => wordCount(part) >= 2) ?? withoutHedges(text);
  const words = cut(sentence.replace(/["“”<>[\]`|#*_?!]/g, ''), 14);
  if (stems(words).length > 1 || /[^\p{Script=Latin}\P{L}]/u.test(words)) told.facts.quotes.push({ topic, text: words });
}

function addNamed(list: Named[], thing: Named): void {
  if (list.length < 20 && thing.name.length <= 120 && !list.some((known) => plain(known.name) === plain(thing.name))) list.push(thing);
}

function add(list: string[], thing: string): void {
  if (list.length < 20 && thing.length <= 120 && !list.some((known) => plain(known) === plain(thing))) list.push(thing);
}

const properName = (name: string): string => (/^\p{Ll}[\p{Ll}\s]*$/u.test(name) ? name.replace(/\b\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase()) : name);

/** What one does for a living, said as a verb: "I'd rather teach". */
const activities = /^(?:teach|write|code|design|research|build|act|paint|farm|cook|sell|coach|counsel|consult|translate|organi[sz]e|edit|film|draw|sing|perform|program|invest|manage|nurse|garden|bake|weld|fly|travel|help people)$/i;

export const roleLike = /(?:\b(?!(?:later|whatever|other|never|ever|over|paper|summer|winter|power|career|water)$)\w*(?:er|or|trar|ist|ian|eer|ant|ent|ess|yst|ect|ator|man|woman|attorney|chef|nurse|coach|judge|doctor|physician|assistant|associate|manager|lead|specialist|representative|officer|intern))$/i;

const employerLead = /^(?:(?:maybe|probably|also|and|or|like|possibly|i guess|honestly|definitely|i(?:'d| would)? (?:really )?(?:like|love|want)(?: to (?:work|be|intern) (?:at|for|with))?|work(?:ing)? (?:at|for)|(?:someplace|somewhere|something|places?|companies) like|i admire|i follow|dream (?:is|would be)|at|for|with)\s+)+/i;
const refusedPart = /^(?:not|no|never|anything but|anywhere but|except(?: for)?|definitely not|but not)\b\s*/i;

export interface Understood {
  facts: Facts;
  /** Phrases and names that no longer hold. */
  takenBack: string[];
  settles: Set<Topic>;
  corrects: boolean;
}
