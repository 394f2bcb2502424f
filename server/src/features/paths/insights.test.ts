import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights.ts';

const told = { name: 'Product Manager', isOfPeople: true, isAtEmployer: false, notes: [] };
const none = { alumni: 6000, total: 0, atOnce: 0, dated: 0, medianYears: null, majors: [], firstRoles: [], employers: [], sequences: [] };

describe('what the numbers say', () => {
  it('is said with of how many it is', () => {
    const text = insightsOf(
      told,
      {
        alumni: 6000,
        total: 1412,
        atOnce: 38,
        dated: 1390,
        medianYears: 1,
        majors: [
          { name: 'Major not stated', count: 90 },
          { name: 'Economics', count: 61 },
        ],
        firstRoles: [
          { name: 'UX Designer', count: 40 },
          { name: 'Data Analyst', count: 33 },
        ],
        employers: [{ name: 'Google', count: 12 }],
        sequences: [
          { steps: ['Product Manager'], count: 38 },
          { steps: ['Data Analyst', 'Product Manager'], count: 21 },
        ],
      },
      [],
    );
    expect(text).toBe(
      'Of the 6,000 alumni we may show, 1,412 have been product managers. The median time from the beginning of work to it is 1 year, based on ' +
        '1,390 of 1,412 alumni with dated histories. 38 of the 1,412 began with it. Of the 1,412, the commonest majors are Economics (61). Their commonest ' +
        'first jobs were UX designer (40) and data analyst (33). They came to it most often at Google (12). The commonest way was data analyst, ' +
        'then product manager: 21 took exactly these steps.',
    );
  });

  it('is careful where there are one or two', () => {
    expect(insightsOf(told, { ...none, total: 1, dated: 1, medianYears: 4 }, [])).toBe(
      'Of the 6,000 alumni we may show, 1 has been a product manager: too few to speak of a usual way, so look at that one below.',
    );
    expect(insightsOf(told, { ...none, total: 2 }, [])).toContain(
      '2 have been product managers: too few to speak of a usual way, so look at each below.',
    );
  });

  it('says that nobody was there, and what is near', () => {
    expect(insightsOf({ ...told, name: 'Economist' }, none, [{ name: 'Data Analyst', count: 3 }])).toBe(
      'None of the 6,000 alumni we may show has been an economist, so no path was seen. The nearest role that does have one is data analyst (3).',
    );
    expect(insightsOf({ ...told, name: 'Falconer' }, none, [])).toBe(
      'None of the 6,000 alumni we may show has been a falconer, so there is no path to show, and no role here is near it. A broader word for the same work may have one.',
    );
    expect(insightsOf(told, { ...none, alumni: 0 }, [])).toBe(
      'There are no alumni here yet whom we may show, so there is no path to count.',
    );
  });

  it('keeps the names of employers and abbreviations, and says fields as they are said', () => {
    const at = (name: string, isOfPeople = true) => insightsOf({ ...told, name, isOfPeople }, none, []);
    expect(at('VP of Engineering')).toContain('a VP of engineering,');
    expect(at('HR Coordinator at Goldman Sachs')).toContain('an HR coordinator at Goldman Sachs,');
    expect(at('UX Designer')).toContain('has been a UX designer,');
    expect(at('Job in Human Resources', false)).toContain('has had a job in human resources,');
    expect(at('Job at Google', false)).toContain('has had a job at Google,');
  });

  it('says that no dates tell, and that all began with it', () => {
    const text = insightsOf(told, { ...none, total: 5, atOnce: 5 }, []);
    expect(text).toContain('Nobody’s dates tell how long it took. All 5 began with it.');
  });
});
