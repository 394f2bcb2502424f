import { describe, expect, it } from 'vitest';
import { companyKey, employerNamed, industries, wellKnownEmployers } from './industries.ts';

describe('the table of employers', () => {
  it('gives each an industry of the product, and no name to two', () => {
    const known = new Set(industries.map((industry) => industry.name));
    expect(wellKnownEmployers.filter((employer) => !known.has(employer.industry))).toEqual([]);
    const keys = wellKnownEmployers.flatMap((employer) => [employer.name, ...employer.aliases].map(companyKey));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it.each([
    ['NASA', 'Public Service'],
    ['Mayo Clinic', 'Healthcare'],
    ['disney', 'Media & Entertainment'],
    ['AWS', 'Technology'],
    ['The Met', 'Arts & Culture'],
    ['P&G', 'Consumer Goods'],
  ])('knows the industry of %s', (name, industry) => expect(employerNamed(name)?.industry).toBe(industry));
});
