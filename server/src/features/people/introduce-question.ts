import type { Alumni } from '@alive/contract/people.ts';
import type { Step } from './introduce-facts.ts';
import { questions, step as copy } from './copy/letter.ts';
import { oneOf, spoken, yearOf } from './introduce-words.ts';

/**
 * One question about one step of a person's way, after naming the step as the record has it. The step that the student wants comes first;
 * else a change of direction, a return to study, or how the person began, which is what somebody near to them asks. `short` leaves out what
 * was before. `steps` are oldest first.
 */
export const questionTo = (person: Alumni, steps: readonly Step[], { wanted, isNear, short }: Wish): string => {
  const nameable = steps.filter(({ title, company }) => spoken(title) !== null && spoken(company) !== null);
  const step = wanted !== null && nameable.includes(wanted) ? wanted : chosen(nameable, person.id, isNear);
  if (step === undefined) return withoutSteps(person);
  const before = short ? null : beforeOf(nameable, step);
  const kind: Kind = step === wanted ? 'wanted' : kindOf(nameable, step);
  return `${sayOf(step, before, nameable)} ${oneOf(questions[kind], person.id, 'question') ?? ''}`;
};

function chosen(nameable: readonly Step[], personId: string, isNear: boolean): Step | undefined {
  const changes = nameable.filter((step) => kindOf(nameable, step) === 'changed' || kindOf(nameable, step) === 'study').toReversed();
  const first = nameable.find(({ isFirst }) => isFirst);
  const [one, other] = isNear ? [first, changes[0]] : [changes[0], first];
  const candidates = [one, other, ...nameable.toReversed()].filter((step) => step !== undefined);
  return oneOf(candidates.slice(0, 2), personId, 'step');
}

function kindOf(nameable: readonly Step[], step: Step): Kind {
  if (step.isStudy) return 'study';
  const before = beforeOf(nameable, step);
  if (before === null || step.isFirst) return step.isFirst ? 'first' : 'only';
  return before.function !== null && step.function !== null && before.function !== step.function ? 'changed' : 'next';
}

/** The position that ended when this one began, as far as the record tells; null where both were held together, or there is none. */
function beforeOf(nameable: readonly Step[], step: Step): Step | null {
  const before = nameable[nameable.indexOf(step) - 1];
  if (before === undefined || before.isCurrent) return null;
  // A year alone counts from January at a start and to December at an end, so up to eleven months may seem shared.
  const isShared = before.endMonth !== null && step.startMonth !== null && before.endMonth - step.startMonth > 11;
  return isShared ? null : before;
}

/** What the record says of the step, in one sentence. */
function sayOf(step: Step, before: Step | null, nameable: readonly Step[]): string {
  const title = spoken(step.title) ?? '';
  const company = spoken(step.company) ?? '';
  const year = step.startMonth === null ? null : yearOf(step.startMonth);
  if (before !== null) {
    if (step.isStudy) return copy.study(company, title, year, asPast(before));
    if (before.company === step.company && !before.isStudy) return copy.became(title, company, year, asPast(before));
    if (before.isStudy || isInternship(before)) return copy.joined(company, title, year, asPast(before));
    return copy.went({ title: spoken(before.title) ?? '', company: spoken(before.company) ?? '' }, title, company, year);
  }
  if (step.isFirst && nameable.length > 1) return copy.started(title, company, year);
  return step.isCurrent ? copy.are(title, company, year) : copy.were(title, company, year);
}

function asPast(step: Step): string {
  const company = spoken(step.company) ?? '';
  if (step.isStudy) return copy.studying(company);
  return isInternship(step) ? copy.internship(company) : copy.working(spoken(step.title) ?? '', company);
}

const isInternship = ({ title }: Step): boolean => /\bintern(?:ship)?\b/i.test(title);

/** For records that name no position that can be said. */
function withoutSteps({ role, company, year }: Alumni): string {
  const [title, employer] = [spoken(role), spoken(company)];
  if (title !== null) return copy.workAs(title, employer);
  return employer === null ? copy.firstYear(year) : copy.workAt(employer);
}

type Kind = keyof typeof questions;

interface Wish {
  wanted: Step | null;
  /** Whether both share anything. */
  isNear: boolean;
  short: boolean;
}
