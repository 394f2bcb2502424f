import { topics, type Topic } from '#listening/facts.ts';
import type { Understood } from '#listening/told.ts';
import type { InterviewState } from './state.ts';

/**
 * What to ask next, or null when nothing is left: the open topic that counts most now. The order of the plan decides, and beside it what
 * was just said: after people come roles, after a role its employers, after something hated what was liked.
 * @param most how many student messages an interview takes
 */
export function nextTopic(state: InterviewState, told: Understood | null, most: number): Topic | null {
  const open = topics.filter((topic) => !state.closed.includes(topic));
  const left = most - state.messages;
  // Where turns run short the least telling topics fall away.
  let plan = [...open];
  for (const topic of expendable) if (plan.length > left) plan = plan.filter((other) => other !== topic);
  const near = told === null ? [] : neighbours(told);
  const [best] = plan.toSorted((a, b) => weight(b, near) - weight(a, near));
  return best ?? null;
}

const weight = (topic: Topic, near: readonly Topic[]): number =>
  (topics.length - topics.indexOf(topic)) * 2 + (near.includes(topic) ? 3 : 0);

/** What lies next to what was just told. */
function neighbours({ facts }: Understood): Topic[] {
  if (facts.companies.length > 0) return ['roles', 'limits'];
  if (facts.roles.length + facts.fields.length > 0) return ['companies'];
  if (facts.people.length + facts.shun.length > 0) return ['roles'];
  if (facts.loved.length > 0 && facts.hated.length === 0) return ['loved'];
  if (facts.hated.length > 0) return facts.loved.length > 0 ? ['people'] : ['loved', 'people'];
  return [];
}

const expendable: readonly Topic[] = ['hated', 'loved', 'companies', 'energy'];
