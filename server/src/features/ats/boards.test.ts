import { describe, expect, it } from 'vitest';
import { boardsNamed, boardsOf } from './boards.ts';

describe('the board at an address', () => {
  it.each([
    ['https://boards.greenhouse.io/stripe', 'greenhouse:stripe'],
    ['https://jobs.lever.co/acme/1234', 'lever:acme'],
    ['https://jobs.ashbyhq.com/acme', 'ashby:acme'],
    ['https://jobs.smartrecruiters.com/Acme', 'smartrecruiters:Acme'],
    ['https://apply.workable.com/acme/', 'workable:acme'],
    ['https://acme.recruitee.com', 'recruitee:acme'],
    ['https://nvidia.wd5.myworkdayjobs.com/en-US/NVIDIAExternalCareerSite', 'workday:nvidia|wd5|NVIDIAExternalCareerSite'],
  ])('%s is %s', (address, id) => {
    expect(boardsOf([{ name: 'Acme', address }])).toMatchObject([{ id }]);
  });

  it.each(['https://stripe.com/jobs', 'not an address', '', 'https://example.com/boards.greenhouse.io/stripe'])(
    '%j has none',
    (address) => {
      expect(boardsOf([{ name: 'Acme', address }])).toEqual([]);
    },
  );
});

describe('the boards of companies', () => {
  const boards = boardsOf([
    { name: 'Acme', address: 'https://boards.greenhouse.io/acme' },
    { name: 'Acme Labs', address: 'https://boards.greenhouse.io/acme' },
    { name: 'Own Page', address: 'https://own.example.com/jobs' },
    { name: 'The Walt Disney Company', address: 'https://disney.wd5.myworkdayjobs.com/disneycareer' },
  ]);

  it('are each there once', () => {
    expect(boards.map(({ companyName }) => companyName)).toEqual(['Acme', 'The Walt Disney Company']);
  });

  it.each([
    ['acme', 'Acme'],
    ['Disney', 'The Walt Disney Company'],
    ['the walt disney company', 'The Walt Disney Company'],
  ])('are found by %j', (name, company) => {
    expect(boardsNamed(boards, name).map(({ companyName }) => companyName)).toEqual([company]);
  });

  it.each(['Own Page', 'Ac', '', '  ', 'Corp'])('are not found by %j', (name) => {
    expect(boardsNamed(boards, name)).toEqual([]);
  });
});
