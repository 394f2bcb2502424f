import type { Condition } from '@alive/contract/conditions.ts';
import type { Job } from '@alive/contract/jobs.ts';
import { figure } from '@alive/language/conditions/facts.ts';
import { showHeldBack } from '#platform/copy.ts';
import { fieldOf } from '@alive/language/conditions/registry.ts';

/** Two or three messages that fit after a selection; each is one that `interpret` understands. */
export function suggestionsFor(
  total: number,
  jobs: readonly Job[],
  heldBack: number,
  answers: readonly string[],
  visas: boolean,
): string[] {
  const silent = visas && jobs.some((job) => job.sponsorship === 'yes') && jobs.some((job) => job.sponsorship !== 'yes');
  return [
    heldBack > 0 ? toShowHeldBack(heldBack) : '',
    ...answers.slice(0, 2),
    total > jobs.length ? 'Show more' : '',
    jobs.length === 1 ? 'Tell me more about it' : '',
    jobs.length > 1 ? 'Compare the first two' : '',
    silent ? 'Which of these sponsor visas?' : 'Why the first?',
  ]
    .filter((text) => text !== '')
    .slice(0, 3);
}

export const toShowSilent = 'Also the ones that don’t say';

export const toShowHeldBack = (heldBack: number) =>
  `${showHeldBack.before} ${heldBack === 1 ? 'one' : figure(heldBack)} ${showHeldBack.after}`;

/** What a student could say to let go of each condition, the least telling first. */
export function dropsOf(conditions: readonly Condition[]): string[] {
  const rank = (condition: Condition) => order.indexOf(condition.field);
  const positive = [...conditions].filter((one) => one.op !== 'not').sort((a, b) => rank(a) - rank(b));
  const several = (one: Condition) => positive.filter((other) => fieldOf(other) === fieldOf(one)).length > 1;
  return [...new Set(positive.map((one) => (several(one) ? (dropsAll[fieldOf(one)] ?? dropOf(one)) : dropOf(one))))];
}

/** What lets go of several values of a field at once. */
const dropsAll: Partial<Record<Condition['field'], string>> = {
  place: 'Any place',
  role: 'Any kind of work',
  company: 'Any company',
  industry: 'Any industry',
};

function dropOf(condition: Condition): string {
  switch (condition.field) {
    case 'pay':
      return 'Any pay';
    case 'level':
      return 'Any level';
    case 'sponsorship':
      return 'Forget the visa thing';
    case 'clearance':
      return 'Forget the clearance';
    case 'year':
      return 'Any season';
    case 'text':
      return 'Drop the keywords';
    case 'remote':
      return condition.value === true ? 'Drop remote' : 'Any place';
    default:
      return `Drop ${condition.label}`;
  }
}

const order: readonly string[] = [
  'place',
  'remote',
  'text',
  'company',
  'skill',
  'pay',
  'year',
  'industry',
  'level',
  'clearance',
  'sponsorship',
  'role',
  'function',
];
