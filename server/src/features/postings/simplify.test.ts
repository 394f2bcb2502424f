import { describe, expect, it } from 'vitest';
import { mapSimplify, type SimplifyRow } from './simplify.ts';

const now = new Date('2026-11-21T12:00:00Z');
const row: SimplifyRow = {
  id: 'b1',
  company_name: 'Harbor Labs',
  title: 'Data Intern',
  url: 'https://harbor.example.com/jobs/1',
  locations: ['Boston, MA'],
  active: true,
  is_visible: true,
  date_posted: 1_760_000_000,
  date_updated: 1_760_100_000,
  terms: ['Summer 2027'],
  sponsorship: 'Other',
};

describe('a row of listings.json', () => {
  it('becomes a posting with real dates and no description', () => {
    expect(mapSimplify(row, now)).toMatchObject({
      source: 'simplify',
      sourceId: 'b1',
      title: 'Data Intern',
      description: '',
      postedAt: new Date(1_760_000_000_000),
      updatedAt: new Date(1_760_100_000_000),
      open: true,
    });
  });

  it('loses tabs, doubled spaces, entities and marks in its names', () => {
    expect(mapSimplify({ ...row, title: '\tR&amp;D  Intern 🇺🇸 🛂\t', company_name: ' Procter &#38; Gamble\t' }, now)).toMatchObject({
      title: 'R&D Intern',
      companyName: 'Procter & Gamble',
    });
  });

  it.each([
    ['Offers Sponsorship', { sponsorship: 'yes', citizenship: false, quote: 'Offers Sponsorship' }],
    ['Does Not Offer Sponsorship', { sponsorship: 'no', citizenship: false, quote: 'Does Not Offer Sponsorship' }],
    ['U.S. Citizenship is Required', { sponsorship: 'no', citizenship: true, quote: 'U.S. Citizenship is Required' }],
    ['Other', { sponsorship: 'unknown', citizenship: false, quote: null }],
    ['something new', { sponsorship: 'unknown', citizenship: false, quote: null }],
  ])('states "%s"', (sponsorship, stated) => {
    expect(mapSimplify({ ...row, sponsorship }, now)).toMatchObject({ stated });
  });

  it('is closed when inactive or invisible', () => {
    expect(mapSimplify({ ...row, active: false }, now)).toMatchObject({ open: false });
    expect(mapSimplify({ ...row, is_visible: false }, now)).toMatchObject({ open: false });
  });

  it.each([
    [{ url: '' }, 'url is empty'],
    [{ url: 'javascript:alert(1)' }, 'url is not an http(s) address'],
    [{ url: 'https://none' }, 'url is not an http(s) address'],
    [{ url: 'https://stripe.com@evil.example.com/' }, 'url is not an http(s) address'],
    [{ title: ' \t' }, 'title is empty'],
    [{ company_name: ' ' }, 'company_name is empty'],
    [{ date_posted: 1 }, 'date_posted is not a time between 2000 and a year from now'],
    [{ date_updated: 1_760_000_000_000 }, 'date_updated is not a time between 2000 and a year from now'],
    [{ date_updated: Number.NaN }, 'date_updated is not a time between 2000 and a year from now'],
  ])('is refused with the reason: %o', (part, reason) => {
    expect(mapSimplify({ ...row, ...part }, now)).toBe(reason);
  });
});
