import type { Mention, Reading } from '#language/types.ts';
import { circumstancesIn, isCircumstanceOf, isPainful } from './circumstances.ts';
import type { Facts, Topic } from './facts.ts';
import { contains, plain } from './grammar.ts';
import { coordinated } from './coordinated.ts';
import { headed, type Part } from './heads.ts';
import { cleaned } from './clean.ts';
import { cleanLimits } from './limit-phrases.ts';
import { nounPhrase, parts } from './phrases.ts';
import { routed } from './route.ts';
import { add, addNamed, quote, says, type Understood } from './told.ts';
import { weighed } from './telling.ts';
import { understand } from './understand.ts';

/**
 * What one message tells. Written under heads ("Best hour: …", "Off list: …"), each part is heard as an answer to its own head; else the
 * whole is an answer to what was asked. Pure.
 */
export function hear(message: string, asking: readonly Topic[], read: Reading): Understood {
  const heads = headed(message);
  const reading = heads ? read : { ...read, mentions: coordinated(message, asking, read.mentions) };
  const aimedPast = notItself.exec(message);
  const sections = heads ?? (aimedPast ? besideIt(message, aimedPast) : routed(message, asking, reading.mentions));
  const told =
    sections.length > 1 || sections.some(({ topic }) => topic !== null)
      ? sections.map((part) => hearPart(message, part, asking, reading, heads === null)).reduce(joined)
      : understand(message, asking, reading);
  if (aimedPast) {
    told.corrects = true;
    told.takenBack.push((aimedPast[1] ?? '').trim());
  }
  const circumstances = circumstancesIn(message);
  const facts = withoutCircumstances({ ...told.facts, circumstances });
  const places = reading.mentions.flatMap(({ kind, text }) => (kind === 'place' ? [text] : []));
  const clean = weighed(wantedLast(withoutCircumstances(cleaned({ ...facts, limits: cleanLimits(facts.limits, places) }))), message);
  // What was felt but makes no phrase is kept in the student's own sentence.
  const felt = facts.loved.length + facts.hated.length + facts.did.length > 0 && clean.details.length === 0;
  const heard = { ...told, facts: clean };
  if (felt && clean.quotes.length === 0 && clean.circumstances.length === 0) quote(heard, asking[0] ?? 'energy', message);
  return heard;
}

/** "Not the gym itself, the team I built there": what was taken for the thing stands beside it. */
const notItself =
  /^\W*(?:no\W+)?not (?:so much )?(?:the |my |your |that )?([^.!?;,]{2,40}?) (?:itself|themselves|as such|per se)[,;–-]\s*(?:(?:but|just|more|it'?s|rather)\s+)*/i;

function besideIt(message: string, found: RegExpExecArray): Part[] {
  const from = found.index + found[0].length;
  const end = message.slice(from).search(/[.!?;\n]/);
  const to = end < 0 ? message.length : from + end + 1;
  const rest: Part[] = to < message.length ? [{ topic: null, against: false, from: to, to: message.length }] : [];
  return [{ topic: 'loved', against: false, from, to }, ...rest];
}

/** A circumstance is no interest and no deed; where it demands something of a job it stays among the limits. */
function withoutCircumstances(facts: Facts): Facts {
  const { circumstances } = facts;
  const other = (things: readonly string[]) => things.filter((thing) => !isPainful(thing) && !isCircumstanceOf(thing, circumstances));
  return {
    ...facts,
    loved: other(facts.loved),
    did: other(facts.did),
    hated: facts.hated.filter((thing) => !isPainful(thing)),
    people: other(facts.people),
    limits: facts.limits.filter(
      (limit) =>
        demanding.test(limit) ||
        !circumstances.some(({ kind, said }) => kind !== 'service' && (plain(said) === plain(limit) || contains(limit, said))),
    ),
  };
}

/** Work that is wanted in the same breath is not what somebody has had enough of. */
function wantedLast(facts: Facts): Facts {
  const wanted = [...facts.roles, ...facts.fields].map(({ said }) => said).concat(facts.companies);
  return { ...facts, hated: facts.hated.filter((thing) => !wanted.some((other) => plain(other) === plain(thing))) };
}

const demanding = /\b(?:need|needs|have to|has to|must|can'?t|cannot|no|not|only|off|at least|free)\b/i;

function hearPart(message: string, part: Part, asking: readonly Topic[], reading: Reading, passing: boolean): Understood {
  const text = message.slice(part.from, part.to);
  const mentions = reading.mentions
    .filter((mention) => mention.start >= part.from && mention.end <= part.to)
    .map((mention) => shifted(mention, part.from));
  if (part.against && part.topic === 'roles') return turnedDown(text, mentions, reading);
  const told = understand(text, part.topic === null ? asking : [part.topic], { ...reading, mentions });
  // Said in passing, a condition or a word on people does not answer the question that is still to come.
  if (passing && part.topic !== null && weight(part.topic, told) === 0) told.settles.delete(part.topic);
  if (part.against) told.facts.limits = told.facts.limits.map((limit) => (/^(?:no|not|never|you)\b/i.test(limit) ? limit : `not ${limit}`));
  return told;
}

const shifted = (mention: Mention, by: number): Mention => ({ ...mention, start: mention.start - by, end: mention.end - by });

/** How much of an answer to a topic a message holds. */
const weight = (topic: Topic, { facts }: Understood): number =>
  ({
    energy: facts.loved.length + facts.did.length,
    loved: facts.loved.length + facts.did.length,
    hated: facts.hated.length,
    people: Math.max(0, facts.people.length + facts.shun.length - 1),
    roles: facts.roles.length,
    companies: facts.companies.length,
    limits: 0,
  })[topic];

/** Everything named under "off the list". */
function turnedDown(text: string, mentions: readonly Mention[], reading: Reading): Understood {
  const told = understand(text, ['roles'], { ...reading, mentions: mentions.map((mention) => ({ ...mention, negated: true })) });
  const refused = [...told.facts.refused];
  for (const part of parts(text)) {
    const thing = nounPhrase(part, 5);
    if (thing && !refused.some(({ said }) => part.includes(said))) addNamed(refused, { name: thing, said: thing });
  }
  told.takenBack.push(...refused.map(({ name }) => name));
  told.facts = { ...told.facts, loved: [], roles: [], fields: [], companies: [], kinds: [], quotes: [], refused };
  return told;
}

function joined(one: Understood, other: Understood): Understood {
  const facts = { ...one.facts };
  for (const list of ['loved', 'hated', 'did', 'people', 'shun', 'companies', 'kinds', 'limits'] as const) {
    facts[list] = [...facts[list]];
    for (const thing of other.facts[list]) add(facts[list], thing);
  }
  // "Paralegal. Actually not paralegal": the later word holds.
  const gone = [...other.takenBack, ...other.unsaid];
  facts.roles = facts.roles.filter(({ name, said }) => !says(gone, name) && !says(gone, said));
  facts.fields = facts.fields.filter(({ name, said }) => !says(gone, name) && !says(gone, said));
  facts.companies = facts.companies.filter((name) => !says(gone, name));
  for (const list of ['roles', 'fields', 'refused'] as const) {
    facts[list] = [...facts[list]];
    for (const thing of other.facts[list]) addNamed(facts[list], thing);
  }
  facts.quotes = [...facts.quotes, ...other.facts.quotes];
  return {
    facts,
    takenBack: [...one.takenBack, ...other.takenBack],
    unsaid: [...one.unsaid, ...other.unsaid],
    swaps: [...one.swaps, ...other.swaps],
    settles: new Set([...one.settles, ...other.settles]),
    corrects: one.corrects || other.corrects,
    denies: one.denies || other.denies,
    sorrow: one.sorrow ?? other.sorrow,
    tellings: [...one.tellings, ...other.tellings],
  };
}
