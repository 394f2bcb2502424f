import { createHash } from 'node:crypto';
import { parseCareerPath } from '@alive/contract/career-path.ts';
import { levels } from '@alive/contract/jobs.ts';
import { majors } from '@alive/contract/lists/majors.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { allOccupations } from '@alive/occupations/occupations.ts';
import { describe, expect, it } from 'vitest';
import { occupationOfTitle } from '@alive/language/titles/occupation.ts';
import { sampleAlumni } from './alumni.ts';
import { areas, eligibility, employers } from './facts.ts';
import { labelledPostings } from './postings.ts';

const now = 20_778;
const labelled = [...labelledPostings({ seed: 'alive', count: 13_500, now })];
const postings = labelled.map(({ posting }) => posting);
const alumni = [...sampleAlumni({ seed: 'alive', count: 6000, now })];
const postingsOf = (seed: string, count: number) => [...labelledPostings({ seed, count, now })].map(({ posting }) => posting);
const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const flaw = /[{}]|undefined|\bnull\b|NaN| {2}|the the |\ba (?!one\b|uni|us|eu)[aeio][a-z]+|\ban [bcdfgjklmnpqrtvwxyz][a-z]+|\.\.| [,.;]/;

describe('the companies of the sample', () => {
  it('are 26, each known once, of at least ten industries', () => {
    expect(employers).toHaveLength(26);
    expect(new Set(employers.map(({ name }) => name)).size).toBe(26);
    expect(new Set(employers.map(({ key }) => key)).size).toBe(26);
    expect(new Set(employers.map(({ industry }) => industry)).size).toBeGreaterThanOrEqual(10);
  });

  it('include Google and Stripe, and link to their own pages', () => {
    expect(employers.map(({ name }) => name)).toEqual(expect.arrayContaining(['Google', 'Stripe']));
    for (const { board, careers, website, tags } of employers) {
      expect(board ?? careers).toMatch(/^https:\/\//);
      expect(website).toMatch(/^https:\/\//);
      expect(tags.length).toBeLessThanOrEqual(5);
    }
  });

  it('all hire, only for kinds of work and roles that exist, at places they have', () => {
    for (const { name, sites, hiring } of employers) {
      expect(sites.length, name).toBeGreaterThanOrEqual(2);
      expect(sites.length, name).toBeLessThanOrEqual(8);
      for (const each of hiring) {
        const roles = areas[each.area]?.roles.map((role) => role.name);
        expect(roles, `${name}: ${each.area}`).toEqual(expect.arrayContaining([...(each.roles ?? [])]));
        expect(sites, `${name}: ${each.area}`).toEqual(expect.arrayContaining([...(each.sites ?? [])]));
      }
    }
  });
});

describe('the postings of the sample', () => {
  it('are as many as asked for, each with an identity of its own, all at the 26', () => {
    expect(postings).toHaveLength(13_500);
    expect(postingsOf('alive', 100)).toHaveLength(100);
    expect(new Set(postings.map(({ sourceId }) => sourceId)).size).toBe(13_500);
    expect(new Set(postings.map(({ companyName }) => companyName))).toEqual(new Set(employers.map(({ name }) => name)));
    const pages = new Map(employers.map(({ name, careers }) => [name, careers]));
    for (const { companyName, url } of postings) expect(url).toBe(pages.get(companyName));
  });

  it('are the same on every machine', () => {
    expect(digest(postings)).toBe('aef0b6f2be31b79fa791ea9a359e28b5943bd0022b3323d702ab1d618d3fc03d');
    expect(digest(postingsOf('other', 50))).not.toBe(digest(postingsOf('alive', 50)));
  });

  it('have no unfilled slot, no doubled space and the right articles', () => {
    const flawed = postings.map(({ title, description }) => flaw.exec(`${title}\n${description}`)).filter((found) => found !== null);
    expect(flawed.map(({ input, index }) => input.slice(Math.max(0, index - 30), index + 30))).toEqual([]);
  });

  it('read differently from one another and have the length of real ones', () => {
    expect(new Set(postings.map(({ description }) => description.slice(0, 300))).size / postings.length).toBeGreaterThan(0.95);
    expect(new Set(postings.map(({ description }) => description)).size).toBe(postings.length);
    const lengths = postings.map(({ description }) => description.length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(900);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2400);
  });

  it('are of every level, mostly for students and graduates', () => {
    const share = (level: string) => labelled.filter((each) => each.level === level).length / labelled.length;
    for (const level of levels.filter((one) => one !== 'unspecified')) expect(share(level), level).toBeGreaterThan(0.003);
    expect(share('internship')).toBeGreaterThan(0.3);
    const early = labelled.filter(({ level }) => ['internship', 'new_grad', 'entry_level'].includes(level));
    expect(early.length, 'as many as the product says there are').toBeGreaterThan(12_000);
  });

  it('speak of visas and clearances in every way there is, and are silent in nearly half', () => {
    const kinds = new Set(Object.values(eligibility.habits).flatMap((habit) => Object.keys(habit)));
    const count = (wording: string) => labelled.filter((each) => each.wording === wording).length;
    for (const kind of kinds) expect(count(kind), kind).toBeGreaterThan(50);
    expect(count('silent') / labelled.length).toBeGreaterThan(0.4);
    expect(count('silent') / labelled.length).toBeLessThan(0.5);
    expect(postings.every(({ stated }) => stated === null)).toBe(true);
  });

  it('date from the 60 days before, pay plausibly, and name a term for interns only', () => {
    for (const { posting, level } of labelled) {
      const age = now - Number(posting.postedAt) / 86_400_000;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(60);
      expect(posting.terms.length).toBe(level === 'internship' ? 1 : 0);
      expect(posting.locations.length).toBeGreaterThan(0);
      if (posting.pay === null) continue;
      const { min, max, per } = posting.pay;
      expect(max).toBeGreaterThanOrEqual(min);
      const year = min * { year: 1, month: 12, week: 52, day: 260, hour: 2080 }[per];
      expect(year, posting.title).toBeGreaterThan(30_000);
      expect(year, posting.title).toBeLessThan(400_000);
    }
  });
});

describe('the alumni of the sample', () => {
  it('are as many as asked for, of listed schools and majors, at places real people name', () => {
    expect(alumni).toHaveLength(6000);
    expect(new Set(alumni.map(({ id }) => id)).size).toBe(6000);
    expect(new Set(alumni.map(({ school }) => school)).size).toBe(schools.length);
    expect(new Set(majors.map(({ name }) => name)).isSupersetOf(new Set(alumni.map(({ major }) => major ?? '')))).toBe(true);
    for (const { hometown, hometownCity, hometownCountry } of alumni) {
      expect(hometown).not.toBe('');
      expect(hometownCity).not.toBe('');
      expect(hometownCountry).toMatch(/^[A-Z]{2}$/);
    }
  });

  it('are the same on every machine', () => {
    // It changes with the lists of schools and majors too.
    expect(digest(alumni)).toBe('66ba3a850a2c89e366e44886b5dc365d16e622a83774af803d92f1b6b8ee4863');
  });

  it('have profile links on example.org only, one each', () => {
    for (const { linkedin } of alumni) expect(linkedin).toMatch(/^https:\/\/example\.org\/in\/[a-z]+(?:-[a-z]+)*(?:-\d+)?$/);
    expect(new Set(alumni.map(({ linkedin }) => linkedin)).size).toBe(6000);
  });

  it('have careers of one to six positions, newest first, that begin with what they do now', () => {
    for (const { careerPath, role, company, name } of alumni) {
      const positions = parseCareerPath(careerPath);
      expect(positions.length, name).toBeGreaterThanOrEqual(1);
      expect(positions.length, name).toBeLessThanOrEqual(6);
      expect(positions[0], name).toMatchObject({ role, company, end: 'present' });
      const starts = positions.map(({ start }) => start?.year ?? 0);
      expect(starts, name).toEqual(starts.toSorted((a, b) => b - a));
    }
  });

  it('work at the 26 for about a sixth, and mostly let themselves be shown', () => {
    const names = new Set(employers.map(({ name }) => name));
    const here = alumni.filter(({ company }) => names.has(company)).length / alumni.length;
    expect(here).toBeGreaterThan(0.12);
    expect(here).toBeLessThan(0.25);
    const shown = (visibility: string) => alumni.filter((each) => each.visibility === visibility).length / alumni.length;
    expect(shown('shown')).toBeGreaterThan(0.85);
    expect(shown('limited')).toBeGreaterThan(0.04);
    expect(shown('hidden')).toBeGreaterThan(0.02);
  });

  it('say of themselves what holds together', () => {
    const flawed = alumni
      .map(({ about, careerPath }) => flaw.exec(`${about ?? ''}\n${careerPath.replaceAll('] :', ']:')}`))
      .filter((found) => found !== null);
    expect(flawed.map(({ input, index }) => input.slice(Math.max(0, index - 30), index + 30))).toEqual([]);
  });
});

describe('the world of work in the sample', () => {
  const jobsOf = alumni.map(({ careerPath }) => parseCareerPath(careerPath).filter(({ role }) => !/Candidate|Student/.test(role)));
  const held = jobsOf.flatMap((jobs) => jobs.flatMap(({ role }) => occupationOfTitle(role) ?? []));
  const has = (pattern: RegExp) => alumni.some(({ role, careerPath }) => pattern.test(`${role} ${careerPath.split(' | ')[0] ?? ''}`));

  it('has alumni in at least 350 occupations, in every one of the 22 major groups', () => {
    expect(new Set(held).size).toBeGreaterThanOrEqual(350);
    expect(new Set(held.map((code) => code.slice(0, 2))).size).toBe(22);
  });

  it('has at least ten in every minor group that a bachelor’s degree leads to', () => {
    const people = new Map<string, number>();
    for (const jobs of jobsOf)
      for (const group of new Set(jobs.flatMap(({ role }) => occupationOfTitle(role)?.slice(0, 4) ?? [])))
        people.set(group, (people.get(group) ?? 0) + 1);
    const groups = new Set(
      allOccupations().flatMap(({ code, entry, employment, title }) =>
        /^(?:Bachelor|Master|Doctoral)/.test(entry ?? '') && employment !== null && !title.includes('All Other') && !code.startsWith('55')
          ? code.slice(0, 4)
          : [],
      ),
    );
    expect([...groups].filter((group) => (people.get(group) ?? 0) < 10)).toEqual([]);
  });

  it('has people call themselves what a reader of titles knows', () => {
    const world = jobsOf.slice(alumni.length / 2).flat();
    expect(world.filter(({ role }) => occupationOfTitle(role) !== null).length / world.length).toBeGreaterThan(0.9);
  });

  it('has studied what the work demands', () => {
    const without = (works: RegExp, degree: RegExp) =>
      alumni.flatMap(({ name, careerPath }) => {
        const titles = parseCareerPath(careerPath).flatMap(({ role }) => (/\b(?:Intern|Resident|Student)\b/.test(role) ? [] : role));
        return titles.some((title) => works.test(occupationOfTitle(title) ?? '')) && !degree.test(careerPath)
          ? `${name}: ${careerPath}`
          : [];
      });
    expect(without(/^29-12[1-4]/, /Medical Student/)).toEqual([]);
    // Who cleans teeth went to no medical school.
    expect(alumni.filter(({ careerPath }) => careerPath.startsWith('Dental Hygienist') && careerPath.includes('Medical Student'))).toEqual(
      [],
    );
    expect(without(/^23-1011/, /JD Candidate/)).toEqual([]);
  });

  it('has whom students asked for and did not find', () => {
    expect(has(/Physician|Surgeon|Pediatrician.*New York, NY/)).toBe(true);
    expect(has(/Nurse.*, TX/)).toBe(true);
    expect(has(/\bChef\b/)).toBe(true);
  });

  it('has jobs in at least 180 occupations at the 26', () => {
    const titles = new Set(postings.map(({ title }) => title));
    expect(new Set([...titles].flatMap((title) => occupationOfTitle(title) ?? [])).size).toBeGreaterThanOrEqual(180);
  });
});
