import { describe, expect, it } from 'vitest';
import { knownForTests } from '@alive/language/people/plan.testing.ts';
import { roles } from '@alive/language/titles/roles.ts';
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

  it('says which of several jobs it took', () => {
    expect(asked('doctor or nurse').notes).toEqual(['You named several jobs. This is the path to the first, “doctor”.']);
    expect(asked('work at Google or Stripe').notes).toEqual(['You named several employers. This is the path to Google.']);
    expect(asked('engineer').notes).toEqual(['I took “engineer” to mean everyone in engineering.']);
    expect(asked('pm').notes).toEqual([]);
  });

  it.each([
    ['chef in Boston', ['Boston']],
    ['I want to be a doctor in a walkable city', ['walkable']],
    ['pm at a climate startup', ['climate', 'startup']],
    ['switch from accounting into product management', ['accounting']],
    ['teacher who surfs', ['surfs']],
    ['doctor, not a surgeon', []],
    ['doctor or nurse', []],
    ['when I grow up I want to be a vet', []],
    ["I'd love to be a data scientist one day, please", []],
    ['softwear enginer at Stripe', []],
  ])('names what it made nothing of in “%s”', (query, unused) => expect(asked(query).unused).toEqual(unused));

  it('takes an internship for no dream', () => {
    expect(readDream('intern', known)).toBeNull();
    expect(chips('software engineering intern')).toEqual(['Has been Software Engineer']);
  });

  it('finds jobs by the role, the field, the employer or the title', () => {
    expect(asked('nurse').jobs).toMatchObject({ roles: ['Nurse'] });
    expect(asked('something in marketing').jobs).toMatchObject({ functions: ['Marketing'] });
    expect(asked('falconer').jobs).toMatchObject({ roles: ['Falconer'] });
    expect(asked('work at Google').jobs).toMatchObject({ companies: ['Google'] });
  });

  it('takes long and odd texts in its stride', () => {
    const texts = ['a '.repeat(150), 'become '.repeat(40), '<'.repeat(300), 'dream '.repeat(50), '('.repeat(200), 'from a to '.repeat(30)];
    for (const text of texts) expect(() => readDream(text.slice(0, 300), known)).not.toThrow();
  });
});
