import { describe, expect, it } from 'vitest';
import { consentIn } from './consent.ts';

const isConsent = (name: string, ...values: string[]) => ['', ...values].some(consentIn(name));

describe('a column that nothing reads', () => {
  it.each([
    'OK to contact?',
    'OK To Contact',
    'May we share your profile?',
    'Do Not Contact',
    'Don’t publish',
    'FERPA hold',
    'Privacy level',
    'Contact preference',
    'Share with students',
    'Include in directory',
    'GDPR',
    'optOutStatus',
    'Directory information',
    'Willing to be contacted',
    'No email',
  ])('looks like consent by its name: %s', (name) => expect(isConsent(name)).toBe(true));

  it.each(['Do not publish', 'Opted out', 'private', 'No contact', 'Consent withdrawn', 'opt-in'])(
    'looks like consent by a value: %s',
    (value) => expect(isConsent('Flag', '', value)).toBe(true),
  );

  it('looks like consent where one answer is yes or no', () => {
    expect(isConsent('Contact', 'Y', 'N')).toBe(true);
    expect(isConsent('Contact', 'Ada Okafor')).toBe(false);
  });

  it.each([
    ['Contact Email', 'ada@example.org'],
    ['Contact Name', 'Ada'],
    ['Contact ID', '1'],
    ['Email', 'ada@example.org'],
    ['Notes', 'Met at the private equity panel'],
    ['Mentor', 'yes'],
    ['Industry', 'Private Equity'],
    ['Donor', 'no'],
    ['Student ID', '123'],
    ['Degree', 'BA'],
    ['Last contact date', '2024-01-01'],
    ['Published works', 'three'],
  ])('does not look like consent: %s', (name, value) => expect(isConsent(name, value)).toBe(false));
});
