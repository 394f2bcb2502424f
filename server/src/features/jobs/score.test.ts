import { levels } from '@alive/contract/jobs.ts';
import { kindOfRole, roleOf } from '@alive/language/titles/roles.ts';
import { describe, expect, it } from 'vitest';
import { evidenceIn, readPosting } from './evidence.ts';
import type { Candidate } from './candidate.ts';
import { type Scorable, weights } from './part.ts';
import { job, part, student, text, today } from '#testing/score.testing.ts';
import { score, sumOf } from './score.ts';

describe('the score', () => {
  it('has weights that make 100', () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('is nearly full for what a student dreams of', () => {
    expect(score(student({ companies: ['Kaiser Permanente'] }), job(), today).score).toBeGreaterThanOrEqual(98);
  });

  it('is null where the posting holds too little text, which still has the gate and what its title, level and place tell', () => {
    const thin = job({ description: 'Data Analyst Intern. Apply now!', sponsorship: 'no', sponsorshipQuote: 'Does Not Offer Sponsorship' });
    const match = score(student({ needsVisa: true }), thin, today);
    expect(match).toMatchObject({ score: null, gate: { kind: 'sponsorship', quote: 'Does Not Offer Sponsorship' } });
    expect(match.reasons.map(({ points }) => points)).toEqual([32, 0, 20, 15]);
    expect(match.reasons[1]?.text).toBe(
      'The posting is too short to compare with your interests, so I only compared its title, level and location.',
    );
    expect(part('skills', { interests: ['data'] }, { description: '' }).text).toBe('The posting mentions “data”, one of your interests.');
  });

  it('never averages what rules a student out', () => {
    const open = score(student({ needsVisa: true }), job(), today);
    const gated = score(student({ needsVisa: true }), job({ sponsorship: 'no' }), today);
    expect(gated.score).toBe(open.score);
    expect([open.gate, gated.gate?.kind]).toEqual([null, 'sponsorship']);
  });

  it('adds up exactly, stays within its bounds, and is the same each time, for 500 different pairs', () => {
    for (const { who, what } of pairs(500)) {
      const match = score(who, what, today);
      expect([sumOf(match), null]).toContain(match.score);
      const said = [what.title, what.companyName, what.description, ...what.locations].join('\n');
      for (const { kind, points, max, text: sentence, quote, evidence } of match.reasons) {
        for (const { from, text: fact } of evidence) expect(from === 'profile' ? fact !== '' : said.includes(fact)).toBe(true);
        expect(evidence.length > 0 || sentence.startsWith('You haven’t added any ')).toBe(true);
        expect([Number.isInteger(points), points >= 0, points <= max, max]).toEqual([true, true, true, weights[kind]]);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
        expect([what.description.includes(quote ?? ''), (quote ?? '').length <= 140]).toEqual([true, true]);
      }
      expect(match.score === null).toBe(what.description === '');
      expect(score(structuredClone(who), structuredClone(what), today)).toEqual(match);
    }
  });
});

describe('the role part', () => {
  it('is no role of which a title shares the head alone', () => {
    const target = (name: string): Candidate['roles'] => [{ name, role: null, kind: null, from: 'target' }];
    const points = (name: string, title: string, occupation: string) =>
      part('role', { roles: target(name), major: null }, { title, role: null, function: null, occupation }).points;
    for (const [name, title, other, occupation] of [
      ['field engineer', 'Field Engineer, Wind', 'ASIC Design Engineer', '17-2072.00'],
      ['field nurse', 'Field Nurse, Rural Clinics', 'School Nurse', '99-9999.00'],
    ] as const) {
      expect(points(name, title, occupation), title).toBeGreaterThan(24);
      expect(points(name, other, occupation), other).toBeLessThan(12);
    }
  });

  it('tells which of a role’s names is meant', () => {
    const quant: Candidate['roles'] = [{ name: 'Quant', role: 'Quantitative Researcher', kind: 'Finance', from: 'target' }];
    const what = { title: 'Trading Analyst', role: 'Quantitative Researcher', function: 'Finance' };
    expect(part('role', { roles: quant }, what).text).toBe('It’s the same kind of work as Quant, one of your target roles.');
    expect(part('role', {}, { title: 'Insights Intern' }).text).toBe(
      'Its title is another name for Data Analyst, one of your target roles.',
    );
    expect(part('role').text).toBe('Data Analyst is one of your target roles.');
  });

  const wanted = (name: string, from: 'asked' | 'target' | 'major' = 'target', rank = 0): Candidate['roles'] => [
    { name, role: roleOf(name)?.role ?? null, kind: kindOfRole(roleOf(name)?.role ?? ''), from, rank },
  ];
  it.each([
    ['a role asked for', wanted('Data Analyst', 'asked'), {}, 32],
    ['a target role', wanted('Data Analyst'), {}, 32],
    ['its title in another form', wanted('data analysts'), {}, 32],
    ['its title among other words', wanted('Data Analyst'), { title: 'Data Analyst Intern, People Team' }, 30],
    ['the role under another title', wanted('Data Analyst'), { title: 'Insights Intern' }, 24],
    ['the same occupation', wanted('Hydrologist'), { title: 'Water Person', role: null, occupation: '19-2043.00' }, 24],
    ['close kin of it', wanted('Hydrologist'), { title: 'Rock Person', role: null, occupation: '19-2042.00' }, 17],
    ['kin further off', wanted('Hydrologist'), { title: 'Soil Person', role: null, occupation: '19-1013.00' }, 12],
    ['loose kin', wanted('Hydrologist'), { title: 'Bug Person', role: null, occupation: '19-1029.04' }, 8],
    ['a kind of work asked for', [{ name: 'Data', role: null, kind: 'Data', from: 'asked' as const }], {}, 22],
    ['the most usual role after the major', wanted('Data Analyst', 'major'), {}, 24],
    ['the third after the major', wanted('Data Analyst', 'major', 2), {}, 20],
    ['an occupation after the major', wanted('Teacher', 'major'), { title: 'X', role: null, function: null, occupation: '19-3011.00' }, 13],
    ['the same kind of work as a role after the major', wanted('Data Scientist', 'major'), {}, 9],
    ['another kind of work', wanted('Nurse'), {}, 0],
    ['no role at all', [], {}, 0],
  ])('for %s', (_, roles, what, points) => {
    expect(part('role', { roles }, what).points).toBe(points);
  });

  it('takes no software developer for a machine learning engineer, nor the other way round', () => {
    const developer = { title: 'Web Developer', role: 'Software Engineer', function: 'Engineering', occupation: '15-1252.00' };
    const learning = { title: 'ML Intern', role: 'Machine Learning Engineer', function: 'Data', occupation: '15-1252.00' };
    for (const [name, what] of [
      ['Machine Learning Engineer', developer],
      ['Software Engineer', learning],
    ] as const)
      expect(part('role', { roles: wanted(name) }, what)).toMatchObject({
        points: expect.toSatisfy((points: number) => points >= 17 && points < 22),
        text: `It’s closely related to ${name}, one of your target roles.`,
      });
  });

  it('counts the major half alongside roles that are wanted', () => {
    const roles = [...wanted('Nurse'), ...wanted('Data Analyst', 'major')];
    expect(part('role', { roles })).toMatchObject({ points: 12, text: 'Data Analyst is a common first job for your major.' });
  });

  it('tells software from other engineering', () => {
    const roles: Candidate['roles'] = [{ name: 'Civil Engineer', role: 'Civil Engineer', kind: 'Engineering', from: 'major' }];
    expect(part('role', { roles }, { role: 'Mobile Engineer', function: 'Engineering', title: 'Mobile Engineer' }).points).toBe(0);
    expect(part('role', { roles }, { role: 'Mechanical Engineer', function: 'Engineering', title: 'Mechanical Engineer' }).points).toBe(9);
  });

  it('adds to what is asked for when the student is headed there anyway', () => {
    const roles: Candidate['roles'] = [
      { name: 'Data', role: null, kind: 'Data', from: 'asked' },
      { name: 'Data Analyst', role: 'Data Analyst', kind: 'Data', from: 'major' },
    ];
    expect(part('role', { roles })).toMatchObject({
      points: 26,
      text: 'It’s data work, which you asked for. It’s also a common first job for your major.',
    });
    expect(part('role', { roles }, { role: 'Data Engineer', title: 'Data Engineer' }).points).toBe(22);
  });

  it('counts a company the student named, and says so', () => {
    const roles: Candidate['roles'] = [{ name: 'Nurse', role: 'Nurse', kind: 'Healthcare', from: 'target' }];
    expect(part('role', { roles, companies: ['kaiser permanente'] })).toMatchObject({
      points: 8,
      text: expect.stringContaining('Kaiser Permanente is one of your target companies.'),
    });
    expect(part('role', { roles, companies: ['Kaiser Aluminum'] }).points).toBe(0);
  });

  it('takes a company that is only asked for now for no target', () => {
    const { points, text, evidence } = part('role', { roles: [], askedCompanies: ['kaiser permanente'] });
    expect(points).toBe(8);
    expect(text).toContain('You asked for jobs at Kaiser Permanente.');
    expect(JSON.stringify([text, evidence])).not.toMatch(/target compan/i);
  });
});

describe('the skills part', () => {
  it('quotes the posting for what the student named', () => {
    expect(part('skills', { interests: ['Python'], major: null })).toMatchObject({
      points: 15,
      quote: 'You will write Python and SQL to study patient flow, and explain what you find to nurses and doctors.',
    });
  });

  it('gives nothing for words of the profile alone, or of every posting', () => {
    expect(part('skills', { interests: ['team player', 'passionate about helping people', 'experience'], major: null }).points).toBe(0);
    expect(part('skills', { interests: ['wildlife photography'], major: null })).not.toHaveProperty('quote');
  });

  it('gives no points for its level where a clearance must be held that the profile does not name', () => {
    const what = { clearance: 'held', clearanceRequired: true, clearanceQuote: 'An active Secret clearance is required.' } as const;
    expect(part('level', { id: 'maya' }, what)).toMatchObject({ points: 0, quote: what.clearanceQuote });
    expect(part('level', { id: 'maya', musts: ['clearance=held'] }, what).points).toBeGreaterThan(0);
    expect(part('level', { id: 'maya' }, { ...what, clearance: 'obtainable' }).points).toBeGreaterThan(0);
  });

  it('counts what the student can do, and says that they have it', () => {
    const had = part('skills', { interests: [], skills: ['Python'], major: null });
    expect(had).toMatchObject({ points: part('skills', { interests: ['Python'], major: null }).points });
    expect(had.text).toMatch(/^The posting mentions “Python”.*, one of your skills\.$/);
    expect(had.evidence).toContainEqual({ from: 'profile', text: 'You listed “Python” as a skill' });
    expect(part('skills', { interests: ['Python'], skills: ['Python'], major: null }).text).toContain(', one of your interests.');
  });

  it('counts each of two majors', () => {
    const text = part('skills', { interests: [], major: 'Economics and Public Health' }).text;
    expect(text).toContain('your major, Economics');
  });

  it('counts the major where the posting asks for it', () => {
    expect(part('skills', { interests: [], major: 'Economics' }).text).toContain('your major, Economics');
  });

  it('never says more for less: each further interest found adds or keeps', () => {
    const interests = ['Python', 'SQL', 'statistics', 'nurses', 'data visualization'];
    const points = interests.map((_, n) => part('skills', { interests: interests.slice(0, n + 1), major: null }).points);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
    expect(points.at(-1)).toBeGreaterThanOrEqual(24);
  });

  it('counts rare words above common ones, what is said often above what is said once, and the title too', () => {
    const points = (who: Partial<Candidate>, what = {}) => part('skills', { major: null, ...who }, what).points;
    const shares = new Map([['python', 0.2]]);
    expect(points({ interests: ['Python'], shares })).toBeLessThan(points({ interests: ['Python'] }));
    const again = part('skills', { interests: ['Python'], major: null }, { description: `${text}\nPython is all we write.` });
    expect(again).toMatchObject({ points: 16, text: 'The posting mentions “Python” (2 times), one of your interests.' });
    expect(part('skills', { interests: ['NICU'], major: null }, { title: 'Nurse, NICU' })).toMatchObject({
      points: 15,
      evidence: [{ text: 'Nurse, NICU' }, { text: 'You mentioned “NICU”' }],
    });
  });

  it('finds a name of one letter only where the posting asks for that skill', () => {
    const description = `${text}\nYou know R, SAS or Stata.`;
    expect(part('skills', { interests: ['R'], major: null }, { description, skills: ['R'] }).quote).toBe('You know R, SAS or Stata.');
    expect(part('skills', { interests: ['R'], major: null }, { description }).points).toBe(0);
    expect(part('skills', { interests: ['R'], major: null }, { description: `${text}\nOur R&D.`, skills: ['R'] }).points).toBe(0);
  });

  it('cuts long sentences between words, around what was found', () => {
    const [found] = evidenceIn(
      readPosting(`${'We care about many things in our wide field '.repeat(8)}such as glaciology and ice. Another sentence.`),
      ['glaciology'],
    );
    expect(found?.quote).toContain('glaciology');
    expect(found?.quote.length).toBeLessThanOrEqual(140);
  });

  it.each([
    ['water quality', 'You care for the quality of our code, every day.', false],
    ['clean energy', 'Clean and document the tables that the team depends on.', false],
    ['data analysis', 'You work beside data scientists and analysts.', false],
    ['data analysis', 'You will analyze data from our shops.', true],
    ['environmental education', 'We bring education about the environment to schools.', true],
    ['restoring old Italian paintings', 'You will help restore Italian paintings of every age.', true],
    ['restoring old Italian paintings', 'Our Italian office is new.', false],
    ['cell culture', 'Cells do not know weekends, so now and then you come in.', false],
    ['cell culture', 'You keep cell cultures alive.', true],
    ['machine learning', 'You fix a machine in the hall.', false],
    ['spending time outdoors', 'You work outdoors all year.', true],
    ['water quality', 'Water is in short supply here, which the county and all its partners know; quality comes first.', false],
  ])('for "%s" in "%s": %s', (interest, sentence, found) => {
    expect(evidenceIn(readPosting(sentence), [interest])).toHaveLength(found ? 1 : 0);
  });

  it('quotes a sentence of its own before one that repeats the title', () => {
    const description = 'The Robotics Intern programme lasts ten weeks. You will test robotics in our hall.';
    expect(evidenceIn(readPosting(description), ['robotics'], 'Robotics Intern')[0]?.quote).toBe('You will test robotics in our hall.');
  });

  it('does not find a word inside another', () => {
    expect(evidenceIn(readPosting('We scarcely use Java. JavaScript is what we write all day in this job.'), ['car', 'script'])).toEqual(
      [],
    );
  });
});

describe('the level part', () => {
  it.each([
    ['internship', 2028, 20],
    ['internship', 2027, 14],
    ['internship', 2025, 2],
    ['new_grad', 2027, 20],
    ['new_grad', 2026, 20],
    ['new_grad', 2030, 3],
    ['entry_level', 2026, 20],
    ['entry_level', 2029, 3],
    ['mid', 2028, 2],
    ['senior', 2028, 0],
    ['manager', 2020, 8],
  ] as const)('%s for a graduate of %i is %i', (level, graduationYear, points) => {
    expect(part('level', { graduationYear }, { level }).points).toBe(points);
  });

  it('halves what is not looked for, and only then', () => {
    expect(part('level', { lookingFor: ['Full Time'] }).points).toBe(10);
    expect(part('level', { lookingFor: ['Full Time', 'Internships'] }).points).toBe(20);
    expect(part('level', { lookingFor: ['People'] }).points).toBe(20);
  });

  it('says why a senior job is not for a sophomore', () => {
    expect(part('level', { graduationYear: 2029 }, { level: 'senior', title: 'Senior Data Analyst' })).toMatchObject({
      points: 0,
      text: 'It’s a senior-level job for people with many years of experience, but you graduate in 2029.',
    });
  });

  it('gives nothing where the posting wants another year of graduation, in its own words', () => {
    const quote = 'You graduate between December 2026 and June 2027.';
    const wanting = { graduationFrom: 2026, graduationTo: 2027, graduationQuote: quote };
    expect(part('level', { graduationYear: 2028 }, wanting)).toMatchObject({
      points: 0,
      text: 'It’s for people who graduate between 2026 and 2027, but you graduate in 2028.',
      quote,
    });
    expect(part('level', { graduationYear: 2027 }, wanting).points).toBe(part('level', { graduationYear: 2027 }).points);
    expect(part('level', { graduationYear: null }, wanting).points).toBe(part('level', { graduationYear: null }).points);
    expect(part('level', { graduationYear: 2027 }, { ...wanting, graduationFrom: 2028, graduationTo: null }).text).toContain(
      'who graduate in 2028 or later',
    );
    expect(part('level', { graduationYear: 2030 }, { ...wanting, graduationFrom: null }).points).toBe(0);
  });

  it('gives nothing for an internship of a year that is over', () => {
    expect(part('level', {}, { title: 'Data Analyst Intern, Summer 2025' })).toMatchObject({
      points: 0,
      text: 'Its title says 2025, so this internship is probably over.',
    });
    expect(part('level', {}, { title: 'Data Analyst Intern, Summer 2027' }).points).toBe(20);
  });

  it('says when the year is not known', () => {
    expect(part('level', { graduationYear: null }).text).toContain('Add your graduation year');
  });
});

describe('the place part', () => {
  const around = ['us', 'us-ny', 'us-ny-new-york', 'metro-new-york', 'region-northeast', 'region-north-america'];
  const near = { places: [{ label: 'New York', keys: ['us-ny-new-york'], asked: false, around }] };
  it.each([
    ['a preferred place', {}, {}, 15],
    ['no preference', { places: [] }, {}, 15],
    ['elsewhere', {}, { placeKeys: ['us', 'us-tx', 'us-tx-austin'], locations: ['Austin, TX'] }, 0],
    ['one of two places', {}, { locations: ['New York, NY', 'Austin, TX'] }, 14],
    ['one of six places', {}, { locations: ['New York, NY', 'B', 'C', 'D', 'E', 'F'] }, 13],
    ['its area', near, { placeKeys: ['us', 'us-nj', 'metro-new-york'], locations: ['Newark, NJ'] }, 12],
    ['its state', near, { placeKeys: ['us', 'us-ny'], locations: ['Albany, NY'] }, 7],
    ['its part of the country', near, { placeKeys: ['us', 'us-ma', 'region-northeast'], locations: ['Lee, MA'] }, 4],
    ['its country', near, { placeKeys: ['us', 'us-tx'], locations: ['Austin, TX'] }, 2],
    ['abroad', near, { placeKeys: ['gb'], locations: ['London'] }, 0],
    [
      'remote, when remote is preferred',
      { places: [{ label: 'Remote', keys: ['remote'], asked: false }] },
      { placeKeys: ['remote'], locations: ['Remote'], remote: true },
      15,
    ],
    ['remote, when a city is preferred', {}, { placeKeys: ['remote'], locations: ['Remote'], remote: true }, 10],
  ])('%s', (_, who, what, points) => {
    expect(part('place', who, what).points).toBe(points);
  });

  it('names both places when they differ', () => {
    expect(part('place', {}, { placeKeys: ['us-tx-austin'], locations: ['Austin, TX'] }).text).toBe(
      'It’s in Austin, TX, but you prefer New York.',
    );
    expect(part('place', { places: [] }).text).toBe('You haven’t added any places yet.');
    expect(part('place', { places: [{ label: 'a place you asked for', keys: ['us-ny'], asked: true }] }).text).toBe(
      'It’s in a place you asked for.',
    );
  });

  it('is read from what was asked for where that is elsewhere', () => {
    const elsewhere = { placeKeys: ['us-tx-austin'], locations: ['Austin, TX'] };
    const asked = (label: string, key: string) => part('place', { places: [{ label, keys: [key], asked: true }] }, elsewhere);
    expect(asked('a place you asked for', 'us-ny')).toMatchObject({
      text: 'It’s in Austin, TX, but you asked for a different place.',
      evidence: [{ text: 'Austin, TX' }, { text: 'You asked for a different place' }],
    });
    expect(asked('Remote', 'remote').text).toBe('It’s in Austin, TX, but you asked for remote work.');
  });
});

function* pairs(count: number): Generator<{ who: Candidate; what: Scorable }> {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  const pick = <T>(values: readonly [T, ...T[]]): T => values[random(values.length)] ?? values[0];
  const some = <T>(values: readonly T[]): T[] => values.filter(() => random(2) === 0);
  const kinds: readonly [Kind, ...Kind[]] = [
    ['Data Analyst', 'Data'],
    ['Nurse', 'Healthcare'],
    ['Editor', 'Media'],
    [null, null],
  ];
  const places = [
    ['New York', 'us-ny-new-york'],
    ['Boston', 'us-ma-boston'],
    ['Remote', 'remote'],
  ] as const;
  for (let i = 0; i < count; i++) {
    const [role, kind] = pick(kinds);
    const where = some(places);
    yield {
      who: student({
        major: pick(['Economics', 'Statistics', null]),
        graduationYear: pick([2020, 2026, 2027, 2028, 2030, null]),
        lookingFor: some(['Internships', 'Full Time', 'Other']),
        roles: some(kinds).map(([name, work]) => ({
          name: name ?? 'poet',
          role: name,
          kind: work,
          from: pick(['asked', 'target', 'major']),
          rank: random(4),
        })),
        companies: some(['Kaiser Permanente', 'Nike', '']),
        interests: some(['Python', 'team player', 'nurses and doctors', 'patient care', 'data', 'tools', '…', 'C++ (games)']),
        places: some(places).map(([label, key]) => ({ label, keys: [key], asked: random(2) === 0 })),
        needsVisa: pick([true, false, null]),
      }),
      what: job({
        title: pick(['Data Analyst', 'Poet in Residence', 'Staff Nurse (Night)', '']),
        description: pick([text, '', `${text}\n\n${text}`, text.replaceAll('. ', ' ')]),
        role,
        function: kind,
        level: pick(levels),
        locations: where.map(([label]) => label),
        placeKeys: where.map(([, key]) => key),
        remote: where.some(([label]) => label === 'Remote'),
        sponsorship: pick(['yes', 'no', 'unknown']),
      }),
    };
  }
}

type Kind = readonly [role: string | null, work: string | null];
