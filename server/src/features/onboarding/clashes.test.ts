import { describe, expect, it } from 'vitest';
import { hold } from '#testing/interview.testing.ts';
import type { Student } from './student.ts';

const base = {
  who: 'somebody who wants two things',
  name: 'Quinn',
  major: 'Computer Science',
  school: 'Duke University',
  must: [],
  mustNot: { lists: /$^/ },
};

/** The turn that names a contradiction, and what came of it. */
function asked(says: string[], form: Partial<Student> = {}, places: string[] = []) {
  const held = hold({ ...base, places, answers: {}, says }, form);
  const at = held.turns.findIndex((turn) => /“.*“|the form/i.test(turn.replace(/^.*?“skip”/, '')));
  return { ...held, turn: at < 0 ? null : held.turns[at] };
}

describe('contradictions', () => {
  it('asks once, kindly, with both sides in the words of the student', () => {
    const { turn, turns } = asked(['chess', 'the chess club', 'skip', 'small teams', 'analyst', 'a big company', 'small teams', 'no']);
    expect(turn).toMatch(/“small teams”/);
    expect(turn).toMatch(/“big company”/);
    expect(turns.filter((text) => text.includes('“small teams”'))).toHaveLength(1);
  });

  it('holds an employer against the industry that was refused, and lets the answer decide', () => {
    const says = ['chess', 'the chess club', 'skip', 'quiet people', 'data analyst, not finance', 'Goldman Sachs or Figma'];
    const first = asked([...says, 'no finance, drop Goldman', "that's all"]);
    expect(first.turn).toMatch(/“no finance”.*“Goldman Sachs”/);
    expect(first.profile.target_companies).toEqual(['Figma']);
    const second = asked([...says, 'Goldman Sachs', "that's all"]);
    expect(second.profile.target_companies).toContain('Goldman Sachs');
    expect(second.profile.summary).not.toMatch(/ruled out finance/);
  });

  it('knows an employer by the trade that was refused, and leaves a hospital open to somebody who will not nurse', () => {
    const says = ['chess', 'the chess club', 'skip', 'quiet people'];
    expect(asked([...says, 'data analyst, not oil', 'Chevron or Figma', 'Figma']).turn).toMatch(/“no oil”.*“Chevron”/);
    expect(asked([...says, 'physical therapist, not nursing', 'Mayo Clinic', 'no']).turn).toBeNull();
  });

  it('holds a role against the work that was refused', () => {
    const { turn } = asked(['chess. I hate coding', 'the chess club', 'quiet people', 'software engineer', 'no coding']);
    expect(turn).toMatch(/coding.*software engineer/i);
  });

  it('asks about work behind a clearance where the form has a visa', () => {
    const { turn } = asked(['radios', 'the antenna lab', 'skip', 'quiet people', 'engineer', 'Lockheed Martin', 'keep it'], {
      needsVisa: true,
    });
    expect(turn).toMatch(/Lockheed Martin.*clearance|visa.*Lockheed Martin/);
  });

  it('asks about full-time work where the form has internships', () => {
    const { turn } = asked(['chess', 'the chess club', 'skip', 'quiet people', 'data analyst, full time please', 'full-time']);
    expect(turn).toMatch(/internships.*full-time work/);
  });

  it('asks about a region refused where the form has a place in it', () => {
    const { turn } = asked(['chess', 'the chess club', 'skip', 'quiet people', 'data analyst', 'Figma', 'never the East Coast'], {}, [
      'Boston, MA',
    ]);
    expect(turn).toMatch(/Boston.*East Coast/);
  });

  it('sees none where everything fits', () => {
    expect(
      asked(['chess', 'the chess club', 'skip', 'small teams', 'data analyst', 'Figma, a small company', 'no travel']).turn,
    ).toBeNull();
  });
});
