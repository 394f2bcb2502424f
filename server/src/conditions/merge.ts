import type { Condition } from '@alive/contract/conditions.ts';
import type { Level } from '@alive/contract/jobs.ts';
import { earlyLevels } from '@alive/contract/jobs.ts';
import { levelsMeant } from '#language/asked-levels.ts';
import type { Mention } from '#language/types.ts';
import { conditionOf, conditionOfMention, conditionsOfMention, group, isSameThing, settled, type JobField } from './registry.ts';
import { termName } from './named.ts';
import type { alternativesIn } from './alternatives.ts';
import { asksForAny, asksToFind, continues } from '#dialogue/asks.ts';
import { type Cue, cueAt } from '#dialogue/cues.ts';
import { asksAnywhere, relaxedFields, startsOver } from '#dialogue/relax.ts';
import { seasonsIn } from '#dialogue/seasons.ts';

/**
 * The conditions after a message. A value replaces those of its field ("what about Boston"), joins them ("also Chicago",
 * "Boston or Chicago"), is let go ("drop remote", "any place") or ruled out ("not finance"). A message that names a role, company,
 * industry or word as a whole request puts aside the earlier ones of these, and keeps where, level, visa and pay: those are about
 * the student. `texts` are words to search the postings for.
 */
export function merge(
  before: readonly Condition[],
  message: string,
  mentions: readonly Mention[],
  texts: readonly string[],
  alternatives: ReturnType<typeof alternativesIn> = new Map(),
): Condition[] {
  if (startsOver(message)) before = [];
  const relaxed = relaxedFields(message);
  let conditions = before.filter((one) => !inFields(one, relaxed) || (one.op === 'not' && !asksAnywhere(message)));
  const isFirst = before.length === 0 && mentions.every((mention) => mention.negated || cueAt(message, mention) === 'accept');
  const shift = Math.max(0, ...before.map(({ either }) => either ?? 0));
  const asked = mentions.flatMap((mention) => {
    const mark = alternatives.get(mention);
    const found = askedOf(mention, message, relaxed, { before, isFirst });
    return mark === undefined || shift + mark.either > 9
      ? found
      : found.map(({ condition, how }) => ({ how, condition: Object.assign({}, condition, mark, { either: shift + mark.either }) }));
  });
  asked.push(...levelsSaid(message, mentions, before), ...seasonsSaid(message, mentions));
  const named = namedAgain(message, before);
  asked.push(...named);
  for (const text of texts)
    if (!named.some((one) => one.condition.field === 'text' && one.condition.value === text))
      asked.push({ condition: conditionOf('text', text), how: 'set' });

  const wanted = asked.filter((one) => one.how !== 'drop' && one.condition.op !== 'not');
  if (isWholeRequest(message, wanted)) conditions = conditions.filter((one) => !inFields(one, subject) || one.op === 'not');
  const replaced = new Set<string>();
  for (const { condition, how } of asked) {
    if (how === 'drop') conditions = without(conditions, condition);
    else {
      if (how === 'set' && !replaced.has(group(condition))) conditions = withoutReplaced(conditions, condition);
      if (condition.op !== 'not') replaced.add(group(condition));
      conditions = together(conditions, condition, how);
    }
  }
  return settled(conditions).slice(0, 60);
}

function askedOf(
  mention: Mention,
  message: string,
  relaxed: readonly string[],
  { before, isFirst }: { before: readonly Condition[]; isFirst: boolean },
): Asked[] {
  const condition = conditionOfMention(mention);
  if (condition === null) return [];
  const said = cueAt(message, mention);
  // Nothing else is asked for: what may be is what is wanted.
  const cue = said === 'accept' && isFirst ? 'set' : said;
  if (mention.kind === 'level') {
    if (cue === 'accept') return acceptedLevels(mention, before);
    if (mention.negated && cue !== 'drop') return levelsWithout(mention, before);
    return conditionsOfMention({ ...mention, negated: false }).map((one) => ({ condition: one, how: cue ?? 'set' }));
  }
  const field = condition.field as JobField;
  // "Clearance is fine" asks for none; it only lets those in.
  if (field === 'clearance' && (cue === 'add' || cue === 'accept') && condition.value === true)
    return before.some((one) => one.field === field && one.value === false) ? [{ condition: conditionOf(field, false), how: 'drop' }] : [];
  if (relaxed.includes(field) && (field === 'sponsorship' || field === 'clearance' || (field === 'remote' && cue === 'drop'))) return [];
  if (cue === 'lift' || (cue === 'accept' && condition.field !== 'remote'))
    return lifted(conditionOfMention({ ...mention, negated: false }) ?? condition, before);
  if (cue === 'drop') {
    const positive = conditionOfMention({ ...mention, negated: false }) ?? condition;
    const active = before.some((one) => one.field === field);
    // "forget Google" when Google was never asked for: leave it out from now on.
    return active || !excludable.includes(field)
      ? [{ condition: positive, how: 'drop' }]
      : [{ condition: conditionOfMention({ ...mention, negated: true }) ?? conditionOf(field, String(positive.value), true), how: 'add' }];
  }
  if (condition.op === 'not') {
    const positive = conditionOfMention({ ...mention, negated: false }) ?? condition;
    if (!excludable.includes(field)) return [{ condition: positive, how: 'drop' }];
    // "Chicago instead of Boston" takes what holds away, and leaves out what does not.
    if (instead.test(message.slice(0, mention.start)) && before.some((one) => isSameThing(one, positive)))
      return [{ condition: positive, how: 'drop' }];
    // "not finance": neither the work nor the industry of that name.
    const industry = mention.kind === 'function' ? mention.industry : undefined;
    const both = industry === undefined ? [condition] : [condition, conditionOf('industry', industry, true)];
    // "Without New York" lets go of the state too.
    const named = String(positive.value).replace(/,.*$/, '');
    const wider = before.filter((one) => field === 'place' && one.field === field && one.op !== 'not' && one.label.startsWith(`${named} `));
    return [
      { condition: positive, how: 'drop' as const },
      ...wider.map((one): Asked => ({ condition: one, how: 'drop' })),
      ...both.map((one): Asked => ({ condition: one, how: 'add' })),
    ];
  }
  // "On site is fine again": remote is no must any more.
  if (condition.field === 'remote' && (cue === 'add' || cue === 'accept')) {
    const opposite = conditionOf('remote', condition.value === false);
    if (before.some((one) => one.id === opposite.id) || (condition.value === false && before.length > 0))
      return [{ condition: opposite, how: 'drop' }];
  }
  if (cue === 'accept') return lifted(condition, before);
  if (field === 'skill') return [{ condition, how: /\b(?:what about|how about|instead)\b/i.test(message) ? 'set' : 'or' }];
  return [{ condition, how: cue ?? 'set' }];
}

/** "Not only Stripe", "I don't mind sales": no limit or exclusion any more, or one value more where others of its kind hold. */
function lifted(condition: Condition, before: readonly Condition[]): Asked[] {
  const held = before.filter((one) => isSameThing(one, condition));
  if (held.length > 0) return held.map((one) => ({ condition: one, how: 'drop' }));
  const isJoined = before.some((one) => one.op !== 'not' && group(one) === group(condition));
  return isJoined && excludable.includes(condition.field as JobField) ? [{ condition, how: 'add' }] : [];
}

/** "Can be mid level": beside the levels that are asked for, or else that a student looks for. */
function acceptedLevels(mention: Extract<Mention, { kind: 'level' }>, before: readonly Condition[]): Asked[] {
  const active = before.filter((one) => one.field === 'level').length > 0 ? [] : earlyLevels.map((level) => conditionOf('level', level));
  return [...active, ...conditionsOfMention({ ...mention, negated: false })].map((condition) => ({ condition, how: 'add' }));
}

/** "drop climate", "forget senior": active conditions let go of by their own words, whatever else those may mean. */
function namedAgain(message: string, before: readonly Condition[]): Asked[] {
  return before.flatMap((condition): Asked[] => {
    if (condition.op === 'not') return [];
    const words = condition.label.replace(/[“”]/g, '').toLowerCase();
    const start = message.toLowerCase().indexOf(words);
    return start >= 0 && cueAt(message, { start, end: start + words.length }) === 'drop' ? [{ condition, how: 'drop' }] : [];
  });
}

/** "full-time" is a first job after graduation, "no experience needed" one for beginners: levels that are no name of one. */
function levelsSaid(message: string, mentions: readonly Mention[], before: readonly Condition[]): Asked[] {
  const found = /\bfull[- ]?time\b/i.exec(message);
  if (mentions.some((mention) => mention.kind === 'level' && !mention.negated)) return [];
  if (/\b(?:no|without) (?:prior |previous |any )?experience (?:is )?(?:needed|required|necessary)\b/i.test(message))
    return levelsMeant.entry_level.map((level) => ({ condition: conditionOf('level', level), how: 'set' }));
  if (found === null) return [];
  const span = { start: found.index, end: found.index + found[0].length };
  const cue = cueAt(message, span) ?? 'set';
  const denied = /\b(?:not|no)\s+(?:a\s+|any\s+)?$/i.test(message.slice(0, span.start));
  if (denied && !before.some((one) => one.field === 'level')) return [{ condition: conditionOf('level', 'internship'), how: 'set' }];
  return levelsMeant.entry_level.map((level) => ({ condition: conditionOf('level', level), how: denied ? 'drop' : cue }));
}

/** What the word of a season may be instead. */
const beside: readonly string[] = ['season', 'place', 'company', 'school'];

/** "spring co-ops": seasons without a year. */
function seasonsSaid(message: string, mentions: readonly Mention[]): Asked[] {
  return seasonsIn(message)
    .filter((one) => !mentions.some((mention) => beside.includes(mention.kind) && mention.start < one.end && one.start < mention.end))
    .map((one) => ({ condition: conditionOf('year', termName({ season: one.season, year: null })), how: cueAt(message, one) ?? 'set' }));
}

/** "not internships": the other levels of those active, or of all a student looks for. */
function levelsWithout({ level: gone }: Extract<Mention, { kind: 'level' }>, before: readonly Condition[]): Asked[] {
  const active = before.filter((one) => one.field === 'level').map((one) => one.value as Level);
  const others = (levels: readonly Level[]) =>
    levels.filter((level) => (gone === 'experienced' ? !levelsMeant[gone].includes(level) : level !== gone));
  const left = others(active.length > 0 ? active : earlyLevels);
  return (left.length > 0 ? left : others(earlyLevels)).map((level) => ({ condition: conditionOf('level', level), how: 'set' }));
}

function isWholeRequest(message: string, wanted: readonly Asked[]): boolean {
  const named = wanted.filter((one) => inFields(one.condition, subject));
  if (named.length === 0 || continues(message) || wanted.some((one) => one.how === 'add')) return false;
  return asksForAny(message) || asksToFind(message) || wanted.length > 1;
}

/** What survives a condition being set; of alternatives all go where one does. */
function withoutReplaced(conditions: readonly Condition[], set: Condition): Condition[] {
  const gone = new Set(
    conditions.flatMap((one) => (one.either !== undefined && one.either !== set.either && !keeps(one, set) ? [one.either] : [])),
  );
  return conditions.filter((one) => (one.either === undefined ? keeps(one, set) : !gone.has(one.either)));
}

/** Whether an active condition survives another being set. */
function keeps(active: Condition, set: Condition): boolean {
  if (active.op === 'not') return !isSameThing(active, set);
  if (set.field === 'remote' && set.value === false) return active.field !== 'remote' && active.value !== 'Remote';
  return group(active) !== group(set);
}

/** One condition put beside the others; what it contradicts goes. */
function together(conditions: readonly Condition[], condition: Condition, how: Cue): Condition[] {
  const rest = conditions.filter(
    (one) =>
      one.either !== condition.either ||
      one.all !== condition.all ||
      (one.id !== condition.id && !isSameThing(one, condition) && !(single.includes(one.field) && one.field === condition.field)),
  );
  const either = how === 'add' || how === 'or';
  if (either && condition.field === 'remote' && condition.value === true && rest.some((one) => one.field === 'place' && one.op === 'in')) {
    return [...rest, conditionOf('place', 'Remote')];
  }
  if (either && condition.field === 'place' && condition.op === 'in' && rest.some((one) => one.field === 'remote' && one.value === true)) {
    return [...rest.filter((one) => one.field !== 'remote'), conditionOf('place', 'Remote'), condition];
  }
  return [...rest, condition];
}

function without(conditions: readonly Condition[], gone: Condition): Condition[] {
  return conditions.filter(
    (one) =>
      one.field !== gone.field ||
      (!isSameThing(one, gone) && !single.includes(one.field) && !(gone.field === 'remote' && one.value === 'Remote')),
  );
}

/** Whether a condition is of a list of fields. */
const inFields = (condition: Condition, fields: readonly string[]) => fields.includes(condition.field);

const instead = /\b(?:instead of|rather than) (?:in |at |the )?$/i;
const subject: readonly JobField[] = ['role', 'function', 'industry', 'skill', 'text', 'company'];
const excludable: readonly JobField[] = ['role', 'function', 'industry', 'company', 'place', 'skill'];
const single: readonly string[] = ['remote', 'sponsorship', 'clearance', 'pay'];

interface Asked {
  condition: Condition;
  how: Cue;
}
