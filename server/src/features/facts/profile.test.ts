import type { Fact } from '@alive/contract/facts.ts';
import { profile } from '@alive/contract/profile.ts';
import { describe, expect, it } from 'vitest';
import { leaningsOf, mustsOf, profileOf } from './profile.ts';

/** "more activity archives = value". */
const facts = (...lines: string[]) =>
  lines.map((line) => {
    const [, stance, kind, text = '', value = null] = /^(\w+) (\w+) (.*?)(?: = (.+))?$/.exec(line) ?? [];
    return { stance, kind, text, value } as Pick<Fact, 'kind' | 'stance' | 'text' | 'value'>;
  });
const summaryOf = (...lines: string[]) => profileOf(facts(...lines), null).summary;

describe('a summary', () => {
  it('is that of FACTS.md', () => {
    expect(
      summaryOf(
        'more activity archives',
        'more activity transcription = skill:Transcription',
        'more activity metadata',
        'less activity be on camera at nine in the morning',
        'looking work digital archivist = occupation:25-4011.00',
        'looking work metadata librarian = occupation:25-4022.00',
        'looking work transcript editor = role:Editor',
        'looking employer Internet Archive = internet archive',
        'looking employer JSTOR',
        'must must Remote only = remote',
        'must must At least $45K = pay>=45000',
        'must must camera off',
      ),
    ).toBe(
      'You’d like more of: Transcription, “archives”, “metadata”. You’d like less of: “be on camera at nine in the morning”. ' +
        'You’re considering: Digital archivist, metadata librarian, transcript editor. Employers: Internet Archive, JSTOR. ' +
        'Must-haves: Remote only, at least $45K, “camera off”.',
    );
  });

  it('has three of each, names first, then the shortest', () => {
    expect(summaryOf('more activity drawing rivers', 'more activity maps', 'more activity long walks', 'more skill R = skill:R')).toBe(
      'You’d like more of: R, “maps”, “long walks”.',
    );
  });

  it('writes names as they are written', () => {
    expect(summaryOf('looking employer eBay = ebay', 'more skill iOS development = skill:iOS', 'looking work nurse = role:Nurse')).toBe(
      'You’d like more of: iOS development. You’re considering: Nurse. Employers: eBay.',
    );
  });

  it('leaves what is longer than 60 characters to the rows', () => {
    expect(summaryOf(`less activity ${'x'.repeat(61)}`)).toBe('');
    expect(summaryOf(`less activity ${'x'.repeat(60)}`)).toBe(`You’d like less of: “${'x'.repeat(60)}”.`);
  });

  it('names people and places, of the form too', () => {
    expect(summaryOf('must must Visa sponsorship = visa', 'looking place Boston = us-ma-boston', 'looking people small teams')).toBe(
      'How you work best: “small teams”. Places: Boston. Must-haves: Visa sponsorship.',
    );
  });

  it('is empty without facts, and is what was typed where something was', () => {
    expect(summaryOf()).toBe('');
    expect(profileOf(facts('more activity maps'), 'Mine.').summary).toBe('Mine.');
  });
});

describe('a profile', () => {
  it('lists what its rows hold', () => {
    expect(
      profileOf(
        facts(
          'more activity maps',
          'more skill R',
          'less activity calls',
          'have skill Excel',
          'looking work geologist',
          'more work guide',
          'looking employer USGS',
          'less employer Exxon',
          'looking people small teams',
          'less people crowds',
          'more place Boston',
          'less place Dallas',
          'must must Remote only',
          'looking seeking Internships',
        ),
        null,
      ),
    ).toMatchObject({
      interests: ['maps', 'R'],
      target_roles: ['geologist'],
      target_companies: ['USGS'],
      ideal_environment: 'small teams; Boston; Remote only',
    });
  });

  it('keeps the 60 newest of each, and fits the wire at its longest', () => {
    const many = facts(...Array.from({ length: 70 }, (_, at) => `more activity ${at} ${'x'.repeat(400)}`));
    const people = many.map((one) => ({ ...one, kind: 'people' as const }));
    const long = profileOf([...many, ...people], null);
    expect(long.interests).toHaveLength(60);
    expect(long.interests[0]).toMatch(/^10 x{297}$/);
    expect(profile.parse(long)).toEqual(long);
  });
});

it('takes the keys of musts for the search, but those that are account fields', () => {
  expect(
    mustsOf(
      facts(
        'must must Visa sponsorship = visa',
        'must must No security clearance = no_clearance',
        'must must Remote only = remote',
        'must must camera off',
        'must place Boston = us-ma-boston',
        'looking place Remote = remote',
        'must must At least $60K = pay>=60000',
      ),
    ),
  ).toEqual(['remote', 'pay>=60000']);
});

describe('roles that were only offered', () => {
  it('are heard where they are looked for and name work', () => {
    const offered = facts(
      'looking work RN = occupation:29-1141.00',
      'looking work transcript editor = role:Editor',
      'looking work lone wolf',
      'more work paralegal = occupation:23-2011.00',
      'looking employer Mayo = mayo clinic',
    );
    expect(leaningsOf([], offered).heard).toEqual(['RN', 'transcript editor']);
    expect(leaningsOf(offered).heard).toEqual([]);
  });
});
