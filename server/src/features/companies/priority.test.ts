import { describe, expect, it } from 'vitest';
import { middleOf, priorityOf, priorityReason } from './score.ts';

const middle = { early: 40, score: 61 };
const of = (early: number, score: number, given: number | null = null) => ({ early, score, given });

describe('the priority of a company', () => {
  it('is first where jobs and score reach the middle of the list, second where one does, third where neither does', () => {
    expect([of(40, 61), of(39, 61), of(500, 60), of(39, 60)].map((one) => priorityOf(one, middle))).toEqual([1, 2, 2, 3]);
  });

  it('is what the list gives, whatever the numbers are', () => {
    expect([1, 2, 3, 4, 5].map((given) => priorityOf(of(0, 0, given), middle))).toEqual([1, 2, 3, 4, 5]);
    expect(priorityReason(of(500, 90, 5), middle)).toBe('Priority 5 out of 5, set by the people who run this list.');
  });

  it('never comes from having nothing, even in a list where nobody has anything', () => {
    const nothing = [of(0, 0), of(0, 0), of(0, 0)];
    expect(priorityOf(of(0, 0), middleOf(nothing))).toBe(3);
    expect(middleOf([])).toEqual({ early: 0, score: 0 });
  });

  it('takes as the middle what at least half of the list reaches', () => {
    expect(middleOf([of(1, 90), of(5, 10), of(3, 50)])).toEqual({ early: 3, score: 50 });
    expect(middleOf([of(1, 90), of(5, 10), of(3, 50), of(100, 0)])).toEqual({ early: 5, score: 50 });
  });

  it('is stated in a sentence with its numbers', () => {
    expect([of(64, 71), of(1640, 51), of(1, 70), of(0, 9)].map((one) => priorityReason(one, middle))).toEqual([
      'Priority 1 out of 5, because 64 internships or new grad roles are open and the alumni score is 71. Both are at or above the typical company, which has 40 roles and a score of 61.',
      'Priority 2 out of 5, because 1,640 internships or new grad roles are open and the alumni score is 51. There are plenty of roles, but the score is lower than most. The typical company has 40 roles and a score of 61.',
      'Priority 2 out of 5, because 1 internship or new grad role is open and the alumni score is 70. The score is good, but there are fewer roles than at most companies. The typical company has 40 roles and a score of 61.',
      'Priority 3 out of 5, because no internships or new grad roles are open and the alumni score is 9. Both are below the typical company, which has 40 roles and a score of 61.',
    ]);
  });
});
