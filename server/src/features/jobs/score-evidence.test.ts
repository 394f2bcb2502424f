import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { openResume } from './asked-skills.ts';
import { evidenceIn, readPosting } from './evidence.ts';
import { part, text } from '#testing/score.testing.ts';
import type { Scorable, weights } from './part.ts';

describe('what is no evidence', () => {
  const veterans = 'You will visit veterans at home and plan their care.';
  it.each([
    ['veterans', 'Equal Opportunity Employer, including veterans and people with disabilities.'],
    ['veterans', 'We hire without regard to race, religion, age or status as veterans.'],
    ['gender', 'No matter your race, gender, age or religion, you belong here.'],
    ['dental care', 'Dental care, vision plans and a 401(k) from the first day.'],
    ['tuition', 'Pay and benefits: health insurance; a programme that pays tuition.'],
    ['mental health', '### Benefits\n- Mental health days for everyone'],
    ['mental health', '### What we offer\n- Mental health days for everyone'],
  ])('is what every employer offers and declares: "%s" in "%s"', (interest, sentence) => {
    expect(evidenceIn(readPosting(sentence), [interest])).toEqual([]);
    expect(evidenceIn(readPosting(`${sentence}\n\n${veterans}`), [interest]).map(({ quote }) => quote)).toEqual(
      interest === 'veterans' ? [veterans] : [],
    );
  });

  it.each([
    ['Environmental Engineering', '4 to 8 years working in SRE, DevOps, or production engineering roles within SaaS environments.', false],
    ['Environmental Engineering', 'Bring environmental engineering to our water plants.', false],
    ['Environmental Engineering', 'You study environmental engineering or a related field.', true],
    ['History', 'Our team hopes to see that history again.', false],
    ['Environmental Engineering', 'A degree in engineering.', false],
    ['Industrial Engineering', 'You know engineering in a fast industry.', false],
  ])('is a word that tells nothing, however like a word of the major it begins: "%s" in "%s"', (major, sentence, found) => {
    const skills = part('skills', { interests: [], major }, { description: `${sentence}\n${text.replace('economics', 'sociology')}` });
    expect([skills.text.includes('your major'), skills.points > 0]).toEqual([found, found]);
  });

  it('is what is wanted of everybody, and the part says so', () => {
    const commonplace = ['teamwork', 'hard-working'];
    expect(part('skills', { interests: [], commonplace, major: null })).toMatchObject({
      points: 0,
      text: 'Nearly every posting mentions “teamwork” and “hard-working”, so they don’t add to the score.',
      evidence: [
        { from: 'profile', text: 'You mentioned “teamwork”' },
        { from: 'profile', text: 'You mentioned “hard-working”' },
      ],
    });
  });
});

describe('the evidence', () => {
  const from = (kind: keyof typeof weights, who: Partial<Candidate> = {}, what: Partial<Scorable> = {}) =>
    part(kind, who, what).evidence.map((one) => `${one.from}: ${one.text}`);

  it('is words of the posting and facts of the profile, for every part', () => {
    expect(from('role', { companies: ['Kaiser Permanente'] })).toEqual([
      'posting: Data Analyst Intern',
      'profile: You listed Data Analyst as a target role',
      'posting: Kaiser Permanente',
      'profile: You listed Kaiser Permanente as a target company',
    ]);
    expect(from('skills', { interests: ['Python', 'data visualization'] })).toEqual([
      'posting: You will write Python and SQL to study patient flow, and explain what you find to nurses and doctors.',
      'posting: Experience with data visualization',
      'posting: Course work in statistics, economics or a related field',
      'profile: You mentioned “Python”',
      'profile: You mentioned “data visualization”',
      'profile: Your major is Economics',
    ]);
    expect(from('level', { lookingFor: ['Internships'] })).toEqual([
      'posting: Data Analyst Intern',
      'profile: You graduate in 2028',
      'profile: You’re looking for internships',
    ]);
    expect(from('place')).toEqual(['posting: New York, NY', 'profile: You prefer New York']);
  });

  it('names what was compared where nothing fits', () => {
    expect(from('role', { roles: [{ name: 'Nurse', role: 'Nurse', kind: 'Healthcare', from: 'target' }] })).toEqual([
      'posting: Data Analyst Intern',
      'profile: You listed Nurse as a target role',
    ]);
    expect(from('skills', { interests: ['glaciology'], major: null })).toEqual(['profile: You mentioned “glaciology”']);
    expect(from('place', {}, { placeKeys: ['us-tx'], locations: ['Austin, TX'] })).toEqual([
      'posting: Austin, TX',
      'profile: You prefer New York',
    ]);
  });

  it('is empty only where the student has stated nothing, and the sentence says that', () => {
    const silent = { roles: [], interests: [], major: null, places: [] };
    expect(['role', 'skills', 'place'].map((kind) => [from(kind as 'role', silent), part(kind as 'role', silent).text])).toEqual([
      [[], 'You haven’t added any target roles yet.'],
      [[], 'You haven’t added any interests yet.'],
      [[], 'You haven’t added any places yet.'],
    ]);
  });

  it('is the sentence on years where that tells the level, and on remote work where that tells the place', () => {
    const description = `${text}\n\n### What you need\n- At least 6 years of experience with data.\n\nThis job can be done remotely.`;
    expect(from('level', {}, { title: 'Data Analyst', level: 'senior', description })[0]).toBe(
      'posting: At least 6 years of experience with data.',
    );
    expect(from('place', {}, { remote: true, placeKeys: [], locations: ['United States'], description })[0]).toBe(
      'posting: This job can be done remotely.',
    );
  });

  it('is quoted without the marks of headings and lists', () => {
    const description = `### Glaciology\n\n- You measure glaciers with the glaciology group.\n${text}`;
    expect(from('skills', { interests: ['glaciology'], major: null }, { description })[0]).toBe(
      'posting: You measure glaciers with the glaciology group.',
    );
    const heading = `### Glaciology\n\n${text}`;
    expect(from('skills', { interests: ['glaciology'], major: null }, { description: heading })[0]).toBe('posting: Glaciology');
  });
});

describe('a skill on the résumé', () => {
  const line = 'Skills: Python, SQL, water sampling';
  const resume = openResume({
    skills: ['Python', 'SQL', 'water sampling'].map((name) => ({ name, text: name, line })),
    names: ['Python', 'SQL', 'water sampling'],
  });
  const has = (skills: string[], more: Partial<Candidate> = {}) => ({ interests: [], major: null, skills, resume, ...more });

  it('counts where the posting asks for it, with its line', () => {
    const { text: said, points, evidence } = part('skills', has(['Python', 'SQL']), { skills: ['Python', 'SQL', 'Tableau'] });
    expect(said).toBe('It asks for Python and SQL, which are on your résumé.');
    expect(points).toBeGreaterThan(part('skills', has(['Python']), { skills: ['Python'] }).points);
    expect(evidence).toEqual([
      { from: 'posting', text: expect.stringContaining('Python and SQL') },
      { from: 'resume', text: line },
    ]);
  });

  it('counts where only the list of skills names it, without a sentence', () => {
    const found = part('skills', has(['SQL']), {
      skills: ['SQL'],
      description: 'You help a team of nurses to plan their days. '.repeat(6),
    });
    expect([found.text, found.quote]).toEqual(['It asks for SQL, which is on your résumé.', undefined]);
    expect(found.points).toBeGreaterThan(0);
    expect(found.evidence).toEqual([{ from: 'resume', text: line }]);
  });

  it('is mentioned where the posting does not list it', () => {
    const description = `${text}\n- Water sampling in the field`;
    expect(part('skills', has(['water sampling']), { description }).text).toBe(
      'The posting mentions “water sampling”, which is on your résumé.',
    );
  });

  it('is asked for only where the student has it', () => {
    expect(part('skills', has(['Python']), { skills: ['Python', 'Tableau'] }).text).toBe('It asks for Python, which is on your résumé.');
    expect(part('skills', has([], { skills: [] }), { skills: ['Tableau'] }).text).not.toContain('asks for');
  });

  it('stands alongside what the student named and has without a résumé', () => {
    const who = { interests: ['statistics'], major: null, skills: ['Python', 'data visualization'], resume };
    const { text: said, evidence } = part('skills', who, { skills: ['Python'] });
    expect(said).toBe(
      'The posting mentions “statistics”, one of your interests, and “data visualization”, one of your skills. It asks for Python, which is on your résumé.',
    );
    expect(evidence.filter(({ from: of }) => of !== 'posting').map(({ text: one }) => one)).toEqual([
      'You mentioned “statistics”',
      'You listed “data visualization” as a skill',
      line,
    ]);
  });
});
