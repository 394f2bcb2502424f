import type { Mention, Reading } from '#language/types.ts';
import { bareThings, openingThings } from './bare.ts';
import { neverSaid, swaps, takenBack, unsaidIn } from './corrections.ts';
import { feelings, type Feelings } from './feelings.ts';
import { plain, wordCount } from './grammar.ts';
import { kindOf } from './kinds.ts';
import { corrects, withoutHedges, withoutJokes } from './moves.ts';
import { coordinated } from './coordinated.ts';
import { limitsIn } from './limits.ts';
import { sorrowIn, withoutSorrow } from './sorrow.ts';
import { tellingsIn } from './tellings.ts';
import { settingsIn } from './settings.ts';
import { noFacts, type Topic } from './facts.ts';
import { add, quote, says, type Understood } from './told.ts';
import { employersBeside, withoutStrays } from './beside.ts';
import { passingEmployers, passingKinds, tellEmployers } from './employers.ts';
import { onlyNames, place } from './mentions.ts';
import { tellDirections, tellRefusals } from './work.ts';

/**
 * What one message tells, given what was asked: facts to add, things to take back, and the topics it settles.
 * Whatever answers another topic than the one asked is taken too. Of a long message only the beginning is heard. Pure; `reading` is the language's reading of this message.
 */
export function understand(whole: string, asking: readonly Topic[], reading: Reading): Understood {
  const message = whole.slice(0, mostHeard);
  const unsaid = unsaidIn(message);
  const heard = laidOut(unsaid.length > 0 ? message.replace(neverSaid, blank) : message);
  const spoken = withoutSorrow(heard);
  const felt = feelings(spoken);
  const facts = noFacts();
  const told: Understood = {
    facts,
    takenBack: [],
    unsaid,
    swaps: [],
    settles: new Set<Topic>(),
    corrects: corrects(message),
    denies: /^\W*(?:(?:uh+|um+|oh|lol|wait|wtf|hey|and|but)\W+)*(?:no\b|i (?:said|meant|did ?n[o']?t say|never said)\b|that'?s not)/i.test(
      message,
    ),
    sorrow: sorrowIn(heard),
    tellings: tellingsIn(spoken),
  };
  const ordered = asking.includes('roles') || asking.includes('companies') ? spoken.replace(orderWords, blank) : spoken;
  const text = withoutStrays(ordered, asking, reading.mentions, told);

  const mentions = coordinated(text, asking, reading.mentions)
    .filter((mention) => mention.certainty >= 0.5 && mention.end <= message.length && text.slice(mention.start, mention.end).trim() !== '')
    .slice(0, mostMentions);
  if (told.corrects) {
    told.takenBack.push(...takenBack(text));
    told.swaps = swaps(message);
    for (const { from } of told.swaps) if (!says(told.takenBack, from)) told.takenBack.push(from);
    // A place put right belongs with the limits, wherever it was said first.
    for (const { to } of told.swaps)
      if (mentions.some((mention) => mention.kind === 'place' && plain(mention.text) === plain(to))) add(facts.limits, `a job in ${to}`);
  }
  for (const mention of mentions) place(mention, text, felt, asking, told, mentions);

  const about = (topic: Topic) => asking.includes(topic);
  const workAsked = about('roles') || about('companies');
  // A correction speaks of something earlier; it is no answer to what was just asked.
  const onlyCorrects = told.unsaid.length > 0 || (told.corrects && told.takenBack.length > 0);
  if (onlyNames(text, mentions) && !workAsked) {
    settle(told, asking, text);
    return told;
  }
  const rest = volunteered(text, asking, told);
  if (about('people') && !onlyCorrects) tellPeople(rest, felt, told);
  else if (about('limits') && !onlyCorrects) tellLimits(text, mentions, told);
  else if (workAsked) tellRefusals(about('companies') ? felt.hated.map((thing) => asWritten(thing, text)) : felt.hated, told);
  else tellFeelings(text, felt, about, onlyCorrects, mentions, told);
  if (about('roles') && !onlyCorrects) tellDirections(text, mentions, felt, told);
  if (about('companies') && !onlyCorrects) tellEmployers(text, mentions, felt, told);
  else passingEmployers(text, mentions, told);
  if (workAsked || about('limits'))
    for (const name of employersBeside(text, mentions, felt)) if (!says(told.takenBack, name)) add(facts.companies, name);
  if (facts.kinds.length === 0) passingKinds(text, mentions, felt, asking, told);

  if (told.corrects) facts.loved = facts.loved.filter((thing) => !says(told.takenBack, thing));
  settle(told, asking, text);
  return told;
}

/** "X second", "maybe Y", "Z one day": the order and the certainty of wishes are no part of a name. */
const orderWords =
  /(?<=\p{L}\s{1,4})(?:(?:first|second|third|fourth|last|2nd|3rd|maybe|perhaps|probably|possibly|ideally|obviously|definitely|for sure|as well|too|as a (?:backup|second choice|last resort)|after all|later(?: on)?|eventually|one day|some ?day|i guess|i think|i suppose|if i have to|if i must)\s*)+(?=[.,;:!?\n]|$)|(?<=(?:^|[.,;!?\n]|\b(?:and|or))\s{0,4})(?:(?:maybe|perhaps|possibly|probably|also|even|then|ideally|honestly)\s+)+(?=\p{L})/giu;

/** Characters that are heard, some 700 words, and names that are looked at: more than any answer needs. */
const mostHeard = 4000;
const mostMentions = 60;

/**
 * The message without what only frames it (list marks, "I said", jokes, laughter), with "sales? no" as "sales: no" and titles without
 * their stop; at the same length, so that offsets stay true.
 */
const laidOut = (message: string): string =>
  withoutJokes(message.replace(/[‘’]/g, "'").replace(/[“”]/g, '"'))
    .replace(/^[^\S\n]*(?:[-*•·▪–]|\d{1,2}[.)])[^\S\n]+/gm, blank)
    .replace(/(?<=^|[.!?,]\s)[^.!?\n]{0,200}[.!?,]\s{0,3}(?:actually,? )?(?:scratch|strike) that\b[,.:;!]*/gi, blank)
    .replace(
      /^\s*(?:(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|thanks|thank you|hola|bonjour|salut|guten (?:tag|morgen)|hallo|ciao|oi|namaste|ol[aá]|salaam|shalom|aloha|konnichiwa|ni hao)\b[^.!?\n]{0,40}[.!,]\s+)+(?=\S)/i,
      blank,
    )
    .replace(/(?<=^|[.!?\n]\s{0,3})(?:is|are|am|do|does|did|was|were|have|has|isn't|who|why|where|when)\b[^.!?\n]{0,200}\?/gi, blank)
    .replace(/^\s*(?:as )?I (?:already |just )*(?:said|told you|mentioned)(?: that)?[,:]?\s/i, blank)
    .replace(/"[^"\n]{3,80}"\s*\?+/g, blank)
    .replace(/\bi said (?:it|that) (?:is|was)\b[^.!?\n]*/gi, blank)
    .replace(
      /(?<=\bi )would (?:much |far )?rather(?= (?!not\b|avoid\b|skip\b|be\b|have\b|work\b)[a-z]+)|(?<=\bi)'d (?:much |far )?rather(?= (?!not\b|avoid\b|skip\b|be\b|have\b|work\b|eat\b|die\b)[a-z]+)/gi,
      (words) => (words.startsWith("'") ? ' love to' : 'love to').padEnd(words.length),
    )
    .replace(/[^\S\n](?:lol|lmao|haha+|hehe+)\b/gi, blank)
    .replace(/\?(?=\s*(?:no|nope|nah|yes|yeah|yep|(?:please )?(?:do not|don't) (?:ask|get)|let's not)\b)/gi, ':')
    .replace(/>{2,}/g, (more) => ','.padEnd(more.length))
    .replace(/\b(Dr|Mr|Mrs|Ms|Prof|St|vs)\.(?=\s)/g, '$1 ');

const blank = (words: string): string => ' '.repeat(words.length);

function tellPeople(text: string, felt: Feelings, told: Understood): void {
  const { wanted, shunned } = settingsIn(withoutHedges(text));
  for (const phrase of wanted) if (!kindOf(phrase)) add(told.facts.people, phrase);
  for (const phrase of shunned) add(told.facts.shun, phrase);
  if (/\b(?:i|we)\b/i.test(text)) for (const deed of felt.did) add(told.facts.did, deed);
  if (wanted.length + shunned.length === 0) quote(told, 'people', text);
}

function tellLimits(text: string, mentions: readonly Mention[], told: Understood): void {
  const employers = mentions.filter((mention) => mention.kind === 'company').map((mention) => plain(mention.text));
  const places = mentions.filter((mention) => mention.kind === 'place').map((mention) => mention.text);
  for (const limit of limitsIn(text)) if (!employers.includes(plain(limit))) add(told.facts.limits, asNamed(limit, places));
  if (told.facts.limits.length === 0) quote(told, 'limits', text);
}

/** A phrase with the capitals it was written with: among employers "Stripe" is a name wherever it stands. */
function asWritten(phrase: string, text: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase());
  return at < 0 ? phrase : text.slice(at, at + phrase.length);
}

/** A limit that begins with the name of a place keeps its capital: "Boston" is no thing of which there are several. */
const asNamed = (limit: string, places: readonly string[]): string => {
  const place = places.find((name) => limit.toLowerCase().startsWith(name.toLowerCase()));
  return place === undefined ? limit : place + limit.slice(place.length);
};

function tellFeelings(
  text: string,
  felt: Feelings,
  about: (topic: Topic) => boolean,
  onlyCorrects: boolean,
  mentions: readonly Mention[],
  told: Understood,
): void {
  const { facts } = told;
  const named = mentions.some((mention) => mention.kind === 'role' || mention.kind === 'company');
  for (const thing of felt.hated) add(facts.hated, thing);
  if (felt.loved.length + felt.hated.length + felt.did.length > 0 && (about('energy') || about('loved')))
    for (const thing of openingThings(text, felt)) add(facts.loved, thing);
  for (const thing of felt.loved) add(facts.loved, thing);
  // What somebody did when time flew is what they like; in an essay it may be anything.
  const flew = about('energy') && wordCount(text) <= 20 && felt.loved.length + felt.hated.length === 0;
  // What somebody did where it was bad is no deed to build on.
  const did = about('hated') && !about('loved') && felt.loved.length === 0 ? [] : felt.did;
  for (const deed of did) add(flew ? facts.loved : facts.did, deed);
  if (felt.loved.length + felt.hated.length + did.length > 0 || onlyCorrects) return;
  const asked: Topic | null = about('energy') ? 'energy' : about('loved') ? 'loved' : about('hated') ? 'hated' : null;
  if (!asked) return;
  // "Too much small talk" is small talk to somebody who was asked what drains.
  const things = bareThings(asked === 'hated' ? text.replace(/\btoo (?:much|many)\s+/gi, '') : text);
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

const aroundMe =
  /\bi(?:'m| am)? (?:(?:usually|always|definitely|really) )?(?:(?:work|do|learn|think|function) (?:best|better|well)|thrive|do my best work|at my best|happiest (?:around|with|among))\b|\b(?:i (?:want|need|prefer|'d like|would like)|i'd like) (?:to (?:be|work) (?:in|on|with) )?(?:an? |the )?(?:\w+,? ){0,2}(?:team|group|office|environment|community|culture|boss|manager|mentor|coworkers|colleagues)s?\b/i;
const limiting =
  /\bi (?:need to (?:be|stay|live|earn|make|start|leave|have|keep)|have to (?:be|stay|live|earn|send|support)|can(?:'t|not) (?:work|move|relocate|travel|drive|lift|afford|do (?:nights?|weekends?))|won't (?:work|move|relocate|travel)|need (?:[\w' ]{2,20} off\b|visa|a visa|sponsorship|h-?1b|at least|flexible|health insurance|remote|weekends?|evenings?|part[- ]time)|(?:want|would like|'d like) to (?:stay|live|be) (?:in|near|close)|(?:have|need) a (?:kid|child|family|disability|visa))\b|\bat least \$?\d/i;

function settle(told: Understood, asking: readonly Topic[], text: string): void {
  const { facts, settles } = told;
  const evidence =
    /\b(?:class|course|lab|project|internship|interned|job|club|team|thesis|research|volunteer\w*|shift|camp|tournament|competition|semester|professor)\b/i.test(
      text,
    );
  if (facts.loved.length > 0 || (facts.did.length > 0 && !asking.includes('hated'))) settles.add('energy');
  if (facts.loved.length > 0 && (evidence || facts.did.length > 0)) settles.add('loved');
  if (facts.hated.length > 0) settles.add('hated');
  if (facts.people.length > 0) settles.add('people');
  if (facts.roles.length > 0 || (facts.fields.length > 0 && asking.includes('roles'))) settles.add('roles');
  if (facts.companies.length > 0 || (facts.kinds.length > 0 && asking.includes('companies'))) settles.add('companies');
  if (told.unsaid.length > 0 || (told.corrects && told.takenBack.length > 0)) return;
  for (const topic of asking) {
    // Asked for both sides at once, a message that tells one leaves the other open.
    if (topic === 'hated' && asking.includes('loved') && facts.hated.length === 0) continue;
    if (topic === 'loved' && asking.includes('hated') && facts.loved.length + facts.did.length === 0 && facts.hated.length > 0) continue;
    settles.add(topic);
  }
}
