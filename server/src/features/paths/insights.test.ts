import { describe, expect, it } from 'vitest';
import { insightsOf } from './insights.ts';

const goal = { name: 'Product Manager', isOfPeople: true, isTitle: true, notes: [] };
const none = { alumni: 6000, total: 0, ways: [], firstRoles: [] };
const way = (first: string, before: string, count: number) => ({ major: 'Economics', first, before, count });
const said = (first: string, before: string, name = 'Attorney') =>
  insightsOf({ ...goal, name }, { ...none, total: 24, ways: [way(first, before, 10), way('Chef', 'Waiter', 2)] }, []);

describe('what the numbers say', () => {
  it('is one sentence with the steps that most people took', () => {
    expect(said('Field Technician', 'Master’s degree')).toBe(
      'People most often start as field technicians, then get a master’s degree (10 of 24 alumni).',
    );
    expect(said('Data Analyst', 'UX Designer')).toBe(
      'People most often start as data analysts, then work as UX designers (10 of 24 alumni).',
    );
    expect(said('Data Analyst', 'MBA')).toBe('People most often start as data analysts, then get an MBA (10 of 24 alumni).');
    expect(said('Research Assistant', 'PhD')).toBe('People most often start as research assistants, then get a PhD (10 of 24 alumni).');
    expect(said('Paralegal', 'Law school and MBA')).toBe(
      'People most often start as paralegals, then go to law school and get an MBA (10 of 24 alumni).',
    );
  });

  it('names a degree that came first, and nothing between where there was nothing', () => {
    expect(said('Law school', 'Law Clerk')).toBe('People most often go to law school first, then work as law clerks (10 of 24 alumni).');
    expect(said('Law school', 'No step in between')).toBe(
      'People most often go to law school first, then become attorneys (10 of 24 alumni).',
    );
    expect(said('Paralegal', 'No step in between')).toBe('People most often start as paralegals, then become attorneys (10 of 24 alumni).');
    expect(said('Attorney', 'No step in between')).toBe('People most often start right away as attorneys (10 of 24 alumni).');
    const field = { ...goal, name: 'Job in Marketing', isOfPeople: false, isTitle: false };
    expect(insightsOf(field, { ...none, total: 24, ways: [way('Copywriter', 'No step in between', 10)] }, [])).toBe(
      'People most often start as copywriters (10 of 24 alumni).',
    );
  });

  it('adds up who studied different things, and claims no common way of fewer than three', () => {
    const ways = [
      way('Data Analyst', 'MBA', 2),
      { ...way('Data Analyst', 'MBA', 2), major: 'Music' },
      way('Consultant', 'No step in between', 3),
    ];
    expect(insightsOf(goal, { ...none, total: 7, ways }, [])).toContain('start as data analysts, then get an MBA (4 of 7 alumni).');
    const apart = [way('Data Analyst', 'MBA', 2), way('Data Analyst', 'No step in between', 2), way('Chef', 'Waiter', 1)];
    expect(insightsOf(goal, { ...none, total: 5, ways: apart, firstRoles: [{ name: 'Data Analyst', count: 4 }] }, [])).toBe(
      'People most often start as data analysts (4 of 5 alumni), and then their paths differ.',
    );
    expect(insightsOf(goal, { ...none, total: 5, ways: apart }, [])).toBe(
      '5 alumni became product managers, and they took many different paths.',
    );
  });

  it('says "most often" of a tenth or more only, and names no path that is as common as another', () => {
    const rare = insightsOf(goal, { ...none, total: 400, ways: [way('Data Analyst', 'MBA', 3), way('Chef', 'Waiter', 2)] }, []);
    expect(rare).toBe('Most often, they start as data analysts, then get an MBA (3 of 400 alumni).');
    const tied = { ...none, total: 9, ways: [way('Data Analyst', 'MBA', 3), way('Chef', 'Waiter', 3)] };
    expect(insightsOf(goal, tied, [])).toBe('9 alumni became product managers, and they took many different paths.');
  });

  it('is careful where there are one or two', () => {
    expect(insightsOf(goal, { ...none, total: 1 }, [])).toBe('1 alum became a product manager. Their path is below.');
    expect(insightsOf(goal, { ...none, total: 2 }, [])).toBe('2 alumni became product managers. Their paths are below.');
    expect(insightsOf({ ...goal, name: 'Job in Marketing', isOfPeople: false, isTitle: false }, { ...none, total: 2 }, [])).toBe(
      '2 alumni had a job in marketing. Their paths are below.',
    );
  });

  it('says that there is no one, and what is near', () => {
    expect(insightsOf({ ...goal, name: 'Economist' }, none, [{ name: 'Data Analyst', count: 3 }])).toBe(
      'No alumni have become economists yet. The closest job is “data analyst” (3 alumni).',
    );
    expect(insightsOf({ ...goal, name: 'Falconer' }, none, [])).toBe('No alumni have become falconers yet. Try a more general job title.');
    expect(insightsOf(goal, { ...none, alumni: 0 }, [])).toBe('There are no alumni here yet, so there’s no path to show.');
  });

  it('keeps the names of employers and abbreviations, and what is noted of the question', () => {
    const text = (name: string) => insightsOf({ ...goal, name, notes: ['Noted.'] }, { ...none, total: 2 }, []);
    expect(text('Product Manager at The New York Times')).toBe(
      'Noted. 2 alumni became product managers at The New York Times. Their paths are below.',
    );
    expect(text('VP of Sales')).toContain('2 alumni became VPs of sales.');
  });
});
