import { describe, expect, it } from 'vitest';
import type { JobFilter } from '#job-index/filter.ts';
import { withTitles as filled } from './titles.ts';

const withTitles = (filter: JobFilter): JobFilter => filled(filter);

it.each(['Gardener', 'Florist', 'Carpenter'])('looks for a %s by the occupation where its stem may name a department', (role) => {
  const { titles, occupations } = withTitles({ roles: [role] });
  expect(occupations?.length).toBeGreaterThan(0);
  expect(titles).toEqual(role.endsWith('er') ? [] : [role]);
});

describe('a field of work', () => {
  it.each([
    ['Collections Management', 'Collections Manager'],
    ['Land Use Planning', 'Land Use Planner'],
    ['Literary Editing', 'Literary Editor'],
    ['Grain Trading', 'Grain Trader'],
    ['Estate Planner', 'Estate Planning'],
    ['Energy Trader', 'Energy Trading'],
    ['Audience Research', 'Audience Researcher'],
  ])('is found in titles by its own name and by who does it: %s', (asked, other) => {
    expect(withTitles({ roles: [asked] }).titles).toEqual(expect.arrayContaining([asked, other]));
  });

  it.each([
    ['Strategy Consulting', 'Consultant'],
    ['Brand Marketing', 'Marketing Specialist'],
    ['Corporate Finance', 'Financial Analyst'],
  ])('is its sector at least: %s', (asked, role) => expect(withTitles({ roles: [asked] }).rolesAlso).toContain(role));

  it.each(['Social Media', 'User Research'])('is no sector that it only ends like: %s', (asked) =>
    expect(withTitles({ roles: [asked] }).rolesAlso).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Journalist|Teacher|Assistant/)]),
    ),
  );
});

describe('what titles say of a field', () => {
  it('is its name of several words, and its roles that are called after it', () => {
    expect(withTitles({ functions: ['Human Resources'] }).titles).toContain('human resources');
    expect(withTitles({ functions: ['Data'] }).titles).toEqual(expect.arrayContaining(['Data Engineer', 'Data science']));
    expect(withTitles({ functions: ['Security'] }).titles).toContain('cybersecurity');
  });

  it('is no word that also means something else', () => {
    const { titles } = withTitles({ functions: ['Data', 'Operations', 'Design'] });
    for (const word of ['data', 'operations', 'ops', 'design', 'designer']) expect(titles).not.toContain(word);
  });

  it('rules out what is named there too', () => {
    expect(withTitles({ notFunctions: ['Supply Chain', 'Data'] }).notTitles).toEqual(['Supply Chain', 'Data']);
  });
});
