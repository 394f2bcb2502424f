import type { Alumni } from '@alive/contract/people.ts';
import type { Step } from './introduce-facts.ts';
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
  return `${tell(step, before, nameable)} ${oneOf(questions[kind], person.id, 'question') ?? ''}`;
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
function tell(step: Step, before: Step | null, nameable: readonly Step[]): string {
  const title = spoken(step.title) ?? '';
  const company = spoken(step.company) ?? '';
  const when = step.startMonth === null ? '' : ` in ${yearOf(step.startMonth)}`;
  if (before !== null) {
    if (step.isStudy) return `I saw that you went to ${company} as ${title}${when}, after ${asPast(before)}.`;
    if (before.company === step.company && !before.isStudy)
      return `I saw that you became ${title} at ${company}${when}, after ${asPast(before)}.`;
    if (before.isStudy || isInternship(before)) return `I saw that you joined ${company} as ${title}${when}, after ${asPast(before)}.`;
    return `I saw that you went from ${spoken(before.title) ?? ''} at ${spoken(before.company) ?? ''} to ${title} at ${company}${when}.`;
  }
  if (step.isFirst && nameable.length > 1) return `I saw that you started out as ${title} at ${company}${when}.`;
  if (!step.isCurrent) return `I saw that you were ${title} at ${company}${when}.`;
  return step.startMonth === null
    ? `I saw that you are ${title} at ${company}.`
    : `I saw that you have been ${title} at ${company} since ${yearOf(step.startMonth)}.`;
}

function asPast(step: Step): string {
  const at = ` at ${spoken(step.company) ?? ''}`;
  if (step.isStudy) return `studying${at}`;
  return isInternship(step) ? `an internship${at}` : `working as ${spoken(step.title) ?? ''}${at}`;
}

const isInternship = ({ title }: Step): boolean => /\bintern(?:ship)?\b/i.test(title);

/** For records that name no position that can be said. */
function withoutSteps({ role, company, year }: Alumni): string {
  const [title, employer] = [spoken(role), spoken(company)];
  if (title !== null)
    return `I saw that you work as ${title}${employer === null ? '' : ` at ${employer}`}. How did you first come to this work?`;
  if (employer !== null) return `I saw that you work at ${employer}. How did you first come to this work?`;
  return `What did you do in the first year after you finished${year === null ? '' : ` in ${year}`}, and would you do it again?`;
}

const questions: Readonly<Record<Kind, readonly string[]>> = {
  wanted: [
    'What do you think made that step possible?',
    'What did you have to show before they took you?',
    'If you had to make that step again today, what would you do first?',
    'How did that come about, and what helped most?',
  ],
  changed: [
    'What carried over from your earlier work, and what did you have to learn from scratch?',
    'What drew you to the new role?',
    'How did you make the case for yourself?',
  ],
  next: ['How did that step come about?', 'What changed most in your day-to-day work?', 'What told you it was time to move?'],
  study: [
    'How did you decide that going back to study was worth it?',
    "What did you hope to get from it that work couldn't give you?",
    'Looking back, was that the right moment for it?',
  ],
  first: [
    'How did you find that first job?',
    "What did your first year there teach you that studying hadn't?",
    'Would you start in the same place again?',
  ],
  only: [
    'What does the work ask of you that nobody tells you beforehand?',
    'How did you get into it?',
    'What would you tell someone who wants to start there?',
  ],
};

type Kind = 'wanted' | 'changed' | 'next' | 'study' | 'first' | 'only';

interface Wish {
  wanted: Step | null;
  /** Whether both share anything. */
  isNear: boolean;
  short: boolean;
}
