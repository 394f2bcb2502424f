import { describe, expect, it } from 'vitest';
import { knownForTests } from '#testing/intent.testing.ts';
import { roles } from '#language/roles.ts';
import { type Dream, readDream } from './dream.ts';
import { wordings } from '#fixtures/paths/dreams.ts';

const known = await knownForTests(['Google', 'Stripe', 'Apple', 'McKinsey & Company', 'The New York Times']);
const asked = (query: string): Dream => {
  const dream = readDream(query, known);
  if (dream === null) throw new Error(`Nothing was read in “${query}”.`);
  return dream;
};
const chips = (query: string) => asked(query).conditions.map(({ label }) => label);

describe('reading a dream job', () => {
  it.each(wordings)('understands “%s”', (query, role) => {
    expect(readDream(query, known)?.role ?? null).toBe(role);
  });

  it('reads every role of the list by its own name, alone and wished for', () => {
    const wrong = roles.flatMap(({ role }) =>
      [role, role.toLowerCase(), `I want to be a ${role.toLowerCase()} someday`].filter((query) => readDream(query, known)?.role !== role),
    );
    expect(wrong).toEqual([]);
  });

  it('makes rung and employer conditions of the same position', () => {
    expect(chips('senior product manager at Stripe')).toEqual(['Has been Product Manager', 'Has been Senior', 'Has been at Stripe']);
    expect(asked('senior product manager at Stripe').name).toBe('Senior Product Manager at Stripe');
    expect(chips('VP of engineering')).toEqual(['Has been VP of Engineering']);
    expect(chips('work at Google')).toEqual(['Has been at Google']);
    expect(asked('work at Google').isTitle).toBe(false);
  });

  it('says what it left aside', () => {
    expect(asked('doctor or nurse').notes).toEqual(['You named several jobs; this is the way to the first, “doctor”.']);
    expect(asked('chef in Boston').notes).toEqual(['Of “Boston” nothing is counted here, only the job itself.']);
    expect(asked('pm').notes).toEqual([]);
  });

  it('takes an internship for no dream', () => {
    expect(readDream('intern', known)).toBeNull();
    expect(chips('software engineering intern')).toEqual(['Has been Software Engineer']);
  });

  it('finds jobs by the role, the field, the employer or the title', () => {
    expect(asked('nurse').jobs).toMatchObject({ roles: ['Registered Nurse'] });
    expect(asked('something in marketing').jobs).toMatchObject({ functions: ['Marketing'] });
    expect(asked('falconer').jobs).toMatchObject({ roles: [], titles: ['Falconer'] });
    expect(asked('work at Google').jobs).toMatchObject({ companies: ['Google'] });
  });

  it('takes long and odd texts in its stride', () => {
    const texts = ['a '.repeat(150), 'become '.repeat(40), '<'.repeat(300), 'dream '.repeat(50), '('.repeat(200), 'from a to '.repeat(30)];
    for (const text of texts) expect(() => readDream(text.slice(0, 300), known)).not.toThrow();
  });
});
