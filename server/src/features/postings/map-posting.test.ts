import { describe, expect, it } from 'vitest';
import { openLocator } from '@alive/language/places/locate.ts';
import { mapPosting } from './map-posting.ts';
import type { Posting } from '#platform/posting.ts';
import { whyUnlisted } from './why-unlisted.ts';

const now = new Date('2026-11-21T12:00:00Z');
const locate = openLocator();
const posting: Posting = {
  source: 'json',
  sourceId: '1',
  title: 'Software Engineer Intern',
  companyName: 'Harbor Labs',
  companyDomain: null,
  industry: null,
  url: 'https://harbor.example.com/jobs/1',
  description: 'What you will do\n- Write Python scripts that check 40 sensors every night\n\nWe are unable to sponsor visas.',
  locations: ['NYC', 'Remote'],
  pay: { min: 46, max: 46, per: 'hour', currency: 'USD' },
  terms: ['Summer 2027'],
  stated: null,
  postedAt: null,
  updatedAt: null,
  open: true,
  workplace: null,
  board: null,
  listVersion: null,
};
const map = (part: Partial<Posting> = {}, at = now) => mapPosting({ ...posting, ...part }, at, locate);

describe('a posting', () => {
  it('is read once into everything that is searched and shown', () => {
    expect(map()).toMatchObject({
      level: 'internship',
      jobType: 'internship',
      role: 'Software Engineer',
      remote: true,
      skills: ['Python'],
      salaryMin: 95_680,
      payStated: '$46 an hour',
      sponsorship: 'no',
      sponsorshipQuote: 'We are unable to sponsor visas.',
      clearanceRequired: false,
      realTalk: 'You’ll write Python scripts that check 40 sensors every night.',
      state: 'open',
    });
    expect(map().locations).toContain('New York, NY');
    expect(map().placeKeys).toEqual(expect.arrayContaining(['us-ny-new-york', 'remote']));
  });

  it('keeps its id and its hash over time, and changes the hash with what the source says', () => {
    const later = map({}, new Date('2027-01-01T00:00:00Z'));
    expect(later.id).toBe(map().id);
    expect(later.contentHash).toBe(map().contentHash);
    expect(map({ open: false }).contentHash).not.toBe(map().contentHash);
    expect(map({ open: false }).id).toBe(map().id);
  });

  it('believes what the source states of sponsorship, and reads the text where it states nothing', () => {
    expect(map({ stated: { sponsorship: 'yes', citizenship: false, quote: 'Offers Sponsorship' } })).toMatchObject({
      sponsorship: 'yes',
      sponsorshipQuote: 'Offers Sponsorship',
      verdicts: [{ kind: 'sponsors', quote: 'Offers Sponsorship', start: null, end: null }],
    });
    expect(map({ stated: { sponsorship: 'no', citizenship: true, quote: 'U.S. Citizenship is Required' } })).toMatchObject({
      sponsorship: 'no',
      citizenshipRequired: true,
    });
    expect(map({ stated: { sponsorship: 'unknown', citizenship: false, quote: null } })).toMatchObject({
      sponsorship: 'no',
      sponsorshipQuote: 'We are unable to sponsor visas.',
    });
  });

  it('keeps what the text says of clearances alongside what the source states of citizenship', () => {
    const stated = { sponsorship: 'no' as const, citizenship: true, quote: 'U.S. Citizenship is Required' };
    const description = 'We sponsor visas. An active Secret clearance is required.';
    expect(map({ stated, description })).toMatchObject({
      clearance: 'held',
      clearanceRequired: true,
      verdicts: [
        { kind: 'citizenship', start: null },
        { kind: 'clearance_held', start: 18, end: description.length },
      ],
    });
  });

  it('gives every verdict its place in the description', () => {
    const { description, verdicts } = map();
    expect(verdicts).toHaveLength(1);
    for (const { quote, start, end } of verdicts ?? []) expect(description.slice(start ?? 0, end ?? 0)).toBe(quote);
  });

  it('is done where the source says, else where its title, places or text say, else nowhere in particular', () => {
    const silent = { locations: ['Boston, MA'], description: 'Write code.' };
    expect(map({ ...silent, workplace: 'onsite', title: 'Analyst (Remote)' }).workplace).toBe('onsite');
    expect(map({ ...silent, title: 'Analyst (Remote)' })).toMatchObject({ workplace: 'remote', remote: true });
    expect(map({ ...silent, description: 'This is a hybrid role.' })).toMatchObject({ workplace: 'hybrid', remote: false });
    expect(map(silent)).toMatchObject({ workplace: null, remote: false });
  });

  it('has no job type beyond entry level', () => {
    expect(map({ title: 'Senior Software Engineer', terms: [] })).toMatchObject({ level: 'senior', jobType: null });
  });

  it('holds nothing that the database refuses', () => {
    expect(map({ title: 'Intern\u0000', description: 'half \uD83D a pair' })).toMatchObject({
      title: 'Intern',
      description: 'half \uFFFD a pair',
    });
  });
});

it.each([
  ['a plain title', {}, null],
  ['two years of experience', { description: '2+ years of experience' }, null],
  ['an internship', { title: 'Data Intern' }, null],
  ['three years of experience', { description: '3+ years of experience' }, 'it asks for 3 years of experience'],
  ['a level in the title', { title: 'Senior Engineer', description: '6+ years of experience' }, 'it is a senior job'],
  ['a rung in the title', { title: 'Software Engineer II' }, 'it is a mid-level job'],
  ['a closed posting', { open: false }, 'it is closed'],
  ['one past its closing date', { description: 'Apply by November 3, 2026.' }, 'its closing date, November 3, 2026, is past'],
])('%s is listed, or the reason why not is given', (_, part, reason) =>
  expect(whyUnlisted(map({ title: 'Software Engineer', terms: [], description: '', ...part }), now)).toBe(reason),
);
