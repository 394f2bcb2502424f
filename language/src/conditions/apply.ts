import type { Condition } from '@alive/contract/conditions.ts';
import { type Level, earlyLevels } from '@alive/contract/jobs.ts';
import type { Modality } from '../walk/scope.ts';
import { levelsMeant } from '../entities/asked-levels.ts';
import type { Mention } from '../entities/types.ts';
import { employerNamed } from '../lexicon/industries.ts';
import { areaAround } from '../places/cities.ts';
import { singular, wordsOf } from '../text/text.ts';
import {
  conditionOf,
  conditionOfMention,
  conditionsOfMention,
  freeMark,
  group,
  isSameName,
  isSameThing,
  settled,
  type JobField,
} from './registry.ts';
import { asksAnywhere, relaxedFields, startsOver } from '../acts/let-go.ts';
import { termName, termOf } from './named.ts';
import { isOnlyThat } from './wishes.ts';

/**
 * The conditions of a job search after a message, by what its words do with each name (rules 6, 7 and 10 of how a request is read): a value
 * takes the place of those of its field, or stands alongside them ("also Chicago"), is let go ("drop remote", "any place"), left out ("not
 * finance") or let in again ("Nike is fine"). `dropped` are words let go of that are no names: they
 * take off the chips that show them; `alone` says that nothing else is wished for, so that what a first message only lets in is asked for.
 */
export function apply(
  before: readonly Condition[],
  message: string,
  mentions: readonly Mention[],
  dropped: readonly string[] = [],
  alone = true,
): Condition[] {
  if (startsOver(message)) before = [];
  mentions = alongside(message, mentions, alone);
  // "Doesn't have to be remote, New York also works": remote stays one of the places.
  const staysRemote =
    before.some(({ field, value }) => field === 'remote' && value === true) &&
    mentions.some(({ kind, modality }) => kind === 'place' && (isAccepted(modality) || modality?.how === 'add'));
  if (staysRemote) mentions = mentions.filter(({ kind, modality }) => kind !== 'remote' || modality?.how === 'set');
  const relaxed = relaxedFields(message).filter((field) => !(staysRemote && field === 'remote'));
  const anywhere = asksAnywhere(message);
  let conditions = before.filter((one) => !relaxed.includes(one.field) || (one.op === 'not' && !anywhere));
  const shift = freeMark(before) - 1;
  const isFirst = alone && before.length === 0 && mentions.every(({ negated, modality }) => negated || isAccepted(modality));
  const listed = mentions.some(({ kind }) => kind === 'place');
  const isAlternative = /^\W*or\b/i.test(message);
  const isWide =
    /\b(?:any|every) ?where\b|\bwherever\b/i.test(message) ||
    mentions.some(({ kind, negated, modality }) => kind === 'place' && !negated && modality?.how !== 'drop');
  const instead = new Set(mentions.flatMap((one) => (one.negated || one.modality?.how === 'drop' ? [] : groupsOf(one))));
  const set = new Set(mentions.flatMap((one) => (one.modality?.how === 'set' || one.modality?.how === 'replace' ? groupsOf(one) : [])));
  const stepsOfAll = (some: readonly Mention[], held: readonly Condition[]) =>
    some.flatMap((mention) =>
      stepsOf(mention, { before: held, relaxed, isFirst, listed, isAlternative, isWide, instead, set, message, mentions }).map((step) =>
        marked(step, mention.modality, shift),
      ),
    );
  // What is let in joins what the same message asks for, whichever stands first.
  const [asked, accepted] = [mentions.filter((one) => isFirst || !letsIn(one)), mentions.filter((one) => !isFirst && letsIn(one))];
  // "I WANT Boston. Put Boston back."
  const all = stepsOfAll(asked, before);
  const isSet = ({ condition }: Step) =>
    all.some((one) => one.does === 'set' && one.condition.op !== 'not' && isSameThing(one.condition, condition));
  const steps = all.filter((step) => step.does !== 'drop' || !isSet(step));
  const wanted = steps.flatMap(({ condition, does }) => (does === 'drop' || condition.op === 'not' ? [] : [condition]));
  conditions = begunAnew(conditions, steps).filter(
    (one) => !wanted.some((other) => (ofWork.has(other.field) && isWantedAgain(one, other.label, false)) || isEmployerOf(other, one)),
  );
  for (const words of dropped) conditions = conditions.filter(({ op, label }) => op === 'not' || !label.toLowerCase().includes(words));
  conditions = withSteps(withoutTerm(conditions, steps), steps, before);
  conditions = withSteps(conditions, stepsOfAll(accepted, conditions), conditions);
  conditions = withJoined(conditions, before, mentions.filter((one) => isJoinedWork(message, one)).flatMap(conditionsOfMention));
  return settled(conditions).slice(0, 60);
}

/** "Energy jobs too": a kind of job next to those asked for. */
export const isJoinedWork = (message: string, { negated, modality, end }: Mention): boolean =>
  !negated && modality?.how === 'add' && /^ (?:jobs?|roles?|positions?|work|internships?|openings?|ones?)\b/i.test(message.slice(end));

/** Work that joins work of another field is its alternative: [Hydrologist] or [Energy]. */
function withJoined(conditions: Condition[], before: readonly Condition[], joined: readonly Condition[]): Condition[] {
  const isOf = (some: readonly Condition[], one: Condition) => some.some(({ id }) => id === one.id);
  const isNamed = ({ field, op, either }: Condition) => op !== 'not' && either === undefined && namesJobs.has(field);
  const held = conditions.filter((one) => isNamed(one) && isOf(before, one));
  const added = conditions.filter((one) => isNamed(one) && isOf(joined, one) && !isOf(before, one));
  const either = freeMark(conditions);
  if (either > 9 || !added.some((one) => held.some((other) => group(other) !== group(one)))) return conditions;
  return conditions.map((one) => (held.includes(one) || added.includes(one) ? { ...one, either } : one));
}
const namesJobs: ReadonlySet<string> = new Set(['role', 'function', 'industry']);

/** "Not just reporter, but editor", "also drills, not only reporter": the one stays, and what is asked for besides joins it. */
function alongside(message: string, given: readonly Mention[], alone: boolean): readonly Mention[] {
  const as = (one: Mention, how: Modality['how']): Mention =>
    one.modality === undefined ? one : { ...one, modality: { ...one.modality, how } };
  // "And internships only" asks for nothing else.
  const mentions = given.map((one) =>
    one.modality?.how === 'add' && (/^ only\b/i.test(message.slice(one.end)) || /\bonly $/i.test(message.slice(0, one.start)))
      ? as(one, 'set')
      : one,
  );
  const isOnly = (one: Mention) => isNotOnly(message, one);
  const groups = new Set(mentions.flatMap((one) => (isOnly(one) ? groupsOf(one) : [])));
  const isOfThese = (one: Mention) => !one.negated && groupsOf(one).some((name) => groups.has(name));
  const isWork = mentions.some((one) => isOnly(one) && groupsOf(one).includes('role'));
  const joins = (!alone && isWork) || mentions.some((one) => isOfThese(one) && !isOnly(one));
  return joins ? mentions.map((one) => (isOfThese(one) ? as(one, 'add') : one)) : mentions;
}

/** Whether a name is one of several that are wanted: "not only reporter". */
export const isNotOnly = (message: string, { start, modality }: Mention): boolean =>
  modality?.how === 'lift' && notOnly.test(message.slice(0, start));
const groupsOf = (one: Mention): string[] => conditionsOfMention(one).map(group);
const notOnly = /\b(?:not|n['’]t)\b[^.;!?,]{0,20}\b(?:just|only|merely|solely)\b[^.;!?,]{0,20}$/i;

function withSteps(conditions: readonly Condition[], steps: readonly Step[], before: readonly Condition[]): Condition[] {
  let after = [...conditions];
  // "Swap New York for Atlanta": only New York goes, whatever else is listed with it.
  const replaced = new Set(
    steps.flatMap(({ condition, does }) => (does === 'drop' && isHeld(before, condition) ? [group(condition)] : [])),
  );
  for (const { condition, does } of steps) {
    if (does === 'drop') after = without(after, condition);
    else {
      const slot = group(condition);
      if (does === 'set' && !replaced.has(slot)) after = withoutReplaced(after, condition);
      if (condition.op !== 'not') replaced.add(slot);
      after = joined(after, condition, does);
    }
  }
  return after;
}

/** A full-time job in place of an internship is for no summer any more. */
function withoutTerm(before: readonly Condition[], steps: readonly Step[]): Condition[] {
  const isIntern = ({ field, value }: Condition) => field === 'level' && value === 'internship';
  const set = steps.filter(({ condition, does }) => does === 'set' && condition.field === 'level').map(({ condition }) => condition);
  return set.length > 0 && !set.some(isIntern) && before.some(isIntern) ? before.filter(({ field }) => field !== 'year') : [...before];
}

/** A new kind of work in the place of another, in a new place or for a new employer, is a new search: levels, papers, pay and what is left out stay. */
function begunAnew(before: readonly Condition[], steps: readonly Step[]): Condition[] {
  const set = steps.flatMap(({ condition, does }) => (does === 'set' && condition.op !== 'not' ? [group(condition)] : []));
  const isWork = (one: Condition) => one.op !== 'not' && group(one) === 'role';
  const isNew = set.includes('role') && (set.includes('place') || set.includes('company')) && before.some(isWork);
  return before.filter((one) => !isNew || one.op === 'not' || !ofOneSearch.has(group(one)));
}

/**
 * Whether what is asked for, by its words, lets in what is left out: all of it ("medical laboratory scientist", "data scientist" where data is out), or,
 * in words of one's own (`isWish`), what sets it apart: "laboratory", and not "scientist".
 */
export function isWantedAgain({ field, op, label }: Condition, asked: string, isWish: boolean): boolean {
  if (op !== 'not' || !ofWork.has(field)) return false;
  const said = new Set(wordsOf(asked).map(({ text }) => singular(text)));
  return label
    .replace(/^not /i, '')
    .replace(/ industry$/i, '')
    .split('&')
    .some((part) => {
      const words = wordsOf(part).map(({ text }) => singular(text));
      return (
        words.every((word) => said.has(word)) ||
        (isWish &&
          words.length > 1 &&
          said.has(words[0] ?? '') &&
          [...said].every((word) => words.includes(word)) &&
          !said.has(words.at(-1) ?? ''))
      );
    });
}

/** "Put Goldman Sachs back" where finance is left out. */
const isEmployerOf = ({ field, value }: Condition, out: Condition): boolean =>
  field === 'company' && out.field === 'industry' && [value].flat().some((name) => employerNamed(String(name))?.industry === out.value);

const ofWork: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'skill', 'text']);
const ofOneSearch: ReadonlySet<string> = new Set(['role', 'company', 'place', 'skill', 'text']);

/** What one name does to the conditions. */
function stepsOf(mention: Mention, known: Known): Step[] {
  const { before, relaxed, isFirst, listed, isAlternative } = known;
  if (mention.kind === 'season') return seasonSteps(mention, known);
  const positive = conditionOfMention({ ...mention, negated: false });
  const condition = conditionOfMention(mention);
  if (positive === null || condition === null) return [];
  const how = mention.modality?.how ?? 'set';
  const accepted = isAccepted(mention.modality);
  const field = positive.field as JobField;
  if (isPermission(mention, positive, known)) return [];
  if (mention.kind === 'level') return levelSteps(mention, known, accepted && !isFirst);
  if (field === 'clearance') {
    // "Clearance is fine" asks for none; it only lets those in.
    const isOff = before.some((one) => one.field === field && one.value === false);
    if ((accepted || how === 'add') && !mention.negated) return isOff ? [{ condition: conditionOf(field, false), does: 'drop' }] : [];
  }
  if (relaxed.includes(field) && ['sponsorship', 'clearance', 'remote'].includes(field)) return [];
  const area = areasHeld(before, positive);
  if (how === 'drop' && area.length > 0) return area;
  // "Get rid of not Boston" lets it in again.
  if (how === 'drop' && before.some((one) => one.op === 'not' && isSameThing(one, positive)))
    return [{ condition: positive, does: 'drop' }];
  if (how === 'drop') {
    if (before.some((one) => one.field === field && one.op !== 'not') && (isHeld(before, positive) || !excludable.includes(field)))
      return [{ condition: positive, does: 'drop' }];
    // "Forget Chicago, anywhere is fine."
    if (positive.field === 'place' && (known.isWide || relaxed.includes(field))) return [];
    // "Forget Nike" when Nike was never asked for: it is left out from now on.
    return excludable.includes(field) ? refused(mention, positive, known) : [{ condition: positive, does: 'drop' }];
  }
  if (mention.negated || condition.op === 'not')
    return excludable.includes(field) ? refused(mention, positive, known) : negatedSteps(condition, positive);
  // "On site is fine again": remote is no must any more.
  if (field === 'remote' && (accepted || how === 'add')) {
    const opposite = conditionOf('remote', condition.value === false);
    if (before.some((one) => one.id === opposite.id) || (condition.value === false && before.length > 0))
      return [{ condition: opposite, does: 'drop' }];
    // "Remote is fine too" widens the places that are asked for; where none is, nothing was ruled out.
    const isWider = listed || before.some((one) => one.field === 'place' && one.op !== 'not');
    if (!isWider && (accepted || isAlternative || before.length === 0)) return [];
    return [{ condition, does: 'add' }];
  }
  if (accepted && !isFirst) return letIn(condition, before, how === 'lift');
  // "Coca-Cola too" where it was left out only takes that back.
  if (
    how === 'add' &&
    before.some((one) => one.op === 'not' && isSameThing(one, condition)) &&
    !before.some((one) => one.op !== 'not' && one.field === field)
  )
    return [{ condition, does: 'drop' }];
  return [{ condition, does: how === 'add' || (field === 'skill' && how !== 'replace') ? 'add' : 'set' }];
}

/** "Interns too", "hospitals as well" where nothing of the kind is asked for: they are in the list already. */
function isPermission({ negated, modality, start }: Mention, condition: Condition, { before, set, message }: Known): boolean {
  if (negated || modality?.how !== 'add' || modality.must || modality.either !== null || !permitted.has(condition.field)) return false;
  const slot = group(condition);
  return (
    before.length > 0 &&
    !puttingOn.test(message.slice(0, start)) &&
    !set.has(slot) &&
    !before.some((one) => group(one) === slot || isSameThing(one, condition))
  );
}
/** "And Boston", "add Boston", "any in Boston" ask for it. */
const puttingOn = /(?:^\W*(?:and|or|plus)|\b(?:add|put|throw in|(?:are|is) there|any|do you have|show|find))\b[^.;!?]*$/i;
const permitted: ReadonlySet<string> = new Set(['role', 'function', 'industry', 'company', 'place', 'level']);

/** A condition that is either so or not so: asked for the other way round, or no longer asked for. */
const negatedSteps = (condition: Condition, positive: Condition): Step[] =>
  typeof positive.value === 'boolean' && condition.op !== 'not' ? [{ condition, does: 'set' }] : [{ condition: positive, does: 'drop' }];

/** "Without New York" lets go of the state too. */
function refused(mention: Mention, positive: Condition, { before, instead }: Known): Step[] {
  const named = String(positive.value).replace(/,.*$/, '');
  const wider = before.filter(
    (one) => one.field === 'place' && positive.field === 'place' && one.op !== 'not' && one.label.startsWith(`${named} `),
  );
  const same = before.filter((one) => isSameName(one, positive));
  const gone = [...[positive, ...same, ...wider].map((condition): Step => ({ condition, does: 'drop' })), ...areasHeld(before, positive)];
  // "Chicago instead of Boston", "New Jersey, not Jersey" take what holds away, and leave out what does not.
  if ((mention.modality?.how === 'replace' || instead.has(group(positive))) && isHeld(before, positive)) return gone;
  const left = conditionOfMention({ ...mention, negated: true }) ?? conditionOf(positive.field as JobField, String(positive.value), true);
  return [...gone, { condition: left, does: 'add' }];
}

/** "Forget Chicago" lets go of the area around it too, where that is asked for. */
function areasHeld(before: readonly Condition[], { field, value }: Condition): Step[] {
  const area = field === 'place' ? areaAround(String(value)) : null;
  return before.flatMap((one) =>
    area !== null && one.field === 'place' && one.op !== 'not' && one.value === area ? [{ condition: one, does: 'drop' as const }] : [],
  );
}

/** "Not only Stripe", "I don't mind sales": no limit or exclusion any more, or one value more where others of its field hold. */
function letIn(condition: Condition, before: readonly Condition[], lifts: boolean): Step[] {
  const held = before.filter((one) => isSameThing(one, condition) && (lifts || one.op === 'not'));
  if (held.length > 0) return held.map((one) => ({ condition: one, does: 'drop' }));
  const isJoined = before.some((one) => one.op !== 'not' && group(one) === group(condition));
  return isJoined && excludable.includes(condition.field as JobField) ? [{ condition, does: 'add' }] : [];
}

/** A season asked for; one that is refused goes where it holds, and leaves the others where none is asked for. */
function seasonSteps(mention: Extract<Mention, { kind: 'season' }>, { before, instead, isFirst, mentions }: Known): Step[] {
  const { season, modality, negated } = mention;
  const terms = before.filter(({ field }) => field === 'year');
  const out = mentions.flatMap((one) => (one.kind === 'season' && one.negated ? [one.season] : []));
  if (!negated && modality?.how !== 'drop') {
    // "Summer is fine" alone rules nothing out.
    const isIdle = isAccepted(modality) && terms.length + out.length === 0 && !isFirst;
    const does = isAccepted(modality) || modality?.how === 'add' ? 'add' : 'set';
    return isIdle ? [] : conditionsOfMention(mention).map((condition) => ({ condition, does }));
  }
  const isRefused = ({ value }: Condition) => [season, ...out].some((one) => one !== null && one === termOf(value)?.season);
  const isAsked = mentions.some((one) => one.kind === 'season' && !one.negated && one.modality?.how !== 'drop');
  if (!negated || season === null || isAsked || terms.some((one) => !isRefused(one)) || instead.has('year'))
    return terms.filter(isRefused).map((condition) => ({ condition, does: 'drop' }));
  return (['spring', 'summer', 'fall', 'winter'] as const)
    .filter((one) => !out.includes(one))
    .map((one) => ({ condition: conditionOf('year', termName({ season: one, year: null })), does: 'set' }));
}

/** Levels: let in alongside those asked for, or else those that a student looks for; "not internships" is the others. */
function levelSteps(
  mention: Extract<Mention, { kind: 'level' }>,
  { before, instead, set, mentions, message }: Known,
  accepted: boolean,
): Step[] {
  const how = mention.modality?.how ?? 'set';
  const active = before.filter(({ field }) => field === 'level').map(({ value }) => value as Level);
  const meant = conditionsOfMention({ ...mention, negated: false });
  if (how === 'drop') return meant.map((condition) => ({ condition, does: 'drop' }));
  // "Only new grad", "new grad, no entry level" next to the levels that it may go by: it is meant as it is called.
  const isOnly = mention.modality?.must === true || isOnlyThat(message, mention);
  const holds = (level: unknown) => active.some((one) => one === level);
  const isAll = meant.every(({ value }) => holds(value));
  const isExact = mention.level === 'new_grad' ? isOnly || holds('new_grad') : holds(mention.level) && (isOnly || !isAll);
  const out = mentions.flatMap((one) => (one.kind === 'level' && one.negated ? [one.level] : []));
  const asked = meant.filter(({ value }) => (isExact ? value === mention.level : !out.some((one) => one === value)));
  if (accepted) {
    const early = active.length > 0 ? [] : earlyLevels.map((level) => conditionOf('level', level));
    return [...early, ...asked].map((condition) => ({ condition, does: 'add' }));
  }
  if (!mention.negated) return asked.map((condition) => ({ condition, does: how === 'add' ? 'add' : 'set' }));
  // What is asked for says which are left.
  if (instead.has('level'))
    return set.has('level') || !holds(mention.level) ? [] : [{ condition: conditionOf('level', mention.level), does: 'drop' }];
  const others = (levels: readonly Level[]) =>
    levels.filter((level) => (mention.level === 'experienced' ? !levelsMeant.experienced.includes(level) : level !== mention.level));
  const left = others(active.length > 0 ? active : earlyLevels);
  return (left.length > 0 ? left : others(earlyLevels)).map((level) => ({ condition: conditionOf('level', level), does: 'set' }));
}

/** A condition with its marks of alternatives, counted on from those that are there. */
function marked({ condition, does }: Step, modality: Modality | undefined, shift: number): Step {
  if (modality?.either == null || condition.op === 'not' || shift + modality.either > 9) return { condition, does };
  return { does, condition: { ...condition, either: shift + modality.either, ...(modality.all !== null && { all: modality.all }) } };
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

/** One condition put alongside the others; what it contradicts goes. */
export function joined(conditions: readonly Condition[], condition: Condition, does: Step['does']): Condition[] {
  const rest = conditions.filter(
    (one) =>
      one.either !== condition.either ||
      one.all !== condition.all ||
      (one.id !== condition.id && !isSameThing(one, condition) && !(single.includes(one.field) && one.field === condition.field)),
  );
  if (
    does === 'add' &&
    condition.field === 'remote' &&
    condition.value === true &&
    rest.some((one) => one.field === 'place' && one.op === 'in')
  )
    return [...rest, conditionOf('place', 'Remote')];
  if (
    does === 'add' &&
    condition.field === 'place' &&
    condition.op === 'in' &&
    rest.some((one) => one.field === 'remote' && one.value === true)
  )
    return [...rest.filter((one) => one.field !== 'remote'), conditionOf('place', 'Remote'), condition];
  return [...rest, condition];
}

function without(conditions: readonly Condition[], gone: Condition): Condition[] {
  return conditions.filter(
    (one) =>
      !(gone.field === 'remote' && one.value === 'Remote' && one.op !== 'not') &&
      (one.field !== gone.field || (!isSameThing(one, gone) && !single.includes(one.field))),
  );
}

const letsIn = ({ negated, modality }: Mention): boolean => !negated && isAccepted(modality);
const isAccepted = (modality: Modality | undefined): boolean => modality?.how === 'accept' || modality?.how === 'lift';
const isHeld = (before: readonly Condition[], condition: Condition): boolean =>
  before.some((one) => one.op !== 'not' && (isSameThing(one, condition) || (single.includes(one.field) && one.field === condition.field)));
const excludable: readonly JobField[] = ['role', 'function', 'industry', 'company', 'place', 'skill', 'degree'];
const single: readonly string[] = ['remote', 'sponsorship', 'clearance', 'pay'];

interface Step {
  condition: Condition;
  does: 'set' | 'add' | 'drop';
}

interface Known {
  before: readonly Condition[];
  relaxed: readonly string[];
  /** Nothing but what is let in is asked for, and nothing was before. */
  isFirst: boolean;
  /** Places are named too. */
  listed: boolean;
  /** The whole message is an alternative to what was asked before: "or remote". */
  isAlternative: boolean;
  /** Another place is asked for, or any. */
  isWide: boolean;
  /** The groups of which something is asked for. */
  instead: ReadonlySet<string>;
  /** Those of which something takes the place of what holds. */
  set: ReadonlySet<string>;
  message: string;
  mentions: readonly Mention[];
}
