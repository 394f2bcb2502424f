import { quotables, isQuotable } from '#listening/quotable.ts';
import type { Facts } from '#listening/facts.ts';
import { capital, wordCount } from '#listening/grammar.ts';
import { roleLike } from '#listening/titles.ts';
import type { Understood } from '#listening/told.ts';
import { outs } from './aims.ts';
import { chooseBy } from './phrase-grammar.ts';
import { onBoth, onDislike, onLiking, onTelling } from './remark-deeds.ts';
import { onCircumstance, onLimits, onSurroundings } from './remark-life.ts';
import { onEmployers, onFields, onRefusals, onRoles } from './remark-work.ts';
import { tellingOf } from './telling.ts';
import { traitOf } from './traits.ts';

/**
 * What an adviser would say to what was just told, best first: about its one most telling thing, what that shows, fits or means for
 * work. Empty where nothing in it can be said back cleanly: a question is better then.
 * @param before what was known before
 * @param message the whole message, for what its other words say about the phrase
 */
export function remarks(told: Understood, before: Facts, message = ''): string[] {
  const { facts } = told;
  const [liked] = tellingOf(facts, ['loved', 'did']);
  const [disliked] = tellingOf(facts, ['hated'], 6);
  const out = quotables(outs(facts.refused), 2).filter((thing) => wordCount(thing) <= 5);
  const fresh = facts.circumstances.filter(
    ({ kind, said }) => kind !== 'grief' && !before.circumstances.some((known) => known.said === said),
  );
  const evidence = tellingOf(joined(facts, before), ['loved', 'did'], 8);
  const roles = onRoles(facts.roles, out, evidence);
  const people = facts.people.filter((phrase) => isQuotable(phrase) && wordCount(phrase) <= 9 && !roleLike.test(phrase));
  return [
    ...(told.corrects || told.denies ? corrected(told) : []),
    ...fresh.slice(0, 1).flatMap(onCircumstance),
    ...roles,
    ...(liked && disliked && wordCount(liked) + wordCount(disliked) <= 11 ? onBoth(liked, disliked) : []),
    ...((liked === undefined || traitOf(liked) === null) && disliked === undefined ? told.tellings.slice(0, 3).flatMap(onTelling) : []),
    ...(liked ? onLiking(liked, tellingOf(before, ['loved', 'did']), facts.hated.length > 0 ? '' : message) : []),
    ...onFields(
      facts.fields.filter(({ said }) => !isName(said, message)),
      out,
    ),
    ...onEmployers(facts.companies.slice(0, 3), [...facts.roles, ...before.roles]),
    ...(people.length > 0 && facts.hated.length > 0 ? onSurroundings(people.slice(0, 2), []) : []),
    ...(disliked ? onDislike(disliked) : []),
    ...onSurroundings(people.slice(0, 2), quotables(facts.shun, 1)),
    ...onLimits(facts.limits.filter((limit) => wordCount(limit) <= 12)),
    ...(out.length > 0 ? onRefusals(out) : []),
  ];
}

/** Whether the student wrote several words with capitals, as a name: "Hennepin Healthcare" is no field. */
const isName = (said: string, message: string): boolean => {
  const at = message.toLowerCase().indexOf(said.toLowerCase());
  return at >= 0 && /^\p{Lu}\S* \p{Lu}/u.test(message.slice(at, at + said.length));
};

/** A mistake owned in a few words, with what holds instead. */
function corrected({ facts, swaps, unsaid, takenBack, denies }: Understood): string[] {
  const [swap] = swaps;
  const gone = swap?.from ?? quotables([...unsaid, ...takenBack], 1)[0];
  const now = [
    ...(swap ? [swap.to] : []),
    ...facts.roles.map(({ said }) => said),
    ...facts.fields.map(({ said }) => said),
    ...facts.companies,
    ...tellingOf(facts, ['loved', 'did'], 6),
  ].find((thing) => thing !== gone && isQuotable(thing));
  if (!gone || wordCount(gone) > 6)
    return now && denies
      ? chooseBy([`You said ${now}, and I missed it.`, `${capital(now)}: I have it now.`, `I lost ${now}; it is back.`], now)
      : [];
  return now
    ? chooseBy(
        [`My mistake: ${now}, not ${gone}.`, `${capital(now)}, then, and ${gone} is struck.`, `I misread that; ${now} it is.`],
        now,
        gone,
      )
    : chooseBy([`My mistake, ${gone} is struck.`, `I misread that: no ${gone}.`, `Sorry, ${gone} comes out again.`], gone);
}

const joined = (one: Facts, other: Facts): Facts => ({
  ...one,
  loved: [...one.loved, ...other.loved],
  did: [...one.did, ...other.did],
  details: [...one.details, ...other.details],
});
