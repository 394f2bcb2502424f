import { setImmediate } from 'node:timers/promises';
import { inRunningText } from '@alive/contract/role-words.ts';
import type { Alumni } from '@alive/contract/people.ts';
import { groupsOf, monthOf } from '#db/people-filter.ts';
import type { PeopleCondition } from '#db/people-tests.ts';
import type { Intent, Plan } from '@alive/language/conditions/intent.ts';
import { peopleConditions } from '#db/people-conditions.ts';
import { planTurn } from '@alive/language/people/turn.ts';
import { fold, wordsOf } from '@alive/language/text/text.ts';
import { remember } from '#platform/kept.ts';
import type { Knowing } from './known.ts';
import { positionFor } from './meets.ts';
import type { PositionRow } from './queries.ts';
import { townIn } from './town.ts';

/**
 * Follow-ups that fit an answer, three at most. Each is read as it will be when it is asked, and is offered where it adds conditions that some
 * of those shown meet and others do not.
 */
export const suggestionsFor = async (answer: Answer): Promise<string[]> => {
  const { plan, people } = answer;
  // The rows before keep their numbers while one of them is mentioned.
  const like = plan.view?.list == null ? 'People like the first one' : 'People like them';
  if (people.length < 2) return people.length === 1 && plan.strategy !== 'similar' ? [like] : [];
  const good: string[] = [];
  for (const text of candidates(answer)) {
    if (good.length === 3) break;
    const next = await planOf(text, answer);
    if (next.strategy === 'none' || next.leftOut.length > 0) continue;
    if (narrows(next.intent, answer) || reorders(next.intent, plan.intent)) good.push(text);
  }
  return good;
};

/**
 * How a follow-up is read after the answer. It is kept for all who ask the same: of those shown only namesakes of its words, and of the student
 * only their school change what it means. While one is read, others have their turn.
 */
async function planOf(text: string, { plan: { intent }, people, knowing: { known, plans } }: Answer): Promise<Plan> {
  const said = namesIn(text);
  const namesakes = people.flatMap(({ name }) => (namesIn(name).some((word) => said.includes(word)) ? name : []));
  const key = JSON.stringify([text, intent, namesakes, known.now.toDateString(), /\bmy\b/.test(text) && known.student.school]);
  const kept = plans.get(key);
  if (kept !== undefined) return kept;
  await setImmediate();
  const next = await planTurn(text, { intent, shown: people.map(({ id, name }) => ({ id, name })) }, known);
  remember(plans, key, next, mostKept);
  return next;
}

const namesIn = (text: string): string[] => wordsOf(fold(text)).map((word) => word.text);

const mostKept = 500;

/** Whether what is asked for is what was asked before and something more, which some of those shown meet. */
function narrows({ conditions }: Intent, { plan, people, careers, knowing, now }: Answer): boolean {
  const before = new Set(plan.intent.conditions.map(({ id }) => id));
  const added = conditions.filter(({ id }) => !before.has(id));
  if (added.length === 0 || conditions.length - added.length < before.size) return false;
  const tests = peopleConditions(added, knowing.known);
  const met = people.filter((person, at) => tests.every((test) => isMet(test, person, careers[at] ?? [], now)));
  return met.length > 0 && met.length < people.length;
}

const reorders = (next: Intent, before: Intent): boolean =>
  next.sort !== null &&
  (next.sort.by !== before.sort?.by || next.sort.descending !== before.sort.descending) &&
  next.conditions.length === before.conditions.length;

/** As far as suggestions go. */
function isMet(condition: PeopleCondition, { major, school }: Alumni, career: readonly PositionRow[], now: Date): boolean {
  const { test, negated } = condition;
  if (negated) return false;
  if (test.on === 'major') return major !== null && test.majors.some((name) => name.toLowerCase() === major.toLowerCase());
  if (test.on === 'school') return school !== null && test.schools.includes(school.toLowerCase());
  const [group] = groupsOf([condition]);
  return group !== undefined && positionFor(group, career, monthOf(now)) !== null;
}

function candidates({ plan, people, careers, total, knowing }: Answer): string[] {
  const asked = (field: string) => plan.intent.conditions.some((one) => one.field === field);
  const { major, school } = knowing.known.student;
  const now = careers.flatMap((career) => career.findLast(({ isCurrent }) => isCurrent) ?? []);
  const before = careers.flatMap((career) =>
    new Set(career.filter(({ isCurrent, isStudy }) => !isCurrent && !isStudy).flatMap((one) => one.function ?? [])).values().toArray(),
  );
  const town = commonest(
    now.flatMap(({ location }) => (location === null ? [] : townIn(location))),
    people.length,
  );
  const field = commonest(
    people.flatMap((one) => one.major ?? []),
    people.length,
  );
  const own = now.flatMap((one) => one.function ?? []);
  const work =
    commonest(
      before.filter((name) => !own.includes(name)),
      people.length,
    ) ?? commonest(before, people.length);
  const industry = commonest(
    now.flatMap((one) => one.industry ?? []),
    people.length,
  );
  return [
    ...(asked('place') || town === null ? [] : [`Only those in ${town}`]),
    ...(asked('school') || school === null ? [] : ['Only those from my school']),
    ...(asked('major') || major === null ? [] : [`Only those who studied ${major}`]),
    ...(asked('sequence') || work === null ? [] : [`Only those who used to work in ${inRunningText(work)}`]),
    ...(asked('industry') || industry === null ? [] : [`Only those in the ${inRunningText(industry)} industry`]),
    ...(asked('major') || field === null ? [] : [`Only ${field} majors`]),
    ...(total > 3 && plan.intent.sort === null ? ['Most recent graduates first'] : []),
  ];
}

/** What most have, where it is more than one and not all. */
function commonest(names: readonly string[], of: number): string | null {
  const counts = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));
  const [first] = counts
    .filter(({ count }) => count > 1 && count < of)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  return first?.name ?? null;
}

interface Answer {
  plan: Plan;
  people: readonly Alumni[];
  /** Of each of the people, oldest position first. */
  careers: readonly PositionRow[][];
  total: number;
  knowing: Knowing;
  now: Date;
}
